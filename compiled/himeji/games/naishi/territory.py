"""NA-01. The territory: a grid of two rows and five columns, the line above the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers
from himeji.games.naishi.cards import COLUMNS, SLOTS

ROW: Final[i64] = (1 << COLUMNS) - 1
LEFT_EDGE: Final[i64] = 1 | 1 << COLUMNS
RIGHT_EDGE: Final[i64] = LEFT_EDGE << COLUMNS - 1


def neighbours(slots: i64) -> i64:
    """The slots orthogonally next to these, as masks: beside them in their row, and across in the other."""
    beside: i64 = (slots & ~RIGHT_EDGE) << 1 | (slots & ~LEFT_EDGE) >> 1
    across: i64 = (slots & ROW) << COLUMNS | slots >> COLUMNS
    return beside | across


def listed_neighbours(slot: int) -> list[int]:
    """The neighbours of one slot, and -1 for the rest of its places in the table."""
    around = int(neighbours(1 << slot))
    found = [other for other in range(SLOTS) if around >> other & 1]
    return found + [-1] * (MOST_NEIGHBOURS - len(found))


MOST_NEIGHBOURS: Final = 4  # three, and a -1 to end them
NEIGHBOURS: Final[Numbers] = numbers(other for slot in range(SLOTS) for other in listed_neighbours(slot))
