"""The first move that comes to mind in Naishi, by which rollouts are played."""

import pytest

from himeji.engine.moves import DECLINE
from himeji.games.naishi.cards import NINJA
from himeji.games.naishi.gains import Gains
from himeji.games.naishi.heuristic import NaishiHeuristic
from himeji.games.naishi.moves import (
    DEVELOP,
    FIRST,
    PAIR_COUNT,
    SECOND,
    SWAP_OWN,
    SWAP_OWN_COUNT,
    SWAP_RIVER,
    swapped_area,
    swapped_pair,
)
from himeji.games.naishi.state import Naishi
from tests.walks import Table, legal, positions

TABLE = Table("naishi", 2)
JUDGE = NaishiHeuristic()


def developing() -> list[tuple[Naishi, list[int]]]:
    """Positions in which a card can be developed, without ninjas, whose points depend on what they copy."""
    found = []
    for state in positions(TABLE, *range(6)):
        assert isinstance(state, Naishi)
        slots = [code - DEVELOP for code in legal(state) if DEVELOP <= code < DEVELOP + 10]
        ninjas = NINJA in [*state.lines, *state.hands, *state.river]
        if slots and not ninjas:
            found.append((state, slots))
    return found


def test_a_hunch_is_a_legal_move():
    asked = [state for state in positions(TABLE, *range(6)) if state.to_move() >= 0]
    answers = [(legal(state), JUDGE.hunch(state)) for state in asked]
    assert all(move in moves for moves, move in answers if move >= 0)
    assert {move for _, move in answers} > {-1, DECLINE}


def test_the_points_a_card_gains_are_those_it_has_gained_once_developed():
    compared, gains = 0, Gains()
    for state, slots in developing():
        seat = state.seat
        for slot in slots:
            gains.look(state, seat)
            told = gains.of_card(slot, state.river[slot % 5])
            after = state.clone()
            after.play(DEVELOP + slot)
            assert told == after.points(seat) - state.points(seat)
            compared += 1
    assert compared > 100


def test_the_points_an_exchange_gains_are_those_it_has_gained_once_swapped():
    compared, gains = 0, Gains()
    for state, _ in developing():
        gains.look(state, state.seat)
        for code in set(range(SWAP_OWN, SWAP_OWN + SWAP_OWN_COUNT)).intersection(legal(state)):
            one, other = slots_swapped(code)
            if gains.grid[one] != gains.grid[other]:
                after = state.clone()
                after.play(code)
                assert gains.of_exchange(one, other) == after.points(state.seat) - state.points(state.seat)
                compared += 1
    assert compared > 100


def slots_swapped(code: int) -> tuple[int, int]:
    area, pair = swapped_area(code - SWAP_OWN), swapped_pair(code - SWAP_OWN)
    return (pair, pair + 5) if area == 2 else (5 * area + FIRST[pair], 5 * area + SECOND[pair])


def test_the_river_is_swapped_for_a_development_that_is_worth_the_emissary():
    compared = 0
    for state in positions(TABLE, *range(6)):
        code = JUDGE.hunch(state) if state.to_move() >= 0 else -1
        if SWAP_RIVER <= code < SWAP_RIVER + PAIR_COUNT:
            after = state.clone()
            after.play(code)
            assert best_development(after) - JUDGE.first.of_emissary() > best_development(state)
            compared += 1
    assert compared > 5


def best_development(state) -> int:
    JUDGE.first.development(state, JUDGE.time(state))
    return JUDGE.first.most


@pytest.mark.parametrize("slots", [(0, 4), (5, 9), (2, 7)])
def test_looking_at_an_exchange_leaves_the_cards_where_they_are(slots):
    state, _ = developing()[-1]
    gains = Gains()
    gains.look(state, 0)
    before = list(gains.grid), list(gains.where)
    gains.of_exchange(*slots)
    assert before == (list(gains.grid), list(gains.where))
