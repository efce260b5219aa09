"""What a greedy player values: points now, and what stores, clan members and cards will still bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.heuristic import Heuristic
from himeji.engine.numbers import Numbers, numbers, size, zeros
from himeji.engine.state import State
from himeji.games.weights import fitted
from himeji.games.white_castle.board import (
    BRIDGE,
    CAUSE_TURN,
    COIN,
    DICE_OF_A_COLOUR,
    DIPLOMAT,
    FIRST_RESOURCE,
    FLOORS,
    GARDEN_PLACES,
    GATE,
    HUES,
    IS_STONE,
    KINDS,
    LANTERN_CARDS,
    ROUNDS,
    SEAL,
    STEWARD,
    TURNS,
    YARD_LIST,
    YARD_VALUE,
)
from himeji.games.white_castle.cards import FIRST_DIPLOMAT, FIRST_STARTING_ACTION
from himeji.games.white_castle.courtiers import courtiers_away
from himeji.games.white_castle.prospects import (
    LANTERN_POINTS,
    LANTERN_RESOURCE,
    PROSPECTS,
    find_prospects,
    icons,
)
from himeji.games.white_castle.round import ahead
from himeji.games.white_castle.scoring import points
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.yards import warriors_away

STORED: Final = ("coins", "seals", "food", "iron", "pearls")
MUCH: Final[Numbers] = numbers([6, 2, 4, 4, 4])  # of what is more than this, some may go to waste
FEATURES: Final = (
    "points",  # if the game ended here
    "turns",
    "lantern cards",
    "lantern cards by turn",
    "steward card by turn",  # in the domain
    "diplomat card by turn",
    "passage of time",
    "passage of time by turn",
    "ahead in time",
    "stone gardens by round",
    "plant gardens by round",
    *STORED,
    *(f"{store} by turn" for store in STORED),
    *(f"much {store}" for store in STORED),
    "courtiers at the gate",
    "courtiers at the gate by turn",
    "stewards by turn",
    "diplomats by turn",
    "warriors by courtiers at the gate",
    "warriors by courtiers inside by turn",
    "warriors by turn",
    "courtiers away by turn",
    "gardeners away by turn",
    "warriors away by turn",
    "lantern points by turn",
    "lantern resources by turn",
    *PROSPECTS,
)
NO_FEATURES: Final = zeros(len(FEATURES))
SPENT: Final[Numbers] = numbers([COIN, SEAL, *range(FIRST_RESOURCE, KINDS)])
FIRST_STORE: Final[i64] = FEATURES.index(STORED[0])
FIRST_MEMBER: Final[i64] = FEATURES.index("courtiers at the gate")
LANTERN_ICONS: Final[i64] = FEATURES.index("lantern points by turn")
FIRST_PROSPECT: Final[i64] = FEATURES.index(PROSPECTS[0])


@final
class WhiteCastleHeuristic(Heuristic):
    def __init__(self) -> None:
        super().__init__(FEATURES, fitted("white_castle"))

    def features(self, s: State, seat: i64) -> Numbers:
        assert isinstance(s, WhiteCastle)
        return features(s, seat)

    def turn(self, s: State) -> i64:
        """Counted by the dice taken."""
        assert isinstance(s, WhiteCastle)
        number: i64 = s.round * HUES * BRIDGE + dice_taken(s)
        return number + 1 if self.begins(s) >= 0 else number

    def begins(self, s: State) -> i64:
        assert isinstance(s, WhiteCastle)
        return about_to_begin(s)

    def undecided(self, s: State) -> bool:
        """Until a die is placed."""
        assert isinstance(s, WhiteCastle)
        return s.die != 0 or about_to_begin(s) >= 0

    def chapter(self, s: State) -> i64:
        """The dice are rolled anew every round."""
        assert isinstance(s, WhiteCastle)
        return s.round

    def time(self, s: State) -> i64:
        """The turns that nobody has begun."""
        assert isinstance(s, WhiteCastle)
        return all_turns_left(s)

    def tie_break(self, s: State, seat: i64) -> i64:
        """WC-R12. The better place in the turn order."""
        assert isinstance(s, WhiteCastle)
        place: i64 = 0
        while s.order[place] != seat:
            place += 1
        return -place

    def contenders(self, s: State) -> i64:
        assert isinstance(s, WhiteCastle)
        return s.clans


def heuristic() -> Heuristic:
    return WhiteCastleHeuristic()


def about_to_begin(s: WhiteCastle) -> i64:
    """The seat that has yet to take its die; -1 in the middle of a turn."""
    if s.cause == CAUSE_TURN and s.die == 0:
        return s.seat
    return -1


def all_turns_left(s: WhiteCastle) -> i64:
    if s.round == 0:
        return ROUNDS * TURNS * s.clans
    return (ROUNDS - s.round + 1) * TURNS * s.clans - dice_taken(s)


def dice_taken(s: WhiteCastle) -> i64:
    """How many dice of this round have left the bridges."""
    taken: i64 = HUES * DICE_OF_A_COLOUR[s.clans]
    dice: Numbers = s.dice
    place: i64
    for place in range(HUES * BRIDGE):
        if dice[place]:
            taken -= 1
    return taken


def turns_left(s: WhiteCastle, clan: i64) -> i64:
    """How many turns a clan has yet to begin, without the one it is about to."""
    if s.round == 0:
        return ROUNDS * TURNS
    taken: i64 = dice_taken(s)
    begun: i64 = taken // s.clans
    place: i64
    for place in range(taken % s.clans):
        if s.order[place] == clan:
            begun += 1
    if about_to_begin(s) == clan:
        begun += 1
    return (ROUNDS - s.round + 1) * TURNS - begun


def features(s: WhiteCastle, seat: i64) -> Numbers:
    """What a seat has and what is to come; once its last turn is over only the points count."""
    found: Numbers = NO_FEATURES[:]
    found[0] = points(s, seat)
    turns: i64 = turns_left(s, seat)
    if turns == 0 and s.round == ROUNDS and s.seat != seat:
        return found
    found[1] = turns
    found[2] = lantern_cards(s, seat)
    found[3] = found[2] * turns
    if s.domain[seat] < FIRST_DIPLOMAT:
        found[4] = turns
    elif s.domain[seat] < FIRST_STARTING_ACTION:
        found[5] = turns
    found[6] = s.time[seat]
    found[7] = s.time[seat] * turns
    if s.round < ROUNDS and is_ahead(s, seat):
        found[8] = 1
    find_gardens(s, seat, found, 9)
    find_stores(s, seat, turns, found, FIRST_STORE)
    find_members(s, seat, turns, found, FIRST_MEMBER)
    found[LANTERN_ICONS] = icons(s, seat, LANTERN_POINTS) * turns
    found[LANTERN_ICONS + 1] = icons(s, seat, LANTERN_RESOURCE) * turns
    if turns > 0:
        find_prospects(s, seat, found, FIRST_PROSPECT)
    return found


def is_ahead(s: WhiteCastle, seat: i64) -> bool:
    """Would the seat be first in the turn order?"""
    clan: i64
    for clan in range(s.clans):
        if clan != seat and ahead(s, clan, seat):
            return False
    return True


def find_gardens(s: WhiteCastle, seat: i64, found: Numbers, at: i64) -> None:
    """Gardens come again at the end of every round but the last."""
    gardeners: i64 = s.gardeners[seat]
    place: i64
    for place in range(len(GARDEN_PLACES)):
        if gardeners >> place & 1:
            found[at + 1 - IS_STONE[place]] += ROUNDS - s.round


def find_stores(s: WhiteCastle, seat: i64, turns: i64, found: Numbers, at: i64) -> None:
    stores: Numbers = s.stores
    i: i64
    for i in range(len(SPENT)):
        have: i64 = stores[seat * KINDS + SPENT[i]]
        found[at + i] = have
        found[at + len(SPENT) + i] = have * turns
        found[at + 2 * len(SPENT) + i] = max(have - MUCH[i], 0)


def find_members(s: WhiteCastle, seat: i64, turns: i64, found: Numbers, at: i64) -> None:
    away: i64 = courtiers_away(s, seat)
    floors: i64 = seat * len(FLOORS)
    at_gate: i64 = s.courtiers[floors + GATE]
    value: i64 = 0
    warriors: Numbers = s.warriors
    yard: i64
    for yard in range(len(YARD_LIST)):
        value += warriors[seat * len(YARD_LIST) + yard] * YARD_VALUE[yard]
    found[at] = at_gate
    found[at + 1] = at_gate * turns
    found[at + 2] = s.courtiers[floors + STEWARD] * turns
    found[at + 3] = s.courtiers[floors + DIPLOMAT] * turns
    found[at + 4] = value * at_gate
    found[at + 5] = value * (away - at_gate) * turns
    found[at + 6] = value * turns
    found[at + 7] = away * turns
    found[at + 8] = size(s.gardeners[seat]) * turns
    found[at + 9] = warriors_away(s, seat) * turns


def lantern_cards(s: WhiteCastle, seat: i64) -> i64:
    count: i64 = 0
    lantern: Numbers = s.lantern
    while count < LANTERN_CARDS and lantern[seat * LANTERN_CARDS + count] >= 0:
        count += 1
    return count
