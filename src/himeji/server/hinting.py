"""A process that thinks about one position for a player who asked: a position on its input, a hint on its output."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any, Final

from himeji.engine.state import State
from himeji.games import game
from himeji.server.errors import TableError

SIMULATIONS: Final = 300
SECONDS: Final = 30.0
NICE: Final = 10
COMMAND: Final = (sys.executable, "-m", "himeji.server.hinting")


async def hint_for(state: State, seat: int) -> dict[str, Any]:
    """The best moves of a seat; the other process gets a world dealt from what the seat knows, never the true one."""
    question = {"world": state.port(seat).world.encode(), "seat": seat}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(SECONDS):
            answer, _ = await process.communicate(json.dumps(question).encode())
        found: dict[str, Any] = json.loads(answer)
        return found
    except (TimeoutError, ValueError):
        raise TableError("BUSY") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    from himeji.study.hints import hint

    if hasattr(os, "nice"):
        os.nice(NICE)
    asked = json.load(sys.stdin)
    world = game(asked["world"]["title"]).decode(asked["world"])
    json.dump(hint(world.port(asked["seat"]), SIMULATIONS).to_json(), sys.stdout)


if __name__ == "__main__":
    main()
