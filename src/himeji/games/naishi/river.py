"""NA-03, NA-05. The river: five piles, each with a card face up on those face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import nth
from himeji.engine.refusal import ALLOWED, kind, with_figure
from himeji.games.naishi.board import EMPTY_PILES, RIVER
from himeji.games.naishi.cards import CARDS
from himeji.games.naishi.state import Naishi

PILE_EMPTY: Final[i64] = kind("PILE_EMPTY", "NA-05", "pile")
CARD_REVEALED: Final = happening("card_revealed", pile=(), card=CARDS)
PILE_EMPTIED: Final = happening("pile_emptied", pile=())


def reveal(s: Naishi, pile: i64) -> None:
    """The next card of a pile is turned up: any of those nobody has seen."""
    if s.hidden[pile] == 0:
        s.river[pile] = -1
        s.showing &= ~(1 << pile)
        s.tell(PILE_EMPTIED, EVERYONE, pile + 1)
        return
    card: i64 = nth(s.bag, s.roll(RIVER, s.face_down))
    s.bag[card] -= 1
    s.hidden[pile] -= 1
    s.face_down -= 1
    s.river[pile] = card
    s.showing |= 1 << pile
    s.tell(CARD_REVEALED, EVERYONE, pile + 1, card)


def empty_piles(s: Naishi) -> i64:
    """How many piles have neither a revealed nor a hidden card."""
    return EMPTY_PILES[s.showing]


def bar_pile(s: Naishi, pile: i64) -> i64:
    """Why there is nothing to do with a pile; 0 if it shows a card."""
    return ALLOWED if s.showing >> pile & 1 else with_figure(PILE_EMPTY, pile + 1)
