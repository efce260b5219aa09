"""What sockets are told, as types: the client's are generated from these, and a test reads every message by them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from himeji.server.table.settings import Settings
from himeji.server.table.state import Line, Seat


class Plain(Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a message; every field is always there unless it has a default."""


class Asking(Plain):
    seat: int
    to: int
    agreed: list[str]


class Origin(Plain):
    """Where a practice game comes from: a table, or the script of a first game."""

    origin: str
    at: int


class Summary(Plain):
    id: str
    state: str
    owner: str
    commitment: str
    settings: Settings
    seats: list[Seat]
    moves: int
    asking: Asking | None
    rematch: str | None
    practice: Origin | None


class Decision(Plain):
    seat: int
    asks: str
    cause: str
    section: str
    moves: list[str]


class Clocks(Plain):
    left: list[int]
    run: list[int]


class Item(Plain):
    code: str
    points: int
    section: str


class Played(Plain):
    seat: int
    move: str


class LaidOpen(Plain):
    seed: str
    views: list[dict[str, Any]]
    scores: list[int]
    winners: list[int]
    decided_by: str
    items: list[list[Item]]
    moves: list[Played]


class Guide(Plain):
    """A step of a first game; at its end there is no move."""

    step: int
    of: int
    say: str
    move: str | None


class Scene(Plain):
    seat: int | None
    eyes: list[int]
    view: dict[str, Any] | None
    decision: Decision | None
    asked: list[int]
    clocks: Clocks
    open: LaidOpen | None
    guide: Guide | None


class Event(Plain):
    code: str
    figures: dict[str, Any]
    to: list[int] = []


class Entry(Struct):
    """An entry of the log; what else it holds depends on its kind."""

    seq: int
    kind: str
    seat: int | None = None
    events: list[Event] = []


class Resync(Scene, tag="resync", tag_field="type"):
    seq: int
    mark: str
    table: Summary
    entries: list[Entry]
    chat: list[Line]


class Events(Scene, tag="events", tag_field="type"):
    from_: int = field(name="from")
    to: int
    mark: str
    entries: list[Entry]


class Ack(Plain, tag="ack", tag_field="type"):
    id: str
    seq: int


class Refused(Plain, tag="refused", tag_field="type"):
    id: str
    code: str
    params: dict[str, Any]
    rule: str


class Because(Plain, tag="because", tag_field="type"):
    """The answer to a question why not; no code if the move is allowed."""

    id: str
    code: str
    params: dict[str, Any]
    rule: str


class Stale(Plain, tag="stale", tag_field="type"):
    id: str
    seq: int


class Rewound(Plain, tag="rewound", tag_field="type"):
    seq: int


class Present(Plain, tag="present", tag_field="type"):
    seats: list[bool]


class SlowDown(Plain, tag="slow_down", tag_field="type"):
    pass


class Bye(Plain, tag="bye", tag_field="type"):
    code: str


Told = Resync | Events | Ack | Refused | Because | Stale | Rewound | Present | SlowDown | Bye
