"""The titles: one package each."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from himeji.engine.errors import SetupError

if TYPE_CHECKING:
    from himeji.engine.game import Game


FOLDER = Path(__file__).parent


def titles() -> list[str]:
    """Every title: a folder with a game in it."""
    return sorted(path.parent.name for path in FOLDER.glob("*/game.py"))


def is_written(title: object) -> bool:
    """Is there a game of this name?"""
    return isinstance(title, str) and title.isidentifier() and (FOLDER / title / "game.py").exists()


def game(title: str) -> Game:
    """A title's game, loaded when first asked for."""
    if not is_written(title):
        raise SetupError("UNKNOWN_TITLE", title=title)
    found: Game = import_module(f"himeji.games.{title}.game").GAME
    return found
