### Ce que disent « himeji arena » et « himeji bot ».

## Ce qu'un bot a fait de travers

error-bot-not-started = « { $place } » ne peut pas être lancé.
error-bot-gone = Il s'est arrêté, ou a fermé son entrée ou sa sortie.
error-bot-too-slow = Il n'a pas répondu à temps.
error-bot-floods = Il a écrit plus qu'un bot ne peut dire.
error-bot-not-text = Il a répondu autre chose que de l'UTF-8.
error-bot-unreadable = Il a répondu « { $text } », qui n'est pas du protocole.
error-bot-illegal-move = Il a joué « { $text } », qui n'est pas un des coups proposés.
error-not-the-protocol = « { $text } » n'est pas du protocole des bots.

## L'arène

arena-playing = En jeu
arena-heading = { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ({ $options })
arena-ratings = Classement (Elo, moyenne 1500)
arena-player = Joueur
arena-against = Contre
arena-games = Parties
arena-wins = Victoires
arena-margin = Écart
arena-points = Points
arena-rating = Cote
arena-rules = le rival des règles
arena-number = { $n }
arena-decimal = { NUMBER($n, minimumFractionDigits: 1) }
arena-percent = { NUMBER($n, minimumFractionDigits: 1) } %
arena-interval = { $mean } ({ $low }–{ $high })
arena-plus-minus = { $mean } ± { $half }
arena-replaced = { $games ->
    [one] { $player } a été remplacé par le niveau 1 dans { $games } partie : { $reason }
   *[other] { $player } a été remplacé par le niveau 1 dans { $games } parties : { $reason }
}
error-nobody-plays = Nommez un jeu, au moins un joueur, et au moins une partie, un processus et une seconde.
error-no-matches-there = Il n'y a pas de match dans { $place }.
error-not-a-match = « { $place } » ne décrit pas un match.
error-not-a-result = { $place } n'est pas une ligne de résultats.
error-other-rules-there = Les processus qui jouent n'ont pas les mêmes règles, le même matériel ou les mêmes niveaux de { $title }.
error-worker-gone = Un processus qui jouait a été arrêté du dehors. Relancez : ce qui est fini est gardé.
error-game-failed = La partie { $place } a échoué : { $error }
error-ray-missing = Ray n'est pas installé : pip install himeji[ray]
error-ray-unreachable = Aucune grappe Ray ne répond à « { $place } » : { $error }
