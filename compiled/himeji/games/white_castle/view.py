"""What a seat, or one who looks on, may see: everything but the decks. Built from nothing, field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from himeji.engine.numbers import Numbers, size
from himeji.games.white_castle.board import (
    BLOCKS,
    BRIDGE,
    COLOURS,
    FACES,
    FIRST_OUTSIDE,
    FLOORS,
    GARDEN_PLACES,
    HEIGHT,
    HUES,
    KINDS,
    LANTERN_CARDS,
    MEMBERS,
    ROOMS,
    SHARED_SPACES,
    SIDES,
    SPACES,
    STORES,
    WELL_SLOT,
    YARD_LIST,
)
from himeji.games.white_castle.cards import CARDS, DAIMYO_CARDS, DIE_TILES, GARDEN_CARDS, SOLO_CARDS, YARD_TILES

if TYPE_CHECKING:
    from himeji.games.white_castle.state import WhiteCastle


def view(s: WhiteCastle, seat: int | None) -> dict[str, Any]:
    return {
        "title": "white_castle",
        "seat": seat,
        "round": int(s.round),
        "to_move": [decision.seat for decision in s.pending()],
        "order": [int(clan) for clan in s.order],
        "die": view_die_in_hand(s),
        "bridges": {colour: view_bridge(s, at) for at, colour in enumerate(COLOURS)},
        "rooms": {room: view_room(s, at) for at, room in enumerate(ROOMS)},
        "outside": {SPACES[at]: dice(s.placed, at) for at in range(int(FIRST_OUTSIDE), int(SHARED_SPACES))},
        "well": {
            "tiles": [DIE_TILES[s.tiles[WELL_SLOT]], DIE_TILES[s.tiles[WELL_SLOT + 1]]],
            "dice": [spell(die) for die in s.well_dice if die],
        },
        "daimyo": {"card": DAIMYO_CARDS[s.daimyo], "favours": [int(clan) if clan >= 0 else None for clan in s.favours]},
        "gardens": {place: GARDEN_CARDS[s.gardens[at]] for at, place in enumerate(GARDEN_PLACES)},
        "yards": [
            {"yard": YARD_LIST[yard]["id"], "tile": YARD_TILES[s.yards[at]], "face": face}
            for at, (yard, face) in enumerate(FACES)
        ],
        "decks": {"steward": int(size(s.stewards)), "diplomat": int(size(s.diplomats))},
        "pairs": [
            {"pair": at + 1, "action": CARDS[action], "resource": CARDS[s.pair_resources[at]]}
            for at, action in enumerate(s.pair_actions)
            if action >= 0
        ],
        "clans": [view_clan(s, clan) for clan in range(s.clans)],
        "solo_deck": [SOLO_CARDS[card] if card >= 0 else None for card in s.solo_deck],
    }


def view_die_in_hand(s: WhiteCastle) -> dict[str, Any] | None:
    if s.die == 0:
        return None
    return {
        "colour": COLOURS[s.colour],
        "value": int(s.die),
        "side": SIDES[s.side] if s.side < len(SIDES) else "centre",
    }


def view_bridge(s: WhiteCastle, bridge: int) -> dict[str, Any]:
    """The dice at the ends, and those between from low to high."""
    left, right, *centre = [int(value) for value in list(s.dice)[bridge * BRIDGE : (bridge + 1) * BRIDGE]]
    return {"left": left or None, "centre": [value for value in centre if value], "right": right or None}


def view_room(s: WhiteCastle, room: int) -> dict[str, Any]:
    tiles = [DIE_TILES[s.tiles[at]] for at, (found, _) in enumerate(BLOCKS) if found == room]
    return {"card": CARDS[s.rooms[room]] if s.rooms[room] >= 0 else None, "tiles": tiles, "dice": dice(s.placed, room)}


def dice(placed: Numbers, space: int) -> list[dict[str, Any]]:
    """The dice on a space, the lowest first."""
    return [spell(die) for die in list(placed)[space * HEIGHT : (space + 1) * HEIGHT] if die]


def spell(die: int) -> dict[str, Any]:
    return {"colour": COLOURS[die >> 3], "value": int(die & 7)}


def view_clan(s: WhiteCastle, clan: int) -> dict[str, Any]:
    floors = {floor: int(s.courtiers[clan * len(FLOORS) + at]) for at, floor in enumerate(FLOORS)}
    yards = {yard["id"]: int(s.warriors[clan * len(YARD_LIST) + at]) for at, yard in enumerate(YARD_LIST)}
    gardens = [place for at, place in enumerate(GARDEN_PLACES) if s.gardeners[clan] >> at & 1]
    lantern = list(s.lantern)[clan * LANTERN_CARDS : (clan + 1) * LANTERN_CARDS]
    return {
        "rival": clan >= s.seats,
        "stores": {store: int(s.stores[clan * KINDS + at]) for at, store in enumerate(STORES)},
        "time": int(s.time[clan]),
        "card": CARDS[s.domain[clan]] if s.domain[clan] >= 0 else None,
        "lantern": [CARDS[card] for card in lantern if card >= 0],
        "rows": {colour: dice(s.placed, int(SHARED_SPACES) + clan * HUES + at) for at, colour in enumerate(COLOURS)},
        "courtiers": {"home": MEMBERS - sum(floors.values()), **floors},
        "gardeners": {"home": MEMBERS - len(gardens), "gardens": gardens},
        "warriors": {"home": MEMBERS - sum(yards.values()), **yards},
    }
