"""A match on a boardgame.io server, as the timetable of the load test sees it."""

from __future__ import annotations

import asyncio
import json
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

from himeji.server.loadtest.timetable import Station
from himeji.server.loadtest.wire import Line, dialled

HERE = Path(__file__).parent
PATH = "/socket.io/?EIO=4&transport=websocket"
SEATS = 4
RIVER = 8


@dataclass(frozen=True)
class Ports:
    """Where matches are played, and where they are set up."""

    play: int
    lobby: int


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
def running(folder: Path, core: set[int]) -> Iterator[Ports]:
    """A server on this core."""
    ports = Ports(free_port(), free_port())
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, core)  # its threads are there from the start
    process = subprocess.Popen(
        ["node", "server.js", str(ports.play), str(ports.lobby), str(folder)],
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
        yield ports
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def call(port: int, method: str, path: str, body: Any = None) -> Any:
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request(method, path, json.dumps(body or {}), {"Content-Type": "application/json"})
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


class Match(Station):
    """Four players; the one whose turn it is takes a card when a move is due."""

    def __init__(self, ports: Ports, seed: int) -> None:
        super().__init__()
        self.ports = ports
        self.chance = random.Random(seed)
        self.id = ""
        self.keys: list[str] = []
        self.lines: list[Line] = []
        self.asked = -1  # the state in which a move is to be made
        self.seen = [-1] * SEATS
        self.known = [asyncio.Event() for _ in range(SEATS)]

    def create(self) -> None:
        self.id = call(self.ports.lobby, "POST", "/games/court/create", {"numPlayers": SEATS})["matchID"]
        for seat in range(SEATS):
            joining = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            self.keys.append(
                call(self.ports.lobby, "POST", f"/games/court/{self.id}/join", joining)["playerCredentials"]
            )

    async def sit_down(self) -> None:
        for seat in range(SEATS):
            line = await dialled(
                self.ports.play, PATH, {}, "127.0.0.1", lambda data, seat=seat: self.hear(seat, data), lambda: None
            )
            self.lines.append(line)
            line.send(b"40/court,")
            await asyncio.wait_for(self.known[seat].wait(), 20)

    def hear(self, seat: int, data: bytes) -> None:
        if data == b"2":
            self.lines[seat].send(b"3")
        elif data.startswith(b"40/court"):
            self.emit(seat, ["sync", self.id, str(seat), self.keys[seat], SEATS])
        elif data.startswith(b"42/court,"):
            kind, *told = json.loads(data[9:])
            if kind == "sync":
                self.follow(seat, told[1]["state"]["_stateID"])
                self.known[seat].set()
            elif kind == "update":
                self.follow(seat, told[1]["_stateID"])

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
        self.lines[seat].send(b"42/court," + json.dumps(what, separators=(",", ":")).encode())

    def leave(self) -> None:
        for line in self.lines:
            line.close()
