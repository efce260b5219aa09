"""NA-12. The cards, read from the component file: kinds, copies, colours and the tables they score by."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers
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
COUNTS_AS_TYPE: Final[Numbers] = numbers(int(item["counts_as_ronin_type"]) for item in ITEMS)


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


def by_other(item: dict[str, Any], rule: str) -> list[int]:
    """The points a rule of the form {card, points} gives, at the place of that card."""
    found = item["scoring"].get(rule, {"card": "mountain", "points": 0})
    return [found["points"] if card == found["card"] else 0 for card in CARDS]


def flat(rows: list[list[int]]) -> Numbers:
    return numbers(value for row in rows for value in row)


COUNT_POINTS: Final = flat([by_count(item, "count_table") for item in ITEMS])  # kind * 11 + how many
LINE_ONLY: Final = numbers(int(item["scoring"].get("scope") == "line") for item in ITEMS)
GROUP_POINTS: Final = flat([by_count(item, "group_table") for item in ITEMS])
TYPE_POINTS: Final = flat([by_count(item, "per_card_distinct_types") for item in ITEMS])
POSITION_POINTS: Final = flat([by_position(item) for item in ITEMS])  # kind * 10 + slot
NEIGHBOUR_POINTS: Final = flat(
    [[item["scoring"].get("per_adjacent", {}).get(card, 0) for card in CARDS] for item in ITEMS]
)  # kind * 12 + neighbour's kind
ALONE_POINTS: Final = flat([by_other(item, "if_no_adjacent") for item in ITEMS])
UNDER_POINTS: Final = flat([by_other(item, "if_in_hand_under") for item in ITEMS])


def kind_of_character(choice: i64) -> i64:
    """The kind of the n-th character a ninja may copy."""
    return CHARACTER_KINDS[choice]


CHARACTER_KINDS: Final[Numbers] = numbers(CARDS.index(name) for name in CHARACTERS)
