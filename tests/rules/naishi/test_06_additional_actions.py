"""NA-06. The additional actions."""

from typing import Any

import pytest

from himeji.engine.errors import UnreadableMove
from tests.positions import audience, moves, play, refusal, told
from tests.rules.naishi.table import FREE, HANDS, MOUNTAINS, RIVER, at_turn

pytestmark = pytest.mark.rule("NA-06")

TWO_LEFT: dict[str, Any] = {"river": [None, "ronin", None, "banner", None], "hidden": [0, 0, 0, 0, 0]}
SWAPS = ["swap river 1 2", "swap line 1 2", "swap hand 1 2", "swap column 1"]
DISCARD = "discard river 1 2"


def court(state, seat=0):
    return state.view(None)["seats"][seat]["court"]


@pytest.mark.parametrize(("move", "space"), [*((swap, "swap") for swap in SWAPS), (DISCARD, "discard_river")])
def test_an_additional_action_sends_a_free_emissary_to_the_court(opened, move, space):
    play(opened, move)
    assert court(opened) == {"home": 1, "swap": 0, "discard_river": 0, "decree": 0} | {space: 1}
    assert court(opened, 1)["home"] == 2


@pytest.mark.parametrize("move", [*SWAPS, DISCARD])
@pytest.mark.parametrize("placed", [[0, 2, 0, 0], [0, 0, 2, 0], [0, 1, 0, 1]])
def test_without_a_free_emissary_there_is_no_additional_action(move, placed):
    assert refusal(at_turn(court=[placed, FREE]), move) == "NO_FREE_EMISSARY @ NA-06"


@pytest.mark.rule("NA-R11")
def test_the_court_has_three_spaces_to_swap():
    assert refusal(at_turn(court=[[1, 1, 0, 0], [1, 1, 0, 0]]), "swap line 1 2") == ""
    full = at_turn(court=[[1, 1, 0, 0], [0, 2, 0, 0]])
    assert {refusal(full, swap) for swap in SWAPS} == {"SPACES_TAKEN(spaces=3) @ NA-06"}
    assert refusal(full, DISCARD) == ""


@pytest.mark.rule("NA-R11")
def test_the_court_has_two_spaces_to_discard():
    assert refusal(at_turn(court=[[1, 0, 1, 0], FREE]), DISCARD) == ""
    full = at_turn(court=[[1, 0, 1, 0], [1, 0, 1, 0]])
    assert refusal(full, DISCARD) == "SPACES_TAKEN(spaces=2) @ NA-06"
    assert refusal(full, "swap line 1 2") == ""


def test_only_one_additional_action_is_done_in_a_turn(opened):
    play(opened, "swap line 1 2")
    assert refusal(opened, "swap hand 1 2") == "NOT_OFFERED"
    play(opened, "develop line 1")
    assert opened.to_move() == 1


def test_an_emissary_on_the_court_stays_where_it_is():
    state = at_turn(court=[[1, 1, 0, 0], FREE])
    play(state, DISCARD)
    assert court(state) == {"home": 0, "swap": 1, "discard_river": 1, "decree": 0}


