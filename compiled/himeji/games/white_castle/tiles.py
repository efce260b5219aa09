"""WC-01. The die tiles: three of different colours on the diamonds, the rest in the order of the numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers
from himeji.games.white_castle.board import BLOCKS, BOARD, ROOMS, SETUP, SLOTS, WELL_SLOT, WELL_TILES
from himeji.games.white_castle.castle import BLOCK_ROOM, TILE_COLOUR
from himeji.games.white_castle.state import WhiteCastle, nothing

LAYOUT: Final[dict[str, list[Any]]] = BOARD["die_tile_slots"]["layout"]
PRINTED_ON_SLOT: Final = [LAYOUT[ROOMS[room]][block] for room, block in BLOCKS]
DIAMONDS: Final[Numbers] = numbers(at for at, printed in enumerate(PRINTED_ON_SLOT) if printed == "diamond")
NUMBERED: Final[Numbers] = numbers(
    [PRINTED_ON_SLOT.index(n + 1) for n in range(len(BLOCKS) - len(DIAMONDS))]
    + [int(WELL_SLOT) + n for n in range(WELL_TILES)]
)  # the slots 1 to 10, then the well's
TILE_COUNT: Final[i64] = len(TILE_COLOUR)
TILE_COLOURS: Final[i64] = sum(1 << colour for colour in set(TILE_COLOUR))  # a mask: not every die has a tile


def lay_tiles(s: WhiteCastle) -> None:
    """Every room shows two colours. WC-R27: a lay-out that ends with a tile that fits nowhere is begun again."""
    while not lay_tiles_once(s):
        pass


def lay_tiles_once(s: WhiteCastle) -> bool:
    s.tiles = nothing(SLOTS)
    pile: i64 = (1 << TILE_COUNT) - 1
    colours: i64 = TILE_COLOURS
    tile: i64
    at: i64
    for at in range(len(DIAMONDS)):
        colour: i64 = s.draw(SETUP, colours)
        colours &= ~(1 << colour)
        tile = s.draw(SETUP, tiles_of(pile, colour))
        pile &= ~(1 << tile)
        s.tiles[DIAMONDS[at]] = tile
    while pile:
        tile = s.draw(SETUP, pile)
        pile &= ~(1 << tile)
        slot: i64 = slot_for(s, tile)
        if slot < 0:
            return False
        s.tiles[slot] = tile
    return True


def tiles_of(pile: i64, colour: i64) -> i64:
    """The tiles of one colour in a pile."""
    tile: i64
    for tile in range(TILE_COUNT):
        if TILE_COLOUR[tile] != colour:
            pile &= ~(1 << tile)
    return pile


def slot_for(s: WhiteCastle, tile: i64) -> i64:
    """WC-R14. The first free slot by number that the tile does not make one-coloured; after the last, the well's."""
    at: i64
    for at in range(len(NUMBERED)):
        slot: i64 = NUMBERED[at]
        if s.tiles[slot] < 0 and (slot >= WELL_SLOT or not makes_one_colour(s, slot, TILE_COLOUR[tile])):
            return slot
    return -1


def makes_one_colour(s: WhiteCastle, slot: i64, colour: i64) -> bool:
    """Would this colour complete a room that has no other?"""
    other: i64
    for other in range(len(BLOCKS)):
        beside: bool = other != slot and BLOCK_ROOM[other] == BLOCK_ROOM[slot]
        if beside and (s.tiles[other] < 0 or TILE_COLOUR[s.tiles[other]] != colour):
            return False
    return True
