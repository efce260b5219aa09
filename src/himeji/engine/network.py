"""A small neural network: inputs that are on or off, two layers of sums, a number for each output."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.engine.lanes import LANES, MOST, add_rows, lowest_lane, other_lanes, packed
from himeji.engine.numbers import Numbers, numbers, zeros

Reals: TypeAlias = "vec[float]"
UNITS: Final = 1000  # weights are kept in thousandths


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
        self.bias: Numbers = numbers(packed(in_units(learned["bias"])))
        self.weights: Numbers = numbers(  # by input and hidden sum
            lane for row in learned["weights"] for lane in packed(in_units(row))
        )
        self.most_inputs: int = most_inputs(learned)
        self.later_bias: Reals = reals(learned["later_bias"])
        self.later: Reals = reals(weight / UNITS for row in learned["later"] for weight in row)  # by both sums
        self.outputs: Reals = reals(weight for row in learned["outputs"] for weight in row)  # by output and later sum
        self.base: Reals = reals(learned["base"])
        self.spread: float = float(learned["spread"]["end"])  # of what it says, when the game is over
        self.spread_by_time: float = float(learned["spread"]["by_time"])

    def look(self, inputs: Inputs) -> Reals:
        """The later sums, which say everything."""
        sums: Numbers = self.bias[:]
        add_rows(sums, self.weights, inputs.places, inputs.n)
        return self.weigh(sums)

    def weigh(self, hidden: Numbers) -> Reals:
        sums: Reals = self.later_bias[:]
        weights: Reals = self.later
        count: i64 = len(sums)
        at: i64 = 0
        i: i64
        lane: i64
        j: i64
        for i in range(len(hidden)):
            three: i64 = hidden[i]
            for lane in range(LANES):
                above: i64 = lowest_lane(three)
                three = other_lanes(three)
                if above > 0:
                    each: float = float(above)
                    for j in range(count):
                        sums[j] += each * weights[at + j]
                at += count
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


def most_inputs(learned: Mapping[str, Any]) -> int:
    """So many at once can be added up, whichever they are."""
    largest = max(abs(weight) for row in learned["weights"] for weight in in_units(row))
    return (MOST - max(map(abs, in_units(learned["bias"])))) // max(largest, 1)


def in_units(weights: Iterable[float]) -> list[int]:
    return [round(weight * UNITS) for weight in weights]


def reals(values: Iterable[float]) -> Reals:
    return vec[float]([float(value) for value in values])
