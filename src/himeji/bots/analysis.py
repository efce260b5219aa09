"""What a search found: for every move at hand, what is expected to come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from himeji.engine.decision import Move
from himeji.engine.moves import Grammar

Finding = tuple[list[str], int, list[float], list[float]]  # a chain; visits; wins and points of every seat, summed
Findings = list[Finding]


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


def merge(seat: int, grammar: Grammar, parts: Sequence[Findings]) -> Analysis:
    """What searches from the same position found, taken together; a move's chain is the one most visited."""
    found: dict[str, Finding] = {}
    findings = sorted((finding for part in parts for finding in part), key=lambda finding: -finding[1])
    for chain, visits, wins, points in findings:
        known = found.get(chain[0], (chain, 0, [0.0] * len(wins), [0.0] * len(points)))
        found[chain[0]] = (known[0], known[1] + visits, add(known[2], wins), add(known[3], points))
    lines = [
        Line(Move(grammar.code(text), text), visits, share(wins, visits), share(points, visits), tuple(chain))
        for text, (chain, visits, wins, points) in found.items()
    ]
    lines.sort(key=lambda line: (-line.visits, -line.wins[seat], line.move.text))
    total = sum(line.visits for line in lines)
    every_win = [sum(column) for column in zip(*(wins for _, _, wins, _ in found.values()), strict=True)]
    every_point = [sum(column) for column in zip(*(points for _, _, _, points in found.values()), strict=True)]
    return Analysis(seat, total, share(every_win, total), share(every_point, total), tuple(lines))


def add(first: list[float], second: list[float]) -> list[float]:
    return [a + b for a, b in zip(first, second, strict=True)]


def share(sums: Sequence[float], visits: int) -> tuple[float, ...]:
    return tuple(each / visits for each in sums)
