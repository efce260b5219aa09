"""Players of every title, and positions to ask them in."""

import pytest

from himeji.bots import bot
from himeji.bots.heuristic import Heuristic
from himeji.bots.player import Player
from himeji.engine.state import State
from tests.walks import Table, positions

ASKED_EVERY = 15  # decisions between two questions


@pytest.fixture(params=["random", "greedy"])
def player(request, seating: Table) -> Player:
    return bot(seating.title, request.param, seed=3)


@pytest.fixture
def heuristic(seating: Table) -> Heuristic:
    return Heuristic(seating.title)


@pytest.fixture
def asked(seating: Table) -> list[State]:
    """Positions of a random game with somebody to move: the opening, and some of those that follow."""
    return [state for state in positions(seating, "asked") if state.to_move() >= 0][::ASKED_EVERY]
