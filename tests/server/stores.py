"""A store in a folder of its own, and games to put into it."""

import threading
from pathlib import Path

from himeji.server.errors import StoreError
from himeji.server.store.store import Store
from himeji.server.table import render
from himeji.server.table.effects import Append, Report
from tests.server.tables import AIKO, Desk


def opened(folder: Path) -> Store:
    return Store(f"sqlite:///{folder / 'himeji.db'}")


def put(store: Store, what: Append | Report) -> StoreError | None:
    """Store something and wait for the answer."""
    answers: list[StoreError | None] = []
    came = threading.Event()

    def done(error: StoreError | None) -> None:
        answers.append(error)
        came.set()

    store.put(what, done)
    assert came.wait(20)
    return answers[0]


def whole(desk: Desk) -> Append:
    """Everything that a desk has stored in memory, as one append."""
    return Append(desk.rows, desk.snapshot, render.summary(desk.core.table))


def finished(seed: str = "finished") -> Desk:
    """A game of two random players."""
    desk = Desk(seed=seed)
    desk.sit(AIKO, 0, "random")
    desk.sit(AIKO, 1, "random")
    desk.let_bots_play()
    return desk
