"""A small neural network: inputs that are on or off, two layers of sums, a number for each output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.engine.numbers import Numbers, zeros

Reals: TypeAlias = "vec[float]"


@final
class Inputs:
    """Those that are on, one after the other."""

    def __init__(self, count: int, most: int) -> None:
        """Of so many in all, at most so many at once."""
        self.count: int = count
        self.places: Numbers = zeros(most)
        self.n: i64 = 0

    def put(self, place: i64) -> None:
        self.places[self.n] = place
        self.n += 1


@final
class Network:
    """What is on is added to the hidden sums, and these, weighed, to the later ones; a sum below nothing counts as
    nothing. Never changes, so that many players can share it."""

    def __init__(self, learned: Mapping[str, Any]) -> None:
        self.count: int = len(learned["weights"])  # of inputs
        self.bias: Reals = reals(learned["bias"])
        self.weights: Reals = flat(learned["weights"])  # by input and hidden sum
        self.later_bias: Reals = reals(learned["later_bias"])
        self.later: Reals = flat(learned["later"])  # by hidden sum and later one
        self.outputs: Reals = flat(learned["outputs"])  # by output and later sum
        self.base: Reals = reals(learned["base"])
        self.spread: float = float(learned["spread"]["end"])  # of what it says, when the game is over
        self.spread_by_time: float = float(learned["spread"]["by_time"])

    def look(self, inputs: Inputs) -> Reals:
        """The later sums, which say everything."""
        sums: Reals = self.bias[:]
        weights: Reals = self.weights
        hidden: i64 = len(sums)
        i: i64
        j: i64
        for i in range(inputs.n):
            at: i64 = inputs.places[i] * hidden
            for j in range(hidden):
                sums[j] += weights[at + j]
        return self.weigh(sums)

    def weigh(self, hidden: Reals) -> Reals:
        sums: Reals = self.later_bias[:]
        weights: Reals = self.later
        count: i64 = len(sums)
        i: i64
        j: i64
        for i in range(len(hidden)):
            above: float = hidden[i]
            if above > 0.0:
                at: i64 = i * count
                for j in range(count):
                    sums[j] += above * weights[at + j]
        return sums

    def output(self, sums: Reals, place: i64) -> float:
        """What it makes of what it looked at."""
        at: i64 = place * len(sums)
        found: float = self.base[place]
        i: i64
        for i in range(len(sums)):
            if sums[i] > 0.0:
                found += sums[i] * self.outputs[at + i]
        return found


def flat(rows: Iterable[Iterable[float]]) -> Reals:
    return reals(weight for row in rows for weight in row)


def reals(values: Iterable[float]) -> Reals:
    return vec[float]([float(value) for value in values])
