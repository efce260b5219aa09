"""The edge: a decision with its moves as texts, for people, servers and records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from himeji.engine.moves import Moves

if TYPE_CHECKING:
    from himeji.engine.state import State


@dataclass(frozen=True)
class Move:
    """A move: its text is for ever, its code for this process only."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text


@final
class Decision:
    """A seat must choose: what is asked, because of which card or space, in which section of the rules."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: State = state
        self.seat: int = seat
        self.asks: str = state.asking().question()
        cause = state.sheet().causes[state.cause]
        self.cause: str = cause[0]
        self.section: str = cause[1]

    def candidates(self) -> list[Move]:
        """Every move that could answer, those refused now among them."""
        buffer = Moves()
        self.asked_state().candidates(buffer)
        return self.named(buffer)

    def moves(self) -> list[Move]:
        """Every legal move."""
        buffer = Moves()
        self.asked_state().legal(buffer)
        return self.named(buffer)

    def parse(self, text: str) -> Move:
        """Read a move of the title; UnreadableMove if no move has this text."""
        grammar = self.state.sheet().grammar
        code = grammar.code(text)
        return Move(code, grammar.text(code))

    def named(self, buffer: Moves) -> list[Move]:
        grammar = self.state.sheet().grammar
        return [Move(code, grammar.text(code)) for code in buffer.listed()]

    def asked_state(self) -> State:
        """The state with this seat to move: another one only where several are asked at once."""
        if self.state.to_move() == self.seat:
            return self.state
        turned = self.state.clone()
        turned.turn_to(self.seat)
        return turned
