"""A turn looked at to its end: a beam through one seat's decisions, which gives the plans that promise most."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import Moves
from himeji.engine.network import Reals
from himeji.engine.numbers import EMPTY, Numbers
from himeji.engine.state import State

DEPTH: Final[i64] = 24  # decisions of a turn that are looked at
MARKS: Final[i64] = 0xFFFF_FFFF_FFFF
LEAST: Final = -1e9  # points


@final
@mypyc_attr(acyclic=True)
class Plan:
    """Moves that end a turn, and the points then foreseen; plans that come to the same have the same mark."""

    def __init__(self, codes: Numbers, value: float, mark: i64) -> None:
        self.codes: Numbers = codes
        self.value: float = value
        self.mark: i64 = mark

    def follow(self, s: State) -> None:
        """As far as this world allows: where the plan was not made, it may not work out."""
        seat: i64 = s.to_move()
        codes: Numbers = self.codes
        at: i64 = 0
        while at < len(codes) and s.to_move() == seat and s.refuse(codes[at]) == 0:
            s.play(codes[at])
            at += 1


@final
class Step:
    """A position in the middle of a turn, and how it was reached."""

    def __init__(self, state: State, plan: Plan) -> None:
        self.state: State = state
        self.plan: Plan = plan


@final
class Beam:
    """Keeps, of the positions that each step reaches, the most promising; in the end, as many plans as are wanted."""

    def __init__(self, heuristic: Heuristic, width: i64, most: i64, foresees: bool = False) -> None:
        """One that foresees judges the end of a turn by what is to come for everybody, not for the seat alone."""
        self.heuristic: Heuristic = heuristic
        self.foresees: bool = foresees
        self.width: i64 = width
        self.most: i64 = most
        self.moves: Moves = Moves()
        self.seat: i64 = -1
        self.turn: i64 = -1
        self.start: State | None = None
        self.points: Reals = vec[float]()
        self.ended: list[Step] = []
        self.reached: list[Step] = []
        self.seen: set[int] = set()

    def every(self, start: State) -> list[Plan]:
        """The best ways to end the turn, for each way to begin it: in one beam for all of them, those that gain at once
        would crowd out those that gain in the end."""
        found: list[Plan] = []
        self.watch(start)
        self.begin(start, EMPTY, found)
        return found

    def plans(self, start: State, first: i64) -> list[Plan]:
        """The best ways to end the turn, with this move first."""
        self.watch(start)
        after: State = start.clone()
        after.play(first)
        return self.ends(after, EMPTY, first)

    def watch(self, start: State) -> None:
        """From now on this turn."""
        self.seat = start.to_move()
        self.turn = self.heuristic.turn(start)
        self.start = start
        if self.foresees:
            self.points = vec[float]([0.0] * int(self.heuristic.contenders(start)))

    def goes_on(self, s: State) -> bool:
        return s.to_move() == self.seat and self.heuristic.turn(s) == self.turn

    def begin(self, s: State, before: Numbers, found: list[Plan]) -> None:
        """After these moves, every one that there is; a move beside the decision only as the very first."""
        n: i64 = s.legal(self.moves)
        codes: Numbers = self.moves.codes[:n]
        i: i64
        for i in range(n):
            after: State = s.clone()
            after.play(codes[i])
            beside: bool = after.top == s.top and after.frames[s.top] == s.frames[s.top]
            if not beside and self.heuristic.undecided(after) and self.goes_on(after):
                self.begin(after, append(before[:], codes[i]), found)
            elif not beside or len(before) == 0:
                found.extend(self.ends(after, before, codes[i]))

    def ends(self, after: State, before: Numbers, code: i64) -> list[Plan]:
        """The best ways to end the turn from where this move has led."""
        self.ended = []
        self.reached = []
        self.seen = set()
        self.arrive(after, before, code)
        depth: i64 = 0
        while len(self.reached) > 0 and depth < DEPTH:
            self.on()
            depth += 1
        for step in self.reached:
            self.end(step)
        return [self.judged(step) for step in self.ended]

    def judged(self, step: Step) -> Plan:
        """A plan as it is worth in the end; until then they were compared by what the seat alone would say."""
        start = self.start
        if self.foresees and start is not None:
            self.heuristic.foresee(step.state, start, self.points)
            step.plan.value = lead(self.points, self.seat)
        return step.plan

    def on(self) -> None:
        """Every legal move in the positions that the last step reached."""
        beam = self.reached
        self.reached = []
        for step in beam:
            n: i64 = step.state.legal(self.moves)
            codes: Numbers = self.moves.codes[:n]
            i: i64
            for i in range(n):
                after: State = step.state.clone()
                after.play(codes[i])
                self.arrive(after, step.plan.codes, codes[i])

    def arrive(self, after: State, codes: Numbers, code: i64) -> None:
        """Keep where these moves and this one have led, if it promises enough."""
        features: Numbers = self.heuristic.features(after, self.seat)
        value: float = self.heuristic.weighed(features, self.heuristic.weights)
        if not self.goes_on(after):
            if self.heuristic.begins(after) == self.seat:
                value += self.heuristic.tempo
            if len(self.ended) < self.most or value > self.ended[len(self.ended) - 1].plan.value:
                self.end(Step(after, Plan(append(codes[:], code), value, mark_of(features, 0))))
        elif len(self.reached) < self.width or value > self.reached[len(self.reached) - 1].plan.value:
            mark: i64 = mark_of(after.frames[: after.top + 4], mark_of(features, after.top))
            if int(mark) not in self.seen:
                self.seen.add(int(mark))
                self.reach(Step(after, Plan(append(codes[:], code), value, mark)))

    def reach(self, step: Step) -> None:
        at: i64 = len(self.reached)
        while at > 0 and self.reached[at - 1].plan.value < step.plan.value:
            at -= 1
        self.reached.insert(at, step)
        if len(self.reached) > self.width:
            self.reached.pop()

    def end(self, step: Step) -> None:
        at: i64 = len(self.ended)
        for known in self.ended:
            if known.plan.mark == step.plan.mark:
                return
        while at > 0 and self.ended[at - 1].plan.value < step.plan.value:
            at -= 1
        self.ended.insert(at, step)
        if len(self.ended) > self.most:
            self.ended.pop()


def lead(points: Reals, contender: i64) -> float:
    """Over the best of the others."""
    other: float = LEAST
    i: i64
    for i in range(len(points)):
        if i != contender:
            other = max(other, points[i])
    return points[contender] - other


def mark_of(row: Numbers, mark: i64) -> i64:
    """One number for a row of numbers and what came before."""
    i: i64
    for i in range(len(row)):
        mark = (mark * 31 + row[i]) & MARKS
    return mark
