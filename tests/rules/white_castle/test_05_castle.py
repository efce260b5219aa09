"""WC-05. The rooms of the castle."""

import pytest

from tests.positions import moves, play, refusal, told
from tests.rules.white_castle.table import (
    COLOURS,
    ROOM_NAMES,
    ROOMS,
    about_to,
    asked,
    at_turn,
    codes,
    have,
    stores,
    with_right,
)

pytestmark = pytest.mark.rule("WC-05")

RICH = have(coin=9, seal=4, food=7, iron=7, pearl=7)


def in_room(colour, room, **given):
    """A die of value 4 of a colour placed in a room."""
    state = at_turn(dice=with_right(colour, 4), **given)
    play(state, f"take {colour} right", f"place {room}")
    return state


def test_there_are_three_rooms_of_stewards_and_two_of_diplomats():
    assert list(at_turn().view(None)["rooms"]) == list(ROOM_NAMES)


@pytest.mark.parametrize(
    ("colour", "room"), [("coral", "steward_left"), ("coral", "diplomat_left"), ("white", "diplomat_right")]
)
def test_a_room_without_a_tile_of_its_colour_takes_no_die(colour, room):
    state = at_turn(stores=[RICH])
    play(state, f"take {colour} right")
    assert refusal(state, f"place {room}") == "NO_TILE_OF_THIS_COLOUR @ WC-05"


@pytest.mark.parametrize(
    ("colour", "room", "block"),
    [
        ("black", "steward_left", {"influence": 1}),
        ("coral", "steward_center", {"seal": 1, "any": 1}),
        ("white", "steward_center", {"iron": 1, "food": 1}),
        ("white", "diplomat_left", {"influence": 2}),
        ("black", "diplomat_right", {"any": 3}),
    ],
)
def test_the_colour_of_the_die_says_which_block_of_the_card_is_done(colour, room, block):
    state = in_room(colour, room, stores=[have(coin=4)])
    for _ in range(block.pop("any", 0)):
        play(state, "gain pearl")
        block["pearl"] = block.get("pearl", 0) + 1
    assert asked(state) == [(1, "take_a_die")]
    assert state.view(None)["clans"][0]["time"] == block.pop("influence", 0)
    got = {store: n for store, n in stores(state).items() if store != "coin"}
    assert got == block


@pytest.mark.parametrize(
    ("colour", "room", "asks", "options"),
    [
        ("black", "steward_center", "choose", ["do 1 seal -> courtier", "decline"]),
        ("black", "steward_right", "choose", ["do 1 seal -> gardener", "decline"]),
        ("black", "diplomat_left", "choose", ["do 2 coin -> audience", "do climb", "decline"]),
        ("coral", "diplomat_right", "warrior", ["train 5", "train 3", "train 1", "decline"]),
    ],
)
def test_a_dark_block_of_a_steward_costs_a_seal_and_of_a_diplomat_nothing(colour, room, asks, options):
    state = in_room(colour, room, stores=[RICH], courtiers=[[1, 0, 0, 0]])
    assert asked(state) == [(0, asks)]
    assert sorted(move for move in moves(state) if not move.startswith("exchange")) == sorted(options)


@pytest.mark.rule("WC-R15")
@pytest.mark.parametrize("first", ["do 1 seal -> courtier", "do 2 iron"])
def test_two_tiles_of_one_colour_give_both_actions_in_any_order(first):
    state = in_room("white", "steward_left", stores=[have(coin=4, seal=1)])
    assert set(moves(state, "do ")) == {"do 1 seal -> courtier", "do 2 iron"}
    if first == "do 2 iron":
        play(state, first, "do 1 seal -> courtier", "do 2 coin -> audience")
    else:
        play(state, first, "do 2 coin -> audience")
    assert stores(state) == {"coin": 3, "iron": 2}
    assert state.view(None)["clans"][0]["courtiers"]["gate"] == 1
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R15")
def test_both_actions_happen_by_themselves_where_the_order_cannot_matter():
    state = in_room(
        "coral", "steward_right", rooms=("steward-02", "steward-10", "steward-15", "diplomat-02", "diplomat-05")
    )
    assert asked(state) == [(1, "take_a_die")]
    assert (stores(state), state.view(None)["clans"][0]["time"]) == ({"coin": 1, "pearl": 2}, 1)


def test_an_action_becomes_possible_through_the_other_one():
    """The first block gives the seal that the second one costs."""
    tiles = list(at_turn().encode()["tiles"])
    tiles[3], tiles[9] = tiles[9], tiles[3]  # two black tiles beside the first blocks of steward-10
    state = in_room("black", "steward_center", tiles=tiles, stores=[have(coin=3)])
    play(state, "gain food")
    assert moves(state, "do") == ["do 1 seal -> courtier"]


