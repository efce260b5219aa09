"""Levels 1 to 5 of a title, from one a child can beat to the strongest: data beside its heuristic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from himeji.games.weights import fitted

LEVELS: Final = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Level:
    """So many simulations a decision, whatever the machine; a cap in time; how often a move is left to chance; in the
    turn at hand, how many plans for each beginning, if not as many as the title is searched with."""

    simulations: int
    seconds: float
    slip: float
    plans: int | None = None


@dataclass(frozen=True)
class Aim:
    """What everybody strives for: what a win, a point of lead over the best of the others and a point of one's own are
    worth. A narrow win owes much to chance: with `spread` points more somebody was e times as likely to win, and these
    odds count instead of the win; 0 for the win itself."""

    win: float
    lead: float
    point: float
    spread: float = 0.0


@dataclass(frozen=True)
class Shape:
    """How a title is searched: what for, how often a turn is met before it is looked at, as how many visits the
    heuristic's word on a plan counts, how eagerly what was seldom tried is tried again; for the turn at hand and for
    later ones, how many positions each step of a plan keeps, and how many plans each beginning."""

    aim: Aim
    patience: int
    trust: float
    explore: float
    root: tuple[int, int]
    later: tuple[int, int]


def shape(title: str) -> Shape:
    found: dict[str, Any] = fitted(title, "levels")["search"]
    return Shape(**{**found, "aim": Aim(**found["aim"]), "root": tuple(found["root"]), "later": tuple(found["later"])})


def level(title: str, number: int) -> Level:
    found: dict[str, Any] = fitted(title, "levels")[number]
    return Level(**found)
