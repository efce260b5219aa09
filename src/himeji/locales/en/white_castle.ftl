### The White Castle: names of the English edition.

title = The White Castle
rival = Tokugawa
option-level = how strong the rival of a solo game is
    .value-0 = easy: no points, second in the turn order
    .value-1 = medium: 3 points, first in the turn order, 1 place ahead on the passage of time
    .value-2 = hard: 8 points, first in the turn order, 3 places ahead on the passage of time
option-two-floors-from-gate = a courtier at the gate may climb two floors at once
    .value-0 = no
    .value-1 = yes, for 5 pearls

## Colours, ends and spaces

word-coral = coral
word-black = black
word-white = white
word-left = left
    .of = left
word-right = right
    .of = right
word-center = centre
    .of = centre
word-steward-left = left steward room
    .on = in the left steward room
    .of = in the left steward room
    .to = to the left steward room
word-steward-center = middle steward room
    .on = in the middle steward room
    .of = in the middle steward room
    .to = to the middle steward room
word-steward-right = right steward room
    .on = in the right steward room
    .of = in the right steward room
    .to = to the right steward room
word-diplomat-left = left diplomat room
    .on = in the left diplomat room
    .of = in the left diplomat room
    .to = to the left diplomat room
word-diplomat-right = right diplomat room
    .on = in the right diplomat room
    .of = in the right diplomat room
    .to = to the right diplomat room
word-outside-left = outside, left
    .on = outside the walls, on the left
word-outside-right = outside, right
    .on = outside the walls, on the right
word-well = well
    .on = at the well
word-domain = domain
    .on = in the domain
word-gate = gate
    .short = gate
    .from = from the gate
    .to = to the gate
word-steward = steward floor
    .short = steward floor
    .from = from the steward floor
    .to = to the steward floor
word-diplomat = diplomat floor
    .short = diplomat floor
    .from = from the diplomat floor
    .to = to the diplomat floor
word-daimyo = the daimyo’s apartments
    .short = daimyo
    .from = from the daimyo’s apartments
    .to = to the daimyo’s apartments
word-plant = plant
word-stone = stone
word-coral-plant = plant garden of the coral bridge
word-coral-stone = stone garden of the coral bridge
word-black-plant = plant garden of the black bridge
word-black-stone = stone garden of the black bridge
word-white-plant = plant garden of the white bridge
word-white-stone = stone garden of the white bridge

## Stores, and the lines of the score sheet

word-coin = coin
word-seal = seal
word-points = points
word-food = food
word-iron = iron
word-pearl = pearl
word-collected = collected during the game
word-coins-and-seals = coins and seals
word-resources = resources
word-passage-of-time = passage of time
word-courtiers = courtiers
word-warriors = warriors
word-gardeners = gardeners

## Effects

effect-and = { $first } and { $last }
effect-or = { $first } or { $last }
effect-pay = pay { $cost } → { $effect }
effect-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
effect-seal = { $n ->
    [one] { $n } seal
   *[other] { $n } seals
}
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
effect-food = { $n } food
effect-iron = { $n } iron
effect-pearl = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
}
effect-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
effect-influence = { $n } influence
effect-courtier = courtier action
effect-gardener = gardener action
effect-warrior = warrior action
effect-well = the well
effect-lantern = the lantern
effect-audience = a courtier to the gate
effect-climb = a courtier climbs
effect-any-die-tile = an action beside any die tile
effect-any-coral-tile = an action beside a coral die tile
effect-any-black-tile = an action beside a black die tile
effect-any-white-tile = an action beside a white die tile
effect-any-light-action = a light action in the castle
effect-any-domain-row = a row of your domain
effect-coral-row = the coral row: courtiers
effect-black-row = the black row: gardeners
effect-white-row = the white row: warriors
effect-coin-decree = the coin decree
effect-seal-decree = the seal decree
effect-points-decree = the point decree
effect-gate = a courtier to the gate
effect-climb-n = { $n ->
    [one] its lowest courtier climbs { $n } floor
   *[other] its lowest courtier climbs { $n } floors
}
effect-warrior-n = a warrior to the yard of { $n } iron
effect-plant-gardener = a gardener to the lowest plant garden
effect-stone-gardener = a gardener to the lowest stone garden
effect-either-gardener = a gardener to the lowest garden

## Cards and tiles

