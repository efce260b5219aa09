"""WC-13. The lantern."""

import pytest

from tests.positions import moves, play, refusal, told
from tests.rules.white_castle.table import ROOMS, about_to, asked, at_turn, clan, codes, have, stores, with_right

pytestmark = pytest.mark.rule("WC-13")

SPARE = "start-action-6"  # an action card for the domain of a clan whose own is in the lantern area

ICONS = {
    "start-resource-1": {"pearl": 1},
    "start-resource-2": {"pearl": 1},
    "start-resource-4": {"iron": 1},
    "start-resource-5": {"iron": 1},
    "start-resource-7": {"food": 1},
    "start-resource-8": {"food": 1},
    "decree-coin": {"coin": 1},
    "decree-seal": {"seal": 1},
    "decree-points": {"points": 1},
    "steward-04": {"coin": 1},
    "steward-13": {"coin": 1},
    "diplomat-07": {"points": 1},
    "diplomat-11": {"points": 1},
}


@pytest.mark.parametrize("card", ICONS)
def test_every_card_in_the_lantern_area_adds_its_icon(card):
    state = about_to("lantern", lantern=[(card,)])
    assert stores(state) == ICONS[card]


@pytest.mark.parametrize("card", ["start-action-1", "start-action-4", "start-action-6"])
def test_a_starting_action_card_adds_influence(card):
    state = about_to("lantern", lantern=[(card,)], domain=["start-action-2"])
    assert clan(state)["time"] == 1


def test_all_icons_are_gained_and_equal_ones_add_up():
    cards = ("start-resource-8", "decree-coin", "steward-04", "steward-05", "diplomat-03", "diplomat-04", "steward-07")
    state = about_to("lantern", lantern=[cards], courtiers=[[0, 1, 2, 0]])
    assert stores(state) == {"food": 1, "coin": 4, "points": 2}
    assert asked(state) == [(1, "take_a_die")]


def test_a_full_lantern_area_of_twelve_cards_is_counted():
    stewards = [f"steward-{n:02}" for n in range(1, 16) if f"steward-{n:02}" not in ROOMS][:5]
    diplomats = [f"diplomat-{n:02}" for n in range(1, 13) if f"diplomat-{n:02}" not in ROOMS][:4]
    cards = ("start-resource-1", "decree-coin", "start-action-1", *stewards, *diplomats)
    assert len(cards) == 12
    state = about_to("lantern", seats=3, lantern=[cards], domain=[SPARE], courtiers=[[0, 0, 5, 0]])
    assert (stores(state), clan(state)["time"]) == ({"pearl": 1, "coin": 6, "points": 4}, 1)


def test_an_empty_lantern_area_gives_nothing():
    assert stores(about_to("lantern", lantern=[()])) == {}


def test_only_your_own_area_counts():
    state = at_turn(stores=[have(), have()])
    play(state, "take coral left", "place well", "gain iron")
    assert stores(state, 1) == {}
    assert stores(state) == {"food": 1, "seal": 1, "pearl": 1, "iron": 1}


def test_that_the_lantern_is_lit_is_told():
    (lit, _) = [
        event for event in play(at_turn(), "take black left", "place well") if event.code in ("lantern_lit", "gained")
    ][1:3]
    assert (lit.code, lit.figures) == ("lantern_lit", {"seat": 0})


@pytest.mark.parametrize("first", ["do 1 seal", "do 1 influence"])
def test_the_order_of_the_icons_is_chosen_where_it_matters(first):
    """On the fifth place a seal more or less decides whether the gate can be crossed."""
    lantern = [("decree-seal", "start-action-2")]
    state = about_to("lantern", lantern=lantern, time=[5])
    assert asked(state) == [(0, "choose")]
    assert state.pending()[0].cause == "lantern"
    assert refusal(state, "decline") == "MUST_CHOOSE"
    play(state, first)
    if first == "do 1 seal":
        play(state, "cross gate")
        assert (clan(state)["time"], stores(state)) == (6, {})
    else:
        assert (clan(state)["time"], stores(state)) == (5, {"seal": 1})


@pytest.mark.parametrize("effect", ["(1 iron & lantern)", "(1 food & lantern)", "(2 coin & lantern)"])
def test_a_block_with_a_lantern_gives_both(effect):
    state = about_to(effect, lantern=[("start-resource-1",)])
    gained = {"iron": 1} if "iron" in effect else {"food": 1} if "food" in effect else {"coin": 2}
    assert stores(state) == {"pearl": 1, **gained}


@pytest.mark.parametrize("effect", ["(1 iron & lantern)", "(1 food & lantern)", "(2 coin & lantern)"])
def test_the_place_of_a_lantern_among_gains_is_not_asked(effect):
    every_icon = ("start-resource-1", "start-resource-4", "start-resource-7", "start-action-2", "steward-15")
    assert asked(about_to(effect, lantern=[every_icon], courtiers=[[0, 1, 1, 0]])) == [(1, "take_a_die")]


def test_the_place_of_a_lantern_with_seals_is_chosen_beside_influence():
    state = about_to("(1 influence & lantern)", lantern=[("decree-seal",)], time=[5])
    assert moves(state) == ["do 1 influence", "do lantern"]
    play(state, "do lantern", "cross gate")
    assert clan(state)["time"] == 6


def test_a_lantern_may_light_another_in_one_turn():
    """A die from the left into a room with a lantern: two lanterns, one after the other."""
    rooms = ("steward-02", "steward-10", "steward-13", "diplomat-02", "diplomat-05")
    state = at_turn(rooms=rooms, dice=with_right("black", 6), stores=[have(coin=9)], lantern=[("decree-points",)])
    events = play(state, "take coral left", "place steward_right")
    assert codes(events).count("lantern_lit") == 2
    assert told(events, "gained").count({"seat": 0, "store": "points", "count": 1}) == 2
