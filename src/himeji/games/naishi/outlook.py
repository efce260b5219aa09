"""What the network is shown of a position: which of its inputs are on, as the seat sees it that begins a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.network import Inputs
from himeji.engine.numbers import Numbers, changed, zeros
from himeji.games.naishi.board import (
    DECREE_SPACE,
    DISCARD_SPACE,
    EMISSARIES,
    FACE_DOWN,
    HOME,
    PILES,
    PLACES,
    SWAP_SPACE,
)
from himeji.games.naishi.cards import COLUMNS, KINDS, SLOTS
from himeji.games.naishi.exchanges import best_decree, best_swap, with_their_cards
from himeji.games.naishi.gains import Gains
from himeji.games.naishi.state import Naishi

SAME: Final[i64] = 5  # of a kind that are told apart
NOTHING: Final[i64] = KINDS  # what a pile may show besides a card
UNSEEN: Final[i64] = KINDS + 1
SIGHTS: Final[i64] = KINDS + 2
HEIGHTS: Final[i64] = FACE_DOWN + 1
FREE: Final[i64] = EMISSARIES + 1
COURTS: Final[i64] = FREE * FREE * FREE  # how many emissaries are free, swap, discard; the others are at the decree
TIMES: Final[i64] = 2 * FACE_DOWN + 3  # cards to go; or the end is triggered, with two turns left or one
LOWEST: Final[i64] = -24  # points, in steps
STEP: Final[i64] = 4
STEPS: Final[i64] = 36
LEAST_GAIN: Final[i64] = -4
GAIN_STEP: Final[i64] = 2
GAIN_STEPS: Final[i64] = 16
DECREE_STEP: Final[i64] = 4

# where each kind of input begins; what belongs to a seat comes twice, first for the one that begins
TERRITORY: Final[i64] = 0
RIVER: Final[i64] = TERRITORY + 2 * SLOTS * KINDS
HIDDEN: Final[i64] = RIVER + PILES * SIGHTS
BAG: Final[i64] = HIDDEN + PILES * HEIGHTS
COUNTS: Final[i64] = BAG + KINDS * SAME
COURT: Final[i64] = COUNTS + 2 * KINDS * SAME
TIME: Final[i64] = COURT + 2 * COURTS
POINTS: Final[i64] = TIME + 2 * TIMES
GAINS: Final[i64] = POINTS + 2 * STEPS
CARD_GAINS: Final[i64] = GAINS + 4 * GAIN_STEPS
ANYWHERE: Final[i64] = CARD_GAINS + 2 * SLOTS * GAIN_STEPS
SWAPS: Final[i64] = ANYWHERE + 2 * GAIN_STEPS
DECREES: Final[i64] = SWAPS + 2 * GAIN_STEPS  # by the one who has an emissary for it, or has none
INPUTS: Final = int(DECREES + 4 * GAIN_STEPS)
MOST_INPUTS: Final = int(4 * SLOTS + 2 * PILES + 3 * KINDS + 15)


def show(s: Naishi, before: Naishi, mirrored: bool, time: i64, held: Numbers, gains: Gains, to: Inputs) -> None:
    """Left and right of the board are worth the same: either may be shown as the other."""
    first: i64 = s.seat
    decree_to_come: bool = s.room >> DECREE_SPACE & 1 == 1
    to.n = 0
    show_river(s, before, mirrored, to)
    to.put(TIME + first * TIMES + (time if s.turns_left < 0 else TIMES - s.turns_left))
    mine: Numbers = zeros(SLOTS)
    theirs: Numbers = mine
    side: i64
    for side in range(2):
        seat: i64 = first if side == 0 else 1 - first
        show_territory(s, seat, mirrored, side, to)
        to.put(COURT + side * COURTS + court(s, seat))
        to.put(POINTS + side * STEPS + step(held[seat], LOWEST, STEP, STEPS))
        show_gains(s, before, seat, mirrored, gains, side, to)
        to.put(SWAPS + side * GAIN_STEPS + step(best_swap(gains), 0, GAIN_STEP, GAIN_STEPS))
        if decree_to_come:
            mine = theirs
            theirs = with_their_cards(s, seat, gains)
    if decree_to_come:
        show_decree(s, first, 0, best_decree(mine, theirs), to)
        show_decree(s, 1 - first, 1, best_decree(theirs, mine), to)


def show_decree(s: Naishi, seat: i64, side: i64, gain: i64, to: Inputs) -> None:
    has_emissary: i64 = min(s.court[seat * PLACES + HOME], 1)
    to.put(DECREES + (side * 2 + has_emissary) * GAIN_STEPS + step(gain, LEAST_GAIN, DECREE_STEP, GAIN_STEPS))


def show_territory(s: Naishi, seat: i64, mirrored: bool, side: i64, to: Inputs) -> None:
    counts: Numbers = zeros(KINDS)
    column: i64
    for column in range(COLUMNS):
        at: i64 = COLUMNS - 1 - column if mirrored else column
        card: i64 = s.lines[seat * COLUMNS + column]
        under: i64 = s.hands[seat * COLUMNS + column]
        counts[card] += 1
        counts[under] += 1
        to.put(TERRITORY + (side * SLOTS + at) * KINDS + card)
        to.put(TERRITORY + (side * SLOTS + COLUMNS + at) * KINDS + under)
    show_counts(counts, COUNTS + side * KINDS * SAME, to)


def show_counts(counts: Numbers, begin: i64, to: Inputs) -> None:
    """How many there are of each kind, if any."""
    kind: i64
    for kind in range(KINDS):
        if counts[kind]:
            to.put(begin + kind * SAME + min(counts[kind], SAME) - 1)


def show_river(s: Naishi, before: Naishi, mirrored: bool, to: Inputs) -> None:
    bag: Numbers = s.bag
    pile: i64
    for pile in range(PILES):
        at: i64 = PILES - 1 - pile if mirrored else pile
        card: i64 = s.river[pile]
        if card < 0:
            card = NOTHING
        elif is_new(s, before, pile):
            bag = changed(bag, card, bag[card] + 1)
            card = UNSEEN
        to.put(RIVER + at * SIGHTS + card)
        to.put(HIDDEN + at * HEIGHTS + s.hidden[pile])
    show_counts(bag, BAG, to)


def is_new(s: Naishi, before: Naishi, pile: i64) -> bool:
    """Has a card of the pile been revealed since?"""
    return s.hidden[pile] < before.hidden[pile]


def court(s: Naishi, seat: i64) -> i64:
    at: i64 = seat * PLACES
    return (s.court[at + HOME] * FREE + s.court[at + SWAP_SPACE]) * FREE + s.court[at + DISCARD_SPACE]


def show_gains(s: Naishi, before: Naishi, seat: i64, mirrored: bool, gains: Gains, side: i64, to: Inputs) -> None:
    """What each card of the river would bring at once, in the line and in the hand; the two best of them; and the best
    if cards could be taken into any column."""
    gains.look(s, seat)
    best: i64 = LEAST_GAIN
    second: i64 = LEAST_GAIN
    anywhere: i64 = LEAST_GAIN
    pile: i64
    for pile in range(PILES):
        card: i64 = s.river[pile]
        if card >= 0 and not is_new(s, before, pile):
            at: i64 = side * SLOTS + (COLUMNS - 1 - pile if mirrored else pile)
            line: i64 = gains.of_any(pile, card)
            hand: i64 = gains.of_any(COLUMNS + pile, card)
            to.put(CARD_GAINS + at * GAIN_STEPS + gain_step(line))
            to.put(CARD_GAINS + (at + COLUMNS) * GAIN_STEPS + gain_step(hand))
            gain: i64 = max(line, hand)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
            anywhere = max(anywhere, most_gained(gains, card))
    begin: i64 = GAINS + side * 2 * GAIN_STEPS
    to.put(begin + gain_step(best))
    to.put(begin + GAIN_STEPS + gain_step(second))
    to.put(ANYWHERE + side * GAIN_STEPS + gain_step(anywhere))


def most_gained(gains: Gains, card: i64) -> i64:
    """Wherever it is put."""
    most: i64 = LEAST_GAIN
    slot: i64
    for slot in range(SLOTS):
        most = max(most, gains.of_any(slot, card))
    return most


def gain_step(gain: i64) -> i64:
    return step(gain, LEAST_GAIN, GAIN_STEP, GAIN_STEPS)


def step(number: i64, lowest: i64, size: i64, steps: i64) -> i64:
    """Which of so many steps of this size a number falls into."""
    return max(0, min((number - lowest) // size, steps - 1))
