"""NA-10. End of the game."""

from typing import Any

import pytest

from tests.positions import audience, play, told
from tests.rules.naishi.table import RIVER, at_turn

pytestmark = [pytest.mark.rule("NA-10"), pytest.mark.rule("NA-R6")]

ONE_EMPTY: dict[str, Any] = {"river": [None, *RIVER[1:]], "hidden": [0, 0, 5, 5, 5]}  # and another with its last card


def test_the_second_player_plays_a_last_turn_if_two_piles_are_empty_on_the_first_player_s():
    state = at_turn(0, **ONE_EMPTY)
    events = play(state, "develop line 2", "decline")
    assert [(event.figures, audience(event)) for event in events if event.code == "end_triggered"] == [
        ({"seat": 0}, [0, 1, None])
    ]
    assert (state.to_move(), state.view(None)["turns_left"]) == (1, 1)
    play(state, "develop line 3", "decline")
    assert state.pending() == []


def test_the_game_ends_after_the_second_player_s_turn_that_empties_two_piles():
    state = at_turn(1, **ONE_EMPTY)
    events = play(state, "develop line 2")
    assert told(events, "end_triggered") == []
    assert [decision.asks for decision in state.pending()] == ["additional_action"]
    events = play(state, "swap line 1 2")
    assert told(events, "end_triggered") == [{"seat": 1}]
    assert state.pending() == []


def test_a_turn_that_empties_two_piles_first_is_played_out():
    state = at_turn(1, hidden=[0, 0, 5, 5, 5])
    play(state, "discard river 1 2")
    assert [(decision.seat, decision.asks) for decision in state.pending()] == [(1, "develop")]
    play(state, "develop hand 3")
    assert state.pending() == []


@pytest.mark.parametrize("seat", [0, 1])
def test_one_empty_pile_does_not_end_the_game(seat):
    state = at_turn(seat, hidden=[0, 5, 5, 5, 5])
    play(state, "develop line 1", "decline")
    assert (state.to_move(), state.view(None)["turns_left"]) == (1 - seat, None)


def test_a_pile_with_its_last_card_revealed_is_not_empty():
    state = at_turn(1, hidden=[1, 1, 0, 0, 0])
    play(state, "discard river 1 2", "develop line 1")
    assert (state.to_move(), state.view(None)["turns_left"]) == (0, None)


@pytest.mark.parametrize("seat", [0, 1])
def test_two_empty_piles_in_a_last_turn_add_no_other(seat):
    state = at_turn(seat, **ONE_EMPTY, turns_left=1)
    events = play(state, "develop line 2", "decline")
    assert told(events, "end_triggered") == []
    assert state.pending() == []


def test_two_empty_piles_leave_a_declared_end_as_it_is():
    state = at_turn(0, **ONE_EMPTY)
    play(state, "declare end", "develop line 2", "decline")
    assert state.pending() == []
