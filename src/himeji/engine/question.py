"""Questions: a family of moves (`Ask`, `AskAny`, `AskMask`), and questions side by side (`Choice`)."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from himeji.engine.effect import Effect, S, several
from himeji.engine.moves import DECLINE, Moves
from himeji.engine.numbers import Numbers, bit, numbers
from himeji.engine.refusal import ALLOWED, NOT_OFFERED, NOTHING_POSSIBLE


class Question(Effect[S]):
    """Something that is answered by a run of codes; `optional` adds `decline`."""

    def __init__(self, text: str, first: i64, count: i64, optional: bool, parts: Sequence[Effect[S]] = ()) -> None:
        super().__init__(text, parts)
        self.first: i64 = first
        self.count: i64 = count
        self.may_decline: bool = optional

    def closed(self, s: S) -> i64:
        """Why no answer is allowed, whichever it be; 0 if some may be."""
        return ALLOWED

    def optional(self) -> bool:
        return self.may_decline

    def refuse(self, s: S, left: i64, code: i64) -> i64:
        if self.first <= code < self.first + self.count:
            return self.closed(s) or self.refuse_open(s, code)
        return ALLOWED if code == DECLINE and self.may_decline else NOT_OFFERED

    def refuse_open(self, s: S, code: i64) -> i64:
        """Why a code of the run is no answer though the question is open."""
        raise NotImplementedError


class Ask(Question[S]):
    """A question whose answers are one family of codes."""

    def __init__(self, text: str, first: i64, count: i64, optional: bool = False) -> None:
        super().__init__(text, first, count, optional)

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

    def refuse_open(self, s: S, code: i64) -> i64:
        return self.bar_choice(s, code - self.first)

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
            mask: i64 = self.allowed(s)
            if mask == bit(self.count) - 1:
                into.add_all(self.first, self.count)
            else:
                into.add_mask(self.first, mask)
        if self.may_decline:
            into.add(DECLINE)

    def bar(self, s: S) -> i64:
        number: i64 = self.closed(s)
        if number or self.allowed(s):
            return number
        return self.reason(s, 0)


class Choice(Question[S]):
    """Questions side by side: an answer to the n-th does it, and then what follows it, if anything does."""

    def __init__(self, text: str, *branches: tuple[Question[S], Effect[S] | None], optional: bool = False) -> None:
        questions: list[Effect[S]] = [question for question, _ in branches]
        first = min(int(question.first) for question, _ in branches)
        count = max(int(question.first + question.count) for question, _ in branches) - first
        super().__init__(text, first, count, optional, questions)
        self.questions: vec[Effect[S]] = several(questions)
        self.follows: vec[Effect[S]] = several([then or self for _, then in branches])
        self.firsts: Numbers = numbers(int(question.first) for question, _ in branches)
        self.lasts: Numbers = numbers(int(question.first + question.count) - 1 for question, _ in branches)
        self.branches: i64 = len(branches)

    def asks(self, s: S, left: i64) -> bool:
        """What may be declined is asked only if there is something to choose."""
        return not self.may_decline or not self.hopeless(s)

    def hopeless(self, s: S) -> bool:
        if self.closed(s):
            return True
        branch: i64
        for branch in range(self.branches):
            if not self.questions[branch].hopeless(s):
                return False
        return True

    def branch_of(self, code: i64) -> i64:
        """The branch that has the code, or -1."""
        firsts: Numbers = self.firsts
        lasts: Numbers = self.lasts
        branch: i64
        for branch in range(len(firsts)):
            if firsts[branch] <= code <= lasts[branch]:
                return branch
        return -1

    def candidates(self, s: S, left: i64, into: Moves) -> None:
        branch: i64
        for branch in range(self.branches):
            self.questions[branch].candidates(s, left, into)
        if self.may_decline:
            into.add(DECLINE)

    def refuse_open(self, s: S, code: i64) -> i64:
        branch: i64 = self.branch_of(code)
        return NOT_OFFERED if branch < 0 else self.questions[branch].refuse(s, 0, code)

    def offer(self, s: S, left: i64, into: Moves) -> None:
        if self.closed(s) == ALLOWED:
            questions: vec[Effect[S]] = self.questions
            branch: i64
            for branch in range(self.branches):
                questions[branch].offer(s, left, into)
        if self.may_decline:
            into.add(DECLINE)

    def choose(self, s: S, left: i64, code: i64) -> None:
        if code == DECLINE:
            return
        branch: i64 = self.branch_of(code)
        then: Effect[S] = self.follows[branch]
        if then is not self:
            s.push(then)
        self.questions[branch].choose(s, left, code)

    def bar(self, s: S) -> i64:
        number: i64 = self.closed(s)
        if number:
            return number
        return NOTHING_POSSIBLE if self.hopeless(s) else ALLOWED
