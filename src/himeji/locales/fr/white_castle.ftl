### Le Château Blanc : les mots de l'édition française.

title = Le Château Blanc
rival = Tokugawa
option-level = la force de l'adversaire du mode solo
    .value-0 = facile : aucun point, deuxième dans l'ordre du tour
    .value-1 = moyen : 3 points, premier dans l'ordre du tour, 1 case d'avance sur le passage du temps
    .value-2 = difficile : 8 points, premier dans l'ordre du tour, 3 cases d'avance sur le passage du temps
option-two-floors-from-gate = un courtisan aux portes peut monter de deux étages d'un coup
    .value-0 = non
    .value-1 = oui, pour 5 nacres

## Couleurs, extrémités et emplacements

word-coral = corail
word-black = noir
word-white = blanc
word-left = gauche
    .of = de gauche
word-right = droite
    .of = de droite
word-center = centre
    .of = du centre
word-steward-left = intendants, gauche
    .on = dans la salle de gauche des intendants
    .of = de la salle de gauche des intendants
    .to = à la salle de gauche des intendants
word-steward-center = intendants, milieu
    .on = dans la salle du milieu des intendants
    .of = de la salle du milieu des intendants
    .to = à la salle du milieu des intendants
word-steward-right = intendants, droite
    .on = dans la salle de droite des intendants
    .of = de la salle de droite des intendants
    .to = à la salle de droite des intendants
word-diplomat-left = diplomates, gauche
    .on = dans la salle de gauche des diplomates
    .of = de la salle de gauche des diplomates
    .to = à la salle de gauche des diplomates
word-diplomat-right = diplomates, droite
    .on = dans la salle de droite des diplomates
    .of = de la salle de droite des diplomates
    .to = à la salle de droite des diplomates
word-outside-left = remparts, gauche
    .on = au-delà des remparts, à gauche
word-outside-right = remparts, droite
    .on = au-delà des remparts, à droite
word-well = puits
    .on = au puits
word-domain = domaine personnel
    .on = dans le domaine personnel
word-gate = portes du château
    .short = portes
    .from = des portes
    .to = aux portes
word-steward = étage des intendants
    .short = intendants
    .from = de l'étage des intendants
    .to = à l'étage des intendants
word-diplomat = étage des diplomates
    .short = diplomates
    .from = de l'étage des diplomates
    .to = à l'étage des diplomates
word-daimyo = appartements du daimyo
    .short = daimyo
    .from = des appartements du daimyo
    .to = aux appartements du daimyo
word-plant = végétal
word-stone = minéral
word-coral-plant = jardin végétal du pont corail
word-coral-stone = jardin minéral du pont corail
word-black-plant = jardin végétal du pont noir
word-black-stone = jardin minéral du pont noir
word-white-plant = jardin végétal du pont blanc
word-white-stone = jardin minéral du pont blanc

## Réserves, et lignes de la feuille de score

word-coin = pièce
word-seal = sceau
word-points = points
word-food = nourriture
word-iron = fer
word-pearl = nacre
word-collected = gagnés pendant la partie
word-coins-and-seals = pièces et sceaux Daimyo
word-resources = ressources
word-passage-of-time = passage du temps
word-courtiers = courtisans
word-warriors = guerriers
word-gardeners = jardiniers

## Effets

effect-and = { $first } et { $last }
effect-or = { $first } ou { $last }
effect-pay = payer { $cost } → { $effect }
effect-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
effect-seal = { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
}
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-food = { $n ->
    [one] { $n } nourriture
   *[other] { $n } nourritures
}
effect-iron = { $n ->
    [one] { $n } fer
   *[other] { $n } fers
}
effect-pearl = { $n ->
    [one] { $n } nacre
   *[other] { $n } nacres
}
effect-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
effect-influence = { $n ->
    [one] { $n } case d'influence
   *[other] { $n } cases d'influence
}
effect-courtier = action Courtisan
effect-gardener = action Jardinier
effect-warrior = action Guerrier
effect-well = le puits
effect-lantern = la lanterne
effect-audience = un courtisan aux portes
effect-climb = ascension d'un courtisan
effect-any-die-tile = une action face à une tuile Dé
effect-any-coral-tile = une action face à une tuile Dé corail
effect-any-black-tile = une action face à une tuile Dé noir
effect-any-white-tile = une action face à une tuile Dé blanc
effect-any-light-action = une action sur fond clair du château
effect-any-domain-row = une rangée de votre domaine
effect-coral-row = la rangée corail : courtisans
effect-black-row = la rangée noire : jardiniers
effect-white-row = la rangée blanche : guerriers
effect-coin-decree = le décret Pièce
effect-seal-decree = le décret Sceau
effect-points-decree = le décret Point
effect-gate = un courtisan aux portes
effect-climb-n = { $n ->
    [one] son courtisan le plus bas monte de { $n } étage
   *[other] son courtisan le plus bas monte de { $n } étages
}
effect-warrior-n = { $n ->
    [one] un guerrier au terrain à { $n } fer
   *[other] un guerrier au terrain à { $n } fers
}
effect-plant-gardener = un jardinier au jardin végétal le plus faible
effect-stone-gardener = un jardinier au jardin minéral le plus faible
effect-either-gardener = un jardinier au jardin le plus faible

