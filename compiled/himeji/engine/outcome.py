"""Outcomes: the points of every seat, line by line, who won, and what decided it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Item:
    """One line of the score sheet: its code, its points, and the rulebook section that grants them."""

    code: str
    points: int
    section: str


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    scores: list[int]
    items: list[list[Item]]
    winners: list[int]
    decided_by: str  # "points", or the code of the tie-break; "shared" when nothing separates them


def best(seats: list[int], rank: list[int]) -> list[int]:
    """The seats whose rank is highest."""
    top = max(rank[seat] for seat in seats)
    return [seat for seat in seats if rank[seat] == top]
