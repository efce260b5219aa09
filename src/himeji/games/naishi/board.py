"""NA-02. Names and numbers of what lies on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers, size
from himeji.games.naishi.cards import DATA

COURT_PLACES: Final = ("home", "swap", "discard_river", "decree")
HOME: Final = 0  # where an emissary is free
SWAP_SPACE: Final = 1
DISCARD_SPACE: Final = 2
DECREE_SPACE: Final = 3
PLACES: Final[i64] = len(COURT_PLACES)
SPACES: Final[Numbers] = numbers([0, *(space["count"] for space in DATA["imperial_court"]["spaces"])])

PILES: Final[i64] = DATA["setup"]["river_piles"]
EMPTY_PILES: Final[Numbers] = numbers(int(PILES - size(showing)) for showing in range(1 << int(PILES)))
FACE_DOWN: Final[i64] = DATA["setup"]["cards_per_pile"]
EMISSARIES: Final[i64] = DATA["emissaries"]["per_player"]

DEAL: Final = 0  # streams of chance
HANDS: Final = 1
RIVER: Final = 2
STREAMS: Final = ("deal", "hands", "river")

CAUSES: Final = [("opening", "NA-03"), ("turn", "NA-04"), ("ninja", "NA-12")]  # why a seat is asked
CAUSE_TURN: Final = 1
CAUSE_NINJA: Final = 2


def room_at(court: Numbers) -> i64:
    """The places of the court where one more emissary can be sent, as a mask."""
    found: i64 = 0
    place: i64
    for place in range(PLACES):
        if court[place] + court[PLACES + place] < SPACES[place]:
            found |= 1 << place
    return found
