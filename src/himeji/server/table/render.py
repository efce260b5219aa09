"""What each reader is told: built from nothing for every kind of reader, and from what that reader may know only."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from msgspec import structs

from himeji.engine.event import Event
from himeji.engine.record import commit
from himeji.server.table import clocks, scripts
from himeji.server.table.effects import Reader
from himeji.server.table.entries import Entry, Moved, Muted, Opened, Said
from himeji.server.table.state import Table

SECRET: Final = {"chance", "digest", "move", "clocks", "seed"}


def summary(table: Table) -> dict[str, Any]:
    """The table without its board."""
    return {
        "id": table.id,
        "state": table.state,
        "owner": table.owner,
        "commitment": commit(table.seed),
        "settings": asdict(table.settings),
        "seats": [structs.asdict(seat) for seat in table.seats],
        "moves": len(table.position.moves) if table.position else 0,
        "asking": None
        if table.asking is None
        else {"seat": table.asking.seat, "to": table.asking.to, "agreed": sorted(table.asking.agreed)},
        "rematch": table.rematch,
        "practice": None if table.practice is None else {"origin": table.practice.origin, "at": table.practice.at},
    }


def eyes(table: Table, reader: Reader) -> list[int]:
    """The seats through which a reader sees: their own, or the one that was shown to them."""
    own = table.seats_of(reader.user)
    return own or ([] if reader.shoulder is None else [reader.shoulder])


def scene(table: Table, reader: Reader, now: float) -> dict[str, Any]:
    """The board as the reader sees it, and what the reader is asked."""
    seats = eyes(table, reader)
    seat = next((own for own in seats if own in table.asked), next(iter(seats), None))
    return {
        "seat": seat,
        "eyes": seats,
        "view": table.position.view(seat) if table.position else None,
        "decision": decision(table, seat),
        "asked": list(table.asked),
        "clocks": {
            "left": clocks.all_left(table, now),
            "run": [number for number, since in enumerate(table.since) if since is not None],
        },
        "open": laid_open(table),
        "guide": scripts.guide(table, seat),
    }


def decision(table: Table, seat: int | None) -> dict[str, Any] | None:
    if table.position is None or seat is None or seat not in table.asked:
        return None
    asked = next(each for each in table.position.state.pending() if each.seat == seat)
    return {
        "seat": seat,
        "asks": asked.asks,
        "cause": asked.cause,
        "section": asked.section,
        "moves": [move.text for move in asked.moves()],
    }


def laid_open(table: Table) -> dict[str, Any] | None:
    """Everything, once the game is over."""
    if table.position is None or not table.over:
        return None
    state = table.position.state
    outcome = state.outcome()
    return {
        "seed": table.seed,
        "views": [state.view(seat) for seat in range(len(table.seats))],
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "decided_by": outcome.decided_by,
        "items": [[asdict(item) for item in items] for items in outcome.items],
        "moves": [{"seat": entry.seat, "move": entry.move} for entry in table.position.moves],
    }


def shown(table: Table, reader: Reader, seq: int, entry: Entry, events: list[Event]) -> dict[str, Any]:
    """What a reader may know of an entry; that there is one, everybody may."""
    told: dict[str, Any] = {"seq": seq, "kind": type(entry).__struct_config__.tag}
    unheard = isinstance(entry, Said) and (reader.user, entry.user) in table.muted
    if unheard or isinstance(entry, Opened) or (isinstance(entry, Muted) and entry.by != reader.user):
        return told
    told |= {name: getattr(entry, name) for name in entry.__struct_fields__ if name not in SECRET}
    if isinstance(entry, Moved):
        seats = eyes(table, reader)
        ears: list[int | None] = [*seats] or [None]
        told["events"] = [heard(event, ears) for event in events if any(event.heard_by(seat) for seat in ears)]
        if entry.seat in seats or table.over:
            told["move"] = entry.move
    return told


def heard(event: Event, ears: list[int | None]) -> dict[str, Any]:
    """What happened; of several seats at one device, `to` names those that may know."""
    told = {"code": event.code, "figures": event.figures}
    to = [seat for seat in ears if event.heard_by(seat)]
    return told if len(to) == len(ears) else told | {"to": to}


def chat(table: Table, reader: Reader) -> list[dict[str, str]]:
    return [structs.asdict(line) for line in table.chat if (reader.user, line.user) not in table.muted]
