"""The page of figures says what the last runs said."""

import json

import pytest

from tests.server import full


def line(test: str, what: str, number: str = "D1") -> full.Line:
    return {
        "goal": number,
        "what": what,
        "figure": 1,
        "sign": "<=",
        "bound": 2,
        "unit": "",
        "holds": True,
        "test": test,
    }


def test_a_test_that_ran_again_replaces_what_it_said_before():
    before = [line("a", "500 kills"), line("b", "cuts", "D10"), line("c", "waits", "D2")]
    now = [line("a", "501 kills")]
    assert [each["what"] for each in full.merged(before, now)] == ["501 kills", "waits", "cuts"]


def test_a_goal_is_found_by_its_number_and_no_other_test_runs():
    assert full.tests_of({"D1"}) == [
        "tests/server/real/test_kills.py::test_d1_n12_kills_lose_nothing_and_games_come_to_their_end"
    ]
    assert full.tests_of({"N3"}) == full.tests_of({"N1"}) != []
    with pytest.raises(ValueError, match="D99"):
        full.tests_of({"D1", "D99"})


def test_the_page_holds_the_figures_that_are_kept():
    text = full.PAGE.read_text("utf-8")
    assert full.page(text, json.loads(full.FIGURES.read_text("utf-8"))) == text
