"""Saved games: a record, who plays, and apart from it the secret seed that the record of a running game withholds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from himeji.engine.errors import RecordError
from himeji.engine.record import FORMAT as RECORD_FORMAT
from himeji.engine.record import Record, parse_record
from himeji.engine.replay import replay
from himeji.games import game
from himeji.terminal.table import HUMAN, PLAYERS, Table

FORMAT: Final = "himeji-save 1"
OURS: Final = (FORMAT, RECORD_FORMAT)


@dataclass(frozen=True)
class Saved:
    """What a file holds: a save, or the record of a finished game, which carries its seed."""

    record: Record
    seed: str | None
    players: list[str] | None


def write(path: Path, table: Table) -> None:
    """A running game as a save, a finished one as its record. Only a file of ours is written over."""
    if path.exists() and not is_ours(path):
        raise RecordError("NOT_OUR_FILE", place=str(path))
    record = table.journal.record()
    text = record.to_json()
    if record.seed is None:
        head = {"format": FORMAT, "players": table.players, "seed": table.journal.seed}
        text = json.dumps(head)[:-1] + f', "record": {text}}}\n'
    try:
        part = path.with_name(f"{path.name}.part")  # never half a file under the name itself
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError):  # ValueError: no name, or a sign that no name can have
        raise RecordError("CANNOT_WRITE", place=str(path)) from None


def is_ours(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(40)
    return any(f'"format": "{name}"'.encode() in start for name in OURS)


def read(path: Path) -> Saved:
    """A saved game or a record, not yet replayed."""
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text)
    except UnicodeDecodeError:
        raise RecordError("NOT_TEXT", place=str(path)) from None
    except ValueError as error:
        raise RecordError("NOT_JSON", place=str(error)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        record = parse_record(text)
        return Saved(record, record.seed, None)
    return parse_save(data)


def parse_save(data: dict[str, Any]) -> Saved:
    for name in sorted({"format", "players", "seed", "record"} ^ data.keys()):
        raise RecordError("UNKNOWN_FIELD" if name in data else "MISSING_FIELD", place=name)
    record = parse_record(json.dumps(data["record"]))
    players = data["players"]
    if not isinstance(players, list) or len(players) != record.seats or any(who not in PLAYERS for who in players):
        raise RecordError("WRONG_KIND", place="players")
    if not isinstance(data["seed"], str):
        raise RecordError("WRONG_KIND", place="seed")
    return Saved(record, data["seed"], players)


def load(path: Path) -> Table:
    """A saved game, replayed and checked."""
    saved = read(path)
    journal = replay(game(saved.record.title), saved.record, saved.seed)
    return Table(journal, saved.players or [HUMAN] * saved.record.seats)
