"""The moves of The White Castle: every code is made and read here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.moves import Grammar
from himeji.engine.numbers import Numbers, numbers
from himeji.games.white_castle.board import (
    BLOCKS,
    CLANS,
    COLOURS,
    DAIMYO,
    DIPLOMAT,
    FAVOURS,
    FLOOR_OF_ROOM,
    FLOORS,
    GARDEN_PLACES,
    GATE,
    RESOURCES,
    ROOMS,
    SIDES,
    SPACES,
    STEWARD,
    TRACKS,
    YARD_COST,
)

CLIMBS: Final[list[tuple[int, int]]] = [
    *((floor, room) for floor in (GATE, STEWARD) for room in range(len(ROOMS)) if FLOOR_OF_ROOM[room] > floor),
    *((floor, -1) for floor in (STEWARD, DIPLOMAT)),
]  # from which floor, into which room; -1 is the daimyo's apartments
CLIMB_TEXTS: Final = tuple(f"{FLOORS[floor]} {ROOMS[room] if room >= 0 else 'daimyo'}" for floor, room in CLIMBS)
CLIMB_FROM: Final[Numbers] = numbers(floor for floor, _ in CLIMBS)
CLIMB_ROOM: Final[Numbers] = numbers(room for _, room in CLIMBS)
CLIMB_TO: Final[Numbers] = numbers(int(FLOOR_OF_ROOM[room]) if room >= 0 else DAIMYO for _, room in CLIMBS)

GRAMMAR: Final = Grammar("white_castle")
EXCHANGE: Final[i64] = GRAMMAR.verb("exchange", ("coin", *TRACKS))
PAIR: Final[i64] = GRAMMAR.verb("pair", tuple(str(n + 1) for n in range(CLANS + 1)))
TAKE: Final[i64] = GRAMMAR.verb("take", COLOURS, SIDES)
PLACE: Final[i64] = GRAMMAR.verb("place", SPACES)
GAIN: Final[i64] = GRAMMAR.verb("gain", RESOURCES)
ACCEPT: Final[i64] = GRAMMAR.verb("accept", "seals")
CLIMB: Final[i64] = GRAMMAR.verb("climb", CLIMB_TEXTS)
FAVOUR: Final[i64] = GRAMMAR.verb("favour", tuple(str(n + 1) for n in range(FAVOURS)))
GARDEN: Final[i64] = GRAMMAR.verb("garden", GARDEN_PLACES)
TRAIN: Final[i64] = GRAMMAR.verb("train", tuple(str(cost) for cost in YARD_COST))
BLOCK: Final[i64] = GRAMMAR.verb("block", tuple(f"{ROOMS[room]} {block + 1}" for room, block in BLOCKS))
CROSS: Final[i64] = GRAMMAR.verb("cross", "gate")
REMOVE: Final[i64] = GRAMMAR.verb("remove", ROOMS)
RIVAL_GARDEN: Final[i64] = GRAMMAR.verb("rival", "garden", GARDEN_PLACES)


def bridge_of(choice: i64) -> i64:
    """Which bridge a choice of `take` means."""
    return choice // 2


def side_of(choice: i64) -> i64:
    """Which end of it: 0 is left, 1 is right."""
    return choice % 2
