"""Positions that several chapters of Naishi's rules begin from."""

import pytest

from himeji.engine.state import State
from tests.positions import changed, play, position
from tests.rules.naishi.table import HANDS, RIVER, at_turn


@pytest.fixture
def opening() -> State:
    """Both seats are asked for a card: the first holds advisor and naishi, the second torii and monk."""
    return position(
        "naishi",
        hands=[["advisor", "naishi", *["mountain"] * 3], ["torii", "monk", *["mountain"] * 3]],
        river=RIVER,
        bag=at_turn(hidden=[5] * 5).encode()["bag"],
    )


@pytest.fixture
def opened(opening: State) -> State:
    """The first turn, advisor and torii having changed hands, each hand in an order that suits the tests."""
    play(opening, "give advisor", "give torii")
    return changed(opening, hands=HANDS)
