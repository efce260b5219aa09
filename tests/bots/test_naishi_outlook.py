"""What the network of Naishi is shown: all that the seat may count on that begins, not what chance has yet to bring."""

import pytest

from himeji.bots.heuristic import far_sighted, heuristic
from himeji.engine.chance import renew
from himeji.engine.network import reals
from himeji.engine.state import State
from himeji.games.naishi.cards import CARDS, NINJA, SLOTS
from himeji.games.naishi.gains import Gains
from himeji.games.naishi.moves import DECREE, DEVELOP, SWAP_OWN
from himeji.games.naishi.outlook import (
    CARD_GAINS,
    DECREE_STEP,
    DECREES,
    GAIN_STEP,
    GAIN_STEPS,
    INPUTS,
    LEAST_GAIN,
    MOST_INPUTS,
    SWAPS,
)
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


@pytest.fixture(scope="module")
def without_ninjas(begun) -> list[Naishi]:
    """Whose points depend on what they copy."""
    return [state for state in begun if NINJA not in [*state.lines, *state.hands, *state.river]]


def test_the_points_a_card_gains_are_those_it_has_gained_once_developed(without_ninjas):
    compared, gains = 0, Gains()
    for state in without_ninjas:
        gains.look(state, state.seat)
        for slot in (code - DEVELOP for code in legal(state) if DEVELOP <= code < DEVELOP + 10):
            after = state.clone()
            after.play(DEVELOP + slot)
            assert gains.of_card(slot, state.river[slot % 5]) == after.points(state.seat) - state.points(state.seat)
            compared += 1
    assert compared > 100


def gained_by(state: Naishi, first: int, count: int) -> list[tuple[int, int]]:
    """What each move of a family brings to the seat, and to the other."""
    found = []
    for code in (code for code in legal(state) if first <= code < first + count):
        after = state.clone()
        after.play(code)
        mine, theirs = (int(after.points(seat) - state.points(seat)) for seat in (state.seat, 1 - state.seat))
        found.append((mine, theirs))
    return found


def test_the_points_an_exchange_gains_are_those_it_has_gained_once_made(without_ninjas):
    swapped = decreed = 0
    for state in without_ninjas:
        inputs = shown(state)
        if swaps := gained_by(state, SWAP_OWN, 25):
            best = max(0, *(mine for mine, _ in swaps))
            assert SWAPS + min(best // GAIN_STEP, GAIN_STEPS - 1) in inputs
            swapped += best > 0
        if decrees := gained_by(state, DECREE, 10):
            best = max(mine - theirs for mine, theirs in decrees)
            step = min((best - LEAST_GAIN) // DECREE_STEP, GAIN_STEPS - 1)
            assert DECREES + GAIN_STEPS + step in inputs
            decreed += best > 0
    assert min(swapped, decreed) > 10


def test_mates_that_change_places_still_have_each_other_unless_one_must_lie_under_the_other():
    lines = [["torii", "monk", "mountain", "banner", "mountain"], ["mountain"] * 5]
    hands = [["mountain", "mountain", "fort", "horseman", "mountain"], ["mountain"] * 5]
    state = at_turn(lines=lines, hands=hands)
    assert isinstance(state, Naishi)
    gains = Gains()
    gains.look(state, 0)
    assert gains.of_swap(0, 1) == gained(state, "swap line 1 2")
    assert gains.of_swap(3, 8) == gained(state, "swap column 4") < -10


def gained(state: Naishi, move: str) -> int:
    after = state.clone()
    play(after, move)
    return int(after.points(0) - state.points(0))


def test_a_decree_is_shown_while_it_can_be_imposed_and_whether_there_is_an_emissary_for_it():
    def decrees(*courts: list[int]) -> list[int]:
        places = shown(at_turn(court=list(courts)))
        return [(place - DECREES) // GAIN_STEPS for place in places if place >= DECREES]

    assert decrees([2, 0, 0, 0], [2, 0, 0, 0]) == [1, 3]
    assert decrees([0, 2, 0, 0], [1, 0, 1, 0]) == [0, 3]
    assert decrees([1, 0, 0, 1], [2, 0, 0, 0]) == []


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
