"""Matches to test with: quick players, few deals, and results that were never played."""

import shlex
import sys

from himeji.arena.match import Match, matches
from himeji.arena.results import Result

COMMAND = f"cmd:{shlex.join([sys.executable, '-m', 'himeji', 'bot'])}"


def match(*players: str, title: str = "naishi", seats: int | None = None, **options: int) -> Match:
    (found,) = matches(title, players, seats, options, "tests")
    return found


def result(deal: int, turn: int, scores: list[int], winners: list[int] | None = None) -> Result:
    """A game that ended so; who has most points won, unless told."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(deal, turn, scores, best if winners is None else winners, [])


def deals(*shares: float) -> list[Result]:
    """Deals of two seats in which the first player had these shares of the wins: 0, 0.5 or 1."""
    found = []
    for deal, share in enumerate(shares, start=1):
        first, second = {0.0: (0, 0), 0.5: (1, 0), 1.0: (1, 1)}[share]
        found.append(result(deal, 0, [10 * first, 5]))
        found.append(result(deal, 1, [5, 10 * second]))
    return found
