"""Boards: drawn for every position and everyone who looks, within eighty columns, from the view alone."""

from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from himeji.locales import Voice
from himeji.terminal.boards import board
from himeji.terminal.screen import Screen
from himeji.terminal.words import capital
from tests.walks import Table, positions

NAMES = ["Aiko", "Ken", "Jun", "Ōta"]
TALLEST = {"naishi": 22}  # so that twenty-four lines hold the board, the question and the prompt


@cache
def learned(language: str, title: str) -> Voice:
    return Voice(language, "terminal", title)


@pytest.fixture
def words(table, voice) -> Voice:
    """The voice of the title that is drawn."""
    return learned(voice.language, table.title)


def drawn(view, voice) -> str:
    paper = StringIO()
    Console(width=80, file=paper).print(board(view, voice, NAMES))
    return paper.getvalue()


@pytest.fixture
def states(table):
    step = 3 if table.title == "naishi" else 100
    return positions(table, 1, 2)[::step]


def test_every_position_can_be_drawn_for_everyone(states, words, table):
    for state in states:
        for seat in (None, *range(int(state.seats))):
            lines = drawn(state.view(seat), words).splitlines()
            assert max(map(len, lines)) <= 80
            assert len(lines) <= TALLEST.get(table.title, 80)


@pytest.fixture
def naishi():
    return positions(Table("naishi", 2), 1, 2)[::3]


def test_every_card_that_is_seen_is_named(naishi, voice):
    for state in naishi:
        view = state.view(0)
        text = drawn(view, voice)
        for card in (*view["seats"][0]["hand"], *view["seats"][1]["line"]):
            assert capital(voice.word(card)) in text


def test_unseen_cards_are_backs(naishi, voice):
    for state in naishi:
        view = state.view(0)
        assert drawn(view, voice).count("░░░░░") == view["seats"][1]["hand"].count(None)


def test_a_sentence_is_not_broken_at_a_no_break_space():
    paper = StringIO()
    Screen(Console(width=30, file=paper), "fr", Table("naishi", 2).new(1), ["human"] * 2).say(
        "did-you-mean-command", command="plateau"
    )
    assert [line[-1] for line in paper.getvalue().splitlines()] == ["e", "?"]
    assert "\N{NO-BREAK SPACE}?" in paper.getvalue()
