"""What a position promises: each title names its features, their weights are fitted by `himeji tune`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers
from himeji.engine.state import State

UNITS: Final = 1000  # weights are kept in thousandths


class Heuristic:
    """Final points of a seat, foreseen: its features, each times its weight."""

    def __init__(self, names: tuple[str, ...], fitted: Mapping[str, Any]) -> None:
        weights: Mapping[str, Mapping[str, float]] = fitted["weights"]
        self.names: tuple[str, ...] = names
        self.weights: Numbers = in_units(names, weights["seat"])
        self.rival: Numbers = in_units(names, weights["rival"]) if "rival" in weights else self.weights
        self.spread: float = float(fitted["spread"]["end"])
        self.spread_by_time: float = float(fitted["spread"]["by_time"])

    # -- each title writes these

    def features(self, s: State, seat: i64) -> Numbers:
        """What is counted of a position for a seat; at the end of the game only its points."""
        raise NotImplementedError

    def turn(self, s: State) -> i64:
        """The number of the turn, the same from its first decision to its last."""
        raise NotImplementedError

    def time(self, s: State) -> i64:
        """How much of the game is to come, in units of the title."""
        raise NotImplementedError

    def tie_break(self, s: State, seat: i64) -> i64:
        """What separates seats with equal points at the end: the most wins."""
        raise NotImplementedError

    def contenders(self, s: State) -> i64:
        """Who can win: the seats, and after them a rival without one."""
        return s.seats

    # -- written once, for every title

    def value(self, s: State, seat: i64) -> float:
        """The points foreseen for a seat."""
        features: Numbers = self.features(s, seat)
        weights: Numbers = self.weights
        if seat >= s.seats:
            weights = self.rival
        worth: i64 = 0
        i: i64
        for i in range(len(features)):
            worth += features[i] * weights[i]
        return float(worth) / UNITS

    def spread_at(self, s: State) -> float:
        """By how many points a foreseen lead makes the odds e to 1."""
        return self.spread + self.spread_by_time * math.sqrt(float(self.time(s)))


def in_units(names: tuple[str, ...], weights: Mapping[str, float]) -> Numbers:
    assert set(names) == set(weights), sorted(set(names) ^ set(weights))
    return numbers(round(weights[name] * UNITS) for name in names)
