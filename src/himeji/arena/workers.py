"""Games on the cores of this machine: processes that are asked for one game after the other."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Generator, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from himeji.arena.game import Played, attempt, received
from himeji.arena.match import ArenaError, Fixture
from himeji.games.components import CHOSEN, Components

PATIENCE: Final = 3.0  # seconds until a process that should go is killed


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def played(fixtures: Iterable[Fixture], jobs: int) -> Generator[Played, None, None]:
    """Every game, in the order in which they end."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(fixtures)
    processes: list[BaseProcess] = []
    busy: list[Connection] = []
    try:
        for first in islice(waiting, jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, dict(CHOSEN)))
            process.start()
            theirs.close()
            processes.append(process)
            busy.append(ours)
            ours.send(first)
        while busy:
            for worker in wait(busy):
                assert isinstance(worker, Connection)
                yield answer(worker)
                fixture = next(waiting, None)
                if fixture is None:
                    busy.remove(worker)
                    worker.close()
                else:
                    worker.send(fixture)
    finally:
        for worker in busy:
            worker.close()
        for started in processes:
            end(started)


def answer(worker: Connection) -> Played:
    try:
        return received(worker.recv())
    except (EOFError, OSError):
        raise ArenaError("WORKER_GONE") from None


def end(process: BaseProcess) -> None:
    """In good order if it can be had soon."""
    process.terminate()
    process.join(PATIENCE)
    if process.is_alive():
        process.kill()
        process.join()
    process.close()


def work(orders: Connection, corrected: dict[str, Components]) -> None:
    """What a process does: games, until nobody asks for one or takes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal interrupts us all; who asked decides
    working = True
    signal.signal(signal.SIGTERM, lambda *_: sys.exit() if working else None)  # so that bots are dismissed
    CHOSEN.update(corrected)
    try:
        with suppress(EOFError, ConnectionError):
            while True:
                orders.send(attempt(orders.recv()))
    finally:
        working = False
