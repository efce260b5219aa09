"""NA-11. Final scoring."""

import pytest

from tests.positions import audience, play
from tests.rules.naishi.table import among_mountains, at_the_end, at_turn, items

pytestmark = pytest.mark.rule("NA-11")

# Each of these is worth one point.
TWO_COLOURS = among_mountains({5: "fort"}, {})
TWO_OTHER_COLOURS = among_mountains({}, {3: "fort", 4: "fort", 5: "fort"})
THREE_COLOURS = among_mountains({}, {3: "horseman", 4: "horseman", 5: "naishi"})
THREE_WITHOUT_MOUNTAINS = (
    ["rice_field", "fort", "rice_field", "fort", "rice_field"],
    ["fort", "rice_field", "fort", "rice_field", "torii"],
)


@pytest.fixture
def last_move():
    """The very last move of a game is to be made."""
    return at_turn(1, turns_left=1, court=[[2, 0, 0, 0], [0, 2, 0, 0]])


def test_the_hands_are_shown_when_the_last_turn_is_over(last_move):
    events = play(last_move, "develop line 1")
    assert [audience(event) for event in events if event.code == "hands_shown"] == [[0, 1, None]]
    assert last_move.view(None)["seats"][0]["hand"] == last_move.encode()["hands"][0]


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_every_hand_card_lies_under_the_line_card_of_its_position(column):
    assert items(at_the_end(among_mountains({column: "banner"}, {column: "horseman"})))["horseman"] == 13


def test_one_kind_of_card_is_scored_after_the_other():
    state = at_the_end(among_mountains({1: "fort", 2: "sentinel"}, {1: "monk", 2: "torii"}))
    sheet = state.outcome().items[0]
    assert items(state) == {"mountain": -5, "sentinel": 7, "monk": 7, "fort": 6, "torii": -5}
    assert {item.section for item in sheet} == {"NA-12"}
    assert state.outcome().scores[0] == sum(item.points for item in sheet) == 10


def decided(*territories):
    outcome = at_the_end(*territories).outcome()
    return outcome.scores, outcome.winners, outcome.decided_by


def test_the_player_with_more_points_wins():
    seven_points = among_mountains({1: "fort"}, {1: "fort"})
    assert decided(seven_points, THREE_COLOURS) == ([7, 1], [0], "points")
    assert decided(THREE_COLOURS, seven_points) == ([1, 7], [1], "points")


@pytest.mark.rule("NA-R15")
def test_a_tie_goes_to_the_territory_with_more_colours():
    assert decided(TWO_COLOURS, THREE_COLOURS) == ([1, 1], [1], "colours")
    assert decided(THREE_COLOURS, TWO_COLOURS) == ([1, 1], [0], "colours")


@pytest.mark.rule("NA-R15")
def test_a_tie_with_as_many_colours_is_shared():
    assert decided(TWO_COLOURS, TWO_OTHER_COLOURS) == ([1, 1], [0, 1], "shared")


@pytest.mark.rule("NA-R15")
def test_the_mountain_counts_as_a_colour():
    assert decided(THREE_COLOURS, THREE_WITHOUT_MOUNTAINS) == ([1, 1], [0, 1], "shared")


@pytest.mark.rule("NA-R15")
def test_a_ninja_has_the_colour_it_copies():
    as_a_horseman = among_mountains({}, {3: "horseman", 4: "ninja:horseman", 5: "naishi"})
    assert decided(as_a_horseman, THREE_WITHOUT_MOUNTAINS) == ([1, 1], [0, 1], "shared")


@pytest.mark.rule("NA-R15")
@pytest.mark.rule("NA-R7")
def test_a_ninja_that_copies_nothing_has_no_colour():
    with_a_ninja = among_mountains({5: "fort"}, {5: "ninja"})
    assert decided(with_a_ninja, TWO_OTHER_COLOURS) == ([1, 1], [0, 1], "shared")
