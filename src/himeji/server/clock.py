"""The time in which the server served: what it slept, or was stopped for, is charged to nobody."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

TICK: Final = 0.25  # seconds between two looks at the clock
LONGEST: Final = 1.0  # a longer gap than this was no serving


class ServingClock:
    """Follows a monotonic source; a gap between two ticks counts for a second at most."""

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self.source = source
        self.base = 0.0
        self.last = source()

    def tick(self) -> None:
        self.base = self.now()
        self.last = self.source()

    def now(self) -> float:
        return self.base + min(max(0.0, self.source() - self.last), LONGEST)


class Calendar:
    """The time of day as it was at the start, carried on without looking at it again: no jump revives a session."""

    def __init__(self) -> None:
        self.begun = time.time() - elapsed()

    def now(self) -> float:
        return self.begun + elapsed()


def elapsed() -> float:
    """Seconds since the machine started, asleep or not, where the system can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
