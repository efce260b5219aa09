"""The state of a game: the inside face of the stack, and the edge that people, servers and records use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from himeji.engine.codec import digest_of, encode
from himeji.engine.decision import Decision, Move
from himeji.engine.errors import Refused
from himeji.engine.event import Event, spell
from himeji.engine.numbers import Numbers
from himeji.engine.outcome import Outcome
from himeji.engine.refusal import Refusal, refusal
from himeji.engine.stack import SILENT, UNSEEN, Stack

if TYPE_CHECKING:
    from himeji.engine.moves import Grammar
    from himeji.engine.port import SeatPort
    from himeji.engine.zone import Field


@dataclass(frozen=True)
class Sheet:
    """What the edge must know of a title: its words, its causes with their sections, and what its arrays hold."""

    title: str
    edition: int
    grammar: Grammar
    causes: list[tuple[str, str]]
    streams: tuple[str, ...]
    options: tuple[str, ...]
    fields: tuple[Field, ...]
    depth: int  # how many frames the stack may need


@mypyc_attr(acyclic=True)
class State(Stack):
    """A position of one title."""

    # -- inside: each title writes these

    def clone(self) -> State:
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Numbers) -> None:
        """Become a world this seat (-1: one who looks on) cannot tell from the true one, with fresh chance."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What the seat would score if the game ended here."""
        raise NotImplementedError

    def recall_derived(self) -> None:
        """Work out again what the title keeps beside its fields for speed."""

    def impossible(self) -> str:
        """The field in which a position written by hand contradicts the rules, if one does."""
        return ""

    # -- edges: each title writes these

    def sheet(self) -> Sheet:
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or one who looks on, may see; built from nothing."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """The score sheet; final when nothing is pending."""
        raise NotImplementedError

    # -- edges: written once, for every title

    def pending(self) -> list[Decision]:
        """One decision for each seat that must act; empty when the game is over."""
        mask = int(self.asked())
        return [Decision(self, seat) for seat in range(self.seats) if mask >> seat & 1]

    def parse(self, text: str) -> Move:
        """Read a move of the title."""
        grammar = self.sheet().grammar
        code = grammar.code(text)
        return Move(code, grammar.text(code))

    def why_not(self, move: Move, seat: int | None = None) -> Refusal | None:
        """Why a seat (by default the one to move) may not play this now; None if it may."""
        if seat is None or seat == self.to_move():
            return refusal(self.refuse(move.code))
        turned = self.clone()
        return refusal(turned.turn_to(seat) or turned.refuse(move.code))

    def apply(self, move: Move, seat: int | None = None) -> list[Event]:
        """Play a move, checked: a refused move raises and changes nothing. Returns what happened."""
        refused = self.why_not(move, seat)
        if refused is not None:
            raise Refused(refused)
        if seat is not None:
            self.turn_to(seat)
        self.listen()
        self.play(move.code)
        return self.heard()

    def listen(self) -> None:
        """From now on, keep what is told and rolled."""
        self.telling = True
        self.told = []
        self.rolled = []

    def heard(self) -> list[Event]:
        """What was told since `listen`; silent again. What was rolled stays in `rolled`."""
        events = [spell(told) for told in self.told]
        self.telling = False
        self.told = SILENT
        return events

    def rolls(self) -> list[list[object]]:
        """What chance gave during the last move, stream by name: `["river", 25, 7]`."""
        names = self.sheet().streams
        found: list[list[object]] = [[names[stream], n, result] for stream, n, result in self.rolled]
        self.rolled = UNSEEN
        return found

    def port(self, seat: int) -> SeatPort:
        """All that a player in this seat may know."""
        from himeji.engine.port import SeatPort

        return SeatPort(self, seat)

    def encode(self) -> dict[str, Any]:
        """The whole position as plain JSON values; `himeji.decode` reads it back."""
        return encode(self)

    def digest(self) -> str:
        """Sixteen digits that differ when positions differ."""
        return digest_of(self.encode())
