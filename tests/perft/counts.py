"""Legality counts: how many positions lie n moves away from a fixed one."""

import json
from pathlib import Path

from himeji.engine.state import State
from tests.walks import Table, legal, tables_of, walk

FOLDER = Path(__file__).parent
PLACES = (0, 7, 19)  # decisions of a random game before counting starts
MOST = 2_000  # positions that may be opened for one count
DEEPEST = 6


def leaves(state: State, depth: int) -> int:
    """How many series of so many legal moves there are."""
    codes = legal(state)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.clone()
        after.play(code)
        total += leaves(after, depth - 1)
    return total


def position(table: Table, place: int) -> State:
    """The position after so many decisions of the table's random game, or its end."""
    last = table.new("perft")
    for n, (state, _) in enumerate(walk(table, "perft")):
        last = state
        if n == place:
            break
    return last


def counts(table: Table, place: int) -> list[int]:
    """The counts for 1, 2, 3 … moves, as deep as is quickly counted."""
    found = [leaves(position(table, place), 1)]
    while 0 < found[-1] <= MOST and len(found) < DEEPEST:
        found.append(leaves(position(table, place), len(found) + 1))
    return found


def path(title: str) -> Path:
    return FOLDER / f"{title}.json"


def write(seatings: list[Table]) -> None:
    """The golden file of one title."""
    found = {str(t): {str(p): counts(t, p) for p in PLACES} for seating in seatings for t in tables_of(seating)}
    path(seatings[0].title).write_text(json.dumps(found, indent=1) + "\n")
