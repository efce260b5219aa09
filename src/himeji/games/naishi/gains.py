"""How many points a card more or less makes, for players that ask very often: what a kind scores by itself is looked up
by the slots it lies in, and what it scores beside its mate, or for the types around it, is added."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.numbers import EMPTY, Numbers, lowest, numbers, size, zeros
from himeji.games.naishi.cards import (
    ALONE_WITHOUT,
    CHARACTER_KINDS,
    COLUMNS,
    KINDS,
    NEIGHBOUR_POINTS,
    NINJA,
    SLOTS,
    TYPE_POINTS,
    TYPES,
    UNDER_CARD,
    UNDER_POINTS,
)
from himeji.games.naishi.scoring import SIZES, cards, kind_points, slots_by_kind
from himeji.games.naishi.state import Naishi
from himeji.games.naishi.territory import neighbours

MASKS: Final[i64] = 1 << SLOTS
NO_POINTS: Final = zeros(SLOTS)


def by_itself(kind: int, slots: int) -> int:
    """What a kind scores that lies in these slots alone."""
    grid = numbers(kind if slots >> slot & 1 else -1 for slot in range(SLOTS))
    return kind_points(grid, slots_by_kind(grid), kind, 0)


def minded(kind: int) -> list[tuple[int, int, bool]]:
    """The other kinds that this one scores for: which, how many points for each, and whether under it or beside it."""
    beside = [(other, int(NEIGHBOUR_POINTS[kind * KINDS + other]), False) for other in range(KINDS) if other != kind]
    return [(int(UNDER_CARD[kind]), int(UNDER_POINTS[kind]), True), *beside]


def near(slot: int, over: bool, under: bool) -> int:
    """Where the mate of a card in this slot must lie: beside it, or else over it, or under it."""
    if over:
        return 1 << slot >> COLUMNS
    return 1 << slot + COLUMNS & int(MASKS) - 1 if under else int(neighbours(1 << slot))


@final
class Mates:
    """Kinds that score together: each has one mate at most, and minds none but it."""

    def __init__(self) -> None:
        self.kind: list[int] = list(range(KINDS))  # itself where there is none
        self.points: list[int] = [0] * KINDS
        self.near: list[list[int]] = [[0] * SLOTS] * KINDS
        for kind in range(KINDS):
            if ALONE_WITHOUT[kind] not in (-1, kind):
                raise ValueError("A kind wants to be without another: gains do not know how to count that.")
            for other, points, under in minded(kind):
                if points:
                    self.pair(kind, other, points, over=under, under=False)
                    self.pair(other, kind, points, over=False, under=under)

    def pair(self, kind: int, other: int, points: int, over: bool, under: bool) -> None:
        if self.points[kind]:
            raise ValueError("A kind has two mates: gains do not know how to count that.")
        self.kind[kind], self.points[kind] = other, points
        self.near[kind] = [near(slot, over, under) for slot in range(SLOTS)]


BY_ITSELF: Final[Numbers] = numbers(by_itself(kind, slots) for kind in range(KINDS) for slots in range(int(MASKS)))
COUNT: Final[Numbers] = numbers(size(slots) for slots in range(int(MASKS)))
MATES: Final = Mates()
MATE: Final[Numbers] = numbers(MATES.kind)
MATE_POINTS: Final[Numbers] = numbers(MATES.points)
NEAR: Final[Numbers] = numbers(slots for row in MATES.near for slots in row)  # by kind and slot
(COUNTS_TYPES,) = [kind for kind in range(KINDS) if any(TYPE_POINTS[kind * SIZES + types] for types in range(SIZES))]
TYPE_COUNTER: Final[i64] = COUNTS_TYPES


@final
class Gains:
    """In one territory at a time."""

    def __init__(self) -> None:
        self.grid: Numbers = EMPTY
        self.where: Numbers = EMPTY
        self.leaving: Numbers = EMPTY  # by slot, what it brings that the card there leaves, but for the types
        self.types: i64 = 0

    def look(self, s: Naishi, seat: i64) -> None:
        """At the territory of a seat; each ninja is what gains most."""
        self.grid = cards(s, seat)
        self.where = slots_by_kind(self.grid)
        present: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            present |= 1 << self.grid[slot]
        self.types = size(present & TYPES)
        self.leaving = NO_POINTS[:]
        ninjas: i64 = self.where[NINJA]
        while ninjas:
            slot = lowest(ninjas)
            ninjas &= ninjas - 1
            self.put(slot, self.best_copy(slot) % KINDS)
        for slot in range(SLOTS):
            self.leaving[slot] = self.of_leaving(slot)

    def put(self, slot: i64, kind: i64) -> None:
        here: i64 = 1 << slot
        self.where[self.grid[slot]] &= ~here
        self.where[kind] |= here
        self.grid[slot] = kind

    def best_copy(self, slot: i64) -> i64:
        """What a ninja in this slot had best be; before it, the points that it gains."""
        found: i64 = NINJA
        i: i64
        for i in range(len(CHARACTER_KINDS)):
            kind: i64 = CHARACTER_KINDS[i]
            if self.where[kind]:
                found = max(found, self.of_card(slot, kind) * KINDS + kind)
        return found

    def of_any(self, slot: i64, card: i64) -> i64:
        """With this card in a slot; a ninja copies what is best."""
        return self.best_copy(slot) // KINDS if card == NINJA else self.of_card(slot, card)

    def of_swap(self, first: i64, second: i64) -> i64:
        """With the cards of two slots exchanged."""
        kind: i64 = self.grid[first]
        other: i64 = self.grid[second]
        if kind == other:
            return 0
        both: i64 = 1 << first | 1 << second
        found: i64 = self.of_moving(kind, both) + self.of_moving(other, both)
        found += self.with_mate(kind, second) - self.with_mate(kind, first)
        found += self.with_mate(other, first) - self.with_mate(other, second)
        if MATE[kind] == other:  # they still have each other, if one lies where the other wants it
            at: i64 = kind * SLOTS
            found += MATE_POINTS[kind] * (COUNT[NEAR[at + first] & both] + COUNT[NEAR[at + second] & both])
        return found

    def of_moving(self, kind: i64, slots: i64) -> i64:
        """What a kind gains by itself where it is in one of these slots and comes to be in the other."""
        at: i64 = kind * MASKS
        return BY_ITSELF[at + (self.where[kind] ^ slots)] - BY_ITSELF[at + self.where[kind]]

    def of_card(self, slot: i64, kind: i64) -> i64:
        """With this card in a slot."""
        old: i64 = self.grid[slot]
        if old == kind:
            return 0
        here: i64 = 1 << slot
        has: i64 = self.where[kind]
        found: i64 = self.leaving[slot] + self.with_mate(kind, slot)
        found += BY_ITSELF[kind * MASKS + (has | here)] - BY_ITSELF[kind * MASKS + has]
        if self.where[TYPE_COUNTER] == 0 and kind != TYPE_COUNTER:
            return found
        types: i64 = self.types
        if self.where[old] == here:
            types -= TYPES >> old & 1
        if has == 0:
            types += TYPES >> kind & 1
        return found + self.for_types(old, kind, types)

    def of_leaving(self, slot: i64) -> i64:
        kind: i64 = self.grid[slot]
        had: i64 = self.where[kind]
        return BY_ITSELF[kind * MASKS + (had ^ 1 << slot)] - BY_ITSELF[kind * MASKS + had] - self.with_mate(kind, slot)

    def for_types(self, old: i64, kind: i64, types: i64) -> i64:
        """What those who count types gain with so many of them, the one card gone and the other there."""
        before: i64 = COUNT[self.where[TYPE_COUNTER]]
        after: i64 = before
        if old == TYPE_COUNTER:
            after -= 1
        elif kind == TYPE_COUNTER:
            after += 1
        each: i64 = TYPE_COUNTER * SIZES
        return TYPE_POINTS[each + types] * after - TYPE_POINTS[each + self.types] * before

    def with_mate(self, kind: i64, slot: i64) -> i64:
        """What a card in this slot scores together with those of its mate."""
        points: i64 = MATE_POINTS[kind]
        if points:
            points *= COUNT[NEAR[kind * SLOTS + slot] & self.where[MATE[kind]]]
        return points
