"""NA-01. A hand is secret: what each seat and those who look on know of it, and nothing more."""

import pytest

from tests.positions import changed, play
from tests.rules.naishi.table import AFTER_THE_TURNS, HANDS, MOUNTAINS

pytestmark = pytest.mark.rule("NA-01")

UNSEEN = [None] * 5


def known(state, owner, viewer):
    """The slots of a hand as a viewer knows them, and the cards it has besides, he cannot tell where."""
    territory = state.view(viewer)["seats"][owner]
    return territory["hand"], territory["also_in_hand"]


def seen_by_the_other(state, owner):
    return state.view(owner)["seats"][owner]["seen_by_the_other"]


def develop_hand(state, *columns):
    """The first player develops these columns of his hand, one a turn; the other develops his line meanwhile."""
    for column in columns:
        play(state, f"develop hand {column}", "decline", f"develop line {column}", "decline")


def test_lines_are_seen_by_all(opened):
    play(opened, "develop line 1")
    for viewer in (0, 1, None):
        assert [seat["line"] for seat in opened.view(viewer)["seats"]] == [["fort", *MOUNTAINS[:4]], MOUNTAINS]


def test_an_owner_sees_his_whole_hand(opened):
    assert [known(opened, seat, seat) for seat in (0, 1)] == [(HANDS[0], {}), (HANDS[1], {})]
    assert [seen_by_the_other(opened, seat) for seat in (0, 1)] == [[False] * 5] * 2


@pytest.mark.parametrize("viewer", [1, None])
def test_who_sees_a_hand_is_told_to_its_owner_only(opened, viewer):
    assert opened.view(viewer)["seats"][0]["seen_by_the_other"] is None


@pytest.mark.parametrize("viewer", [1, None])
def test_before_the_exchange_the_mountains_of_a_hand_lie_where_all_saw_them_laid(opening, viewer):
    assert known(opening, 0, viewer) == ([None, None, *MOUNTAINS[:3]], {})


def test_after_the_exchange_the_giver_knows_that_his_card_is_in_the_other_hand_but_not_where(opened):
    assert known(opened, 1, 0) == (UNSEEN, {"mountain": 3, "advisor": 1})
    assert known(opened, 0, 1) == (UNSEEN, {"mountain": 3, "torii": 1})


def test_after_the_exchange_onlookers_know_three_mountains_in_each_hand(opened):
    assert [known(opened, owner, None) for owner in (0, 1)] == [(UNSEEN, {"mountain": 3})] * 2


def test_a_card_developed_into_the_hand_is_known_to_all(opened):
    play(opened, "develop hand 2")
    assert known(opened, 0, 1) == ([None, "ronin", None, None, None], {"mountain": 3})
    assert known(opened, 0, None) == ([None, "ronin", None, None, None], {"mountain": 3})
    assert seen_by_the_other(opened, 0) == [False, True, False, False, False]


@pytest.mark.parametrize(
    ("columns", "giver_knows", "onlookers_know"),
    [
        ([1], {"mountain": 3, "torii": 1}, {"mountain": 3}),
        ([3], {"mountain": 2, "torii": 1}, {"mountain": 2}),
        ([3, 4, 5], {"torii": 1}, {}),
    ],
    ids=["naishi", "mountain", "all_mountains"],
)
def test_a_card_discarded_from_the_hand_is_one_less_to_look_for(opened, columns, giver_knows, onlookers_know):
    develop_hand(opened, *columns)
    assert known(opened, 0, 1)[1] == giver_knows
    assert known(opened, 0, None)[1] == onlookers_know


def test_a_known_card_that_is_replaced_changes_nothing_else(opened):
    develop_hand(opened, 2)
    newer = opened.encode()["river"][1]
    play(opened, "develop hand 2")
    assert known(opened, 0, 1) == ([None, newer, None, None, None], {"mountain": 3})


def test_developing_the_line_tells_nothing_of_a_hand(opened):
    before = [known(opened, owner, viewer) for owner in (0, 1) for viewer in (0, 1, None)]
    play(opened, "develop line 4")
    assert [known(opened, owner, viewer) for owner in (0, 1) for viewer in (0, 1, None)] == before


@pytest.mark.parametrize("viewer", [1, None])
def test_unseen_cards_that_must_all_be_of_one_kind_are_known(opened, viewer):
    develop_hand(opened, 1)
    assert known(opened, 0, viewer)[0] == ["fort", *UNSEEN[1:]]
    play(opened, "develop hand 2")
    assert known(opened, 0, viewer) == (["fort", "ronin", *MOUNTAINS[:3]], {})


