"""NA-06. The additional actions: a free emissary goes to the imperial court, before or after developing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind, with_figure
from himeji.games.naishi.board import DISCARD_SPACE, SWAP_SPACE
from himeji.games.naishi.cards import CARDS, COLUMNS
from himeji.games.naishi.court import court_bars, send_emissary
from himeji.games.naishi.develop import PILE_EMPTY
from himeji.games.naishi.knowledge import card_replaced
from himeji.games.naishi.moves import (
    DISCARD,
    FIRST,
    PAIR_COUNT,
    SECOND,
    SWAP,
    SWAP_COUNT,
    swapped_area,
    swapped_pair,
)
from himeji.games.naishi.river import empty_piles, has_card, reveal
from himeji.games.naishi.state import Naishi

AREAS: Final = ("river", "line", "hand")
CARDS_SWAPPED: Final = happening("cards_swapped", seat=(), area=AREAS, first=(), second=())
COLUMN_SWAPPED: Final = happening("column_swapped", seat=(), column=(), card=CARDS)
RIVER_DISCARDED: Final = happening("river_discarded", seat=(), pile=(), card=CARDS)
NOTHING_TO_DEVELOP: Final[i64] = kind("NOTHING_TO_DEVELOP", "NA-06")
WOULD_LEAVE_NOTHING: Final[i64] = kind("WOULD_LEAVE_NOTHING", "NA-R3")


def bar_pile(s: Naishi, pile: i64) -> i64:
    return ALLOWED if s.river[pile] >= 0 else with_figure(PILE_EMPTY, pile + 1)


@final
class Swap(Ask[Naishi]):
    """NA-06. Swap two cards of the river, of your line or of your hand, or a hand card with the line card above it."""

    def __init__(self, before_developing: bool) -> None:
        super().__init__("swap before developing" if before_developing else "swap", SWAP, SWAP_COUNT)
        self.before: bool = before_developing

    def closed(self, s: Naishi) -> i64:
        if self.before and not has_card(s):
            return NOTHING_TO_DEVELOP
        return court_bars(s, SWAP_SPACE)

    def bar_choice(self, s: Naishi, choice: i64) -> i64:
        if swapped_area(choice) > 0:
            return ALLOWED
        return bar_pile(s, FIRST[choice]) or bar_pile(s, SECOND[choice])

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        send_emissary(s, SWAP_SPACE)
        area: i64 = swapped_area(choice)
        pair: i64 = swapped_pair(choice)
        if area == 3:
            swap_column(s, pair)
            return
        first: i64 = FIRST[pair]
        second: i64 = SECOND[pair]
        s.tell(CARDS_SWAPPED, EVERYONE, s.seat, area, first + 1, second + 1)
        if area == 0:
            swap_places(s.river, first, second)
        else:
            first += s.seat * COLUMNS
            second += s.seat * COLUMNS
            if area == 1:
                swap_places(s.lines, first, second)
            else:
                swap_places(s.hands, first, second)
                swap_places(s.known, first, second)


def swap_places(row: Numbers, first: i64, second: i64) -> None:
    card: i64 = row[first]
    row[first] = row[second]
    row[second] = card


def swap_column(s: Naishi, column: i64) -> None:
    """NA-R1. The hand card comes into sight, the line card goes where all saw it go."""
    at: i64 = s.seat * COLUMNS + column
    card: i64 = s.hands[at]
    card_replaced(s, s.seat, column, s.lines[at])
    s.lines[at] = card
    s.tell(COLUMN_SWAPPED, EVERYONE, s.seat, column + 1, card)


@final
class DiscardRiver(Ask[Naishi]):
    """NA-06. Discard the cards of two different piles, then reveal the new ones."""

    def __init__(self, before_developing: bool) -> None:
        super().__init__("discard before developing" if before_developing else "discard", DISCARD, PAIR_COUNT)
        self.before: bool = before_developing

    def closed(self, s: Naishi) -> i64:
        if self.before and not has_card(s):
            return NOTHING_TO_DEVELOP
        return court_bars(s, DISCARD_SPACE)

    def bar_choice(self, s: Naishi, choice: i64) -> i64:
        first: i64 = FIRST[choice]
        second: i64 = SECOND[choice]
        barred: i64 = bar_pile(s, first) or bar_pile(s, second)
        if barred == ALLOWED and self.before and leaves_nothing(s, first, second):
            return WOULD_LEAVE_NOTHING
        return barred

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        send_emissary(s, DISCARD_SPACE)
        first: i64 = FIRST[choice]
        second: i64 = SECOND[choice]
        throw_from_river(s, first)
        throw_from_river(s, second)
        reveal(s, first)
        reveal(s, second)


def leaves_nothing(s: Naishi, first: i64, second: i64) -> bool:
    """NA-R3. Were these the last two cards of the river?"""
    return s.hidden[first] + s.hidden[second] == 0 and empty_piles(s) == len(s.river) - 2


def throw_from_river(s: Naishi, pile: i64) -> None:
    s.tell(RIVER_DISCARDED, EVERYONE, s.seat, pile + 1, s.river[pile])
    s.throw_away(s.river[pile])
    s.river[pile] = -1
