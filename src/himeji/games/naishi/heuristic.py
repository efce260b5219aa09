"""What a greedy player values: points at the end, as far as the seat can see them coming."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.heuristic import NO_HABIT, Heuristic
from himeji.engine.moves import DECLINE
from himeji.engine.network import Inputs
from himeji.engine.numbers import Numbers, lowest, size, zeros
from himeji.engine.state import State
from himeji.games.naishi.additional import AdditionalAction
from himeji.games.naishi.board import HOME, PILES, PLACES
from himeji.games.naishi.cards import CARDS, CHARACTER_KINDS, COLUMNS, KINDS, MOUNTAIN, NINJA, SLOTS
from himeji.games.naishi.gains import Gains
from himeji.games.naishi.outlook import INPUTS, MOST_INPUTS, show
from himeji.games.naishi.scoring import cards, slots_by_kind, territory, types_present, worth
from himeji.games.naishi.state import Naishi
from himeji.games.naishi.territory import LEFT_EDGE, RIGHT_EDGE
from himeji.games.naishi.turn import Turns
from himeji.games.weights import fitted

NAISHI: Final[i64] = CARDS.index("naishi")
HORSEMAN: Final[i64] = CARDS.index("horseman")
RONIN: Final[i64] = CARDS.index("ronin")
FORT: Final[i64] = CARDS.index("fort")
TORII: Final[i64] = CARDS.index("torii")
RICE_FIELD: Final[i64] = CARDS.index("rice_field")
BANNER: Final[i64] = CARDS.index("banner")
CENTRE: Final[i64] = (1 | 1 << COLUMNS) << COLUMNS // 2  # slots
EDGES: Final[i64] = LEFT_EDGE | RIGHT_EDGE
TURN: Final[i64] = Turns().id
AFTER_DEVELOPING: Final[i64] = AdditionalAction("additional action", before_developing=False).id
TORII_WANTED: Final[i64] = 3
LEAST: Final[i64] = -999

FEATURES: Final = (
    "points",  # if the game ended here, ninjas at their best
    "time",  # cards to go before two piles can be empty
    "mountains but one",
    "mountains but one by time",
    "torii to complete by time",  # while enough of them may still come
    "naishi off centre",
    "forts off the edge",
    "horsemen without banner",
    "banners without horseman",
    "types for a ronin",
    "types for a ronin by time",
    "free emissaries",
    "free emissaries by time",
    "pairs of rice fields by time",
    *CARDS,  # how many of each
    *(f"{card} by time" for card in CARDS),
)
MOUNTAINS: Final[i64] = FEATURES.index("mountains but one")  # the same by time comes next
TORII_TO_COME: Final[i64] = FEATURES.index("torii to complete by time")
OFF_CENTRE: Final[i64] = FEATURES.index("naishi off centre")
OFF_EDGE: Final[i64] = FEATURES.index("forts off the edge")
HORSEMEN_ALONE: Final[i64] = FEATURES.index("horsemen without banner")
BANNERS_ALONE: Final[i64] = FEATURES.index("banners without horseman")
RONIN_TYPES: Final[i64] = FEATURES.index("types for a ronin")
EMISSARIES: Final[i64] = FEATURES.index("free emissaries")
FIELD_PAIRS: Final[i64] = FEATURES.index("pairs of rice fields by time")
FIRST_CARD: Final[i64] = FEATURES.index(CARDS[0])
NO_FEATURES: Final = zeros(len(FEATURES))


@final
class NaishiHeuristic(Heuristic):
    def __init__(self) -> None:
        super().__init__(FEATURES, fitted("naishi"))
        self.inputs = Inputs(INPUTS, MOST_INPUTS)
        self.held = zeros(2)
        self.gains: Gains = Gains()

    def habit(self, s: State) -> i64:
        """Nothing is added after developing."""
        return DECLINE if s.frames[s.top] == AFTER_DEVELOPING else NO_HABIT

    def show(self, s: State, before: State, mirrored: bool) -> None:
        assert isinstance(s, Naishi)
        assert isinstance(before, Naishi)
        self.held[0] = points_held(s, 0)
        self.held[1] = points_held(s, 1)
        show(s, before, mirrored, time_left(s), self.held, self.gains, self.inputs)

    def sight(self, s: State) -> i64:
        """The cards of the river."""
        assert isinstance(s, Naishi)
        found: i64 = 0
        pile: i64
        for pile in range(PILES):
            found = found * (KINDS + 1) + s.river[pile] + 1
        return found

    def features(self, s: State, seat: i64) -> Numbers:
        assert isinstance(s, Naishi)
        return features(s, seat)

    def turn(self, s: State) -> i64:
        assert isinstance(s, Naishi)
        return s.turn

    def begins(self, s: State) -> i64:
        if s.top >= 0 and s.frames[s.top] == TURN:
            return s.to_move()
        return -1

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
    grid: Numbers = cards(s, seat)
    where: Numbers = slots_by_kind(grid)
    types: i64 = types_present(s, seat)
    time: i64 = time_left(s)
    found[0] = points_of(s, seat, grid, where, types)
    if time == 0:
        return found
    found[1] = time
    kind: i64
    for kind in range(KINDS):
        count: i64 = size(where[kind])
        found[FIRST_CARD + kind] = count
        found[FIRST_CARD + KINDS + kind] = count * time
    found[MOUNTAINS] = max(found[FIRST_CARD + MOUNTAIN] - 1, 0)
    found[MOUNTAINS + 1] = found[MOUNTAINS] * time
    torii: i64 = found[FIRST_CARD + TORII]
    if 0 < torii < TORII_WANTED and to_come(s, TORII) >= TORII_WANTED - torii:
        found[TORII_TO_COME] = torii * time
    found[OFF_CENTRE] = size(where[NAISHI] & ~CENTRE)
    found[OFF_EDGE] = size(where[FORT] & ~EDGES)
    riders: i64 = size(where[BANNER] & where[HORSEMAN] >> COLUMNS)
    found[HORSEMEN_ALONE] = found[FIRST_CARD + HORSEMAN] - riders
    found[BANNERS_ALONE] = found[FIRST_CARD + BANNER] - riders
    if where[RONIN]:
        found[RONIN_TYPES] = types
        found[RONIN_TYPES + 1] = types * time
    found[EMISSARIES] = s.court[seat * PLACES + HOME]
    found[EMISSARIES + 1] = found[EMISSARIES] * time
    fields: i64 = found[FIRST_CARD + RICE_FIELD]
    found[FIELD_PAIRS] = fields * (fields - 1) // 2 * time
    return found


def points_held(s: Naishi, seat: i64) -> i64:
    """The points if the game ended here, ninjas at their best."""
    grid: Numbers = cards(s, seat)
    return points_of(s, seat, grid, slots_by_kind(grid), types_present(s, seat))


def points_of(s: Naishi, seat: i64, grid: Numbers, where: Numbers, types: i64) -> i64:
    return worth_with_ninjas(s, seat, where, types) if where[NINJA] else worth(grid, where, types)


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


def worth_with_ninjas(s: Naishi, seat: i64, where: Numbers, types: i64) -> i64:
    """What a territory scores if its ninjas that have yet to choose copy what is best."""
    grid: Numbers = territory(s, seat)
    ninjas: i64 = where[NINJA]
    slot: i64
    for slot in range(SLOTS):
        if grid[slot] >= 0:
            ninjas &= ~(1 << slot)  # has chosen
    return best_worth(grid, where, types, ninjas)


def best_worth(grid: Numbers, where: Numbers, types: i64, ninjas: i64) -> i64:
    """The most it can score, whatever of the characters there these ninjas copy."""
    best: i64 = LEAST
    if ninjas:
        slot: i64 = lowest(ninjas)
        choice: i64
        for choice in range(len(CHARACTER_KINDS)):
            if where[CHARACTER_KINDS[choice]]:
                grid[slot] = CHARACTER_KINDS[choice]
                best = max(best, best_worth(grid, where, types, ninjas & (ninjas - 1)))
    return worth(grid, slots_by_kind(grid), types) if best == LEAST else best
