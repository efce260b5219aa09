### Naishi : les mots de l'édition française.

title = Naishi
option-open-discard = la défausse peut être consultée pendant la partie
    .value-0 = non
    .value-1 = oui

## Cartes et lieux

word-mountain = montagne
    .the = la montagne
    .a = une montagne
word-naishi = naishi
    .the = la naishi
    .a = une naishi
word-advisor = conseiller
    .the = le conseiller
    .a = un conseiller
word-sentinel = sentinelle
    .the = la sentinelle
    .a = une sentinelle
word-monk = moine
    .the = le moine
    .a = un moine
word-horseman = cavalier
    .the = le cavalier
    .a = un cavalier
word-ronin = ronin
    .the = le ronin
    .a = un ronin
word-ninja = ninja
    .the = le ninja
    .a = un ninja
word-fort = fortin
    .the = le fortin
    .a = un fortin
word-torii = torii
    .the = le torii
    .a = un torii
word-rice-field = rizière
    .the = la rizière
    .a = une rizière
word-banner = étendard
    .the = l'étendard
    .a = un étendard
word-line = Ligne
    .your = votre Ligne
    .their = sa Ligne
word-hand = Main
    .your = votre Main
    .their = sa Main
word-river = Rivière

## Coups

move-give = donner { $the_a }
move-develop = développer : { $a }, colonne { $b }
move-swap-river = inverser deux cartes de la Rivière : pioches { $a } et { $b }
move-swap-line = inverser deux cartes de votre Ligne : colonnes { $a } et { $b }
move-swap-hand = inverser deux cartes de votre Main : colonnes { $a } et { $b }
move-swap-column = inverser la carte de Main et celle de Ligne : colonne { $a }
move-discard-river = défausser deux cartes de la Rivière : pioches { $a } et { $b }
move-decree = décret impérial : { $a }, colonne { $b }
move-recall = rappeler vos émissaires
move-declare-end = déclarer la fin de partie
move-pass = passer
move-copy = copier { $the_a }

## Questions

asks-give-a-card = Laquelle de vos deux cartes Développement donnez-vous à votre adversaire ?
asks-turn = À vous de jouer : quelle action ?
asks-develop = Développez maintenant votre territoire : quelle carte remplacez-vous ?
asks-additional-action = Une action additionnelle, ou y renoncer ?
    .typed = decline
asks-copy = Quel personnage votre ninja copie-t-il ?

## Refus

refusal-not-to-give = Ce n'est pas l'une des deux cartes que vous pouvez donner.
refusal-pile-empty = La pioche { $pile } est vide.
refusal-nothing-to-develop = La Rivière est vide : il n'y aurait rien à développer ensuite.
refusal-would-leave-nothing = Ce sont les dernières cartes de la Rivière : il n'y aurait plus rien à développer.
refusal-no-free-emissary = Aucun de vos émissaires n'est libre.
refusal-spaces-taken = { $spaces ->
    [one] Le seul emplacement de cette action est occupé.
   *[other] Les { $spaces } emplacements de cette action sont occupés.
}
refusal-decree-taken = Le décret impérial a déjà été imposé dans cette partie.
refusal-nobody-to-recall = Vous n'avez aucun émissaire à rappeler ; celui du décret ne revient jamais.
refusal-end-already-triggered = La fin de partie est déjà déclenchée.
refusal-no-empty-pile = Aucune pioche de la Rivière n'est encore vide.
refusal-an-action-is-possible = On ne passe que si aucune action n'est possible.
refusal-not-in-territory = Ce personnage n'est pas dans votre territoire.

## Événements