def test_the_actions_are_those_of_the_card_the_die_was_placed_beside():
    """A courtier who takes that card in the meantime does not change them."""
    state = in_room("white", "steward_left", stores=[have(coin=2, seal=1, pearl=2)], courtiers=[[1, 0, 0, 0]])
    play(state, "do 1 seal -> courtier", "do climb", "climb gate steward_left", "do 1 influence")
    assert state.encode()["rooms"][0] != "steward-02"
    play(state, "decline")
    assert stores(state)["iron"] == 2


BESIDE = {
    "coral": ["steward_center 1", "steward_right 1", "steward_right 2", "diplomat_right 1"],
    "black": ["steward_left 2", "steward_center 2", "steward_right 3", "diplomat_left 1", "diplomat_right 2"],
    "white": ["steward_left 1", "steward_left 3", "steward_center 3", "diplomat_left 2"],
}


@pytest.mark.rule("WC-R19")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_action_beside_a_tile_of_a_colour_is_any_such_block_in_the_castle(colour):
    state = about_to(f"any {colour} tile", stores=[RICH], courtiers=[[1, 0, 0, 0]])
    assert moves(state, "block") == [f"block {block}" for block in BESIDE[colour]]
    for other in set(COLOURS) - {colour}:
        for block in BESIDE[other]:
            assert refusal(state, f"block {block}") == "OTHER_TILE_COLOUR @ WC-05"


@pytest.mark.rule("WC-R19")
def test_any_action_beside_a_die_tile_is_any_of_the_thirteen_in_the_castle():
    state = about_to("any die tile", stores=[RICH], courtiers=[[1, 0, 0, 0]])
    assert sorted(moves(state, "block")) == sorted(f"block {block}" for blocks in BESIDE.values() for block in blocks)
    assert len(moves(state, "block")) == 13


@pytest.mark.rule("WC-R19")
def test_the_dark_block_of_a_steward_still_costs_its_seal():
    state = about_to("any die tile", stores=[have(seal=1, coin=2)])
    events = play(state, "block steward_left 1")
    assert told(events, "paid") == [{"seat": 0, "store": "seal", "count": 1}]
    assert moves(state) == ["decline", "do 2 coin -> audience"]
    poor = about_to("any die tile", stores=[have(coin=2)])
    assert refusal(poor, "block steward_left 1") == "TOO_FEW_SEAL(need=1, have=0) @ WC-04"


def test_an_action_reached_for_needs_no_die_and_no_room_on_the_space():
    state = about_to("any white tile", placed={"diplomat_left": [("white", 6)]}, stores=[have(coin=1)])
    play(state, "block diplomat_left 2")
    assert state.view(None)["clans"][0]["time"] == 2
    assert stores(state) == {"coin": 1}


def test_a_block_that_cannot_be_done_is_not_offered():
    state = about_to("any black tile", stores=[have(coin=1)])
    assert refusal(state, "block diplomat_left 1") == "TOO_FEW_COIN(need=2, have=1) @ WC-04"
    assert moves(state, "block") == ["block steward_left 2", "block diplomat_right 2"]


LIGHT = [
    *("steward_left 2", "steward_left 3", "steward_center 1", "steward_center 3", "steward_right 1", "steward_right 2"),
    *("diplomat_left 2", "diplomat_right 2"),
]


def test_a_light_action_is_any_block_on_a_light_background_in_the_castle():
    state = about_to("any light action", stores=[RICH], courtiers=[[1, 0, 0, 0]])
    assert moves(state, "block") == [f"block {block}" for block in LIGHT]
    for block in ("steward_left 1", "steward_center 2", "steward_right 3", "diplomat_left 1", "diplomat_right 1"):
        assert refusal(state, f"block {block}") == "NOT_A_LIGHT_BLOCK @ WC-05"
    play(state, "block steward_right 1")
    assert stores(state)["pearl"] == 7


def test_a_light_action_moves_no_card():
    state = about_to("any light action")
    before = state.encode()["rooms"]
    assert codes(play(state, "block steward_left 3")) == ["gained"]
    assert state.encode()["rooms"] == before


@pytest.mark.rule("WC-10")
def test_a_room_whose_card_is_being_replaced_offers_no_block():
    state = about_to("any light action", below=[("refill the room", 0)], rooms=(None, *ROOMS[1:]))
    assert refusal(state, "block steward_left 2") == "NO_CARD_THERE @ WC-10"
    assert moves(state, "block") == [f"block {block}" for block in LIGHT if not block.startswith("steward_left")]
