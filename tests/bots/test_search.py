"""The search: what it returns, and what it may not depend on."""

import pytest

from himeji.bots.search_player import SearchPlayer
from tests.leaks.worlds import redealt
from tests.walks import dice


@pytest.fixture
def searcher(seating) -> SearchPlayer:
    return SearchPlayer(seating.title, simulations=24, seed=5)


def test_chances_to_win_sum_to_one_and_lines_come_best_first(searcher, asked):
    state = asked[1]
    found = searcher.analyse(state.port(int(state.to_move())))
    assert sum(found.wins) == pytest.approx(1)
    assert [line.visits for line in found.lines] == sorted((line.visits for line in found.lines), reverse=True)
    for line in found.lines:
        assert sum(line.wins) == pytest.approx(1)
        assert line.chain[0] == line.move.text
        assert state.why_not(line.move) is None


def test_the_same_seed_and_budget_give_the_same_analysis_in_worlds_its_seat_cannot_tell_apart(seating, asked):
    for n, state in enumerate(asked[:3]):
        for decision in state.pending():
            world = redealt(state, decision.seat, dice("other world", n))
            (first, second) = (
                SearchPlayer(seating.title, simulations=24).analyse(each.port(decision.seat)) for each in (state, world)
            )
            assert first == second
