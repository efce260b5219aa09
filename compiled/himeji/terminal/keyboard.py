"""The keyboard: lines that can be edited and called up again, where the system can do that."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def line_editor() -> ModuleType | None:
    try:
        return import_module("readline")  # once it is imported, input() edits lines and remembers them
    except ImportError:
        return None


EDITOR = line_editor()


def read(prompt: str) -> str:
    return input(prompt).strip()


def forget() -> None:
    """What one person typed is not for the next to call up."""
    if EDITOR is not None:
        EDITOR.clear_history()
