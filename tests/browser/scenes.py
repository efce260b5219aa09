"""Messages as a server sends them, made from real positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from himeji.engine.decision import Decision
from himeji.engine.event import Event
from himeji.engine.state import State
from himeji.games import game

NAMES = ("Camille", "Kenji", "Inès", "Marguerite")


def scene(state: State, seat: int | None) -> dict[str, Any]:
    """What a reader sees and may do."""
    pending = state.pending()
    mine = next((decision for decision in pending if decision.seat == seat), None)
    return {
        "seat": seat,
        "eyes": [] if seat is None else [seat],
        "view": state.view(seat),
        "decision": decision_of(mine) if mine else None,
        "asked": [decision.seat for decision in pending],
        "clocks": {"left": [912_000] * int(state.seats), "run": []},
        "open": None if pending else laid_open(state),
    }


def decision_of(decision: Decision) -> dict[str, Any]:
    return {
        "seat": decision.seat,
        "asks": decision.asks,
        "cause": decision.cause,
        "section": decision.section,
        "moves": [move.text for move in decision.moves()],
    }


def laid_open(state: State) -> dict[str, Any]:
    """Everything, once the game is over."""
    found = state.outcome()
    return {
        "scores": found.scores,
        "winners": found.winners,
        "decided_by": found.decided_by,
        "items": [[asdict(item) for item in items] for items in found.items],
    }


class Game:
    """A game that is played here move by move, and told to one reader."""

    def __init__(self, title: str, seats: int, seed: int, reader: int | None = 0) -> None:
        self.state = game(title).new(seats, {}, seed)
        self.reader = reader
        self.chance = Random(seed)
        self.entries: list[dict[str, Any]] = []
        self.chat: list[dict[str, str]] = []
        self.change: Callable[[Any], None] = lambda view: None  # made to a view before it is told
        self.table: dict[str, Any] = {
            "id": "t1",
            "state": "playing",
            "settings": {"title": title, "seats": seats, "clock": {"kind": "live"}},
            "seats": [
                {"user": f"u{at}", "name": NAMES[at], "bot": None if at == 0 else "greedy", "zombie": None}
                for at in range(seats)
            ],
        }

    def play(self, move: str | None = None) -> None:
        """Play this move, or any."""
        decision = self.state.pending()[0]
        chosen = decision.parse(move) if move else self.chance.choice(decision.moves())
        self.tell(decision.seat, self.state.apply(chosen, decision.seat))

    def tell(self, seat: int, events: Sequence[Event]) -> None:
        heard = [{"code": event.code, "figures": event.figures} for event in events if event.heard_by(self.reader)]
        self.entries.append({"seq": len(self.entries) + 1, "kind": "moved", "seat": seat, "events": heard})

    def play_until(self, moves: int, asks: str | None = None) -> Game:
        """At least so many moves, and on to a question of this kind to the reader."""
        while self.state.pending():
            first = self.state.pending()[0]
            if len(self.entries) >= moves and (asks is None or (first.seat == self.reader and first.asks == asks)):
                break
            self.play()
        return self

    def why(self, move: str) -> dict[str, Any]:
        """The answer to a question why not."""
        found = self.state.why_not(self.state.parse(move), self.reader)
        if found is None:
            return {"type": "because", "code": "", "params": {}, "rule": ""}
        return {"type": "because", "code": found.code, "params": found.figures, "rule": found.section}

    def resync(self) -> dict[str, Any]:
        seq = len(self.entries)
        return {
            "type": "resync",
            "seq": seq,
            "mark": f"m{seq}",
            "table": self.table,
            "entries": self.entries,
            "chat": self.chat,
            **self.scene(),
        }

    def scene(self) -> dict[str, Any]:
        found = scene(self.state, self.reader)
        self.change(found["view"])
        return found

    def events_after(self, seq: int) -> dict[str, Any]:
        last = len(self.entries)
        told = {"type": "events", "from": seq, "to": last, "mark": f"m{last}", "entries": self.entries[seq:]}
        return {**told, **self.scene()}
