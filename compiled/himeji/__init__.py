"""Himeji: play, host and study five modern board games of feudal Japan."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from himeji import _runtime  # before the rest: it decides whether the compiled or the plain modules are loaded
from himeji.engine.errors import PositionError, RecordError
from himeji.engine.record import parse_record
from himeji.engine.replay import replay
from himeji.games import game, is_written, titles

if TYPE_CHECKING:
    from himeji.bots.player import Player
    from himeji.engine.journal import Journal
    from himeji.engine.state import State

__all__ = ["bot", "decode", "flavour", "game", "load", "new", "titles"]
__version__ = "0.1.0"

flavour = _runtime.flavour


def new(title: str, seats: int, seed: object = 0, options: Mapping[str, Any] | None = None) -> State:
    """A game set up and run on to its first decision."""
    return game(title).new(seats, options, seed)


def bot(title: str, level: int = 5, seed: object = 0) -> Player:
    """A player of a title, from level 1, which a child can beat, to level 5."""
    from himeji import bots

    return bots.bot(title, f"level {level}", seed)


def decode(data: Any) -> State:
    """The position that `State.encode` wrote, or that somebody wrote by hand."""
    if not isinstance(data, dict) or not is_written(data.get("title")):
        raise PositionError("NOT_A_POSITION", place="title")
    return game(data["title"]).decode(data)


def load(path: str | Path, seed: str | None = None) -> Journal:
    """A recorded game, replayed and checked to its last entry."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError("NOT_TEXT", place=str(path)) from None
    record = parse_record(text)
    return replay(game(record.title), record, seed)
