"""Refusals: why a move is not allowed. Inside, one number; at the edge, a code with its figures and its section."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

KINDS: Final[list[Kind]] = []


@dataclass(frozen=True)
class Kind:
    """One obstacle the rules know, with the names of the figures it reports."""

    code: str
    section: str
    figures: tuple[str, ...]


def kind(code: str, section: str, *figures: str) -> i64:
    """Enrol a kind of refusal; done once, where the rule lives."""
    KINDS.append(Kind(code, section, figures))
    return len(KINDS)


def with_figure(kind: i64, first: i64) -> i64:
    """A refusal that carries one figure."""
    return kind | first << 12


def with_figures(kind: i64, first: i64, second: i64) -> i64:
    """A refusal that carries two figures."""
    return kind | first << 12 | second << 24


ALLOWED: Final[i64] = 0
GAME_OVER: Final[i64] = kind("GAME_OVER", "")
NOT_YOUR_TURN: Final[i64] = kind("NOT_YOUR_TURN", "")
NOT_OFFERED: Final[i64] = kind("NOT_OFFERED", "")
MUST_CHOOSE: Final[i64] = kind("MUST_CHOOSE", "")
NOTHING_POSSIBLE: Final[i64] = kind("NOTHING_POSSIBLE", "")


@dataclass(frozen=True)
class Refusal:
    """At the edge: TOO_FEW_COINS(need=3, have=1) @ WC-03."""

    code: str
    section: str
    figures: dict[str, int]

    def __str__(self) -> str:
        figures = ", ".join(f"{name}={value}" for name, value in self.figures.items())
        return self.code + (f"({figures})" if figures else "") + (f" @ {self.section}" if self.section else "")


def refusal(number: int) -> Refusal | None:
    """What one of the inside's numbers says."""
    if number == 0:
        return None
    found = KINDS[(number & 0xFFF) - 1]
    values = (number >> 12 & 0xFFF, number >> 24)
    return Refusal(found.code, found.section, dict(zip(found.figures, values, strict=False)))
