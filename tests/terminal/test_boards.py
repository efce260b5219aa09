"""Boards: drawn for every position and everyone who looks, within eighty columns, from the view alone."""

from io import StringIO

import pytest
from rich.console import Console

from himeji.terminal.boards import board
from himeji.terminal.words import capital
from tests.walks import positions

NAMES = ["Aiko", "Ken"]


def drawn(view, voice) -> str:
    paper = StringIO()
    Console(width=80, file=paper).print(board(view, voice, NAMES))
    return paper.getvalue()


@pytest.fixture
def states(table):
    return positions(table, 1, 2)[::3]


def test_every_position_can_be_drawn_for_everyone(states, voice):
    for state in states:
        for seat in (None, *range(int(state.seats))):
            lines = drawn(state.view(seat), voice).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 22, "twenty-four lines hold the board, the question and the prompt"


def test_every_card_that_is_seen_is_named(states, voice):
    for state in states:
        view = state.view(0)
        text = drawn(view, voice)
        for card in (*view["seats"][0]["hand"], *view["seats"][1]["line"]):
            assert capital(voice.word(card)) in text


def test_unseen_cards_are_backs(states, voice):
    for state in states:
        view = state.view(0)
        assert drawn(view, voice).count("░░░░░") == view["seats"][1]["hand"].count(None)
