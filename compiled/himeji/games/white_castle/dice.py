"""WC-03. Dice: taken from either end of a bridge, placed on a space, and the coins of the difference."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.white_castle.actions import OUTSIDE_ACTION
from himeji.games.white_castle.board import (
    BRIDGE,
    CAUSE_SPACE,
    COIN,
    COLOURS,
    FIRST_OUTSIDE,
    HEIGHT,
    HUES,
    LEFT,
    OWN_ROW,
    PRINTED,
    ROOMS,
    SHARED_SPACES,
    SIDES,
    SPACES,
    WELL,
)
from himeji.games.white_castle.castle import blocks_beside
from himeji.games.white_castle.domain import DOMAIN_ROWS
from himeji.games.white_castle.moves import PLACE, TAKE, bridge_of, side_of
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import gain, pay, short_of
from himeji.games.white_castle.well import THE_WELL
from himeji.games.white_castle.words import ROOM_ACTIONS

DIE_TAKEN: Final = happening("die_taken", seat=(), colour=COLOURS, side=SIDES, value=())
DIE_PLACED: Final = happening("die_placed", seat=(), space=SPACES, value=())
NO_DIE_THERE: Final[i64] = kind("NO_DIE_THERE", "WC-03")
SPACE_FULL: Final[i64] = kind("SPACE_FULL", "WC-03")
NO_TILE_OF_THIS_COLOUR: Final[i64] = kind("NO_TILE_OF_THIS_COLOUR", "WC-05")


@final
class TakeDie(Ask[WhiteCastle]):
    """WC-03. Take the die at either end of a bridge; the nearest die of the centre moves to the free end."""

    def __init__(self) -> None:
        super().__init__("take a die", TAKE, HUES * 2)

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        return ALLOWED if s.dice[bridge_of(choice) * BRIDGE + side_of(choice)] else NO_DIE_THERE

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        pick_up(s, bridge_of(choice), side_of(choice))
        slide(s, s.colour, s.side)
        s.tell(DIE_TAKEN, EVERYONE, s.seat, s.colour, s.side, s.die)


def pick_up(s: WhiteCastle, bridge: i64, place: i64) -> None:
    """A die leaves its place on a bridge."""
    s.colour = bridge
    s.side = place
    s.die = s.dice[bridge * BRIDGE + place]
    s.dice[bridge * BRIDGE + place] = 0


def slide(s: WhiteCastle, bridge: i64, side: i64) -> None:
    """WC-R18. The nearest die of the centre moves to the end just emptied; a last die stays where it is."""
    i: i64
    for i in range(2, BRIDGE):
        place: i64 = i if side == LEFT else BRIDGE + 1 - i
        at: i64 = bridge * BRIDGE + place
        if s.dice[at]:
            s.dice[bridge * BRIDGE + side] = s.dice[at]
            s.dice[at] = 0
            return


def first_level(s: WhiteCastle, space: i64) -> i64:
    """Where `placed` keeps the dice of a space; rows are one's own."""
    if space == OWN_ROW:
        return (SHARED_SPACES + s.seat * HUES + s.colour) * HEIGHT
    return space * HEIGHT


def dice_on_space(s: WhiteCastle, space: i64) -> i64:
    count: i64 = 0
    at: i64 = first_level(s, space)
    while count < HEIGHT and s.placed[at + count]:
        count += 1
    return count


def covered_value(s: WhiteCastle, space: i64) -> i64:
    """The value a die would cover: printed, or of the die on top. The well is always 1."""
    if space == WELL:
        return PRINTED[WELL]
    count: i64 = dice_on_space(s, space)
    return s.placed[first_level(s, space) + count - 1] & 7 if count else PRINTED[space]


def is_full(s: WhiteCastle, space: i64) -> bool:
    """WC-R7. Two dice on a space of the main board with 3 or 4 clans; otherwise one; the well takes any number."""
    if space == WELL:
        return False
    height: i64 = 1
    if s.clans > 2 and space != OWN_ROW:
        height = HEIGHT
    return dice_on_space(s, space) >= height


def put_down(s: WhiteCastle, space: i64) -> None:
    """The die in hand comes to lie on a space."""
    s.space = space
    s.difference = s.die - covered_value(s, space)
    die: i64 = s.colour * 8 + s.die
    if space == WELL:
        at: i64 = 0
        while s.well_dice[at]:
            at += 1
        s.well_dice[at] = die
    else:
        s.placed[first_level(s, space) + dice_on_space(s, space)] = die
    s.tell(DIE_PLACED, EVERYONE, s.seat, space, s.die)
    s.die = 0


@final
class PlaceDie(Ask[WhiteCastle]):
    """WC-03. Place the die on a space with room for it, if you can pay what its value lacks."""

    def __init__(self) -> None:
        super().__init__("place the die", PLACE, len(SPACES))

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        if choice < len(ROOMS) and blocks_beside(s, choice, s.colour) == 0:
            return NO_TILE_OF_THIS_COLOUR
        if is_full(s, choice):
            return SPACE_FULL
        return short_of(s, COIN, covered_value(s, choice) - s.die)

    def hopeless(self, s: WhiteCastle) -> bool:
        return False  # the well takes every die

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        put_down(s, choice)


@final
class CoinDifference(Effect[WhiteCastle]):
    """WC-03. Gain in coins what your die has more than the value it covers, or pay what it has less."""

    def __init__(self) -> None:
        super().__init__("coin difference")

    def act(self, s: WhiteCastle, left: i64) -> None:
        if s.difference > 0:
            gain(s, COIN, s.difference)
        elif s.difference < 0:
            pay(s, COIN, -s.difference)


@final
class SpaceActions(Effect[WhiteCastle]):
    """WC-05 to WC-08. Do the actions of the space the die lies on."""

    def __init__(self) -> None:
        super().__init__("space actions")

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.cause = CAUSE_SPACE + s.space
        if s.space < FIRST_OUTSIDE:
            s.push(ROOM_ACTIONS[s.rooms[s.space]])
        elif s.space == WELL:
            s.push(THE_WELL)
        elif s.space == OWN_ROW:
            s.push(DOMAIN_ROWS[s.colour])
        else:
            s.push(OUTSIDE_ACTION[s.space - FIRST_OUTSIDE])
