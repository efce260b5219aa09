"""What every card, tile and garden does; read from the component file once every word is known."""

from __future__ import annotations

from typing import Any, Final

from himeji.engine.combinators import OneOf
from himeji.engine.effect import Effect
from himeji.engine.numbers import Numbers, numbers
from himeji.games.white_castle.board import OUTSIDE_LIST, ROW_LIST
from himeji.games.white_castle.cards import ACTION_CARDS, CASTLE_CARDS, DAIMYOS, GARDENS, STARTING_RESOURCES, YARDS
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.vocabulary import read

ROWS: Final = tuple(str(row["card_row"]) for row in ROW_LIST if "card_row" in row)  # of the domain, beside the card
MOST_BLOCKS: Final = max(len(card["blocks"]) for card in CASTLE_CARDS)
BLOCK_ACTION: Final[list[Effect[WhiteCastle]]] = []  # castle card * 3 + block
IS_LIGHT: Final[Numbers] = numbers(
    int(block < len(card["blocks"]) and card["blocks"][block]["tone"] == "light")
    for card in CASTLE_CARDS
    for block in range(MOST_BLOCKS)
)
LIGHT_ACTION: Final[list[Effect[WhiteCastle]]] = []  # of each castle card: one of its light blocks
ROW_ACTION: Final[list[Effect[WhiteCastle]]] = []  # action card * 3 + row of the domain
FAVOUR_ACTION: Final[list[Effect[WhiteCastle]]] = []  # daimyo card * 3 + favour
GARDEN_ACTION: Final[list[Effect[WhiteCastle]]] = []
BLUE_ACTION: Final[list[Effect[WhiteCastle]]] = []  # of the yard tiles
YELLOW_ACTION: Final[list[Effect[WhiteCastle]]] = []
START_ACTION: Final[list[Effect[WhiteCastle]]] = []  # of the starting resource cards
OUTSIDE_ACTION: Final[list[Effect[WhiteCastle]]] = []


def read_components() -> None:
    for card in ACTION_CARDS:
        read_action_card(card)
    for card in DAIMYOS:
        FAVOUR_ACTION.extend(read(slot, f"{card['id']}.slots[{at}]") for at, slot in enumerate(card["slots"]))
    GARDEN_ACTION.extend(read(card["effects"], f"{card['id']}.effects") for card in GARDENS)
    BLUE_ACTION.extend(read(tile["blue"], f"{tile['id']}.blue") for tile in YARDS)
    YELLOW_ACTION.extend(read(tile["yellow"], f"{tile['id']}.yellow") for tile in YARDS)
    START_ACTION.extend(read(card["effects"], f"{card['id']}.effects") for card in STARTING_RESOURCES)
    OUTSIDE_ACTION.extend(read(space["effects"], f"{space['id']}.effects") for space in OUTSIDE_LIST)


def read_action_card(card: dict[str, Any]) -> None:
    blocks = [read(block["effects"], f"{card['id']}.blocks[{at}]") for at, block in enumerate(card["blocks"])]
    for row in ROWS:
        ROW_ACTION.extend(blocks[at] for at, block in enumerate(card["blocks"]) if row in block["rows"])
    if card in CASTLE_CARDS:
        BLOCK_ACTION.extend(blocks + blocks[:1] * (MOST_BLOCKS - len(blocks)))
        light = [blocks[at] for at, block in enumerate(card["blocks"]) if block["tone"] == "light"]
        LIGHT_ACTION.append(light[0] if len(light) == 1 else OneOf(*light))
