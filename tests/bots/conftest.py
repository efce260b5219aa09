"""Players of every title, and positions to ask them in."""

import pytest

import himeji
from himeji.bots import bot
from himeji.bots.heuristic import heuristic as heuristic_of
from himeji.bots.player import Player
from himeji.engine.heuristic import Heuristic
from himeji.engine.state import State
from tests.walks import Table, positions

ASKED_EVERY = 15  # decisions between two questions
TITLES = himeji.titles()


@pytest.fixture(params=TITLES)
def title(request) -> str:
    return str(request.param)


@pytest.fixture(params=[Table(title, seats) for title in TITLES for seats in himeji.game(title).seats], ids=str)
def seating(request) -> Table:
    """A title and a number of seats."""
    table: Table = request.param
    return table


@pytest.fixture(params=["random", "greedy"])
def player(request, seating: Table) -> Player:
    return bot(seating.title, request.param, seed=3)


@pytest.fixture
def heuristic(seating: Table) -> Heuristic:
    return heuristic_of(seating.title)


@pytest.fixture
def asked(seating: Table) -> list[State]:
    """Positions of a random game with somebody to move: the opening, and some of those that follow."""
    return [state for state in positions(seating, "asked") if state.to_move() >= 0][::ASKED_EVERY]
