"""The moves of Naishi: every code is made and read here."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from himeji.engine.moves import Grammar
from himeji.engine.numbers import Numbers, mask_of, numbers
from himeji.games.naishi.cards import CARDS, CHARACTERS, COLUMNS

ROWS: Final = ("line", "hand")
COLUMN: Final = tuple(str(column + 1) for column in range(COLUMNS))
PAIRS: Final = list(combinations(range(COLUMNS), 2))
PAIR: Final = tuple(f"{first + 1} {second + 1}" for first, second in PAIRS)
FIRST: Final[Numbers] = numbers(first for first, _ in PAIRS)
SECOND: Final[Numbers] = numbers(second for _, second in PAIRS)

PAIRS_AMONG: Final[Numbers] = numbers(
    mask_of(columns >> first & columns >> second & 1 == 1 for first, second in PAIRS) for columns in range(1 << COLUMNS)
)  # the pairs that lie within a mask of columns

GRAMMAR: Final = Grammar("naishi")
GIVE: Final[i64] = GRAMMAR.verb("give", CARDS)
DEVELOP: Final[i64] = GRAMMAR.verb("develop", ROWS, COLUMN)
SWAP_RIVER: Final[i64] = GRAMMAR.verb("swap", "river", PAIR)
SWAP_OWN: Final[i64] = GRAMMAR.verb("swap", ROWS, PAIR)
SWAP_COLUMN: Final[i64] = GRAMMAR.verb("swap", "column", COLUMN)  # follows SWAP_OWN, as one family
DISCARD: Final[i64] = GRAMMAR.verb("discard", "river", PAIR)
DECREE: Final[i64] = GRAMMAR.verb("decree", ROWS, COLUMN)
RECALL: Final[i64] = GRAMMAR.verb("recall")
DECLARE: Final[i64] = GRAMMAR.verb("declare", "end")
PASS: Final[i64] = GRAMMAR.verb("pass")
COPY: Final[i64] = GRAMMAR.verb("copy", CHARACTERS)

PAIR_COUNT: Final[i64] = len(PAIRS)
SWAP_OWN_COUNT: Final[i64] = 2 * len(PAIRS) + COLUMNS


def row_of(choice: i64) -> i64:
    """Which row a choice of `develop` or `decree` means: 0 is the line, 1 the hand."""
    return choice // COLUMNS


def column_of(choice: i64) -> i64:
    """Which column of it."""
    return choice % COLUMNS


def swapped_area(choice: i64) -> i64:
    """What a choice among one's own cards is about: 0 the line, 1 the hand, 2 a column."""
    return choice // PAIR_COUNT


def swapped_pair(choice: i64) -> i64:
    """Which pair of places, or which column."""
    return choice % PAIR_COUNT
