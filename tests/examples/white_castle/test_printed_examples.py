"""Every example printed in the rulebook, by its page."""

import pytest

from tests.positions import moves, play, refusal, told
from tests.rules.white_castle.table import (
    ROOMS,
    about_to,
    asked,
    at_turn,
    bridges,
    clan,
    codes,
    have,
    stores,
    with_right,
)


@pytest.mark.rule("WC-03")
def test_page_4_a_coral_five_on_a_three_gains_two_coins_and_a_one_on_it_pays_four():
    state = at_turn(seats=3, stores=[have(), have(coin=4)])
    play(state, "take coral right", "place steward_center", "gain food")
    assert stores(state)["coin"] == 2
    play(state, "take coral left", "place steward_center")
    assert "coin" not in stores(state, 1)


@pytest.mark.rule("WC-04")
def test_page_5_a_black_number_is_gained_and_a_red_one_paid():
    assert stores(about_to("2 seal")) == {"seal": 2}
    state = about_to("3 coin -> courtier", stores=[have(coin=5)])
    play(state, "do 3 coin -> courtier", "do 2 coin -> audience")
    assert clan(state)["courtiers"]["gate"] == 1
    assert stores(state) == {}


@pytest.mark.rule("WC-05")
@pytest.mark.parametrize("courtier_first", [True, False])
def test_page_6_a_white_five_gains_two_coins_a_courtier_for_a_seal_and_two_iron(courtier_first):
    state = at_turn(stores=[have(seal=1)])
    play(state, "take white right", "place steward_left")
    assert stores(state) == {"coin": 2, "seal": 1}
    assert moves(state, "do") == ["do 1 seal -> courtier", "do 2 iron"]
    if courtier_first:
        play(state, "do 1 seal -> courtier", "do 2 coin -> audience")
    else:
        play(state, "do 2 iron", "do 1 seal -> courtier", "do 2 coin -> audience")
    assert stores(state) == {"iron": 2}
    assert clan(state)["courtiers"]["gate"] == 1


@pytest.mark.rule("WC-06")
def test_page_7_the_left_space_outside_is_full_so_a_black_die_pays_one_coin_on_the_right_one():
    full = {"outside_left": [("white", 5), ("coral", 6)]}
    state = at_turn(
        seats=4,
        placed=full,
        dice=bridges((1, 3, 5), (0, 4), (3, 4, 5)),
        stores=[have(coin=1, iron=1)],
        warriors=[[0, 1, 0]],
    )
    play(state, "take black right")
    assert refusal(state, "place outside_left") == "SPACE_FULL @ WC-03"
    events = play(state, "place outside_right")
    assert told(events, "paid") == [{"seat": 0, "store": "coin", "count": 1}]
    play(state, "do warrior", "train 1")
    assert clan(state)["warriors"]["yard-1"] == 1


@pytest.mark.rule("WC-07")
def test_page_7_a_black_three_in_the_well_gives_two_coins_a_seal_a_pearl_and_a_resource_of_choice():
    state = at_turn(dice=bridges((1, 3), (0, 3), (1, 5)), well_dice=[5])  # a coral five is there already
    play(state, "take black right", "place well", "gain iron")
    assert stores(state) == {"coin": 2, "seal": 1, "pearl": 1, "iron": 1}


@pytest.mark.rule("WC-08")
def test_page_8_a_coral_three_pays_three_coins_for_three_food_and_two_coins_then_the_card_s_action():
    state = at_turn(
        stores=[have(coin=3)],
        dice=with_right("coral", 3),
        courtiers=[[2, 1, 0, 0]],
        domain=["steward-10"],
        rooms=("steward-02", "steward-04", "steward-12", "diplomat-02", "diplomat-05"),
    )
    events = play(state, "take coral right", "place domain")
    assert told(events, "paid") == [{"seat": 0, "store": "coin", "count": 3}]
    play(state, "gain pearl")
    assert stores(state) == {"coin": 2, "food": 3, "seal": 1, "pearl": 1}


@pytest.mark.rule("WC-09")
def test_page_9_red_pays_five_iron_for_a_black_tile_s_action_and_two_influence():
    """It chooses 2 clan points and the well."""
    state = about_to("warrior", stores=[have(iron=5)], rooms=(*ROOMS[:4], "diplomat-03"))
    play(state, "train 5", "do any black tile", "block diplomat_right 2", "gain food")
    assert stores(state) == {"points": 2, "seal": 1, "pearl": 1, "food": 1}
    assert clan(state)["time"] == 2
    assert clan(state)["warriors"] == {"home": 4, "yard-5": 1, "yard-3": 0, "yard-1": 0}


