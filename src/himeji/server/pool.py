"""Bots think in processes of their own, at lower priority; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from himeji.server.metrics import Metrics
from himeji.server.table.effects import AskBot

COMMAND: Final = (sys.executable, "-m", "himeji.server.thinking")
LOG: Final = logging.getLogger("himeji.bots")
GRACE: Final = 1.0  # seconds to end in
LINE: Final = 1 << 20  # bytes of a position, at most

Done = Callable[[str, str | None], None]


class Pool:
    """Some processes, one question at a time each; answers come back by `done(ask, move)`."""

    def __init__(self, size: int, done: Done, metrics: Metrics) -> None:
        self.done = done
        self.metrics = metrics
        self.questions: asyncio.Queue[tuple[AskBot, float]] = asyncio.Queue()
        self.tasks = [asyncio.create_task(self.work()) for _ in range(size)]

    def ask(self, question: AskBot) -> None:
        self.questions.put_nowait((question, asyncio.get_running_loop().time() + question.seconds))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def work(self) -> None:
        """Ask one process after another: a new one whenever the last was killed."""
        process: asyncio.subprocess.Process | None = None
        now = asyncio.get_running_loop().time
        try:
            while True:
                question, end = await self.questions.get()
                move: str | None = None
                failed: asyncio.subprocess.Process | None = None
                if now() < end:  # else it waited too long for its turn, and no process is to blame
                    try:
                        async with asyncio.timeout_at(end):
                            process = process or await self.started()
                            move = await answer(process, question)
                    except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
                        LOG.warning("bot_failed", extra={"bot": question.bot, "error": type(error).__name__})
                        failed, process = process, None
                self.metrics.thought(question.bot, now() - end + question.seconds, move)
                self.done(question.ask, move)
                await killed(failed)
        finally:
            await killed(process)

    async def started(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LINE)


async def answer(process: asyncio.subprocess.Process, question: AskBot) -> str | None:
    """One line out, one line back; ValueError if the line is no answer to this question."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readuntil(b"\n")
    ask, move = msgspec.json.decode(line, type=tuple[str, str | None])
    if ask != question.ask:
        raise ValueError(ask)
    return move


async def killed(process: asyncio.subprocess.Process | None) -> None:
    """Asked to end first, so that it ends whom it started."""
    if process is not None and process.returncode is None:
        process.terminate()
        try:
            async with asyncio.timeout(GRACE):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
