"""Questions: a family of moves (`Ask`), families side by side (`Choice`), or a choice among effects (`Menu`)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.engine.effect import Effect, S, several
from himeji.engine.moves import DECLINE, Moves, do
from himeji.engine.numbers import Numbers, lowest, numbers
from himeji.engine.refusal import ALLOWED, MUST_CHOOSE, NOT_OFFERED, NOTHING_POSSIBLE


class Ask(Effect[S]):
    """A question whose answers are one family of codes; `optional` adds `decline`."""

    def __init__(self, text: str, first: i64, count: i64, optional: bool = False) -> None:
        super().__init__(text)
        self.first: i64 = first
        self.count: i64 = count
        self.may_decline: bool = optional

    def closed(self, s: S) -> i64:
        """Why no answer of the family is allowed, whichever it be; 0 if some may be."""
        return ALLOWED

    def bar_choice(self, s: S, choice: i64) -> i64:
        """Why this answer, counted from the family's first, is not allowed though the family is open; 0 if it is."""
        return ALLOWED

    def take(self, s: S, left: i64, choice: i64) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def asks(self, s: S, left: i64) -> bool:
        return not self.hopeless(s)

    def candidates(self, s: S, left: i64, into: Moves) -> None:
        into.add_all(self.first, self.count)
        if self.may_decline:
            into.add(DECLINE)

    def refuse(self, s: S, left: i64, code: i64) -> i64:
        if self.first <= code < self.first + self.count:
            return self.closed(s) or self.bar_choice(s, code - self.first)
        return ALLOWED if code == DECLINE and self.may_decline else NOT_OFFERED

    def offer(self, s: S, left: i64, into: Moves) -> None:
        self.offer_open(s, into)
        if self.may_decline:
            into.add(DECLINE)

    def offer_open(self, s: S, into: Moves) -> None:
        """Add the answers that are not barred."""
        if self.closed(s) == ALLOWED:
            choice: i64
            for choice in range(self.count):
                if self.bar_choice(s, choice) == ALLOWED:
                    into.add(self.first + choice)

    def choose(self, s: S, left: i64, code: i64) -> None:
        if code != DECLINE:
            self.take(s, left, code - self.first)

    def optional(self) -> bool:
        return self.may_decline

    def bar(self, s: S) -> i64:
        number: i64 = self.closed(s)
        if number:
            return number
        number = NOTHING_POSSIBLE
        choice: i64
        for choice in range(self.count):
            number = self.bar_choice(s, choice)
            if number == ALLOWED:
                return ALLOWED
        return number


@final
class Choice(Effect[S]):
    """Families of moves side by side: an answer of the n-th does it, and then what follows it, if anything does."""

    def __init__(self, text: str, *branches: tuple[Ask[S], Effect[S] | None], optional: bool = False) -> None:
        asks: list[Effect[S]] = [ask for ask, _ in branches]
        super().__init__(text, asks)
        self.families: vec[Effect[S]] = several(asks)
        self.follows: vec[Effect[S]] = several([then or self for _, then in branches])
        self.first: Numbers = numbers(int(ask.first) for ask, _ in branches)
        self.last: Numbers = numbers(int(ask.first + ask.count) - 1 for ask, _ in branches)
        self.count: i64 = len(branches)
        self.may_decline: bool = optional

    def asks(self, s: S, left: i64) -> bool:
        branch: i64
        for branch in range(self.count):
            if not self.families[branch].hopeless(s):
                return True
        return False

    def branch_of(self, code: i64) -> i64:
        """The branch whose family has the code, or -1."""
        branch: i64
        for branch in range(self.count):
            if self.first[branch] <= code <= self.last[branch]:
                return branch
        return -1

    def candidates(self, s: S, left: i64, into: Moves) -> None:
        branch: i64
        for branch in range(self.count):
            self.families[branch].candidates(s, left, into)
        if self.may_decline:
            into.add(DECLINE)

    def refuse(self, s: S, left: i64, code: i64) -> i64:
        if code == DECLINE:
            return ALLOWED if self.may_decline else NOT_OFFERED
        branch: i64 = self.branch_of(code)
        return NOT_OFFERED if branch < 0 else self.families[branch].refuse(s, left, code)

    def offer(self, s: S, left: i64, into: Moves) -> None:
        branch: i64
        for branch in range(self.count):
            self.families[branch].offer(s, left, into)
        if self.may_decline:
            into.add(DECLINE)

    def choose(self, s: S, left: i64, code: i64) -> None:
        if code == DECLINE:
            return
        branch: i64 = self.branch_of(code)
        then: Effect[S] = self.follows[branch]
        if then is not self:
            s.push(then)
        self.families[branch].choose(s, left, code)

    def optional(self) -> bool:
        return self.may_decline

    def bar(self, s: S) -> i64:
        return ALLOWED if self.asks(s, 0) else NOTHING_POSSIBLE


