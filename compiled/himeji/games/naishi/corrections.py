"""What an owner of the box may correct: how many copies there are of a card, and the spaces of the court."""

from __future__ import annotations

from typing import Any, Final

from himeji.engine.errors import ComponentError
from himeji.games.corrections import Number, Rule, compare

RULES: Final[dict[str, Rule]] = {
    "cards.items[].copies": Number(1, 16),
    "imperial_court.spaces[].count": Number(0, 4),
}
TOTALS: Final = {"setup": "mountain_cards", "character": "character_cards", "province": "province_cards"}


def check(data: dict[str, Any], shipped: dict[str, Any]) -> None:
    compare(data, shipped, RULES)
    for kind, total in TOTALS.items():
        need = data["inventory"][total]
        if sum(item["copies"] for item in data["cards"]["items"] if item["kind"] == kind) != need:
            raise ComponentError("WRONG_TOTAL", place=f"cards.items ({kind})", need=need)
