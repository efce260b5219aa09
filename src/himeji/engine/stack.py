"""The inside face of a state: a stack of frames, each four numbers, and the loop that runs on to the next decision."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from himeji.engine.chance import below
from himeji.engine.effect import TABLE, Effect
from himeji.engine.event import Told
from himeji.engine.moves import Moves
from himeji.engine.numbers import EMPTY, Numbers, lowest, numbers, size, zeros
from himeji.engine.refusal import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN

FRAME: Final[i64] = 4
FRESH: Final[i64] = -1
SILENT: Final[list[Told]] = []
UNSEEN: Final[list[tuple[int, int, int]]] = []


@mypyc_attr(acyclic=True)
class Stack:
    """Numbers in, numbers out. A title adds its arrays and says how to copy them."""

    def __init__(self) -> None:
        self.frames: Numbers = EMPTY  # effect, left, seat, cause
        self.top: i64 = -FRAME
        self.seat: i64 = -1  # of the frame at hand; new frames inherit both
        self.cause: i64 = 0
        self.beside: i64 = -1
        self.seats: i64 = 0
        self.order: Numbers = EMPTY  # of the turn; never changed in place, a new order is a new array
        self.options: Numbers = EMPTY
        self.chance: Numbers = EMPTY
        self.telling: bool = False  # only at the edge: search stays silent
        self.told: list[Told] = SILENT
        self.rolled: list[tuple[int, int, int]] = UNSEEN

    def begin(self, depth: int, seats: i64, options: Numbers, chance: Numbers) -> None:
        """An empty stack for so many frames, and the seats in their order."""
        self.frames = zeros(depth * int(FRAME))
        self.seats = seats
        if len(self.order) == 0:  # a title with players of its own has said so
            self.order = numbers(range(int(seats)))
        self.options = options
        self.chance = chance

    def push(self, effect: Effect[Any]) -> None:
        """Next, do this: for the seat and the cause at hand. What there is to do is seen when it begins, not now."""
        self.push_left(effect, FRESH)

    def push_left(self, effect: Effect[Any], left: i64) -> None:
        """Next, do what is left of this."""
        frames: Numbers = self.frames
        top: i64 = self.top + FRAME
        self.top = top
        frames[top] = effect.id
        frames[top + 1] = left
        frames[top + 2] = self.seat
        frames[top + 3] = self.cause

    def run_on(self) -> None:
        """On to the next decision, or to the end."""
        frames: Numbers = self.frames
        top: i64 = self.top
        while top >= 0:
            effect: Effect[Any] = TABLE.effects[frames[top]]
            left: i64 = frames[top + 1]
            self.seat = frames[top + 2]
            self.cause = frames[top + 3]
            if left == FRESH:
                left = effect.start(self)
                frames[top + 1] = left
            if effect.asks(self, left):
                return
            self.top = top - FRAME
            effect.act(self, left)
            top = self.top
        self.seat = -1

    def asking(self) -> Effect[Any]:
        return TABLE.effects[self.frames[self.top]]

    def asked(self) -> i64:
        """The seats that must choose now, as a mask."""
        if self.top < 0:
            return 0
        return self.asking().asked(self, self.frames[self.top + 1])

    def to_move(self) -> i64:
        """The seat that decides next, -1 at the end; of several, the first."""
        return self.seat

    def turn_to(self, seat: i64) -> i64:
        """Let another of the asked seats answer first; why not, 0 if it may."""
        if self.top < 0:
            return GAME_OVER
        if seat < 0 or seat >= self.seats or self.asked() & (1 << seat) == 0:
            return NOT_YOUR_TURN
        self.give_turn(seat)
        return 0

    def give_turn(self, seat: i64) -> None:
        """The frame on top is this seat's from now on."""
        self.seat = seat
        self.frames[self.top + 2] = seat

    def blame(self, cause: i64) -> None:
        """The frame on top has this cause from now on."""
        self.cause = cause
        self.frames[self.top + 3] = cause

    def candidates(self, into: Moves) -> None:
        into.clear()
        if self.top >= 0:
            self.asking().candidates(self, self.frames[self.top + 1], into)
            if self.beside >= 0:
                TABLE.effects[self.beside].candidates(self, 0, into)
        into.spell_out(0, 0)

    def legal(self, into: Moves) -> i64:
        """The candidates that are not refused."""
        self.offer(into)
        into.spell_out(0, 0)
        return into.n

    def offer(self, into: Moves) -> i64:
        """The same, but not spelled out: for one who wants a single move."""
        into.clear()
        top: i64 = self.top
        if top >= 0:
            frames: Numbers = self.frames
            TABLE.effects[frames[top]].offer(self, frames[top + 1], into)
            if self.beside >= 0:
                TABLE.effects[self.beside].offer(self, 0, into)
        return into.n

    def refuse(self, code: i64) -> i64:
        if self.top < 0:
            return GAME_OVER
        if self.beside >= 0:
            number: i64 = TABLE.effects[self.beside].refuse(self, 0, code)
            if number != NOT_OFFERED:
                return number
        return self.asking().refuse(self, self.frames[self.top + 1], code)

    def play(self, code: i64) -> None:
        """Play a legal move and run on."""
        if self.beside >= 0 and TABLE.effects[self.beside].refuse(self, 0, code) == 0:
            TABLE.effects[self.beside].choose(self, 0, code)  # "at any time": the stack stays
        else:
            frames: Numbers = self.frames
            top: i64 = self.top
            self.top = top - FRAME
            TABLE.effects[frames[top]].choose(self, frames[top + 1], code)
        self.run_on()

    def roll(self, stream: i64, n: i64) -> i64:
        """Chance decides: a number in 0 … n - 1."""
        result: i64 = below(self.chance, stream, n)
        if self.telling:
            self.rolled.append((int(stream), int(n), int(result)))
        return result

    def draw(self, stream: i64, deck: i64) -> i64:
        """Chance decides: one thing out of a mask; the caller takes it out."""
        skip: i64 = self.roll(stream, size(deck))
        while skip:
            deck &= deck - 1
            skip -= 1
        return lowest(deck)

    def tell(self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something happened, and these may know of it."""
        if self.telling:
            self.note(kind, audience, a, b, c, d)

    def note(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.told.append((int(kind), int(audience), int(a), int(b), int(c), int(d)))

    def copy_stack(self, other: Stack) -> None:
        self.frames = other.frames[:]
        self.top = other.top
        self.seat = other.seat
        self.cause = other.cause
        self.beside = other.beside
        self.seats = other.seats
        self.order = other.order
        self.options = other.options
        self.chance = other.chance[:]
