"""NA-02. What must be on the table: every card of the box once, every emissary somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from himeji.engine.numbers import total
from himeji.games.naishi.board import COURT_PLACES, EMISSARIES, PILES, SPACES
from himeji.games.naishi.cards import CARDS, COPIES, KINDS

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi


def impossible(s: Naishi) -> str:
    """The field in which a position written by hand cannot be, if there is one."""
    if min(s.lines) < 0 or min(s.hands) < 0:
        return "lines" if min(s.lines) < 0 else "hands"
    for card in range(KINDS):
        if cards_of_kind(s, card) != COPIES[card]:
            return f"cards.{CARDS[card]}"
    if total(s.bag) != total(s.hidden):
        return "bag"
    for pile in range(PILES):
        if s.river[pile] < 0 and s.hidden[pile] > 0:
            return f"river[{pile}]"
    return court_fault(s)


def cards_of_kind(s: Naishi, card: int) -> int:
    """How many lie somewhere."""
    rows = [*s.lines, *s.hands, *s.river]
    return rows.count(card) + int(s.bag[card] + s.discard[card])


def court_fault(s: Naishi) -> str:
    places = len(COURT_PLACES)
    for seat in range(2):
        if sum(s.court[seat * places + place] for place in range(places)) != EMISSARIES:
            return f"court[{seat}]"
    for place in range(1, places):
        if s.court[place] + s.court[places + place] > SPACES[place]:
            return "court"
    return ""
