"""Positions and games to study: of every title."""

from functools import cache

import pytest

import himeji
from himeji.engine.decision import Move
from himeji.engine.journal import Journal
from himeji.engine.port import SeatPort
from himeji.engine.state import State
from himeji.locales import LANGUAGES, Voice
from himeji.study.judge import Judge
from himeji.study.review import Review, review
from tests.walks import Table, positions

TITLES = himeji.titles()
SIMULATIONS = 4
QUIET = 4  # moves before the bad one
MUCH = 0.25
NAMES = ["Aiko", "Ōta"]


@pytest.fixture(params=TITLES)
def title(request) -> str:
    return str(request.param)


@pytest.fixture(params=[Table(title, seats) for title in TITLES for seats in himeji.game(title).seats[:3]], ids=str)
def seating(request) -> Table:
    """A title, with its least numbers of seats."""
    table: Table = request.param
    return table


@pytest.fixture
def asked(seating: Table) -> list[State]:
    return choices_of(seating)


@cache
def choices_of(seating: Table) -> list[State]:
    """Positions of a random game with a choice to make, early, in the middle and late."""
    found = [state for state in positions(seating, "study") if state.to_move() >= 0]
    choices = [state for state in found if len(state.pending()[0].moves()) > 1]
    return [choices[len(choices) * part // 8] for part in (1, 4, 6)]


@pytest.fixture(params=LANGUAGES)
def voice(request, title: str) -> Voice:
    return Voice(request.param, "study", "terminal", title)


@pytest.fixture(scope="session")
def judge() -> Judge:
    return Judge("naishi", SIMULATIONS, seed="tests")


@pytest.fixture(scope="session")
def blundered(judge: Judge) -> tuple[Journal, int]:
    """A game of Naishi played as the judge would, but for one bad move; and the number of that move."""
    journal = Journal(himeji.game("naishi"), 2, {}, "a game to study")
    blunder = 0
    while pending := journal.state.pending():
        port, moves = journal.state.port(pending[0].seat), pending[0].moves()
        best = judge.lines(port)[0].move if len(moves) > 1 else moves[0]
        if not blunder and len(journal.entries) > QUIET:
            costs = {move: cost(judge, port, best, move) for move in moves[:: len(moves) // 4 + 1]}
            worst = max(moves[:: len(moves) // 4 + 1], key=lambda move: costs[move])
            if costs[worst] > MUCH:
                best, blunder = worst, len(journal.entries) + 1
        journal.play(best, port.seat)
    assert blunder
    return journal, blunder


def cost(judge: Judge, port: SeatPort, best: Move, move: Move) -> float:
    """What a move costs its seat by the judge's own measure."""
    if judge.is_same(port, best.text, move.text):
        return 0
    return judge.after(port, best.text).wins[port.seat] - judge.after(port, move.text).wins[port.seat]


@pytest.fixture(scope="session")
def reviewed(blundered: tuple[Journal, int]) -> Review:
    return review(blundered[0].record(), SIMULATIONS, "tests")
