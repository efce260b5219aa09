"""NA-11, NA-12. The final scoring: one kind of card after the other, from the tables of the component file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, size, total, zeros
from himeji.engine.outcome import Item, Outcome, best
from himeji.games.naishi.cards import (
    ALONE_POINTS,
    ALONE_WITHOUT,
    BY_GROUP,
    CARDS,
    COLUMNS,
    COUNT_POINTS,
    COUNTS_AS_TYPE,
    GROUP_POINTS,
    KINDS,
    LINE_ONLY,
    LOOKS_AROUND,
    NEIGHBOUR_POINTS,
    NINJA,
    POSITION_POINTS,
    SLOTS,
    TYPE_POINTS,
    UNDER_CARD,
    UNDER_POINTS,
)
from himeji.games.naishi.territory import MOST_NEIGHBOURS, NEIGHBOURS, neighbours

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi

SIZES: Final[i64] = SLOTS + 1  # of a table by count
NO_POINTS: Final = zeros(KINDS)
NO_CARDS: Final = zeros(SLOTS)


def territory(s: Naishi, seat: i64) -> Numbers:
    """The kind in each slot; a ninja is what it copies, -1 for nothing."""
    grid: Numbers = NO_CARDS[:]
    slot: i64
    for slot in range(SLOTS):
        card: i64 = s.card_at(seat, slot)
        if card == NINJA:
            card = s.copies[seat * SLOTS + slot]
        grid[slot] = card
    return grid


def points(s: Naishi, seat: i64) -> i64:
    return total(points_by_kind(s, seat))


def points_by_kind(s: Naishi, seat: i64) -> Numbers:
    """NA-12. What all the cards of each kind score together."""
    grid: Numbers = territory(s, seat)
    types: i64 = types_present(s, seat)
    worth: Numbers = NO_POINTS[:]
    number: Numbers = NO_POINTS[:]
    slot: i64
    for slot in range(SLOTS):
        kind: i64 = grid[slot]
        if kind >= 0:
            worth[kind] += TYPE_POINTS[kind * SIZES + types] + card_points(grid, slot, kind)
            if slot < COLUMNS or LINE_ONLY[kind] == 0:
                number[kind] += 1
    for kind in range(KINDS):
        worth[kind] += COUNT_POINTS[kind * SIZES + number[kind]]
        if BY_GROUP[kind]:
            worth[kind] += group_points(slots_of(grid, kind), kind)
    return worth


def card_points(grid: Numbers, slot: i64, kind: i64) -> i64:
    """What one card scores for its place and its neighbours."""
    worth: i64 = POSITION_POINTS[kind * SLOTS + slot]
    if LOOKS_AROUND[kind]:
        worth += neighbour_points(grid, slot, kind)
    if slot >= COLUMNS and UNDER_CARD[kind] >= 0 and grid[slot - COLUMNS] == UNDER_CARD[kind]:
        worth += UNDER_POINTS[kind]
    return worth


def neighbour_points(grid: Numbers, slot: i64, kind: i64) -> i64:
    """For each adjacent card, and for having none of its own beside it."""
    worth: i64 = 0
    alone: bool = True
    at: i64 = slot * MOST_NEIGHBOURS
    while NEIGHBOURS[at] >= 0:
        other: i64 = grid[NEIGHBOURS[at]]
        at += 1
        if other >= 0:
            worth += NEIGHBOUR_POINTS[kind * KINDS + other]
            alone = alone and other != ALONE_WITHOUT[kind]
    return worth + ALONE_POINTS[kind] if alone else worth


def slots_of(grid: Numbers, kind: i64) -> i64:
    """Where the cards of a kind lie, as a mask."""
    found: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if grid[slot] == kind:
            found |= 1 << slot
    return found


def group_points(slots: i64, kind: i64) -> i64:
    """NA-R9. Every group of adjacent cards of the kind scores by its size."""
    worth: i64 = 0
    while slots:
        group: i64 = slots & -slots
        grown: i64 = group | neighbours(group) & slots
        while grown != group:
            group = grown
            grown = group | neighbours(group) & slots
        worth += GROUP_POINTS[kind * SIZES + size(group)]
        slots &= ~group
    return worth


def types_present(s: Naishi, seat: i64) -> i64:
    """NA-R8. How many of the ten types lie in the territory; a ninja adds none, whatever it copies."""
    found: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        card: i64 = s.card_at(seat, slot)
        if COUNTS_AS_TYPE[card]:
            found |= 1 << card
    return size(found)


def kinds_shown(s: Naishi, seat: int) -> list[int]:
    """The kinds in the territory, a ninja as what it copies. NA-R15: each has a colour of its own."""
    return sorted({int(kind) for kind in territory(s, seat) if kind >= 0})


def items(s: Naishi, seat: int) -> list[Item]:
    """The score sheet of a seat, for the kinds that are there."""
    worth = points_by_kind(s, seat)
    return [Item(CARDS[kind], int(worth[kind]), "NA-12") for kind in kinds_shown(s, seat)]


def outcome(s: Naishi) -> Outcome:
    """NA-11. Most points; then most colours; then nothing separates them."""
    scores = [int(points(s, seat)) for seat in range(2)]
    winners = best([0, 1], scores)
    decided_by = "points"
    if len(winners) > 1:
        winners = best(winners, [len(kinds_shown(s, seat)) for seat in range(2)])
        decided_by = "colours" if len(winners) == 1 else "shared"
    return Outcome(scores, [items(s, seat) for seat in range(2)], winners, decided_by)
