"""The members of a clan: how many of each profession have left the domain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers
from himeji.games.white_castle.state import WhiteCastle


class Profession:
    """The clan members who stand in one row of the domain until they leave it."""

    def away(self, s: WhiteCastle, clan: i64) -> i64:
        """How many have left the domain."""
        raise NotImplementedError


PROFESSIONS: Final[dict[str, Profession]] = {}  # the chapters enrol theirs


def standing(counts: Numbers, clan: i64, places: i64) -> i64:
    """How many members of a clan stand in these places, of which every clan has so many."""
    count: i64 = 0
    at: i64
    for at in range(clan * places, (clan + 1) * places):
        count += counts[at]
    return count
