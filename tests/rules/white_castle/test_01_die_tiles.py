"""WC-01. The die tiles."""

import pytest

from tests.rules.white_castle.table import COLOURS, COMPONENTS, ROOM_NAMES, new

pytestmark = pytest.mark.rule("WC-01")


def colour_of(tile: str) -> str:
    return tile.split("-")[1]


@pytest.mark.parametrize("seed", range(30))
def test_the_three_marked_slots_show_each_colour_once(seed):
    rooms = new(2, seed).view(None)["rooms"]
    assert sorted(colour_of(rooms[name]["tiles"][0]) for name in ROOM_NAMES[:3]) == sorted(COLOURS)


@pytest.mark.rule("WC-R13")
def test_every_room_shows_at_least_two_colours():
    for seed in range(300):
        for room in new(2, seed).view(None)["rooms"].values():
            assert len({colour_of(tile) for tile in room["tiles"]}) > 1


def test_two_tiles_lie_in_the_well():
    views = [new(2, seed).view(None) for seed in range(30)]
    assert {len(view["well"]["tiles"]) for view in views} == {2}
    assert len({tuple(view["well"]["tiles"]) for view in views}) > 10


MARKED_SLOTS = (0, 3, 6)
NUMBERED_SLOTS = (1, 4, 7, 9, 11, 2, 5, 8, 10, 12)
ROOM_SLOTS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10), (11, 12))
WELL_SLOTS = (13, 14)


def laid_by_hand(rolls):
    """The tiles laid from the same luck as the rulebook says; how many were passed on, how often it was in vain."""
    passed, in_vain = 0, 0
    while True:
        pile = [tile["id"] for tile in COMPONENTS["die_tiles"]["cards"]]
        colours = list(COLOURS)
        slots: dict[int, str] = {}
        for slot in MARKED_SLOTS:
            colour = colours.pop(rolls.pop(0)[2])
            slots[slot] = [tile for tile in pile if colour_of(tile) == colour][rolls.pop(0)[2]]
            pile.remove(slots[slot])
        while pile:
            tile = pile.pop(rolls.pop(0)[2])
            free = [slot for slot in (*NUMBERED_SLOTS, *WELL_SLOTS) if slot not in slots]
            fits = [slot for slot in free if not spoils_a_room(slots, slot, tile)]
            passed += fits[:1] != free[:1]
            if fits:
                slots[fits[0]] = tile
        if len(slots) == 15:
            return [slots[slot] for slot in range(15)], passed, in_vain
        in_vain += 1


def spoils_a_room(slots, slot, tile):
    """Would the tile complete a room in one colour?"""
    for room in ROOM_SLOTS:
        if slot in room:
            beside = [slots.get(other) for other in room if other != slot]
            return None not in beside and {colour_of(other) for other in beside} == {colour_of(tile)}
    return False


@pytest.mark.rule("WC-R14")
def test_a_tile_that_would_make_a_room_one_coloured_goes_to_the_next_free_slot():
    passed_on, into_the_well = 0, 0
    for seed in range(200):
        state = new(2, seed)
        tiles, passed, _ = laid_by_hand([roll for roll in state.rolls() if roll[0] == "setup"])
        assert state.encode()["tiles"] == tiles
        passed_on += passed > 0
        into_the_well += passed > 1
    assert passed_on > 20
    assert into_the_well > 0


@pytest.mark.rule("WC-R27")
@pytest.mark.parametrize("seed", [48, 138, 436])
def test_a_layout_whose_last_tile_fits_nowhere_is_begun_again(seed):
    state = new(2, seed)
    tiles, _, in_vain = laid_by_hand([roll for roll in state.rolls() if roll[0] == "setup"])
    assert in_vain == 1
    assert state.encode()["tiles"] == tiles
