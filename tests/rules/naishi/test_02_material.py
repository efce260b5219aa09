"""NA-02. Material."""

from collections import Counter

import pytest

import himeji
from tests.rules.naishi.table import COPIES, at_turn

pytestmark = pytest.mark.rule("NA-02")

CHARACTERS = ["naishi", "advisor", "sentinel", "monk", "horseman", "ronin", "ninja"]
PROVINCES = ["fort", "torii", "rice_field", "banner"]


@pytest.mark.parametrize("seed", range(5))
def test_sixteen_mountains_and_thirtyfour_development_cards_lie_on_the_table(seed):
    state = himeji.new("naishi", seats=2, seed=seed)
    table = sum((field.things(state) for field in state.sheet().fields), Counter())
    assert table == COPIES
    assert table.total() - table["mountain"] == 34


def test_nineteen_development_cards_are_characters_and_fifteen_provinces():
    assert sum(COPIES[card] for card in CHARACTERS) == 19
    assert sum(COPIES[card] for card in PROVINCES) == 15


def test_each_player_has_two_emissaries():
    for territory in himeji.new("naishi", seats=2).view(None)["seats"]:
        assert territory["court"] == {"home": 2, "swap": 0, "discard_river": 0, "decree": 0}


def test_naishi_is_a_game_for_two():
    assert himeji.game("naishi").seats == (2,)


def test_positions_of_these_tests_use_the_cards_of_the_box():
    state = at_turn(hidden=[0, 1, 2, 3, 4])
    assert sum((field.things(state) for field in state.sheet().fields), Counter()) == COPIES
