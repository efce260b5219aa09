"""Hints: the best moves of a position with their chances, points and expected play, and the reason for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from himeji.bots.analysis import Analysis, Line
from himeji.bots.heuristic import heuristic
from himeji.bots.search_player import SearchPlayer
from himeji.engine.port import SeatPort
from himeji.study.reasons import Reason, compare
from himeji.study.turn import Turn

SIMULATIONS: Final = 1000
COUNT: Final = 3
DIGITS: Final = 4  # of chances and points that are published


@dataclass(frozen=True)
class Advice:
    """A move, what a search expects of it, and the reason: against the next best move, for any other the best."""

    move: str
    visits: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    chain: tuple[str, ...]  # the expected moves, this one first
    turn: int  # how many of them are of this turn
    reason: Reason | None  # none where nothing else was worth a look


@dataclass(frozen=True)
class Hint:
    """A position as its seat can judge it."""

    seat: int
    choices: int  # how many moves are legal
    simulations: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    advice: tuple[Advice, ...]  # best first

    def to_json(self) -> dict[str, Any]:
        """Codes and numbers, the numbers rounded."""
        return dict(rounded(asdict(self)))


def hint(port: SeatPort, simulations: int = SIMULATIONS, count: int = COUNT, seed: object = 0) -> Hint:
    """The best moves of the seat that is asked."""
    title = port.world.sheet().title
    found = SearchPlayer(title, simulations, seed=seed).analyse(port)
    advice = [advise(port, found, line) for line in found.lines[:count]]
    decision = port.decision()
    assert decision is not None
    return Hint(found.seat, len(decision.moves()), found.simulations, found.wins, found.points, tuple(advice))


def advise(port: SeatPort, found: Analysis, line: Line) -> Advice:
    """A line of an analysis with its reason."""
    best, *others = found.lines
    other = best if line is not best else next(iter(others), None)
    reason = None if other is None else reason_for(port, line, other)
    return Advice(line.move.text, line.visits, line.wins, line.points, line.chain, own_moves(port, line.chain), reason)


def own_moves(port: SeatPort, chain: Sequence[str]) -> int:
    """How many moves of an expected chain are of the seat's own turn."""
    world = port.world.clone()
    world.turn_to(port.seat)
    turn = Turn(heuristic(world.sheet().title), world)
    return len(turn.follow([world.parse(text).code for text in chain]).chain)


def reason_for(port: SeatPort, line: Line, other: Line) -> Reason:
    """Why one line is better than another, or worse."""
    return compare(port, line.chain, other.chain, line.points[port.seat] - other.points[port.seat])


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: rounded(inner) for name, inner in value.items()}
    return [rounded(inner) for inner in value] if isinstance(value, list | tuple) else value
