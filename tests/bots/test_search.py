"""The search: what it returns, and what it may not depend on."""

import pytest

from himeji.bots.search_player import SearchPlayer, sight
from tests.leaks.worlds import redealt
from tests.walks import Table, dice


@pytest.fixture
def searcher(seating) -> SearchPlayer:
    return SearchPlayer(seating.title, simulations=8, seed=5)


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
                SearchPlayer(seating.title, simulations=8).analyse(each.port(decision.seat)) for each in (state, world)
            )
            assert first == second


def test_processes_share_the_simulations_and_the_sum_is_the_same_each_time(title):
    state = Table(title, 2).new("processes")
    port = state.port(int(state.to_move()))
    (first, second) = (SearchPlayer(title, simulations=41).analyse(port, processes=2) for _ in range(2))
    assert first == second
    assert first.simulations == 41 == sum(line.visits for line in first.lines)


def test_a_turn_that_brings_nothing_to_light_is_searched_on_from_what_was_found_before():
    player = SearchPlayer("white_castle", simulations=20)
    state = Table("white_castle", 2).new("kept")
    went_on = 0
    while went_on < 3:
        port = state.port(int(state.to_move()))
        decision = port.decision()
        assert decision is not None
        kept = player.kept
        move = player.choose(port)
        if kept is not None and kept[0] == sight(port.view, decision) and len(decision.moves()) > 1:
            assert kept[1].simulations() >= 20
            went_on += 1
        state.apply(move, port.seat)


def test_one_simulation_is_enough_for_a_move(searcher, asked):
    state = asked[0]
    found = searcher.analyse(state.port(int(state.to_move())), simulations=1)
    assert [line.visits for line in found.lines] == [1]
