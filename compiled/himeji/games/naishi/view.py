"""What a seat, or one who looks on, may see: built from nothing, field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from himeji.games.naishi.board import COURT_PLACES
from himeji.games.naishi.cards import CARDS, COLUMNS, KINDS, SLOTS
from himeji.games.naishi.knowledge import EXCHANGED, ONLOOKERS, OTHER_SEAT, share_of

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi


def view(s: Naishi, seat: int | None) -> dict[str, Any]:
    over = s.to_move() < 0
    return {
        "title": "naishi",
        "seat": seat,
        "turn": int(s.turn),
        "to_move": [decision.seat for decision in s.pending()],
        "turns_left": None if s.turns_left < 0 else int(s.turns_left),
        "river": [
            {"card": CARDS[card] if card >= 0 else None, "hidden": int(hidden)}
            for card, hidden in zip(s.river, s.hidden, strict=True)
        ],
        "discard": view_discard(s, open=over or bool(s.options[0])),
        "seats": [view_territory(s, owner, seat) for owner in range(2)],
    }


def view_discard(s: Naishi, open: bool) -> dict[str, Any]:
    """NA-R13. Face up, but only its top card may be looked at while the game lasts."""
    top = CARDS[s.discard_top] if s.discard_top >= 0 else None
    counts = {CARDS[kind]: int(count) for kind, count in enumerate(s.discard) if count}
    return {"top": top, "cards": counts if open else None}


def view_territory(s: Naishi, owner: int, viewer: int | None) -> dict[str, Any]:
    """A seat's cards and emissaries. `also_in_hand`: known to be among the unseen cards of this hand at the opening,
    of which `exchanged` says where a decree took one."""
    places = len(COURT_PLACES)
    row = slice(owner * COLUMNS, (owner + 1) * COLUMNS)
    return {
        "line": [CARDS[card] for card in list(s.lines)[row]],
        "hand": view_hand(s, owner, viewer),
        "also_in_hand": {} if viewer == owner else counted(s, share_of(owner, kind_of_viewer(viewer))),
        "exchanged": known(s, owner, int(EXCHANGED)),
        "seen_by_the_other": known(s, owner, int(OTHER_SEAT)) if viewer == owner else None,
        "court": {place: int(s.court[owner * places + at]) for at, place in enumerate(COURT_PLACES)},
        "copies": [CARDS[kind] if kind >= 0 else None for kind in list(s.copies)[owner * SLOTS : (owner + 1) * SLOTS]],
    }


def view_hand(s: Naishi, owner: int, viewer: int | None) -> list[str | None]:
    """Each slot: the card if the viewer has seen it."""
    hand: list[str | None] = []
    for column in range(COLUMNS):
        seen = viewer == owner or known(s, owner, kind_of_viewer(viewer))[column]
        hand.append(CARDS[s.hands[owner * COLUMNS + column]] if seen else None)
    return hand


def known(s: Naishi, owner: int, which: int) -> list[bool]:
    """One of the masks of what is known, for the slots of a hand."""
    return [bool(s.known[which] >> owner * COLUMNS + column & 1) for column in range(COLUMNS)]


def kind_of_viewer(viewer: int | None) -> int:
    return int(ONLOOKERS if viewer is None else OTHER_SEAT)


def counted(s: Naishi, at: int) -> dict[str, int]:
    """The cards known to be among the unseen ones."""
    return {CARDS[kind]: int(s.held[at + kind]) for kind in range(KINDS) if s.held[at + kind]}
