"""WC-01. What must be on the table: every card once, no more clan members than there are, stores within limits."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from himeji.engine.numbers import size
from himeji.games.white_castle.board import FLOORS, KINDS, LIMIT, MEMBERS, STORES, YARD_LIST
from himeji.games.white_castle.cards import CARDS

if TYPE_CHECKING:
    from himeji.games.white_castle.state import WhiteCastle


def impossible(s: WhiteCastle) -> str:
    """The field in which a position written by hand cannot be, if there is one."""
    for at, held in enumerate(s.stores):
        if held > LIMIT[at % KINDS]:
            return f"stores.{STORES[at % KINDS]}"
    if s.round > 0 and min(s.tiles) < 0:
        return "tiles"
    if s.round > 0 and (s.daimyo < 0 or min(s.gardens) < 0 or min(s.yards) < 0):
        return "daimyo"
    return clan_fault(s) or card_fault(s)


def clan_fault(s: WhiteCastle) -> str:
    floors, yards = len(FLOORS), len(YARD_LIST)
    for clan in range(s.clans):
        if sum(list(s.courtiers)[clan * floors : (clan + 1) * floors]) > MEMBERS:
            return f"courtiers[{clan}]"
        if sum(list(s.warriors)[clan * yards : (clan + 1) * yards]) > MEMBERS:
            return f"warriors[{clan}]"
        if size(s.gardeners[clan]) > MEMBERS:
            return f"gardeners[{clan}]"
        if s.round > 0 and clan < s.seats and s.domain[clan] < 0:
            return f"domain[{clan}]"
    return ""


def card_fault(s: WhiteCastle) -> str:
    """Every card lies in one place."""
    if s.round == 0:
        return ""
    found: Counter[str] = Counter()
    for field in s.sheet().fields:
        found.update({name: count for name, count in field.things(s).items() if name in CARDS})
    return next((f"cards.{card}" for card in CARDS if found[card] != 1), "")
