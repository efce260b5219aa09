"""WC-05. The castle: rooms with their cards and die tiles, and the actions that reach for a block of a card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AnyOrder
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, changed, numbers
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.white_castle.actions import BLOCK_ACTION, IS_LIGHT, MOST_BLOCKS
from himeji.games.white_castle.board import (
    BLOCKS,
    CASTLE,
    CAUSE_CARD,
    COLOURS,
    FIRST_BLOCK,
    FLOOR_OF_ROOM,
    ROOMS,
    STEWARD,
)
from himeji.games.white_castle.cards import CARDS, FIRST_DIPLOMAT, TILES
from himeji.games.white_castle.moves import BLOCK
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.vocabulary import WORDS

TILE_COLOUR: Final[Numbers] = numbers(COLOURS.index(tile["colour"]) for tile in TILES)
BLOCK_ROOM: Final[Numbers] = numbers(room for room, _ in BLOCKS)
BLOCK_NUMBER: Final[Numbers] = numbers(block for _, block in BLOCKS)
ANY_COLOUR: Final = -1
ROOM_CARD_REVEALED: Final = happening("room_card_revealed", room=ROOMS, card=CARDS)
OTHER_TILE_COLOUR: Final[i64] = kind("OTHER_TILE_COLOUR", "WC-05")
NOT_A_LIGHT_BLOCK: Final[i64] = kind("NOT_A_LIGHT_BLOCK", "WC-05")
NO_CARD_THERE: Final[i64] = kind("NO_CARD_THERE", "WC-10")


def blocks_beside(s: WhiteCastle, room: i64, colour: i64) -> i64:
    """The blocks of a room's card that stand beside a die tile of a colour, as a mask."""
    found: i64 = 0
    first: i64 = FIRST_BLOCK[room]
    block: i64
    for block in range(FIRST_BLOCK[room + 1] - first):
        if TILE_COLOUR[s.tiles[first + block]] == colour:
            found |= 1 << block
    return found


@final
class RoomActions(AnyOrder[WhiteCastle]):
    """WC-05. The actions of a castle card beside tiles of your die's colour, in the order of your choice."""

    def __init__(self, card: int) -> None:
        blocks = BLOCK_ACTION[card * MOST_BLOCKS : (card + 1) * MOST_BLOCKS]
        super().__init__(*blocks, name=f"actions of {CARDS[card]}")

    def start(self, s: WhiteCastle) -> i64:
        return blocks_beside(s, s.space, s.colour)

    def bar(self, s: WhiteCastle) -> i64:
        return ALLOWED  # a die lies there


def block_action(s: WhiteCastle, at: i64) -> Effect[WhiteCastle]:
    return BLOCK_ACTION[s.rooms[BLOCK_ROOM[at]] * MOST_BLOCKS + BLOCK_NUMBER[at]]


class DoBlock(Ask[WhiteCastle]):
    """WC-05. Do one block of a card in the castle, whatever die lies there; its own cost is paid."""

    def __init__(self, text: str) -> None:
        super().__init__(text, BLOCK, len(BLOCKS), optional=True)

    def other(self, s: WhiteCastle, choice: i64) -> i64:
        """Why this is not one of the blocks meant; 0 if it is."""
        raise NotImplementedError

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        if s.rooms[BLOCK_ROOM[choice]] < 0:
            return NO_CARD_THERE
        return self.other(s, choice) or block_action(s, choice).bar(s)

    def meant(self, s: WhiteCastle, choice: i64) -> bool:
        return s.rooms[BLOCK_ROOM[choice]] >= 0 and self.other(s, choice) == ALLOWED

    def bar(self, s: WhiteCastle) -> i64:
        """With no block possible, the reason is that of the first one meant."""
        reason: i64 = ALLOWED
        choice: i64
        for choice in range(self.count):
            if self.meant(s, choice):
                number: i64 = block_action(s, choice).bar(s)
                if number == ALLOWED:
                    return ALLOWED
                reason = reason or number
        return reason or NO_CARD_THERE

    def hopeless(self, s: WhiteCastle) -> bool:
        choice: i64
        for choice in range(self.count):
            if self.meant(s, choice) and not block_action(s, choice).hopeless(s):
                return False
        return True

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        s.cause = CAUSE_CARD + s.rooms[BLOCK_ROOM[choice]]
        block_action(s, choice).pick(s)


@final
class AnyDieTile(DoBlock):
    """WC-R19. A block beside a die tile of this colour, in the castle."""

    def __init__(self, name: str, colour: int) -> None:
        super().__init__(f"any {name} tile")
        self.colour: i64 = colour

    def other(self, s: WhiteCastle, choice: i64) -> i64:
        return ALLOWED if self.colour in (ANY_COLOUR, TILE_COLOUR[s.tiles[choice]]) else OTHER_TILE_COLOUR


@final
class LightAction(DoBlock):
    """WC-05. A block with a light background, of any card in the castle."""

    def __init__(self) -> None:
        super().__init__("any light action")

    def other(self, s: WhiteCastle, choice: i64) -> i64:
        at: i64 = s.rooms[BLOCK_ROOM[choice]] * MOST_BLOCKS + BLOCK_NUMBER[choice]
        return ALLOWED if IS_LIGHT[at] else NOT_A_LIGHT_BLOCK


for at in sorted(set(TILE_COLOUR)):
    WORDS[f"any_die_tile {COLOURS[at]}"] = AnyDieTile(COLOURS[at], at)
WORDS["any_die_tile any"] = AnyDieTile("die", ANY_COLOUR)
WORDS["light_action 1"] = LightAction()


def can_replace(s: WhiteCastle, room: i64) -> bool:
    """Is there another card for this floor?"""
    return (s.stewards if FLOOR_OF_ROOM[room] == STEWARD else s.diplomats) != 0


def reveal_card(s: WhiteCastle, room: i64) -> None:
    """A card nobody has seen comes into a room."""
    if FLOOR_OF_ROOM[room] == STEWARD:
        card: i64 = s.draw(CASTLE, s.stewards)
        s.stewards &= ~(1 << card)
        s.rooms = changed(s.rooms, room, card)
    else:
        card = s.draw(CASTLE, s.diplomats)
        s.diplomats &= ~(1 << card)
        s.rooms = changed(s.rooms, room, FIRST_DIPLOMAT + card)
    s.tell(ROOM_CARD_REVEALED, EVERYONE, room, s.rooms[room])


@final
class Refill(Effect[WhiteCastle]):
    """WC-10. A new card for the room that lost one: what is left is the room."""

    def __init__(self) -> None:
        super().__init__("refill the room")

    def most_left(self, s: WhiteCastle) -> i64:
        return len(ROOMS) - 1

    def act(self, s: WhiteCastle, left: i64) -> None:
        reveal_card(s, left)


REFILL: Final = Refill()
