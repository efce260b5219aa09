"""NA-06. The additional actions: a free emissary goes to the imperial court, before or after developing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import swap_places
from himeji.engine.question import AskAny, AskMask, Choice
from himeji.engine.refusal import kind
from himeji.games.naishi.board import DISCARD_SPACE, PILES, SWAP_SPACE
from himeji.games.naishi.cards import CARDS, COLUMNS
from himeji.games.naishi.court import court_full, no_emissary, send_emissary
from himeji.games.naishi.knowledge import card_replaced, slots_swapped
from himeji.games.naishi.moves import (
    DISCARD,
    FIRST,
    PAIR_COUNT,
    PAIRS_AMONG,
    ROWS,
    SECOND,
    SWAP_OWN,
    SWAP_OWN_COUNT,
    SWAP_RIVER,
    swapped_area,
    swapped_pair,
)
from himeji.games.naishi.river import bar_pile, empty_piles, reveal
from himeji.games.naishi.state import Naishi

LINE_AREA: Final = 0  # what a swap among one's own cards is about
COLUMN_AREA: Final = 2
RIVER_SWAPPED: Final = happening("river_swapped", seat=(), first=(), second=())
CARDS_SWAPPED: Final = happening("cards_swapped", seat=(), row=ROWS, first=(), second=())
COLUMN_SWAPPED: Final = happening("column_swapped", seat=(), column=(), card=CARDS)
RIVER_DISCARDED: Final = happening("river_discarded", seat=(), pile=(), card=CARDS)
NOTHING_TO_DEVELOP: Final[i64] = kind("NOTHING_TO_DEVELOP", "NA-06")
WOULD_LEAVE_NOTHING: Final[i64] = kind("WOULD_LEAVE_NOTHING", "NA-R3")


def bar_pair(s: Naishi, pair: i64) -> i64:
    return bar_pile(s, FIRST[pair]) or bar_pile(s, SECOND[pair])


@final
class SwapRiver(AskMask[Naishi]):
    """NA-06. Swap two cards of the river, never an empty place."""

    def __init__(self) -> None:
        super().__init__("swap river", SWAP_RIVER, PAIR_COUNT)

    def closed(self, s: Naishi) -> i64:
        return court_full(s, SWAP_SPACE)

    def allowed(self, s: Naishi) -> i64:
        return PAIRS_AMONG[s.showing]

    def reason(self, s: Naishi, choice: i64) -> i64:
        return bar_pair(s, choice)

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        send_emissary(s, SWAP_SPACE)
        swap_places(s.river, FIRST[choice], SECOND[choice])
        s.tell(RIVER_SWAPPED, EVERYONE, s.seat, FIRST[choice] + 1, SECOND[choice] + 1)


@final
class SwapOwn(AskAny[Naishi]):
    """NA-06. Swap two cards of your line or of your hand, or a hand card with the line card above it."""

    def __init__(self) -> None:
        super().__init__("swap own", SWAP_OWN, SWAP_OWN_COUNT)

    def closed(self, s: Naishi) -> i64:
        return court_full(s, SWAP_SPACE)

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        send_emissary(s, SWAP_SPACE)
        area: i64 = swapped_area(choice)
        pair: i64 = swapped_pair(choice)
        if area == COLUMN_AREA:
            swap_column(s, pair)
            return
        first: i64 = s.seat * COLUMNS + FIRST[pair]
        second: i64 = s.seat * COLUMNS + SECOND[pair]
        if area == LINE_AREA:
            swap_places(s.lines, first, second)
        else:
            slots_swapped(s, first, second)
        s.tell(CARDS_SWAPPED, EVERYONE, s.seat, area, FIRST[pair] + 1, SECOND[pair] + 1)


def swap_column(s: Naishi, column: i64) -> None:
    """NA-R1. The hand card comes into sight, the line card goes where all saw it go."""
    at: i64 = s.seat * COLUMNS + column
    card: i64 = s.hands[at]
    card_replaced(s, at, s.lines[at])
    s.lines[at] = card
    s.tell(COLUMN_SWAPPED, EVERYONE, s.seat, column + 1, card)


@final
class DiscardRiver(AskMask[Naishi]):
    """NA-06. Discard the cards of two different piles, then reveal the new ones."""

    def __init__(self, before_developing: bool) -> None:
        super().__init__("discard before developing" if before_developing else "discard", DISCARD, PAIR_COUNT)
        self.before: bool = before_developing

    def closed(self, s: Naishi) -> i64:
        return court_full(s, DISCARD_SPACE)

    def allowed(self, s: Naishi) -> i64:
        if self.before and leaves_nothing(s):
            return 0
        return PAIRS_AMONG[s.showing]

    def reason(self, s: Naishi, choice: i64) -> i64:
        return bar_pair(s, choice) or WOULD_LEAVE_NOTHING

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        send_emissary(s, DISCARD_SPACE)
        first: i64 = FIRST[choice]
        second: i64 = SECOND[choice]
        throw_from_river(s, first)
        throw_from_river(s, second)
        reveal(s, first)
        reveal(s, second)


def leaves_nothing(s: Naishi) -> bool:
    """NA-R3. Are two cards all that the river still has?"""
    return empty_piles(s) == PILES - 2 and s.face_down == 0


def throw_from_river(s: Naishi, pile: i64) -> None:
    s.tell(RIVER_DISCARDED, EVERYONE, s.seat, pile + 1, s.river[pile])
    s.throw_away(s.river[pile])
    s.river[pile] = -1


@final
class AdditionalAction(Choice[Naishi]):
    """NA-06. With a free emissary, one additional action; before developing, only if there is a card to develop."""

    def __init__(self, text: str, before_developing: bool) -> None:
        discard = DiscardRiver(before_developing)
        super().__init__(text, (SwapRiver(), None), (SwapOwn(), None), (discard, None), optional=not before_developing)
        self.before: bool = before_developing

    def closed(self, s: Naishi) -> i64:
        if self.before and s.showing == 0:
            return NOTHING_TO_DEVELOP
        return no_emissary(s)