## Cartes et tuiles

thing-steward = intendant { $number }
thing-diplomat = diplomate { $number }
thing-daimyo = daimyo { $number }
thing-plant = jardin végétal { $number }
thing-stone = jardin minéral { $number }
thing-yard-tile = tuile Terrain { $number }
thing-start-action = carte Action de départ { $number }
thing-start-resource = carte Ressource de départ { $number }
thing-solo = carte Solo { $number }
thing-decree = décret { $store }
thing-die-tile = tuile Dé { $colour }
thing-yard = { $cost ->
    [one] terrain d'entraînement à { $cost } fer
   *[other] terrain d'entraînement à { $cost } fers
}
thing-row = rangée du dé { $colour }

## Coups

move-exchange = échanger 2 sceaux contre 1 { $a }
move-exchange-coin = échanger 1 sceau contre 1 pièce
move-pair = prendre la paire { $a }
move-take = prendre le dé { $of_b } du pont { $a }
move-place = placer le dé { $on_a }
move-gain = gagner 1 { $a }
move-accept-seals = prendre les sceaux : ceux qui dépassent la limite sont perdus
move-climb = un courtisan monte { $from_a } { $to_b }
move-favour = prendre la faveur { $a } du daimyo
move-garden = un jardinier au jardin { $b } du pont { $a }
move-train = un guerrier au terrain qui coûte { $a } en fer
move-block = l'action { $b } de la carte { $of_a }
move-cross-gate = payer les sceaux et passer à la saison suivante
move-remove = retirer la carte { $of_a }
move-rival-garden = le jardinier de { rival } au jardin { $b } du pont { $a }

## D'où vient une question

cause-steward-left = { word-steward-left }
cause-steward-center = { word-steward-center }
cause-steward-right = { word-steward-right }
cause-diplomat-left = { word-diplomat-left }
cause-diplomat-right = { word-diplomat-right }
cause-outside-left = { word-outside-left }
cause-outside-right = { word-outside-right }
cause-well = { word-well }
cause-domain = votre domaine
cause-lantern = votre lanterne
cause-rival = tour de { rival }
cause-favour = le daimyo
cause-round-end = fin de la manche
cause-garden = jardin { $b } du pont { $a }

## Questions

asks-choose = Que faites-vous maintenant ?
asks-choose-a-pair = Quelle paire de départ prenez-vous ?
asks-take-a-die = Quel dé prenez-vous ?
asks-place-the-die = Où placez-vous le dé ?
asks-climb = Quel courtisan monte, et jusqu'où ?
    .typed = decline pour renoncer
asks-favour = Quelle faveur du daimyo prenez-vous ?
asks-gardener = Dans quel jardin envoyez-vous votre jardinier ?
    .typed = decline pour renoncer
asks-warrior = Sur quel terrain envoyez-vous votre guerrier ?
    .typed = decline pour renoncer
asks-any = { $n ->
    [one] Quelle ressource prenez-vous ?
   *[other] Quelle ressource prenez-vous, une à une, { $n } en tout ?
}
asks-seal = Tous ces sceaux ne tiennent pas dans votre domaine : en échanger d'abord, ou les prendre ?
asks-influence = Payez-vous les sceaux pour entrer dans la saison suivante ?
    .typed = decline pour s'arrêter là
asks-last-exchange = Votre dernier tour s'achève : échangez-vous encore des sceaux ?
    .typed = decline pour en rester là
