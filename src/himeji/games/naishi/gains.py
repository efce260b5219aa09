"""How many points a card more or less makes, for players that ask very often: only the kinds it touches are counted
again, and those that mind no other are looked up."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.numbers import EMPTY, Numbers, lowest, numbers, size, zeros
from himeji.games.naishi.cards import (
    ALONE_WITHOUT,
    CHARACTER_KINDS,
    KINDS,
    NEIGHBOUR_POINTS,
    NINJA,
    SLOTS,
    TYPE_POINTS,
    TYPES,
    UNDER_CARD,
)
from himeji.games.naishi.scoring import SIZES, cards, kind_points, slots_by_kind
from himeji.games.naishi.state import Naishi

MASKS: Final[i64] = 1 << SLOTS
NO_KINDS: Final = zeros(KINDS)


def counts_types(kind: int) -> bool:
    return any(TYPE_POINTS[kind * SIZES + types] for types in range(SIZES))


def touches(kind: int, other: int) -> bool:
    """May the points of the other kind change with a card of this one?"""
    if other == kind or counts_types(other) or NEIGHBOUR_POINTS[other * KINDS + kind]:
        return True
    return kind in (ALONE_WITHOUT[other], UNDER_CARD[other])


def by_itself(kind: int, slots: int) -> int:
    """What a kind scores that lies in these slots alone."""
    grid = numbers(kind if slots >> slot & 1 else -1 for slot in range(SLOTS))
    return kind_points(grid, slots_by_kind(grid), kind, 0)


TOUCHED: Final[Numbers] = numbers(
    sum(1 << other for other in range(KINDS) if touches(kind, other)) for kind in range(KINDS)
)  # by kind, as a mask
MINDS_OTHERS: Final[Numbers] = numbers(
    int(counts_types(kind) or any(other != kind and touches(other, kind) for other in range(KINDS)))
    for kind in range(KINDS)
)
BY_ITSELF: Final[Numbers] = numbers(
    0 if MINDS_OTHERS[kind] else by_itself(kind, slots) for kind in range(KINDS) for slots in range(int(MASKS))
)


@final
class Gains:
    """In one territory at a time."""

    def __init__(self) -> None:
        self.grid: Numbers = EMPTY
        self.where: Numbers = EMPTY
        self.now: Numbers = EMPTY  # points, by kind
        self.types: i64 = 0

    def look(self, s: Naishi, seat: i64) -> None:
        """At the territory of a seat; each ninja is what gains most."""
        self.grid = cards(s, seat)
        self.where = slots_by_kind(self.grid)
        self.count()
        ninjas: i64 = self.where[NINJA]
        while ninjas:
            slot: i64 = lowest(ninjas)
            ninjas &= ninjas - 1
            self.put(slot, self.best_copy(slot) % KINDS)
            self.count()

    def count(self) -> None:
        """The points of each kind."""
        now: Numbers = NO_KINDS[:]
        present: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if self.where[kind]:
                present |= 1 << kind
        self.types = size(present & TYPES)
        for kind in range(KINDS):
            if present >> kind & 1:
                now[kind] = self.points(kind, self.types)
        self.now = now

    def points(self, kind: i64, types: i64) -> i64:
        if MINDS_OTHERS[kind]:
            return kind_points(self.grid, self.where, kind, types)
        return BY_ITSELF[kind * MASKS + self.where[kind]]

    def best_copy(self, slot: i64) -> i64:
        """What a ninja in this slot had best be; before it, the points that it gains."""
        found: i64 = NINJA
        i: i64
        for i in range(len(CHARACTER_KINDS)):
            kind: i64 = CHARACTER_KINDS[i]
            if self.where[kind]:
                found = max(found, self.of_card(slot, kind) * KINDS + kind)
        return found

    def of_card(self, slot: i64, kind: i64) -> i64:
        """With this card in a slot."""
        old: i64 = self.grid[slot]
        if old == kind:
            return 0
        self.put(slot, kind)
        types: i64 = self.types
        if self.where[old] == 0:
            types -= TYPES >> old & 1
        if self.where[kind] == 1 << slot:
            types += TYPES >> kind & 1
        found: i64 = self.change(TOUCHED[old] | TOUCHED[kind], types)
        self.put(slot, old)
        return found

    def of_exchange(self, one: i64, other: i64) -> i64:
        """With the cards of two slots in each other's place."""
        kind: i64 = self.grid[one]
        instead: i64 = self.grid[other]
        self.put(one, instead)
        self.put(other, kind)
        found: i64 = self.change(TOUCHED[kind] | TOUCHED[instead], self.types)
        self.put(one, kind)
        self.put(other, instead)
        return found

    def put(self, slot: i64, kind: i64) -> None:
        here: i64 = 1 << slot
        self.where[self.grid[slot]] &= ~here
        self.where[kind] |= here
        self.grid[slot] = kind

    def change(self, touched: i64, types: i64) -> i64:
        """In the points of these kinds."""
        found: i64 = 0
        while touched:
            kind: i64 = lowest(touched)
            touched &= touched - 1
            if self.where[kind]:
                found += self.points(kind, types)
            found -= self.now[kind]
        return found
