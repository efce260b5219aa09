"""WC-01. Names and numbers of what lies on the table."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers
from himeji.games.white_castle.cards import CARDS, DAIMYOS, DATA, GARDENS, MORE_DECKS

BOARD: Final[dict[str, Any]] = DATA["board"]
STRUCTURE: Final[dict[str, Any]] = DATA["structure"]
DOMAIN: Final[dict[str, Any]] = DATA["player_board"]
CLANS: Final = int(DATA["players"]["max"])

RESOURCES: Final = tuple(name for name in DOMAIN["resource_tracks"] if name != "evidence")  # what "any" stands for
TRACKS: Final[dict[str, list[int]]] = {
    **{name: DOMAIN["resource_tracks"][name] for name in RESOURCES},
    **{name.removesuffix("_track"): bounds for name, bounds in DOMAIN.items() if name.endswith("_track")},
}  # every resource, with the bounds of its track
STORES: Final = ("coin", "seal", "points", *TRACKS)
COIN: Final = 0
SEAL: Final = 1
POINTS: Final = 2
FIRST_RESOURCE: Final = 3
FOOD: Final = STORES.index("food")
IRON: Final = STORES.index("iron")
PEARL: Final = STORES.index("pearl")
KINDS: Final = len(STORES)
NO_LIMIT: Final = 999
LIMIT: Final[Numbers] = numbers([NO_LIMIT, DOMAIN["seal_limit"], NO_LIMIT, *(most for _, most in TRACKS.values())])

COLOURS: Final = tuple(str(colour) for colour in STRUCTURE["die_colours"])
HUES: Final = len(COLOURS)
DICE_OF_A_COLOUR: Final[Numbers] = numbers([0, *STRUCTURE["dice_per_colour_by_players"].values()])
ROUNDS: Final = int(STRUCTURE["rounds"])
TURNS: Final = int(STRUCTURE["turns_per_player_per_round"])
LEFT: Final = 0  # places on a bridge: the two ends, then the centre from low to high
RIGHT: Final = 1
SIDES: Final = ("left", "right")
BRIDGE: Final = int(max(DICE_OF_A_COLOUR))

ROOM_LIST: Final[list[dict[str, Any]]] = BOARD["castle"]["rooms"]["list"]
ROOMS: Final = tuple(str(room["id"]) for room in ROOM_LIST)
FLOORS: Final = tuple(str(floor["id"]) for floor in BOARD["castle"]["floors"])
GATE: Final = 0
STEWARD: Final = 1
DIPLOMAT: Final = 2
DAIMYO: Final = 3
FLOOR_OF_ROOM: Final[Numbers] = numbers(FLOORS.index(room["floor"]) for room in ROOM_LIST)
BLOCKS: Final[list[tuple[int, int]]] = [
    (room, block) for room, found in enumerate(ROOM_LIST) for block in range(found["die_tiles"])
]  # every place beside a die tile in the castle: its room, and which block of the room's card
FIRST_BLOCK: Final[Numbers] = numbers(
    [next(at for at, (r, _) in enumerate(BLOCKS) if r == room) for room in range(len(ROOMS))] + [len(BLOCKS)]
)
WELL_TILES: Final = len(BOARD["die_tile_slots"]["layout"]["well"])
WELL_SLOT: Final[i64] = len(BLOCKS)  # of the first tile in the well
SLOTS: Final = len(BLOCKS) + WELL_TILES


def takes_any_die(part: dict[str, Any]) -> bool:
    """Has this part of the board spaces for dice of every colour?"""
    return "list" in part and all({**part, **space}.get("colours") == "any" for space in part["list"])


OUTSIDE: Final[dict[str, dict[str, Any]]] = {name: part for name, part in BOARD.items() if takes_any_die(part)}
OUTSIDE_LIST: Final[list[dict[str, Any]]] = [space for part in OUTSIDE.values() for space in part["list"]]
SPACES: Final = (*ROOMS, *(str(space["id"]) for space in OUTSIDE_LIST), "well", "domain")
FIRST_OUTSIDE: Final[i64] = len(ROOMS)


def spaces_called(name: str) -> list[int]:
    """The space of this name, or those of a whole part of the board."""
    return [SPACES.index(space["id"]) for space in OUTSIDE[name]["list"]] if name in OUTSIDE else [SPACES.index(name)]


WELL: Final[i64] = SPACES.index("well")
OWN_ROW: Final[i64] = SPACES.index("domain")  # the row of one's domain that takes the colour of the die
ROW_LIST: Final[list[dict[str, Any]]] = sorted(DOMAIN["die_rows"]["list"], key=lambda row: COLOURS.index(row["die"]))
(ROW_VALUE,) = {row["value"] for row in ROW_LIST}
PRINTED: Final[Numbers] = numbers(
    [
        *(room["value"] for room in ROOM_LIST),
        *(space["value"] for space in OUTSIDE_LIST),
        BOARD["well"]["value"],
        ROW_VALUE,
    ]
)
HEIGHT: Final = int(STRUCTURE["stacking"]["max_dice_per_space"])
SHARED_SPACES: Final[i64] = len(ROOMS) + len(OUTSIDE_LIST)  # on the main board, but for the well

MEMBERS: Final[i64] = DATA["component_counts"]["per_player"]["courtier"]  # and as many of every other profession

GARDEN_LIST: Final[list[dict[str, Any]]] = BOARD["gardens"]["list"]
GARDEN_PLACES: Final = tuple(f"{garden['bridge']} {garden['deck'].split('_')[0]}" for garden in GARDEN_LIST)
GARDEN_BRIDGE: Final[Numbers] = numbers(COLOURS.index(garden["bridge"]) for garden in GARDEN_LIST)
IS_STONE: Final[Numbers] = numbers(int(garden["deck"] == "stone_garden") for garden in GARDEN_LIST)
GARDEN_COST: Final[Numbers] = numbers(card["food_cost"] for card in GARDENS)
GARDEN_POINTS: Final[Numbers] = numbers(card["points"] for card in GARDENS)

YARD_LIST: Final[list[dict[str, Any]]] = BOARD["training_yards"]["list"]
YARD_COST: Final[Numbers] = numbers(yard["iron_cost"] for yard in YARD_LIST)
YARD_VALUE: Final[Numbers] = numbers(yard["warrior_value"] for yard in YARD_LIST)
FACES: Final[list[tuple[int, str]]] = [
    (at, face) for at, yard in enumerate(YARD_LIST) for face in yard["tile_faces"]
]  # every yard tile on the board: its yard, and the face it shows

FAVOURS: Final = len(DAIMYOS[0]["slots"])
FLOORS_WITH_CARDS: Final = len({room["floor"] for room in ROOM_LIST})
LANTERN_CARDS: Final[i64] = 2 + MEMBERS * (FLOORS_WITH_CARDS + len(MORE_DECKS))  # the start, a decree, those fetched

DICE: Final = 0  # streams of chance
CASTLE: Final = 1
SETUP: Final = 2
SOLO: Final = 3
STREAMS: Final = ("dice", "castle", "setup", "solo")

CAUSE_START: Final = 0  # why a seat is asked
CAUSE_TURN: Final = 1
CAUSE_SPACE: Final = 2
CAUSE_LANTERN: Final = CAUSE_SPACE + len(SPACES)
CAUSE_RIVAL: Final = CAUSE_LANTERN + 1
CAUSE_FAVOUR: Final = CAUSE_RIVAL + 1
CAUSE_ROUND_END: Final = CAUSE_FAVOUR + 1
CAUSE_GARDEN: Final = CAUSE_ROUND_END + 1
CAUSE_YARD: Final = CAUSE_GARDEN + len(GARDEN_PLACES)
CAUSE_CARD: Final = CAUSE_YARD + len(YARD_LIST)
CAUSES: Final = [
    ("start", "WC-01"),
    ("turn", "WC-03"),
    *((room, "WC-05") for room in ROOMS),
    *((str(space["id"]), str(part.get("section", "WC-06"))) for part in OUTSIDE.values() for space in part["list"]),
    ("well", "WC-07"),
    ("domain", "WC-08"),
    ("lantern", "WC-13"),
    ("rival", "WC-17"),
    ("favour", "WC-10"),
    ("round_end", "WC-15"),
    *((f"garden {place}", "WC-11") for place in GARDEN_PLACES),
    *((str(yard["id"]), "WC-09") for yard in YARD_LIST),
    *((card, "WC-10") for card in CARDS),
]