asks-any-die-tile = Face à quelle tuile Dé agissez-vous ?
    .typed = decline pour renoncer
asks-any-coral-tile = Face à quelle tuile Dé corail agissez-vous ?
    .typed = decline pour renoncer
asks-any-black-tile = Face à quelle tuile Dé noir agissez-vous ?
    .typed = decline pour renoncer
asks-any-white-tile = Face à quelle tuile Dé blanc agissez-vous ?
    .typed = decline pour renoncer
asks-any-light-action = Quelle action sur fond clair du château effectuez-vous ?
    .typed = decline pour renoncer
asks-remove-a-steward-card = { rival } est monté : quelle carte Intendant retirez-vous ?
asks-remove-a-diplomat-card = { rival } est monté : quelle carte Diplomate retirez-vous ?
asks-rival-plant-gardener = Dans quel jardin végétal va le jardinier de { rival } ?
asks-rival-stone-gardener = Dans quel jardin minéral va le jardinier de { rival } ?
asks-rival-either-gardener = Dans quel jardin va le jardinier de { rival } ?

## Refus

refusal-too-few-coin = { $more ->
    [one] Il vous manque { $more } pièce : il en faut { $need }, vous en avez { $have }.
   *[other] Il vous manque { $more } pièces : il en faut { $need }, vous en avez { $have }.
}
refusal-too-few-seal = { $more ->
    [one] Il vous manque { $more } sceau : il en faut { $need }, vous en avez { $have }.
   *[other] Il vous manque { $more } sceaux : il en faut { $need }, vous en avez { $have }.
}
refusal-too-few-points = { $more ->
    [one] Il vous manque { $more } point : il en faut { $need }, vous en avez { $have }.
   *[other] Il vous manque { $more } points : il en faut { $need }, vous en avez { $have }.
}
refusal-too-few-food = { $more ->
    [one] Il vous manque { $more } nourriture : il en faut { $need }, vous en avez { $have }.
   *[other] Il vous manque { $more } nourritures : il en faut { $need }, vous en avez { $have }.
}
refusal-too-few-iron = { $more ->
    [one] Il vous manque { $more } fer : il en faut { $need }, vous en avez { $have }.
   *[other] Il vous manque { $more } fers : il en faut { $need }, vous en avez { $have }.
}
refusal-too-few-pearl = { $more ->
    [one] Il vous manque { $more } nacre : il en faut { $need }, vous en avez { $have }.
   *[other] Il vous manque { $more } nacres : il en faut { $need }, vous en avez { $have }.
}
refusal-not-your-turn-to-exchange = On n'échange des sceaux que pendant son propre tour.
refusal-other-tile-colour = La tuile Dé de cette action est d'une autre couleur.
refusal-not-a-light-block = Cette action est sur fond sombre.
refusal-no-card-there = Il n'y a pas de carte dans cette salle en ce moment.
refusal-no-courtier-at-home = Tous vos courtisans ont quitté votre domaine.
refusal-no-courtier-there = Vous n'avez pas de courtisan à cet endroit.
refusal-one-floor-from-the-gate = À cette table, on ne monte que d'un étage depuis les portes.
refusal-favour-already-taken = Cette faveur est déjà prise par un courtisan.
refusal-no-warrior-at-home = Tous vos guerriers ont quitté votre domaine.
refusal-no-gardener-at-home = Tous vos jardiniers ont quitté votre domaine.
refusal-gardener-already-there = Votre jardinier y est déjà.
refusal-no-pair-there = Cette paire n'est pas proposée.
refusal-no-die-there = Il n'y a pas de dé à cette extrémité du pont.
refusal-space-full = Cet emplacement ne peut plus recevoir de dé.
refusal-no-tile-of-this-colour = Cette salle n'a pas de tuile Dé de la couleur de ce dé.
refusal-other-floor = { rival } est arrivé à un autre étage.
refusal-not-the-lowest-garden = { rival } va dans le jardin libre de ce type qui rapporte le moins.

## Événements