thing-steward = steward { $number }
thing-diplomat = diplomat { $number }
thing-daimyo = daimyo { $number }
thing-plant = plant garden { $number }
thing-stone = stone garden { $number }
thing-yard-tile = yard tile { $number }
thing-start-action = starting action card { $number }
thing-start-resource = starting resource card { $number }
thing-solo = solo card { $number }
thing-decree = { $store } decree
thing-die-tile = { $colour } die tile
thing-yard = training yard of { $cost } iron
thing-row = { $colour } row

## Moves

move-exchange = exchange 2 seals for 1 { $a }
move-exchange-coin = exchange 1 seal for 1 coin
move-pair = take pair { $a }
move-take = take the { $of_b } die of the { $a } bridge
move-place = place the die { $on_a }
move-gain = gain 1 { $a }
move-accept-seals = take the seals: those beyond the limit are lost
move-climb = a courtier climbs { $from_a } { $to_b }
move-favour = take favour { $a } of the daimyo
move-garden = a gardener to the { $b } garden of the { $a } bridge
move-train = a warrior to the yard of { $a } iron
move-block = block { $b } of the card { $of_a }
move-cross-gate = pay the seals and cross into the next season
move-remove = remove the card { $of_a }
move-rival-garden = { rival }’s gardener to the { $b } garden of the { $a } bridge

## Where a question comes from

cause-steward-left = { word-steward-left }
cause-steward-center = { word-steward-center }
cause-steward-right = { word-steward-right }
cause-diplomat-left = { word-diplomat-left }
cause-diplomat-right = { word-diplomat-right }
cause-outside-left = { word-outside-left }
cause-outside-right = { word-outside-right }
cause-well = { word-well }
cause-domain = your domain
cause-lantern = your lantern
cause-rival = { rival }’s turn
cause-favour = the daimyo
cause-round-end = the end of the round
cause-garden = { $b } garden of the { $a } bridge

## Questions

asks-choose = What do you do next?
asks-choose-a-pair = Which starting pair do you take?
asks-take-a-die = Which die do you take?
asks-place-the-die = Where do you place the die?
asks-climb = Which courtier climbs, and where to?
    .typed = decline to stay
asks-favour = Which favour of the daimyo do you take?
asks-gardener = To which garden does your gardener go?
    .typed = decline to stay
asks-warrior = In which yard does your warrior train?
    .typed = decline to stay
asks-any = { $n ->
    [one] Which resource do you take?
   *[other] Which resource do you take, one by one, { $n } in all?
}
asks-seal = You cannot hold all these seals: exchange some first, or take them?
asks-influence = Do you pay the seals to enter the next season?
    .typed = decline to stop here
asks-last-exchange = Your last turn ends: exchange more seals?
    .typed = decline to leave it at that
asks-any-die-tile = Beside which die tile do you act?
    .typed = decline to do nothing
asks-any-coral-tile = Beside which coral die tile do you act?
    .typed = decline to do nothing
asks-any-black-tile = Beside which black die tile do you act?
    .typed = decline to do nothing
asks-any-white-tile = Beside which white die tile do you act?
    .typed = decline to do nothing
asks-any-light-action = Which light action in the castle do you do?
    .typed = decline to do none
asks-remove-a-steward-card = { rival } has climbed: which steward card do you remove?
asks-remove-a-diplomat-card = { rival } has climbed: which diplomat card do you remove?
asks-rival-plant-gardener = To which plant garden does { rival }’s gardener go?
asks-rival-stone-gardener = To which stone garden does { rival }’s gardener go?
asks-rival-either-gardener = To which garden does { rival }’s gardener go?

## Refusals

