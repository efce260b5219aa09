"""NA-01. Goal of the game and key concepts."""

import pytest

from tests.positions import moves, play
from tests.rules.naishi.table import FREE, among_mountains, at_the_end, at_turn, items, verbs

pytestmark = pytest.mark.rule("NA-01")


def test_a_territory_is_a_line_and_a_hand_of_five_cards_each(opened):
    for territory in opened.view(0)["seats"]:
        assert (len(territory["line"]), len(territory["hand"])) == (5, 5)


def test_cards_are_never_rearranged_freely():
    without_emissaries = at_turn(court=[[0, 2, 0, 0], FREE])
    assert verbs(moves(without_emissaries)) == {"develop", "recall"}


def test_developing_moves_no_other_card(opened):
    before = opened.encode()
    play(opened, "develop line 3")
    assert opened.encode()["lines"] == [
        [*before["lines"][0][:2], "sentinel", *before["lines"][0][3:]],
        before["lines"][1],
    ]
    assert opened.encode()["hands"] == before["hands"]


@pytest.mark.parametrize("line", [{1: "naishi"}, {3: "naishi"}])
def test_cards_side_by_side_are_adjacent(line):
    assert items(at_the_end(among_mountains({2: "advisor"} | line, {})))["advisor"] == 4 + 4


def test_a_hand_card_is_adjacent_to_the_line_card_above_it():
    assert items(at_the_end(among_mountains({1: "advisor"}, {1: "naishi"})))["advisor"] == 2 + 4


@pytest.mark.parametrize("column", [1, 3])
def test_diagonals_do_not_count(column):
    assert items(at_the_end(among_mountains({2: "advisor"}, {column: "naishi"})))["advisor"] == 4


def test_cards_two_places_apart_are_not_adjacent():
    assert items(at_the_end(among_mountains({2: "advisor", 4: "naishi"}, {})))["advisor"] == 4


def test_the_ends_of_a_row_do_not_touch_the_other_row():
    assert items(at_the_end(among_mountains({5: "advisor"}, {1: "naishi"})))["advisor"] == 2


def test_the_higher_total_wins():
    with_a_fort = among_mountains({1: "fort"}, {})
    with_rice = among_mountains({1: "banner"}, {3: "sentinel", 4: "rice_field", 5: "rice_field"})
    outcome = at_the_end(with_a_fort, with_rice).outcome()
    assert outcome.scores == [6 - 5, 3 - 5 + 3 + 10]
    assert (outcome.winners, outcome.decided_by) == ([1], "points")
