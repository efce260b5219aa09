"""WC-17. What the rival does: the icons of its cards, and what you choose for it."""

from typing import Any

import pytest

from tests.positions import moves, play, refusal, told
from tests.rules.white_castle.table import GARDEN_PLACES, asked, clan, codes, have, stores
from tests.rules.white_castle.tokugawa import RIVAL, rival_did, rival_plays

pytestmark = pytest.mark.rule("WC-17")

NOBODY = [0, 0, 0, 0]


def floors(state):
    return list(clan(state, RIVAL)["courtiers"].values())


def test_a_courtier_comes_to_the_gate():
    state = rival_did("gate", courtiers=[NOBODY, [1, 0, 0, 0]])
    assert floors(state) == [3, 2, 0, 0, 0]


@pytest.mark.parametrize(("cost", "yards"), [(1, (0, 0, 1)), (3, (0, 1, 0)), (5, (1, 0, 0))])
def test_a_warrior_goes_to_the_yard_of_that_cost_without_its_tiles(cost, yards):
    state = rival_did(f"warrior {cost}")
    assert list(clan(state, RIVAL)["warriors"].values()) == [4, *yards]
    assert stores(state, RIVAL) == {}


def test_a_warrior_of_the_rival_is_told():
    _, events = rival_plays("solo-5", "solo-1")
    assert told(events, "warrior_placed") == [{"seat": RIVAL, "cost": 3}]


@pytest.mark.parametrize(("place", "after"), [(0, 2), (4, 6), (10, 12), (19, 20)])
def test_influence_advances_the_rival_and_gates_cost_it_nothing(place, after):
    state = rival_did("2 influence", time=[0, place])
    assert clan(state, RIVAL)["time"] == after
    assert stores(state, RIVAL) == {}


@pytest.mark.rule("WC-R11")
def test_the_rival_s_marker_too_comes_to_lie_on_top():
    state = rival_did("1 influence", time=[3, 2], arrival=[5, 1])
    assert state.encode()["arrival"][RIVAL] > 5


@pytest.mark.parametrize(("icon", "gained"), [("3 coin", {"coin": 3}), ("2 points", {"points": 2})])
def test_coins_and_points_are_gained(icon, gained):
    assert stores(rival_did(icon), RIVAL) == gained


@pytest.mark.parametrize(
    ("before", "floors_up", "after"),
    [
        ([1, 1, 0, 0], 1, [3, 0, 2, 0, 0]),
        ([1, 1, 1, 0], 2, [2, 0, 1, 2, 0]),
        ([0, 1, 1, 1], 1, [2, 0, 0, 2, 1]),
        ([0, 1, 1, 0], 2, [3, 0, 0, 1, 1]),
        ([0, 0, 1, 1], 1, [3, 0, 0, 0, 2]),
    ],
)
def test_the_rival_s_lowest_courtier_climbs(before, floors_up, after):
    assert floors(rival_did(f"climb {floors_up}", courtiers=[NOBODY, before])) == after


@pytest.mark.parametrize(
    ("before", "floors_up", "floor"),
    [([1, 0, 0, 0], 1, "steward"), ([1, 0, 0, 0], 2, "diplomat"), ([0, 1, 0, 0], 1, "diplomat")],
)
def test_you_choose_the_room_of_that_floor_whose_card_is_removed_and_replaced(before, floors_up, floor):
    state = rival_did(f"climb {floors_up}", courtiers=[NOBODY, before])
    assert asked(state) == [(0, f"remove_a_{floor}_card")]
    assert state.pending()[0].cause == "rival"
    rooms = {
        "steward": ["steward_left", "steward_center", "steward_right"],
        "diplomat": ["diplomat_left", "diplomat_right"],
    }
    assert moves(state) == [f"remove {room}" for room in rooms[floor]]
    other = "diplomat_left" if floor == "steward" else "steward_left"
    assert refusal(state, f"remove {other}") == "OTHER_FLOOR @ WC-17"
    assert refusal(state, "decline") == "NOT_OFFERED"
    old = state.view(0)["rooms"][f"{floor}_right"]["card"]
    events = play(state, f"remove {floor}_right")
    assert told(events, "room_card_removed") == [{"room": f"{floor}_right", "card": old}]
    assert codes(events)[1] == "room_card_revealed"
    assert state.view(0)["rooms"][f"{floor}_right"]["card"] != old
    assert old in state.encode()["box"]


@pytest.mark.rule("WC-R28")
@pytest.mark.parametrize(("before", "deck"), [([1, 0, 0, 0], "stewards"), ([0, 1, 0, 0], "diplomats")])
def test_with_an_empty_deck_no_card_is_removed(before, deck):
    state = rival_did("climb 1", courtiers=[NOBODY, before], **{deck: []})
    assert asked(state)[0][1] == "take_a_die"
    assert None not in state.encode()["rooms"]
    assert stores(state, RIVAL) == {}


