"""WC-01. Set-up: the castle, the gardens and yards, the turn order, and the pairs on offer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, bit, changed, numbers, swap_places
from himeji.games.white_castle.board import CLANS, FACES, GARDEN_PLACES, IS_STONE, ROOMS, SETUP
from himeji.games.white_castle.cards import (
    ALL_CARDS,
    CASTLE_CARDS,
    DAIMYOS,
    DARK_ACTION,
    DIPLOMATS,
    FIRST_DIPLOMAT,
    FIRST_STARTING_ACTION,
    FIRST_STARTING_RESOURCE,
    FOR_MANY,
    PLANT_GARDENS,
    STARTING_ACTIONS,
    STARTING_RESOURCES,
    STEWARDS,
    STONE_GARDENS,
    YARDS,
)
from himeji.games.white_castle.castle import reveal_card
from himeji.games.white_castle.round import set_turn_order
from himeji.games.white_castle.solo import SET_UP_RIVAL, is_solo
from himeji.games.white_castle.starting import ChoosePair
from himeji.games.white_castle.state import WhiteCastle, nothing
from himeji.games.white_castle.tiles import lay_tiles

PAIR_OFFERED: Final = happening("pair_offered", pair=())


@final
class LayOut(Effect[WhiteCastle]):
    """WC-01. Everything on the board that chance decides, and the order in which the clans will play."""

    def __init__(self) -> None:
        super().__init__("set up")

    def act(self, s: WhiteCastle, left: i64) -> None:
        deal_castle(s)
        while one_dark_action(s):
            deal_castle(s)
        lay_tiles(s)
        s.daimyo = s.draw(SETUP, (1 << len(DAIMYOS)) - 1)
        lay_gardens(s)
        lay_yards(s)
        s.unused = bit(len(ALL_CARDS) - FIRST_STARTING_ACTION) - 1
        if is_solo(s):
            s.push(SET_UP_RIVAL)
        else:
            shuffle_clans(s)
            offer_pairs(s)
            s.push(PAIRS)


def deal_castle(s: WhiteCastle) -> None:
    """With one or two clans the marked cards stay in the box."""
    s.box = FOR_MANY if s.clans == 2 else 0
    everything: i64 = (bit(len(CASTLE_CARDS)) - 1) & ~s.box
    s.stewards = everything & ((1 << len(STEWARDS)) - 1)
    s.diplomats = everything >> FIRST_DIPLOMAT & ((1 << len(DIPLOMATS)) - 1)
    room: i64
    for room in range(len(ROOMS)):
        reveal_card(s, room)


def one_dark_action(s: WhiteCastle) -> bool:
    """WC-R13. Do all the rooms show the same dark action? Then they are dealt again."""
    room: i64
    for room in range(1, len(ROOMS)):
        if DARK_ACTION[s.rooms[room]] != DARK_ACTION[s.rooms[0]]:
            return False
    return True


def lay_gardens(s: WhiteCastle) -> None:
    """One plant garden and one stone garden beside each bridge."""
    s.gardens = nothing(len(GARDEN_PLACES))
    plants: i64 = (1 << len(PLANT_GARDENS)) - 1
    stones: i64 = (1 << len(STONE_GARDENS)) - 1
    place: i64
    for place in range(len(GARDEN_PLACES)):
        if IS_STONE[place]:
            card: i64 = s.draw(SETUP, stones)
            stones &= ~(1 << card)
            s.gardens[place] = len(PLANT_GARDENS) + card
        else:
            card = s.draw(SETUP, plants)
            plants &= ~(1 << card)
            s.gardens[place] = card


def lay_yards(s: WhiteCastle) -> None:
    """A tile on each place of the training yards, the face that is printed there up."""
    s.yards = nothing(len(FACES))
    tiles: i64 = (1 << len(YARDS)) - 1
    place: i64
    for place in range(len(FACES)):
        s.yards[place] = s.draw(SETUP, tiles)
        tiles &= ~(1 << s.yards[place])


def shuffle_clans(s: WhiteCastle) -> None:
    """The influence markers are piled up at random: the one on top plays first."""
    order: Numbers = numbers(range(int(s.clans)))
    last: i64
    for last in range(s.clans - 1, 0, -1):
        swap_places(order, s.roll(SETUP, last + 1), last)
    at: i64
    for at in range(s.clans):
        s.arrival[order[at]] = s.clans - at
    set_turn_order(s)


def offer_pairs(s: WhiteCastle) -> None:
    """One pair more than there are clans: a starting action card and a starting resource card each."""
    actions: i64 = (1 << len(STARTING_ACTIONS)) - 1
    resources: i64 = (1 << len(STARTING_RESOURCES)) - 1
    at: i64
    for at in range(s.clans + 1):
        action: i64 = s.draw(SETUP, actions)
        actions &= ~(1 << action)
        resource: i64 = s.draw(SETUP, resources)
        resources &= ~(1 << resource)
        s.pair_actions = changed(s.pair_actions, at, FIRST_STARTING_ACTION + action)
        s.pair_resources = changed(s.pair_resources, at, FIRST_STARTING_RESOURCE + resource)
        s.unused &= ~(1 << action)
        s.unused &= ~(1 << s.pair_resources[at] - FIRST_STARTING_ACTION)
        s.tell(PAIR_OFFERED, EVERYONE, at + 1)


@final
class Pairs(Effect[WhiteCastle]):
    """WC-01. Each clan chooses a pair, in reverse turn order: what is left is how many have yet to choose."""

    def __init__(self) -> None:
        super().__init__("starting pairs")
        self.choose_pair: Effect[WhiteCastle] = ChoosePair()

    def start(self, s: WhiteCastle) -> i64:
        return s.clans

    def most_left(self, s: WhiteCastle) -> i64:
        return s.clans

    def act(self, s: WhiteCastle, left: i64) -> None:
        if left == 0:
            put_away_last_pair(s)
            return
        s.push_left(self, left - 1)
        s.seat = s.order[left - 1]
        s.push(self.choose_pair)


def put_away_last_pair(s: WhiteCastle) -> None:
    """The pair nobody chose goes back to the box."""
    at: i64
    for at in range(CLANS + 1):
        if s.pair_actions[at] >= 0:
            s.unused |= 1 << s.pair_actions[at] - FIRST_STARTING_ACTION
            s.unused |= 1 << s.pair_resources[at] - FIRST_STARTING_ACTION
            s.pair_actions = changed(s.pair_actions, at, -1)
            s.pair_resources = changed(s.pair_resources, at, -1)


PAIRS: Final = Pairs()
