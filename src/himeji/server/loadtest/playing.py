"""A table of people under load: whoever is asked answers at random when a move is due."""

from __future__ import annotations

import asyncio
import random
from typing import Final

import msgspec

from himeji.server.loadtest.crowd import Company, Person
from himeji.server.loadtest.timetable import Station
from himeji.server.loadtest.wire import Line, dialled
from himeji.server.table.messages import VERSION

PATH: Final = "/api/socket"


class Decision(msgspec.Struct):
    seat: int
    moves: list[str]


class Told(msgspec.Struct):
    """What the generator has to know of a message; the rest is passed over."""

    type: str
    id: str = ""
    seq: int = 0
    to: int = 0
    decision: Decision | None = None
    open: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""


DECODE: Final = msgspec.json.Decoder(Told).decode


class Chair:
    """One person's socket at one table."""

    def __init__(self, table: PlayedTable, person: Person | None) -> None:
        self.table = table
        self.person = person
        self.seq = 0
        self.decision: Decision | None = None
        self.line: Line | None = None
        self.here: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come(self, port: int, table: str, address: str, origin: str = "") -> None:
        headers = {"Authorization": f"Bearer {self.person.token}"} if self.person else {"Origin": origin}
        self.line = await dialled(port, PATH, headers, address, self.hear, self.table.lost)
        self.line.send(msgspec.json.encode({"v": VERSION, "type": "hello", "table": table}))
        await asyncio.wait_for(self.here, 20)

    def hear(self, data: bytes) -> None:
        told = DECODE(data)
        if told.type == "ack" or told.type == "refused" or told.type == "stale":
            self.table.answer(told)
        elif told.type == "events" or told.type == "resync":
            self.seq = max(told.to, told.seq)
            self.decision = told.decision
            self.table.news(self, bytes(told.open) != b"null")
            if not self.here.done():
                self.here.set_result(None)
        elif told.type != "present":
            self.table.unwanted.append(told.code or told.type)


class PlayedTable(Station):
    """One game after another; `acknowledged` is what was promised to be stored."""

    def __init__(self, port: int, company: Company, seed: int) -> None:
        super().__init__()
        self.port = port
        self.company = company
        self.chance = random.Random(seed)
        self.game = 0
        self.chairs: list[Chair] = []
        self.seq = 0
        self.attempt = ""
        self.attempts = 0
        self.acknowledged: list[tuple[str, str, int]] = []
        self.refused: list[str] = []
        self.unwanted: list[str] = []
        self.leaving: asyncio.Task[None] | None = None
        self.closing = False

    @property
    def id(self) -> str:
        return self.company.tables[self.game]

    async def sit_down(self) -> None:
        self.seq = 0
        self.chairs = [Chair(self, person) for person in self.company.people]
        for chair in self.chairs:
            await chair.come(self.port, self.id, self.company.address)

    @property
    def mover(self) -> Chair | None:
        """Whoever is asked and knows the last move; nobody while a move is under way."""
        if self.attempt:
            return None
        return next((chair for chair in self.chairs if chair.decision is not None and chair.seq >= self.seq), None)

    def ready(self) -> bool:
        return self.mover is not None

    def send(self) -> None:
        chair = self.mover
        assert chair is not None and chair.decision is not None and chair.line is not None
        self.attempts += 1
        self.attempt = f"{self.game}-{self.attempts}"
        text = self.chance.choice(chair.decision.moves)
        message = {"v": VERSION, "type": "move", "table": self.id, "id": self.attempt, "seq": chair.seq, "move": text}
        chair.line.send(msgspec.json.encode({**message, "seat": chair.decision.seat}))

    def answer(self, told: Told) -> None:
        if told.id != self.attempt:
            self.unwanted.append("answered twice")
            return
        self.attempt = ""
        if told.type == "ack":
            self.seq = told.seq
            self.acknowledged.append((self.id, told.id, told.seq))
        else:
            self.refused.append(told.code or told.type)
        self.answered()
        self.pump()

    def news(self, chair: Chair, over: bool) -> None:
        """Somebody heard what happened: the next move may be made, or the game is over and its last move answered."""
        if not over:
            self.pump()
        elif self.leaving is None and not self.attempt and chair.seq >= self.seq:
            self.leaving = asyncio.get_running_loop().create_task(self.next_game())

    async def next_game(self) -> None:
        """Everybody gets up and goes to the next table."""
        self.leave()
        await asyncio.sleep(0.05)
        self.closing = False
        self.game += 1
        if self.game < len(self.company.tables):
            await self.sit_down()
            self.leaving = None

    def lost(self) -> None:
        if not self.closing:
            self.unwanted.append("connection lost")

    def leave(self) -> None:
        self.closing = True
        for chair in self.chairs:
            if chair.line is not None:
                chair.line.close()


async def seated(port: int, companies: list[Company], at_once: int = 20) -> list[PlayedTable]:
    """Everybody sits down; so many tables at a time."""
    gate = asyncio.Semaphore(at_once)
    tables = [PlayedTable(port, company, seed) for seed, company in enumerate(companies)]

    async def one(table: PlayedTable) -> None:
        async with gate:
            await table.sit_down()

    await asyncio.gather(*(one(table) for table in tables))
    return tables
