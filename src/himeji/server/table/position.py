"""A game in progress that is never changed: a move makes a new position, so a commit that fails costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

import msgspec

from himeji.engine.errors import RecordError, UndoRefused
from himeji.engine.event import Event
from himeji.engine.game import Game
from himeji.engine.journal import barrier
from himeji.engine.record import Entry, Record, commit
from himeji.engine.state import State
from himeji.engine.zone import OWNER
from himeji.games import game
from himeji.server.table.settings import Settings

ENCODER: Final = msgspec.json.Encoder(order="deterministic")
VIEW: Final = msgspec.json.Encoder()


@dataclass(frozen=True)
class Position:
    """The state after some moves; `before` holds the states of the last ones, nearest last."""

    settings: Settings
    seed: str
    state: State
    moves: tuple[Entry, ...] = ()
    before: tuple[State, ...] = ()
    start: dict[str, Any] | None = None  # what it begins with, where that is not the opening of the seed

    @property
    def game(self) -> Game:
        return game(self.settings.title)

    @cached_property
    def common_view(self) -> bytes | None:
        """What everybody sees, spelled once, without the seat; None where a seat has something to itself."""
        if any(field.seen_by == OWNER for field in self.state.sheet().fields):
            return None
        return VIEW.encode({name: part for name, part in self.state.view(None).items() if name != "seat"})

    def view(self, seat: int | None) -> msgspec.Raw:
        """The board through the eyes of a seat, or of one who looks on, as it is sent."""
        common = self.common_view
        if common is None:
            return msgspec.Raw(VIEW.encode(self.state.view(seat)))
        return msgspec.Raw(b'{"seat":%b,%b' % (VIEW.encode(seat), common[1:]))

    def asked(self) -> list[int]:
        """The seats that must act; none when the game is over."""
        return [decision.seat for decision in self.state.pending()]

    def play(self, text: str, seat: int) -> tuple[Position, list[Event]]:
        """The position after a checked move, and what happened; a refused move raises."""
        state = self.state.clone()
        move = state.parse(text)
        events = state.apply(move, seat)
        entry = Entry(len(self.moves) + 1, seat, move.text, state.rolls(), digest(state))
        return self.after(entry, state), events

    def again(self, seat: int, text: str, chance: Sequence[Any], digest: str) -> tuple[Position, list[Event]]:
        """The position after a move of the log; its digest is trusted until `prove`."""
        state = self.state.clone()
        events = state.apply(state.parse(text), seat)
        entry = Entry(len(self.moves) + 1, seat, text, state.rolls(), digest)
        if entry.chance != list(chance):
            raise RecordError("CHANCE_DIFFERS", place=f"entry {entry.seq}")
        return self.after(entry, state), events

    def after(self, entry: Entry, state: State) -> Position:
        return Position(self.settings, self.seed, state, (*self.moves, entry), (*self.before, self.state), self.start)

    def prove(self) -> None:
        """The state is the one that the log says."""
        if self.moves and self.state.digest() != self.moves[-1].digest:
            raise RecordError("POSITION_DIFFERS", place=f"entry {len(self.moves)}")

    def back_to(self, count: int) -> Position:
        """The position after so many moves; played again from the start where it is no longer at hand."""
        gone = len(self.moves) - count
        if gone == 0:
            return self
        if gone <= len(self.before):
            at = len(self.before) - gone
            return Position(self.settings, self.seed, self.before[at], self.moves[:count], self.before[:at], self.start)
        found = begun(self.settings, self.seed, self.start)
        for entry in self.moves[:count]:
            found, _ = found.again(entry.seat, entry.move, entry.chance, entry.digest)
        return found

    def free_undo(self, seat: int) -> int:
        """How many moves remain if the seat's last one is taken back freely; UndoRefused if it cannot be."""
        if not self.moves:
            raise UndoRefused("NOTHING_TO_UNDO")
        if self.moves[-1].seat != seat:
            raise UndoRefused("NOT_YOUR_MOVE")
        previous = self.back_to(len(self.moves) - 1)
        reason = barrier(previous.state, self.moves[-1], self.state)
        if reason:
            raise UndoRefused(reason)
        return len(previous.moves)

    def turn_start(self, seat: int) -> int:
        """How many moves remain if all that can freely be taken back is; UndoRefused if nothing can."""
        count = self.free_undo(seat)
        try:
            while True:
                count = self.back_to(count).free_undo(seat)
        except UndoRefused:
            return count

    def own_last(self, seat: int) -> int:
        """How many moves came before the last one of this seat."""
        for count in range(len(self.moves) - 1, -1, -1):
            if self.moves[count].seat == seat:
                return count
        raise UndoRefused("NOTHING_TO_UNDO")

    def record(self, players: list[str]) -> Record:
        """The log so far, as `himeji verify` reads it; the seed is in it once the game is over."""
        if self.start is not None:
            raise RecordError("BEGINS_ELSEWHERE")
        over = not self.asked()
        known = self.game
        names = known.sheet.options
        return Record(
            known.id,
            known.edition,
            known.components,
            int(self.state.seats),
            {name: int(value) for name, value in zip(names, self.state.options, strict=True)},
            commit(self.seed),
            self.seed if over else None,
            begun(self.settings, self.seed).state.digest(),
            list(self.moves),
            list(self.state.outcome().scores) if over else None,
            players,
        )


def digest(state: State) -> str:
    """The same as the state's own, in half the time."""
    return sha256(ENCODER.encode(state.encode())).hexdigest()[:16]


def begun(settings: Settings, seed: str, start: dict[str, Any] | None = None) -> Position:
    """A game set up and run on to its first decision, or to the one it is to begin with."""
    known = game(settings.title)
    state = known.decode(start) if start else known.new(settings.seats, settings.options, seed)
    state.rolls()
    return Position(settings, seed, state, start=start)
