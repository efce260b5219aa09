"""What each message does: the entries it leads to, or an error that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from himeji.engine.errors import UndoRefused
from himeji.engine.event import Event
from himeji.server.errors import TableError
from himeji.server.table import clocks, entries, messages
from himeji.server.table.effects import Reader
from himeji.server.table.entries import Entry, Player
from himeji.server.table.position import Position
from himeji.server.table.state import Asking, Table


class Stale(Exception):
    """The message is about a decision that no longer stands."""


@dataclass(frozen=True)
class Step:
    """An entry, with the position it leads to where that is known."""

    entry: Entry
    position: Position | None = None
    events: list[Event] = field(default_factory=list)


def act(table: Table, reader: Reader, message: messages.Attempt, now: float) -> list[Step]:
    """The steps that a message leads to; HimejiError or Stale if it leads nowhere."""
    return ACTS[type(message)](table, reader, message, now)


def playing(table: Table) -> Position:
    if table.position is None or table.over:
        raise TableError("NOT_PLAYING")
    return table.position


def own_seat(table: Table, reader: Reader, wanted: int | None) -> int:
    """The seat a person speaks for: the one named, else the one that is asked, else the first."""
    own = table.seats_of(reader.user)
    if not own or (wanted is not None and wanted not in own):
        raise TableError("NOT_YOUR_SEAT")
    return wanted if wanted is not None else next((seat for seat in own if seat in table.asked), own[0])


def acting_seat(table: Table, reader: Reader, message: messages.Move) -> int:
    """The same, if the message is about what now stands and nobody plays in that person's place."""
    seat = own_seat(table, reader, message.seat)
    if message.seq < table.asked_at[seat]:
        raise Stale
    if table.seats[seat].zombie is not None:
        raise TableError("ZOMBIE_PLAYS")
    return seat


def move(table: Table, reader: Reader, message: messages.Move, now: float) -> list[Step]:
    position = playing(table)
    return [moved(table, position, acting_seat(table, reader, message), message.move, "person", now)]


def moved(table: Table, position: Position, seat: int, text: str, by: Player, now: float) -> Step:
    """Play a move on a new position; whoever plays it, by the same checks."""
    after, events = position.play(text, seat)
    last = after.moves[-1]
    left = clocks.after_move(table, seat, now)
    return Step(entries.Moved(seat, last.move, last.chance, last.digest, by, left), after, events)


def undo(table: Table, reader: Reader, message: messages.Undo, now: float) -> list[Step]:
    position = undoable(table)
    seat = retreating_seat(table, reader, message)
    try:
        return [undone(table, position, seat, position.free_undo(seat), False, now)]
    except UndoRefused:
        if not message.ask or table.settings.undo != "consent":
            raise
    asking = Asking(seat, position.own_last(seat))
    steps = [Step(entries.UndoAsked(seat, asking.to))]
    if not table.voters(asking):
        steps.append(undone(table, position, seat, asking.to, True, now))
    return steps


def retreating_seat(table: Table, reader: Reader, message: messages.Undo | messages.Restart) -> int:
    """The seat that takes back: of one who holds several, the one that moved last."""
    moves = undoable(table).moves
    last = moves[-1].seat if moves else None
    wanted = last if message.seat is None and last in table.seats_of(reader.user) else message.seat
    seat = own_seat(table, reader, wanted)
    if message.seq < table.moved_at:
        raise Stale
    return seat


def undoable(table: Table) -> Position:
    if table.settings.undo == "none":
        raise TableError("UNDO_NOT_HERE")
    return playing(table)


def undone(table: Table, position: Position, seat: int, to: int, consent: bool, now: float) -> Step:
    return Step(entries.Undone(seat, to, consent, clocks.all_left(table, now)), position.back_to(to))


def restart(table: Table, reader: Reader, message: messages.Restart, now: float) -> list[Step]:
    position = undoable(table)
    seat = retreating_seat(table, reader, message)
    return [undone(table, position, seat, position.turn_start(seat), False, now)]


def answer(table: Table, reader: Reader, message: messages.Answer, now: float) -> list[Step]:
    asking = table.asking
    if asking is None or reader.user is None or reader.user not in table.voters(asking):
        raise TableError("NOTHING_ASKED")
    steps = [Step(entries.UndoAnswered(reader.user, message.yes))]
    if message.yes and table.voters(asking) <= asking.agreed | {reader.user}:
        steps.append(undone(table, playing(table), asking.seat, asking.to, True, now))
    return steps


