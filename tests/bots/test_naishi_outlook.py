"""What the network of Naishi is shown: all that the seat may count on that begins, not what chance has yet to bring."""

import pytest

from himeji.bots.heuristic import far_sighted, heuristic
from himeji.engine.chance import renew
from himeji.engine.network import reals
from himeji.engine.state import State
from himeji.games.naishi.cards import CARDS, NINJA, SLOTS
from himeji.games.naishi.gains import Gains
from himeji.games.naishi.moves import DEVELOP
from himeji.games.naishi.outlook import CARD_GAINS, GAIN_STEP, GAIN_STEPS, INPUTS, LEAST_GAIN, MOST_INPUTS
from himeji.games.naishi.state import Naishi
from tests.positions import play
from tests.rules.naishi.table import RIVER, at_turn
from tests.walks import Table, dice, legal, positions

TABLE = Table("naishi", 2)
JUDGE = heuristic("naishi")


@pytest.fixture(scope="module")
def begun() -> list[Naishi]:
    states = [state for state in positions(TABLE, *range(8)) if JUDGE.begins(state) >= 0]
    return [state for state in states if isinstance(state, Naishi)]


def shown(state: State, before: State | None = None, mirrored: bool = False) -> list[int]:
    JUDGE.show(state, before or state, mirrored)
    return list(JUDGE.inputs.places)[: JUDGE.inputs.n]


def test_every_input_is_one_of_those_there_are_and_none_is_put_twice(begun):
    for state in begun:
        places = shown(state)
        assert set(places) <= set(range(INPUTS))
        assert len(set(places)) == len(places) <= MOST_INPUTS


def test_the_points_held_are_those_of_a_game_that_ends_here(begun):
    without_ninjas = [state for state in begun if NINJA not in [*state.lines, *state.hands]]
    assert len(without_ninjas) > 20
    for state in without_ninjas:
        JUDGE.show(state, state, False)
        assert list(JUDGE.held) == [state.points(seat) for seat in range(2)]


def test_a_mirrored_position_is_shown_as_if_left_were_right():
    lines = [["fort", "mountain", "naishi", "torii", "torii"], ["monk", *["mountain"] * 4]]
    hands = [["ronin", "monk", "mountain", "banner", "fort"], ["advisor", "sentinel", *["mountain"] * 3]]
    river, hidden = ["rice_field", "fort", "sentinel", "banner", "ninja"], [5, 4, 3, 2, 1]
    state = at_turn(lines=lines, hands=hands, river=river, hidden=hidden)
    turned_lines, turned_hands = ([row[::-1] for row in rows] for rows in (lines, hands))
    other = at_turn(lines=turned_lines, hands=turned_hands, river=river[::-1], hidden=hidden[::-1])
    assert sorted(shown(state, mirrored=True)) == sorted(shown(other)) != sorted(shown(state))


def test_the_seat_that_begins_is_shown_first():
    lines = [["sentinel", *["mountain"] * 4], ["torii", *["mountain"] * 4]]
    first, second = at_turn(0, lines=lines), at_turn(1, lines=lines)
    sentinel, torii = CARDS.index("sentinel"), CARDS.index("torii")
    assert {sentinel, torii} & set(shown(first)) == {sentinel}
    assert {sentinel, torii} & set(shown(second)) == {torii}


def test_a_card_turned_up_since_is_not_shown_but_that_it_was():
    before = at_turn(next_up=["monk", "torii", "advisor"], hidden=[0, 1, 1, 1, 0], river=[*RIVER[:4], None])
    ends = []
    for seed in range(20):
        after = before.clone()
        renew(after.chance, dice(seed))
        play(after, "develop line 2", "decline")
        ends.append(after)
    assert len({after.view(None)["river"][1]["card"] for after in ends}) > 1
    assert len({tuple(sorted(shown(after, before))) for after in ends}) == 1
    assert len({tuple(sorted(shown(after))) for after in ends}) > 1


def test_the_points_a_card_gains_are_those_it_has_gained_once_developed(begun):
    compared, gains = 0, Gains()
    for state in begun:
        if NINJA in [*state.lines, *state.hands, *state.river]:
            continue  # whose points depend on what they copy
        gains.look(state, state.seat)
        for slot in (code - DEVELOP for code in legal(state) if DEVELOP <= code < DEVELOP + 10):
            after = state.clone()
            after.play(DEVELOP + slot)
            assert gains.of_card(slot, state.river[slot % 5]) == after.points(state.seat) - state.points(state.seat)
            compared += 1
    assert compared > 100


def test_it_is_shown_what_every_card_of_the_river_would_bring_where_it_lies():
    hands = [[*["mountain"] * 3, "banner", "banner"], [*["mountain"] * 3, "torii", "ronin"]]
    state = at_turn(hands=hands, river=["fort", "advisor", "naishi", "monk", "fort"])
    gained = {place - CARD_GAINS for place in shown(state) if CARD_GAINS <= place < CARD_GAINS + SLOTS * GAIN_STEPS}
    line, hand = [6, 4, 12, 0, 6], [6, 4, 8, 5, 6]
    assert gained == {slot * GAIN_STEPS + (points - LEAST_GAIN) // GAIN_STEP for slot, points in enumerate(line + hand)}


def test_in_games_it_has_not_learned_from_the_network_foresees_the_lead_better_than_the_weights_do():
    judges = JUDGE, far_sighted("naishi")
    wrong = [0.0, 0.0]
    for seed in range(20):
        (*game, end) = positions(TABLE, f"foreseen {seed}")
        lead = float(end.points(0)) - float(end.points(1))
        for state in (state for state in game[-20:] if JUDGE.begins(state) >= 0):
            for at, judge in enumerate(judges):
                points = reals([0, 0])
                judge.foresee(state, state, points)
                wrong[at] += (points[0] - points[1] - lead) ** 2
    assert wrong[1] < wrong[0]
