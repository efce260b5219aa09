"""A title's heuristic, as bots see it: `himeji.games.<title>.heuristic` brings features, their weights and the turn."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers
from himeji.engine.state import State

HUNDREDTHS: Final = 100.0  # which weights are given in


@final
class Heuristic:
    """What a position promises a seat, in points at the end: its features, each times its weight."""

    def __init__(self, title: str, weights: Numbers | None = None) -> None:
        module = import_module(f"himeji.games.{title}.heuristic")
        self.features: Callable[[State, int], Numbers] = module.features
        self.turn: Callable[[State], int] = module.turn
        self.names: tuple[str, ...] = module.FEATURES
        self.weights: Numbers = module.WEIGHTS if weights is None else weights

    def value(self, s: State, seat: int) -> float:
        return self.weigh(self.features(s, seat))

    def weigh(self, features: Numbers) -> float:
        worth: i64 = 0
        i: i64
        for i in range(len(features)):
            worth += features[i] * self.weights[i]
        return int(worth) / HUNDREDTHS
