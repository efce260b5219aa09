"""The two examples printed in the rulebook."""

import pytest

from tests.positions import play, told
from tests.rules.naishi.table import MOUNTAINS, at_the_end, at_turn, items


@pytest.fixture
def manon():
    """A sentinel lies on the fourth pile; Manon has a mountain and her naishi in that position."""
    return at_turn(
        hands=[["mountain", "torii", "mountain", "naishi", "mountain"], ["monk", "advisor", *MOUNTAINS[:3]]],
        river=["fort", "ronin", "banner", "sentinel", "rice_field"],
        hidden=[0, 0, 0, 1, 0],
        next_up=["horseman"],
    )


@pytest.mark.rule("NA-05")
def test_manon_puts_the_sentinel_of_the_fourth_pile_into_her_line(manon):
    events = play(manon, "develop line 4")
    assert told(events, "card_discarded") == [{"seat": 0, "row": "line", "column": 4, "card": "mountain"}]
    assert manon.encode()["lines"][0] == ["mountain", "mountain", "mountain", "sentinel", "mountain"]
    assert told(events, "card_revealed") == [{"pile": 4, "card": "horseman"}]
    assert manon.encode()["river"] == ["fort", "ronin", "banner", "horseman", "rice_field"]


@pytest.mark.rule("NA-05")
def test_manon_would_discard_her_naishi_to_put_it_into_her_hand(manon):
    events = play(manon, "develop hand 4")
    assert told(events, "card_discarded") == [{"seat": 0, "row": "hand", "column": 4, "card": "naishi"}]
    assert manon.encode()["hands"][0] == ["mountain", "torii", "mountain", "sentinel", "mountain"]
    assert manon.encode()["lines"][0] == MOUNTAINS


@pytest.mark.rule("NA-05")
def test_the_revealed_card_is_available_at_once(manon):
    play(manon, "develop line 4", "decline", "develop line 4")
    assert manon.encode()["lines"][1] == ["mountain", "mountain", "mountain", "horseman", "mountain"]


@pytest.mark.rule("NA-11")
def test_the_scored_territory_is_worth_62_points():
    state = at_the_end(
        (
            ["fort", "sentinel", "advisor", "banner", "rice_field"],
            ["fort", "mountain", "naishi", "rice_field", "rice_field"],
        )
    )
    assert items(state) == {
        "mountain": 5,
        "banner": 3,
        "advisor": 3 + 4,
        "rice_field": 20,
        "fort": 12,
        "sentinel": 3 + 4,
        "naishi": 8,
    }
    assert state.outcome().scores[0] == 62
