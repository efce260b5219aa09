"""WC-02. A position written by hand is one that a game can reach, or it is refused with the field that cannot be."""

import copy
from typing import Any

import pytest

import himeji
from himeji.engine.errors import PositionError
from tests.positions import play
from tests.rules.white_castle.table import about_to, at_turn, bridges, have, new
from tests.rules.white_castle.tokugawa import deck, solo

pytestmark = pytest.mark.rule("WC-02")


def climbed():
    """A courtier is in a room, the room's card has been taken, and its light action is asked."""
    state = about_to("climb", stores=[have(pearl=2)], courtiers=[[1, 0, 0, 0]])
    play(state, "climb gate steward_left")
    return state


def in_hand():
    state = at_turn()
    play(state, "take coral right")
    return state


def over():
    state = at_turn(1, round=3, dice=bridges(coral=(1, 5), black=(2, 4)))
    play(state, "take coral right", "place well", "gain iron")
    return state


def put(data: Any, path: str, value: object) -> None:
    """Another value at a place such as `stack.0.left`."""
    *above, last = [int(step) if step.lstrip("-").isdigit() else step for step in path.split(".")]
    for step in above:
        data = data[step]
    data[last] = value


def fault(state, **changes: object) -> str:
    """Where a position with these changes is refused."""
    data = copy.deepcopy(state.encode())
    for path, value in changes.items():
        put(data, path, value)
    with pytest.raises(PositionError) as caught:
        himeji.decode(data)
    return str(caught.value.figures["place"])


@pytest.mark.parametrize("position", [at_turn, in_hand, climbed, solo, over, lambda: new(3, 7)])
def test_a_position_of_a_game_is_read(position):
    state = position()
    assert himeji.decode(state.encode()).digest() == state.digest()


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"dice.0.1": 0}, "dice"),  # a die less
        ({"dice.0": [5, 1, 3, 0, 0]}, "dice"),  # the highest on the left
        ({"dice.0": [1, 0, 3, 5, 0]}, "dice"),  # one in the centre beside an empty end
        ({"dice.0": [1, 5, 0, 3, 0]}, "dice"),  # a place that bridges of two clans do not have
        ({"dice.0.2": 0, "placed.0.0": 12}, "dice"),  # it has gone, but nobody had a turn
        ({"dice.0.1": 7}, "dice[0][1]"),
        ({"well_dice.0": 7}, "well_dice"),
        ({"well_dice.1": 4}, "well_dice"),
        ({"placed.0.0": 24}, "placed[0][0]"),
        ({"die": 3}, "die"),
        ({"colour": 3}, "colour"),
        ({"space": 9}, "space"),
    ],
)
def test_every_die_is_on_a_bridge_or_a_space_or_in_hand(changes, place):
    assert fault(at_turn(), **changes) == place


@pytest.mark.rule("WC-R7")
@pytest.mark.parametrize(
    ("seats", "changes"),
    [
        (2, {"placed.0": [4, 3], "well_dice": [0] * 6}),
        (2, {"placed.0": [0, 4]}),
        (2, {"placed.8.0": 4}),  # a coral die in a black row
        (3, {"placed.7": [4, 3], "well_dice": [0] * 9}),
    ],
)
def test_dice_lie_on_each_other_no_higher_than_may_be(seats, changes):
    assert fault(at_turn(seats=seats, turn=2), **changes) == "placed"


def test_a_die_in_hand_is_to_be_placed():
    assert fault(in_hand(), die=0) == "die"
    assert fault(in_hand(), colour=1) == "dice.coral"


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"stack.0.left": 1}, "stack"),
        ({"stack.0.effect": "turn", "stack.0.left": 0}, "stack"),
        ({"stack.-2.left": 2}, "stack"),  # the die would never be placed
        ({"stack.-1.effect": "place the die"}, "stack"),
        ({"stack.-1.effect": "gardener"}, "stack"),
        ({"stack.-1.seat": 1}, "stack"),
        ({"stack.-1.cause": "rival"}, "stack"),
        ({"stack": []}, "round"),
        ({"round": 2}, "round"),
        ({"round": 4}, "round"),
    ],
)
def test_the_stack_is_one_of_the_course_of_the_game(changes, place):
    assert fault(at_turn(), **changes) == place


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"stack.-2.effect": "well", "stack.-2.left": 1}, "rooms"),
        ({"stack.-2.left": 1}, "rooms"),
        ({"stack.-1.effect": "climb", "stack.-1.left": 0}, "stack"),
    ],
)
def test_a_room_without_a_card_gets_one_after_a_light_action(changes, place):
    assert fault(climbed(), **changes) == place


def test_a_room_without_a_card_needs_a_card_to_come():
    data = climbed().encode()
    assert fault(climbed(), stewards=[], box=[*data["box"], *data["stewards"]]) == "rooms"


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"arrival": [1, 1]}, "arrival"),
        ({"arrival": [3, 1]}, "arrival"),  # nobody has moved yet
        ({"time.0": 21}, "time[0]"),
        ({"favours.0": 0}, "favours"),
        ({"favours.0": 2}, "favours"),
        ({"courtiers.0": [2, 2, 2, 0]}, "courtiers[0]"),
        ({"warriors.0": [2, 2, 2]}, "warriors[0]"),
        ({"lantern.0.2": "start-resource-8", "lantern.0.0": None}, "lantern[0]"),
        ({"rooms.0": "diplomat-02", "rooms.3": "steward-02"}, "rooms.steward_left"),
        ({"domain.0": None}, "cards.start-action-1"),
        ({"tiles.0": "die-coral-food"}, "tiles"),
        ({"gardens.0": "stone-03", "gardens.1": "plant-03"}, "gardens"),
        ({"yards.0": "yard-tile-2"}, "yards"),
        ({"daimyo": None}, "daimyo"),
    ],
)
def test_everything_lies_once_where_it_can_lie(changes, place):
    assert fault(at_turn(), **changes) == place


def test_a_lantern_area_has_no_more_cards_than_its_clan_climbed_floors():
    state = at_turn(lantern=[("start-resource-8", "decree-coin", "steward-04")], courtiers=[[0, 1, 0, 0]])
    assert fault(state, courtiers=[[1, 0, 0, 0], [0] * 4]) == "lantern[0]"


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"solo_deck.1": "solo-1"}, "solo_deck"),
        ({"solo_deck.0": None, "solo_bag": ["solo-1"]}, "solo_deck"),
        ({"solo_deck.1": None}, "solo_bag"),
        ({"solo_bag": ["solo-1"]}, "solo_bag"),
    ],
)
def test_the_rival_s_deck_is_whole_and_its_top_card_seen(changes, place):
    assert fault(solo(), **changes) == place
    assert himeji.decode(at_turn(seats=1, **deck("solo-9")).encode()).encode()["solo_deck"][0] == "solo-9"


@pytest.mark.rule("WC-01")
@pytest.mark.parametrize("changes", [{"pair_actions.0": None}, {"pair_resources.0": None}])
def test_a_starting_pair_is_two_cards(changes):
    data = new(2, 7).encode()
    card = data[next(iter(changes)).split(".")[0]][0]
    assert fault(new(2, 7), unused=[*data["unused"], card], **changes) == "pair_actions"


@pytest.mark.rule("WC-01")
def test_as_many_pairs_are_offered_as_clans_have_yet_to_choose_and_one_more():
    data = new(2, 7).encode()
    unused = [*data["unused"], data["pair_actions"][0], data["pair_resources"][0]]
    assert fault(new(2, 7), **{"pair_actions.0": None, "pair_resources.0": None, "unused": unused}) == "pair_actions"
