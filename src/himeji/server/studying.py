"""A process that thinks about a position or a game for a person who asked: a question on its input, the study after."""

from __future__ import annotations

import asyncio
import json
import math
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

import himeji
from himeji.engine.record import Record, parse_record
from himeji.engine.state import State
from himeji.games import game
from himeji.server.background import give_way
from himeji.server.errors import TableError

COMMAND: Final = (sys.executable, "-m", "himeji.server.studying")
COMPILED: Final = himeji.flavour().startswith("compiled")
HINT_SIMULATIONS: Final = 300 if COMPILED else 30
REVIEW_SIMULATIONS: Final = 240 if COMPILED else 4
HINT_SECONDS: Final = 30.0
REVIEW_SECONDS: Final = 300.0
CPU: Final = 2 if COMPILED else 6  # seconds for each position that is thought about
WAITING: Final = 10  # studies of one kind on one server


class Studies:
    """Hints one after the other, and reviews one after the other: neither waits for the other kind, or for play."""

    def __init__(self) -> None:
        self.lanes = {kind: asyncio.Semaphore(1) for kind in STUDIES}
        self.lengths = Counter[str]()

    async def hint(self, state: State, seat: int, simulations: int = HINT_SIMULATIONS) -> dict[str, Any]:
        """A seat's best moves; the other process gets a world dealt from what the seat knows, never the true one."""
        world = state.port(seat).world.encode()
        question = {"study": "hint", "world": world, "seat": seat, "simulations": simulations, "cpu": CPU}
        return await self.studied(question, HINT_SECONDS)

    async def combos(self, state: State, seat: int, first: tuple[str, ...]) -> dict[str, Any]:
        """The chains that a seat's turn can take, after these moves."""
        world = state.port(seat).world.encode()
        question = {"study": "combos", "world": world, "seat": seat, "first": first, "cpu": CPU}
        return await self.studied(question, HINT_SECONDS)

    async def review(self, record: Record, simulations: int = REVIEW_SIMULATIONS) -> dict[str, Any]:
        """A finished game, decision by decision."""
        cpu = CPU * len(record.entries)
        question = {"study": "review", "record": record.to_json(), "simulations": simulations, "cpu": cpu}
        return await self.studied(question, REVIEW_SECONDS)

    async def studied(self, question: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """What another process finds out, in turn; BUSY if too many wait already."""
        kind = question["study"]
        if self.lengths[kind] >= WAITING:
            raise TableError("BUSY")
        self.lengths[kind] += 1
        try:
            async with self.lanes[kind]:
                return await answered(question, seconds)
        finally:
            self.lengths[kind] -= 1


async def answered(question: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    """By a process of its own; BUSY if it takes too long."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(seconds):
            answer, _ = await process.communicate(json.dumps(question).encode())
        found: dict[str, Any] = json.loads(answer)
        return found
    except (TimeoutError, ValueError):
        raise TableError("BUSY") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def hint(asked: Mapping[str, Any]) -> dict[str, Any]:
    from himeji.study import hints

    world = game(asked["world"]["title"]).decode(asked["world"])
    return hints.hint(world.port(asked["seat"]), asked["simulations"]).to_json()


def combos(asked: Mapping[str, Any]) -> dict[str, Any]:
    from himeji.study import combos as studies

    world = game(asked["world"]["title"]).decode(asked["world"])
    return studies.combos(world.port(asked["seat"]), asked["first"]).to_json()


def review(asked: Mapping[str, Any]) -> dict[str, Any]:
    from himeji.study import review as studies

    jobs = os.cpu_count() or 1
    return studies.review(parse_record(asked["record"]), asked["simulations"], jobs=jobs).to_json()


STUDIES: Final[Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]]] = {
    "hint": hint,
    "combos": combos,
    "review": review,
}


def bounded(seconds: int) -> None:
    """So much more CPU, and the system ends the process."""
    if os.name == "posix":
        import resource

        limit = math.ceil(time.process_time()) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))


def main() -> None:
    give_way()
    asked = json.load(sys.stdin)
    bounded(asked["cpu"])
    json.dump(STUDIES[asked["study"]](asked), sys.stdout)


if __name__ == "__main__":
    main()
