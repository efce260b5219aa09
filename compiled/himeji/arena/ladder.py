"""The ladder of a title: every level against the one below it, and what holds the ladder to the ground."""

from __future__ import annotations

from typing import Final

QUICK: Final = 1000  # games of a match
SLOW: Final = 200  # games of a match with the levels that think for long

LADDER: Final = (
    (("greedy", "random"), QUICK),
    (("level 2", "level 1"), QUICK),
    (("level 3", "level 2"), QUICK),
    (("level 4", "level 3"), SLOW),
    (("level 5", "level 4"), SLOW),
    (("level 4", "greedy"), SLOW),
)
