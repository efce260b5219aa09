"""The titles: one package each."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from himeji.engine.errors import SetupError

if TYPE_CHECKING:
    from himeji.engine.game import Game


def titles() -> list[str]:
    """Every title there is: a folder with a game in it."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))


def game(title: str) -> Game:
    """A title's game, loaded when first asked for."""
    if title not in titles():
        raise SetupError("UNKNOWN_TITLE", title=title)
    found: Game = import_module(f"himeji.games.{title}.game").GAME
    return found
