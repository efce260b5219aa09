"""What somebody may have meant: an abbreviated move, or the moves most like what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from himeji.engine.decision import Move


def abbreviated(typed: str, moves: Sequence[Move]) -> Move | None:
    """The only move whose words begin like those typed: `dev l 3` is `develop line 3`."""
    words = typed.lower().split()
    found = [move for move in moves if begins_like(words, move.text.split())]
    return found[0] if len(found) == 1 else None


def begins_like(words: list[str], whole: list[str]) -> bool:
    return len(words) == len(whole) and all(full.startswith(word) for word, full in zip(words, whole, strict=True))


def closest(typed: str, moves: Sequence[Move], count: int = 3) -> list[Move]:
    """The moves most like what was typed, the most like first."""
    by_text = {move.text: move for move in moves}
    return [by_text[text] for text in get_close_matches(typed.lower(), by_text, count, 0.5)]