@pytest.mark.parametrize(
    ("favours", "after"),
    [([-1, -1, -1], [1, -1, -1]), ([0, -1, -1], [0, 1, -1]), ([0, 0, -1], [0, 0, 1]), ([0, 1, 0], [0, 1, 0])],
)
def test_on_the_third_floor_the_rival_takes_the_first_free_favour_for_nothing(favours, after):
    on_top = [favours.count(clan) for clan in (0, RIVAL)]
    state = rival_did("climb 1", courtiers=[[0, 0, 0, on_top[0]], [0, 0, 1, on_top[1]]], favours=favours)
    assert state.encode()["favours"] == after
    assert floors(state)[-1] == on_top[1] + 1
    assert stores(state, RIVAL) == {}


def test_a_favour_of_the_rival_is_told():
    _, events = rival_plays("solo-8", "solo-1", courtiers=[NOBODY, [0, 0, 1, 0]])
    assert told(events, "courtier_climbed") == [{"seat": RIVAL, "floor": "daimyo"}]
    assert told(events, "favour_taken") == [{"seat": RIVAL, "favour": 1}]


@pytest.mark.parametrize(
    ("kind", "gardeners", "place"),
    [
        ("plant", [], "white plant"),  # 5 points; the others 7
        ("stone", [], "black stone"),  # 1 point
        ("either", [], "black stone"),
        ("either", ["black stone", "coral stone", "white stone"], "white plant"),
    ],
)
def test_a_gardener_goes_to_the_garden_of_that_kind_worth_least(kind, gardeners, place):
    state = rival_did(f"{kind} gardener", gardeners=[["black stone", "white plant"], gardeners])
    assert set(clan(state, RIVAL)["gardeners"]["gardens"]) == {*gardeners, place}
    assert asked(state)[0][1] == "take_a_die"


@pytest.mark.parametrize(
    ("kind", "gardeners", "places"),
    [
        ("plant", ["white plant"], ["coral plant", "black plant"]),
        ("stone", ["black stone"], ["coral stone", "white stone"]),
    ],
)
def test_of_gardens_worth_the_same_you_choose_one(kind, gardeners, places):
    state = rival_did(f"{kind} gardener", gardeners=[[], gardeners])
    assert asked(state) == [(0, f"rival:_{kind}_gardener")]
    assert moves(state) == [f"rival garden {place}" for place in places]
    for place in set(GARDEN_PLACES) - set(places):
        assert refusal(state, f"rival garden {place}") == "NOT_THE_LOWEST_GARDEN @ WC-17"
    events = play(state, f"rival garden {places[1]}")
    assert told(events, "gardener_placed") == [{"seat": RIVAL, "garden": places[1]}]
    assert set(clan(state, RIVAL)["gardeners"]["gardens"]) == {*gardeners, places[1]}


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "gate": {"courtiers": [NOBODY, [1, 2, 1, 1]]},
    "climb 1": {"courtiers": [NOBODY, [0, 0, 0, 2]]},
    "climb 2": {},
    "warrior 1": {"warriors": [[0] * 3, [2, 2, 1]]},
    "warrior 5": {"warriors": [[0] * 3, [5, 0, 0]]},
    "plant gardener": {"gardeners": [[], ["coral plant", "black plant", "white plant"]]},
    "stone gardener": {"gardeners": [[], ["coral stone", "black stone", "white stone"]]},
    "either gardener": {"gardeners": [[], list(GARDEN_PLACES[:5])]},
    "1 influence": {"time": [0, 20]},
}


@pytest.mark.rule("WC-R22")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("icon", IMPOSSIBLE)
def test_an_action_that_is_impossible_scores_the_number_of_the_round(icon, number):
    state = rival_did(icon, round=number, **IMPOSSIBLE[icon])
    assert stores(state, RIVAL) == {"points": number}
    assert asked(state) == [(0, "take_a_die")]


@pytest.mark.rule("WC-R22")
def test_each_impossible_action_scores():
    """solo-3 is a warrior and a climb, and the rival has nobody left for either."""
    state, events = rival_plays(
        "solo-3", "solo-1", round=2, warriors=[[0] * 3, [5, 0, 0]], courtiers=[NOBODY, [0, 0, 0, 5]]
    )
    assert told(events, "rival_cannot") == [{}, {}]
    assert stores(state, RIVAL) == {"points": 4}


@pytest.mark.rule("WC-R26")
@pytest.mark.parametrize("before", [[0, 0, 1, 0], [0, 0, 2, 1]])
def test_a_climb_of_two_floors_with_one_floor_left_is_impossible(before):
    state = rival_did("climb 2", round=2, courtiers=[NOBODY, before])
    assert floors(state)[1:] == before
    assert stores(state, RIVAL) == {"points": 2}


def test_the_rival_does_not_touch_what_is_yours():
    before, after = (
        clan(rival_did(icon, stores=[have(coin=3, seal=2)], courtiers=[[1, 1, 0, 0], [1, 0, 0, 0]]))
        for icon in ("3 coin", "gate")
    )
    assert before == after
