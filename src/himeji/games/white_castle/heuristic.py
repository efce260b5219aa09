"""What a greedy player values: points now, and what stores, clan members and cards will still bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from himeji.engine.numbers import Numbers, numbers, size, zeros
from himeji.engine.state import State
from himeji.games.white_castle.board import (
    BRIDGE,
    CAUSE_TURN,
    COIN,
    DICE_OF_A_COLOUR,
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
    TURNS,
    YARD_LIST,
    YARD_VALUE,
)
from himeji.games.white_castle.cards import FIRST_DIPLOMAT, FIRST_STARTING_ACTION
from himeji.games.white_castle.courtiers import courtiers_away
from himeji.games.white_castle.scoring import points
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.yards import warriors_away

WORTH: Final[dict[str, int]] = {  # of one of each, in hundredths of a point; written in this order below
    "points": 100,  # if the game ended here
    "turns": 400,
    "lantern cards by turn": 50,
    "steward card by turn": 0,  # in the domain
    "diplomat card by turn": 10,
    "passage of time": 20,
    "passage of time by turn": 3,
    "stone gardens by round": 120,
    "plant gardens by round": 120,
    "coins": 20,
    "seals": 40,
    "food": 40,
    "iron": 40,
    "pearls": 50,
    "coins by turn": 4,
    "seals by turn": 6,
    "food by turn": 10,
    "iron by turn": 10,
    "pearls by turn": 12,
    "coins over six": -15,
    "courtiers at the gate": 30,
    "courtiers at the gate by turn": 15,
    "courtiers inside by turn": 25,
    "warriors by courtiers at the gate": 40,
    "warriors by turn": 25,
    "courtiers away by turn": 10,
    "gardeners away by turn": 10,
    "warriors away by turn": 10,
}
FEATURES: Final = tuple(WORTH)
WEIGHTS: Final[Numbers] = numbers(WORTH.values())
NO_FEATURES: Final = zeros(len(WORTH))
SPENT: Final[Numbers] = numbers([COIN, SEAL, *range(FIRST_RESOURCE, KINDS)])
ENOUGH_COINS: Final[i64] = 6


def turn(s: State) -> i64:
    """The number of the turn, counted by the dice taken; a player looks no further than its end."""
    assert isinstance(s, WhiteCastle)
    number: i64 = s.round * HUES * BRIDGE + dice_taken(s)
    return number + 1 if s.cause == CAUSE_TURN and s.die == 0 else number


def dice_taken(s: WhiteCastle) -> i64:
    """How many dice of this round have left the bridges."""
    taken: i64 = HUES * DICE_OF_A_COLOUR[s.clans]
    place: i64
    for place in range(HUES * BRIDGE):
        if s.dice[place]:
            taken -= 1
    return taken


def turns_left(s: WhiteCastle, clan: i64) -> i64:
    """How many turns a clan has yet to begin."""
    if s.round == 0:
        return ROUNDS * TURNS
    taken: i64 = dice_taken(s)
    begun: i64 = taken // s.clans
    place: i64
    for place in range(taken % s.clans):
        if s.order[place] == clan:
            begun += 1
    return (ROUNDS - s.round + 1) * TURNS - begun


def features(s: State, seat: i64) -> Numbers:
    """What a seat has and what is to come; at the end only the points count."""
    assert isinstance(s, WhiteCastle)
    found: Numbers = NO_FEATURES[:]
    found[0] = points(s, seat)
    turns: i64 = turns_left(s, seat)
    if turns == 0 and s.round == ROUNDS:
        return found
    found[1] = turns
    found[2] = lantern_cards(s, seat) * turns
    if s.domain[seat] < FIRST_DIPLOMAT:
        found[3] = turns
    elif s.domain[seat] < FIRST_STARTING_ACTION:
        found[4] = turns
    found[5] = s.time[seat]
    found[6] = s.time[seat] * turns
    find_gardens(s, seat, found, 7)
    find_stores(s, seat, turns, found, 9)
    find_members(s, seat, turns, found, 20)
    return found


def find_gardens(s: WhiteCastle, seat: i64, found: Numbers, at: i64) -> None:
    """Gardens come again at the end of every round but the last."""
    place: i64
    for place in range(len(GARDEN_PLACES)):
        if s.gardeners[seat] >> place & 1:
            found[at + 1 - IS_STONE[place]] += ROUNDS - s.round


def find_stores(s: WhiteCastle, seat: i64, turns: i64, found: Numbers, at: i64) -> None:
    i: i64
    for i in range(len(SPENT)):
        found[at + i] = s.stores[seat * KINDS + SPENT[i]]
        found[at + len(SPENT) + i] = found[at + i] * turns
    found[at + 2 * len(SPENT)] = max(found[at] - ENOUGH_COINS, 0)


def find_members(s: WhiteCastle, seat: i64, turns: i64, found: Numbers, at: i64) -> None:
    away: i64 = courtiers_away(s, seat)
    at_gate: i64 = s.courtiers[seat * len(FLOORS) + GATE]
    value: i64 = 0
    yard: i64
    for yard in range(len(YARD_LIST)):
        value += s.warriors[seat * len(YARD_LIST) + yard] * YARD_VALUE[yard]
    found[at] = at_gate
    found[at + 1] = at_gate * turns
    found[at + 2] = (away - at_gate) * turns
    found[at + 3] = value * at_gate
    found[at + 4] = value * turns
    found[at + 5] = away * turns
    found[at + 6] = size(s.gardeners[seat]) * turns
    found[at + 7] = warriors_away(s, seat) * turns


def lantern_cards(s: WhiteCastle, seat: i64) -> i64:
    count: i64 = 0
    while count < LANTERN_CARDS and s.lantern[seat * LANTERN_CARDS + count] >= 0:
        count += 1
    return count