@pytest.mark.rule("WC-11")
def test_page_10_yellow_pays_four_food_for_a_second_gardener_then_three_coins_for_a_courtier():
    state = about_to("gardener", stores=[have(food=4, coin=5)], gardeners=[["coral stone"]])
    assert refusal(state, "garden coral stone") == "GARDENER_ALREADY_THERE @ WC-R3"  # the card with 2 seals
    play(state, "garden coral plant", "do 3 coin -> courtier", "do 2 coin -> audience")
    assert stores(state) == {}
    assert clan(state)["gardeners"]["gardens"] == ["coral plant", "coral stone"]
    assert clan(state)["courtiers"]["gate"] == 1


@pytest.mark.rule("WC-10")
def test_page_11_blue_comes_to_the_gate_then_another_courtier_climbs_and_its_card_gives_three_resources():
    state = about_to("courtier", stores=[have(coin=2, pearl=2)], courtiers=[[1, 1, 0, 0]])
    play(state, "do 2 coin -> audience", "climb steward diplomat_right", "gain food", "gain iron", "gain pearl")
    assert clan(state)["courtiers"] == {"home": 2, "gate": 2, "steward": 0, "diplomat": 1, "daimyo": 0}
    assert stores(state) == {"food": 1, "iron": 1, "pearl": 1}
    assert clan(state)["lantern"] == ["start-resource-8", "start-action-1"]
    assert clan(state)["card"] == "diplomat-05"


@pytest.mark.rule("WC-10")
def test_page_11_green_pays_five_pearls_to_the_daimyo_for_the_lantern_and_two_seals():
    state = about_to("courtier", stores=[have(coin=2, pearl=5)], courtiers=[[0, 1, 0, 0]])
    events = play(state, "do climb", "climb steward daimyo", "favour 3", "decline")
    assert codes(events, "lantern_lit", "favour_taken") == ["lantern_lit", "favour_taken"]
    assert stores(state) == {"coin": 2, "food": 1, "seal": 2}
    assert clan(state)["courtiers"] == {"home": 4, "gate": 0, "steward": 0, "diplomat": 0, "daimyo": 1}


@pytest.mark.rule("WC-13")
def test_page_12_a_lantern_area_gives_two_points_a_food_a_coin_and_influence():
    cards = ("start-resource-7", "decree-points", "start-action-2", "steward-04", "diplomat-03")
    state = about_to("lantern", lantern=[cards], courtiers=[[0, 1, 1, 0]])
    assert stores(state) == {"points": 2, "food": 1, "coin": 1}
    assert clan(state)["time"] == 1


@pytest.mark.rule("WC-15")
def test_page_13_four_clans_do_the_gardens_beside_the_coral_and_black_bridges():
    """Red and green have two active gardens each, blue one, and yellow one: the white bridge is empty."""
    red, green, blue, yellow = range(4)
    state = at_turn(
        yellow,
        seats=4,
        turn=3,
        dice=bridges((1, 5), (2, 3), (0, 0)),
        gardens=["plant-03", "stone-03", "plant-04", "stone-02", "plant-05", "stone-04"],
        gardeners=[
            ["coral stone", "black stone"],
            ["coral stone", "black stone"],
            ["coral stone"],
            ["black stone", "white stone"],
        ],
        time=[4, 3, 2, 1],
    )
    events = play(state, "take coral right", "place well", "gain food")
    after_the_turn = events[codes(events).index("turn_order_set") :]
    gains = [(gain["seat"], gain["store"], gain["count"]) for gain in told(after_the_turn, "gained")]
    assert gains == [
        (red, "coin", 3),
        (red, "seal", 2),
        (green, "coin", 3),
        (green, "seal", 2),
        (blue, "seal", 2),
        (yellow, "coin", 3),
    ]
    assert asked(state) == [(red, "take_a_die")]


@pytest.mark.rule("WC-16")
def test_page_14_blue_s_clan_is_worth_76_points():
    state = at_turn(
        stores=[have(points=8, coin=7, food=3, iron=7)],
        time=[12],
        courtiers=[[2, 1, 0, 2]],
        warriors=[[2, 1, 1]],
        gardeners=[["coral plant", "black plant", "black stone"]],
    )
    items = {item.code: item.points for item in state.outcome().items[0]}
    assert items == {
        "collected": 8,
        "coins_and_seals": 1,
        "resources": 3,
        "passage_of_time": 6,
        "courtiers": 10 + 10 + 3 + 1 + 1,
        "warriors": (2 + 2 + 1 + 1) * 3,
        "gardeners": 15,
    }
    assert state.outcome().scores[0] == 76