event-gained = { $you ->
    [yes] Vous gagnez { $amount }.
   *[no] { $seat } gagne { $amount }.
}
event-paid = { $you ->
    [yes] Vous payez { $amount }.
   *[no] { $seat } paie { $amount }.
}
event-lost-to-the-limit = { $you ->
    [yes] Au-delà de votre limite, vous perdez { $amount }.
   *[no] Au-delà de la limite, { $seat } perd { $amount }.
}
event-seals-exchanged = { $you ->
    [yes] { $count ->
        [one] Vous échangez { $count } sceau contre 1 { $store }.
       *[other] Vous échangez { $count } sceaux contre 1 { $store }.
    }
   *[no] { $count ->
        [one] { $seat } échange { $count } sceau contre 1 { $store }.
       *[other] { $seat } échange { $count } sceaux contre 1 { $store }.
    }
}
event-influence-gained = { $you ->
    [yes] Vous avancez à la case { $place } du passage du temps.
   *[no] { $seat } avance à la case { $place } du passage du temps.
}
event-gate-crossed = { $you ->
    [yes] { $count ->
        [one] Vous passez à la saison suivante pour { $count } sceau.
       *[other] Vous passez à la saison suivante pour { $count } sceaux.
    }
   *[no] { $count ->
        [one] { $seat } passe à la saison suivante pour { $count } sceau.
       *[other] { $seat } passe à la saison suivante pour { $count } sceaux.
    }
}
event-room-card-revealed = Nouvelle carte { $on_room } : { $card }.
event-room-card-removed = La carte { $of_room } quitte le jeu : { $card }.
event-lantern-lit = { $you ->
    [yes] Vous activez votre lanterne.
   *[no] { $seat } active sa lanterne.
}
event-courtier-at-gate = { $you ->
    [yes] Votre courtisan se présente aux portes.
   *[no] Un courtisan de { $seat } se présente aux portes.
}
event-courtier-climbed = { $you ->
    [yes] Votre courtisan monte { $to_floor }.
   *[no] Un courtisan de { $seat } monte { $to_floor }.
}
event-card-taken = { $you ->
    [yes] Vous prenez la carte { $of_room } : { $card }.
   *[no] { $seat } prend la carte { $of_room } : { $card }.
}
event-card-turned = { $you ->
    [yes] Votre carte rejoint votre zone Lanterne : { $card }.
   *[no] La carte de { $seat } rejoint sa zone Lanterne : { $card }.
}
event-favour-taken = { $you ->
    [yes] Votre courtisan prend la faveur { $favour } du daimyo.
   *[no] Un courtisan de { $seat } prend la faveur { $favour } du daimyo.
}
event-warrior-placed = { $you ->
    [yes] { $cost ->
        [one] Votre guerrier rejoint le terrain d'entraînement à { $cost } fer.
       *[other] Votre guerrier rejoint le terrain d'entraînement à { $cost } fers.
    }
   *[no] { $cost ->
        [one] Un guerrier de { $seat } rejoint le terrain d'entraînement à { $cost } fer.
       *[other] Un guerrier de { $seat } rejoint le terrain d'entraînement à { $cost } fers.
    }
}
event-gardener-placed = { $you ->
    [yes] Votre jardinier va au { $garden }.
   *[no] Un jardinier de { $seat } va au { $garden }.
}
event-gardener-acts-again = { $you ->
    [yes] Au { $garden }, votre jardinier agit de nouveau.
   *[no] Au { $garden }, le jardinier de { $seat } agit de nouveau.
}
event-pair-offered = La paire { $pair } est proposée.
event-pair-chosen = { $you ->
    [yes] Vous commencez avec la { $action } et la { $resource }.
   *[no] { $seat } commence avec la { $action } et la { $resource }.
}
event-decree-received = { $you ->
    [yes] Vous recevez le { $card }.
   *[no] { $seat } reçoit le { $card }.
}
event-die-taken = { $you ->
    [yes] Vous prenez le { $value } { $colour } à l'extrémité { $side } de son pont.
   *[no] { $seat } prend le { $value } { $colour } à l'extrémité { $side } de son pont.
}
event-die-placed = { $you ->
    [yes] Vous placez le { $value } { $on_space }.
   *[no] { $seat } place le { $value } { $on_space }.
}
event-rival-cannot = { rival } ne peut pas le faire et marque autant de points que le numéro de la manche.
event-rival-card-turned = { rival } retourne la { $card }.
event-rival-took = { rival } prend le { $value } { $colour }.
event-round-began = La manche { $round } commence : les dés sont lancés.
event-turn-order-set = { $you ->
    [yes] Vous êtes en position { $place } dans l'ordre du tour.
   *[no] { $seat } est en position { $place } dans l'ordre du tour.
}

