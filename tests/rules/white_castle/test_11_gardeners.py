"""WC-11. Gardeners."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import GARDEN_PLACES, GARDENS, about_to, asked, clan, have, stores

pytestmark = pytest.mark.rule("WC-11")

RICH = have(coin=9, food=7, iron=7, pearl=7)
COSTS = dict(zip(GARDEN_PLACES, (4, 2, 4, 1, 3, 2), strict=True))


@pytest.mark.parametrize("place", GARDEN_PLACES)
def test_a_gardener_costs_the_food_of_the_garden(place):
    state = about_to("gardener", stores=[have(food=7)])
    events = play(state, f"garden {place}")
    assert told(events, "paid")[0] == {"seat": 0, "store": "food", "count": COSTS[place]}
    (placed,) = [event for event in events if event.code == "gardener_placed"]
    assert (placed.figures, audience(placed)) == ({"seat": 0, "garden": place}, [0, 1, None])
    assert clan(state)["gardeners"] == {"home": 4, "gardens": [place]}


def test_a_garden_is_open_to_whoever_has_its_food():
    state = about_to("gardener", stores=[have(food=2)])
    assert moves(state) == ["garden coral stone", "garden black stone", "garden white stone", "decline"]
    assert refusal(state, "garden white plant") == "TOO_FEW_FOOD(need=3, have=2) @ WC-04"


@pytest.mark.rule("WC-R3")
def test_a_garden_takes_one_gardener_of_each_clan():
    state = about_to("gardener", stores=[have(food=7)], gardeners=[["coral stone"], ["white stone", "coral plant"]])
    assert refusal(state, "garden coral stone") == "GARDENER_ALREADY_THERE @ WC-R3"
    assert refusal(state, "garden white stone") == ""
    play(state, "garden coral plant")
    assert clan(state)["gardeners"]["gardens"] == ["coral plant", "coral stone"]


def test_with_all_gardeners_away_nothing_is_asked():
    state = about_to("gardener", stores=[RICH], gardeners=[list(GARDEN_PLACES[:5])])
    assert asked(state) == [(1, "take_a_die")]


def test_a_gardener_who_could_only_go_where_one_is_already_is_not_asked_for():
    state = about_to("gardener", stores=[have(food=1)], gardeners=[["black stone"]])
    assert asked(state) == [(1, "take_a_die")]


def gardens_with(card):
    """The gardens of the table, this card beside the coral bridge."""
    kinds = [[other for other in GARDENS if other.startswith(kind) and other != card] for kind in ("plant", "stone")]
    kinds = [[card, *found] if card.startswith(found[0][:5]) else found for found in kinds]
    return [found[at] for at in range(3) for found in kinds]


ACTIONS = {
    "plant-01": (5, "do 4 coin -> any die tile"),
    "plant-02": (4, "do 3 coin -> gardener"),
    "plant-03": (4, "do 3 coin -> courtier"),
    "plant-04": (4, "do 3 coin -> warrior"),
    "plant-05": (3, "do 4 coin -> any domain row"),
    "stone-04": (2, "block steward_right 1"),
}


@pytest.mark.parametrize("card", ACTIONS)
def test_the_action_of_the_garden_may_be_done_at_once(card):
    cost, action = ACTIONS[card]
    place = f"coral {card[:5]}"
    state = about_to("gardener", stores=[RICH], gardens=gardens_with(card))
    play(state, f"garden {place}")
    assert stores(state)["food"] == 7 - cost
    assert state.pending()[0].cause == f"garden {place}"
    assert {action, "decline"} <= set(moves(state))


GAINS = {
    "stone-01": (1, {"iron": 1, "pearl": 1}, ["gain iron", "gain pearl"]),
    "stone-02": (1, {"coin": 3}, []),
    "stone-03": (2, {"seal": 2}, []),
    "stone-05": (3, {"seal": 1, "pearl": 1, "iron": 1}, ["gain iron"]),
}


@pytest.mark.parametrize("card", GAINS)
def test_gains_of_a_stone_garden_come_at_once(card):
    cost, gained, choices = GAINS[card]
    state = about_to("gardener", stores=[have(food=cost)], gardens=gardens_with(card))
    play(state, "garden coral stone", *choices)
    assert stores(state) == gained
    assert asked(state) == [(1, "take_a_die")]


def test_a_garden_whose_payment_is_out_of_reach_is_a_place_like_any_other():
    state = about_to("gardener", stores=[have(food=4)])
    play(state, "garden coral plant")
    assert clan(state)["gardeners"]["home"] == 4
    assert asked(state) == [(1, "take_a_die")]


def test_a_second_gardener_may_follow_the_first_from_garden_to_garden():
    state = about_to("gardener", stores=[have(food=6, coin=3)], gardens=gardens_with("plant-02"))
    play(state, "garden coral plant", "do 3 coin -> gardener", "garden coral stone")
    assert clan(state)["gardeners"]["gardens"] == ["coral plant", "coral stone"]
    assert stores(state) == {"seal": 2}
