"""Arrays of integers and masks: the one place that knows where they come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Numbers: TypeAlias = "vec[i64]"  # a string: compiled code cannot evaluate vec[i64] as a value
EMPTY: Final = vec[i64]()


def zeros(n: int) -> Numbers:
    return vec[i64]([0] * n)


def numbers(values: Iterable[int]) -> Numbers:
    return vec[i64](list(values))


def bit(place: i64) -> i64:
    """The mask of one place. Compiled, a literal 1 is shifted as a number of 32 bits; one made of an i64 has 64."""
    one: i64 = (place & 0) + 1
    return one << place


def lowest(mask: i64) -> i64:
    """The place of the lowest bit of a mask that has one."""
    place: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        place += 1
    return place


def size(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def mask_of(flags: Iterable[bool]) -> int:
    """The mask whose bits are the flags, the first one lowest."""
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def total(counts: Numbers) -> i64:
    """The sum of an array."""
    found: i64 = 0
    i: i64
    for i in range(len(counts)):
        found += counts[i]
    return found


def nth(counts: Numbers, n: i64) -> i64:
    """Which kind the n-th of these things is, counted kind after kind."""
    kind: i64 = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind


def changed(row: Numbers, place: i64, number: i64) -> Numbers:
    """The row with another number in one place: clones go on sharing the row as it was."""
    copy: Numbers = row[:]
    copy[place] = number
    return copy


def swap_places(row: Numbers, first: i64, second: i64) -> None:
    """Two items of an array change places."""
    item: i64 = row[first]
    row[first] = row[second]
    row[second] = item
