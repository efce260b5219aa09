"""What an exchange would bring at once: of two cards of one's own by an emissary, or of one with the other seat's by
decree."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers, zeros
from himeji.games.naishi.cards import COLUMNS, SLOTS
from himeji.games.naishi.gains import Gains
from himeji.games.naishi.moves import PAIRS
from himeji.games.naishi.state import Naishi

SWAPS: Final = [
    *PAIRS,
    *((COLUMNS + first, COLUMNS + second) for first, second in PAIRS),
    *((column, COLUMNS + column) for column in range(COLUMNS)),
]
FIRST: Final[Numbers] = numbers(first for first, _ in SWAPS)  # slot
SECOND: Final[Numbers] = numbers(second for _, second in SWAPS)


def best_swap(gains: Gains) -> i64:
    """In the territory that the gains look at."""
    best: i64 = 0
    i: i64
    for i in range(len(SWAPS)):
        best = max(best, gains.of_swap(FIRST[i], SECOND[i]))
    return best


def with_their_cards(s: Naishi, seat: i64, gains: Gains) -> Numbers:
    """By slot, what the card would bring that the other seat has there."""
    found: Numbers = zeros(SLOTS)
    slot: i64
    for slot in range(SLOTS):
        found[slot] = gains.of_any(slot, s.card_at(1 - seat, slot))
    return found


def best_decree(mine: Numbers, theirs: Numbers) -> i64:
    """By how many points of lead."""
    best: i64 = mine[0] - theirs[0]
    slot: i64
    for slot in range(1, SLOTS):
        best = max(best, mine[slot] - theirs[slot])
    return best
