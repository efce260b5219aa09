"""NA-11, NA-12. The final scoring: one kind of card after the other, from the tables of the component file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, size, zeros
from himeji.engine.outcome import Item, Outcome, best
from himeji.games.naishi.cards import (
    ALONE_POINTS,
    CARDS,
    COLUMNS,
    COUNT_POINTS,
    COUNTS_AS_TYPE,
    GROUP_POINTS,
    KINDS,
    LINE_ONLY,
    NEIGHBOUR_POINTS,
    NINJA,
    POSITION_POINTS,
    SLOTS,
    TYPE_POINTS,
    UNDER_POINTS,
)

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi

SIZES: Final[i64] = SLOTS + 1  # of a table by count


def territory(s: Naishi, seat: i64) -> Numbers:
    """The kind in each slot; a ninja is what it copies, -1 for nothing."""
    grid: Numbers = zeros(SLOTS)
    slot: i64
    for slot in range(SLOTS):
        card: i64 = s.card_at(seat, slot)
        grid[slot] = s.copies[seat * SLOTS + slot] if card == NINJA else card
    return grid


def points(s: Naishi, seat: i64) -> i64:
    grid: Numbers = territory(s, seat)
    types: i64 = types_present(s, seat)
    total: i64 = 0
    kind: i64
    for kind in range(KINDS):
        total += points_of(grid, kind, types)
    return total


def points_of(grid: Numbers, kind: i64, types: i64) -> i64:
    """NA-12. What all the cards of one kind score."""
    number: i64 = 0
    in_line: i64 = 0
    total: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if grid[slot] == kind:
            number += 1
            if slot < COLUMNS:
                in_line += 1
            total += POSITION_POINTS[kind * SLOTS + slot] + TYPE_POINTS[kind * SIZES + types]
            total += neighbour_points(grid, kind, slot)
    if LINE_ONLY[kind]:
        number = in_line
    return total + COUNT_POINTS[kind * SIZES + number] + group_points(grid, kind)


def neighbour_points(grid: Numbers, kind: i64, slot: i64) -> i64:
    """For each adjacent card, for standing alone, and for lying under another in the line."""
    total: i64 = 0
    other: i64
    for other in range(SLOTS):
        if grid[other] >= 0 and adjacent(slot, other):
            total += NEIGHBOUR_POINTS[kind * KINDS + grid[other]]
    for other in range(KINDS):
        if ALONE_POINTS[kind * KINDS + other] and not beside(grid, slot, other):
            total += ALONE_POINTS[kind * KINDS + other]
    if slot >= COLUMNS and grid[slot - COLUMNS] >= 0:
        total += UNDER_POINTS[kind * KINDS + grid[slot - COLUMNS]]
    return total


def adjacent(slot: i64, other: i64) -> bool:
    """NA-01. Orthogonal neighbours in the grid of two rows."""
    if slot // COLUMNS == other // COLUMNS:
        return slot - other == 1 or other - slot == 1
    return slot % COLUMNS == other % COLUMNS


def beside(grid: Numbers, slot: i64, kind: i64) -> bool:
    other: i64
    for other in range(SLOTS):
        if grid[other] == kind and adjacent(slot, other):
            return True
    return False


def group_points(grid: Numbers, kind: i64) -> i64:
    """NA-R9. Every group of adjacent cards of the kind scores by its size."""
    if GROUP_POINTS[kind * SIZES + SLOTS] == 0:
        return 0
    total: i64 = 0
    seen: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if grid[slot] == kind and seen >> slot & 1 == 0:
            before: i64 = seen
            seen = spread(grid, kind, seen | 1 << slot)
            total += GROUP_POINTS[kind * SIZES + size(seen & ~before)]
    return total


def spread(grid: Numbers, kind: i64, group: i64) -> i64:
    """A set of slots with every card of the kind that touches it, and so on."""
    grown: i64 = group
    slot: i64
    other: i64
    for slot in range(SLOTS):
        for other in range(SLOTS):
            if grown >> slot & 1 and grid[other] == kind and adjacent(slot, other):
                grown |= 1 << other
    return grown if grown == group else spread(grid, kind, grown)


def types_present(s: Naishi, seat: i64) -> i64:
    """NA-R8. How many of the ten types lie in the territory; a ninja adds none, whatever it copies."""
    found: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        card: i64 = s.card_at(seat, slot)
        if COUNTS_AS_TYPE[card]:
            found |= 1 << card
    return size(found)


def colours(s: Naishi, seat: i64) -> int:
    """NA-R15. How many colours the territory shows: each kind has its own, a ninja the one it copies."""
    return len({int(kind) for kind in territory(s, seat) if kind >= 0})


def items(s: Naishi, seat: i64) -> list[Item]:
    """The score sheet of a seat, for the kinds that are there."""
    grid = territory(s, seat)
    types = types_present(s, seat)
    present = {int(kind) for kind in grid if kind >= 0}
    return [Item(CARDS[kind], int(points_of(grid, kind, types)), "NA-12") for kind in sorted(present)]


def outcome(s: Naishi) -> Outcome:
    """NA-11. Most points; then most colours; then nothing separates them."""
    scores = [int(points(s, seat)) for seat in range(2)]
    winners = best([0, 1], scores)
    decided_by = "points"
    if len(winners) > 1:
        winners = best(winners, [colours(s, seat) for seat in range(2)])
        decided_by = "colours" if len(winners) == 1 else "shared"
    return Outcome(scores, [items(s, seat) for seat in range(2)], winners, decided_by)
