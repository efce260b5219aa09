"""Greedy play, one step at a time: the move after which, always taking what looks best, the turn ends best."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.bots.search_turn import Beam
from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.engine.decision import Move
from himeji.engine.heuristic import Heuristic
from himeji.engine.port import SeatPort
from himeji.engine.state import State

WORLDS: Final = 2  # in which a move is tried
WIDTH: Final = 1  # positions kept at each step of a turn


@final
class GreedyPlayer:
    """Plays every move in a few worlds its seat believes possible, and each turn on to its end."""

    def __init__(self, heuristic: Heuristic, seed: object = 0, worlds: int = WORLDS, width: int = WIDTH) -> None:
        self.heuristic: Heuristic = heuristic
        self.seed: str = str(seed)
        self.worlds: i64 = worlds
        self.beam: Beam = Beam(heuristic, width, 1)

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
                totals[at] += self.worth(world, move.code)
        return moves[totals.index(max(totals))]

    def worth(self, world: State, code: i64) -> float:
        """The best value in sight at the end of the turn, once this move is played."""
        return self.beam.plans(world, code)[0].value
