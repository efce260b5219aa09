"""What every player is: asked through a seat's port, it answers with a move."""

from __future__ import annotations

from typing import Protocol

from himeji.engine.decision import Move
from himeji.engine.port import SeatPort


class Player(Protocol):
    """Sees a port, never a state. The same seed and the same port give the same move."""

    def choose(self, port: SeatPort) -> Move: ...
