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
