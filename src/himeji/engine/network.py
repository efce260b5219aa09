"""A small neural network: inputs that are on or off, one hidden layer, a number for each output."""

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
    """What is on is added to the hidden sums; a sum below nothing counts as nothing."""

    def __init__(self, learned: Mapping[str, Any]) -> None:
        self.hidden: i64 = len(learned["bias"])
        self.bias: Reals = reals(learned["bias"])
        self.weights: Reals = reals(weight for row in learned["weights"] for weight in row)  # by input and hidden sum
        self.outputs: Reals = reals(weight for row in learned["outputs"] for weight in row)  # by output and hidden sum
        self.base: Reals = reals(learned["base"])
        self.sums: Reals = self.bias[:]

    def look(self, inputs: Inputs) -> None:
        sums: Reals = self.bias[:]
        weights: Reals = self.weights
        i: i64
        j: i64
        for i in range(inputs.n):
            at: i64 = inputs.places[i] * self.hidden
            for j in range(self.hidden):
                sums[j] += weights[at + j]
        self.sums = sums

    def output(self, place: i64) -> float:
        """What it makes of what it looked at."""
        at: i64 = place * self.hidden
        found: float = self.base[place]
        i: i64
        for i in range(self.hidden):
            if self.sums[i] > 0.0:
                found += self.sums[i] * self.outputs[at + i]
        return found


def reals(values: Iterable[float]) -> Reals:
    return vec[float]([float(value) for value in values])
