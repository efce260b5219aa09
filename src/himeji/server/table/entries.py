"""The log of a table: one struct a kind of entry. All that a table is can be had again from its rows."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from himeji.server.table.settings import Settings

Player = Literal["person", "bot", "zombie"]


class Guided(Struct, frozen=True):
    """A move of a first game, and the name of the sentence that says why."""

    seat: int
    move: str
    say: str = ""


class Practice(Struct, frozen=True):
    """A game that counts for nothing: where it comes from, after how many moves, and what leads it."""

    origin: str  # a table, or FIRST_GAME
    at: int = 0
    start: dict[str, Any] | None = None  # the position it begins with, where that is not the opening of its seed
    script: list[Guided] = []  # what bots play as long as everybody keeps to it


class Opened(Struct, frozen=True, tag_field="kind", tag="opened"):
    settings: Settings
    owner: str
    seed: str
    edition: int
    components: str
    practice: Practice | None = None


class Sat(Struct, frozen=True, tag_field="kind", tag="sat"):
    seat: int
    user: str | None
    name: str
    bot: str | None


class Stood(Struct, frozen=True, tag_field="kind", tag="stood"):
    seat: int


class Moved(Struct, frozen=True, tag_field="kind", tag="moved"):
    seat: int
    move: str
    chance: list[Any]
    digest: str
    by: Player
    clocks: list[int]


class Undone(Struct, frozen=True, tag_field="kind", tag="undone"):
    seat: int
    to: int
    consent: bool
    clocks: list[int]


class UndoAsked(Struct, frozen=True, tag_field="kind", tag="undo_asked"):
    seat: int
    to: int


class UndoAnswered(Struct, frozen=True, tag_field="kind", tag="undo_answered"):
    user: str
    yes: bool


class Replaced(Struct, frozen=True, tag_field="kind", tag="replaced"):
    seat: int
    bot: str
    reason: Literal["left", "clock", "away", "bot_failed"]
    clocks: list[int]


class Returned(Struct, frozen=True, tag_field="kind", tag="returned"):
    seat: int
    clocks: list[int]


class Said(Struct, frozen=True, tag_field="kind", tag="said"):
    user: str
    name: str
    text: str


class Muted(Struct, frozen=True, tag_field="kind", tag="muted"):
    by: str
    user: str
    on: bool


class Rematched(Struct, frozen=True, tag_field="kind", tag="rematched"):
    table: str


class Adopted(Struct, frozen=True, tag_field="kind", tag="adopted"):
    """All that was the guest's is the account's."""

    guest: str
    user: str


Entry = (
    Opened
    | Sat
    | Stood
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | Replaced
    | Returned
    | Said
    | Muted
    | Rematched
    | Adopted
)
DECODER: Final = msgspec.json.Decoder(Entry)
ENCODER: Final = msgspec.json.Encoder()
FIRST_GAME: Final = "first_game"
FIRST: Final = "0" * 64  # what the chain of a table hangs on


class Row(Struct, frozen=True):
    """An entry as it is stored; the chain is the hash of everything up to here."""

    table: str
    seq: int
    mark: str
    user: str | None
    attempt: str | None
    body: bytes
    chain: str

    def entry(self) -> Entry:
        found: Entry = DECODER.decode(self.body)
        return found

    def holds(self, previous: str) -> bool:
        return self.chain == link(previous, self.table, self.seq, self.mark, self.user, self.attempt, self.body)


def link(previous: str, table: str, seq: int, mark: str, user: str | None, attempt: str | None, body: bytes) -> str:
    """The next hash of a chain."""
    head = ENCODER.encode([previous, table, seq, mark, user, attempt])
    return sha256(head + body).hexdigest()


def row(previous: str, table: str, seq: int, mark: str, user: str | None, attempt: str | None, entry: Entry) -> Row:
    body = ENCODER.encode(entry)
    return Row(table, seq, mark, user, attempt, body, link(previous, table, seq, mark, user, attempt, body))
