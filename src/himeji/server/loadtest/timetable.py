"""An open loop: moves fall due by a timetable, and their time counts from the instant they were due."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from typing import Final

LOOK: Final = 0.005  # seconds between two looks at how late the generator itself is


class Station:
    """One table as the timetable sees it: something falls due, is sent as soon as it can be, and is answered."""

    def __init__(self) -> None:
        self.due: deque[float] = deque()
        self.sent: float | None = None  # when the move that is under way was due
        self.taken: list[tuple[float, float]] = []  # when due, seconds until it was answered

    def ready(self) -> bool:
        """Whether a move could be sent now."""
        raise NotImplementedError

    def send(self) -> None:
        """Send one."""
        raise NotImplementedError

    def pump(self) -> None:
        if self.due and self.sent is None and self.ready():
            self.sent = self.due.popleft()
            self.send()

    def answered(self) -> None:
        """The move that was under way is acknowledged."""
        if self.sent is not None:
            self.taken.append((self.sent, asyncio.get_running_loop().time() - self.sent))
            self.sent = None

    @property
    def open(self) -> list[float]:
        """When the moves were due that nobody has answered."""
        return [*([] if self.sent is None else [self.sent]), *self.due]


class Timetable:
    """`rate` moves a second at every station, each with a phase of its own."""

    def __init__(self, stations: list[Station], rate: float, seed: int = 1) -> None:
        self.stations = stations
        self.rate = rate
        self.chance = random.Random(seed)
        self.lags: list[float] = []

    async def run(self, seconds: float) -> tuple[float, float]:
        """Begin and end, in the loop's time."""
        loop = asyncio.get_running_loop()
        begin = loop.time() + 0.1
        end = begin + seconds
        for station in self.stations:
            self.next(station, begin + self.chance.random() / self.rate, end)
        expected = begin
        while expected < end:
            await wait_until(loop, expected)
            self.lags.append(loop.time() - expected)
            expected = max(expected, loop.time()) + LOOK
        return begin, end

    def next(self, station: Station, at: float, end: float) -> None:
        if at < end:
            asyncio.get_running_loop().call_at(at, self.fall_due, station, at, end)

    def fall_due(self, station: Station, at: float, end: float) -> None:
        station.due.append(at)
        station.pump()
        self.next(station, at + 1 / self.rate, end)


async def wait_until(loop: asyncio.AbstractEventLoop, at: float) -> None:
    arrived: asyncio.Future[None] = loop.create_future()

    def arrive() -> None:
        if not arrived.done():
            arrived.set_result(None)

    loop.call_at(at, arrive)
    await arrived


async def settled(stations: list[Station], seconds: float) -> None:
    """Until everything that was due is answered, or so many seconds have passed."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while any(station.open for station in stations) and loop.time() < end:
        await asyncio.sleep(0.02)
