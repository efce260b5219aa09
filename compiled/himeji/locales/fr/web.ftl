### Ce que dit le client du navigateur sur chaque page.

## La page

web-home = Himeji : vers l’accueil
web-language = { $language ->
    [fr] Lire en français
   *[other] Read in English
}
web-light = Clair ou sombre
web-skip = Aller à la question
web-doors = Parties de la table

## La question

web-ask = La question
web-choices = { $count ->
    [0] Choisissez sur le plateau.
    [one] { $count } choix.
   *[other] { $count } choix.
}
web-your-turn = À vous de jouer, { $name }
web-you = vous
web-bot = bot, { $bot }
web-by-the-rules = joué par les règles
web-seat = Place { $number }
web-looking-on = Vous regardez la partie
web-others-turn = { $names } joue
web-over = La partie est terminée
web-back = Retour
web-at-any-time = À tout moment
web-undo = Annuler
web-restart = Recommencer le tour
web-sending = Envoi…
web-lost = { $count ->
    [0] Connexion perdue, nouvel essai…
    [one] Connexion perdue, { $count } message non envoyé, nouvel essai…
   *[other] Connexion perdue, { $count } messages non envoyés, nouvel essai…
}
web-closed = Le serveur a mis fin à la connexion : { $code }
web-connecting = Ouverture de la table…
web-waiting-for-players = En attente des autres joueurs
web-empty-seat = libre
web-invite = Envoyez cette adresse à qui doit vous rejoindre :

## Le rouleau

web-roll = Journal, points, discussion
web-log = Journal
web-score = Points
web-score-line = Ligne
web-total = Total
web-chat = Parler
web-say = Dire quelque chose
web-send = Envoyer
web-command = Taper un coup
web-completions = Coups possibles

## La fin

web-winner = { $you ->
    [yes] Vous gagnez, { $decided }.
   *[no] { $name } gagne, { $decided }.
}
web-winners = { $names } se partagent la victoire : { $decided }.
