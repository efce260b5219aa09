"""What a run measured: times by rank, what the server used, and whether the generator was fit to judge."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

FIT: Final = 5.0  # milliseconds the generator itself may be late, at the 99th percentile; more, and the run is void


def rank(values: Sequence[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


@dataclass(frozen=True)
class Times:
    """Milliseconds from when a move was due to its answer."""

    count: int
    p50: float
    p95: float
    p99: float
    max: float


def times(seconds: Sequence[float]) -> Times:
    of = [round(rank(seconds, share) * 1000, 2) for share in (0.5, 0.95, 0.99, 1.0)]
    return Times(len(seconds), *of)


@dataclass(frozen=True)
class Used:
    """What the server's process has used so far: seconds of a core and kilobytes, and seconds it waited for it."""

    cpu: float
    memory: int
    waited: float = 0.0


def crowding(before: Used, after: Used) -> float:
    """How many times longer a server's work took than it would have on a core of its own."""
    worked = max(0.01, after.cpu - before.cpu)
    return round(1 + max(0.0, after.waited - before.waited) / worked, 2)
