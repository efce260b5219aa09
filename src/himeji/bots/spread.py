"""How far points spread: by how many points more somebody is foreseen to win e times as likely."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, Protocol

ENDS: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)  # spreads that are tried
BY_TIME: Final = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)


class Ended(Protocol):
    """A position of a finished game: how much of it was to come, and how the win was shared."""

    @property
    def time(self) -> int: ...
    @property
    def shares(self) -> Sequence[float]: ...


Told = Sequence[tuple[Ended, Sequence[float]]]  # and the points that were foreseen there


def least_surprising(told: Told) -> dict[str, float]:
    """The spread by which the winners surprise least."""
    _, end, by_time = min((mean_surprise(told, end, by_time), end, by_time) for end in ENDS for by_time in BY_TIME)
    return {"end": end, "by_time": by_time}


def mean_surprise(told: Told, end: float, by_time: float) -> float:
    """In nats a position."""
    return sum(surprise(position, values, end + by_time * sqrt(position.time)) for position, values in told) / len(told)


def surprise(position: Ended, values: Sequence[float], scale: float) -> float:
    most = max(values)
    odds = [exp((value - most) / scale) for value in values]
    shares = zip(position.shares, odds, strict=True)
    return -sum(share * log(max(chance / sum(odds), 1e-9)) for share, chance in shares if share)
