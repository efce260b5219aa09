"""WC-06. Outside the walls."""

import pytest

from tests.positions import moves, play, refusal
from tests.rules.white_castle.table import COLOURS, GARDEN_PLACES, about_to, asked, at_turn, have, with_right

pytestmark = pytest.mark.rule("WC-06")

RICH = have(coin=9, food=7, iron=7, pearl=7)
LEFT, RIGHT = "may (gardener / courtier)", "may (courtier / warrior)"


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("space", ["outside_left", "outside_right"])
def test_both_spaces_take_dice_of_every_colour(colour, space):
    state = at_turn(dice=with_right(colour, 5), stores=[RICH])
    play(state, f"take {colour} right")
    assert refusal(state, f"place {space}") == ""


@pytest.mark.parametrize(
    ("space", "actions"), [("outside_left", ["gardener", "courtier"]), ("outside_right", ["courtier", "warrior"])]
)
def test_each_space_offers_one_of_its_two_actions(space, actions):
    state = at_turn(dice=with_right("coral", 5), stores=[RICH])
    play(state, "take coral right", f"place {space}")
    assert asked(state) == [(0, "choose")]
    assert moves(state) == ["decline", *(f"do {action}" for action in actions)]


@pytest.mark.parametrize(
    ("effect", "action", "answer"),
    [
        (LEFT, "gardener", "garden coral stone"),
        (LEFT, "courtier", "do 2 coin -> audience"),
        (RIGHT, "courtier", "do 2 coin -> audience"),
        (RIGHT, "warrior", "train 1"),
    ],
)
def test_only_one_of_the_two_is_done(effect, action, answer):
    state = about_to(effect, stores=[have(coin=2, food=2, iron=1)])
    play(state, f"do {action}", answer)
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-11")
def test_the_gardener_action_needs_a_gardener_at_home():
    state = about_to(LEFT, stores=[RICH], gardeners=[list(GARDEN_PLACES[:5])])
    assert refusal(state, "do gardener") == "NO_GARDENER_AT_HOME @ WC-11"
    assert moves(state) == ["decline", "do courtier"]


@pytest.mark.rule("WC-09")
def test_the_warrior_action_needs_a_warrior_at_home():
    state = about_to(RIGHT, stores=[RICH], warriors=[[2, 2, 1]])
    assert refusal(state, "do warrior") == "NO_WARRIOR_AT_HOME @ WC-09"


@pytest.mark.rule("WC-10")
@pytest.mark.parametrize("courtiers", [[0, 0, 0, 5], [2, 3, 0, 0]])
def test_the_courtier_action_needs_a_courtier_at_home_or_pearls_for_one_that_climbs(courtiers):
    state = about_to(LEFT, stores=[have(coin=9, food=7, pearl=1)], courtiers=[courtiers])
    assert refusal(state, "do courtier") == "NO_COURTIER_AT_HOME @ WC-10"


@pytest.mark.parametrize(
    ("effect", "action", "reason"),
    [
        (LEFT, "gardener", "TOO_FEW_FOOD(need=1, have=0) @ WC-04"),
        (RIGHT, "warrior", "TOO_FEW_IRON(need=1, have=0) @ WC-04"),
    ],
)
def test_an_action_that_nothing_pays_for_lacks_what_the_cheapest_place_costs(effect, action, reason):
    state = about_to(effect, stores=[have(coin=2)], gardeners=[["white stone"]])
    assert refusal(state, f"do {action}") == reason


def test_an_action_of_which_nothing_is_possible_is_refused():
    state = about_to(RIGHT, stores=[have(coin=1, iron=1)])
    assert refusal(state, "do courtier") == "TOO_FEW_COIN(need=2, have=1) @ WC-04"
    assert moves(state) == ["decline", "do warrior"]


def test_where_neither_is_possible_the_turn_goes_on_without_asking():
    assert asked(about_to(LEFT, stores=[have(coin=1)])) == [(1, "take_a_die")]
