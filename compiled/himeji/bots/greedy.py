"""Greedy play: the move after which the turn can end best, by the title's heuristic."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.engine.decision import Move
from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import Moves
from himeji.engine.numbers import Numbers
from himeji.engine.port import SeatPort
from himeji.engine.state import State

WORLDS: Final = 2  # in which a move is tried
WIDTH: Final = 8  # positions kept at each step of a turn
DEPTH: Final[i64] = 16  # decisions of a turn that are looked at
LEAST: Final = -1e9


@final
class GreedyPlayer:
    """Plays every move in a few worlds its seat believes possible, and each turn on to its end."""

    def __init__(self, heuristic: Heuristic, seed: object = 0, worlds: int = WORLDS, width: int = WIDTH) -> None:
        self.heuristic: Heuristic = heuristic
        self.seed: str = str(seed)
        self.worlds: i64 = worlds
        self.width: i64 = width

    def choose(self, port: SeatPort) -> Move:
        decision = port.decision()
        assert decision is not None
        moves = decision.moves()
        if len(moves) == 1:
            return moves[0]
        chance = streams(f"{self.seed}/{digest_of(port.view)}", "greedy")
        totals = [0.0] * len(moves)
        i: i64
        for i in range(self.worlds):
            world = port.sample_world(chance)
            world.turn_to(port.seat)
            for at, move in enumerate(moves):
                totals[at] += self.worth(world, port.seat, move.code)
        return moves[totals.index(max(totals))]

    def worth(self, world: State, seat: i64, code: i64) -> float:
        """The best value in sight at the end of the turn, once this move is played."""
        look = Look(self.heuristic, self.width, world, seat)
        look.play(world, code)
        depth: i64 = 0
        while look.reached and depth < DEPTH:
            look.on()
            depth += 1
        return max([look.best, *(value for value, _, _ in look.reached)])


@final
class Look:
    """A beam through one seat's decisions until its turn ends: the most promising positions, step by step."""

    def __init__(self, heuristic: Heuristic, width: i64, start: State, seat: i64) -> None:
        self.heuristic: Heuristic = heuristic
        self.width: i64 = width
        self.seat: i64 = seat
        self.turn: i64 = heuristic.turn(start)
        self.best: float = LEAST  # of the turns that ended
        self.reached: list[tuple[float, int, State]] = []
        self.seen: set[int] = set()
        self.moves: Moves = Moves()

    def on(self) -> None:
        """Every legal move in the best positions that the last step reached."""
        self.reached.sort(reverse=True)
        beam = self.reached[: self.width]
        self.reached = []
        for _, _, position in beam:
            n: i64 = position.legal(self.moves)
            codes: Numbers = self.moves.codes[:n]
            i: i64
            for i in range(n):
                self.play(position, codes[i])

    def play(self, position: State, code: i64) -> None:
        after = position.clone()
        after.play(code)
        value = self.heuristic.value(after, self.seat)
        if after.to_move() != self.seat or self.heuristic.turn(after) != self.turn:
            self.best = max(self.best, value)
            return
        mark = fingerprint(self.heuristic.features(after, self.seat), after)
        if mark not in self.seen:
            self.seen.add(mark)
            self.reached.append((value, -len(self.reached), after))


def fingerprint(features: Numbers, s: State) -> int:
    """One number for positions that promise the same and have the same left to do."""
    mark: i64 = s.top
    i: i64
    for i in range(s.top + 4):
        mark = (mark * 31 + s.frames[i]) % 1_000_000_000_039
    for i in range(len(features)):
        mark = (mark * 31 + features[i]) % 1_000_000_000_039
    return int(mark)