event-card-given = { $you ->
    [yes] Vous avez choisi la carte que vous donnez.
   *[no] { $seat } a choisi la carte à donner.
}
event-card-received = { $you ->
    [yes] Vous recevez { $a_card }.
   *[no] { $seat } reçoit { $a_card }.
}
event-hands-shuffled = Chaque Main est mélangée ; son ordre est désormais fixé.
event-card-discarded = { $you ->
    [yes] Vous défaussez { $the_card } de { $your_row }, colonne { $column }.
   *[no] { $seat } défausse { $the_card } de { $their_row }, colonne { $column }.
}
event-territory-developed = { $you ->
    [yes] Vous installez { $the_card } dans { $your_row }, colonne { $column }.
   *[no] { $seat } installe { $the_card } dans { $their_row }, colonne { $column }.
}
event-card-revealed = La pioche { $pile } révèle { $a_card }.
event-pile-emptied = La pioche { $pile } est vide.
event-river-swapped = { $you ->
    [yes] Vous inversez les cartes des pioches { $first } et { $second }.
   *[no] { $seat } inverse les cartes des pioches { $first } et { $second }.
}
event-cards-swapped = { $you ->
    [yes] Vous inversez les cartes { $first } et { $second } de { $your_row }.
   *[no] { $seat } inverse les cartes { $first } et { $second } de { $their_row }.
}
event-column-swapped = { $you ->
    [yes] Vous inversez Ligne et Main en colonne { $column } : { $the_card } passe dans votre Ligne.
   *[no] { $seat } inverse Ligne et Main en colonne { $column } : { $the_card } passe dans sa Ligne.
}
event-river-discarded = { $you ->
    [yes] Vous défaussez { $the_card } de la pioche { $pile }.
   *[no] { $seat } défausse { $the_card } de la pioche { $pile }.
}
event-decree-imposed = { $you ->
    [yes] Vous imposez le décret impérial : les cartes de { $row } en colonne { $column } changent de camp.
   *[no] { $seat } impose le décret impérial : les cartes de { $row } en colonne { $column } changent de camp.
}
event-decree-brought = { $you ->
    [yes] Le décret vous apporte { $a_card }.
   *[no] Le décret apporte { $a_card } à { $seat }.
}
event-emissaries-recalled = { $you ->
    [yes] { $count ->
        [one] Vous rappelez { $count } émissaire.
       *[other] Vous rappelez { $count } émissaires.
    }
   *[no] { $count ->
        [one] { $seat } rappelle { $count } émissaire.
       *[other] { $seat } rappelle { $count } émissaires.
    }
}
event-end-declared = { $you ->
    [yes] Vous déclarez la fin de partie : votre adversaire joue un dernier tour.
   *[no] { $seat } déclare la fin de partie.
}
event-end-triggered = { $you ->
    [yes] Deux pioches sont vides à la fin de votre tour : la fin de partie est déclenchée.
   *[no] { $seat } finit son tour avec deux pioches vides : la fin de partie est déclenchée.
}
event-turn-passed = { $you ->
    [yes] Vous ne pouvez rien faire : vous passez.
   *[no] { $seat } ne peut rien faire et passe.
}
event-hands-shown = Les deux Mains sont posées sous les Lignes.
event-ninja-copied = { $you ->
    [yes] Votre ninja ({ $row }, colonne { $column }) copie { $the_card }.
   *[no] Chez { $seat }, le ninja ({ $row }, colonne { $column }) copie { $the_card }.
}

## Ce qui a décidé de la partie

decided-colours = à égalité de points, mais avec plus de couleurs

## Le plateau dans le terminal

board-turn = { $turn ->
    [0] échange de départ
   *[other] tour { $turn }
}
board-turns-left = { $turns ->
    [0] décompte final
    [1] dernier tour
   *[other] encore { $turns } tours
}
board-you = { $seat } (vous)
board-under = { $hidden ->
    [0] -
   *[other] +{ $hidden } dessous
}
board-nothing = (vide)
board-court = Cour impériale : inverser { $swap }/{ $swap_spaces }, défausser { $discard }/{ $discard_spaces }, décret { $decree ->
    [none] libre
   *[other] pris ({ $decree })
}.
board-emissaries = Émissaires libres : { $below_free } ({ $below }), { $above_free } ({ $above }).
board-discard-none = Défausse : vide.
board-discard-top = Défausse : { $a_card } sur le dessus.
board-discard-all = Défausse : { $cards }.
board-also-held = Chez { $seat }, parmi les cartes non vues : { $cards }.
board-exchanged = { $sign } Une carte échangée par décret compte encore parmi les cartes non vues de sa première Main.
board-seen = * Votre adversaire a vu cette carte.

## L'inventaire du matériel

section-cards = Cartes
section-imperial-court = Cour impériale
fact-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
fact-kind = { $kind }, { $colour }
fact-spaces = { $spaces ->
    [one] { $spaces } emplacement
   *[other] { $spaces } emplacements
}
fact-ninja = copie un personnage de son territoire
fact-count-table = { $count } en { $scope } : { $points } points
fact-group-table = groupe de { $count } : { $points } points
fact-per-card-distinct-types = { $count } types différents : { $points } points
fact-position = { $row }, colonnes 1 à 5 : { $points }
fact-adjacent = par { $card } à côté : { $points } points
fact-if-no-adjacent = sans { $card } à côté : { $points } points
fact-if-in-hand-under = en Main sous { $a_card } : { $points } points
word-territory = territoire
word-character = personnage
word-province = province
word-setup = carte de mise en place
word-swap = inverser deux cartes
word-discard-river = défausser deux cartes de la Rivière
word-decree = décret impérial
word-kind = nature
word-copies = exemplaires
word-white = blanc
word-pink = rose
word-purple = violet
word-green = vert
word-orange = orange
word-blue = bleu
word-turquoise = turquoise
word-black = noir
word-brown = marron
word-red = rouge
word-yellow = jaune
word-cyan = cyan
