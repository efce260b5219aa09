"""Three small numbers side by side in one: where such are added, each of the three is, at the price of one addition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers

LANES: Final = 3
BITS: Final[i64] = 21  # of a lane, its sign among them
HALF: Final[i64] = 1048576
MOST: Final = int(HALF) - 1  # that a lane can hold, above nothing or below


def packed(row: Sequence[int]) -> list[int]:
    """A row, three numbers in one; what is left of the last one is nothing."""
    lanes = range(LANES)
    padded = [*row, *[0] * (-len(row) % LANES)]
    return [sum(padded[at + lane] << int(BITS) * lane for lane in lanes) for at in range(0, len(padded), LANES)]


def lowest_lane(three: i64) -> i64:
    return ((three + HALF) & (2 * HALF - 1)) - HALF


def other_lanes(three: i64) -> i64:
    """Those above the lowest, each one lane lower."""
    return (three - lowest_lane(three)) >> BITS


def add_rows(sums: Numbers, rows: Numbers, places: Numbers, n: i64) -> None:
    """The first n of these rows, four at a time."""
    width: i64 = len(sums)
    i: i64 = 0
    j: i64
    while i + 4 <= n:
        first: i64 = places[i] * width
        second: i64 = places[i + 1] * width
        third: i64 = places[i + 2] * width
        fourth: i64 = places[i + 3] * width
        for j in range(width):
            sums[j] += rows[first + j] + rows[second + j] + rows[third + j] + rows[fourth + j]
        i += 4
    while i < n:
        first = places[i] * width
        for j in range(width):
            sums[j] += rows[first + j]
        i += 1
