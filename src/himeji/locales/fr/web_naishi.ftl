### La table de Naishi dans le navigateur.

web-door-board = Table
web-door-court = Cour
web-door-roll = Journal
web-river = Rivière
web-court = Cour impériale
web-court-swap = Inverser deux cartes
web-court-discard-river = Défausser deux de la rivière
web-court-decree = Décret impérial
web-discard = Défausse
web-your-line = Votre ligne
web-your-hand = Votre main
web-their-line = Ligne de { $seat }
web-their-hand = Main de { $seat }
web-place = { $row } { $column }
web-card-at = { $place } : { $card }
web-hidden-card = { $place } : carte cachée
web-empty-pile = { $place } : vide
web-under = { $count ->
    [0] rien dessous
   *[other] { $count } dessous
}
web-last-card = dernière
web-seen = vue par votre adversaire
web-points-then = Vos points : { $now } maintenant, { $then } ensuite
web-today = à ce jour
web-free-emissaries = { $count ->
    [0] aucun émissaire libre
    [one] { $count } émissaire libre
   *[other] { $count } émissaires libres
}
web-short-mountain = 5 seule, sinon −5
web-short-naishi = centre 12 / 8
web-short-advisor = 2 4 3 4 2 · 4 [naishi]
web-short-sentinel = 3 isolée · 4 [fort]
web-short-monk = main 5 · 2 [torii]
web-short-horseman = main 3 · 10 [banner]
web-short-ronin = 8–10 : 8 · 15 · 45
web-short-ninja = copie
web-short-fort = 6 à chaque bord
web-short-torii = −5 · 0 · 30
web-short-rice-field = 0 · 10 · 20 · 30
web-short-banner = ligne 3 · 8
web-choice-develop = { $a } { $b }
web-develop = développer colonne { $column } : { $card }

## Une première partie

lesson-give-a-card = Vous avez deux cartes développement et trois montagnes. L’une des deux va à votre adversaire, la sienne vous revient. Puis votre main est mélangée et garde son ordre : cinq cartes sous votre ligne de cinq.
lesson-turn = À chaque tour, vous développez une colonne : la carte visible de cette pioche remplace celle de votre ligne ou de votre main dans la même colonne. Les nombres comme −5 → 10 disent ce que vaudrait votre territoire. Avec un émissaire libre, vous pouvez d’abord inverser ou défausser grâce à la cour.
lesson-develop = Il reste à développer une colonne : touchez une carte de la rivière, puis la place qu’elle prend. Les montagnes coûtent des points tant que vous en avez deux ou plus.
lesson-additional-action = Un émissaire peut encore agir avant la suite. Il reste à la cour jusqu’à ce que vous dépensiez un tour pour le rappeler.
lesson-copy = La partie est finie et les mains sont montrées. Un ninja devient l’un des personnages de votre territoire : choisissez celui qui rapporte le plus.

## Le déroulé de la première partie

guide-give = Gardez le cavalier, donnez le moine : un cavalier vaut 3 dans votre main et 10 de plus sous un étendard, et il y en a un dans la rivière.
guide-naishi = Tout est affaire de place : la naishi vaut 12 au milieu de votre ligne. Touchez-la dans la rivière, puis la montagne qu’elle remplace.
guide-emissaries = À chaque tour, un émissaire peut agir en plus à la cour. Renoncez : gardez les deux pour le moment où cela paie.
guide-advisor = Les voisines comptent aussi : un conseiller vaut 4 en colonne 2, et 4 de plus à côté de la naishi.
guide-keep = Renoncez encore : le bon moment vient au tour suivant.
guide-banner = Un étendard vaut 3 dans votre ligne, jamais dans votre main. Prenez-le : il sera au-dessus de votre cavalier.
guide-swap = Envoyez maintenant un émissaire : inversez les cartes 1 et 2 de votre main, et le cavalier passe sous l’étendard pour 10 points de plus.
guide-fort = Un fortin vaut 6 à chaque bout de rangée. Il chasse aussi une montagne, et les montagnes vous coûtent 5 tant qu’il n’en reste pas qu’une.
guide-end = Vous connaissez le jeu : développez, servez-vous de la cour, et prenez un tour pour rappeler vos émissaires quand ils sont partis. Une pioche vide annonce la fin. À vous de jouer, votre adversaire débute aussi.

## Les signes

web-sign-act-swap = cour : inverser deux cartes
web-sign-act-discard = cour : défausser deux cartes de la rivière
web-sign-decree = cour : décret impérial
web-sign-emissary-flower = le premier joueur et ses émissaires
web-sign-emissary-tomoe = le second joueur et ses émissaires
