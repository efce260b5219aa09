"""WC-09. Warriors."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import YARDS, about_to, asked, clan, have, stores

pytestmark = pytest.mark.rule("WC-09")

RICH = have(coin=9, food=7, iron=7, pearl=7)


@pytest.mark.parametrize(("yard", "cost"), [("yard-5", 5), ("yard-3", 3), ("yard-1", 1)])
def test_a_warrior_costs_the_iron_of_its_yard(yard, cost):
    state = about_to("warrior", stores=[have(iron=7)])
    events = play(state, f"train {cost}")
    assert told(events, "paid")[0] == {"seat": 0, "store": "iron", "count": cost}
    (placed,) = [event for event in events if event.code == "warrior_placed"]
    assert (placed.figures, audience(placed)) == ({"seat": 0, "cost": cost}, [0, 1, None])
    assert clan(state)["warriors"] == {"home": 4, "yard-5": 0, "yard-3": 0, "yard-1": 0, yard: 1}


def test_a_yard_is_open_to_whoever_has_its_iron():
    state = about_to("warrior", stores=[have(iron=4)], warriors=[[0, 3, 0], [0, 4, 0]])
    assert moves(state) == ["train 3", "train 1", "decline"]
    assert refusal(state, "train 5") == "TOO_FEW_IRON(need=5, have=4) @ WC-04"


def test_any_number_of_warriors_fit_in_a_yard():
    state = about_to("warrior", stores=[have(iron=1)], warriors=[[0, 0, 4], [0, 0, 5]])
    play(state, "train 1")
    assert clan(state)["warriors"] == {"home": 0, "yard-5": 0, "yard-3": 0, "yard-1": 5}


def test_with_all_warriors_away_nothing_is_asked():
    assert asked(about_to("warrior", stores=[RICH], warriors=[[0, 0, 5]])) == [(1, "take_a_die")]


YELLOW = {
    "yard-tile-1": {"pearl": 3},
    "yard-tile-3": {"food": 3},
    "yard-tile-5": {"seal": 2},
    "yard-tile-6": {"coin": 5},
    "yard-tile-8": {"points": 2},
}


@pytest.mark.parametrize("tile", YELLOW)
def test_the_yellow_face_in_the_yard_of_one_iron_gives_what_it_shows(tile):
    yards = [*[other for other in YARDS if other != tile][:3], tile]
    state = about_to("warrior", stores=[have(iron=1)], yards=yards)
    play(state, "train 1")
    assert stores(state) == YELLOW[tile]


def test_yellow_faces_also_give_influence_the_well_and_a_light_action():
    state = about_to("warrior", stores=[have(iron=1)], yards=[*YARDS[2:], YARDS[0], "yard-tile-2"])
    play(state, "train 1")
    assert clan(state)["time"] == 2
    state = about_to("warrior", stores=[have(iron=1)], yards=[*YARDS[:3], "yard-tile-4"])
    play(state, "train 1", "gain food")
    assert stores(state) == {"seal": 1, "pearl": 1, "food": 1}
    state = about_to("warrior", stores=[have(iron=1)], yards=[*YARDS[:3], "yard-tile-7"])
    play(state, "train 1")
    assert asked(state) == [(0, "any_light_action")]


BLUE = {
    "yard-tile-1": "do 2 coin -> audience",
    "yard-tile-2": "train 1",
    "yard-tile-3": "garden coral stone",
    "yard-tile-4": "block steward_right 1",
    "yard-tile-5": "block steward_left 3",
    "yard-tile-6": "block steward_left 2",
    "yard-tile-7": "block steward_right 2",
    "yard-tile-8": "do black row",
}


@pytest.mark.parametrize("tile", BLUE)
def test_the_blue_face_in_the_yard_of_three_iron_is_an_action_that_may_be_declined(tile):
    yards = [
        *[other for other in YARDS if other != tile][:2],
        tile,
        "yard-tile-5" if tile != "yard-tile-5" else YARDS[2],
    ]
    state = about_to("warrior", stores=[RICH], yards=yards)
    play(state, "train 3")
    assert state.pending()[0].cause == "yard-3"
    assert {BLUE[tile], "decline"} <= set(moves(state))


@pytest.mark.parametrize("first", ["do any black tile", "do 2 influence"])
def test_the_two_tiles_of_the_yard_of_five_iron_are_done_in_the_order_of_your_choice(first):
    state = about_to("warrior", stores=[have(iron=5, seal=1)], time=[4])
    play(state, "train 5")
    assert set(moves(state, "do")) == {"do any black tile", "do 2 influence"}
    assert refusal(state, "decline") == "MUST_CHOOSE"
    if first == "do 2 influence":  # the gate comes first
        play(state, first, "cross gate", "block steward_left 2")
        assert clan(state)["time"] == 7
    else:
        play(state, first, "block diplomat_right 2", "gain food", "gain food", "gain food", "decline")
        assert clan(state)["time"] == 5


def test_what_must_be_gained_is_gained_even_if_the_other_tile_is_declined():
    state = about_to("warrior", stores=[have(iron=5)])
    play(state, "train 5", "do 2 influence", "decline")
    assert clan(state)["time"] == 2
    assert asked(state) == [(1, "take_a_die")]
