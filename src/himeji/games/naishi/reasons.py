"""What the features of the heuristic are to a player: a component, and the thing in it that makes the points."""

from __future__ import annotations

from typing import Final

from himeji.games.naishi.cards import CARDS

REASONS: Final[dict[str, tuple[str, str]]] = {  # by how the names of the features begin
    "points": ("now", "ninja"),
    "time": ("tempo", "cards_to_come"),
    **{card: ("later", card) for card in CARDS},
    "pairs of rice fields": ("later", "rice_field"),
    "horsemen": ("later", "horseman"),
    "types for a ronin": ("later", "ronin"),
    "free emissaries": ("resources", "free_emissaries"),
}
LEDGER: Final[dict[str, tuple[int, str]]] = {}  # nothing is paid or gained but cards
TURN_CLOSED_BY: Final = ""
