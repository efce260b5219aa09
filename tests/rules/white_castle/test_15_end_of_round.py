"""WC-15. The end of a round."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import asked, at_turn, bridges, clan, codes, have, new, stores

pytestmark = pytest.mark.rule("WC-15")

TO_THE_WELL = ("take coral right", "place well", "gain iron")


def last_turn(seats=2, coral=(1, 5), black=(2, 4), white=(0, 0), **given):
    """The last clan about to take the last die of a round: one coral die stays on the left end."""
    given = {"round": 1, **given}
    order = given.get("order", list(range(seats)))
    return at_turn(order[-1], seats=seats, turn=3, dice=bridges(coral, black, white), **given)


@pytest.mark.parametrize(
    ("time", "arrival", "order"),
    [
        ([3, 7, 1, 4], [1, 2, 3, 4], [1, 3, 0, 2]),
        ([0, 0, 0, 0], [4, 3, 2, 1], [0, 1, 2, 3]),
        ([9, 9, 2, 2], [5, 6, 8, 7], [1, 0, 2, 3]),
        ([4, 9, 4, 4], [7, 1, 9, 8], [1, 2, 3, 0]),
    ],
)
@pytest.mark.rule("WC-R11")
def test_the_new_turn_order_follows_the_passage_of_time_and_of_equals_the_upper_marker_is_ahead(time, arrival, order):
    state = last_turn(4, time=time, arrival=arrival)
    events = play(state, *TO_THE_WELL)
    assert told(events, "turn_order_set") == [{"seat": seat, "place": at + 1} for at, seat in enumerate(order)]
    assert state.encode()["order"] == order
    assert asked(state) == [(order[0], "take_a_die")]


@pytest.mark.rule("WC-R11")
def test_a_marker_that_arrived_last_is_ahead():
    """The last clan catches up with the first in the last turn of the round."""
    state = last_turn(time=[1, 0], arrival=[3, 2], rooms=("steward-07", *at_turn().encode()["rooms"][1:]))
    play(state, "take coral right", "place well", "gain iron")
    assert state.encode()["order"] == [0, 1]
    state = last_turn(coral=(0, 4), black=(1, 3, 5), time=[1, 0], arrival=[3, 2], tiles=coral_first())
    play(state, "take coral right", "place steward_left")
    assert state.encode()["order"] == [1, 0]


def coral_first():
    """The tiles of the table with a coral one beside the influence of steward-02."""
    tiles = list(at_turn().encode()["tiles"])
    tiles[1], tiles[3] = tiles[3], tiles[1]
    return tiles


def test_a_round_is_announced_and_its_dice_come_back_to_the_bridges():
    state = last_turn(placed={"steward_left": [("white", 3)], "coral 1": [("coral", 4)]}, well_dice=[11])
    events = play(state, *TO_THE_WELL)
    assert told(events, "round_began") == [{"round": 2}]
    view = state.view(None)
    assert view["round"] == 2
    assert all(len([b["left"], *b["centre"], b["right"]]) == 3 for b in view["bridges"].values())
    assert all(room["dice"] == [] for room in view["rooms"].values())
    assert (view["well"]["dice"], view["clans"][1]["rows"]["coral"]) == ([], [])


def test_gardens_are_done_beside_bridges_that_still_have_dice():
    state = last_turn(
        coral=(1, 3, 5), black=(2, 0), gardeners=[["coral stone", "black stone", "white plant"]], stores=[have(coin=9)]
    )
    play(state, *TO_THE_WELL)
    assert asked(state) == [(0, "2_any")]
    assert state.pending()[0].cause == "garden black stone"
    play(state, "gain food", "gain iron")
    assert stores(state) == {"coin": 9, "seal": 2, "food": 1, "iron": 1}
    assert asked(state) == [(0, "take_a_die")]


def test_clans_do_their_gardens_in_the_new_turn_order():
    state = last_turn(3, coral=(1, 5, 6), black=(2, 0), gardeners=[["coral stone"]] * 3, time=[0, 4, 2])
    events = play(state, *TO_THE_WELL)
    assert [gain["seat"] for gain in told(events, "gained") if gain["store"] == "seal"] == [2, 1, 2, 0]


@pytest.mark.rule("WC-R16")
@pytest.mark.parametrize("first", ["do 3 coin -> courtier", "do 2 seal"])
def test_each_clan_chooses_the_order_of_its_gardens_and_may_decline_what_costs(first):
    state = last_turn(gardeners=[["coral plant", "coral stone"]], stores=[have(coin=5)])
    play(state, *TO_THE_WELL)
    assert set(moves(state, "do")) == {"do 3 coin -> courtier", "do 2 seal"}
    assert refusal(state, "decline") == "MUST_CHOOSE"
    if first == "do 2 seal":
        play(state, first, "decline")
        assert stores(state) == {"coin": 5, "seal": 2}
    else:
        play(state, first, "do 2 coin -> audience")
        assert stores(state) == {"seal": 2}
    assert asked(state) == [(0, "take_a_die")]


def test_what_a_garden_asks_comes_from_that_garden_and_the_order_from_the_end_of_the_round():
    given = {"black": (2, 0), "white": (0, 3), "stores": [have(coin=9)]}
    state = last_turn(gardeners=[["coral plant", "black stone", "white stone"]], **given)
    play(state, *TO_THE_WELL)
    causes = [(state.pending()[0].asks, state.pending()[0].cause)]
    for answer in ("do 2 any", "gain food", "gain food", "do any light action", "block steward_left 2"):
        play(state, answer)
        causes.append((state.pending()[0].asks, state.pending()[0].cause))
    assert causes == [
        ("choose", "round_end"),
        ("2_any", "garden black stone"),
        ("2_any", "garden black stone"),
        ("choose", "round_end"),
        ("any_light_action", "garden white stone"),
        ("choose", "garden coral plant"),
    ]


def test_it_is_told_which_gardens_are_done_again():
    state = last_turn(gardeners=[["coral stone"], ["black stone"]])
    events = play(state, *TO_THE_WELL, "gain food", "gain food")
    (first, second) = [event for event in events if event.code == "gardener_acts_again"]
    assert first.figures == {"seat": 0, "garden": "coral stone"}
    assert second.figures == {"seat": 1, "garden": "black stone"}
    assert audience(first) == [0, 1, None]


def test_each_garden_is_done_once():
    state = last_turn(gardeners=[["coral plant"]], stores=[have(coin=9, pearl=2)])
    play(state, *TO_THE_WELL)
    play(state, "do 3 coin -> courtier", "do 2 coin -> audience", "decline")
    assert asked(state) == [(0, "take_a_die")]
    assert stores(state)["coin"] == 4


def test_a_gardener_placed_by_a_garden_does_its_action_then_and_not_again():
    gardens = ["plant-02", "stone-03", "plant-04", "stone-01", "plant-05", "stone-04"]
    state = last_turn(gardens=gardens, gardeners=[["coral plant"]], stores=[have(coin=3, food=2)])
    play(state, *TO_THE_WELL)
    events = play(state, "do 3 coin -> gardener", "garden coral stone")
    assert codes(events, "gained") == ["gained"]
    assert stores(state) == {"seal": 2}
    assert asked(state) == [(0, "take_a_die")]


@pytest.mark.rule("WC-09")
def test_a_warrior_may_be_placed_by_a_garden():
    state = last_turn(
        coral=(1, 3, 5), black=(0, 3), gardeners=[[], ["black plant"]], stores=[have(), have(coin=3, iron=0)]
    )
    play(state, *TO_THE_WELL)
    assert asked(state) == [(1, "choose")]
    play(state, "do 3 coin -> warrior", "train 1")
    assert clan(state, 1)["warriors"]["yard-1"] == 1
    assert stores(state, 1)["seal"] == 3
    assert asked(state) == [(0, "take_a_die")]


@pytest.mark.rule("WC-R6")
def test_gardens_are_done_after_the_first_two_rounds_only():
    for number, seals in ((1, 2), (2, 2), (3, 0)):
        state = last_turn(round=number, gardeners=[["coral stone"]])
        events = play(state, *TO_THE_WELL)
        assert len(told(events, "turn_order_set")) == 2
        assert stores(state).get("seal", 0) == seals
        assert (state.pending() == []) == (number == 3)


def test_the_second_round_differs_from_the_first():
    state = new(2, 11)
    rolls = []
    while state.pending():
        if asked(state)[0][1] == "take_a_die":
            rolls.append((state.encode()["round"], str(state.encode()["dice"])))
        options = moves(state)
        events = play(state, "place well" if "place well" in options else options[0])
        for event in events:
            assert event.code != "round_began" or audience(event) == [0, 1, None]
    firsts = [dice for at, (number, dice) in enumerate(rolls) if at == 0 or rolls[at - 1][0] != number]
    assert len(set(firsts)) == 3
