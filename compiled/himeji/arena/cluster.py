"""Games on a Ray cluster: an extra, `himeji[ray]`, that is loaded only when it is asked for."""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any, Final

from himeji.arena.game import Played, Trouble, attempt, received
from himeji.arena.match import ArenaError, Fixture
from himeji.games.components import CHOSEN, Components

AHEAD: Final = 2  # games handed out for each processor of the cluster, so that none waits
PATIENCE: Final = 5.0  # seconds until an address must answer


def played(fixtures: Iterable[Fixture], address: str) -> Generator[Played, None, None]:
    """Every game, in the order in which they end; Ray plays a game again whose machine is lost."""
    ray = connect(address)
    try:
        remote = ray.remote(num_cpus=1)(work)
        corrected = ray.put(dict(CHOSEN))
        waiting = iter(fixtures)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = [remote.remote(fixture, corrected) for fixture in islice(waiting, ahead)]
        while under_way:
            ready, under_way = ray.wait(under_way)
            under_way += [remote.remote(fixture, corrected) for fixture in islice(waiting, len(ready))]
            for found in ready:
                yield received(ray.get(found))
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked to be counted
    try:
        ray = import_module("ray")
    except ImportError:
        raise ArenaError("RAY_MISSING") from None
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError, OverflowError) as error:
        raise ArenaError("RAY_UNREACHABLE", place=address, error=str(error)) from None
    return ray


def knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def work(fixture: Fixture, corrected: dict[str, Components]) -> Played | Trouble:
    """What a worker of the cluster does."""
    CHOSEN.update(corrected)
    return attempt(fixture)
