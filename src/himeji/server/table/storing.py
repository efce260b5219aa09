"""Write, then speak: what is appended is not yet true. The table stays as it is until Stored comes."""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from himeji.engine.errors import HimejiError
from himeji.server.errors import TableError
from himeji.server.table import clocks, entries, render
from himeji.server.table.acts import Step
from himeji.server.table.audience import Audience, Told, send
from himeji.server.table.effects import Append, Effect, Heard, Input, Load, NotStored, Report, Send, Snapshot
from himeji.server.table.entries import Entry, Row, row
from himeji.server.table.load import History
from himeji.server.table.state import Table, fold

SNAPSHOT_EVERY: Final = 25  # moves
REST: Final = 1.0  # seconds
TIMED: Final = (entries.Moved, entries.Undone, entries.Replaced, entries.Returned, entries.Sat)


@dataclass(frozen=True)
class Flight:
    """What is being stored, and what is said once it is."""

    table: Table
    rows: list[Row]
    told: list[Told]
    sends: list[Send]
    cause: Input
    now: float


class Storing:
    """A table with what of it is stored, what is on its way, and who is told."""

    def __init__(self, history: History, ids: Callable[[], str], now: float) -> None:
        self.ids = ids
        self.table = clocks.wound(history.table, now, clocks.GRACE)
        self.audience = Audience(now)
        self.audience.recent.extend(history.told)
        self.attempts = dict(history.attempts)
        self.flight: Flight | None = None
        self.loading = False
        self.resting_until = now  # after a failure to store, nothing happens by itself for a while
        self.waiting: deque[tuple[Input, float]] = deque()
        self.out: list[Effect] = []

    def append(
        self, steps: list[Step], cause: Input, now: float, user: str | None = None, attempt: str | None = None
    ) -> None:
        """Ask for the rows of some steps; what will be said is put into words now, and held back."""
        table = self.table
        rows: list[Row] = []
        told: list[Told] = []
        for step in steps:
            after, _ = fold(table, step.entry, step.position)
            sender = (user, attempt) if not rows else (None, None)
            rows.append(row(table.chain, table.id, table.seq + 1, self.ids()[:8], *sender, step.entry))
            table = advanced(after, rows[-1], step.entry, now)
            told.append((table.seq, table.mark, step.entry, step.events))
        sends = self.audience.tell(self.table.seq, table, told, now)
        if isinstance(cause, Heard):
            ack = {"type": "ack", "id": cause.message.id, "seq": rows[0].seq}
            sends.insert(0, send((cause.connection,), ack, answer=True))
        listing = render.summary(table) if listed(self.table) != listed(table) else None
        self.flight = Flight(table, rows, told, sends, cause, now)
        self.out.append(Append(rows, snapshot(table), listing))

    def stored(self) -> None:
        flight, self.flight = self.flight, None
        if flight is not None:
            self.table = flight.table
            self.remember(flight.rows)
            self.audience.recent.extend(flight.told)
            self.out += flight.sends

    def remember(self, rows: list[Row]) -> None:
        for each in rows:
            if each.attempt is not None:
                self.attempts[each.user, each.attempt] = each.seq

    def not_stored(self, message: NotStored, now: float) -> None:
        """Nobody knows what is on the disk: read it before anything else. One who lost a race tries again."""
        flight, self.flight = self.flight, None
        if flight is None:
            return
        if message.conflict:
            self.waiting.appendleft((flight.cause, flight.now))
        else:
            self.resting_until = now + REST
            if isinstance(flight.cause, Heard):
                self.refuse(flight.cause, TableError(message.code), remember=False)
        self.loading = True
        self.out.append(Load(self.table.seq))

    def loaded(self, rows: list[Row], now: float) -> None:
        """Catch up with what is stored."""
        self.loading = False
        before = self.table.seq
        told: list[Told] = []
        for each in rows:
            if each.seq == self.table.seq + 1:
                entry = each.entry()
                after, events = fold(self.table, entry)
                self.table = advanced(after, each, entry, now)
                told.append((each.seq, each.mark, entry, events))
        self.audience.recent.extend(told)
        self.remember(rows)
        if told:
            self.out += self.audience.tell(before, self.table, told, now)

    def refuse(self, heard: Heard, error: HimejiError, remember: bool = True) -> None:
        raise NotImplementedError

    def report(self, message: object) -> str:
        """Keep what is needed to play a failure again; its number is what people quote."""
        fault = self.ids()
        cause = {"message": repr(message)[:1000], "trace": traceback.format_exc()[-4000:]}
        self.out.append(Report(fault, self.table.id, self.table.seq, cause))
        return fault


def advanced(table: Table, row: Row, entry: Entry, now: float) -> Table:
    """The table once the row is its last one; clocks are wound where the entry has to do with time."""
    since = clocks.running(table, now) if isinstance(entry, TIMED) else table.since
    return replace(table, seq=row.seq, mark=row.mark, chain=row.chain, since=since)


def listed(table: Table) -> object:
    return table.seats, table.state, table.owner


def snapshot(table: Table) -> Snapshot | None:
    """Now and then, the position as it is, so that a long game opens quickly."""
    moves = len(table.position.moves) if table.position and table.moved_at == table.seq else 0
    if table.position is None or not moves or moves % SNAPSHOT_EVERY:
        return None
    return Snapshot(table.seq, table.position.state.encode(), list(table.asked_at), list(table.clocks))
