"""Studies for people at a table: thought out in another process, from what the asker may know."""

import asyncio

import pytest

from himeji.engine.journal import Journal
from himeji.games import game
from himeji.server.studying import Studies
from tests.browser.scenes import Game


def hint(state, simulations):
    """As somebody at a table gets it."""

    async def asked():
        return await Studies().hint(state, 0, simulations)

    return asyncio.run(asked())


def test_a_hint_names_legal_moves_and_is_the_same_in_worlds_that_look_alike():
    state = Game("naishi", 2, 5).play_until(4, "turn").state
    other = state.clone()
    other.redeal(0, state.clone().chance)
    found = hint(state, 5)
    legal = {move.text for move in state.pending()[0].moves()}
    assert found["advice"]
    assert {advice["move"] for advice in found["advice"]} <= legal
    assert hint(other, 5) == found


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
    async def asked():
        return await Studies().review(record, 1)

    found = asyncio.run(asked())
    assert [verdict["move"] for verdict in found["verdicts"]] == [entry.move for entry in record.entries]
    assert sum(found["end"]) == pytest.approx(1)
