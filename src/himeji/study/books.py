"""What a title tells students of itself, in `himeji.games.<title>.reasons`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module


@dataclass(frozen=True)
class Books:
    """How a title keeps its books."""

    places: Mapping[str, tuple[str, str]]  # component and part of the features whose names begin so
    entries: Mapping[
        str, tuple[int, str]
    ]  # events that give (1) or cost (-1), and the store or the figure that names it
    closed_by: str  # the event with which the turn is over, though the game runs on

    def place(self, feature: str) -> tuple[str, str]:
        """The component and the part a feature belongs to; prospects, where the title has put it nowhere."""
        fitting = [name for name in self.places if feature.startswith(name)]
        return self.places[max(fitting, key=len)] if fitting else ("later", "prospects")


@cache
def books(title: str) -> Books:
    found = import_module(f"himeji.games.{title}.reasons")
    return Books(found.REASONS, found.LEDGER, found.TURN_CLOSED_BY)
