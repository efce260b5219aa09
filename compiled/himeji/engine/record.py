"""Records: the log of a game, from which everything else can be had again."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from himeji.engine.errors import RecordError

FORMAT: Final = "himeji-record 1"
HEADER: Final[dict[str, Any]] = {
    "title": str,
    "edition": int,
    "components": str,
    "seats": int,
    "options": dict,
    "commitment": str,
    "seed": str | None,
    "opening": str,
    "entries": list,
    "scores": list | None,
}
NOTES: Final[dict[str, Any]] = {"players": list, "replaced": list}  # who played; there if somebody wrote it down
REPLACEMENT: Final[dict[str, Any]] = {"seq": int, "seat": int, "reason": str}
ENTRY: Final[dict[str, Any]] = {"seq": int, "seat": int, "move": str, "chance": list, "digest": str}


@dataclass(frozen=True)
class Entry:
    """One move: who, what, what chance gave on the way to the next decision, and the digest of that position."""

    seq: int
    seat: int
    move: str
    chance: list[list[object]]
    digest: str


@dataclass(frozen=True)
class Replacement:
    """From this entry on, a seat's player was replaced; the reason is the code of an error."""

    seq: int
    seat: int
    reason: str


@dataclass
class Record:
    """A header and the entries; the seed is published when the game is over, its hash from the start."""

    title: str
    edition: int
    components: str
    seats: int
    options: dict[str, int]
    commitment: str
    seed: str | None
    opening: str  # the digest of the first position
    entries: list[Entry] = field(default_factory=list)
    scores: list[int] | None = None
    players: list[str] | None = None
    replaced: list[Replacement] = field(default_factory=list)

    def to_json(self) -> str:
        """Plain JSON, one entry a line, so that two records can be compared by eye."""
        head = {"format": FORMAT, **vars_of(self), "replaced": [vars_of(each) for each in self.replaced]}
        del head["entries"]
        for name in NOTES:
            if not head[name]:
                del head[name]
        lines = ",\n  ".join(json.dumps(vars_of(entry), ensure_ascii=False) for entry in self.entries)
        return json.dumps(head, ensure_ascii=False)[:-1] + f', "entries": [\n  {lines}\n]}}\n'


def vars_of(value: Record | Entry | Replacement) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


def commit(seed: str) -> str:
    """The hash that binds a game to its seed before anyone sees it."""
    return sha256(f"himeji seed {seed}".encode()).hexdigest()


def parse_record(text: str) -> Record:
    """Read a record; RecordError names the place of what is wrong."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a character is no text
    except (ValueError, RecursionError) as error:
        raise RecordError("NOT_JSON", place=str(error)) from None
    if not isinstance(data, dict) or data.pop("format", None) != FORMAT:
        raise RecordError("NOT_A_RECORD", place="format")
    check(data, HEADER | {name: kind for name, kind in NOTES.items() if name in data}, "")
    for name, value in data["options"].items():
        if not is_kind(value, int):
            raise RecordError("WRONG_KIND", place=f"options.{name}")
    if data["scores"] is not None and not all(is_kind(score, int) for score in data["scores"]):
        raise RecordError("WRONG_KIND", place="scores")
    entries = [parse_entry(entry, seq) for seq, entry in enumerate(data.pop("entries"), start=1)]
    check_players(data.get("players"), data["seats"])
    replaced = [parse_replacement(each, data["seats"]) for each in data.pop("replaced", [])]
    return Record(entries=entries, replaced=replaced, **data)


def check_players(players: list[Any] | None, seats: int) -> None:
    """One name a seat, if names are there."""
    if players is not None and (len(players) != seats or not all(isinstance(player, str) for player in players)):
        raise RecordError("WRONG_KIND", place="players")


def parse_replacement(data: Any, seats: int) -> Replacement:
    if not isinstance(data, dict):
        raise RecordError("WRONG_KIND", place="replaced")
    check(data, REPLACEMENT, "replaced: ")
    if not 0 <= data["seat"] < seats:
        raise RecordError("NO_SUCH_SEAT", place="replaced: seat")
    if data["seq"] < 1:
        raise RecordError("WRONG_SEQUENCE", place="replaced: seq")
    return Replacement(**data)


def parse_entry(data: Any, seq: int) -> Entry:
    place = f"entry {seq}"
    if not isinstance(data, dict):
        raise RecordError("WRONG_KIND", place=place)
    check(data, ENTRY, f"{place}: ")
    if data["seq"] != seq:
        raise RecordError("WRONG_SEQUENCE", place=place)
    for roll in data["chance"]:
        if not isinstance(roll, list) or [type(value) for value in roll] != [str, int, int]:
            raise RecordError("WRONG_KIND", place=f"{place}: chance")
    return Entry(**data)


def check(data: dict[str, Any], kinds: dict[str, Any], place: str) -> None:
    """Every name there and of its kind, and no other."""
    for name in sorted(kinds.keys() ^ data.keys()):
        raise RecordError("MISSING_FIELD" if name in kinds else "UNKNOWN_FIELD", place=place + name)
    for name, kind in kinds.items():
        if not is_kind(data[name], kind):
            raise RecordError("WRONG_KIND", place=place + name)


def is_kind(value: object, kind: Any) -> bool:
    """Of this kind; a whole number must be one that every reader of JSON can hold."""
    if isinstance(value, bool):
        return False
    return isinstance(value, kind) and not (isinstance(value, int) and abs(value) >= 2**53)
