"""WC-16. The end of the game: what is left, the passage of time, and the members of the clan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers
from himeji.engine.outcome import Item, Outcome, best
from himeji.games.white_castle.board import (
    BOARD,
    COIN,
    FIRST_RESOURCE,
    FLOORS,
    GARDEN_PLACES,
    GARDEN_POINTS,
    GATE,
    KINDS,
    POINTS,
    SEAL,
    YARD_LIST,
    YARD_VALUE,
)
from himeji.games.white_castle.cards import DATA

if TYPE_CHECKING:
    from himeji.games.white_castle.state import WhiteCastle

RULES: Final[dict[str, Any]] = DATA["scoring"]
TRACK: Final[dict[str, Any]] = BOARD["passage_of_time"]
COINS_AND_SEALS: Final[i64] = RULES["coins_and_seals_per_point"]
RESOURCE_POINTS: Final[Numbers] = numbers(
    step["points"] for step in RULES["per_resource"] for _ in range(step["from"], step["to"] + 1)
)
FLOOR_POINTS: Final[Numbers] = numbers(RULES["courtiers"][floor] for floor in FLOORS)


def time_points(place: int) -> int:
    """What a place on the passage of time is worth: by its season, in the last one by itself."""
    season = next(season for season in TRACK["seasons"] if place <= season["spaces"][1])
    return int(TRACK["end_points_by_space"][place] if season["end_points"] == "by_space" else season["end_points"])


TIME_POINTS: Final[Numbers] = numbers(time_points(place) for place in range(TRACK["last_space"] + 1))
LINES: Final = ("collected", "coins_and_seals", "resources", "passage_of_time", "courtiers", "warriors", "gardeners")


def coins_and_seals(s: WhiteCastle, clan: i64) -> i64:
    return (s.stores[clan * KINDS + COIN] + s.stores[clan * KINDS + SEAL]) // COINS_AND_SEALS


def resources(s: WhiteCastle, clan: i64) -> i64:
    worth: i64 = 0
    store: i64
    for store in range(FIRST_RESOURCE, KINDS):
        worth += RESOURCE_POINTS[s.stores[clan * KINDS + store]]
    return worth


def courtiers(s: WhiteCastle, clan: i64) -> i64:
    worth: i64 = 0
    floor: i64
    for floor in range(len(FLOORS)):
        worth += s.courtiers[clan * len(FLOORS) + floor] * FLOOR_POINTS[floor]
    return worth


def warriors(s: WhiteCastle, clan: i64) -> i64:
    """WC-R10. The value of the warriors, times the courtiers inside the castle; those at the gate do not count."""
    value: i64 = 0
    yard: i64
    for yard in range(len(YARD_LIST)):
        value += s.warriors[clan * len(YARD_LIST) + yard] * YARD_VALUE[yard]
    inside: i64 = 0
    floor: i64
    for floor in range(GATE + 1, len(FLOORS)):
        inside += s.courtiers[clan * len(FLOORS) + floor]
    return value * inside


def gardeners(s: WhiteCastle, clan: i64) -> i64:
    worth: i64 = 0
    place: i64
    for place in range(len(GARDEN_PLACES)):
        if s.gardeners[clan] >> place & 1:
            worth += GARDEN_POINTS[s.gardens[place]]
    return worth


def leftovers(s: WhiteCastle, clan: i64) -> i64:
    """WC-17. The rival of a solo game scores nothing for what it has left."""
    return 0 if clan >= s.seats else coins_and_seals(s, clan) + resources(s, clan)


def points(s: WhiteCastle, clan: i64) -> i64:
    members: i64 = courtiers(s, clan) + warriors(s, clan) + gardeners(s, clan)
    return s.stores[clan * KINDS + POINTS] + leftovers(s, clan) + TIME_POINTS[s.time[clan]] + members


def items(s: WhiteCastle, clan: int) -> list[Item]:
    """The score sheet of a clan, line by line."""
    rival = clan >= s.seats
    worth = (
        s.stores[clan * KINDS + POINTS],
        0 if rival else coins_and_seals(s, clan),
        0 if rival else resources(s, clan),
        TIME_POINTS[s.time[clan]],
        courtiers(s, clan),
        warriors(s, clan),
        gardeners(s, clan),
    )
    return [Item(line, int(points), "WC-16") for line, points in zip(LINES, worth, strict=True)]


def outcome(s: WhiteCastle) -> Outcome:
    return decided(s, [items(s, clan) for clan in range(int(s.clans))])


def decided(s: WhiteCastle, sheets: list[list[Item]]) -> Outcome:
    """WC-16. Most points; WC-R12: of equals, the better place in the turn order."""
    clans = list(range(int(s.clans)))
    scores = [sum(item.points for item in sheet) for sheet in sheets]
    winners = best(clans, scores)
    place = [-list(s.order).index(clan) for clan in clans]
    decided_by = "points" if len(winners) == 1 else "turn_order"
    return Outcome(scores, sheets, best(winners, place), decided_by)