refusal-too-few-coin = { $more ->
    [one] You need { $more } more coin: it takes { $need }, you have { $have }.
   *[other] You need { $more } more coins: it takes { $need }, you have { $have }.
}
refusal-too-few-seal = { $more ->
    [one] You need { $more } more seal: it takes { $need }, you have { $have }.
   *[other] You need { $more } more seals: it takes { $need }, you have { $have }.
}
refusal-too-few-points = { $more ->
    [one] You need { $more } more point: it takes { $need }, you have { $have }.
   *[other] You need { $more } more points: it takes { $need }, you have { $have }.
}
refusal-too-few-food = You need { $more } more food: it takes { $need }, you have { $have }.
refusal-too-few-iron = You need { $more } more iron: it takes { $need }, you have { $have }.
refusal-too-few-pearl = { $more ->
    [one] You need { $more } more pearl: it takes { $need }, you have { $have }.
   *[other] You need { $more } more pearls: it takes { $need }, you have { $have }.
}
refusal-not-your-turn-to-exchange = Seals are exchanged during your own turn only.
refusal-other-tile-colour = The die tile beside that block has another colour.
refusal-not-a-light-block = That block has a dark background.
refusal-no-card-there = There is no card in that room now.
refusal-no-courtier-at-home = All your courtiers have left your domain.
refusal-no-courtier-there = You have no courtier there.
refusal-one-floor-from-the-gate = At this table a courtier climbs only one floor from the gate.
refusal-favour-already-taken = Another courtier already has that favour.
refusal-no-warrior-at-home = All your warriors have left your domain.
refusal-no-gardener-at-home = All your gardeners have left your domain.
refusal-gardener-already-there = Your gardener is already there.
refusal-no-pair-there = There is no such pair on offer.
refusal-no-die-there = There is no die at that end of the bridge.
refusal-space-full = No more dice fit on that space.
refusal-no-tile-of-this-colour = That room has no die tile of this die’s colour.
refusal-other-floor = { rival } reached another floor.
refusal-not-the-lowest-garden = { rival } goes to a free garden of that kind that is worth least.

## Events

event-gained = { $you ->
    [yes] You gain { $amount }.
   *[no] { $seat } gains { $amount }.
}
event-paid = { $you ->
    [yes] You pay { $amount }.
   *[no] { $seat } pays { $amount }.
}
event-lost-to-the-limit = { $you ->
    [yes] Beyond your limit, you lose { $amount }.
   *[no] Beyond the limit, { $seat } loses { $amount }.
}
event-seals-exchanged = { $you ->
    [yes] { $count ->
        [one] You exchange { $count } seal for 1 { $store }.
       *[other] You exchange { $count } seals for 1 { $store }.
    }
   *[no] { $count ->
        [one] { $seat } exchanges { $count } seal for 1 { $store }.
       *[other] { $seat } exchanges { $count } seals for 1 { $store }.
    }
}
event-influence-gained = { $you ->
    [yes] You advance to place { $place } on the passage of time.
   *[no] { $seat } advances to place { $place } on the passage of time.
}
event-gate-crossed = { $you ->
    [yes] { $count ->
        [one] You cross into the next season for { $count } seal.
       *[other] You cross into the next season for { $count } seals.
    }
   *[no] { $count ->
        [one] { $seat } crosses into the next season for { $count } seal.
       *[other] { $seat } crosses into the next season for { $count } seals.
    }
}
event-room-card-revealed = New card { $on_room }: { $card }.
event-room-card-removed = The card { $of_room } leaves the game: { $card }.
event-lantern-lit = { $you ->
    [yes] Your lantern is lit.
   *[no] { $seat } lights a lantern.
}
event-courtier-at-gate = { $you ->
    [yes] Your courtier comes to the gate.
   *[no] A courtier of { $seat } comes to the gate.
}
event-courtier-climbed = { $you ->
    [yes] Your courtier climbs { $to_floor }.
   *[no] A courtier of { $seat } climbs { $to_floor }.
}
event-card-taken = { $you ->
    [yes] You take the card { $of_room }: { $card }.
   *[no] { $seat } takes the card { $of_room }: { $card }.
}
event-card-turned = { $you ->
    [yes] Your card goes to your lantern area: { $card }.
   *[no] The card of { $seat } goes to the lantern area: { $card }.
}
event-favour-taken = { $you ->
    [yes] Your courtier takes favour { $favour } of the daimyo.
   *[no] A courtier of { $seat } takes favour { $favour } of the daimyo.
}
event-warrior-placed = { $you ->
    [yes] Your warrior trains in the yard of { $cost } iron.
   *[no] A warrior of { $seat } trains in the yard of { $cost } iron.
}
event-gardener-placed = { $you ->
    [yes] Your gardener goes to the { $garden }.
   *[no] A gardener of { $seat } goes to the { $garden }.
}
event-gardener-acts-again = { $you ->
    [yes] Your gardener in the { $garden } acts again.
   *[no] The gardener of { $seat } in the { $garden } acts again.
}
event-pair-offered = Pair { $pair } is on offer.
event-pair-chosen = { $you ->
    [yes] You begin with { $action } and { $resource }.
   *[no] { $seat } begins with { $action } and { $resource }.
}
event-decree-received = { $you ->
    [yes] You receive the { $card }.
   *[no] { $seat } receives the { $card }.
}
event-die-taken = { $you ->
    [yes] You take the { $colour } { $value } from the { $side } end of its bridge.
   *[no] { $seat } takes the { $colour } { $value } from the { $side } end of its bridge.
}
event-die-placed = { $you ->
    [yes] You place the { $value } { $on_space }.
   *[no] { $seat } places the { $value } { $on_space }.
}
event-rival-cannot = { rival } cannot do that, and scores as many points as the number of the round.
event-rival-card-turned = { rival } turns over { $card }.
event-rival-took = { rival } takes the { $colour } { $value }.
event-round-began = Round { $round } begins: the dice are rolled.
event-turn-order-set = { $you ->
    [yes] You are number { $place } in the turn order.
   *[no] { $seat } is number { $place } in the turn order.
}