def test_onlookers_do_not_conclude_what_only_the_giver_can(opened):
    develop_hand(opened, 3, 4, 5, 1)
    hand = opened.encode()["hands"][0]
    assert known(opened, 0, 1) == (hand, {})
    assert known(opened, 0, None) == ([hand[0], None, *hand[2:]], {})


def test_knowledge_moves_along_when_two_cards_of_the_hand_are_swapped(opened):
    play(opened, "develop hand 2", "swap hand 2 4")
    assert opened.encode()["hands"][0] == ["naishi", "mountain", "mountain", "ronin", "mountain"]
    for viewer in (1, None):
        assert known(opened, 0, viewer) == ([None, None, None, "ronin", None], {"mountain": 3})


def test_swapping_two_unseen_cards_of_the_hand_tells_nothing(opened):
    play(opened, "swap hand 1 5")
    assert known(opened, 0, 0) == (["mountain", "torii", "mountain", "mountain", "naishi"], {})
    assert known(opened, 0, 1) == (UNSEEN, {"mountain": 3, "torii": 1})
    assert known(opened, 0, None) == (UNSEEN, {"mountain": 3})


def test_swapping_a_column_shows_both_cards_to_all(opened):
    play(opened, "swap column 2")
    for viewer in (1, None):
        assert opened.view(viewer)["seats"][0]["line"] == ["mountain", "torii", *MOUNTAINS[:3]]
        assert known(opened, 0, viewer) == ([None, "mountain", None, None, None], {"mountain": 3})


def test_swapping_a_column_of_mountains_places_one_of_the_three(opened):
    play(opened, "swap column 5")
    assert known(opened, 0, 1) == ([None, None, None, None, "mountain"], {"mountain": 2, "torii": 1})


def test_a_decree_on_hands_shows_both_cards_to_both_seats(opened):
    play(opened, "decree hand 2")
    assert known(opened, 1, 0) == ([None, "torii", None, None, None], {"mountain": 3, "advisor": 1})
    assert known(opened, 0, 1) == ([None, "monk", None, None, None], {"mountain": 3})
    assert seen_by_the_other(opened, 0) == seen_by_the_other(opened, 1) == [False, True, False, False, False]


def test_a_decree_that_brings_the_given_card_home_leaves_nothing_to_look_for(opened):
    play(opened, "decree hand 4")
    assert known(opened, 0, 0)[0][3] == "advisor"
    assert known(opened, 1, 0) == ([None, None, None, "mountain", None], {"mountain": 3})
    assert known(opened, 0, 1) == ([None, None, None, "advisor", None], {"mountain": 2, "torii": 1})


def test_a_decree_on_hands_shows_onlookers_neither_card(opened):
    play(opened, "decree hand 2")
    assert [known(opened, owner, None) for owner in (0, 1)] == [(UNSEEN, {"mountain": 3})] * 2
    assert [seat["exchanged"] for seat in opened.view(None)["seats"]] == [[False, True, False, False, False]] * 2


def test_onlookers_count_an_exchanged_card_with_the_hand_it_came_from(opened):
    play(opened, "decree hand 1", "develop line 1", "decline", "develop hand 1", "decline")
    assert opened.view(None)["discard"]["top"] == "mountain", "which the decree had brought from the second seat"
    assert [known(opened, owner, None)[1] for owner in (0, 1)] == [{"mountain": 3}, {"mountain": 2}]


def test_a_decree_that_takes_a_card_all_have_seen_shows_onlookers_where_it_went(opened):
    develop_hand(opened, 2)
    play(opened, "decree hand 2")
    assert known(opened, 1, None) == ([None, "ronin", None, None, None], {"mountain": 3})
    assert known(opened, 0, None) == (UNSEEN, {"mountain": 3})


def test_a_decree_on_lines_tells_nothing_of_a_hand(opened):
    before = [known(opened, owner, viewer) for owner in (0, 1) for viewer in (0, 1, None)]
    play(opened, "decree line 2")
    assert [known(opened, owner, viewer) for owner in (0, 1) for viewer in (0, 1, None)] == before


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_end_both_hands_are_seen_by_all(opened, viewer):
    over = changed(opened, stack=AFTER_THE_TURNS)
    assert [known(over, owner, viewer) for owner in (0, 1)] == [(HANDS[0], {}), (HANDS[1], {})]