def leave(table: Table, reader: Reader, message: messages.Leave, now: float) -> list[Step]:
    playing(table)
    seat = own_seat(table, reader, message.seat)
    if table.seats[seat].zombie is not None:
        raise TableError("ZOMBIE_PLAYS")
    return [Step(entries.Replaced(seat, table.settings.absence.bot, "left", clocks.all_left(table, now)))]


def come_back(table: Table, reader: Reader, message: messages.Return, now: float) -> list[Step]:
    playing(table)
    seat = own_seat(table, reader, message.seat)
    if table.seats[seat].zombie is None:
        raise TableError("NOBODY_PLAYS_FOR_YOU")
    return [Step(entries.Returned(seat, clocks.after_return(table, seat, now)))]


def say(table: Table, reader: Reader, message: messages.Say, now: float) -> list[Step]:
    text = "".join(sign if sign.isprintable() else " " for sign in message.text).strip()
    if reader.user is None or reader.user not in table.people():
        raise TableError("NOT_YOUR_SEAT")
    if not text:
        raise TableError("NOTHING_SAID")
    return [Step(entries.Said(reader.user, reader.name, text))]


def mute(table: Table, reader: Reader, message: messages.Mute, now: float) -> list[Step]:
    if reader.user is None or reader.user not in table.people():
        raise TableError("NOT_YOUR_SEAT")
    return [Step(entries.Muted(reader.user, message.user, message.on))]


def sit(table: Table, reader: Reader, message: messages.Sit, now: float) -> list[Step]:
    if table.position is not None:
        raise TableError("GAME_HAS_BEGUN")
    if message.seat >= len(table.seats):
        raise TableError("NO_SUCH_SEAT", place=str(message.seat))
    if table.seats[message.seat].taken:
        raise TableError("SEAT_TAKEN")
    if message.bot is not None:
        owned(table, reader)
        return [Step(entries.Sat(message.seat, None, message.bot, message.bot))]
    if reader.user is None:
        raise TableError("NOT_YOUR_SEAT")
    if table.settings.visibility == "invitation" and message.seat not in reader.invited | owned_seats(table, reader):
        raise TableError("NOT_INVITED")
    several = bool(table.seats_of(reader.user))
    if several and reader.user != table.owner:
        raise TableError("ONE_SEAT_EACH")
    name = message.name if several and message.name else reader.name
    return [Step(entries.Sat(message.seat, reader.user, name, None))]


def owned_seats(table: Table, reader: Reader) -> set[int]:
    """All of one's own table."""
    return set(range(len(table.seats))) if reader.user == table.owner else set()


def stand(table: Table, reader: Reader, message: messages.Stand, now: float) -> list[Step]:
    if table.position is not None:
        raise TableError("GAME_HAS_BEGUN")
    if message.seat >= len(table.seats) or not table.seats[message.seat].taken:
        raise TableError("NO_SUCH_SEAT", place=str(message.seat))
    if message.seat not in table.seats_of(reader.user):
        owned(table, reader)
    return [Step(entries.Stood(message.seat))]


def owned(table: Table, reader: Reader) -> None:
    if reader.user is None or reader.user != table.owner:
        raise TableError("NOT_OWNER")


def rematch(table: Table, reader: Reader, message: messages.Rematch, now: float) -> list[Step]:
    if reader.user not in table.people() or not table.over:
        raise TableError("NOT_PLAYING")
    if table.rematch is not None:
        raise TableError("REMATCH_IS_OPEN", table=table.rematch)
    return [Step(entries.Rematched(message.new))]


def adopt(table: Table, reader: Reader, message: messages.Adopt, now: float) -> list[Step]:
    if reader.user is None or reader.user not in table.people() | {table.owner}:
        raise TableError("NOT_YOUR_SEAT")
    return [Step(entries.Adopted(reader.user, message.to))]


ACTS: Final[dict[type, Callable[[Table, Reader, Any, float], list[Step]]]] = {
    messages.Move: move,
    messages.Undo: undo,
    messages.Restart: restart,
    messages.Answer: answer,
    messages.Leave: leave,
    messages.Return: come_back,
    messages.Say: say,
    messages.Mute: mute,
    messages.Sit: sit,
    messages.Stand: stand,
    messages.Rematch: rematch,
    messages.Adopt: adopt,
}
