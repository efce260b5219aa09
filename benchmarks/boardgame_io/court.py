"""A match on a boardgame.io server, as the timetable of the load test sees it."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec

from himeji.server.loadtest.timetable import Station
from himeji.server.loadtest.wire import Line, dialled

HERE = Path(__file__).parent
PATH = "/socket.io/?EIO=4&transport=websocket"
SEATS = 4
RIVER = 8


class State(msgspec.Struct):
    """What the generator has to know of a state; the rest is passed over."""

    number: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    synced: Synced


DECODE_UPDATE = msgspec.json.Decoder(Update).decode
DECODE_SYNC = msgspec.json.Decoder(Sync).decode


@dataclass(frozen=True)
class Court:
    """A server: where matches are played, where they are set up, and its process."""

    play: int
    lobby: int
    pid: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def installed() -> None:
    """Fetch boardgame.io if it is not here yet."""
    if not (HERE / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--ignore-scripts"], cwd=HERE, check=True, timeout=600)


@contextmanager
def running(folder: Path | None, core: set[int]) -> Iterator[Court]:
    """A server on this core, which writes into this folder, or keeps everything in memory."""
    play, lobby = free_port(), free_port()
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, core)  # its threads are there from the start
    process = subprocess.Popen(
        ["node", "server.js", str(play), str(lobby), *([] if folder is None else [str(folder)])],
        cwd=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    os.sched_setaffinity(0, before)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.strip() == "ready":
                break
        yield Court(play, lobby, process.pid)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def call(port: int, method: str, path: str, body: Any = None) -> Any:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request(method, path, msgspec.json.encode(body or {}), {"Content-Type": "application/json"})
        return msgspec.json.decode(connection.getresponse().read())
    finally:
        connection.close()


class Match(Station):
    """Four players; the one whose turn it is takes a card when a move is due."""

    def __init__(self, court: Court, seed: int) -> None:
        super().__init__()
        self.court = court
        self.chance = random.Random(seed)
        self.id = ""
        self.keys: list[str] = []
        self.lines: list[Line] = []
        self.asked = -1  # the state in which a move is to be made
        self.seen = [-1] * SEATS
        self.known = [asyncio.Event() for _ in range(SEATS)]

    def create(self) -> None:
        self.id = call(self.court.lobby, "POST", "/games/court/create", {"numPlayers": SEATS})["matchID"]
        for seat in range(SEATS):
            joining = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            self.keys.append(
                call(self.court.lobby, "POST", f"/games/court/{self.id}/join", joining)["playerCredentials"]
            )

    async def sit_down(self) -> None:
        for seat in range(SEATS):
            line = await dialled(
                self.court.play, PATH, {}, "127.0.0.1", lambda data, seat=seat: self.hear(seat, data), lambda: None
            )
            self.lines.append(line)
            line.send(b"40/court,")
            await asyncio.wait_for(self.known[seat].wait(), 20)

    def hear(self, seat: int, data: bytes) -> None:
        if data == b"2":
            self.lines[seat].send(b"3")
        elif data.startswith(b"40/court"):
            self.emit(seat, ["sync", self.id, str(seat), self.keys[seat], SEATS])
        elif data.startswith(b'42/court,["update"'):
            self.follow(seat, DECODE_UPDATE(data[9:]).state.number)
        elif data.startswith(b'42/court,["sync"'):
            self.follow(seat, DECODE_SYNC(data[9:]).synced.state.number)
            self.known[seat].set()

    def follow(self, seat: int, state: int) -> None:
        """The mover hears of the move: shown, and stored some time after. Whoever is next may move once they know."""
        self.seen[seat] = state
        if self.sent is not None and seat == self.mover and state > self.asked:
            self.asked = state
            self.answered()
        if self.sent is None:
            self.asked = max(self.asked, state)
            self.pump()

    @property
    def mover(self) -> int:
        return self.asked % SEATS

    def ready(self) -> bool:
        return self.asked >= 0 and self.seen[self.mover] == self.asked

    def send(self) -> None:
        seat, slot = self.mover, self.chance.randrange(RIVER)
        move = {"type": "take", "args": [slot], "playerID": str(seat), "credentials": self.keys[seat]}
        self.emit(seat, ["update", {"type": "MAKE_MOVE", "payload": move}, self.asked, self.id, str(seat)])

    def emit(self, seat: int, what: list[Any]) -> None:
        self.lines[seat].send(b"42/court," + msgspec.json.encode(what))

    def leave(self) -> None:
        for line in self.lines:
            line.close()