def test_two_cards_of_the_river_change_places_and_their_piles_stay():
    state = at_turn(hidden=[1, 2, 3, 4, 5])
    play(state, "swap river 1 4")
    assert state.encode()["river"] == ["banner", "ronin", "sentinel", "fort", "rice_field"]
    assert state.encode()["hidden"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("move", ["swap river 1 3", "swap river 3 5"])
def test_an_empty_place_of_the_river_cannot_be_swapped(move):
    state = at_turn(river=[*RIVER[:2], None, *RIVER[3:]], hidden=[5, 5, 0, 5, 5])
    assert refusal(state, move) == "PILE_EMPTY(pile=3) @ NA-05"


def test_two_cards_of_your_line_change_places():
    lines = [["fort", "monk", "torii", "advisor", "ninja"], MOUNTAINS]
    state = at_turn(lines=lines)
    play(state, "swap line 2 5")
    assert state.encode()["lines"] == [["fort", "ninja", "torii", "advisor", "monk"], MOUNTAINS]


def test_two_cards_of_your_hand_change_places(opened):
    play(opened, "swap hand 1 4")
    assert opened.encode()["hands"] == [["mountain", "torii", "mountain", "naishi", "mountain"], HANDS[1]]


def test_the_second_player_swaps_cards_of_his_own():
    lines = [["fort", "monk", *MOUNTAINS[:3]], ["torii", "ninja", *MOUNTAINS[:3]]]
    state = at_turn(1, lines=lines)
    hand = state.clone()
    play(state, "swap line 1 2")
    assert state.encode()["lines"] == [lines[0], ["ninja", "torii", *MOUNTAINS[:3]]]
    play(hand, "swap hand 1 4")
    assert hand.encode()["hands"] == [HANDS[0], ["advisor", "monk", "mountain", "mountain", "mountain"]]


@pytest.mark.rule("NA-R1")
def test_a_hand_card_swaps_with_the_line_card_of_the_same_position():
    state = at_turn(lines=[["fort", "monk", *MOUNTAINS[:3]], MOUNTAINS])
    play(state, "swap column 2")
    assert state.encode()["lines"][0] == ["fort", "torii", *MOUNTAINS[:3]]
    assert state.encode()["hands"][0] == ["naishi", "monk", *MOUNTAINS[:3]]


@pytest.mark.rule("NA-R1")
def test_a_hand_card_swaps_with_no_other_line_card(opened):
    assert moves(opened, "swap column") == [f"swap column {column}" for column in range(1, 6)]
    with pytest.raises(UnreadableMove):
        opened.parse("swap column 1 2")


@pytest.mark.rule("NA-R10")
@pytest.mark.parametrize("move", ["swap line 1 2", "swap hand 4 5", "swap column 5"])
def test_two_identical_cards_may_be_swapped(opened, move):
    before = opened.encode()
    play(opened, move)
    assert (opened.encode()["lines"], opened.encode()["hands"]) == (before["lines"], before["hands"])
    assert court(opened)["swap"] == 1


@pytest.mark.parametrize(
    ("move", "code", "figures"),
    [
        ("swap river 1 4", "river_swapped", {"seat": 0, "first": 1, "second": 4}),
        ("swap line 2 3", "cards_swapped", {"seat": 0, "row": "line", "first": 2, "second": 3}),
        ("swap hand 2 5", "cards_swapped", {"seat": 0, "row": "hand", "first": 2, "second": 5}),
        ("swap column 2", "column_swapped", {"seat": 0, "column": 2, "card": "torii"}),
    ],
)
def test_all_see_which_places_are_swapped(opened, move, code, figures):
    assert [(event.code, event.figures, audience(event)) for event in play(opened, move)] == [
        (code, figures, [0, 1, None])
    ]


@pytest.mark.rule("NA-R2")
def test_both_river_cards_are_discarded_before_either_pile_reveals():
    state = at_turn(hidden=[0, 1, 0, 1, 0], next_up=["ninja", "ninja"])
    events = play(state, "discard river 2 4")
    assert [(event.code, event.figures) for event in events] == [
        ("river_discarded", {"seat": 0, "pile": 2, "card": "ronin"}),
        ("river_discarded", {"seat": 0, "pile": 4, "card": "banner"}),
        ("card_revealed", {"pile": 2, "card": "ninja"}),
        ("card_revealed", {"pile": 4, "card": "ninja"}),
    ]
    assert all(audience(event) == [0, 1, None] for event in events)
    assert state.encode()["river"] == ["fort", "ninja", "sentinel", "ninja", "rice_field"]
    assert state.view(0)["discard"]["top"] == "banner"


@pytest.mark.rule("NA-R2")
def test_discarding_the_last_card_of_a_pile_empties_it():
    state = at_turn(hidden=[5, 0, 5, 1, 5])
    events = play(state, "discard river 2 4")
    assert told(events, "pile_emptied") == [{"pile": 2}]
    assert state.encode()["hidden"] == [5, 0, 5, 0, 5]
    assert state.encode()["river"][1] is None


@pytest.mark.rule("NA-R2")
def test_a_discard_takes_two_different_piles_that_are_not_empty():
    state = at_turn(river=[None, *RIVER[1:]], hidden=[0, 5, 5, 5, 5])
    assert refusal(state, "discard river 1 2") == "PILE_EMPTY(pile=1) @ NA-05"
    assert len(moves(state, "discard")) == 6
    with pytest.raises(UnreadableMove):
        state.parse("discard river 2 2")


@pytest.mark.rule("NA-R3")
def test_before_developing_the_last_two_cards_of_the_river_cannot_be_discarded():
    assert refusal(at_turn(**TWO_LEFT), "discard river 2 4") == "WOULD_LEAVE_NOTHING @ NA-R3"


@pytest.mark.rule("NA-R3")
@pytest.mark.parametrize(
    "more",
    [{"hidden": [0, 1, 0, 0, 0]}, {"hidden": [0, 0, 0, 1, 0]}, {"river": ["fort", *TWO_LEFT["river"][1:]]}],
    ids=["under_the_first", "under_the_second", "another_pile"],
)
def test_a_discard_before_developing_is_allowed_if_a_card_remains(more):
    state = at_turn(**TWO_LEFT | more)
    play(state, "discard river 2 4")
    assert len(moves(state, "develop")) == 2


@pytest.mark.rule("NA-R3")
def test_after_developing_the_last_two_cards_of_the_river_may_be_discarded():
    state = at_turn(**TWO_LEFT | {"hidden": [0, 1, 0, 0, 0]}, turns_left=1)
    play(state, "develop line 2", "discard river 2 4")
    assert state.encode()["river"] == [None] * 5


@pytest.mark.parametrize("move", ["swap line 1 2", "swap hand 1 2", "swap column 1", "swap river 1 2", DISCARD])
def test_with_nothing_to_develop_no_additional_action_can_come_first(move):
    state = at_turn(river=[None] * 5, hidden=[0] * 5, turns_left=1)
    assert refusal(state, move) == "NOTHING_TO_DEVELOP @ NA-06"


def test_after_developing_the_last_card_your_own_cards_may_still_be_swapped():
    state = at_turn(river=["fort", None, None, None, None], hidden=[0] * 5, turns_left=1)
    play(state, "develop line 1")
    assert moves(state, "swap river") == moves(state, "discard") == []
    play(state, "swap line 1 5")
    assert state.encode()["lines"][0] == [*MOUNTAINS[:4], "fort"]
