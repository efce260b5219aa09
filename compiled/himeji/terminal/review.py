"""Looking at games that were kept: one position of a record, or the proof that it was played by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from himeji.engine.errors import RecordError
from himeji.engine.replay import replay, verify
from himeji.games import game
from himeji.locales import Voice
from himeji.terminal import saves
from himeji.terminal.screen import Screen
from himeji.terminal.table import HUMAN

LAST_MOVES: Final = 6


def show(console: Console, voice: Voice, path: Path, at: int | None, seat: int | None) -> None:
    """The position after so many moves, as a seat saw it or one who looked on, and the last moves before it."""
    saved = saves.read(path)
    record = saved.record
    title = game(record.title)
    voice.learn(title.id)
    at = len(record.entries) if at is None else at
    if not 0 <= at <= len(record.entries):
        raise RecordError("NO_SUCH_MOVE", at=at, moves=len(record.entries))
    journal = replay(title, record, saved.seed, at)
    if seat is not None and not 1 <= seat <= record.seats:
        raise RecordError("NO_SUCH_SEAT", place="--seat")
    screen = Screen(console, voice.language, journal.state, saved.players or [HUMAN] * record.seats)
    grid = Grid.grid(padding=(0, 2))
    for entry in journal.entries[-LAST_MOVES:]:
        words = screen.voice.move(entry.move)
        grid.add_row(str(entry.seq), screen.names[entry.seat], Text(entry.move, "bold"), words)
    screen.show(grid)
    screen.board(journal.state, None if seat is None else seat - 1)
    if not journal.state.pending():
        screen.final_score(journal.state.outcome(), None)


def prove(voice: Voice, path: Path) -> str:
    """One sentence if the record replays, keeps its promise of the seed, and scores as the rules say; else an error."""
    saved = saves.read(path)
    title = game(saved.record.title)
    voice.learn(title.id)
    journal = verify(title, saved.record, saved.seed)
    moves = len(journal.entries)
    if saved.record.scores is None:
        return voice.say("verified-so-far", file=path, moves=moves)
    return voice.say("verified", file=path, moves=moves, scores=" – ".join(map(str, saved.record.scores)))
