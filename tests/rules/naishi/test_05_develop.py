"""NA-05. Develop your territory."""

import pytest

from tests.positions import audience, moves, play, refusal, told, with_luck
from tests.rules.naishi.table import HANDS, MOUNTAINS, RIVER, at_turn

pytestmark = pytest.mark.rule("NA-05")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("row", ["line", "hand"])
def test_the_river_card_of_the_same_position_replaces_the_discarded_card(row, column, seat):
    state = at_turn(seat)
    old = state.view(seat)["seats"][seat][row]
    play(state, f"develop {row} {column}")
    new = state.view(seat)["seats"][seat][row]
    assert new == [*old[: column - 1], RIVER[column - 1], *old[column:]]
    assert state.view(seat)["discard"]["top"] == old[column - 1]


def test_the_rest_of_the_table_stays_as_it_was():
    state = at_turn()
    before = state.encode()
    play(state, "develop hand 2")
    after = state.encode()
    assert after["lines"] == before["lines"]
    assert (after["hands"][1], after["court"]) == (HANDS[1], before["court"])
    assert after["river"][:1] + after["river"][2:] == RIVER[:1] + RIVER[2:]


def test_the_next_card_of_that_pile_is_revealed():
    state = at_turn(hidden=[0, 0, 0, 1, 0], next_up=["ninja"])
    events = play(state, "develop line 4")
    assert told(events, "card_revealed") == [{"pile": 4, "card": "ninja"}]
    assert state.view(None)["river"][3] == {"card": "ninja", "hidden": 0}


def test_a_pile_without_a_next_card_is_empty():
    state = at_turn(hidden=[4, 4, 4, 0, 4])
    events = play(state, "develop line 4")
    assert told(events, "pile_emptied") == [{"pile": 4}]
    assert state.view(None)["river"][3] == {"card": None, "hidden": 0}


@pytest.mark.parametrize("row", ["line", "hand"])
def test_a_position_whose_pile_is_empty_cannot_be_developed(row):
    state = at_turn(river=[*RIVER[:2], None, *RIVER[3:]], hidden=[5, 5, 0, 5, 5])
    assert refusal(state, f"develop {row} 3") == "PILE_EMPTY(pile=3) @ NA-05"
    assert len(moves(state, "develop")) == 8


@pytest.mark.parametrize(("row", "old"), [("line", "mountain"), ("hand", "torii")])
def test_all_see_what_is_discarded_taken_and_revealed(row, old):
    events = play(at_turn(hidden=[0, 1, 0, 0, 0], next_up=["ninja"]), f"develop {row} 2")
    assert [(event.code, event.figures) for event in events] == [
        ("card_discarded", {"seat": 0, "row": row, "column": 2, "card": old}),
        ("territory_developed", {"seat": 0, "row": row, "column": 2, "card": "ronin"}),
        ("card_revealed", {"pile": 2, "card": "ninja"}),
    ]
    assert all(audience(event) == [0, 1, None] for event in events)


def test_a_revealed_card_is_one_of_those_nobody_has_seen():
    state = at_turn(hidden=[1, 1, 0, 0, 0], next_up=["ninja", "banner"])
    revealed = [told(play(with_luck(state, seed), "develop line 1"), "card_revealed") for seed in range(20)]
    assert {str(events[0]["card"]) for events in revealed} == {"ninja", "banner"}


def test_the_other_player_finds_the_new_card_in_the_river():
    state = at_turn(hidden=[0, 1, 0, 0, 0], next_up=["ninja"])
    play(state, "develop line 2", "decline", "develop line 2")
    assert state.view(None)["seats"][1]["line"] == ["mountain", "ninja", *MOUNTAINS[:3]]
