"""A process that thinks about a position or a game for a person who asked: a question on its input, the study after."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import himeji
from himeji.engine.record import Record, parse_record
from himeji.engine.state import State
from himeji.games import game
from himeji.server.errors import TableError

NICE: Final = 10
COMMAND: Final = (sys.executable, "-m", "himeji.server.studying")
COMPILED: Final = himeji.flavour().startswith("compiled")
HINT_SIMULATIONS: Final = 300 if COMPILED else 30
REVIEW_SIMULATIONS: Final = 60 if COMPILED else 4
HINT_SECONDS: Final = 30.0
REVIEW_SECONDS: Final = 300.0
AT_ONCE: Final = asyncio.Semaphore(1)  # on one server


async def hint_for(state: State, seat: int, simulations: int = HINT_SIMULATIONS) -> dict[str, Any]:
    """The best moves of a seat; the other process gets a world dealt from what the seat knows, never the true one."""
    world = state.port(seat).world.encode()
    return await studied({"study": "hint", "world": world, "seat": seat, "simulations": simulations}, HINT_SECONDS)


async def review_of(record: Record, simulations: int = REVIEW_SIMULATIONS) -> dict[str, Any]:
    """A finished game, decision by decision."""
    question = {"study": "review", "record": record.to_json(), "simulations": simulations}
    return await studied(question, REVIEW_SECONDS)


async def studied(question: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    """What the other process finds out; BUSY if another study is under way, or it takes too long."""
    if AT_ONCE.locked():
        raise TableError("BUSY")
    async with AT_ONCE:
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


def review(asked: Mapping[str, Any]) -> dict[str, Any]:
    from himeji.study import review as studies

    jobs = os.cpu_count() or 1
    return studies.review(parse_record(asked["record"]), asked["simulations"], jobs=jobs).to_json()


STUDIES: Final[Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]]] = {"hint": hint, "review": review}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    asked = json.load(sys.stdin)
    json.dump(STUDIES[asked["study"]](asked), sys.stdout)


if __name__ == "__main__":
    main()
