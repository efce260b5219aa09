"""WC-08. The domains."""

import pytest

from tests.positions import moves, play, told
from tests.rules.white_castle.table import (
    COLOURS,
    GARDEN_PLACES,
    about_to,
    asked,
    at_turn,
    clan,
    codes,
    have,
    stores,
    with_right,
)

pytestmark = pytest.mark.rule("WC-08")


def in_row(colour, value=6, **given):
    state = at_turn(dice=with_right(colour, value), **given)
    events = play(state, f"take {colour} right", "place domain")
    return state, events


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_its_own_row(colour):
    state, _ = in_row(colour)
    rows = clan(state)["rows"]
    assert {row: len(dice) for row, dice in rows.items()} == {row: int(row == colour) for row in COLOURS}


@pytest.mark.parametrize("colour", COLOURS)
def test_every_row_shows_a_six(colour):
    _, events = in_row(colour, value=2, stores=[have(coin=4)])
    assert told(events, "paid") == [{"seat": 0, "store": "coin", "count": 4}]


ICONS = {
    "coral": [{"food": 1}, {"food": 2}, {"food": 3}, {"food": 3, "coin": 2}, {"food": 4, "coin": 2}],
    "black": [{"iron": 1}, {"iron": 2}, {"iron": 3}, {"iron": 3, "pearl": 1}, {"iron": 4, "pearl": 1}],
    "white": [{"pearl": 1}, {"pearl": 2}, {"pearl": 3}, {"pearl": 3, "seal": 1}, {"pearl": 4, "seal": 1}],
}
ICONS["coral"].append({"food": 4, "coin": 2, "seal": 1})
ICONS["black"].append({"iron": 4, "pearl": 1, "coin": 2})
ICONS["white"].append({"pearl": 5, "seal": 1})  # the lantern brings one


@pytest.mark.parametrize("away", range(6))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_row_gives_its_first_icon_and_one_for_each_member_that_left_it(colour, away):
    state = about_to(
        f"{colour} row icons",
        lantern=[("start-resource-1",)],  # a pearl
        courtiers=[[away, 0, 0, 0] if colour == "coral" else [0] * 4],
        gardeners=[list(GARDEN_PLACES[:away]) if colour == "black" else []],
        warriors=[[0, 0, away] if colour == "white" else [0] * 3],
    )
    while asked(state)[0][0] == 0:
        play(state, moves(state, "do")[-1])
    assert stores(state) == ICONS[colour][away]


def test_members_count_wherever_they_went():
    courtiers, warriors = [[1, 1, 0, 1]], [[1, 1, 0]]
    assert stores(about_to("coral row icons", courtiers=courtiers)) == {"food": 3, "coin": 2}
    assert stores(about_to("white row icons", warriors=warriors)) == {"pearl": 3}


CARDS: dict[str, tuple[dict[str, int], ...]] = {
    "steward-12": ({"pearl": 2}, {"seal": 1, "points": 1}, {}),
    "diplomat-08": ({"points": 2, "seal": 1, "food": 1, "iron": 1}, {}, {}),
    "steward-13": ({"iron": 2}, {"food": 1}, {}),
}


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("row", range(3))
def test_then_the_block_of_the_action_card_that_faces_the_row_is_done(card, row):
    tiles = list(at_turn().encode()["tiles"])
    tiles[13:], tiles[3], tiles[2] = ["die-coral-food", "die-white-iron"], tiles[13], tiles[14]
    rooms = ("steward-02", "steward-10", "steward-04", "diplomat-02", "diplomat-05")
    state = about_to(f"{COLOURS[row]} row card", domain=[card], rooms=rooms, tiles=tiles)
    assert stores(state) == CARDS[card][row]


@pytest.mark.parametrize(("colour", "asks"), [("coral", "choose"), ("black", None), ("white", None)])
def test_a_block_that_spans_rows_faces_each_of_them(colour, asks):
    rooms = ("steward-02", "steward-10", "steward-12", "diplomat-04", "diplomat-05")
    state = about_to(f"{colour} row card", domain=["diplomat-02"], rooms=rooms, stores=[have(coin=2)])
    assert asked(state)[0] == ((0, asks) if asks else (1, "take_a_die"))
    assert clan(state)["time"] == (0 if asks else 2)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_starting_action_card_faces_all_three_rows(colour):
    state = about_to(f"{colour} row card", domain=["start-action-4"], stores=[have(iron=1)])
    assert asked(state) == [(0, "warrior")]
    assert state.pending()[0].cause == "start-action-4"


def test_the_icons_come_first_and_can_pay_for_the_action_of_the_card():
    state, _ = in_row("white", domain=["start-action-1"], stores=[have(pearl=1)], courtiers=[[1, 0, 0, 0]])
    assert moves(state, "climb") == ["climb gate steward_left", "climb gate steward_center", "climb gate steward_right"]


def test_the_action_of_the_card_may_be_declined():
    state, _ = in_row("coral", stores=[have(coin=2)])
    play(state, "decline")
    assert asked(state) == [(1, "take_a_die")]


def test_where_the_lantern_is_in_sight_it_is_lit_among_the_icons():
    """Every order of these gains ends the same, so none is asked for."""
    gardeners = [list(GARDEN_PLACES[:3])]
    state = about_to("black row icons", gardeners=gardeners, lantern=[("start-resource-1",)])
    assert stores(state) == {"iron": 3, "pearl": 1}
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R20")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_row_reached_by_a_card_pays_no_difference_lights_no_lantern_and_may_be_occupied(colour):
    rows = {f"{row} 0": [(row, 1)] for row in COLOURS}
    state = about_to("any domain row", placed=rows, stores=[have(coin=1)])
    assert moves(state) == ["decline", "do coral row", "do black row", "do white row"]
    events = play(state, f"do {colour} row")
    gained = {"coral": "food", "black": "iron", "white": "pearl"}[colour]
    assert codes(events) == ["gained"]
    assert stores(state) == {"coin": 1, gained: 1}


@pytest.mark.rule("WC-R20")
def test_a_row_may_be_done_several_times_in_a_turn():
    state = about_to("any domain row", "any domain row")
    play(state, "do coral row", "do coral row")
    assert stores(state) == {"food": 2}
    assert asked(state) == [(1, "take_a_die")]
