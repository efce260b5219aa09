"""What a greedy player values: points at the end, as far as the seat can see them coming."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.heuristic import Heuristic
from himeji.engine.numbers import Numbers, size, zeros
from himeji.engine.state import State
from himeji.games.naishi.board import COURT_PLACES, HOME, PILES
from himeji.games.naishi.cards import CARDS, CHARACTER_KINDS, COLUMNS, KINDS, MOUNTAIN, NINJA, SLOTS
from himeji.games.naishi.scoring import points, territory, types_present
from himeji.games.naishi.state import Naishi
from himeji.games.weights import fitted

NAISHI: Final[i64] = CARDS.index("naishi")
HORSEMAN: Final[i64] = CARDS.index("horseman")
RONIN: Final[i64] = CARDS.index("ronin")
FORT: Final[i64] = CARDS.index("fort")
TORII: Final[i64] = CARDS.index("torii")
RICE_FIELD: Final[i64] = CARDS.index("rice_field")
BANNER: Final[i64] = CARDS.index("banner")
CENTRE: Final[i64] = COLUMNS // 2
TORII_WANTED: Final[i64] = 3
LEAST: Final[i64] = -999
PLACES: Final[i64] = len(COURT_PLACES)

FEATURES: Final = (
    "points",  # if the game ended here, ninjas at their best
    "time",  # cards to go before two piles can be empty
    "mountains",  # but for the one that scores
    "mountains by time",
    "torii to complete",  # by time, while enough of them may still come
    "rice fields by time",
    "naishi off centre",
    "forts off the edge",
    "horsemen without banner",
    "banners without horseman",
    "types for a ronin by time",
    "free emissaries",
)
NO_FEATURES: Final = zeros(len(FEATURES))
NO_COUNTS: Final = zeros(KINDS)


@final
class NaishiHeuristic(Heuristic):
    def __init__(self) -> None:
        super().__init__(FEATURES, fitted("naishi"))

    def features(self, s: State, seat: i64) -> Numbers:
        assert isinstance(s, Naishi)
        return features(s, seat)

    def turn(self, s: State) -> i64:
        assert isinstance(s, Naishi)
        return s.turn

    def time(self, s: State) -> i64:
        assert isinstance(s, Naishi)
        return time_left(s)

    def tie_break(self, s: State, seat: i64) -> i64:
        """NA-11. Most colours."""
        assert isinstance(s, Naishi)
        grid: Numbers = territory(s, seat)
        found: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if grid[slot] >= 0:
                found |= 1 << grid[slot]
        return size(found)


def heuristic() -> Heuristic:
    return NaishiHeuristic()


def features(s: Naishi, seat: i64) -> Numbers:
    if s.turn == 0:
        s = s.clone()
        s.hands[seat * COLUMNS] = MOUNTAIN  # where the card waits that the seat gives away
    found: Numbers = NO_FEATURES[:]
    count: Numbers = counts(s, seat)
    time: i64 = time_left(s)
    found[0] = points_with_ninjas(s, seat)
    found[1] = time
    if time == 0:
        return found
    mountains: i64 = max(count[MOUNTAIN] - 1, 0)
    found[2] = mountains
    found[3] = mountains * time
    missing: i64 = TORII_WANTED - count[TORII]
    if 0 < missing < TORII_WANTED and to_come(s, TORII) >= missing:
        found[4] = count[TORII] * time
    found[5] = count[RICE_FIELD] * time
    found[6] = count[NAISHI] - in_column(s, seat, NAISHI, CENTRE)
    found[7] = count[FORT] - in_column(s, seat, FORT, 0) - in_column(s, seat, FORT, COLUMNS - 1)
    riders: i64 = horsemen_under_banners(s, seat)
    found[8] = count[HORSEMAN] - riders
    found[9] = count[BANNER] - riders
    if count[RONIN]:
        found[10] = types_present(s, seat) * time
    found[11] = s.court[seat * PLACES + HOME]
    return found


def counts(s: Naishi, seat: i64) -> Numbers:
    """How many of each kind lie in the territory."""
    count: Numbers = NO_COUNTS[:]
    slot: i64
    for slot in range(SLOTS):
        count[s.card_at(seat, slot)] += 1
    return count


def time_left(s: Naishi) -> i64:
    """How many cards the two lowest piles of the river still have; none once the end is triggered."""
    if s.turns_left >= 0:
        return 0
    lowest: i64 = SLOTS
    second: i64 = SLOTS
    pile: i64
    for pile in range(PILES):
        cards: i64 = s.hidden[pile]
        if s.river[pile] >= 0:
            cards += 1
        if cards < lowest:
            second = lowest
            lowest = cards
        elif cards < second:
            second = cards
    return lowest + second


def to_come(s: Naishi, kind: i64) -> i64:
    """How many cards of a kind are in the river, seen or not."""
    found: i64 = s.bag[kind]
    pile: i64
    for pile in range(PILES):
        if s.river[pile] == kind:
            found += 1
    return found


def in_column(s: Naishi, seat: i64, kind: i64, column: i64) -> i64:
    """How many cards of a kind lie in a column of the territory."""
    found: i64 = 0
    if s.card_at(seat, column) == kind:
        found += 1
    if s.card_at(seat, COLUMNS + column) == kind:
        found += 1
    return found


def horsemen_under_banners(s: Naishi, seat: i64) -> i64:
    found: i64 = 0
    column: i64
    for column in range(COLUMNS):
        if s.card_at(seat, column) == BANNER and s.card_at(seat, COLUMNS + column) == HORSEMAN:
            found += 1
    return found


def points_with_ninjas(s: Naishi, seat: i64) -> i64:
    """The points of a territory whose ninjas that have yet to choose copy what is best."""
    chosen: Numbers = s.copies
    s.copies = chosen[:]
    best: i64 = best_points(s, seat, 0)
    s.copies = chosen
    return best


def best_points(s: Naishi, seat: i64, slot: i64) -> i64:
    """The same, for the ninjas from this slot on."""
    while slot < SLOTS and not has_to_copy(s, seat, slot):
        slot += 1
    if slot == SLOTS:
        return points(s, seat)
    at: i64 = seat * SLOTS + slot
    count: Numbers = counts(s, seat)
    best: i64 = LEAST
    choice: i64
    for choice in range(len(CHARACTER_KINDS)):
        if count[CHARACTER_KINDS[choice]]:
            s.copies[at] = CHARACTER_KINDS[choice]
            best = max(best, best_points(s, seat, slot + 1))
    s.copies[at] = -1
    return points(s, seat) if best == LEAST else best


def has_to_copy(s: Naishi, seat: i64, slot: i64) -> bool:
    return s.card_at(seat, slot) == NINJA and s.copies[seat * SLOTS + slot] < 0
