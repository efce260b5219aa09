"""Practice: games that count for nothing. A first game that leads by the hand, and any position played on."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from pydantic import ConfigDict, Field

from himeji.engine.chance import streams
from himeji.games import game
from himeji.server.api.callers import Caller, HallOf, PlayersOf
from himeji.server.api.records import chained
from himeji.server.api.tables import Summary
from himeji.server.api.visits import Visited
from himeji.server.errors import TableError
from himeji.server.first_games import FirstGame, first_game
from himeji.server.identity import User
from himeji.server.table import render
from himeji.server.table.entries import FIRST_GAME, Entry, Moved, Opened, Practice, Sat
from himeji.server.table.position import Position
from himeji.server.table.settings import Absence, Clock, Settings
from himeji.server.table.state import Table

TitleId = Annotated[str, Path(min_length=1, max_length=40)]
router = APIRouter(prefix="/api", tags=["practice"])
BEGINNER: Final = "level 1"


@dataclass(frozen=True)
class PlayOn:
    """After how many moves (the last position, if not said), in which seat, against which bot; without one, alone
    in every seat."""

    at: Annotated[int | None, Field(ge=0, le=5000)] = None
    seat: Annotated[int | None, Field(ge=0, le=7)] = None
    bot: Annotated[str | None, Field(max_length=40)] = None
    __pydantic_config__ = ConfigDict(extra="forbid")


@router.post("/tables/{table}/practice", status_code=201)
async def play_on(actor: Visited, wanted: PlayOn, user: Caller, hall: HallOf, players: PlayersOf) -> Summary:
    """A table of one's own that goes on from a position of this one.

    A finished game is taken as it was, with its luck. Of a game that is still played, only those who sit at it may
    take a world that looks the same from their seat."""
    found = actor.core.table
    if wanted.bot is not None and wanted.bot not in players:
        raise TableError("UNKNOWN_PLAYER", player=wanted.bot, players=", ".join(players))
    entries = await asyncio.to_thread(branch, found, wanted, user)
    return render.summary((await hall.place(chained(entries, user.id))).core.table)


@router.post("/titles/{title}/first-game", status_code=201)
async def learn(title: TitleId, user: Caller, hall: HallOf) -> Summary:
    """A short first game: a fixed deal, a script that says what to do and why, then a beginner to play on against."""
    found = first_game(title)
    if found is None:
        raise TableError("NO_FIRST_GAME")
    return render.summary((await hall.place(chained(first_entries(title, found, user), user.id))).core.table)


def first_entries(title: str, found: FirstGame, user: User) -> list[Entry]:
    settings = Settings(title, found.seats, visibility="link")
    opened = opening(settings, user, found.seed, Practice(FIRST_GAME, script=found.steps))
    return [opened, *seated(settings, user, 0, BEGINNER, [user.name] * found.seats)]


def branch(table: Table, wanted: PlayOn, user: User) -> list[Entry]:
    """The entries of a new table that goes on from there."""
    position = reached(table, wanted.at)
    settings = replace(table.settings, visibility="link", clock=Clock(), absence=Absence(), undo="consent")
    own = table.seats_of(user.id)
    seat = wanted.seat if wanted.seat is not None else next((each for each in position.asked() if each in own), 0)
    if seat >= len(table.seats) or not (table.over or seat in own):
        raise TableError("NOT_YOUR_SEAT")
    at = len(position.moves)
    practice, seed, moves = Practice(table.id, at), table.seed, position.moves
    if not table.over or table.start is not None:
        start = position.state if table.over else looking_alike(position, seat)
        practice, seed, moves = Practice(table.id, at, start.encode()), secrets.token_hex(32), ()
    clocks = [0] * len(table.seats)
    return [
        opening(settings, user, seed, practice),
        *seated(settings, user, seat, wanted.bot, [each.name if each.user else "" for each in table.seats]),
        *(Moved(each.seat, each.move, each.chance, each.digest, "person", clocks) for each in moves),
    ]


def reached(table: Table, at: int | None) -> Position:
    """The position after so many moves, if somebody is asked there."""
    if table.position is None or (at is not None and at > len(table.position.moves)):
        raise TableError("NOT_PLAYING")
    position = table.position if at is None else table.position.back_to(at)
    if not position.asked():
        raise TableError("NOT_PLAYING")
    return position


def looking_alike(position: Position, seat: int) -> Any:
    """A world that the seat cannot tell from the true one, with luck of its own."""
    return position.state.port(seat).sample_world(streams(secrets.token_hex(32), "practice"))


def opening(settings: Settings, user: User, seed: str, practice: Practice) -> Opened:
    known = game(settings.title)
    return Opened(settings, user.id, seed, known.edition, known.components, practice)


def seated(settings: Settings, user: User, seat: int, bot: str | None, names: list[str]) -> list[Entry]:
    """One person among bots, or in every seat under the names of those who sat there."""
    return [
        Sat(each, None, bot, bot)
        if bot is not None and each != seat
        else Sat(each, user.id, user.name if each == seat else names[each], None)
        for each in range(settings.seats)
    ]
