"""What a table is at one moment: entries are folded into it, when they happen and when they are read again."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from himeji.engine.event import Event
from himeji.server.errors import StoreError
from himeji.server.table.entries import (
    FIRST,
    Adopted,
    Entry,
    Moved,
    Muted,
    Opened,
    Practice,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from himeji.server.table.position import Position, begun
from himeji.server.table.settings import Settings

CHAT: Final = 100  # lines that are kept at hand


class Seat(Struct, frozen=True):
    """Empty, a person's, or a bot's; `zombie` plays for a person who is not there."""

    user: str | None = None
    name: str = ""
    bot: str | None = None
    zombie: str | None = None

    @property
    def taken(self) -> bool:
        return self.user is not None or self.bot is not None

    @property
    def played_by(self) -> str | None:
        """The bot or zombie that answers for this seat; nobody if a person does."""
        return self.zombie or self.bot


class Asking(Struct, frozen=True):
    """Somebody asks to take moves back beyond the barrier."""

    seat: int
    to: int
    agreed: frozenset[str] = frozenset()


class Line(Struct, frozen=True):
    user: str
    name: str
    text: str


class Table(Struct, frozen=True):
    """Nothing in it is changed: an entry makes a new one."""

    id: str
    settings: Settings
    owner: str
    seed: str
    seats: tuple[Seat, ...]
    seq: int = 0
    mark: str = ""
    chain: str = FIRST
    position: Position | None = None
    clocks: tuple[int, ...] = ()  # milliseconds left, as last stored
    since: tuple[float | None, ...] = ()  # from when each clock runs, in this process's time; never stored
    asked: tuple[int, ...] = ()  # the seats that must act
    asked_at: tuple[int, ...] = ()  # since which entry each seat's decision stands
    moved_at: int = 0  # the last entry that changed the position
    asking: Asking | None = None
    chat: tuple[Line, ...] = ()
    muted: frozenset[tuple[str, str]] = frozenset()  # who does not hear whom
    rematch: str | None = None
    practice: Practice | None = None

    @property
    def start(self) -> dict[str, Any] | None:
        """The position it begins with, where that is not the opening of its seed."""
        return self.practice.start if self.practice else None

    @property
    def over(self) -> bool:
        return self.position is not None and not self.asked

    @property
    def state(self) -> str:
        return "open" if self.position is None else "over" if self.over else "playing"

    def seats_of(self, user: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def people(self) -> set[str]:
        return {seat.user for seat in self.seats if seat.user is not None}

    def voters(self, asking: Asking) -> set[str]:
        """Everybody but the asker who sits and is there to answer."""
        others = {seat.user for seat in self.seats if seat.user is not None and seat.zombie is None}
        return others - {self.seats[asking.seat].user}


def opened(id: str, entry: Opened) -> Table:
    base = entry.settings.clock.base * 1000
    seats = entry.settings.seats
    return Table(
        id,
        entry.settings,
        entry.owner,
        entry.seed,
        (Seat(),) * seats,
        clocks=(base,) * seats,
        since=(None,) * seats,
        asked_at=(0,) * seats,
        practice=entry.practice,
    )


def fold(table: Table, entry: Entry, played: Position | None = None) -> tuple[Table, list[Event]]:
    """The table after an entry, and what happened on the board. `played`: the position, if it is known already."""
    match entry:
        case Sat(seat, user, name, bot):
            return begin_if_full(seated(table, seat, Seat(user, name, bot))), []
        case Stood(seat):
            return seated(table, seat, Seat()), []
        case Moved():
            return moved(table, entry, played)
        case Undone(to=to, clocks=clocks):
            position = played or board(table).back_to(to)
            return at(table, position, clocks, every=True), []
        case UndoAsked(seat, to):
            return replace(table, asking=Asking(seat, to)), []
        case UndoAnswered(user, yes):
            return replace(table, asking=answered(table, user, yes)), []
        case Replaced(seat, bot, _, clocks):
            return handed(table, seat, bot, clocks), []
        case Returned(seat, clocks):
            return handed(table, seat, None, clocks), []
        case Said(user, name, text):
            return replace(table, chat=(*table.chat, Line(user, name, text))[-CHAT:]), []
        case Muted(by, user, on):
            pair = frozenset({(by, user)})
            return replace(table, muted=table.muted | pair if on else table.muted - pair), []
        case Rematched(new):
            return replace(table, rematch=new), []
        case Adopted(guest, user):
            return adopted(table, guest, user), []
        case Opened():
            raise StoreError("LOG_BROKEN", table=table.id, seq=table.seq + 1)


def board(table: Table) -> Position:
    if table.position is None:
        raise StoreError("LOG_BROKEN", table=table.id, seq=table.seq + 1)
    return table.position


def seated(table: Table, seat: int, taken: Seat) -> Table:
    return replace(table, seats=(*table.seats[:seat], taken, *table.seats[seat + 1 :]))


def begin_if_full(table: Table) -> Table:
    """The game begins when the last seat is taken."""
    if not all(seat.taken for seat in table.seats):
        return table
    return at(table, begun(table.settings, table.seed, table.start), table.clocks, every=True)


def moved(table: Table, entry: Moved, played: Position | None) -> tuple[Table, list[Event]]:
    events: list[Event] = []
    if played is None:
        played, events = board(table).again(entry.seat, entry.move, entry.chance, entry.digest)
    return at(table, played, entry.clocks, acted=entry.seat), events


def at(
    table: Table, position: Position, clocks: list[int] | tuple[int, ...], acted: int = -1, every: bool = False
) -> Table:
    """A seat's decision stands as long as it is asked, has not acted, and nothing was taken back; nobody asks to
    take back what is no longer the last move."""
    asked = tuple(position.asked())
    slow = table.settings.clock.kind == "slow"
    asked_at, left = list(table.asked_at), list(clocks)
    for seat in range(len(table.seats)):
        if every or seat == acted or seat not in table.asked:
            asked_at[seat] = table.seq + 1
            left[seat] = table.settings.clock.base * 1000 if slow else left[seat]
    return replace(
        table,
        position=position,
        asked=asked,
        asked_at=tuple(asked_at),
        moved_at=table.seq + 1,
        clocks=tuple(left),
        asking=None,
    )


def answered(table: Table, user: str, yes: bool) -> Asking | None:
    if table.asking is None or not yes:
        return None
    return replace(table.asking, agreed=table.asking.agreed | {user})


def handed(table: Table, seat: int, bot: str | None, clocks: list[int]) -> Table:
    """Somebody else plays for the seat from now on, or its owner again; a bot that failed gives way to another."""
    now = table.seats[seat]
    changed = replace(now, bot=bot) if now.user is None else replace(now, zombie=bot)
    asked_at = tuple(table.seq + 1 if number == seat else stood for number, stood in enumerate(table.asked_at))
    return replace(seated(table, seat, changed), clocks=tuple(clocks), asked_at=asked_at)


def adopted(table: Table, guest: str, user: str) -> Table:
    """Seats, the table itself, consent, talk and deaf ears: whatever was the guest's; names stay as they were."""

    def whose(each: str) -> str:
        return user if each == guest else each

    asking = table.asking and replace(table.asking, agreed=frozenset(map(whose, table.asking.agreed)))
    return replace(
        table,
        owner=whose(table.owner),
        seats=tuple(replace(seat, user=user) if seat.user == guest else seat for seat in table.seats),
        asking=asking,
        chat=tuple(replace(line, user=whose(line.user)) for line in table.chat),
        muted=frozenset((whose(by), whose(deaf_to)) for by, deaf_to in table.muted),
    )
