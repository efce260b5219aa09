"""What must hold at every step, whatever happens; each has a number, and a fault is planted to prove it is watched."""

import json
from dataclasses import replace
from typing import Any

from himeji.engine.event import Event
from himeji.server.outbox import BYTES, MESSAGES, Outbox
from himeji.server.table import render
from himeji.server.table.core import WAITING, TableCore
from himeji.server.table.effects import Reader, Send
from himeji.server.table.entries import FIRST, Moved, Opened, Row
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
        self.served = 0.0

    def synced(self, rows: list[Row]) -> None:
        for row in rows:
            before = self.truth.get(row.table)
            chain, seq = (before.chain, before.seq) if before else (FIRST, 0)
            hold(2, row.seq == seq + 1 and row.holds(chain), f"the log of {row.table} breaks at {row.seq}")
            if row.attempt is not None:
                key = (row.table, row.user, row.attempt)
                hold(3, key not in self.attempts, f"{key} is stored twice")
                self.attempts[key] = row.seq
            self.follow(before, row)

    def follow(self, before: Table | None, row: Row) -> None:
        entry = row.entry()
        events: list[Event] = []
        if before is None:
            assert isinstance(entry, Opened)
            after = opened(row.table, entry)
        else:
            after, events = fold(before, entry)
        after = self.truth[row.table] = replace(after, seq=row.seq, mark=row.mark, chain=row.chain)
        if after.position is None:
            return
        for seat in (None, *range(len(after.seats))):
            self.views[row.table, row.seq, seat] = json.loads(json.dumps(after.position.state.view(seat)))
        hold(9, after.position.state.impossible() == "", f"{row.table} lost a component at {row.seq}")
        if isinstance(entry, Moved):
            self.time(after)
            for seat in (None, *range(len(after.seats))):
                self.twin(after, seat, row.seq, entry, events)

    def time(self, table: Table) -> None:
        clock = table.settings.clock
        if clock.kind == "live" and table.position is not None:
            for seat, left in enumerate(table.clocks):
                moves = sum(move.seat == seat for move in table.position.moves)
                charged = clock.base + clock.increment * moves - left / 1000
                hold(8, charged <= self.world.now + 1e-6, f"seat {seat} was charged {charged} of {self.world.now} s")

    def twin(self, table: Table, seat: int | None, seq: int, entry: Moved, events: list[Event]) -> None:
        """The same words if everything that the seat may not know were otherwise."""
        assert table.position is not None
        if table.over:
            return
        reader = Reader(table.seats[seat].user or "nobody", "", seat) if seat is not None else Reader()
        state = table.position.state.clone()
        state.redeal(-1 if seat is None else seat, dice(seq, seat))
        other = replace(table, seed="other", position=replace(table.position, state=state))
        seats = render.eyes(table, reader)
        unlike = replace_entry(entry) if entry.seat not in seats else entry
        ears: list[int | None] = [*seats] or [None]
        heard = [event for event in events if any(event.heard_by(ear) for ear in ears)]
        for words in (
            lambda t, e, h: render.shown(t, reader, seq, e, h),
            lambda t, e, h: render.scene(t, reader, 0.0),
        ):
            hold(5, words(table, entry, events) == words(other, unlike, heard), f"{seat} is told a secret at {seq}")

    def sent(self, table: str, send: Send) -> None:
        told = json.loads(send.data)
        user = self.world.user_of(send.connections[0])
        if told["type"] == "ack":
            stored = self.attempts.get((table, user, told["id"]))
            hold(1, stored == told["seq"], f"{told} was not synced")
        elif told["type"] == "refused" and told["code"] not in FROM_STORAGE:
            hold(7, (table, user, told["id"]) not in self.attempts, f"{told} was stored")

    def shown(self, player: Any, told: dict[str, Any]) -> None:
        if told["type"] in ("events", "resync"):
            scene = player.follower.scene
            truth = self.views.get((player.table, player.follower.seq, scene["seat"]))
            hold(4, scene["view"] == truth, f"{player.name} sees what never was at {player.follower.seq}")

    def core(self, core: TableCore) -> None:
        hold(6, len(core.waiting) <= WAITING + 50, f"{len(core.waiting)} wait at {core.table.id}")

    def queue(self, outbox: Outbox) -> None:
        hold(6, len(outbox.waiting) <= MESSAGES + 1 and outbox.size <= BYTES, "an outbox overflows")


def replace_entry(entry: Moved) -> Moved:
    """A move of somebody else: its text, its chance and its digest are not for this reader."""
    return Moved(entry.seat, "another move", [["twin", 1, 0]], "twin", entry.by, entry.clocks)
