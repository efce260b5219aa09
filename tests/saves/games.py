"""Finished games, recorded: they must replay for ever."""

from pathlib import Path

from himeji.engine.journal import Journal
from tests.walks import Table, dice, pick, tables_of

FOLDER = Path(__file__).parent
SAVES = 3  # for every title and seat count


def played(table: Table, seed: str) -> Journal:
    """A random game to its end, with its log."""
    journal = Journal(table.game, table.seats, dict(table.options), seed)
    chance = dice(table, seed)
    while journal.state.pending():
        decision = pick(journal.state.pending(), chance)
        journal.play(pick(decision.moves(), chance), decision.seat)
    return journal


def path(seating: Table, n: int) -> Path:
    return FOLDER / f"{seating}.{n}.json"


def write(seatings: list[Table]) -> None:
    """The golden files of one title; the options take turns."""
    for seating in seatings:
        options = tables_of(seating)
        for n in range(SAVES):
            journal = played(options[n % len(options)], f"save {n}")
            path(seating, n).write_text(journal.record().to_json(), encoding="utf-8")
