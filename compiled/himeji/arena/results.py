"""The folder of a match: what it is, a record for each finished game, and a line of results for each record."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, final

from himeji.arena.game import Played
from himeji.arena.match import ArenaError, Fixture, Match

HEADER: Final = "match.json"
LINES: Final = "results.jsonl"
RECORDS: Final = "records"
FORMAT: Final = "himeji-match 1"


@dataclass(frozen=True)
class Result:
    """What a table needs of a game."""

    deal: int
    turn: int
    scores: list[int]
    winners: list[int]
    replaced: list[dict[str, Any]]


@final
class Results:
    """Appends only. A game counts once its line is there; a line comes after its record."""

    def __init__(self, base: Path, match: Match) -> None:
        self.match = match
        self.folder = base / match.name()
        self.finished: dict[tuple[int, int], Result] = {}
        if (self.folder / LINES).exists():
            cut_torn_line(self.folder / LINES)
            self.finished = {(result.deal, result.turn): result for result in read(self.folder)[1]}

    def missing(self, games: int) -> list[Fixture]:
        return [each for each in self.match.fixtures(games) if (each.deal, each.turn) not in self.finished]

    def keep(self, played: Played) -> None:
        records = self.folder / RECORDS
        if not records.exists():
            records.mkdir(parents=True)
            header = {"format": FORMAT, **self.match.to_json()}
            write(self.folder / HEADER, json.dumps(header, ensure_ascii=False, indent=2) + "\n")
        fixture = played.fixture
        write(records / f"{fixture.name}.json", played.record)
        result = Result(fixture.deal, fixture.turn, played.scores, played.winners, list(map(asdict, played.complaints)))
        line = asdict(result) | {"moves": played.moves, "seconds": round(played.seconds, 3)}
        with (self.folder / LINES).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.finished[fixture.deal, fixture.turn] = result


def write(path: Path, text: str) -> None:
    """Never half a file under its name."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def cut_torn_line(path: Path) -> None:
    """Whoever was killed while writing leaves a line without an end: its game is played again."""
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        os.truncate(path, whole)


def folders(places: list[Path]) -> list[Path]:
    """Every match in these folders, at any depth."""
    found = sorted({header.parent for place in places for header in place.rglob(HEADER)})
    if not found:
        raise ArenaError("NO_MATCHES_THERE", place=", ".join(map(str, places)))
    return found


def read(folder: Path) -> tuple[Match, list[Result]]:
    """A match and its finished games; an unfinished last line does not count."""
    try:
        header = json.loads((folder / HEADER).read_text("utf-8"))
        if header.pop("format") != FORMAT:
            raise ValueError(FORMAT)
        options, players = tuple(header.pop("options").items()), tuple(header.pop("players"))
        match = Match(options=options, players=players, **header)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ArenaError("NOT_A_MATCH", place=str(folder / HEADER)) from None
    lines = (folder / LINES).read_bytes().decode(errors="replace") if (folder / LINES).exists() else ""
    whole = lines[: lines.rfind("\n") + 1].splitlines()
    return match, [parse(line, f"{folder / LINES}:{number}") for number, line in enumerate(whole, start=1)]


def parse(line: str, place: str) -> Result:
    try:
        data = json.loads(line)
        return Result(**{name: data[name] for name in Result.__dataclass_fields__})
    except (ValueError, KeyError, TypeError):
        raise ArenaError("NOT_A_RESULT", place=place) from None
