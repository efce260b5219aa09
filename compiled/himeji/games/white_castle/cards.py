"""WC-01. The cards and tiles, read from the component file: their names, in one order for each kind of thing.

Every table of the title is made from this file. An expansion joins its own to it before the title is loaded: more cards
in these decks and decks of its own here; colours, spaces, rows and stores in `board`; its words in `vocabulary`.
"""

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
BASE_DECKS: Final = ("steward_cards", "diplomat_cards", "starting_action_cards")  # those with one lantern icon
MORE_DECKS: Final = tuple(
    name for name, found in DATA.items() if isinstance(found, dict) and "lantern" in found and name not in BASE_DECKS
)  # an expansion's

CASTLE_CARDS: Final = [*STEWARDS, *DIPLOMATS]
ACTION_CARDS: Final = [*CASTLE_CARDS, *STARTING_ACTIONS]  # those that can lie beside a domain
ALL_CARDS: Final = [
    *(*ACTION_CARDS, *STARTING_RESOURCES, *DECREES),
    *(card for deck in MORE_DECKS for card in cards_of(deck)),
]  # those that can lie in a lantern area
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


def dark_action(card: dict[str, Any]) -> str:
    """What the dark block of a castle card does, whether or not it costs a seal."""
    (dark,) = [block for block in card["blocks"] if block["tone"] == "dark"]
    (step,) = dark["effects"]
    return str(step.get("then", dark["effects"]))


DARK_ACTIONS: Final = list(dict.fromkeys(dark_action(card) for card in CASTLE_CARDS))
DARK_ACTION: Final[Numbers] = numbers(DARK_ACTIONS.index(dark_action(card)) for card in CASTLE_CARDS)