class Menu(Effect[S]):
    """A choice among parts: `do <part>`, or `decline` when nothing left is owed."""

    def __init__(self, text: str, *parts: Effect[S]) -> None:
        super().__init__(text, parts)
        self.parts: vec[Effect[S]] = several(parts)
        self.count: i64 = len(parts)
        self.ids: Numbers = numbers(int(part.id) for part in parts)

    def question(self) -> str:
        return "choose"

    def start(self, s: S) -> i64:
        return (1 << self.count) - 1

    def on_offer(self, left: i64) -> i64:
        """The parts that may still be picked, as a mask."""
        return left

    def after(self, left: i64, part: i64) -> i64:
        """What is left once a part is picked."""
        return 0

    def owed(self, left: i64) -> bool:
        """Must something still be picked?"""
        return True

    def orderless(self, parts: i64) -> bool:
        """Would every order of these parts end the same?"""
        return False

    def asks(self, s: S, left: i64) -> bool:
        """Only a real choice is asked: two parts or more, in an order that may matter."""
        possible: i64 = self.possible(s, left)
        return possible & (possible - 1) != 0 and not self.orderless(possible)

    def act(self, s: S, left: i64) -> None:
        """With no choice to make, the first possible part comes to the stack, where it asks for itself."""
        possible: i64 = self.possible(s, left)
        if possible:
            part: i64 = lowest(possible)
            self.keep(s, self.after(left, part))
            s.push(self.parts[part])

    def possible(self, s: S, left: i64) -> i64:
        found: i64 = self.on_offer(left)
        part: i64
        for part in range(self.count):
            if found & (1 << part) and self.parts[part].hopeless(s):
                found &= ~(1 << part)
        return found

    def keep(self, s: S, left: i64) -> None:
        if left:
            s.push_left(self, left)

    def find(self, left: i64, code: i64) -> i64:
        """The first part on offer that the code names, or -1."""
        offered: i64 = self.on_offer(left)
        part: i64
        for part in range(self.count):
            if do(self.ids[part]) == code and offered & (1 << part):
                return part
        return -1

    def candidates(self, s: S, left: i64, into: Moves) -> None:
        into.add(DECLINE)
        offered: i64 = self.on_offer(left)
        part: i64
        for part in range(self.count):
            code: i64 = do(self.ids[part])
            if offered & (1 << part) and self.find(left, code) == part:  # equal parts are one move
                into.add(code)

    def refuse(self, s: S, left: i64, code: i64) -> i64:
        if code == DECLINE:
            return MUST_CHOOSE if self.owed(left) else ALLOWED
        part: i64 = self.find(left, code)
        return NOT_OFFERED if part < 0 else self.parts[part].bar(s)

    def choose(self, s: S, left: i64, code: i64) -> None:
        if code != DECLINE:
            part: i64 = self.find(left, code)
            self.keep(s, self.after(left, part))
            self.parts[part].pick(s)

    def bar(self, s: S) -> i64:
        return ALLOWED if self.possible(s, self.start(s)) else NOTHING_POSSIBLE
