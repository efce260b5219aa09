"""A table out of its rows. With a snapshot the moves before it are only counted, not played again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from msgspec import MsgspecError
from msgspec.structs import replace

from himeji.engine.errors import HimejiError
from himeji.engine.event import Event
from himeji.engine.record import Entry as Played
from himeji.games import game
from himeji.server.errors import StoreError
from himeji.server.table.effects import Snapshot
from himeji.server.table.entries import FIRST, Entry, Moved, Opened, Row, Undone
from himeji.server.table.position import Position
from himeji.server.table.state import Table, fold, opened

PLAYED: Final = (Moved, Undone)


@dataclass
class History:
    """A table, what lately happened at it, and which attempts led to which entries."""

    table: Table
    told: list[tuple[int, str, Entry, list[Event]]] = field(default_factory=list)
    attempts: dict[tuple[str | None, str], int] = field(default_factory=dict)


def load(rows: Iterable[Row], snapshot: Snapshot | None = None, exact: bool = False) -> History:
    """Fold the rows; StoreError names the first that does not hold. `exact`: every position is proved, not the last."""
    history: History | None = None
    moves: list[Moved] = []
    chain, kept = FIRST, snapshot.seq if snapshot else 0
    for seq, each in enumerate(rows, start=1):
        if each.seq != seq or not each.holds(chain):
            raise StoreError("LOG_BROKEN", table=each.table, seq=seq)
        skip = seq <= kept
        try:
            entry = each.entry()
            if history is None:
                history = begin(each, entry)
            elif skip and isinstance(entry, PLAYED):
                count(moves, entry)
            else:
                history.table, events = fold(history.table, entry)
                if not skip:
                    history.told.append((seq, each.mark, entry, events))
            if exact:
                prove(history)
        except (HimejiError, IndexError, MsgspecError) as error:
            raise StoreError("LOG_BROKEN", table=each.table, seq=seq) from error
        chain = each.chain
        if not (skip and isinstance(entry, PLAYED)) or seq == kept:
            history.table = replace(history.table, seq=seq, mark=each.mark, chain=chain)
        if each.attempt is not None:
            history.attempts[each.user, each.attempt] = seq
        if snapshot is not None and seq == kept:
            history.table = resumed(history.table, moves, snapshot)
    if history is None:
        raise StoreError("NO_SUCH_TABLE")
    prove(history)
    return history


def prove(history: History) -> None:
    """The position is the one that its last move says."""
    if history.table.position is not None:
        history.table.position.prove()


def begin(row: Row, entry: Entry) -> History:
    if not isinstance(entry, Opened):
        raise StoreError("LOG_BROKEN", table=row.table, seq=row.seq)
    return History(opened(row.table, entry))


def count(moves: list[Moved], entry: Moved | Undone) -> None:
    """The moves that remain, without playing them."""
    if isinstance(entry, Undone):
        del moves[entry.to :]
    else:
        moves.append(entry)


def resumed(table: Table, moves: list[Moved], snapshot: Snapshot) -> Table:
    """The board as it was kept; states before it are played again only if somebody goes back there."""
    state = game(table.settings.title).decode(snapshot.position)
    played = (Played(n, each.seat, each.move, each.chance, each.digest) for n, each in enumerate(moves, start=1))
    position = Position(table.settings, table.seed, state, tuple(played), start=table.start)
    return replace(
        table,
        position=position,
        asked=tuple(position.asked()),
        asked_at=tuple(snapshot.asked_at),
        moved_at=snapshot.seq,
        clocks=tuple(snapshot.clocks),
        asking=None,
    )
