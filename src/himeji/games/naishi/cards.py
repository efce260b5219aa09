"""NA-12. The cards, read from the component file: kinds, copies, colours and the tables they score by."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, mask_of, numbers
from himeji.games.components import components

COLUMNS: Final = 5
SLOTS: Final = 2 * COLUMNS  # of a territory: the line, then the hand beneath it
LOADED: Final = components("naishi")
DATA: Final[dict[str, Any]] = LOADED[0]
ITEMS: Final[list[dict[str, Any]]] = DATA["cards"]["items"]

CARDS: Final = tuple(str(item["id"]) for item in ITEMS)
KINDS: Final = len(CARDS)
MOUNTAIN: Final = CARDS.index("mountain")
NINJA: Final = CARDS.index("ninja")
COPIES: Final[Numbers] = numbers(item["copies"] for item in ITEMS)
CHARACTERS: Final = tuple(str(item["id"]) for item in ITEMS if item["kind"] == "character" and item["id"] != "ninja")
TYPES: Final[i64] = mask_of(item["counts_as_ronin_type"] for item in ITEMS)


def table(entries: dict[str, int]) -> list[int]:
    """A table of counts to points: "3+" means three or more, a count not listed is worth nothing."""
    points = [0] * (SLOTS + 1)
    for count, worth in entries.items():
        if count.endswith("+"):
            points[int(count[:-1]) :] = [worth] * (SLOTS + 1 - int(count[:-1]))
        else:
            points[int(count)] = worth
    return points


def by_count(item: dict[str, Any], method: str) -> list[int]:
    scoring = item["scoring"]
    return table(scoring["table"]) if scoring["method"] == method else [0] * (SLOTS + 1)


def by_position(item: dict[str, Any]) -> list[int]:
    rows = item["scoring"].get("by_position", {"line": [0] * COLUMNS, "hand": [0] * COLUMNS})
    return [*rows["line"], *rows["hand"]]


def other_card(item: dict[str, Any], rule: str) -> int:
    """The card that a rule of the form {card, points} is about, -1 without such a rule."""
    return CARDS.index(item["scoring"][rule]["card"]) if rule in item["scoring"] else -1


def other_points(item: dict[str, Any], rule: str) -> int:
    return int(item["scoring"].get(rule, {"points": 0})["points"])


def flat(rows: list[list[int]]) -> Numbers:
    return numbers(value for row in rows for value in row)


COUNT_POINTS: Final = flat([by_count(item, "count_table") for item in ITEMS])  # kind * 11 + how many
LINE_ONLY: Final = numbers(int(item["scoring"].get("scope") == "line") for item in ITEMS)
GROUP_POINTS: Final = flat([by_count(item, "group_table") for item in ITEMS])
BY_GROUP: Final = numbers(int(item["scoring"]["method"] == "group_table") for item in ITEMS)
TYPE_POINTS: Final = flat([by_count(item, "per_card_distinct_types") for item in ITEMS])
POSITION_POINTS: Final = flat([by_position(item) for item in ITEMS])  # kind * 10 + slot
NEIGHBOUR_POINTS: Final = flat(
    [[item["scoring"].get("per_adjacent", {}).get(card, 0) for card in CARDS] for item in ITEMS]
)  # kind * 12 + neighbour's kind
LOOKS_AROUND: Final = numbers(
    int("per_adjacent" in item["scoring"] or "if_no_adjacent" in item["scoring"]) for item in ITEMS
)
ALONE_WITHOUT: Final = numbers(other_card(item, "if_no_adjacent") for item in ITEMS)
ALONE_POINTS: Final = numbers(other_points(item, "if_no_adjacent") for item in ITEMS)
UNDER_CARD: Final = numbers(other_card(item, "if_in_hand_under") for item in ITEMS)
UNDER_POINTS: Final = numbers(other_points(item, "if_in_hand_under") for item in ITEMS)


CHARACTER_KINDS: Final[Numbers] = numbers(CARDS.index(name) for name in CHARACTERS)
CHOICE_OF_CHARACTER: Final[Numbers] = numbers(
    1 << CHARACTERS.index(name) if name in CHARACTERS else 0 for name in CARDS
)  # by kind: the bit of the answer that copies it
