"""The rulebook's grammar: in order, in any order, one of, and/or, up to, pay to, each player, all at once."""

from __future__ import annotations

from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.engine.effect import Effect, S, several
from himeji.engine.menu import Menu
from himeji.engine.moves import Moves
from himeji.engine.numbers import Numbers, bit, lowest, mask_of, numbers
from himeji.engine.question import Ask


@final
class Steps(Effect[S]):
    """« dans l'ordre »: what is left is the place of the next step."""

    def __init__(self, *steps: Effect[S]) -> None:
        super().__init__("(" + ", then ".join(step.text for step in steps) + ")", steps)
        self.steps: vec[Effect[S]] = several(steps)
        self.last: i64 = len(steps) - 1

    def most_left(self, s: S) -> i64:
        return self.last

    def act(self, s: S, left: i64) -> None:
        if left < self.last:
            s.push_left(self, left + 1)
        s.push(self.steps[left])


@final
class EachSeat(Effect[S]):
    """« chaque joueur, dans l'ordre du tour »: what is left is the place in the turn order."""

    def __init__(self, each: Effect[S]) -> None:
        super().__init__(f"each seat: {each.text}", [each])
        self.each: Effect[S] = each

    def most_left(self, s: S) -> i64:
        return len(s.order) - 1

    def act(self, s: S, left: i64) -> None:
        if left + 1 < len(s.order):
            s.push_left(self, left + 1)
        s.seat = s.order[left]
        s.push(self.each)


@final
class AtOnce(Effect[S]):
    """« en même temps »: every seat answers, in whatever order; what is left is the mask of seats still to answer."""

    def __init__(self, ask: Ask[S]) -> None:
        super().__init__(f"at once: {ask.text}", [ask])
        self.ask: Ask[S] = ask

    def question(self) -> str:
        return self.ask.question()

    def start(self, s: S) -> i64:
        s.give_turn(0)
        return self.most_left(s)

    def most_left(self, s: S) -> i64:
        return (1 << s.seats) - 1

    def asks(self, s: S, left: i64) -> bool:
        return left != 0

    def asked(self, s: S, left: i64) -> i64:
        return left

    def candidates(self, s: S, left: i64, into: Moves) -> None:
        self.ask.candidates(s, 0, into)

    def refuse(self, s: S, left: i64, code: i64) -> i64:
        return self.ask.refuse(s, 0, code)

    def offer(self, s: S, left: i64, into: Moves) -> None:
        self.ask.offer(s, 0, into)

    def choose(self, s: S, left: i64, code: i64) -> None:
        rest: i64 = left & ~(1 << s.seat)
        self.ask.choose(s, 0, code)
        if rest:
            s.seat = lowest(rest)
            s.push_left(self, rest)


class OneOf(Menu[S]):
    """« 1 des 2 », a slash; with `optional`, or none of them."""

    def __init__(self, *parts: Effect[S], name: str = "", optional: bool = False) -> None:
        choice = "(" + " / ".join(part.text for part in parts) + ")"
        super().__init__(name or (f"may {choice}" if optional else choice), *parts)
        self.may_decline: bool = optional

    def asks(self, s: S, left: i64) -> bool:
        return not self.hopeless(s) if self.may_decline else super().asks(s, left)

    def owed(self, left: i64) -> bool:
        return not self.may_decline

    def optional(self) -> bool:
        return self.may_decline


