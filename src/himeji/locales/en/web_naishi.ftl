### The table of Naishi in the browser.

web-door-board = Table
web-door-court = Court
web-door-roll = Log
web-river = River
web-court = Imperial court
web-court-swap = Swap two cards
web-court-discard-river = Discard two of the river
web-court-decree = Imperial decree
web-discard = Discard pile
web-your-line = Your line
web-your-hand = Your hand
web-their-line = Line of { $seat }
web-their-hand = Hand of { $seat }
web-place = { $row } { $column }
web-card-at = { $place }: { $card }
web-hidden-card = { $place }: a hidden card
web-empty-pile = { $place }: empty
web-under = { $count ->
    [0] none beneath
   *[other] { $count } beneath
}
web-last-card = last
web-seen = seen by your opponent
web-points-then = Your points: { $now } now, { $then } after this
web-today = today
web-free-emissaries = { $count ->
    [0] no free emissary
    [one] { $count } free emissary
   *[other] { $count } free emissaries
}
web-short-mountain = 5 alone, else −5
web-short-naishi = centre 12 / 8
web-short-advisor = 2 4 3 4 2 · 4 [naishi]
web-short-sentinel = 3 apart · 4 [fort]
web-short-monk = hand 5 · 2 [torii]
web-short-horseman = hand 3 · 10 [banner]
web-short-ronin = 8–10: 8 · 15 · 45
web-short-ninja = copies
web-short-fort = 6 at each edge
web-short-torii = −5 · 0 · 30
web-short-rice-field = 0 · 10 · 20 · 30
web-short-banner = line 3 · 8
web-choice-develop = { $a } { $b }
web-develop = develop column { $column }: { $card }

## A first game

lesson-give-a-card = You hold two development cards and three mountains. One of the two goes to your opponent, theirs comes to you. Then your hand is shuffled and keeps its order: five cards under your line of five.
lesson-turn = Each turn you develop one column: the top card of that river pile replaces the card of your line or hand in the same column. Numbers such as −5 → 10 say what your territory would score. With a free emissary you may first swap or discard through the court.
lesson-develop = Now the column to develop: tap a card of the river, then the place it takes. Mountains cost points as long as you have two or more.
lesson-additional-action = An emissary may still act before you go on. It stays at the court until you spend a turn to recall it.
lesson-copy = The game is over and hands are shown. A ninja becomes one of the characters of your own territory: choose the one that scores most.

## The script of the first game

guide-give = Keep the horseman, give the monk: a horseman scores 3 in your hand and 10 more under a banner, and a banner lies in the river.
guide-naishi = Place is everything: the naishi scores 12 in the middle of your line. Tap her in the river, then the mountain she replaces.
guide-emissaries = Each turn an emissary may do something more at the court. Decline: both stay with you for when it pays.
guide-advisor = Neighbours count too: an advisor scores 4 in column 2, and 4 more beside the naishi.
guide-keep = Decline again: the good moment comes next turn.
guide-banner = A banner scores 3 in your line, never in your hand. Take it: it will stand above your horseman.
guide-swap = Now send an emissary: swap hand cards 1 and 2, and the horseman stands under the banner for 10 points more.
guide-fort = A fort scores 6 at either end of a row. It also takes a mountain away, and mountains cost you 5 until one is left.
guide-end = You know the game now: develop, use the court, and spend a turn to recall your emissaries when both are away. An empty pile brings the end near. Play on, your opponent is a beginner too.

## The signs

web-sign-act-swap = court: swap two cards
web-sign-act-discard = court: discard two of the river
web-sign-decree = court: imperial decree
web-sign-emissary-flower = the first player, and their emissaries
web-sign-emissary-tomoe = the second player, and their emissaries
