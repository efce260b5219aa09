"""WC-07. The well."""

import pytest

from tests.positions import play, told
from tests.rules.white_castle.table import COLOURS, TILES, about_to, asked, at_turn, bridges, have, stores, with_right

pytestmark = pytest.mark.rule("WC-07")


@pytest.mark.parametrize("colour", COLOURS)
def test_the_well_takes_dice_of_every_colour(colour):
    state = at_turn(dice=with_right(colour, 1))
    play(state, f"take {colour} right", "place well", "gain iron")
    assert stores(state) == {"seal": 1, "pearl": 1, "iron": 1}


@pytest.mark.rule("WC-R7")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_value_of_the_well_is_one_whatever_lies_there_and_elsewhere(value):
    elsewhere = {"outside_right": [("black", 6)], "coral 0": [("coral", 6)]}
    left = bridges(coral=(0, value), black=(2, 6), white=(1, 5))
    state = at_turn(dice=left, well_dice=[6, 22], placed=elsewhere)
    play(state, "take coral right", "place well")
    assert stores(state).get("coin", 0) == value - 1


@pytest.mark.parametrize(
    ("tiles", "gained"),
    [
        (("die-coral-food", "die-white-iron"), {"food": 1, "iron": 1}),
        (("die-coral-pearl", "die-white-pearl"), {"pearl": 2}),
        (("die-coral-coin", "die-black-coin"), {"coin": 2}),
        (("die-black-coin", "die-white-food"), {"coin": 1, "food": 1}),
    ],
)
def test_a_visit_gives_a_seal_and_what_both_tiles_show(tiles, gained):
    others = [tile for tile in TILES if tile not in tiles]
    state = about_to("well", tiles=[*others, *tiles])
    assert stores(state) == {"seal": 1, **gained}
    assert asked(state) == [(1, "take_a_die")]


def test_two_tiles_of_choice_are_two_choices():
    tiles = ("die-coral-any", "die-white-any")
    state = about_to("well", tiles=[*[tile for tile in TILES if tile not in tiles], *tiles])
    assert state.pending()[0].cause == "well"
    play(state, "gain food", "gain pearl")
    assert stores(state) == {"seal": 1, "food": 1, "pearl": 1}


def test_the_tiles_stay_in_the_well():
    state = at_turn(seats=4)
    for clan in range(4):
        play(state, "take black right", "place well", "gain iron")
        assert {"seal", "pearl", "iron"} <= set(stores(state, clan))


def test_the_well_without_a_die_gives_no_coins():
    state = about_to("well", stores=[have(coin=2)])
    events = play(state, "gain food")
    assert stores(state) == {"coin": 2, "seal": 1, "pearl": 1, "food": 1}
    assert told(events, "die_placed") == []
