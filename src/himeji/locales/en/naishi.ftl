### Naishi: names of the English edition.

title = Naishi
option-open-discard = the discard pile may be looked through during the game
    .value-0 = no
    .value-1 = yes

## Cards and places

word-mountain = mountain
    .the = the mountain
    .a = a mountain
word-naishi = naishi
    .the = the naishi
    .a = a naishi
word-advisor = advisor
    .the = the advisor
    .a = an advisor
word-sentinel = sentinel
    .the = the sentinel
    .a = a sentinel
word-monk = monk
    .the = the monk
    .a = a monk
word-horseman = horseman
    .the = the horseman
    .a = a horseman
word-ronin = ronin
    .the = the ronin
    .a = a ronin
word-ninja = ninja
    .the = the ninja
    .a = a ninja
word-fort = fort
    .the = the fort
    .a = a fort
word-torii = torii
    .the = the torii
    .a = a torii
word-rice-field = rice field
    .the = the rice field
    .a = a rice field
word-banner = banner
    .the = the banner
    .a = a banner
word-line = line
    .your = your line
    .their = their line
word-hand = hand
    .your = your hand
    .their = their hand
word-river = river

## Moves

move-give = give { $the_a }
move-develop = develop: { $a }, column { $b }
move-swap-river = swap two cards of the river: piles { $a } and { $b }
move-swap-line = swap two cards of your line: columns { $a } and { $b }
move-swap-hand = swap two cards of your hand: columns { $a } and { $b }
move-swap-column = swap your hand card with the line card above it: column { $a }
move-discard-river = discard two cards of the river: piles { $a } and { $b }
move-decree = imperial decree: { $a }, column { $b }
move-recall = recall your emissaries
move-declare-end = declare the end of the game
move-pass = pass
move-copy = copy { $the_a }

## Questions

asks-give-a-card = Which of your two development cards do you give to your opponent?
asks-turn = Your turn: which action?
asks-develop = Now develop your territory: which card do you replace?
asks-additional-action = An additional action, or decline?
    .typed = decline
asks-copy = Which character does your ninja copy?

## Refusals

refusal-not-to-give = That is not one of the two cards you may give.
refusal-pile-empty = Pile { $pile } is empty.
refusal-nothing-to-develop = The river is empty: there would be nothing to develop after it.
refusal-would-leave-nothing = Those are the last cards of the river: there would be nothing left to develop.
refusal-no-free-emissary = None of your emissaries is free.
refusal-spaces-taken = { $spaces ->
    [one] The only space for this action is taken.
   *[other] The { $spaces } spaces for this action are taken.
}
refusal-decree-taken = The imperial decree has already been used in this game.
refusal-nobody-to-recall = You have no emissary to recall; the one on the decree never comes back.
refusal-end-already-triggered = The end of the game is already under way.
refusal-no-empty-pile = No pile of the river is empty yet.
refusal-an-action-is-possible = You may pass only when no action is possible.
refusal-not-in-territory = There is no such character in your territory.

## Events

