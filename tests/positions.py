"""Positions set up by hand: the JSON of a fresh game with fields replaced; what a move does, or why not."""

from collections.abc import Mapping
from typing import Any

import himeji
from himeji.engine.chance import streams
from himeji.engine.event import Event
from himeji.engine.state import State


def position(title: str, *, seats: int = 2, options: Mapping[str, int] | None = None, **fields: Any) -> State:
    """A fresh game with these fields of its JSON form replaced."""
    return himeji.decode(himeji.new(title, seats=seats, seed=7, options=options).encode() | fields)


def changed(state: State, **fields: Any) -> State:
    """The same position with these fields of its JSON form replaced."""
    return himeji.decode(state.encode() | fields)


def with_luck(state: State, seed: int) -> State:
    """The same position with other chance ahead."""
    return changed(state, chance=[int(word) for word in streams(seed, *state.sheet().streams)])


def play(state: State, *moves: str, seat: int | None = None) -> list[Event]:
    """Play these moves; what happened during them."""
    return [event for move in moves for event in state.apply(state.parse(move), seat)]


def told(events: list[Event], code: str) -> list[dict[str, object]]:
    """The figures of every event of one kind."""
    return [event.figures for event in events if event.code == code]


def audience(event: Event) -> list[int | None]:
    """Who of two seats and the onlookers (None) hears of it."""
    return [viewer for viewer in (0, 1, None) if event.heard_by(viewer)]


def refusal(state: State, move: str, seat: int | None = None) -> str:
    """Why a move is refused, as `CODE(figures) @ section`; empty if it is allowed."""
    return str(state.why_not(state.parse(move), seat) or "")


def moves(state: State, verb: str = "") -> list[str]:
    """The legal moves of the seat to move, or those that begin with a verb."""
    return [move.text for move in state.pending()[0].moves() if move.text.startswith(verb)]
