"""What must hold at every step, whatever happens; each has a number, and a fault is planted to prove it is watched."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from himeji.engine.event import Event
from himeji.engine.state import State
from himeji.server.outbox import BYTES, MESSAGES, Outbox
from himeji.server.table import render
from himeji.server.table.core import WAITING
from himeji.server.table.effects import Reader, Send
from himeji.server.table.entries import FIRST, Entry, Moved, Row
from himeji.server.table.load import begin
from himeji.server.table.position import Position
from himeji.server.table.state import Table, fold
from tests.leaks.worlds import Viewer, redealt, viewers
from tests.walks import dice

FROM_STORAGE = {"BUSY", "STORAGE_FULL", "STORAGE_FAULT"}


class Broken(AssertionError):
    """An invariant, by its number."""


def hold(number: int, holds: bool, what: str) -> None:
    if not holds:
        raise Broken(number, what)


class Invariants:
    """Keeps its own copy of every table, made from the synced rows only."""

    def __init__(self, world: Any) -> None:
        self.world = world
        self.truth: dict[str, Table] = {}
        self.states: dict[tuple[str, int], State] = {}
        self.attempts: dict[tuple[str, str | None, str], int] = {}
        self.view = cache(lambda *at: msgspec.json.decode(msgspec.json.encode(self.states[at[:2]].view(at[2]))))

    def synced(self, rows: list[Row]) -> None:
        for row in rows:
            before, entry = self.truth.get(row.table), row.entry()
            chain, seq = (before.chain, before.seq) if before else (FIRST, 0)
            hold(2, row.seq == seq + 1 and row.holds(chain), f"the log of {row.table} breaks at {row.seq}")
            if row.attempt is not None:
                key = (row.table, row.user, row.attempt)
                hold(3, key not in self.attempts, f"{key} is stored twice")
                self.attempts[key] = row.seq
            after, events = fold(before, entry) if before else (begin(row, entry).table, [])
            table = self.truth[row.table] = msgspec.structs.replace(after, seq=row.seq, mark=row.mark, chain=row.chain)
            if table.position is not None:
                self.follow(table, table.position, entry, events)

    def follow(self, table: Table, position: Position, entry: Entry, events: list[Event]) -> None:
        state = self.states[table.id, table.seq] = position.state
        hold(9, state.impossible() == "", f"{table.id} lost a component at {table.seq}")
        clock, readers = table.settings.clock, viewers(state)
        for seat, left in enumerate(table.clocks if clock.kind == "live" else ()):
            moves = sum(move.seat == seat for move in position.moves)
            charged = clock.base + clock.increment * moves - left / 1000
            hold(8, charged <= self.world.now + 1e-6, f"seat {seat} was charged {charged} of {self.world.now} s")
        if isinstance(entry, Moved) and not table.over:
            reader = readers[table.seq % len(readers)]  # one after the other: each comes up often in many worlds
            hold(5, told_alike(table, position, reader, entry, events), f"{reader} is told a secret at {table.seq}")

    def sent(self, table: str, send: Send) -> None:
        told = msgspec.json.decode(send.data)
        user = self.world.users[send.connections[0].partition("/")[0]]
        stored = self.attempts.get((table, user, told.get("id", "")))
        if told["type"] == "ack":
            hold(1, stored == told["seq"], f"{told} was not synced")
        elif told["type"] == "refused" and told["code"] not in FROM_STORAGE:
            hold(7, stored is None, f"{told} was stored")

    def shown(self, player: Any, told: dict[str, Any]) -> None:
        if told["type"] in ("events", "resync"):
            scene, at = player.follower.scene, (player.table, player.follower.seq)
            same = at in self.states and scene["view"] == self.view(*at, scene["seat"])
            hold(4, same, f"{player.name} sees what never was at {at}")

    def bounded(self, waiting: int, outboxes: Iterable[Outbox]) -> None:
        hold(6, waiting <= WAITING + 50, f"{waiting} messages wait at a table")
        for outbox in outboxes:
            hold(6, len(outbox.waiting) <= MESSAGES + 1 and outbox.size <= BYTES, "an outbox overflows")


def told_alike(table: Table, position: Position, seat: Viewer, entry: Moved, events: list[Event]) -> bool:
    """The same words if everything that the seat may not know were otherwise."""
    reader = Reader() if seat is None else Reader(table.seats[seat].user or "nobody", "", seat)
    state = redealt(position.state, seat, dice(table.seq, seat))
    other = msgspec.structs.replace(table, seed="other", position=replace(position, state=state))
    seats = render.eyes(table, reader)
    twin = Moved(entry.seat, "other", [["twin", 1, 0]], "twin", entry.by, entry.clocks)
    ears: list[int | None] = [*seats] or [None]
    heard = [event for event in events if any(event.heard_by(ear) for ear in ears)]
    words = render.shown(other, reader, table.seq, entry if entry.seat in seats else twin, heard)
    told = render.shown(table, reader, table.seq, entry, events), render.scene(table, reader, 0.0)
    return told == (words, render.scene(other, reader, 0.0))