## Ce qui a décidé de la partie

decided-turn-order = à égalité de points, mais mieux placé dans l'ordre du tour

## Le plateau dans le terminal

board-round = { $round ->
    [0] mise en place
   *[other] manche { $round } sur { $rounds }
}
board-over = la partie est finie
board-in-hand = dé en main : { $value } { $colour }
board-bridges = Ponts
    .key = gauche (lanterne) | centre | droite ; les jardins du pont
board-garden = { $kind } ({ $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $effect }
board-castle = Château
    .key = face à chaque tuile Dé : ● fond sombre, ○ fond clair
board-favour = { $number }. { $effect }
board-no-card = pas de carte
board-decks = cartes à venir : { $steward ->
    [one] { $steward } intendant
   *[other] { $steward } intendants
}, { $diplomat ->
    [one] { $diplomat } diplomate
   *[other] { $diplomat } diplomates
}
board-surroundings = Autour du château
    .key = (5) valeur à recouvrir, × 2 valeur d'un guerrier
board-yard = { $iron ->
    [one] Terrain à { $iron } fer (× { $value })
   *[other] Terrain à { $iron } fers (× { $value })
}
board-pairs = Paires de départ
    .key = carte Action · carte Ressource
board-pair = { $action } · { $resource } · lanterne : { $lantern }
board-clan = { $place }. { $clan }{ $you ->
    [yes] { " " }(vous)
   *[no] { "" }
}{ $to_move ->
    [yes] { " " }◄
   *[no] { "" }
}
board-time = { $toll ->
    [0] temps { $time }, saison { $season }
    [one] temps { $time }, saison { $season } (la suivante : { $toll } sceau)
   *[other] temps { $time }, saison { $season } (la suivante : { $toll } sceaux)
}
board-lantern = Lanterne
board-stores = Réserves
board-courtiers = { $count ->
    [one] { $count } courtisan au domaine
   *[other] { $count } courtisans au domaine
}
board-gardeners = { $count ->
    [one] { $count } jardinier au domaine
   *[other] { $count } jardiniers au domaine
}
board-warriors = { $count ->
    [one] { $count } guerrier au domaine
   *[other] { $count } guerriers au domaine
}
board-next-card = À suivre
board-next = le dé { $of_side } du pont { $colour } va { $on_space } ; { $effects }

## L'inventaire du matériel

section-rooms = Salles du château
section-outside-the-walls = Au-delà des remparts
section-training-yards = Terrains d'entraînement
section-die-rows = Rangées du domaine personnel
section-steward-cards = Cartes Intendant (premier étage)
section-diplomat-cards = Cartes Diplomate (deuxième étage)
section-daimyo-cards = Cartes Daimyo (troisième étage)
section-plant-garden-cards = Cartes Jardin végétal
section-stone-garden-cards = Cartes Jardin minéral
section-yard-tiles = Tuiles Terrain
section-starting-action-cards = Cartes Action de départ
section-starting-resource-cards = Cartes Ressource de départ
section-decree-cards = Cartes Décret
section-die-tiles = Tuiles Dé
section-solo-cards = Cartes Solo
fact-value = valeur imprimée { $value }
fact-slot = tuile Dé { $number } : emplacement { $printed }
fact-block = { $rows }, { $tone } : { $effect }
fact-players = à partir de { $players } joueurs
fact-lantern = zone Lanterne : { $effect }
fact-favour = faveur { $number } : { $effect }
fact-garden = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-action = { $effect }
fact-face = face { $face } : { $effect }
fact-shows = une tuile, face { $face } visible
fact-gives = { $effect }
fact-reward = au puits : { $effect }
fact-die = côté pont : le dé { $of_side } du pont { $colour } va { $on_space }
fact-rival = côté actions : { $effect }
fact-icon = { $count ->
    [0] toujours visible : { $effect }
   *[other] avec { $count } partis : { $effect }
}
fact-yard = { $iron } en fer, valeur { $value }
word-top = haut
word-middle = milieu
word-bottom = bas
word-top-middle = haut et milieu
word-middle-bottom = milieu et bas
word-top-middle-bottom = toutes les rangées
word-light = fond clair
word-dark = fond sombre
word-blue = bleue
word-yellow = jaune
word-diamond = losange
word-pairing = couples de faces
word-layout = place des emplacements