event-card-given = { $you ->
    [yes] You have chosen the card you give.
   *[no] { $seat } has chosen a card to give.
}
event-card-received = { $you ->
    [yes] You receive { $a_card }.
   *[no] { $seat } receives { $a_card }.
}
event-hands-shuffled = Each hand is shuffled; from now on its order is fixed.
event-card-discarded = { $you ->
    [yes] You discard { $the_card } from { $your_row }, column { $column }.
   *[no] { $seat } discards { $the_card } from { $their_row }, column { $column }.
}
event-territory-developed = { $you ->
    [yes] You put { $the_card } into { $your_row }, column { $column }.
   *[no] { $seat } puts { $the_card } into { $their_row }, column { $column }.
}
event-card-revealed = Pile { $pile } reveals { $a_card }.
event-pile-emptied = Pile { $pile } is empty.
event-river-swapped = { $you ->
    [yes] You swap the cards of piles { $first } and { $second }.
   *[no] { $seat } swaps the cards of piles { $first } and { $second }.
}
event-cards-swapped = { $you ->
    [yes] You swap cards { $first } and { $second } of { $your_row }.
   *[no] { $seat } swaps cards { $first } and { $second } of { $their_row }.
}
event-column-swapped = { $you ->
    [yes] You swap line and hand in column { $column }: { $the_card } comes into your line.
   *[no] { $seat } swaps line and hand in column { $column }: { $the_card } comes into their line.
}
event-river-discarded = { $you ->
    [yes] You discard { $the_card } of pile { $pile }.
   *[no] { $seat } discards { $the_card } of pile { $pile }.
}
event-decree-imposed = { $you ->
    [yes] You impose the imperial decree: { $row } cards change sides in column { $column }.
   *[no] { $seat } imposes the imperial decree: { $row } cards change sides in column { $column }.
}
event-decree-brought = { $you ->
    [yes] The decree brings you { $a_card }.
   *[no] The decree brings { $seat } { $a_card }.
}
event-emissaries-recalled = { $you ->
    [yes] { $count ->
        [one] You recall { $count } emissary.
       *[other] You recall { $count } emissaries.
    }
   *[no] { $count ->
        [one] { $seat } recalls { $count } emissary.
       *[other] { $seat } recalls { $count } emissaries.
    }
}
event-end-declared = { $you ->
    [yes] You declare the end of the game: your opponent plays one last turn.
   *[no] { $seat } declares the end of the game.
}
event-end-triggered = { $you ->
    [yes] Two piles are empty at the end of your turn: the game is ending.
   *[no] Two piles are empty at the end of { $seat }’s turn: the game is ending.
}
event-turn-passed = { $you ->
    [yes] You cannot do anything, and pass.
   *[no] { $seat } cannot do anything, and passes.
}
event-hands-shown = Both hands are laid out under the lines.
event-ninja-copied = { $you ->
    [yes] Your ninja ({ $row }, column { $column }) copies { $the_card }.
   *[no] The ninja of { $seat } ({ $row }, column { $column }) copies { $the_card }.
}

## What decided a game

decided-colours = equal on points, but with more colours

## The board in the terminal

board-turn = { $turn ->
    [0] opening exchange
   *[other] turn { $turn }
}
board-turns-left = { $turns ->
    [0] final scoring
    [1] last turn
   *[other] { $turns } turns left
}
board-you = { $seat } (you)
board-under = { $hidden ->
    [0] -
   *[other] +{ $hidden } hidden
}
board-nothing = (empty)
board-court = Imperial court: swap { $swap }/{ $swap_spaces }, discard { $discard }/{ $discard_spaces }, decree { $decree ->
    [none] free
   *[other] by { $decree }
}.
board-emissaries = Free emissaries: { $below_free } ({ $below }), { $above_free } ({ $above }).
board-discard-none = Discard pile: empty.
board-discard-top = Discard pile: { $a_card } on top.
board-discard-all = Discard pile: { $cards }.
board-also-held = Unseen in the hand of { $seat }: { $cards }.
board-exchanged = { $sign } A card exchanged by decree still counts among the unseen ones of its first owner.
board-seen = * Your opponent has seen this card.

## The component report

section-cards = Cards
section-imperial-court = Imperial court
fact-copies = { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}
fact-kind = { $kind }, { $colour }
fact-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
fact-ninja = copies a character of its territory
fact-count-table = { $count } in the { $scope }: { $points } points
fact-group-table = a group of { $count }: { $points } points
fact-per-card-distinct-types = { $count } different types: { $points } points
fact-position = { $row }, columns 1 to 5: { $points }
fact-adjacent = beside each { $card }: { $points } points
fact-if-no-adjacent = without { $card } beside it: { $points } points
fact-if-in-hand-under = in the hand under { $a_card }: { $points } points
word-territory = territory
word-character = character
word-province = province
word-setup = set-up card
word-swap = switch two cards
word-discard-river = discard two river cards
word-decree = imperial decree
word-kind = kind
word-copies = copies
word-white = white
word-pink = pink
word-purple = purple
word-green = green
word-orange = orange
word-blue = blue
word-turquoise = turquoise
word-black = black
word-brown = brown
word-red = red
word-yellow = yellow
word-cyan = cyan
