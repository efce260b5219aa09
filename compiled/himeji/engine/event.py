"""Events: what happened, in the past tense, for eyes and ears. An event always says who may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

EVERYONE: Final[i64] = -1
KINDS: Final[list[Kind]] = []
Told = tuple[int, int, int, int, int, int]  # kind, audience, four figures


@dataclass(frozen=True)
class Kind:
    """One thing that can happen, with its figures: a name, and the words its numbers stand for (none: a number)."""

    code: str
    figures: tuple[tuple[str, Sequence[str]], ...]


def happening(code: str, **figures: Sequence[str]) -> i64:
    """Enrol a kind of event; an empty list of words leaves the figure a number."""
    assert len(figures) <= 4, code
    KINDS.append(Kind(code, tuple(figures.items())))
    return len(KINDS) - 1


def only(seat: i64) -> i64:
    """An audience of one seat."""
    return 1 << seat


def all_but(seat: i64) -> i64:
    """Every other seat, and those who look on."""
    return ~(1 << seat)


@dataclass(frozen=True)
class Event:
    """At the edge: card_discarded(seat=0, card="mountain"), with its audience as a mask of seats."""

    code: str
    audience: int
    figures: dict[str, object]

    def heard_by(self, seat: int | None) -> bool:
        """May this seat, or one who looks on, know of it?"""
        return bool(self.audience >> (62 if seat is None else seat) & 1)


def spell(told: Told) -> Event:
    """An event out of its numbers."""
    kind = KINDS[told[0]]
    figures: dict[str, object] = {}
    for (name, words), value in zip(kind.figures, told[2:], strict=False):
        figures[name] = words[value] if words and value >= 0 else value
    return Event(kind.code, told[1], figures)
