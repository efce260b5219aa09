"""What clients say. Unknown fields, wrong kinds and other versions are refused while reading: msgspec checks as it
parses, at no cost to speak of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from himeji.server.errors import TableError

VERSION: Final = 1
LONGEST: Final = 16_384  # bytes of a message

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Text = Annotated[str, Meta(max_length=500)]
Short = Annotated[str, Meta(max_length=200)]


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Something a client said about a table."""

    v: Literal[1]
    table: Short


class Hello(Said, frozen=True, tag="hello", kw_only=True):
    seq: Seq = 0
    mark: Short = ""
    ticket: Short = ""


class Attempt(Said, frozen=True, kw_only=True):
    """Something that is done once, however often it is sent."""

    id: Id


class Move(Attempt, frozen=True, tag="move", kw_only=True):
    seq: Seq
    move: Text
    seat: SeatNumber | None = None


class Undo(Attempt, frozen=True, tag="undo", kw_only=True):
    seq: Seq
    seat: SeatNumber | None = None
    ask: bool = False


class Restart(Attempt, frozen=True, tag="restart", kw_only=True):
    seq: Seq
    seat: SeatNumber | None = None


class Answer(Attempt, frozen=True, tag="answer", kw_only=True):
    yes: bool


class Leave(Attempt, frozen=True, tag="leave", kw_only=True):
    seat: SeatNumber | None = None


class Return(Attempt, frozen=True, tag="return", kw_only=True):
    seat: SeatNumber | None = None


class Say(Attempt, frozen=True, tag="say", kw_only=True):
    text: Text


class Mute(Attempt, frozen=True, tag="mute", kw_only=True):
    user: Short
    on: bool = True


class Why(Attempt, frozen=True, tag="why", kw_only=True):
    move: Text
    seat: SeatNumber | None = None


class Sit(Attempt, frozen=True, tag="sit", kw_only=True):
    """By HTTP only."""

    seat: SeatNumber
    bot: str | None = None
    name: str | None = None  # of somebody who plays on the same device


class Stand(Attempt, frozen=True, tag="stand", kw_only=True):
    """By HTTP only."""

    seat: SeatNumber


class Rematch(Attempt, frozen=True, tag="rematch", kw_only=True):
    """By HTTP only: the table that was opened."""

    new: str


class Adopt(Attempt, frozen=True, tag="adopt", kw_only=True):
    """By HTTP only: the account to which a guest's seats go."""

    to: str


Spoken = Hello | Move | Undo | Restart | Answer | Leave | Return | Say | Mute | Why
DECODER: Final = msgspec.json.Decoder(Spoken)


class Version(Struct):
    v: object = None


def read(data: bytes | str) -> Spoken:
    """A message from a socket; TableError says what kind of nonsense it is."""
    try:
        found: Spoken = DECODER.decode(data)
        return found
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        pass
    try:
        version = msgspec.json.decode(data, type=Version).v
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        version = VERSION
    raise TableError("BAD_MESSAGE" if version == VERSION and type(version) is int else "VERSION")