## What decided a game

decided-turn-order = equal on points, but earlier in the turn order

## The board in the terminal

board-round = { $round ->
    [0] set-up
   *[other] round { $round } of { $rounds }
}
board-over = the game is over
board-in-hand = die in hand: { $colour } { $value }
board-bridges = Bridges
    .key = left (lantern) | centre | right; the gardens of the bridge
board-garden = { $kind } ({ $food } food, { $points ->
    [one] { $points } point
   *[other] { $points } points
}): { $effect }
board-castle = Castle
    .key = beside each die tile: ● dark, ○ light background
board-favour = { $number }. { $effect }
board-no-card = no card
board-decks = cards to come: { $steward } steward, { $diplomat } diplomat
board-surroundings = Around the castle
    .key = (5) value a die covers, × 2 value of a warrior
board-yard = Yard, { $iron } iron (× { $value })
board-pairs = Starting pairs
    .key = action card · resource card
board-pair = { $action } · { $resource } · lantern: { $lantern }
board-clan = { $place }. { $clan }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
}{ $to_move ->
    [yes] { " " }◄
   *[no] { "" }
}
board-time = { $toll ->
    [0] time { $time }, season { $season }
    [one] time { $time }, season { $season } (the next: { $toll } seal)
   *[other] time { $time }, season { $season } (the next: { $toll } seals)
}
board-lantern = Lantern
board-stores = Stores
board-courtiers = { $count ->
    [one] { $count } courtier at home
   *[other] { $count } courtiers at home
}
board-gardeners = { $count ->
    [one] { $count } gardener at home
   *[other] { $count } gardeners at home
}
board-warriors = { $count ->
    [one] { $count } warrior at home
   *[other] { $count } warriors at home
}
board-next-card = Next card
board-next = the { $of_side } die of the { $colour } bridge is placed { $on_space }; { $effects }

## The component report

section-rooms = Castle rooms
section-outside-the-walls = Outside the walls
section-training-yards = Training yards
section-die-rows = Rows of the domain
section-steward-cards = Steward cards (first floor)
section-diplomat-cards = Diplomat cards (second floor)
section-daimyo-cards = Daimyo cards (third floor)
section-plant-garden-cards = Plant garden cards
section-stone-garden-cards = Stone garden cards
section-yard-tiles = Yard tiles
section-starting-action-cards = Starting action cards
section-starting-resource-cards = Starting resource cards
section-decree-cards = Decree cards
section-die-tiles = Die tiles
section-solo-cards = Solo cards
fact-value = printed value { $value }
fact-slot = die tile { $number }: slot { $printed }
fact-block = { $rows }, { $tone }: { $effect }
fact-players = from { $players } players on
fact-lantern = lantern area: { $effect }
fact-favour = favour { $number }: { $effect }
fact-garden = { $food } food, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-action = { $effect }
fact-face = { $face } face: { $effect }
fact-shows = a tile with its { $face } face up
fact-gives = { $effect }
fact-reward = in the well: { $effect }
fact-die = bridge side: the { $of_side } die of the { $colour } bridge is placed { $on_space }
fact-rival = action side: { $effect }
fact-icon = { $count ->
    [0] always in sight: { $effect }
   *[other] with { $count } away: { $effect }
}
fact-yard = { $iron } iron, value { $value }
word-top = top
word-middle = middle
word-bottom = bottom
word-top-middle = top and middle
word-middle-bottom = middle and bottom
word-top-middle-bottom = all rows
word-light = light
word-dark = dark
word-blue = blue
word-yellow = yellow
word-diamond = diamond
word-pairing = pairing of the faces
word-layout = place of the slots