class AnyOrder(Menu[S]):
    """« dans l'ordre de votre choix »: what is left is the mask of parts not yet done.

    The order is asked only where it can matter: between two parts that touch the same things and do not merely add to
    them. A part that can only help if it is done first is done first.
    """

    def __init__(self, *parts: Effect[S], name: str = "") -> None:
        super().__init__(name or "(" + " & ".join(part.text for part in parts) + ")", *parts)
        self.may: i64 = mask_of(part.optional() for part in parts)
        self.eagerly: i64 = mask_of(part.eager() for part in parts)
        self.conflicts: Numbers = numbers(
            mask_of(conflict(part, other) for other in parts) if len(parts) > 1 else 0 for part in parts
        )

    def after(self, left: i64, part: i64) -> i64:
        return left & ~bit(part)

    def owed(self, left: i64) -> bool:
        return left & ~self.may != 0

    def orderless(self, parts: i64) -> bool:
        if parts & self.eagerly:
            return True
        part: i64
        for part in range(self.count):
            if parts & bit(part) and parts & self.conflicts[part]:
                return False
        return True

    def first(self, parts: i64) -> i64:
        return lowest(parts & self.eagerly or parts)

    def touches(self) -> i64:
        found: i64 = 0
        part: i64
        for part in range(self.count):
            found |= self.parts[part].touches()
        return found

    def adds(self) -> i64:
        """What all parts that touch it only add to."""
        found: i64 = self.touches()
        part: i64
        for part in range(self.count):
            found &= ~self.parts[part].touches() | self.parts[part].adds()
        return found

    def optional(self) -> bool:
        return not self.owed(bit(self.count) - 1)


@final
class AndOr(AnyOrder[S]):
    """« ET/OU »: any order of parts that may each be declined."""

    def __init__(self, *parts: Effect[S], name: str = "") -> None:
        each = [part if part.optional() else UpTo(1, part) for part in parts]
        super().__init__(*each, name=name or "(" + " and/or ".join(part.text for part in each) + ")")


@final
class UpTo(Menu[S]):
    """« jusqu'à 2 »: what is left is how many times more. `UpTo(1, a)` is « vous pouvez »."""

    def __init__(self, times: int, part: Effect[S]) -> None:
        super().__init__(f"up to {times} x {part.text}", part)
        self.times: i64 = times

    def start(self, s: S) -> i64:
        return self.times

    def most_left(self, s: S) -> i64:
        return self.times

    def asks(self, s: S, left: i64) -> bool:
        return not self.parts[0].hopeless(s)

    def on_offer(self, left: i64) -> i64:
        return 1

    def after(self, left: i64, part: i64) -> i64:
        return left - 1

    def owed(self, left: i64) -> bool:
        return False

    def optional(self) -> bool:
        return True


def conflict(part: Effect[S], other: Effect[S]) -> bool:
    """Can the order of these two matter?"""
    return part.id != other.id and part.touches() & other.touches() & ~(part.adds() & other.adds()) != 0


class Cost(Generic[S]):
    """What a payment takes; a title says of what."""

    def __init__(self, text: str) -> None:
        self.text: str = text

    def short(self, s: S) -> i64:
        """Why it cannot be paid now, 0 if it can."""
        raise NotImplementedError

    def out_of_reach(self, s: S) -> bool:
        """Can it not be paid even after every exchange?"""
        raise NotImplementedError

    def spend(self, s: S) -> None:
        raise NotImplementedError


@final
class Pay(Menu[S]):
    """Red number, arrow: pay and do, or decline. On its own it is a menu of one; in a menu, picking it pays."""

    def __init__(self, cost: Cost[S], then: Effect[S]) -> None:
        super().__init__(f"{cost.text} -> {then.text}", then)
        self.cost: Cost[S] = cost
        self.then: Effect[S] = then
        self.parts = several([self])
        self.ids = numbers([int(self.id)])

    def asks(self, s: S, left: i64) -> bool:
        return not self.hopeless(s)

    def owed(self, left: i64) -> bool:
        return False

    def optional(self) -> bool:
        return True

    def bar(self, s: S) -> i64:
        return self.cost.short(s) or self.then.bar(s)

    def hopeless(self, s: S) -> bool:
        return self.cost.out_of_reach(s) or self.then.hopeless(s)

    def pick(self, s: S) -> None:
        self.cost.spend(s)
        self.then.pick(s)
