"""NA-03, NA-05. The river: five piles, each with a card face up on those face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import nth, total
from himeji.games.naishi.board import RIVER
from himeji.games.naishi.cards import CARDS
from himeji.games.naishi.state import Naishi

CARD_REVEALED: Final = happening("card_revealed", pile=(), card=CARDS)
PILE_EMPTIED: Final = happening("pile_emptied", pile=())


def reveal(s: Naishi, pile: i64) -> None:
    """The next card of a pile is turned up: any of those nobody has seen."""
    if s.hidden[pile] == 0:
        s.river[pile] = -1
        s.tell(PILE_EMPTIED, EVERYONE, pile + 1)
        return
    card: i64 = nth(s.bag, s.roll(RIVER, total(s.bag)))
    s.bag[card] -= 1
    s.hidden[pile] -= 1
    s.river[pile] = card
    s.tell(CARD_REVEALED, EVERYONE, pile + 1, card)


def empty_piles(s: Naishi) -> i64:
    """How many piles have neither a revealed nor a hidden card."""
    count: i64 = 0
    pile: i64
    for pile in range(len(s.river)):
        if s.river[pile] < 0:
            count += 1
    return count


def has_card(s: Naishi) -> bool:
    """Is there a card to develop?"""
    return empty_piles(s) < len(s.river)
