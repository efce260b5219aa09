"""Every scoring case of the component file, item by item, in total, and by colours."""

from pathlib import Path

import pytest
import yaml

import himeji
from tests.rules.naishi.table import at_the_end, items

COMPONENTS = Path(himeji.__file__).parent / "games/naishi/components.yaml"
CASES = yaml.safe_load(COMPONENTS.read_text("utf-8"))["scoring_tests"]["items"]


@pytest.mark.rule("NA-12")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_territory_scores_as_the_components_say(case):
    state = at_the_end((case["line"], case["hand"]))
    assert state.pending() == []
    assert {card: points for card, points in items(state).items() if points or card in case["by_card"]} == case[
        "by_card"
    ]
    assert state.outcome().scores[0] == case["total"]


@pytest.mark.rule("NA-R15")
@pytest.mark.parametrize("case", [case for case in CASES if "colors" in case], ids=lambda case: case["id"])
def test_a_territory_shows_as_many_colours_as_the_components_say(case):
    assert len(items(at_the_end((case["line"], case["hand"])))) == case["colors"]


def test_the_components_bring_their_cases():
    assert len(CASES) == 6
