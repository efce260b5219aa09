"""WC-02. The course of the game."""

from collections import Counter

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import asked, at_turn, codes, have, new, stores

pytestmark = pytest.mark.rule("WC-02")


def play_quietly(state):
    """Play on to the end, all dice to the well; what was told, and for each turn its round, seat and dice left."""
    events, turns = [], []
    while state.pending():
        if asked(state)[0][1] == "take_a_die":
            turns.append((state.encode()["round"], state.to_move(), dice_left(state)))
        options = moves(state)
        events += play(state, "place well" if "place well" in options else options[0])
    return events, turns


def dice_left(state):
    return sum(die > 0 for row in state.encode()["dice"] for die in row)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_is_three_rounds_in_which_each_clan_takes_three_turns(seats):
    _, turns = play_quietly(new(seats, 4))
    counted = Counter((number, seat) for number, seat, _ in turns)
    assert counted == {(number, seat): 3 for number in (1, 2, 3) for seat in range(seats)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clans_play_in_turn_order_one_turn_at_a_time(seats):
    state = new(seats, 4)
    order = list(state.order)
    _, turns = play_quietly(state)
    assert [seat for number, seat, _ in turns if number == 1] == order * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_has_one_die_more_than_there_are_clans_and_three_dice_are_left_at_the_end_of_a_round(seats):
    state = new(seats, 4)
    _, turns = play_quietly(state)
    for number in (1, 2, 3):
        left = [left for found, _, left in turns if found == number]
        assert left == list(range(3 * (seats + 1), 3, -1))
    assert dice_left(state) == 3


def test_each_round_is_announced():
    state = new(2, 4)
    events, _ = play_quietly(state)
    assert told(events, "round_began") == [{"round": 1}, {"round": 2}, {"round": 3}]
    assert {tuple(audience(event)) for event in events if event.code == "round_began"} == {(0, 1, None)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_every_round_the_dice_are_rolled_and_lie_in_rising_order(seats):
    for seed in range(20):
        state = new(seats, seed)
        while state.encode()["round"] == 0:
            play(state, moves(state)[0])
        for view in state.view(None)["bridges"].values():
            dice = [view["left"], *view["centre"], view["right"]]
            assert dice == sorted(dice)
            assert len(dice) == {1: 3, 2: 3, 3: 4, 4: 5}[seats]


def test_all_six_values_are_rolled():
    rolled: Counter[int] = Counter()
    for seed in range(40):
        state = new(4, seed)
        while state.encode()["round"] == 0:
            play(state, moves(state)[0])
        rolled.update(die for row in state.encode()["dice"] for die in row)
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert all(60 < n < 140 for n in rolled.values())


def test_red_fans_count_at_once_and_points_have_no_limit():
    state = at_turn(
        stores=[have(points=79)], rooms=("steward-02", "steward-10", "steward-12", "diplomat-02", "diplomat-08")
    )
    events = play(state, "take coral right", "place diplomat_right", "gain food")
    assert told(events, "gained")[1] == {"seat": 0, "store": "points", "count": 2}
    assert stores(state)["points"] == 81


def test_a_game_that_is_over_takes_no_move():
    state = new(2, 4)
    play_quietly(state)
    assert state.pending() == []
    assert refusal(state, "take coral left") == "GAME_OVER"


def test_only_the_clan_whose_turn_it_is_plays():
    state = at_turn(1)
    assert refusal(state, "take coral left", seat=0) == "NOT_YOUR_TURN"


def test_a_turn_ends_when_the_actions_of_the_space_are_done():
    state = at_turn()
    events = play(state, "take coral right", "place well", "gain food")
    assert asked(state) == [(1, "take_a_die")]
    assert codes(events)[:2] == ["die_taken", "die_placed"]
