"""WC-16. The end of the game."""

import pytest

from tests.positions import play
from tests.rules.white_castle.table import GARDEN_PLACES, at_turn, bridges, have

pytestmark = pytest.mark.rule("WC-16")


def scored(seat=0, **given):
    """The score sheet of a seat."""
    return {item.code: item.points for item in at_turn(**given).outcome().items[seat]}


@pytest.mark.parametrize(
    ("coins", "seals", "points"), [(4, 0, 0), (5, 0, 1), (3, 2, 1), (0, 5, 1), (9, 0, 1), (8, 2, 2), (23, 4, 5)]
)
def test_every_five_coins_and_seals_together_are_a_point(coins, seals, points):
    assert scored(stores=[have(coin=coins, seal=seals)])["coins_and_seals"] == points


@pytest.mark.parametrize("resource", ["food", "iron", "pearl"])
@pytest.mark.parametrize(("units", "points"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)])
def test_three_to_six_units_of_a_resource_are_a_point_and_seven_are_two(resource, units, points):
    assert scored(stores=[have(**{resource: units})])["resources"] == points


def test_every_resource_counts_for_itself():
    assert scored(stores=[have(food=2, iron=6, pearl=7)])["resources"] == 3


@pytest.mark.parametrize(
    ("place", "points"),
    [(0, 0), (5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (16, 11), (17, 12), (18, 13), (19, 14), (20, 15)],
)
def test_the_passage_of_time_scores_by_its_season_and_in_the_last_one_by_its_place(place, points):
    assert scored(time=[place])["passage_of_time"] == points


@pytest.mark.parametrize(
    ("courtiers", "points"),
    [([1, 0, 0, 0], 1), ([0, 1, 0, 0], 3), ([0, 0, 1, 0], 6), ([0, 0, 0, 1], 10), ([1, 1, 2, 1], 26)],
)
def test_courtiers_score_by_their_floor(courtiers, points):
    assert scored(courtiers=[courtiers])["courtiers"] == points


@pytest.mark.rule("WC-R10")
@pytest.mark.parametrize(
    ("warriors", "courtiers", "points"),
    [
        ([1, 0, 0], [0, 1, 0, 0], 2),
        ([0, 1, 0], [0, 1, 0, 0], 1),
        ([0, 0, 1], [0, 1, 0, 0], 1),
        ([2, 1, 2], [0, 1, 1, 1], 21),
        ([2, 1, 2], [5, 0, 0, 0], 0),
        ([2, 1, 2], [2, 0, 1, 0], 7),
        ([0, 0, 0], [0, 5, 0, 0], 0),
    ],
)
def test_warriors_score_their_value_for_each_courtier_inside_the_castle(warriors, courtiers, points):
    assert scored(warriors=[warriors], courtiers=[courtiers])["warriors"] == points


@pytest.mark.parametrize(
    ("gardeners", "points"),
    [
        ([], 0),
        (["coral plant"], 7),
        (["coral stone"], 3),
        (["black stone"], 1),
        (list(GARDEN_PLACES[:5]), 7 + 3 + 7 + 1 + 5),
    ],
)
def test_gardeners_score_what_their_cards_show(gardeners, points):
    assert scored(gardeners=[gardeners])["gardeners"] == points


def test_points_collected_on_the_way_count_too():
    assert scored(stores=[have(points=17)])["collected"] == 17


def test_every_line_cites_its_section():
    for item in at_turn().outcome().items[0]:
        assert item.section == "WC-16"


def finish(**given):
    """The last die of the game goes to the well; what came out."""
    state = at_turn(1, round=3, dice=bridges(coral=(1, 5), black=(2, 4)), **given)
    play(state, "take coral right", "place well", "gain iron")
    assert state.pending() == []
    return state.outcome()


def test_the_clan_with_most_points_wins():
    outcome = finish(stores=[have(points=30), have(points=40)], time=[6, 0])
    assert (outcome.scores, outcome.winners, outcome.decided_by) == ([33, 41], [1], "points")


@pytest.mark.rule("WC-R12")
@pytest.mark.parametrize(
    ("time", "arrival", "winner"), [([3, 2], [1, 2], 0), ([2, 3], [2, 1], 1), ([2, 2], [1, 2], 1), ([2, 2], [2, 1], 0)]
)
def test_of_equals_the_better_place_in_the_last_turn_order_wins(time, arrival, winner):
    outcome = finish(stores=[have(points=31), have(points=30)], time=time, arrival=arrival)
    assert outcome.scores == [31, 31]
    assert (outcome.winners, outcome.decided_by) == ([winner], "turn_order")


@pytest.mark.rule("WC-R12")
def test_only_clans_with_equal_points_are_compared():
    state = at_turn(seats=3, stores=[have(points=9), have(points=9), have(points=8)], order=[2, 1, 0], round=3)
    assert state.outcome().winners == [1]
