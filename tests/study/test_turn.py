"""Turns, looked at to their ends."""

from himeji.bots.heuristic import heuristic
from himeji.engine.state import State
from himeji.study.turn import Turn
from tests.walks import Table, legal, positions


def every_end(turn: Turn, position: State) -> list[float]:
    """What each way to play the turn on promises, by trying all of them."""
    if turn.is_over(position):
        return [turn.heuristic.value(position, turn.seat)]
    found = []
    for code in legal(position):
        after = position.clone()
        after.play(code)
        found += every_end(turn, after)
    return found


def test_the_best_end_of_a_turn_is_the_best_of_all():
    value = heuristic("naishi")
    for state in positions(Table("naishi", 2), "ends")[3:30:9]:
        turn = Turn(value, state, width=1000)
        assert turn.best().value == max(every_end(turn, state))


def test_a_chain_leads_where_it_says(seating, asked):
    value = heuristic(seating.title)
    for state in asked[:2]:
        end = Turn(value, state).best()
        played = state.clone()
        for code in end.chain:
            assert played.refuse(code) == 0
            played.play(code)
        assert played.encode() == end.position.encode()


def test_looking_at_a_turn_changes_nothing(seating, asked):
    before = asked[0].encode()
    Turn(heuristic(seating.title), asked[0]).ends()
    assert asked[0].encode() == before


def test_a_chain_is_followed_while_it_is_allowed_and_the_turn_lasts(seating, asked):
    turn = Turn(heuristic(seating.title), asked[1])
    end = turn.best()
    assert turn.follow([*end.chain, *end.chain]).chain == end.chain
    assert turn.follow([999, *end.chain]).chain == ()
