"""WC-11, WC-15. Gardeners: each garden once, and again at the end of a round if dice stay on its bridge."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AnyOrder
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import changed, size
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.white_castle.actions import GARDEN_ACTION
from himeji.games.white_castle.board import (
    BRIDGE,
    CAUSE_GARDEN,
    CAUSE_ROUND_END,
    FOOD,
    GARDEN_BRIDGE,
    GARDEN_COST,
    GARDEN_PLACES,
    MEMBERS,
    NO_LIMIT,
)
from himeji.games.white_castle.members import PROFESSIONS, Profession
from himeji.games.white_castle.moves import GARDEN
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import pay, reach, short_of
from himeji.games.white_castle.vocabulary import WORDS

GARDENER_PLACED: Final = happening("gardener_placed", seat=(), garden=GARDEN_PLACES)
GARDENER_ACTS_AGAIN: Final = happening("gardener_acts_again", seat=(), garden=GARDEN_PLACES)
NO_GARDENER_AT_HOME: Final[i64] = kind("NO_GARDENER_AT_HOME", "WC-11")
GARDENER_ALREADY_THERE: Final[i64] = kind("GARDENER_ALREADY_THERE", "WC-R3")


@final
class Gardeners(Profession):
    def away(self, s: WhiteCastle, clan: i64) -> i64:
        return size(s.gardeners[clan])


@final
class Gardener(Ask[WhiteCastle]):
    """WC-11. Pay the food of a garden that has none of your gardeners, place your leftmost one, do its action."""

    def __init__(self) -> None:
        super().__init__("gardener", GARDEN, len(GARDEN_PLACES), optional=True)

    def closed(self, s: WhiteCastle) -> i64:
        return NO_GARDENER_AT_HOME if size(s.gardeners[s.seat]) == MEMBERS else ALLOWED

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        if s.gardeners[s.seat] >> choice & 1:
            return GARDENER_ALREADY_THERE
        return short_of(s, FOOD, GARDEN_COST[s.gardens[choice]])

    def bar(self, s: WhiteCastle) -> i64:
        return self.closed(s) or short_of(s, FOOD, self.least_food(s))

    def hopeless(self, s: WhiteCastle) -> bool:
        return self.closed(s) != ALLOWED or reach(s, FOOD) < self.least_food(s)

    def least_food(self, s: WhiteCastle) -> i64:
        """What the cheapest garden without a gardener of yours costs."""
        least: i64 = NO_LIMIT
        garden: i64
        for garden in range(self.count):
            if s.gardeners[s.seat] >> garden & 1 == 0:
                least = min(least, GARDEN_COST[s.gardens[garden]])
        return least

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        pay(s, FOOD, GARDEN_COST[s.gardens[choice]])
        s.gardeners = changed(s.gardeners, s.seat, s.gardeners[s.seat] | 1 << choice)
        s.tell(GARDENER_PLACED, EVERYONE, s.seat, choice)
        s.cause = CAUSE_GARDEN + choice
        s.push(GARDEN_ACTION[s.gardens[choice]])


WORDS["gardener"] = Gardener()
PROFESSIONS["gardener"] = Gardeners()


def dice_on(s: WhiteCastle, bridge: i64) -> bool:
    """Does a bridge still have dice?"""
    place: i64
    for place in range(BRIDGE):
        if s.dice[bridge * BRIDGE + place]:
            return True
    return False


class Again:
    """WC-15. What a clan member does again at the end of a round."""

    def __init__(self, action: Effect[WhiteCastle]) -> None:
        self.action: Effect[WhiteCastle] = action

    def due(self, s: WhiteCastle) -> bool:
        """Does the clan at hand have it to do?"""
        raise NotImplementedError

    def begin(self, s: WhiteCastle) -> None:
        """It is about to be done: say so, and be the cause of what it asks."""
        raise NotImplementedError


@final
class GardenAgain(Again):
    """WC-15. A garden card with a gardener of yours, beside a bridge with dice."""

    def __init__(self, card: int) -> None:
        super().__init__(GARDEN_ACTION[card])
        self.card: i64 = card

    def place(self, s: WhiteCastle) -> i64:
        """Where the card lies; -1 if it is not in the game."""
        place: i64 = len(GARDEN_PLACES) - 1
        while place >= 0 and s.gardens[place] != self.card:
            place -= 1
        return place

    def due(self, s: WhiteCastle) -> bool:
        mine: i64 = s.gardeners[s.seat]
        place: i64 = self.place(s) if mine else -1
        return place >= 0 and mine >> place & 1 == 1 and dice_on(s, GARDEN_BRIDGE[place])

    def begin(self, s: WhiteCastle) -> None:
        s.cause = CAUSE_GARDEN + self.place(s)
        s.tell(GARDENER_ACTS_AGAIN, EVERYONE, s.seat, self.place(s))


AGAIN: Final[list[Again]] = []  # filled once every word is known


def due_again(s: WhiteCastle) -> i64:
    """What the clan at hand has to do again, as a mask."""
    found: i64 = 0
    at: i64
    for at in range(len(AGAIN)):
        if AGAIN[at].due(s):
            found |= 1 << at
    return found


@final
class GardenActions(AnyOrder[WhiteCastle]):
    """WC-15. Your gardens beside bridges with dice, once each, in the order of your choice: a mask of what is due."""

    def __init__(self) -> None:
        super().__init__(*[again.action for again in AGAIN], name="gardens")

    def start(self, s: WhiteCastle) -> i64:
        s.blame(CAUSE_ROUND_END)
        return due_again(s)

    def begin(self, s: WhiteCastle, part: i64) -> None:
        AGAIN[part].begin(s)

    def bar(self, s: WhiteCastle) -> i64:
        return ALLOWED  # the round is over
