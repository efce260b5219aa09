### What is said of positions, turns and games that are studied.

## Numbers

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

## Reasons: points that one way of playing the turn brings more than another

reason-against = Against “{ $move }”: { $reasons }.
reason-none = Against “{ $move }”: by the end of the turn nothing of weight differs.
reason-now = { $amount } now
reason-later = { $amount } later
reason-resources = { $amount } in store
reason-tempo = { $amount } for time
reason-beyond = { $amount } beyond this turn, as the search sees it
reason-denial = { $sign ->
    [minus] { $name } gains { NUMBER($size, maximumFractionDigits: 1) }
   *[plus] { $name } loses { NUMBER($size, maximumFractionDigits: 1) }
}
reason-and = { $first }; { $others }
reason-of = { $reason }: { $parts }
word-prospects = prospects
word-turns-to-come = turns to come
word-lantern-cards = lantern cards
word-domain-card = the card of the domain
word-garden-actions = gardens at the end of each round
word-cards-to-come = cards still to come
word-free-emissaries = free emissaries
word-influence = influence

## Hints

hint-chances = { $name }: { $wins } to win, { $points } points
hint-figures = { $wins } to win, { $points } points
hint-budget = { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}
hint-then = then { $chain }
hint-no-choice = There is no choice: { $move }.
hint-thinking = Thinking…

## Combos

combos-none = This turn has nothing left to choose.
combos-figures = { $value } points at the end · { $points } now · costs { $costs } · gives { $gives }
combos-nothing = nothing
combos-revealed = after { $move }, something unknown is revealed
combos-open = what follows depends on what is revealed

## Review

review-title = { $title }: how the chances went
review-summary = { $moves } moves, each reviewed with { $simulations } simulations.
review-seat = seat
review-start = at the start
review-own = own decisions
review-others = decisions of others
review-luck = luck
review-hindsight = seen only later
review-end = at the end
review-mistakes = The costliest decisions
review-no-mistakes = No decision cost 5 % or more.
review-number = move
review-played = played
review-instead = Better: { $move } ({ $words })
review-cost = cost
review-moments = Where the chances turned
review-chances = chances before
review-written = The graph is in { $file }.
review-axis-luck = luck
review-axis-moves = moves
review-description = Each line is the chance of one player to win, move by move, from { $starts } to { $ends }. { $mistakes ->
    [0] No decision cost 5 % or more.
    [one] One costly decision is marked.
   *[other] { $mistakes } costly decisions are marked.
} Bars below show whom chance favoured.
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Errors

error-game-not-over = The game is not over, so it cannot be reviewed yet (see “{ $place }”).
error-nothing-to-decide = Nobody is asked anything in this position (see “{ $place }”).
error-seat-not-asked = This seat is not asked anything in this position (see “{ $place }”).
error-not-a-die = “{ $place }” is not a die; it is named by its bridge and its side, as in coral-left.
