"""Menus: a choice among effects, each picked by its text."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from himeji.engine.effect import Effect, S, several
from himeji.engine.moves import DECLINE, Moves, do
from himeji.engine.numbers import Numbers, bit, lowest, numbers
from himeji.engine.refusal import ALLOWED, MUST_CHOOSE, NOT_OFFERED, NOTHING_POSSIBLE


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
        return self.most_left(s)

    def most_left(self, s: S) -> i64:
        return bit(self.count) - 1

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

    def first(self, parts: i64) -> i64:
        """Which of these is done first when nobody is asked."""
        return lowest(parts)

    def begin(self, s: S, part: i64) -> None:
        """A part is about to be done."""

    def asks(self, s: S, left: i64) -> bool:
        """Only a real choice is asked: two parts or more, in an order that may matter."""
        possible: i64 = self.possible(s, left)
        return possible & (possible - 1) != 0 and not self.orderless(possible)

    def act(self, s: S, left: i64) -> None:
        """With no choice to make, the first possible part comes to the stack, where it asks for itself."""
        possible: i64 = self.possible(s, left)
        if possible:
            part: i64 = self.first(possible)
            self.keep(s, self.after(left, part))
            self.begin(s, part)
            s.push(self.parts[part])

    def possible(self, s: S, left: i64) -> i64:
        found: i64 = self.on_offer(left)
        part: i64
        for part in range(self.count):
            if found & bit(part) and self.parts[part].hopeless(s):
                found &= ~bit(part)
        return found

    def keep(self, s: S, left: i64) -> None:
        if left:
            s.push_left(self, left)

    def find(self, left: i64, code: i64) -> i64:
        """The first part on offer that the code names, or -1."""
        offered: i64 = self.on_offer(left)
        part: i64
        for part in range(self.count):
            if do(self.ids[part]) == code and offered & bit(part):
                return part
        return -1

    def candidates(self, s: S, left: i64, into: Moves) -> None:
        into.add(DECLINE)
        offered: i64 = self.on_offer(left)
        part: i64
        for part in range(self.count):
            code: i64 = do(self.ids[part])
            if offered & bit(part) and self.find(left, code) == part:  # equal parts are one move
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
            self.begin(s, part)
            self.parts[part].pick(s)

    def bar(self, s: S) -> i64:
        """With nothing possible, the reason is that of the first part."""
        left: i64 = self.start(s)
        offered: i64 = self.on_offer(left)
        if self.possible(s, left):
            return ALLOWED
        return self.parts[lowest(offered)].bar(s) if offered else NOTHING_POSSIBLE
