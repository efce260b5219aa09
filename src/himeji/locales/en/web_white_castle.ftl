### The board of The White Castle in the browser.

web-door-castle = Castle
web-door-river = River
web-door-mine = Domain
web-door-seats = Clans
web-door-roll = Log
web-turn-order = Turn order
web-castle = the castle
web-outer = Well, outside the walls, gate
web-yards = Training yards
web-river = The river: bridges and gardens
web-time = Passage of time
web-time-short = Time
web-time-at = place { $place } on the passage of time
web-gate = gate: pay { $cost }
web-floor = { $floor }
web-floor-gate = Gate
web-floor-steward = Stewards
web-floor-diplomat = Diplomats
web-floor-daimyo = Daimyo
web-points-each = { $count ->
    [one] { $count } point at the end for each courtier
   *[other] { $count } points at the end for each courtier
}
web-points-at-the-end = { $count ->
    [one] { $count } point at the end
   *[other] { $count } points at the end
}
web-points-told = { $all } points if the game ended now, { $count } of them on the track already
web-points-now = { $count } now
web-warrior-value = each warrior counts { $value } for every courtier in the castle
web-favour = Favour { $number } of the daimyo: { $effect }
web-value = value { $value }
web-die = { $colour } { $value }
web-die-at = { $colour } { $value }, { $side } end
web-lantern-end = A die taken at this end lights the lantern
web-bridge = The { $colour } bridge
web-block = { $colour } die tile: { $effect }
web-garden = { $garden }: costs { $food } food, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $effect }
web-members = { $role ->
    [courtier] { $clan }: { $count ->
        [one] { $count } courtier
       *[other] { $count } courtiers
    }
    [gardener] { $clan }: { $count ->
        [one] { $count } gardener
       *[other] { $count } gardeners
    }
   *[warrior] { $clan }: { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
}
web-domain = Domain: { $clan }
web-your-domain = Your domain
web-track = { $store }: { $n } of { $most }
web-row = { $row }, value { $value }
web-row-die = Die
web-row-gives = What the row gives
web-covered = covers { $effect }
web-space-steward-left = Left
web-space-steward-center = Centre
web-space-steward-right = Right
web-space-diplomat-left = Left
web-space-diplomat-right = Right
web-space-outside-left = Outside, left
web-space-outside-right = Outside, right
web-space-well = Well
web-look-courtier = Courtier
web-look-gardener = Gardener
web-look-warrior = Warrior
web-look-audience = To the gate
web-look-any-die-tile = Any tile
web-look-any-light-action = Light action
web-look-any-domain-row = Any row
web-choice-place = { $a }
web-choice-take = { $a } bridge, { $of_b } end
web-choice-garden = { $b } garden, { $a } bridge
web-choice-train = yard of { $a } iron
web-choice-block = { $a }, block { $b }
web-choice-gain = 1 { $a }

## A first game

lesson-choose-a-pair = You begin with a pair: the card on top is the action of your domain, the one below gives resources now and lights your lantern later. Any pair can win.
lesson-take-a-die = Take the die at the left or right end of a bridge. High dice earn coins where they are placed, low ones cost them; a die from the left end also lights your lantern.
lesson-place-the-die = A die is compared with the value of its space, or with the die that lies there: you gain or pay the difference in coins. In a room you do every action beside a tile of your die’s colour.
lesson-climb = Courtiers climb for pearls: 2 for one floor. On a floor you take the card of a room into your domain, your old one goes to your lantern.
lesson-gardener = A gardener costs food and acts now. If dice are left on that bridge at the end of the round, it acts again: gardens pay early.
lesson-warrior = A warrior costs iron and does what its yard shows. At the end each warrior scores for every courtier in the castle.
lesson-choose = Several actions are open: choose their order, or decline what you do not want.
lesson-any = Take what you lack most: each store holds seven at the most, and what goes beyond is lost.
lesson-influence = A gate on the passage of time costs seals. Seasons score at the end, and whoever is ahead plays first.

## The script of the first game

guide-pair = A pair is your start: the card on top is an action of your domain, the one below gives resources and feeds your lantern. Take the courtier.
guide-lantern = Take the black 4 at the left end: dice from the left also light your lantern, here for 1 iron.
guide-room = This space is worth 3 and your die 4: you gain 1 coin. Beside its black tile you do what the card shows, 2 pearls.
guide-high = High dice earn coins or reach dear spaces: take the white 5.
guide-outside = Outside the walls a space is worth 5: your die costs nothing, and you choose one of the actions shown.
guide-courtier = Courtiers score most at the end: take that action.
guide-audience = For 2 coins a courtier leaves your domain and stands at the gate.
guide-climb = For 2 pearls the courtier climbs one floor. Go to the right room: its card comes into your domain, your old one feeds your lantern.
guide-card = On the way you do one bright action of that card: 2 food, for the gardens.
guide-black = Take the black 5: the diplomats’ left room has a black tile beside a gardener.
guide-diplomats = Worth 4, your die 5: 1 coin for you, and the gardener action.
guide-garden = 3 food buy this garden: 5 points at the end, and its action now, the well.
guide-well = The well gives a seal, what its tiles show, and one resource of your choice: iron, for a warrior.
guide-again = The round is over. A die is left on the black bridge, so your gardener there acts once more: take a pearl.
guide-end = One round of three is played: courtiers, gardens and warriors feed each other. Left end for the lantern, right end for coins. Play on, your opponent is a beginner too.

## The signs

web-sign-fan-gold = points at the end
web-sign-gate = the gate of the castle
web-sign-stronghold = one floor higher
web-sign-bridge = a bridge with its dice
web-sign-garden-plant = a garden of plants
web-sign-garden-stone = a garden of stones
web-sign-yard = the training yards
web-sign-decree = a decree: scores at the end
web-sign-crest-pine = clan of the pine
web-sign-crest-wave = clan of the wave
web-sign-crest-moon = clan of the moon
web-sign-crest-plum = clan of the plum
