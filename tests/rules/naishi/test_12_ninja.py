"""NA-12. The ninja copies a character of its territory."""

import pytest

from himeji.engine.errors import UnreadableMove
from tests.positions import audience, moves, play, refusal
from tests.rules.naishi.table import among_mountains, at_the_end, at_turn, items

pytestmark = [pytest.mark.rule("NA-12"), pytest.mark.rule("NA-R7")]


def score(line, hand):
    return items(at_the_end(among_mountains(line, hand)))


@pytest.fixture
def two_ninjas():
    """The first player has two ninjas to choose for, among an advisor and a sentinel."""
    return at_the_end(among_mountains({3: "ninja", 1: "advisor"}, {3: "sentinel", 5: "ninja"}))


def test_it_copies_after_both_hands_are_shown():
    lines, hands = zip(
        among_mountains({3: "ninja", 1: "advisor"}, {3: "monk"}), among_mountains({}, {1: "torii"}), strict=True
    )
    state = at_turn(1, lines=lines, hands=hands, turns_left=1)
    codes = [event.code for event in play(state, "develop line 1", "decline")]
    assert codes[-1] == "hands_shown"
    assert [(d.seat, d.asks, d.cause, d.section) for d in state.pending()] == [(0, "copy", "ninja", "NA-12")]
    assert state.view(0)["seats"][1]["hand"] == list(hands[1])


def test_its_owner_chooses():
    state = at_the_end(
        among_mountains({1: "torii", 3: "torii", 5: "torii"}, {1: "fort"}),
        among_mountains({1: "advisor"}, {3: "monk", 4: "ninja"}),
    )
    assert [decision.seat for decision in state.pending()] == [1]
    assert refusal(state, "copy monk", seat=0) == "NOT_YOUR_TURN"


def test_it_must_copy_a_character(two_ninjas):
    assert moves(two_ninjas) == ["copy advisor", "copy sentinel"]
    assert refusal(two_ninjas, "decline") == "NOT_OFFERED"


@pytest.mark.parametrize("card", ["naishi", "monk", "ronin"])
def test_the_character_must_be_in_its_own_territory(two_ninjas, card):
    assert refusal(two_ninjas, f"copy {card}") == "NOT_IN_TERRITORY @ NA-12"


@pytest.mark.parametrize("card", ["ninja", "fort", "torii", "rice_field", "banner", "mountain"])
def test_it_never_copies_a_ninja_a_province_or_a_mountain(two_ninjas, card):
    with pytest.raises(UnreadableMove):
        two_ninjas.parse(f"copy {card}")


def test_each_ninja_chooses_alone(two_ninjas):
    events = play(two_ninjas, "copy advisor")
    assert [decision.seat for decision in two_ninjas.pending()] == [0]
    events += play(two_ninjas, "copy sentinel")
    assert [(event.code, event.figures, audience(event)) for event in events] == [
        ("ninja_copied", {"seat": 0, "row": "line", "column": 3, "card": "advisor"}, [0, 1, None]),
        ("ninja_copied", {"seat": 0, "row": "hand", "column": 5, "card": "sentinel"}, [0, 1, None]),
    ]
    assert two_ninjas.view(None)["seats"][0]["copies"] == [None, None, "advisor", *[None] * 6, "sentinel"]
    assert items(two_ninjas) == {"mountain": -5, "advisor": 2 + 3, "sentinel": 3 + 3}


def test_both_ninjas_may_copy_the_same_card(two_ninjas):
    play(two_ninjas, "copy advisor", "copy advisor")
    assert items(two_ninjas) == {"mountain": -5, "advisor": 2 + 3 + 2, "sentinel": 3}


def test_with_one_character_to_copy_nobody_is_asked():
    state = at_the_end(among_mountains({3: "ninja"}, {3: "ninja", 1: "naishi"}))
    assert state.pending() == []
    assert items(state) == {"mountain": -5, "naishi": 12 + 8}


@pytest.mark.parametrize("hand", [{}, {5: "ninja"}], ids=["alone", "two"])
def test_with_nothing_to_copy_it_has_neither_points_nor_colour(hand):
    state = at_the_end(among_mountains({3: "ninja", 1: "fort"}, hand))
    assert state.pending() == []
    assert items(state) == {"mountain": -5, "fort": 6}
    assert state.view(None)["seats"][0]["copies"] == [None] * 10


@pytest.mark.parametrize(
    ("line", "hand", "points"),
    [
        ({1: "naishi", 3: "ninja:naishi"}, {}, {"naishi": 12}),
        ({1: "advisor"}, {4: "ninja:advisor"}, {"advisor": 2 + 4}),
        ({1: "monk"}, {4: "ninja:monk"}, {"monk": 5}),
        ({1: "horseman", 4: "banner"}, {4: "ninja:horseman"}, {"horseman": 13, "banner": 3}),
        ({1: "sentinel"}, {4: "fort", 5: "ninja:sentinel"}, {"sentinel": 3 + 7, "fort": 0}),
    ],
)
def test_it_scores_by_the_conditions_of_the_card_it_copies(line, hand, points):
    assert score(line, hand) == points | {"mountain": -5}


def test_it_is_the_copied_card_to_its_neighbours_for_better():
    better = score({2: "advisor", 3: "ninja:naishi"}, {5: "naishi"})
    assert better["advisor"] == 4 + 4
    assert score({2: "advisor", 3: "ninja:advisor"}, {5: "naishi"})["advisor"] == 4 + 3


def test_it_is_the_copied_card_to_its_neighbours_for_worse():
    assert score({2: "sentinel", 3: "ninja:sentinel"}, {5: "monk"})["sentinel"] == 0
    assert score({2: "sentinel", 3: "ninja:monk"}, {5: "monk"})["sentinel"] == 3


def test_two_ninjas_may_spoil_each_other():
    assert score({1: "sentinel", 4: "ninja:sentinel"}, {4: "ninja:sentinel"})["sentinel"] == 3


@pytest.mark.rule("NA-R8")
def test_it_never_adds_a_type_for_the_ronin():
    seven = {1: "naishi", 2: "advisor", 3: "sentinel", 4: "monk", 5: "horseman"}, {1: "ronin", 2: "fort"}
    assert score(seven[0], seven[1] | {3: "ninja:monk"})["ronin"] == 0
    assert score(seven[0], seven[1] | {3: "torii", 4: "ninja:monk"})["ronin"] == 8


@pytest.mark.rule("NA-R8")
def test_the_type_it_copies_must_be_there_in_person():
    line = {1: "naishi", 2: "advisor", 3: "sentinel", 4: "monk", 5: "horseman"}
    assert score(line, {1: "ronin", 2: "fort", 3: "torii", 4: "ninja:ronin"})["ronin"] == 8 + 8
