"""A game with its log: the log is the truth, the state its cache. Undo goes back to the last barrier."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from himeji.engine.chance import streams
from himeji.engine.decision import Move
from himeji.engine.errors import UndoRefused
from himeji.engine.event import Event
from himeji.engine.game import Game
from himeji.engine.record import Entry, Record, Replacement, commit
from himeji.engine.state import State

WORLDS: Final = 24  # worlds tried when asking whether a move revealed something


@final
class Journal:
    """Plays a game move by move and can write it down, take moves back, and begin again from the log."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None, seed: str = "0") -> None:
        self.game: Game = game
        self.seed: str = seed
        self.state: State = game.new(seats, options, seed)
        self.opening: str = self.state.digest()
        self.entries: list[Entry] = []
        self.before: list[State] = []  # the position each entry was played in
        self.players: list[str] | None = None  # who sits where, if it is to be written down
        self.replaced: list[Replacement] = []

    def play(self, move: Move | str, seat: int | None = None) -> list[Event]:
        """Play a checked move and log it."""
        chosen = self.state.parse(move) if isinstance(move, str) else move
        actor = int(self.state.to_move()) if seat is None else seat
        before = self.state.clone()
        events = self.state.apply(chosen, seat)
        self.before.append(before)
        digest = self.state.digest()
        self.entries.append(Entry(len(self.entries) + 1, actor, chosen.text, self.state.rolls(), digest))
        return events

    def replace(self, seat: int, reason: str) -> None:
        """Note that from the next entry on somebody else plays for the seat."""
        self.replaced.append(Replacement(len(self.entries) + 1, seat, reason))

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, if it was the last of all and nothing has been learned from it."""
        if not self.entries:
            raise UndoRefused("NOTHING_TO_UNDO")
        last = self.entries[-1]
        if last.seat != seat:
            raise UndoRefused("NOT_YOUR_MOVE")
        reason = barrier(self.before[-1], last, self.state)
        if reason:
            raise UndoRefused(reason)
        self.entries.pop()
        self.state = self.before.pop()

    def record(self) -> Record:
        """The log so far; the seed is in it once the game is over."""
        over = not self.state.pending()
        return Record(
            self.game.id,
            self.game.edition,
            self.game.components,
            int(self.state.seats),
            {name: int(value) for name, value in zip(self.game.sheet.options, self.state.options, strict=True)},
            commit(self.seed),
            self.seed if over else None,
            self.opening,
            list(self.entries),
            list(self.state.outcome().scores) if over else None,
            self.players,
            list(self.replaced),
        )


def barrier(before: State, entry: Entry, after: State) -> str:
    """Why a move cannot be taken back freely: the code, or nothing."""
    if [decision.seat for decision in after.pending()] != [entry.seat]:
        return "OTHERS_WERE_ASKED"
    if list(before.chance) != list(after.chance):
        return "CHANCE_WAS_USED"
    viewers: list[int | None] = [None, *range(int(before.seats))]
    if any(revealed(before, entry, after, viewer) for viewer in viewers):
        return "SOMETHING_WAS_REVEALED"
    return ""


def revealed(before: State, entry: Entry, after: State, viewer: int | None) -> bool:
    """Can the viewer, after the move, tell apart worlds that looked the same before it?"""
    move = before.parse(entry.move)
    seen = after.view(viewer)
    chance = streams(entry.digest, "undo")
    for _ in range(WORLDS):
        world = before.clone()
        world.redeal(-1 if viewer is None else viewer, chance)
        if world.why_not(move, entry.seat) is not None:
            return True
        world.apply(move, entry.seat)
        if world.view(viewer) != seen:
            return True
    return False
