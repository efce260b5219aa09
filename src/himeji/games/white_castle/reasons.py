"""What the features of the heuristic are to a player: a component, and the thing in it that makes the points."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, tuple[str, str]]] = {  # by how the names of the features begin
    "points": ("now", "collected"),
    "turns": ("tempo", "turns_to_come"),
    "lantern cards": ("later", "lantern_cards"),
    "steward card": ("later", "domain_card"),
    "diplomat card": ("later", "domain_card"),
    "passage of time": ("later", "passage_of_time"),
    "ahead in time": ("tempo", "passage_of_time"),
    "stone gardens": ("later", "garden_actions"),
    "plant gardens": ("later", "garden_actions"),
    "coins": ("resources", "coin"),
    "seals": ("resources", "seal"),
    "food": ("resources", "food"),
    "iron": ("resources", "iron"),
    "pearls": ("resources", "pearl"),
    "much coins": ("resources", "coin"),
    "much seals": ("resources", "seal"),
    "much food": ("resources", "food"),
    "much iron": ("resources", "iron"),
    "much pearls": ("resources", "pearl"),
    "stewards": ("later", "courtiers"),
    "diplomats": ("later", "courtiers"),
    "courtiers": ("later", "courtiers"),
    "gardeners": ("later", "gardeners"),
    "warriors": ("later", "warriors"),
}
LEDGER: Final[dict[str, tuple[int, str]]] = {  # events that give or cost, and the store, or the figure that names it
    "gained": (1, "store"),
    "paid": (-1, "store"),
    "seals_exchanged": (-1, "seal"),
    "influence_gained": (1, "influence"),
}
TURN_CLOSED_BY: Final = "turn_order_set"
