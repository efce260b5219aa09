"""First games: a title's `first_game.yaml` fixes the deal and says move by move what a beginner is shown."""

from __future__ import annotations

import yaml
from msgspec import Struct, convert

from himeji.games import FOLDER, is_written
from himeji.server.table.entries import Guided


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: str
    steps: list[Guided]


def first_game(title: str) -> FirstGame | None:
    """The first game of a title; None if it has none."""
    path = FOLDER / title / "first_game.yaml"
    if not is_written(title) or not path.exists():
        return None
    return convert(yaml.safe_load(path.read_text("utf-8")), FirstGame)
