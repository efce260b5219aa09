"""The first move that comes to mind in Naishi, by which rollouts are played."""

import pytest

from himeji.engine.moves import DECLINE
from himeji.games.naishi.cards import NINJA
from himeji.games.naishi.gains import Gains
from himeji.games.naishi.heuristic import NaishiHeuristic
from himeji.games.naishi.moves import DEVELOP
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


@pytest.mark.parametrize("slots", [(0, 4), (5, 9), (2, 7)])
def test_looking_at_an_exchange_leaves_the_cards_where_they_are(slots):
    state, _ = developing()[-1]
    gains = Gains()
    gains.look(state, 0)
    before = list(gains.grid), list(gains.where)
    gains.of_exchange(*slots)
    assert before == (list(gains.grid), list(gains.where))
