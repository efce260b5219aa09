"""WC-17. The visit of the Tokugawa clan: a rival that the rules play, its deck, and its turn."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, numbers, size
from himeji.games.white_castle.board import (
    BRIDGE,
    CAUSE_RIVAL,
    COIN,
    COLOURS,
    KINDS,
    LEFT,
    POINTS,
    RIGHT,
    SETUP,
    SOLO,
    WELL,
    spaces_called,
)
from himeji.games.white_castle.cards import (
    DATA,
    FIRST_STARTING_ACTION,
    FIRST_STARTING_RESOURCE,
    SOLO_CARDS,
    SOLOS,
    STARTING_ACTIONS,
    STARTING_RESOURCES,
)
from himeji.games.white_castle.dice import is_full, pick_up, put_down, slide
from himeji.games.white_castle.gardens import due_again
from himeji.games.white_castle.rival import ACTIONS_OF_CARD, RIVAL, score_round
from himeji.games.white_castle.starting import receive
from himeji.games.white_castle.state import LEVEL, WhiteCastle
from himeji.games.white_castle.stores import gain

RULES: Final[dict[str, Any]] = DATA["solo"]
LEVELS: Final[list[dict[str, Any]]] = RULES["difficulty"]["list"]
START_POINTS: Final[Numbers] = numbers(level["points"] for level in LEVELS)
START_FIRST: Final[Numbers] = numbers(int(level["heron_position"] == 1) for level in LEVELS)
START_TIME: Final[Numbers] = numbers(level["passage_of_time"] for level in LEVELS)
COINS_WHEN_FIRST: Final[i64] = RULES["end_of_round"]["coins_first_in_turn_order"]["every"]
COINS_WHEN_SECOND: Final[i64] = RULES["end_of_round"]["coins_second_in_turn_order"]["every"]
CENTRE: Final = 2
PLACES: Final = {"left": LEFT, "right": RIGHT, "center": CENTRE}
BRIDGE_OF: Final[Numbers] = numbers(COLOURS.index(card["back"]["bridge"]) for card in SOLOS)
PLACE_OF: Final[Numbers] = numbers(PLACES[card["back"]["position"]] for card in SOLOS)
SPACES_OF: Final[list[Numbers]] = [numbers(spaces_called(card["back"]["to"])) for card in SOLOS]
DECK: Final[i64] = len(SOLOS)

RIVAL_CARD_TURNED: Final = happening("rival_card_turned", card=SOLO_CARDS)
RIVAL_TOOK: Final = happening("rival_took", colour=COLOURS, value=())


def is_solo(s: WhiteCastle) -> bool:
    return s.seats == 1


def is_rival(s: WhiteCastle) -> bool:
    """Is the clan at hand the one that the rules play?"""
    return s.seat >= s.seats


@final
class SetUpRival(Effect[WhiteCastle]):
    """WC-17. The rival begins as its level says; you begin with a random pair."""

    def __init__(self) -> None:
        super().__init__("set up the rival")

    def act(self, s: WhiteCastle, left: i64) -> None:
        level: i64 = s.option(LEVEL)
        s.stores[RIVAL * KINDS + POINTS] = START_POINTS[level]
        s.time[RIVAL] = START_TIME[level]
        s.arrival[0] = 1
        s.arrival[RIVAL] = START_FIRST[level] * 2
        s.order = numbers([RIVAL, 0] if START_FIRST[level] else [0, RIVAL])
        shuffle_deck(s)
        action: i64 = s.draw(SETUP, (1 << len(STARTING_ACTIONS)) - 1)
        resource: i64 = s.draw(SETUP, (1 << len(STARTING_RESOURCES)) - 1)
        s.unused &= ~(1 << action)
        s.unused &= ~(1 << FIRST_STARTING_RESOURCE + resource - FIRST_STARTING_ACTION)
        s.seat = 0
        receive(s, FIRST_STARTING_ACTION + action, FIRST_STARTING_RESOURCE + resource)


def shuffle_deck(s: WhiteCastle) -> None:
    """The deck is shuffled; only the back of its top card is in sight."""
    s.solo_bag = (1 << DECK) - 1
    at: i64
    for at in range(DECK):
        s.solo_deck[at] = -1
    look_at_top(s)


def look_at_top(s: WhiteCastle) -> None:
    if s.solo_deck[0] < 0:
        s.solo_deck[0] = s.draw(SOLO, s.solo_bag)
        s.solo_bag &= ~(1 << s.solo_deck[0])


@final
class RivalTurn(Effect[WhiteCastle]):
    """WC-17. Cards are turned until the back of the next one shows a die that is there; it is moved, and the last two
    cards turned are carried out; all of them go under the deck."""

    def __init__(self) -> None:
        super().__init__("rival's turn")

    def act(self, s: WhiteCastle, left: i64) -> None:
        before: i64 = -1
        last: i64 = turn_card(s)
        while not die_there(s, s.solo_deck[0]):
            before = last
            last = turn_card(s)
        move_die(s, s.solo_deck[0])
        s.cause = CAUSE_RIVAL
        push_actions(s, last)
        if before >= 0:
            push_actions(s, before)


def turn_card(s: WhiteCastle) -> i64:
    """The top card is turned over and, in the end, lies under the deck; the back of the next comes into sight."""
    card: i64 = s.solo_deck[0]
    at: i64
    for at in range(1, DECK):
        s.solo_deck[at - 1] = s.solo_deck[at]
    s.solo_deck[DECK - 1] = card
    look_at_top(s)
    s.tell(RIVAL_CARD_TURNED, EVERYONE, card)
    return card


def die_there(s: WhiteCastle, card: i64) -> bool:
    """Is there a die where the back of a card says?"""
    return s.dice[BRIDGE_OF[card] * BRIDGE + PLACE_OF[card]] > 0


def move_die(s: WhiteCastle, card: i64) -> None:
    """WC-R23. The die goes to the space on the card, or to the well if that is taken; only coins are gained."""
    pick_up(s, BRIDGE_OF[card], PLACE_OF[card])
    s.tell(RIVAL_TOOK, EVERYONE, s.colour, s.die)
    if PLACE_OF[card] != CENTRE:
        slide(s, s.colour, s.side)
    put_down(s, free_space(s, SPACES_OF[card]))
    if s.difference > 0:
        gain(s, COIN, s.difference)


def free_space(s: WhiteCastle, spaces: Numbers) -> i64:
    """The first of these with room for a die, else the well."""
    at: i64
    for at in range(len(spaces)):
        if not is_full(s, spaces[at]):
            return spaces[at]
    return WELL


def push_actions(s: WhiteCastle, card: i64) -> None:
    """The actions of a card come next, the first of them first."""
    at: i64
    for at in range(len(ACTIONS_OF_CARD[card]) - 1, -1, -1):
        s.push(ACTIONS_OF_CARD[card][at])


@final
class SettleRival(Effect[WhiteCastle]):
    """WC-17. At the end of a round the rival's coins become points: every 3 if it is first, every 5 if it is second."""

    def __init__(self) -> None:
        super().__init__("settle the rival's coins")

    def act(self, s: WhiteCastle, left: i64) -> None:
        if not is_solo(s):
            return
        s.seat = RIVAL
        every: i64 = COINS_WHEN_FIRST if s.order[0] == RIVAL else COINS_WHEN_SECOND
        times: i64 = s.have(COIN) // every
        s.add(COIN, -times * every)
        score_round(s, times)
        shuffle_deck(s)


@final
class RivalGardens(Effect[WhiteCastle]):
    """WC-17. For each of its gardeners beside a bridge with dice, the rival scores the number of the round."""

    def __init__(self) -> None:
        super().__init__("rival's gardens")

    def act(self, s: WhiteCastle, left: i64) -> None:
        score_round(s, size(due_again(s)))


SET_UP_RIVAL: Final = SetUpRival()
RIVAL_TURN: Final = RivalTurn()
SETTLE_RIVAL: Final = SettleRival()
RIVAL_GARDENS: Final = RivalGardens()
