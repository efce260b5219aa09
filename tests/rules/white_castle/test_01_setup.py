"""WC-01. Set-up."""

from collections import Counter

import pytest

from tests.positions import told
from tests.rules.white_castle.table import COLOURS, COMPONENTS, castle_cards, heard_in_setup, new

pytestmark = pytest.mark.rule("WC-01")

CLANS = {1: 2, 2: 2, 3: 3, 4: 4}
MARKED = {f"steward-{n}" for n in ("01", "03", "06", "08", "11", "14")} | {f"diplomat-{n}" for n in ("01", "09", "12")}


@pytest.mark.parametrize(("seats", "decks"), [(1, (6, 7)), (2, (6, 7)), (3, (12, 10)), (4, (12, 10))])
def test_every_room_gets_a_card_of_its_floor_and_the_others_make_two_decks(seats, decks):
    state = new(seats, 3)
    rooms = {name: room["card"] for name, room in state.view(None)["rooms"].items()}
    assert all(card.split("-")[0] == name.split("_")[0] for name, card in rooms.items())
    assert state.view(None)["decks"] == dict(zip(("steward", "diplomat"), decks, strict=True))


@pytest.mark.parametrize(("seats", "boxed"), [(1, MARKED), (2, MARKED), (3, set()), (4, set())])
def test_with_one_or_two_clans_the_marked_castle_cards_stay_in_the_box(seats, boxed):
    assert set(new(seats, 3).encode()["box"]) == boxed
    dealt = {room["card"] for seed in range(60) for room in new(seats, seed).view(None)["rooms"].values()}
    assert dealt == {*castle_cards("steward", 4), *castle_cards("diplomat", 4)} - boxed


def test_the_cards_in_the_rooms_are_told():
    state, events = heard_in_setup(2)
    revealed = {event["room"]: event["card"] for event in told(events, "room_card_revealed")}
    assert revealed == {name: room["card"] for name, room in state.view(None)["rooms"].items()}


def dark_actions(cards):
    """The clan members in the dark blocks of castle cards."""
    found = []
    for card in cards:
        blocks = next(c for c in COMPONENTS[f"{card.split('-')[0]}_cards"]["cards"] if c["id"] == card)["blocks"]
        found += [str(block["effects"]).split("do': '")[1].split("'")[0] for block in blocks if block["tone"] == "dark"]
    return found


def drawn(deck, rolls):
    """The cards that these rolls take out of a deck."""
    deck = list(deck)
    return [deck.pop(result) for _, _, result in rolls]


@pytest.mark.rule("WC-R13")
@pytest.mark.parametrize("seed", [218, 262, 345])
def test_five_cards_with_the_same_dark_action_are_dealt_again(seed):
    state = new(2, seed)
    rolls = [roll for roll in state.rolls() if roll[0] == "castle"]
    first = drawn(castle_cards("steward", 2), rolls[:3]) + drawn(castle_cards("diplomat", 2), rolls[3:5])
    assert len(set(dark_actions(first))) == 1
    second = drawn(castle_cards("steward", 2), rolls[5:8]) + drawn(castle_cards("diplomat", 2), rolls[8:])
    assert state.encode()["rooms"] == second
    assert len(set(dark_actions(second))) > 1
    assert state.view(None)["decks"] == {"steward": 6, "diplomat": 7}


def test_the_daimyo_shows_one_of_the_nine_cards_with_three_free_favours():
    dealt = Counter(new(2, seed).view(None)["daimyo"]["card"] for seed in range(120))
    assert sorted(dealt) == [f"daimyo-0{n}" for n in range(1, 10)]
    assert new(2, 3).view(None)["daimyo"]["favours"] == [None] * 3


def test_each_bridge_has_a_plant_garden_and_a_stone_garden():
    for seed in range(40):
        gardens = new(2, seed).view(None)["gardens"]
        assert list(gardens) == [f"{colour} {kind}" for colour in COLOURS for kind in ("plant", "stone")]
        assert all(card.split("-")[0] == place.split()[1] for place, card in gardens.items())
        assert len(set(gardens.values())) == 6


def test_four_different_tiles_lie_in_the_yards_with_the_faces_printed_there():
    for seed in range(40):
        yards = new(2, seed).view(None)["yards"]
        faces = [(yard["yard"], yard["face"]) for yard in yards]
        assert faces == [("yard-5", "blue"), ("yard-5", "yellow"), ("yard-3", "blue"), ("yard-1", "yellow")]
        assert len({yard["tile"] for yard in yards}) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_influence_markers_are_piled_at_random_and_the_one_on_top_plays_first(seats):
    orders = set()
    for seed in range(150):
        data = new(seats, seed).encode()
        assert data["time"] == [0] * seats
        assert data["order"] == sorted(range(seats), key=lambda clan: -data["arrival"][clan])
        orders.add(tuple(data["order"]))
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_clan_begins_with_five_members_of_each_profession_at_home(seats):
    clans = new(seats, 3).view(None)["clans"]
    assert len(clans) == CLANS[seats]
    for clan in clans:
        for members in ("courtiers", "gardeners", "warriors"):
            assert clan[members]["home"] == 5
