"""Studies for people at a table: thought out in another process, one at a time, from what the asker may know."""

import asyncio

import pytest

from himeji.engine.journal import Journal
from himeji.games import game
from himeji.server.errors import TableError
from himeji.server.studying import hint_for, review_of
from tests.browser.scenes import Game


def test_a_hint_names_legal_moves_and_is_the_same_in_worlds_that_look_alike():
    state = Game("naishi", 2, 5).play_until(4, "turn").state
    other = state.clone()
    other.redeal(0, state.clone().chance)
    found = asyncio.run(hint_for(state, 0, 5))
    legal = {move.text for move in state.pending()[0].moves()}
    assert found["advice"]
    assert {advice["move"] for advice in found["advice"]} <= legal
    assert asyncio.run(hint_for(other, 0, 5)) == found


def test_one_study_at_a_time():
    state = Game("naishi", 2, 5).play_until(4, "turn").state

    async def both():
        return await asyncio.gather(hint_for(state, 0, 5), hint_for(state, 0, 5), return_exceptions=True)

    found = asyncio.run(both())
    assert sorted(type(each).__name__ for each in found) == ["TableError", "dict"]
    assert next(each for each in found if isinstance(each, TableError)).code == "BUSY"


@pytest.fixture
def record():
    """A finished game that is over as soon as it can be."""
    journal = Journal(game("naishi"), 2, {}, "8")
    while pending := journal.state.pending():
        moves = [move.text for move in pending[0].moves()]
        journal.play("declare end" if "declare end" in moves else next(iter(develop(moves)), moves[0]), pending[0].seat)
    return journal.record()


def develop(moves):
    """Always the same column, so that its pile is soon empty."""
    return [move for move in moves if move.endswith(" 1") and move.startswith("develop")]


def test_a_review_judges_every_decision(record):
    found = asyncio.run(review_of(record, 1))
    assert [verdict["move"] for verdict in found["verdicts"]] == [entry.move for entry in record.entries]
    assert sum(found["end"]) == pytest.approx(1)
