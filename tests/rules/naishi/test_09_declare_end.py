"""NA-09. Declare the end of the game."""

from typing import Any

import pytest

from tests.positions import audience, moves, play, refusal
from tests.rules.naishi.table import RIVER, at_turn, verbs

pytestmark = pytest.mark.rule("NA-09")

ONE_EMPTY: dict[str, Any] = {"river": [None, *RIVER[1:]], "hidden": [0, 5, 5, 5, 5]}


def test_the_end_can_be_declared_only_with_an_empty_pile():
    assert refusal(at_turn(), "declare end") == "NO_EMPTY_PILE @ NA-09"
    assert refusal(at_turn(hidden=[0, 5, 5, 5, 5]), "declare end") == "NO_EMPTY_PILE @ NA-09"
    assert refusal(at_turn(**ONE_EMPTY), "declare end") == ""


@pytest.mark.rule("NA-R5")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_player_even_the_first_plays_one_last_turn(seat):
    state = at_turn(seat, **ONE_EMPTY)
    play(state, "declare end")
    assert (state.to_move(), state.view(None)["turns_left"]) == (1 - seat, 1)
    play(state, "develop line 2", "decline")
    assert state.pending() == []


def test_declaring_is_the_whole_turn():
    state = at_turn(**ONE_EMPTY)
    before = state.encode()
    play(state, "declare end")
    assert state.to_move() == 1
    assert all(state.encode()[field] == before[field] for field in ("lines", "hands", "river", "court"))


def test_all_hear_who_declares_the_end():
    (event,) = play(at_turn(1, **ONE_EMPTY), "declare end")
    assert (event.code, event.figures, audience(event)) == ("end_declared", {"seat": 1}, [0, 1, None])


@pytest.mark.rule("NA-R5")
def test_the_end_is_declared_once():
    state = at_turn(**ONE_EMPTY)
    play(state, "declare end")
    assert refusal(state, "declare end") == "END_ALREADY_TRIGGERED @ NA-09"


@pytest.mark.rule("NA-R5")
def test_the_last_turn_allows_every_other_action():
    state = at_turn(**ONE_EMPTY, court=[[1, 1, 0, 0], [1, 1, 0, 0]])
    play(state, "declare end")
    assert verbs(moves(state)) == {"develop", "swap", "discard", "decree", "recall"}


def test_an_end_that_two_empty_piles_triggered_cannot_be_declared():
    state = at_turn(**ONE_EMPTY | {"hidden": [0, 0, 5, 5, 5]})
    play(state, "develop line 2", "decline")
    assert refusal(state, "declare end") == "END_ALREADY_TRIGGERED @ NA-09"
