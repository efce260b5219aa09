"""NA-07. Impose an imperial decree."""

import pytest

from tests.positions import audience, changed, moves, play, refusal
from tests.rules.naishi.table import FREE, HANDS, MOUNTAINS, at_turn

pytestmark = pytest.mark.rule("NA-07")

LINES = [["fort", "monk", *MOUNTAINS[:3]], ["torii", "ninja", *MOUNTAINS[:3]]]


@pytest.mark.rule("NA-R14")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_card_is_exchanged_for_the_hand_card_that_faces_it(seat):
    state = at_turn(seat, lines=LINES)
    play(state, "decree hand 4")
    assert state.encode()["hands"] == [[*HANDS[0][:3], "advisor", "mountain"], [*HANDS[1][:3], "mountain", "mountain"]]
    assert state.encode()["lines"] == LINES


@pytest.mark.rule("NA-R14")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_line_card_is_exchanged_for_the_line_card_that_faces_it(seat):
    state = at_turn(seat, lines=LINES)
    play(state, "decree line 1")
    assert state.encode()["lines"] == [["torii", *LINES[0][1:]], ["fort", *LINES[1][1:]]]
    assert state.encode()["hands"] == HANDS


def test_any_of_the_ten_positions_may_be_chosen(opened):
    assert moves(opened, "decree") == [f"decree {row} {column}" for row in ("line", "hand") for column in range(1, 6)]


@pytest.mark.rule("NA-R14")
def test_the_opponent_s_hand_is_not_seen_before_the_choice(opened):
    other = changed(opened, hands=[HANDS[0], HANDS[1][::-1]])
    assert opened.view(0) == other.view(0)
    assert moves(opened) == moves(other)


@pytest.mark.rule("NA-R14")
def test_what_a_decree_brings_into_a_hand_is_told_to_its_owner_only(opened):
    events = play(opened, "decree hand 2")
    assert [(event.code, event.figures, audience(event)) for event in events] == [
        ("decree_imposed", {"seat": 0, "row": "hand", "column": 2}, [0, 1, None]),
        ("decree_brought", {"seat": 0, "card": "monk"}, [0]),
        ("decree_brought", {"seat": 1, "card": "torii"}, [1]),
    ]


def test_a_decree_on_lines_is_told_to_all(opened):
    assert [(event.code, event.figures, audience(event)) for event in play(opened, "decree line 3")] == [
        ("decree_imposed", {"seat": 0, "row": "line", "column": 3}, [0, 1, None])
    ]


def test_a_decree_locks_an_emissary(opened):
    play(opened, "decree line 1")
    assert opened.view(None)["seats"][0]["court"] == {"home": 1, "swap": 0, "discard_river": 0, "decree": 1}


def test_a_decree_needs_a_free_emissary():
    assert refusal(at_turn(court=[[0, 1, 1, 0], FREE]), "decree hand 1") == "NO_FREE_EMISSARY @ NA-06"


@pytest.mark.rule("NA-R11")
@pytest.mark.parametrize("court", [[[1, 0, 0, 1], FREE], [FREE, [1, 0, 0, 1]]], ids=["own", "other"])
@pytest.mark.parametrize("move", ["decree hand 1", "decree line 5"])
def test_a_decree_is_imposed_once_a_game_by_one_player(court, move):
    assert refusal(at_turn(court=court), move) == "DECREE_TAKEN @ NA-07"
