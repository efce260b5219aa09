"""What a clan could do at once if the action came its way: the best garden, yard, climb and audience it can pay."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers
from himeji.games.white_castle.board import (
    COIN,
    DAIMYO,
    FLOORS,
    FOOD,
    GARDEN_COST,
    GARDEN_PLACES,
    GARDEN_POINTS,
    IRON,
    KINDS,
    LANTERN_CARDS,
    MEMBERS,
    PEARL,
    YARD_COST,
    YARD_LIST,
    YARD_VALUE,
)
from himeji.games.white_castle.cards import ALL_CARDS
from himeji.games.white_castle.courtiers import PEARLS, RULES, courtiers_away
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.yards import warriors_away


def gives(card: dict[str, Any], *stores: str) -> bool:
    """Is one of these stores on the card's lantern icon?"""
    return any(store in step.get("gain", ()) for step in card["lantern"] for store in stores)


LANTERN_POINTS: Final[Numbers] = numbers(int(gives(card, "points")) for card in ALL_CARDS)
LANTERN_RESOURCE: Final[Numbers] = numbers(int(gives(card, "food", "iron", "pearl", "seal")) for card in ALL_CARDS)
PROSPECTS: Final = ("garden in reach", "yard in reach", "climbs in reach", "audience in reach")
AUDIENCE_COST: Final[i64] = RULES["ask_audience"]["pay"]["coin"]


def icons(s: WhiteCastle, seat: i64, wanted: Numbers) -> i64:
    """How many cards of a lantern area show a wanted icon."""
    count: i64 = 0
    lantern: Numbers = s.lantern
    at: i64 = seat * LANTERN_CARDS
    while at < (seat + 1) * LANTERN_CARDS and lantern[at] >= 0:
        count += wanted[lantern[at]]
        at += 1
    return count


def find_prospects(s: WhiteCastle, seat: i64, found: Numbers, at: i64) -> None:
    stores: i64 = seat * KINDS
    found[at] = best_garden(s, seat, s.stores[stores + FOOD])
    if warriors_away(s, seat) < MEMBERS:
        found[at + 1] = best_yard(s.stores[stores + IRON])
    away: i64 = courtiers_away(s, seat)
    found[at + 2] = min(s.stores[stores + PEARL] // PEARLS[1], away - s.courtiers[seat * len(FLOORS) + DAIMYO])
    if away < MEMBERS and s.stores[stores + COIN] >= AUDIENCE_COST:
        found[at + 3] = 1


def best_garden(s: WhiteCastle, seat: i64, food: i64) -> i64:
    """The points of the best free garden that so much food pays."""
    most: i64 = 0
    gardens: Numbers = s.gardens
    gardeners: i64 = s.gardeners[seat]
    place: i64
    for place in range(len(GARDEN_PLACES)):
        garden: i64 = gardens[place]
        if gardeners >> place & 1 == 0 and GARDEN_COST[garden] <= food:
            most = max(most, GARDEN_POINTS[garden])
    return most


def best_yard(iron: i64) -> i64:
    """The value of the best yard that so much iron pays."""
    most: i64 = 0
    yard: i64
    for yard in range(len(YARD_LIST)):
        if YARD_COST[yard] <= iron:
            most = max(most, YARD_VALUE[yard])
    return most
