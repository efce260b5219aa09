"""Boards: how each title is drawn, one module a title with a function `board`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from himeji.locales import Voice


def board(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> RenderableType:
    """What a seat sees, drawn by its title's module."""
    drawn: RenderableType = import_module(f"himeji.terminal.boards.{view['title']}").board(view, voice, names)
    return drawn
