"""What a search found: for every move at hand, what is expected to come of it."""

from __future__ import annotations

from dataclasses import dataclass

from himeji.engine.decision import Move


@dataclass(frozen=True)
class Line:
    """One move, and the play expected after it. Chances to win sum to 1; a rival without a seat comes last."""

    move: Move
    visits: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    chain: tuple[str, ...]  # the expected moves, this one first, as texts


@dataclass(frozen=True)
class Analysis:
    """A position as a seat judges it: its moves, the best first."""

    seat: int
    simulations: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    lines: tuple[Line, ...]
