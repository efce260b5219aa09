"""Messages as a server sends them, made from real positions."""

from __future__ import annotations

from collections.abc import Sequence
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
        "view": state.view(seat),
        "decision": decision_of(state, mine) if mine else None,
        "asked": [decision.seat for decision in pending],
        "clocks": {"left": [912_000] * int(state.seats), "running": []},
        "score": sheets(state, seat),
        "open": None if pending else {"outcome": outcome_of(state)},
    }


def decision_of(state: State, decision: Decision) -> dict[str, Any]:
    refused = [(move, state.why_not(move, decision.seat)) for move in decision.candidates()]
    return {
        "asks": decision.asks,
        "cause": decision.cause,
        "section": decision.section,
        "moves": [move.text for move in decision.moves()],
        "refused": [
            {"move": move.text, "code": why.code, "params": why.figures, "rule": why.section}
            for move, why in refused
            if why is not None
        ],
    }


def sheets(state: State, seat: int | None) -> list[dict[str, Any] | None]:
    """Every seat's points where nothing is hidden or all is over; one's own otherwise."""
    outcome = state.outcome()
    everything = not state.pending() or state.sheet().title != "naishi"
    return [
        {"points": outcome.scores[each], "items": [vars(item) for item in outcome.items[each]]}
        if everything or each == seat
        else None
        for each in range(len(outcome.scores))
    ]


def outcome_of(state: State) -> dict[str, Any]:
    found = state.outcome()
    return {"scores": found.scores, "winners": found.winners, "decided_by": found.decided_by}


class Game:
    """A game that is played here move by move, and told to one reader."""

    def __init__(self, title: str, seats: int, seed: int, reader: int | None = 0) -> None:
        self.state = game(title).new(seats, {}, seed)
        self.reader = reader
        self.chance = Random(seed)
        self.entries: list[dict[str, Any]] = []
        self.settings = {
            "title": title,
            "seats": [{"name": NAMES[at], "bot": None if at == 0 else "greedy"} for at in range(seats)],
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

    def resync(self) -> dict[str, Any]:
        seq = len(self.entries)
        return {
            "type": "resync",
            "seq": seq,
            "mark": f"m{seq}",
            "table": self.settings,
            "entries": self.entries,
            "chat": [],
            **scene(self.state, self.reader),
        }

    def events_after(self, seq: int) -> dict[str, Any]:
        last = len(self.entries)
        told = {"type": "events", "from": seq, "to": last, "mark": f"m{last}", "entries": self.entries[seq:]}
        return {**told, **scene(self.state, self.reader)}
