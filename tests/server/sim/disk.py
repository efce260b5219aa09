"""A disk in virtual time: slow, sometimes refusing, and after a crash it holds what was synced and nothing else."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from himeji.server.table.effects import Append, Input, NotStored, Snapshot, Stored
from himeji.server.table.entries import Row


class Disk:
    def __init__(self, world: Any) -> None:
        self.world = world
        self.rows: defaultdict[str, list[Row]] = defaultdict(list)
        self.snapshots: dict[str, Snapshot] = {}
        self.writing: dict[int, Append] = {}

    def append(self, append: Append, done: Callable[[Input], None]) -> None:
        number = self.world.tick()
        self.writing[number] = append
        self.world.later(self.world.between(0.0002, 0.02), lambda: self.finish(number, done))

    def finish(self, number: int, done: Callable[[Input], None]) -> None:
        append = self.writing.pop(number, None)
        if append is None:
            return  # the process died meanwhile
        if self.world.strikes("disk refuses"):
            done(NotStored(self.world.chance.choice(["BUSY", "STORAGE_FULL", "STORAGE_FAULT"])))
        elif self.world.strikes("disk lies"):
            self.sync(append)
            done(NotStored("STORAGE_FAULT"))
        elif self.sync(append):
            done(Stored())
        else:
            done(NotStored("CONFLICT", conflict=True))

    def sync(self, append: Append) -> bool:
        rows = self.rows[append.rows[0].table]
        if append.rows[0].seq <= len(rows):
            return False
        rows += append.rows
        if append.snapshot is not None:
            self.snapshots[append.rows[0].table] = append.snapshot
        self.world.invariants.synced(append.rows)
        return True

    def crash(self) -> None:
        """What was on its way may have arrived, or not."""
        for append in list(self.writing.values()):
            if self.world.chance.random() < 0.5:
                self.sync(append)
        self.writing.clear()
