"""How words are set on the screen."""

from __future__ import annotations


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]
