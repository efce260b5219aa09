"""WC-01. The cards and tiles, read from the component file: their names, in one order for each kind of thing."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, mask_of, numbers
from himeji.games.components import components

LOADED: Final = components("white_castle")
DATA: Final[dict[str, Any]] = LOADED[0]


def cards_of(section: str) -> list[dict[str, Any]]:
    """The cards of a section, each with what the section says of all of them."""
    found = DATA[section]
    return [{"lantern": found.get("lantern", []), **card} for card in found["cards"]]


def names(cards: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(str(card["id"]) for card in cards)


STEWARDS: Final = cards_of("steward_cards")
DIPLOMATS: Final = cards_of("diplomat_cards")
STARTING_ACTIONS: Final = cards_of("starting_action_cards")
STARTING_RESOURCES: Final = cards_of("starting_resource_cards")
DECREES: Final = cards_of("decree_cards")

CASTLE_CARDS: Final = [*STEWARDS, *DIPLOMATS]
ACTION_CARDS: Final = [*CASTLE_CARDS, *STARTING_ACTIONS]  # those that can lie beside a domain
ALL_CARDS: Final = [*ACTION_CARDS, *STARTING_RESOURCES, *DECREES]  # those that can lie in a lantern area
CARDS: Final = names(ALL_CARDS)
FIRST_DIPLOMAT: Final[i64] = len(STEWARDS)
FIRST_STARTING_ACTION: Final[i64] = len(CASTLE_CARDS)
FIRST_STARTING_RESOURCE: Final[i64] = len(ACTION_CARDS)
FIRST_DECREE: Final[i64] = len(ACTION_CARDS) + len(STARTING_RESOURCES)
FOR_MANY: Final[i64] = mask_of(card["min_players"] > 2 for card in CASTLE_CARDS)  # left in the box with 1 or 2 clans

DAIMYOS: Final = cards_of("daimyo_cards")
DAIMYO_CARDS: Final = names(DAIMYOS)
PLANT_GARDENS: Final = cards_of("plant_garden_cards")
STONE_GARDENS: Final = cards_of("stone_garden_cards")
GARDENS: Final = [*PLANT_GARDENS, *STONE_GARDENS]
GARDEN_CARDS: Final = names(GARDENS)
YARDS: Final = cards_of("yard_tiles")
YARD_TILES: Final = names(YARDS)
TILES: Final = cards_of("die_tiles")
DIE_TILES: Final = names(TILES)
SOLOS: Final = cards_of("solo_cards")
SOLO_CARDS: Final = names(SOLOS)


def worker_of_dark_block(card: dict[str, Any]) -> str:
    """The clan member that the dark block of a castle card is about, whether or not it costs a seal."""
    (dark,) = [block for block in card["blocks"] if block["tone"] == "dark"]
    (step,) = dark["effects"]
    return str(step["then"][0]["do"] if "then" in step else step["do"])


WORKERS: Final = ("courtier", "gardener", "warrior")
DARK_WORKER: Final[Numbers] = numbers(WORKERS.index(worker_of_dark_block(card)) for card in CASTLE_CARDS)
