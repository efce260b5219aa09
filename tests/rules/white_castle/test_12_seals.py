"""WC-12. Daimyo seals."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import TILES, about_to, asked, at_turn, bridges, clan, have, new, stores

pytestmark = pytest.mark.rule("WC-12")


@pytest.mark.parametrize(
    ("into", "seals"), [("coin", 1), ("food", 2), ("iron", 2), ("pearl", 2)], ids=["coin", "food", "iron", "pearl"]
)
def test_one_seal_is_exchanged_for_a_coin_and_two_for_a_resource(into, seals):
    state = at_turn(stores=[have(seal=3)])
    exchanged, gained = play(state, f"exchange {into}")
    assert exchanged.code == "seals_exchanged"
    assert exchanged.figures == {"seat": 0, "count": seals, "store": into}
    assert audience(exchanged) == [0, 1, None]
    assert gained.figures == {"seat": 0, "store": into, "count": 1}
    assert stores(state) == {"seal": 3 - seals, into: 1}


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_any_number_of_times():
    state = at_turn(stores=[have(seal=5)])
    play(state, "exchange pearl", "exchange coin", "exchange pearl")
    assert stores(state) == {"coin": 1, "pearl": 2}
    assert refusal(state, "exchange coin") == "TOO_FEW_SEAL(need=1, have=0) @ WC-04"


def test_an_exchange_needs_its_seals():
    state = at_turn(stores=[have(seal=1)])
    assert refusal(state, "exchange iron") == "TOO_FEW_SEAL(need=2, have=1) @ WC-04"
    assert moves(state, "exchange") == ["exchange coin"]


@pytest.mark.rule("WC-R4")
def test_an_exchange_is_made_beside_the_question_and_leaves_it_as_it_was():
    state = at_turn(stores=[have(seal=2)])
    before = asked(state), moves(state, "take")
    play(state, "exchange food")
    assert (asked(state), moves(state, "take")) == before


@pytest.mark.rule("WC-R4")
def test_nobody_exchanges_in_another_clan_s_turn():
    state = at_turn(stores=[have(), have(seal=5)])
    assert refusal(state, "exchange coin", seat=1) == "NOT_YOUR_TURN"


@pytest.mark.rule("WC-R4")
def test_nobody_exchanges_during_set_up():
    state = new(2, 7)
    assert refusal(state, "exchange coin") == "NOT_YOUR_TURN_TO_EXCHANGE @ WC-12"
    assert moves(state, "exchange") == []


def test_at_most_five_seals_are_kept():
    state = about_to("2 seal", stores=[have(seal=3)])
    assert stores(state) == {"seal": 5}
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R21")
@pytest.mark.parametrize(("seals", "lost"), [(4, 1), (5, 2)])
def test_a_sixth_seal_is_lost(seals, lost):
    state = about_to("2 seal", stores=[have(seal=seals)])
    assert asked(state) == [(0, "2_seal")]
    assert refusal(state, "decline") == "NOT_OFFERED"
    events = play(state, "accept seals")
    assert told(events, "lost_to_the_limit") == [{"seat": 0, "store": "seal", "count": lost}]
    assert stores(state) == {"seal": 5}


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_just_before_a_gain_that_would_overflow():
    state = about_to("2 seal", stores=[have(seal=5)])
    assert moves(state) == ["accept seals", "exchange coin", "exchange food", "exchange iron", "exchange pearl"]
    play(state, "exchange coin")
    assert asked(state) == [(0, "2_seal")]
    events = play(state, "exchange coin")
    assert told(events, "lost_to_the_limit") == []
    assert stores(state) == {"coin": 2, "seal": 5}
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_in_the_middle_of_a_payment():
    state = about_to("3 coin -> warrior", stores=[have(coin=2, seal=3, iron=2)])
    assert refusal(state, "do 3 coin -> warrior") == "TOO_FEW_COIN(need=3, have=2) @ WC-04"
    play(state, "exchange coin", "do 3 coin -> warrior")
    assert asked(state) == [(0, "warrior")]
    assert refusal(state, "train 3") == "TOO_FEW_IRON(need=3, have=2) @ WC-04"
    play(state, "exchange iron", "train 3", "decline")
    assert stores(state) == {}
    assert clan(state)["warriors"]["yard-3"] == 1


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_in_the_middle_of_a_climb():
    state = about_to("climb", stores=[have(seal=2, pearl=1)], courtiers=[[1, 0, 0, 0]])
    assert moves(state, "climb") == []
    assert refusal(state, "climb gate steward_right") == "TOO_FEW_PEARL(need=2, have=1) @ WC-04"
    play(state, "exchange pearl", "climb gate steward_right")
    assert asked(state) == [(0, "choose")]


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_between_a_climb_and_its_light_action():
    state = about_to("climb", stores=[have(seal=5, pearl=2)], courtiers=[[1, 0, 0, 0]])
    play(state, "climb gate steward_right", "exchange coin", "do (1 seal & 1 points)")
    assert stores(state) == {"coin": 1, "seal": 5, "points": 1}


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_in_the_middle_of_a_lantern():
    lantern = [("start-resource-4", "decree-seal", "start-action-2")]
    state = about_to("lantern", stores=[have(seal=5)], lantern=lantern, time=[5], courtiers=[[0, 1, 0, 0]])
    assert moves(state, "do") == ["do 1 influence", "do 1 iron", "do 1 seal"]
    play(state, "do 1 influence", "exchange food", "cross gate")
    assert stores(state) == {"seal": 3, "food": 1, "iron": 1}
    assert clan(state)["time"] == 6


@pytest.mark.rule("WC-15")
@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_for_a_garden_at_the_end_of_a_round():
    state = at_turn(
        1,
        turn=3,
        dice=bridges(coral=(1, 5), black=(2, 4)),
        gardeners=[["black plant"]],
        stores=[have(coin=1, seal=4, iron=2), have()],
    )
    play(state, "take coral right", "place well", "gain food")
    assert asked(state) == [(0, "choose")]
    assert refusal(state, "do 3 coin -> warrior") == "TOO_FEW_COIN(need=3, have=1) @ WC-04"
    play(state, "exchange coin", "exchange coin", "do 3 coin -> warrior", "exchange iron", "train 3", "decline")
    assert stores(state) == {}
    assert asked(state) == [(0, "take_a_die")]


def last_turn(round=3, turn=3, **held):
    """The second clan about to take its last die of a round; the well gives a pearl and a coin and asks nothing."""
    swapped = {"die-coral-coin": "die-white-any", "die-white-any": "die-coral-coin"}
    return at_turn(
        1,
        round=round,
        turn=turn,
        dice=bridges(coral=(1, 5), black=(2, 4), white=(0, 0) if turn == 3 else (1, 5)),
        tiles=[swapped.get(tile, tile) for tile in TILES],
        stores=[have(), have(**held)],
    )


@pytest.mark.rule("WC-R4")
def test_seals_gained_last_in_the_last_turn_may_still_be_exchanged():
    state = last_turn(seal=1, food=2)
    play(state, "take coral right", "place well")  # a second seal
    assert asked(state) == [(1, "last_exchange")]
    assert moves(state) == ["decline", "exchange coin", "exchange food", "exchange iron", "exchange pearl"]
    play(state, "exchange food")
    assert stores(state, 1)["food"] == 3  # one point more
    assert state.pending() == []


@pytest.mark.rule("WC-R4")
def test_whoever_keeps_the_last_seals_declines():
    state = last_turn(seal=3)
    play(state, "take coral right", "place well", "exchange coin", "decline")
    assert stores(state, 1) == {"coin": 6, "seal": 3, "pearl": 1}
    assert state.pending() == []


@pytest.mark.rule("WC-R4")
def test_one_seal_left_at_the_end_is_not_asked_about_for_it_scores_like_a_coin():
    state = last_turn()
    play(state, "take coral right", "place well")
    assert stores(state, 1)["seal"] == 1
    assert state.pending() == []


@pytest.mark.rule("WC-R4")
@pytest.mark.parametrize(("round", "turn"), [(1, 3), (2, 3), (3, 2)])
def test_before_the_last_turn_seals_wait_for_the_next_question(round, turn):
    state = last_turn(round, turn, seal=3)
    play(state, "take coral right", "place well")
    assert asked(state) == [(0, "take_a_die")]


def test_a_resource_already_at_its_limit_is_lost_in_the_exchange():
    state = at_turn(stores=[have(seal=2, iron=7)])
    events = play(state, "exchange iron")
    assert told(events, "lost_to_the_limit") == [{"seat": 0, "store": "iron", "count": 1}]
    assert stores(state) == {"iron": 7}
