"""The simplest player: any legal move, each as likely as the others."""

from __future__ import annotations

from typing import final

from himeji.engine.chance import below, streams
from himeji.engine.codec import digest_of
from himeji.engine.decision import Move
from himeji.engine.numbers import Numbers
from himeji.engine.port import SeatPort


def choose(port: SeatPort, chance: Numbers) -> Move:
    """A move of the seat, drawn with this generator's first stream."""
    decision = port.decision()
    assert decision is not None
    moves = decision.moves()
    return moves[below(chance, 0, len(moves))]


@final
class RandomPlayer:
    """Draws by its seed and by what the seat sees, and by nothing else."""

    def __init__(self, seed: object = 0) -> None:
        self.seed: object = seed

    def choose(self, port: SeatPort) -> Move:
        return choose(port, streams(f"{self.seed}/{digest_of(port.view)}", "random"))
