"""The simplest player: any legal move, each as likely as the others."""

from __future__ import annotations

from himeji.engine.chance import below
from himeji.engine.decision import Move
from himeji.engine.numbers import Numbers
from himeji.engine.port import SeatPort


def choose(port: SeatPort, chance: Numbers) -> Move:
    """A move of the seat, drawn with this generator's first stream."""
    decision = port.decision()
    assert decision is not None
    moves = decision.moves()
    return moves[below(chance, 0, len(moves))]
