"""What must hold at every step, whatever happens; each has a number, and a fault is planted to prove it is watched."""

import json
from dataclasses import replace
from typing import Any

from himeji.engine.event import Event
from himeji.server.outbox import BYTES, MESSAGES, Outbox
from himeji.server.table import render
from himeji.server.table.core import WAITING, TableCore
from himeji.server.table.effects import Reader, Send
from himeji.server.table.entries import FIRST, Entry, Moved, Opened, Row
from himeji.server.table.state import Table, fold, opened
from tests.walks import dice

FROM_STORAGE = {"BUSY", "STORAGE_FULL", "STORAGE_FAULT"}


class Broken(AssertionError):
    """An invariant, by its number."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"invariant {number}: {what}")
        self.number = number


def hold(number: int, holds: bool, what: str) -> None:
    if not holds:
        raise Broken(number, what)


class Invariants:
    """Keeps its own copy of every table, made from the synced rows only."""

    def __init__(self, world: Any) -> None:
        self.world = world
        self.truth: dict[str, Table] = {}
        self.views: dict[tuple[str, int, int | None], Any] = {}
        self.attempts: dict[tuple[str, str | None, str], int] = {}

    def synced(self, rows: list[Row]) -> None:
        for row in rows:
            before = self.truth.get(row.table)
            chain, seq = (before.chain, before.seq) if before else (FIRST, 0)
            hold(2, row.seq == seq + 1 and row.holds(chain), f"the log of {row.table} breaks at {row.seq}")
            if row.attempt is not None:
                key = (row.table, row.user, row.attempt)
                hold(3, key not in self.attempts, f"{key} is stored twice")
                self.attempts[key] = row.seq
            entry = row.entry()
            after, events = fold(before, entry) if before else opened_by(row, entry)
            self.truth[row.table] = replace(after, seq=row.seq, mark=row.mark, chain=row.chain)
            self.follow(self.truth[row.table], entry, events)

    def follow(self, table: Table, entry: Entry, events: list[Event]) -> None:
        if table.position is None:
            return
        state, seats = table.position.state, (None, *range(len(table.seats)))
        for seat in seats:
            self.views[table.id, table.seq, seat] = json.loads(json.dumps(state.view(seat)))
        hold(9, state.impossible() == "", f"{table.id} lost a component at {table.seq}")
        if isinstance(entry, Moved):
            self.time(table)
            for seat in () if table.over else seats:
                hold(5, told_alike(table, seat, entry, events), f"{seat} is told a secret at {table.seq}")

    def time(self, table: Table) -> None:
        clock = table.settings.clock
        if clock.kind == "live" and table.position is not None:
            for seat, left in enumerate(table.clocks):
                moves = sum(move.seat == seat for move in table.position.moves)
                charged = clock.base + clock.increment * moves - left / 1000
                hold(8, charged <= self.world.now + 1e-6, f"seat {seat} was charged {charged} of {self.world.now} s")

    def sent(self, table: str, send: Send) -> None:
        told = json.loads(send.data)
        stored = self.attempts.get((table, self.world.lines[send.connections[0]].player.user, told.get("id", "")))
        if told["type"] == "ack":
            hold(1, stored == told["seq"], f"{told} was not synced")
        elif told["type"] == "refused" and told["code"] not in FROM_STORAGE:
            hold(7, stored is None, f"{told} was stored")

    def shown(self, player: Any, told: dict[str, Any]) -> None:
        if told["type"] in ("events", "resync"):
            scene, seq = player.follower.scene, player.follower.seq
            truth = self.views.get((player.table, seq, scene["seat"]))
            hold(4, scene["view"] == truth, f"{player.name} sees what never was at {seq}")

    def core(self, core: TableCore) -> None:
        hold(6, len(core.waiting) <= WAITING + 50, f"{len(core.waiting)} wait at {core.table.id}")

    def queue(self, outbox: Outbox) -> None:
        hold(6, len(outbox.waiting) <= MESSAGES + 1 and outbox.size <= BYTES, "an outbox overflows")


def opened_by(row: Row, entry: Entry) -> tuple[Table, list[Event]]:
    assert isinstance(entry, Opened)
    return opened(row.table, entry), []


def told_alike(table: Table, seat: int | None, entry: Moved, events: list[Event]) -> bool:
    """The same words if everything that the seat may not know were otherwise."""
    assert table.position is not None
    reader = Reader(table.seats[seat].user or "nobody", "", seat) if seat is not None else Reader()
    state = table.position.state.clone()
    state.redeal(-1 if seat is None else seat, dice(table.seq, seat))
    other = replace(table, seed="other", position=replace(table.position, state=state))
    seats = render.eyes(table, reader)
    twin = (
        entry if entry.seat in seats else Moved(entry.seat, "other", [["twin", 1, 0]], "twin", entry.by, entry.clocks)
    )
    ears: list[int | None] = [*seats] or [None]
    heard = [event for event in events if any(event.heard_by(ear) for ear in ears)]
    words = render.shown(table, reader, table.seq, entry, events), render.scene(table, reader, 0.0)
    return words == (render.shown(other, reader, table.seq, twin, heard), render.scene(other, reader, 0.0))
