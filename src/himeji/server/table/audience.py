"""Who follows a table, who is there, and what is sent to whom: one text for all who may know the same."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from himeji.engine.event import Event
from himeji.server.table import render
from himeji.server.table.effects import Came, Reader, Send
from himeji.server.table.entries import Entry
from himeji.server.table.state import Table

KEPT: Final = 200  # entries at hand; those who have missed more get the whole scene
AWAY: Final = 15.0  # seconds without a connection
ENCODER: Final = msgspec.json.Encoder()

Told = tuple[int, str, Entry, list[Event]]  # seq, mark, entry, what happened on the board


class Audience:
    def __init__(self, now: float) -> None:
        self.connections: dict[str, Reader] = {}
        self.recent: deque[Told] = deque(maxlen=KEPT)
        self.begun = now
        self.gone_at: dict[str, float] = {}  # when a person's last connection ended
        self.last_present: list[bool] = []

    def missed(self, table: Table, reader: Reader, seq: int, now: float) -> dict[str, Any] | None:
        """The events after `seq`; None if they are no longer at hand."""
        if seq < table.seq - len(self.recent):
            return None
        return happened(table, reader, seq, [each for each in self.recent if each[0] > seq], now)

    def resync(self, table: Table, reader: Reader, now: float) -> dict[str, Any]:
        head = {"type": "resync", "seq": table.seq, "mark": table.mark, "table": render.summary(table)}
        known = {"entries": shown(table, reader, self.recent), "chat": render.chat(table, reader)}
        return head | known | render.scene(table, reader, now)

    def greet(self, table: Table, came: Came, now: float) -> list[Send]:
        """From what the newcomer knows to what is: by events, or all anew; and admit what was lost."""
        to = (came.connection,)
        marks = {number: mark for number, mark, _, _ in self.recent}
        if came.seq > table.seq or marks.get(came.seq, came.mark) != came.mark:
            sends = [send(to, {"type": "rewound", "seq": table.seq})]
        elif came.seq in marks and (events := self.missed(table, came.reader, came.seq, now)):
            return [send(to, events)]
        else:
            sends = []
        return [*sends, send(to, self.resync(table, came.reader, now))]

    def tell(self, before: int, table: Table, told: Iterable[Told], now: float) -> list[Send]:
        """Everybody hears what happened after `before`, each kind of reader in their own words."""
        groups: defaultdict[tuple[object, ...], list[str]] = defaultdict(list)
        muting = {by for by, _ in table.muted}
        for connection, reader in self.connections.items():
            deaf = reader.user if reader.user in muting else None
            groups[*render.eyes(table, reader), deaf].append(connection)
        sends = []
        for members in groups.values():
            reader = self.connections[members[0]]
            sends.append(send(tuple(members), happened(table, reader, before, told, now)))
        return sends

    # -- presence

    def connected(self, user: str | None) -> bool:
        return user in [reader.user for reader in self.connections.values()]

    def away_since(self, user: str) -> float | None:
        """Since when a person has had no connection; None while there is one."""
        return None if self.connected(user) else self.gone_at.get(user, self.begun)

    def present(self, table: Table, now: float) -> list[bool]:
        """Seat by seat: bots always are, people until some seconds after their last connection."""
        found = []
        for seat in table.seats:
            since = None if seat.user is None else self.away_since(seat.user)
            found.append(seat.taken and (since is None or now - since < AWAY))
        return found

    def tell_presence(self, table: Table, now: float) -> list[Send]:
        present = self.present(table, now)
        if present == self.last_present or not self.connections:
            return []
        self.last_present = present
        return [send(tuple(self.connections), {"type": "present", "seats": present})]


def happened(table: Table, reader: Reader, seq: int, told: Iterable[Told], now: float) -> dict[str, Any]:
    """What a reader who knows everything up to `seq` is told of the rest, and the scene it leads to."""
    head = {"type": "events", "from": seq, "to": table.seq, "mark": table.mark}
    return head | {"entries": shown(table, reader, told)} | render.scene(table, reader, now)


def shown(table: Table, reader: Reader, told: Iterable[Told]) -> list[dict[str, Any]]:
    """Entries as this reader may know them."""
    return [render.shown(table, reader, number, entry, events) for number, _, entry, events in told]


def send(connections: tuple[str, ...], message: dict[str, Any], answer: bool = False) -> Send:
    return Send(connections, ENCODER.encode(message), answer)
