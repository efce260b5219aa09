"""WC-03. Using the dice."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import asked, at_turn, bridges, codes, have, stores, with_right

pytestmark = pytest.mark.rule("WC-03")


def on_bridge(state, colour="coral"):
    found = state.view(None)["bridges"][colour]
    return found["left"], found["centre"], found["right"]


def test_a_turn_begins_with_a_die_from_either_end_of_a_bridge():
    state = at_turn()
    assert asked(state) == [(0, "take_a_die")]
    assert moves(state) == [
        f"take {colour} {side}" for colour in ("coral", "black", "white") for side in ("left", "right")
    ]
    assert refusal(state, "decline") == "NOT_OFFERED"


def test_the_die_taken_is_told():
    (event,) = play(at_turn(), "take coral right")
    assert (event.code, event.figures) == ("die_taken", {"seat": 0, "colour": "coral", "side": "right", "value": 5})
    assert audience(event) == [0, 1, None]


@pytest.mark.parametrize(
    ("side", "steps"),
    [
        ("left", [(2, [3, 4], 5), (3, [4], 5), (4, [], 5), (None, [], 5)]),
        ("right", [(1, [2, 3], 4), (1, [2], 3), (1, [], 2), (1, [], None)]),
    ],
)
def test_the_nearest_die_of_the_centre_moves_to_the_free_end(side, steps):
    state = at_turn(seats=4)
    for step in steps:
        play(state, f"take coral {side}", "place well", "gain food")
        assert on_bridge(state) == step


def test_dice_of_the_centre_keep_their_order_when_both_ends_are_taken():
    state = at_turn(seats=4)
    for side in ("left", "right"):
        play(state, f"take coral {side}", "place well", "gain food")
    assert on_bridge(state) == (2, [3], 4)


def test_a_bridge_without_a_die_at_that_end_gives_none():
    state = at_turn(1, dice=bridges(coral=(0, 4), white=(1, 4, 5)))
    assert refusal(state, "take coral left") == "NO_DIE_THERE @ WC-03"
    assert refusal(state, "take black right") == "NO_DIE_THERE @ WC-03"
    assert moves(state) == ["take coral right", "take white left", "take white right"]


@pytest.mark.rule("WC-R18")
@pytest.mark.parametrize(("taken", "left"), [("left", (None, [], 5)), ("right", (1, [], None))])
def test_the_last_die_of_a_bridge_stays_on_its_end(taken, left):
    state = at_turn(dice=bridges(coral=(1, 5), black=(2, 4, 6)))
    play(state, f"take coral {taken}")
    assert on_bridge(state) == left


@pytest.mark.rule("WC-R18")
@pytest.mark.parametrize(("dice", "side", "lit"), [((4, 0), "left", 1), ((0, 4), "right", 0)])
def test_a_last_die_lights_the_lantern_only_on_the_left_end(dice, side, lit):
    state = at_turn(1, dice=bridges(coral=dice, black=(2, 4, 6)))
    assert len(told(play(state, f"take coral {side}", "place well"), "lantern_lit")) == lit


def test_the_die_is_placed_on_a_space_of_the_main_board_or_of_your_domain():
    state = at_turn(stores=[have(coin=9)])
    play(state, "take coral right")
    assert asked(state) == [(0, "place_the_die")]
    spaces = ("steward_center", "steward_right", "diplomat_right", "outside_left", "outside_right", "well", "domain")
    assert moves(state) == [f"place {space}" for space in spaces]
    assert refusal(state, "decline") == "NOT_OFFERED"


@pytest.mark.parametrize(
    ("space", "value", "coins"),
    [
        ("steward_center", 5, 2),
        ("steward_center", 3, 0),
        ("steward_center", 1, -2),
        ("diplomat_right", 6, 2),
        ("diplomat_right", 2, -2),
        ("outside_left", 6, 1),
        ("outside_right", 5, 0),
        ("outside_left", 1, -4),
        ("well", 1, 0),
        ("well", 6, 5),
        ("domain", 6, 0),
        ("domain", 1, -5),
    ],
)
def test_the_difference_to_the_value_covered_is_gained_or_paid_in_coins(space, value, coins):
    state = at_turn(dice=with_right("coral", value), stores=[have(coin=5)])
    events = play(state, "take coral right", f"place {space}")
    change = {"seat": 0, "store": "coin", "count": abs(coins)}
    assert told(events, "die_placed") == [{"seat": 0, "space": space, "value": value}]
    assert (change in told(events, "gained")) == (coins > 0)
    assert told(events, "paid") == [change] * (coins < 0)
    assert stores(state).get("coin", 0) == 5 + coins


@pytest.mark.rule("WC-04")
def test_a_difference_that_cannot_be_paid_bars_the_space():
    state = at_turn(stores=[have(coin=3)])
    play(state, "take coral left")
    assert refusal(state, "place outside_left") == "TOO_FEW_COIN(need=4, have=3) @ WC-04"
    assert refusal(state, "place domain") == "TOO_FEW_COIN(need=5, have=3) @ WC-04"
    assert refusal(state, "place diplomat_right") == ""


@pytest.mark.parametrize("seats", [3, 4])
def test_a_die_on_a_die_covers_its_value(seats):
    state = at_turn(seats=seats, placed={"steward_center": [("white", 5)]}, stores=[have(coin=5)])
    play(state, "take coral left", "place steward_center")
    assert stores(state)["coin"] == 5 - 4
    dice = state.view(None)["rooms"]["steward_center"]["dice"]
    assert dice == [{"colour": "white", "value": 5}, {"colour": "coral", "value": 1}]


@pytest.mark.rule("WC-R7")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "space", ["steward_center", "steward_right", "diplomat_right", "outside_left", "outside_right"]
)
def test_with_three_or_four_clans_two_dice_fit_on_a_space_of_the_main_board(seats, space):
    one = {space: [("black", 1)]}
    two = {space: [("black", 1), ("white", 2)]}
    for dice, reason in ((one, ""), (two, "SPACE_FULL @ WC-03")):
        state = at_turn(seats=seats, placed=dice, stores=[have(coin=9)])
        play(state, "take coral right")
        assert refusal(state, f"place {space}") == reason


@pytest.mark.rule("WC-R7")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "space", ["steward_center", "steward_right", "diplomat_right", "outside_left", "outside_right"]
)
def test_with_one_or_two_clans_no_die_is_ever_stacked(seats, space):
    state = at_turn(seats=seats, placed={space: [("black", 1)]}, stores=[have(coin=9)])
    play(state, "take coral right")
    assert refusal(state, f"place {space}") == "SPACE_FULL @ WC-03"


@pytest.mark.rule("WC-R7")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_domain_row_holds_one_die(seats):
    state = at_turn(seats=seats, placed={"coral 0": [("coral", 6)]}, stores=[have(coin=9)])
    play(state, "take coral right")
    assert refusal(state, "place domain") == "SPACE_FULL @ WC-03"


def test_the_rows_of_another_clan_or_of_another_colour_are_no_bar():
    state = at_turn(placed={"coral 1": [("coral", 6)], "black 0": [("black", 6)]}, stores=[have(coin=9)])
    play(state, "take coral right")
    assert refusal(state, "place domain") == ""


@pytest.mark.rule("WC-R7")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_well_takes_any_number_of_dice_side_by_side(seats):
    state = at_turn(seats=seats, well_dice=[14, 6, 22, 14])
    play(state, "take coral right", "place well")
    assert stores(state)["coin"] == 4
    assert [die["value"] for die in state.view(None)["well"]["dice"]] == [6, 6, 6, 6, 5]


def test_a_die_from_the_left_end_lights_the_lantern():
    state = at_turn()
    events = play(state, "take coral left", "place well")
    assert told(events, "lantern_lit") == [{"seat": 0}]
    assert stores(state)["food"] == 1


def test_a_die_from_the_right_end_does_not():
    assert told(play(at_turn(), "take coral right", "place well"), "lantern_lit") == []


@pytest.mark.rule("WC-R1")
def test_coins_come_before_the_lantern_and_the_lantern_before_the_space():
    state = at_turn(dice=bridges(coral=(1, 3, 5), black=(4, 6)), stores=[have(seal=1)])
    events = play(state, "take black left", "place well")
    gains = [event.figures["store"] for event in events if event.code == "gained"]
    assert gains == ["coin", "food", "seal", "pearl"]
    order = codes(events, "die_taken", "die_placed", "lantern_lit")
    assert order == ["die_taken", "die_placed", "lantern_lit"]


@pytest.mark.rule("WC-R1")
def test_coins_of_the_lantern_cannot_pay_for_the_placement():
    state = at_turn(lantern=[("start-resource-8", "decree-coin")], stores=[have(coin=1)])
    play(state, "take coral left")
    assert refusal(state, "place steward_center") == "TOO_FEW_COIN(need=2, have=1) @ WC-04"


@pytest.mark.rule("WC-R1")
def test_seals_exchanged_for_coins_can():
    state = at_turn(stores=[have(coin=1, seal=1)])
    play(state, "take coral left")
    assert refusal(state, "place steward_center") == "TOO_FEW_COIN(need=2, have=1) @ WC-04"
    play(state, "exchange coin", "place steward_center")
    assert "coin" not in stores(state)
