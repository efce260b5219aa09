"""Replay: a record played again, every digest and every chance outcome checked on the way."""

from __future__ import annotations

from himeji.engine.errors import HimejiError, RecordError
from himeji.engine.game import Game
from himeji.engine.journal import Journal
from himeji.engine.record import Record, commit


def replay(game: Game, record: Record, seed: str | None = None, until: int | None = None) -> Journal:
    """The journal after `until` entries, by default all. The seed of a running game is not in its record: give it."""
    if record.title != game.id:
        raise RecordError("OTHER_TITLE", place="title", title=record.title)
    if record.edition != game.edition:
        raise RecordError("OTHER_EDITION", place="edition", edition=record.edition, need=game.edition)
    if record.components != game.components:
        raise RecordError("OTHER_COMPONENTS", place="components")
    secret = seed if seed is not None else record.seed
    if secret is None:
        raise RecordError("SEED_NOT_PUBLISHED", place="seed")
    if commit(secret) != record.commitment:
        raise RecordError("SEED_DOES_NOT_MATCH", place="commitment")
    journal = Journal(game, record.seats, record.options, secret)
    if journal.opening != record.opening:
        raise RecordError("POSITION_DIFFERS", place="opening")
    journal.players = record.players
    journal.replaced = list(record.replaced)
    for entry in record.entries[:until]:
        play_entry(journal, entry.seat, entry.move, f"entry {entry.seq}")
        if journal.entries[-1].chance != entry.chance:
            raise RecordError("CHANCE_DIFFERS", place=f"entry {entry.seq}")
        if journal.entries[-1].digest != entry.digest:
            raise RecordError("POSITION_DIFFERS", place=f"entry {entry.seq}")
    return journal


def play_entry(journal: Journal, seat: int, move: str, place: str) -> None:
    try:
        journal.play(move, seat)
    except HimejiError as error:
        raise RecordError("MOVE_REFUSED", place=place, move=move, reason=error.code) from error


def verify(game: Game, record: Record, seed: str | None = None) -> Journal:
    """A whole record: it replays, and its scores are the ones the rules give."""
    journal = replay(game, record, seed)
    if journal.record().scores != record.scores:
        raise RecordError("SCORES_DIFFER", place="scores")
    return journal
