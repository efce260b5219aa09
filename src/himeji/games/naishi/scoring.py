"""NA-11, NA-12. The final scoring: one kind of card after the other, from the tables of the component file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, size, zeros
from himeji.engine.outcome import Item, Outcome, best
from himeji.games.naishi.cards import (
    ALONE_POINTS,
    ALONE_WITHOUT,
    BY_GROUP,
    CARDS,
    COLUMNS,
    COUNT_POINTS,
    GROUP_POINTS,
    KINDS,
    LINE_ONLY,
    LOOKS_AROUND,
    NEIGHBOUR_POINTS,
    NINJA,
    POSITION_POINTS,
    SLOTS,
    TYPE_POINTS,
    TYPES,
    UNDER_CARD,
    UNDER_POINTS,
)
from himeji.games.naishi.territory import MOST_NEIGHBOURS, NEIGHBOURS, ROW, neighbours

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi

SIZES: Final[i64] = SLOTS + 1  # of a table by count
NOWHERE: Final = zeros(KINDS)
NO_CARDS: Final = zeros(SLOTS)


def cards(s: Naishi, seat: i64) -> Numbers:
    """The card in each slot of a territory."""
    grid: Numbers = NO_CARDS[:]
    lines: Numbers = s.lines
    hands: Numbers = s.hands
    column: i64
    for column in range(COLUMNS):
        grid[column] = lines[seat * COLUMNS + column]
        grid[COLUMNS + column] = hands[seat * COLUMNS + column]
    return grid


def territory(s: Naishi, seat: i64) -> Numbers:
    """The kind in each slot; a ninja is what it copies, -1 for nothing."""
    grid: Numbers = cards(s, seat)
    slot: i64
    for slot in range(SLOTS):
        if grid[slot] == NINJA:
            grid[slot] = s.copies[seat * SLOTS + slot]
    return grid


def slots_by_kind(grid: Numbers) -> Numbers:
    """Where each kind lies, as a mask."""
    where: Numbers = NOWHERE[:]
    slot: i64
    for slot in range(SLOTS):
        kind: i64 = grid[slot]
        if kind >= 0:
            where[kind] |= 1 << slot
    return where


def points(s: Naishi, seat: i64) -> i64:
    grid: Numbers = territory(s, seat)
    return worth(grid, slots_by_kind(grid), types_present(s, seat))


def worth(grid: Numbers, where: Numbers, types: i64) -> i64:
    """NA-12. What a territory scores, one kind after the other."""
    found: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if where[kind]:
            found += kind_points(grid, where, kind, types)
    return found


def kind_points(grid: Numbers, where: Numbers, kind: i64, types: i64) -> i64:
    """What all the cards of a kind score together: for their number, the types around them, as groups, under another
    card, and each for its place and its neighbours."""
    slots: i64 = where[kind]
    counted: i64 = slots
    if LINE_ONLY[kind]:
        counted = slots & ROW
    found: i64 = COUNT_POINTS[kind * SIZES + size(counted)] + TYPE_POINTS[kind * SIZES + types] * size(slots)
    if BY_GROUP[kind]:
        found += group_points(slots, kind)
    if UNDER_CARD[kind] >= 0:
        found += UNDER_POINTS[kind] * size(slots >> COLUMNS & where[UNDER_CARD[kind]])
    slot: i64 = 0
    while slots:
        if slots & 1:
            found += POSITION_POINTS[kind * SLOTS + slot]
            if LOOKS_AROUND[kind]:
                found += neighbour_points(grid, slot, kind)
        slots >>= 1
        slot += 1
    return found


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
    lines: Numbers = s.lines
    hands: Numbers = s.hands
    found: i64 = 0
    at: i64
    for at in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        found |= 1 << lines[at] | 1 << hands[at]
    return size(found & TYPES)


def kinds_shown(s: Naishi, seat: int) -> list[int]:
    """The kinds in the territory, a ninja as what it copies. NA-R15: each has a colour of its own."""
    return sorted({int(kind) for kind in territory(s, seat) if kind >= 0})


def items(s: Naishi, seat: int) -> list[Item]:
    """The score sheet of a seat, for the kinds that are there."""
    grid = territory(s, seat)
    where = slots_by_kind(grid)
    types = types_present(s, seat)
    shown = kinds_shown(s, seat)
    return [Item(CARDS[kind], int(kind_points(grid, where, kind, types)), "NA-12") for kind in shown]


def outcome(s: Naishi) -> Outcome:
    """NA-11. Most points; then most colours; then nothing separates them."""
    scores = [int(points(s, seat)) for seat in range(2)]
    winners = best([0, 1], scores)
    decided_by = "points"
    if len(winners) > 1:
        winners = best(winners, [len(kinds_shown(s, seat)) for seat in range(2)])
        decided_by = "colours" if len(winners) == 1 else "shared"
    return Outcome(scores, [items(s, seat) for seat in range(2)], winners, decided_by)
