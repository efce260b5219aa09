"""WC-14. The passage of time."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import about_to, asked, clan, have, stores

pytestmark = pytest.mark.rule("WC-14")


@pytest.mark.parametrize("steps", [1, 2])
@pytest.mark.parametrize("place", [0, 6, 11, 15])
def test_influence_advances_the_marker(steps, place):
    state = about_to(f"{steps} influence", time=[place])
    assert clan(state)["time"] == place + steps
    assert asked(state) == [(1, "take_a_die")]


def test_every_step_is_told():
    state = about_to("any light action", time=[2])
    events = play(state, "block diplomat_left 2")
    assert told(events, "influence_gained") == [{"seat": 0, "place": 3}, {"seat": 0, "place": 4}]
    assert audience(events[0]) == [0, 1, None]


@pytest.mark.parametrize(("place", "toll"), [(5, 1), (10, 2), (14, 3)])
def test_a_season_is_entered_by_paying_its_seals(place, toll):
    state = about_to("1 influence", time=[place], stores=[have(seal=4)])
    assert asked(state) == [(0, "1_influence")]
    assert moves(state, "cross") == ["cross gate"]
    events = play(state, "cross gate")
    assert told(events, "paid") == [{"seat": 0, "store": "seal", "count": toll}]
    assert told(events, "gate_crossed") == [{"seat": 0, "count": toll}]
    assert (clan(state)["time"], stores(state)["seal"]) == (place + 1, 4 - toll)


@pytest.mark.rule("WC-R5")
@pytest.mark.parametrize("place", [5, 10, 14])
def test_a_gate_may_be_left_unpaid_and_stops_the_marker(place):
    state = about_to("2 influence", time=[place], stores=[have(seal=5)])
    assert play(state, "decline") == []
    assert (clan(state)["time"], stores(state)) == (place, {"seal": 5})
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R5")
@pytest.mark.parametrize(("place", "seals"), [(5, 0), (10, 1), (14, 2)])
def test_a_gate_that_cannot_be_paid_stops_the_marker_without_asking(place, seals):
    state = about_to("2 influence", time=[place], stores=[have(seal=seals, coin=9)])
    assert clan(state)["time"] == place
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R5")
@pytest.mark.parametrize(("place", "gate"), [(4, 5), (9, 10), (13, 14)])
def test_steps_beyond_an_unpaid_gate_are_lost(place, gate):
    state = about_to("2 influence", time=[place])
    assert clan(state)["time"] == gate


@pytest.mark.rule("WC-R5")
def test_the_steps_left_are_walked_once_the_gate_is_paid():
    state = about_to("2 influence", time=[5], stores=[have(seal=1)])
    play(state, "cross gate")
    assert clan(state)["time"] == 7


@pytest.mark.rule("WC-R5")
@pytest.mark.parametrize("place", [19, 20])
def test_nobody_walks_beyond_the_twentieth_place(place):
    assert clan(about_to("2 influence", time=[place]))["time"] == 20


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_before_the_gate():
    state = about_to("1 influence", time=[10], stores=[have(seal=3)])
    play(state, "exchange coin")
    assert moves(state, "cross") == ["cross gate"]
    play(state, "exchange coin")
    assert (clan(state)["time"], asked(state)) == (10, [(1, "take_a_die")])


def test_only_the_gate_can_be_answered():
    state = about_to("1 influence", time=[5], stores=[have(seal=1)])
    assert refusal(state, "gain food") == "NOT_OFFERED"
    assert moves(state) == ["cross gate", "decline", "exchange coin"]


@pytest.mark.rule("WC-R11")
def test_a_marker_that_reaches_others_is_put_on_top_of_them():
    state = about_to("1 influence", seats=3, time=[1, 2, 2], arrival=[8, 3, 4])
    assert state.encode()["time"] == [2, 2, 2]
    assert state.encode()["arrival"][0] > max(state.encode()["arrival"][1:])


@pytest.mark.rule("WC-R11")
def test_a_marker_that_does_not_move_stays_where_it_lies_in_the_pile():
    for place in (5, 20):
        state = about_to("1 influence", time=[place, place], arrival=[3, 4])
        assert state.encode()["arrival"] == [3, 4]
