### Ce qui se dit des positions, des tours et des parties qu'on étudie.

## Nombres

study-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
study-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-signed = { $sign ->
    [none] { NUMBER($size, maximumFractionDigits: 1) }
    [minus] −{ NUMBER($size, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($size, maximumFractionDigits: 1) }
}
study-signed-percent = { $sign ->
    [none] { NUMBER($size, style: "percent", maximumFractionDigits: 0) }
    [minus] −{ NUMBER($size, style: "percent", maximumFractionDigits: 0) }
   *[plus] +{ NUMBER($size, style: "percent", maximumFractionDigits: 0) }
}

## Raisons : les points qu'une façon de jouer le tour rapporte de plus qu'une autre

reason-against = Plutôt que « { $move } » : { $reasons }.
reason-none = Plutôt que « { $move } » : rien d'important ne change d'ici la fin du tour.
reason-now = { $amount } tout de suite
reason-later = { $amount } plus tard
reason-resources = { $amount } en réserve
reason-tempo = { $amount } pour le temps
reason-beyond = { $amount } au-delà de ce tour, d'après la recherche
reason-denial = { $sign ->
    [minus] { $name } gagne { NUMBER($size, maximumFractionDigits: 1) }
   *[plus] { $name } perd { NUMBER($size, maximumFractionDigits: 1) }
}
reason-and = { $first } ; { $others }
reason-of = { $reason } : { $parts }
word-prospects = perspectives
word-turns-to-come = tours à venir
word-lantern-cards = cartes de la lanterne
word-domain-card = la carte du domaine
word-garden-actions = jardins en fin de manche
word-cards-to-come = cartes encore à venir
word-free-emissaries = émissaires libres
word-influence = influence

## Conseils

hint-chances = { $name } : { $wins } de chances, { $points } points
hint-figures = { $wins } de chances, { $points } points
hint-budget = { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}
hint-then = puis { $chain }
hint-no-choice = Il n'y a pas le choix : { $move }.
hint-thinking = Réflexion…

## Enchaînements

combos-none = Il ne reste rien à choisir dans ce tour.
combos-figures = { $value } points à la fin · { $points } tout de suite · coûte { $costs } · rapporte { $gives }
combos-nothing = rien
combos-revealed = après { $move }, quelque chose d'inconnu est révélé
combos-open = la suite dépend de ce qui est révélé

## Analyse d'une partie

review-title = { $title } : l'évolution des chances
review-summary = { $moves } coups, chacun analysé avec { $simulations } simulations.
review-seat = place
review-start = au début
review-own = ses décisions
review-others = celles des autres
review-luck = hasard
review-hindsight = vu après coup
review-end = à la fin
review-mistakes = Les décisions les plus coûteuses
review-no-mistakes = Aucune décision n'a coûté 5 % ou plus.
review-number = coup
review-played = joué
review-instead = Mieux : { $move } ({ $words })
review-cost = coût
review-moments = Où les chances ont tourné
review-chances = chances avant
review-written = Le graphique est dans { $file }.
review-axis-luck = hasard
review-axis-moves = coups
review-description = Chaque ligne montre les chances de gagner d'un joueur, coup par coup, de { $starts } à { $ends }. { $mistakes ->
    [0] Aucune décision n'a coûté 5 % ou plus.
    [one] Une décision coûteuse est marquée.
   *[other] { $mistakes } décisions coûteuses sont marquées.
} Les barres du bas montrent qui le hasard a favorisé.
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe

## Erreurs

error-game-not-over = La partie n'est pas finie : elle ne peut pas encore être analysée (voir « { $place } »).
error-nothing-to-decide = Personne n'a rien à décider dans cette position (voir « { $place } »).
error-seat-not-asked = Cette place n'a rien à décider dans cette position (voir « { $place } »).
error-not-a-die = « { $place } » n'est pas un dé ; il se désigne par son pont et son côté, comme coral-left.
