### Le plateau du Château Blanc dans le navigateur.

web-door-castle = Château
web-door-river = Rivière
web-door-mine = Domaine
web-door-seats = Clans
web-door-roll = Journal
web-turn-order = Ordre du tour
web-castle = le château
web-outer = Puits, remparts, portes
web-yards = Entraînement
web-river = La rivière : ponts et jardins
web-time = Passage du temps
web-time-short = Temps
web-time-at = case { $place } du passage du temps
web-gate = porte : payer { $cost }
web-floor = { $floor }
web-floor-gate = Portes
web-floor-steward = Intendants
web-floor-diplomat = Diplomates
web-floor-daimyo = Daimyo
web-points-each = { $count ->
    [one] { $count } point en fin de partie par courtisan
   *[other] { $count } points en fin de partie par courtisan
}
web-points-at-the-end = { $count ->
    [one] { $count } point en fin de partie
   *[other] { $count } points en fin de partie
}
web-points-told = { $all } points si la partie s’arrêtait maintenant, dont { $count } déjà sur la piste
web-points-now = { $count } acquis
web-warrior-value = chaque guerrier compte { $value } par courtisan dans le château
web-favour = Faveur { $number } du daimyo : { $effect }
web-value = valeur { $value }
web-die = { $colour } { $value }
web-die-at = { $colour } { $value }, côté { $side }
web-lantern-end = Un dé pris de ce côté allume la lanterne
web-bridge = Le pont { $colour }
web-block = tuile Dé { $colour } : { $effect }
web-garden = { $garden } : coûte { $food } de nourriture, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $effect }
web-members = { $role ->
    [courtier] { $clan } : { $count ->
        [one] { $count } courtisan
       *[other] { $count } courtisans
    }
    [gardener] { $clan } : { $count ->
        [one] { $count } jardinier
       *[other] { $count } jardiniers
    }
   *[warrior] { $clan } : { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
}
web-domain = Domaine : { $clan }
web-your-domain = Votre domaine
web-track = { $store } : { $n } sur { $most }
web-row = { $row }, valeur { $value }
web-row-die = Dé
web-row-gives = Ce que donne la rangée
web-covered = cache { $effect }
web-space-steward-left = Gauche
web-space-steward-center = Centre
web-space-steward-right = Droite
web-space-diplomat-left = Gauche
web-space-diplomat-right = Droite
web-space-outside-left = Dehors, gauche
web-space-outside-right = Dehors, droite
web-space-well = Puits
web-look-courtier = Courtisan
web-look-gardener = Jardinier
web-look-warrior = Guerrier
web-look-audience = Aux portes
web-look-any-die-tile = Au choix
web-look-any-light-action = Action claire
web-look-any-domain-row = Rangée
web-choice-place = { $a }
web-choice-take = pont { $a }, dé { $of_b }
web-choice-garden = jardin { $b }, pont { $a }
web-choice-train = terrain de { $a } fer
web-choice-block = { $a }, bloc { $b }
web-choice-gain = 1 { $a }

## Une première partie

lesson-choose-a-pair = Vous commencez avec une paire : la carte du haut est l’action de votre domaine, celle du bas donne des ressources maintenant et nourrira votre lanterne. Toute paire peut gagner.
lesson-take-a-die = Prenez le dé à l’extrémité gauche ou droite d’un pont. Les dés forts rapportent des pièces là où on les place, les faibles en coûtent ; un dé pris à gauche allume aussi votre lanterne.
lesson-place-the-die = Le dé se compare à la valeur de l’emplacement, ou au dé qui s’y trouve : vous gagnez ou payez la différence en pièces. Dans une salle, vous faites chaque action face à une tuile de la couleur du dé.
lesson-climb = Les courtisans montent contre de la nacre : 2 pour un étage. À un étage, vous prenez la carte d’une salle dans votre domaine, l’ancienne rejoint votre lanterne.
lesson-gardener = Un jardinier coûte de la nourriture et agit aussitôt. S’il reste des dés sur son pont à la fin de la manche, il agit encore : les jardins paient tôt.
lesson-warrior = Un guerrier coûte du fer et fait ce que montre son terrain. À la fin, chaque guerrier rapporte pour chaque courtisan dans le château.
lesson-choose = Plusieurs actions s’offrent à vous : choisissez leur ordre, ou renoncez à ce dont vous ne voulez pas.
lesson-any = Prenez ce qui vous manque le plus : chaque réserve contient sept au plus, le surplus est perdu.
lesson-influence = Une porte du passage du temps coûte des sceaux. Les saisons rapportent à la fin, et qui est en tête joue le premier.

## Le déroulé de la première partie

guide-pair = Une paire vous lance : la carte du haut est une action de votre domaine, celle du bas donne des ressources et nourrit votre lanterne. Prenez le courtisan.
guide-lantern = Prenez le 4 noir à l’extrémité gauche : les dés de gauche allument aussi votre lanterne, ici pour 1 fer.
guide-room = L’emplacement vaut 3 et votre dé 4 : vous gagnez 1 pièce. Face à sa tuile noire, vous faites ce que montre la carte : 2 nacres.
guide-high = Les dés forts rapportent des pièces ou ouvrent les emplacements chers : prenez le 5 blanc.
guide-outside = Au-delà des remparts, l’emplacement vaut 5 : votre dé ne coûte rien, et vous choisissez une des actions montrées.
guide-courtier = Ce sont les courtisans qui rapportent le plus à la fin : prenez cette action.
guide-audience = Pour 2 pièces, un courtisan quitte votre domaine et se présente aux portes.
guide-climb = Pour 2 nacres, il monte d’un étage. Allez dans la salle de droite : sa carte rejoint votre domaine, l’ancienne nourrit votre lanterne.
guide-card = Au passage, vous faites une action sur fond clair de cette carte : 2 nourritures, pour les jardins.
guide-black = Prenez le 5 noir : la salle gauche des diplomates a une tuile noire face à un jardinier.
guide-diplomats = Elle vaut 4, votre dé 5 : 1 pièce pour vous, et l’action jardinier.
guide-garden = 3 nourritures paient ce jardin : 5 points à la fin, et son action tout de suite, le puits.
guide-well = Le puits donne un sceau, ce que montrent ses tuiles et une ressource au choix : du fer, pour un guerrier.
guide-again = La manche est finie. Il reste un dé sur le pont noir, votre jardinier y agit donc encore : prenez une nacre.
guide-end = Une manche sur trois est jouée : courtisans, jardins et guerriers se nourrissent les uns les autres. À gauche la lanterne, à droite les pièces. À vous de jouer, votre adversaire débute aussi.

## Les signes

web-sign-fan-gold = points à la fin
web-sign-gate = les portes du château
web-sign-stronghold = un étage plus haut
web-sign-bridge = un pont et ses dés
web-sign-garden-plant = un jardin végétal
web-sign-garden-stone = un jardin minéral
web-sign-yard = les terrains d’entraînement
web-sign-decree = un décret : rapporte à la fin
web-sign-crest-pine = clan du pin
web-sign-crest-wave = clan de la vague
web-sign-crest-moon = clan de la lune
web-sign-crest-plum = clan du prunier
