"""The move that comes to mind first, for rollouts: what gains most in this turn, in points and in what cards promise by
their number and place. The river is not discarded, nothing is added after developing, and nobody declares the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.numbers import EMPTY, Numbers
from himeji.games.naishi.board import DECREE_SPACE, HOME, PLACES, SWAP_SPACE
from himeji.games.naishi.cards import COLUMNS, KINDS, NINJA, SLOTS
from himeji.games.naishi.court import abroad
from himeji.games.naishi.gains import COUNT, NO_POINTS, Gains
from himeji.games.naishi.moves import DECREE, DEVELOP, FIRST, PAIR_COUNT, RECALL, SECOND, SWAP_OWN, SWAP_RIVER
from himeji.games.naishi.scoring import SIZES, cards
from himeji.games.naishi.state import Naishi

LEAST: Final[i64] = -(1 << 40)


@final
class Hunch:
    """Of one position at a time."""

    def __init__(self, point: i64) -> None:
        """So much a point counts."""
        self.point: i64 = point
        self.by_number: Numbers = EMPTY  # what a card promises, by time, kind and how many of it there are
        self.by_place: Numbers = EMPTY  # by kind and slot
        self.emissary: i64 = 0
        self.emissary_by_time: i64 = 0
        self.promised: Numbers = EMPTY  # what the card there promises, by slot
        self.gains: Gains = Gains()
        self.time: i64 = 0
        self.best: i64 = -1
        self.most: i64 = LEAST

    def weigh(self, by_number: Numbers, by_place: Numbers) -> None:
        self.by_number = by_number
        self.by_place = by_place

    def development(self, s: Naishi, time: i64) -> i64:
        """Where to develop, when nothing else may be done."""
        self.look(s, time)
        self.develop(s)
        return self.best

    def turn(self, s: Naishi, time: i64) -> i64:
        """What to begin a turn with."""
        self.look(s, time)
        self.develop(s)
        if s.court[s.seat * PLACES + HOME]:
            if s.room >> SWAP_SPACE & 1 and s.showing:
                self.swap(s)
            if s.room >> DECREE_SPACE & 1:
                self.decree(s)
        count: i64 = abroad(s)
        if count:
            self.consider(RECALL, count * self.of_emissary())
        return self.best

    def look(self, s: Naishi, time: i64) -> None:
        gains: Gains = self.gains
        gains.look(s, s.seat)
        self.time = time
        self.promised = NO_POINTS[:]
        slot: i64
        for slot in range(SLOTS):
            kind: i64 = gains.grid[slot]
            self.promised[slot] = self.one_of(kind, COUNT[gains.where[kind]]) + self.in_place(kind, slot)
        self.best = -1
        self.most = LEAST

    def consider(self, code: i64, value: i64) -> None:
        if value > self.most:
            self.most = value
            self.best = code

    def develop(self, s: Naishi) -> None:
        slot: i64
        for slot in range(SLOTS):
            kind: i64 = s.river[slot % COLUMNS]
            if kind >= 0:
                self.consider(DEVELOP + slot, self.value(slot, kind))

    def decree(self, s: Naishi) -> None:
        theirs: Numbers = cards(s, 1 - s.seat)
        cost: i64 = self.of_emissary()
        slot: i64
        for slot in range(SLOTS):
            self.consider(DECREE + slot, self.value(slot, theirs[slot]) - cost)

    def swap(self, s: Naishi) -> None:
        """First, and then develop."""
        self.swap_own(self.most - self.of_emissary())
        pair: i64
        for pair in range(PAIR_COUNT):
            first: i64 = s.river[FIRST[pair]]
            second: i64 = s.river[SECOND[pair]]
            if first >= 0 and second >= 0:
                self.swap_river(SWAP_RIVER + pair, FIRST[pair], second)
                self.swap_river(SWAP_RIVER + pair, SECOND[pair], first)

    def swap_river(self, code: i64, column: i64, kind: i64) -> None:
        """To have a card of the river in another column, in the line or in hand."""
        cost: i64 = self.of_emissary()
        self.consider(code, self.value(column, kind) - cost)
        self.consider(code, self.value(COLUMNS + column, kind) - cost)

    def swap_own(self, others: i64) -> None:
        """With what else the turn brings."""
        pair: i64
        for pair in range(PAIR_COUNT):
            self.exchange(SWAP_OWN + pair, FIRST[pair], SECOND[pair], others)
            self.exchange(SWAP_OWN + PAIR_COUNT + pair, COLUMNS + FIRST[pair], COLUMNS + SECOND[pair], others)
        column: i64
        for column in range(COLUMNS):
            self.exchange(SWAP_OWN + 2 * PAIR_COUNT + column, column, COLUMNS + column, others)

    def exchange(self, code: i64, one: i64, other: i64, others: i64) -> None:
        kind: i64 = self.gains.grid[one]
        instead: i64 = self.gains.grid[other]
        if kind != instead:
            value: i64 = others + self.point * self.gains.of_exchange(one, other)
            value += self.in_place(instead, one) + self.in_place(kind, other)
            value -= self.in_place(kind, one) + self.in_place(instead, other)
            self.consider(code, value)

    def value(self, slot: i64, kind: i64) -> i64:
        """What it is worth to have this card in a slot, instead of the one there."""
        gains: Gains = self.gains
        gain: i64 = gains.best_copy(slot) // KINDS if kind == NINJA else gains.of_card(slot, kind)
        promises: i64 = self.one_of(kind, COUNT[gains.where[kind]] + 1) + self.in_place(kind, slot)
        return self.point * gain + promises - self.promised[slot]

    def one_of(self, kind: i64, count: i64) -> i64:
        return self.by_number[(self.time * KINDS + kind) * SIZES + count]

    def in_place(self, kind: i64, slot: i64) -> i64:
        if self.time == 0:
            return 0
        return self.by_place[kind * SLOTS + slot]

    def of_emissary(self) -> i64:
        return self.emissary + self.time * self.emissary_by_time
