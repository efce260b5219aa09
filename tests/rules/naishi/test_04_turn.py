"""NA-04. The turn."""

from typing import Any

import pytest

from himeji.engine.errors import Refused
from tests.positions import audience, moves, play, refusal
from tests.rules.naishi.table import FREE, HANDS, at_turn, verbs

pytestmark = pytest.mark.rule("NA-04")

NO_RIVER: dict[str, Any] = {"river": [None] * 5, "hidden": [0] * 5}


def asked(state):
    return [(decision.seat, decision.asks) for decision in state.pending()]


def test_the_main_actions_are_develop_decree_recall_and_declare_the_end():
    everything = at_turn(
        court=[[1, 1, 0, 0], FREE], river=[None, "ronin", "fort", "torii", "banner"], hidden=[0, 5, 5, 5, 5]
    )
    assert verbs(moves(everything)) == {"develop", "swap", "discard", "decree", "recall", "declare"}


def test_a_turn_cannot_be_declined(opened):
    assert refusal(opened, "decline") == "NOT_OFFERED"


@pytest.mark.parametrize("move", ["give torii", "copy monk"])
def test_moves_of_other_moments_are_not_offered(opened, move):
    assert refusal(opened, move) == "NOT_OFFERED"


def test_only_the_player_whose_turn_it_is_plays(opened):
    assert refusal(opened, "develop line 1", seat=1) == "NOT_YOUR_TURN"
    before = opened.encode()
    with pytest.raises(Refused) as refused:
        play(opened, "develop line 1", seat=1)
    assert str(refused.value.refusal) == "NOT_YOUR_TURN"
    assert opened.encode() == before


def test_players_take_turns(opened):
    seats = []
    for _ in range(4):
        seats.append(opened.to_move())
        play(opened, "develop line 1", "decline")
    assert seats == [0, 1, 0, 1]


def test_an_additional_action_may_follow_developing(opened):
    play(opened, "develop line 1")
    assert asked(opened) == [(0, "additional_action")]
    assert verbs(moves(opened)) == {"swap", "discard", "decline"}
    play(opened, "swap line 1 2")
    assert asked(opened) == [(1, "turn")]


def test_an_additional_action_may_be_declined(opened):
    play(opened, "develop line 1", "decline")
    assert asked(opened) == [(1, "turn")]


@pytest.mark.parametrize("additional", ["swap line 1 2", "discard river 1 2"])
def test_an_additional_action_may_come_first_and_developing_must_follow(opened, additional):
    play(opened, additional)
    assert asked(opened) == [(0, "develop")]
    assert verbs(moves(opened)) == {"develop"}
    assert refusal(opened, "decline") == "NOT_OFFERED"
    play(opened, "develop line 1")
    assert asked(opened) == [(1, "turn")]


@pytest.mark.parametrize("move", ["decree line 1", "recall", "declare end"])
def test_the_other_main_actions_allow_no_additional_action(move):
    court, river = [[1, 1, 0, 0], FREE], [None, "ronin", "fort", "torii", "banner"]
    state = at_turn(court=court, river=river, hidden=[0, 5, 5, 5, 5])
    play(state, move)
    assert asked(state) == [(1, "turn")]


def test_without_a_possible_additional_action_the_turn_passes_at_once():
    state = at_turn(court=[[0, 2, 0, 0], FREE])
    play(state, "develop line 1")
    assert asked(state) == [(1, "turn")]


@pytest.mark.rule("NA-R4")
@pytest.mark.parametrize(
    "court",
    [[[1, 0, 0, 1], FREE], [FREE, [1, 0, 0, 1]]],
    ids=["own_decree", "other_decree"],
)
def test_a_player_who_can_do_nothing_passes(court):
    state = at_turn(turns_left=1, court=court, **NO_RIVER)
    assert moves(state) == ["pass"]
    (event,) = (event for event in play(state, "pass") if event.code == "turn_passed")
    assert (event.figures, audience(event)) == ({"seat": 0}, [0, 1, None])
    assert state.pending() == []


@pytest.mark.rule("NA-R4")
@pytest.mark.parametrize(
    "possible",
    [
        {"turns_left": 1},
        {"turns_left": 1, **NO_RIVER},
        {"turns_left": 1, "court": [[1, 1, 0, 0], [1, 0, 0, 1]], **NO_RIVER},
        {"court": [[1, 0, 0, 1], FREE], **NO_RIVER},
    ],
    ids=["develop", "decree", "recall", "declare_end"],
)
def test_nobody_passes_while_a_main_action_is_possible(possible):
    assert refusal(at_turn(**possible), "pass") == "AN_ACTION_IS_POSSIBLE @ NA-R4"


def test_a_game_that_is_over_takes_no_move():
    state = at_turn(1, turns_left=1)
    play(state, "decree line 1")
    assert state.encode()["hands"] == HANDS
    assert refusal(state, "develop line 1") == "GAME_OVER"
    assert refusal(state, "develop line 1", seat=0) == "GAME_OVER"
