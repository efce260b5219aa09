"""Chance: one small generator (xorshift128) per named stream, so that drawing a card never moves the dice."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers

WORDS: Final[i64] = 4  # a stream is four numbers of 32 bits
LOW: Final[i64] = 0xFFFFFFFF


def streams(seed: object, *names: str) -> Numbers:
    """The opening state of each stream; any seed will do, of any length."""
    words: list[int] = []
    for name in names:
        digest = sha256(f"{seed}/{name}".encode()).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12)]
        words[-1] |= 1  # never four zeros
    return numbers(words)


def advance(chance: Numbers, stream: i64) -> i64:
    """The stream's next 32 bits."""
    at: i64 = stream * WORDS
    t: i64 = chance[at]
    t ^= (t << 11) & LOW
    t ^= t >> 8
    w: i64 = chance[at + 3]
    chance[at] = chance[at + 1]
    chance[at + 1] = chance[at + 2]
    chance[at + 2] = w
    w ^= (w >> 19) ^ t
    chance[at + 3] = w
    return w


def below(chance: Numbers, stream: i64, n: i64) -> i64:
    """The stream's next number in 0 … n - 1."""
    return (advance(chance, stream) * n) >> 32


def renew(chance: Numbers, source: Numbers) -> None:
    """Fresh streams, out of the first stream of another generator."""
    i: i64
    for i in range(len(chance)):
        chance[i] = advance(source, 0) | 1
