"""Questions: a family of moves (`Ask`, `AskAny`, `AskMask`), families side by side (`Choice`)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.engine.effect import Effect, S, several
from himeji.engine.moves import DECLINE, Moves
from himeji.engine.numbers import Numbers, numbers
from himeji.engine.refusal import ALLOWED, NOT_OFFERED, NOTHING_POSSIBLE


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
        if self.closed(s) == ALLOWED:
            choice: i64
            for choice in range(self.count):
                if self.bar_choice(s, choice) == ALLOWED:
                    into.add(self.first + choice)
        if self.may_decline:
            into.add(DECLINE)

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


class AskAny(Ask[S]):
    """A family of which every answer is allowed while it is open."""

    def offer(self, s: S, left: i64, into: Moves) -> None:
        if self.closed(s) == ALLOWED:
            into.add_all(self.first, self.count)
        if self.may_decline:
            into.add(DECLINE)

    def bar(self, s: S) -> i64:
        return self.closed(s)


class AskMask(Ask[S]):
    """A family whose allowed answers are told together, as a mask; what bars one of the others is told on demand."""

    def allowed(self, s: S) -> i64:
        """The answers allowed while the family is open: the n-th bit is the n-th answer."""
        raise NotImplementedError

    def reason(self, s: S, choice: i64) -> i64:
        """Why this answer is not among them."""
        raise NotImplementedError

    def bar_choice(self, s: S, choice: i64) -> i64:
        return ALLOWED if self.allowed(s) >> choice & 1 else self.reason(s, choice)

    def offer(self, s: S, left: i64, into: Moves) -> None:
        if self.closed(s) == ALLOWED:
            into.add_mask(self.first, self.allowed(s))
        if self.may_decline:
            into.add(DECLINE)

    def bar(self, s: S) -> i64:
        number: i64 = self.closed(s)
        if number or self.allowed(s):
            return number
        return self.reason(s, 0)


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
        """What may be declined is asked only if there is something to choose."""
        return not self.may_decline or not self.hopeless(s)

    def hopeless(self, s: S) -> bool:
        branch: i64
        for branch in range(self.count):
            if not self.families[branch].hopeless(s):
                return False
        return True

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
        return NOTHING_POSSIBLE if self.hopeless(s) else ALLOWED
