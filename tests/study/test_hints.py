"""Hints: the best moves of a position, known only as its seat knows it."""

import json
from functools import cache

import pytest

from himeji.study.hints import Hint, hint
from tests.leaks.worlds import redealt
from tests.study.conftest import SIMULATIONS, choices_of
from tests.walks import Table, dice


@pytest.fixture
def hints(seating: Table) -> list[Hint]:
    return hints_of(seating)


@cache
def hints_of(seating: Table) -> list[Hint]:
    return [hint(state.port(int(state.to_move())), SIMULATIONS) for state in choices_of(seating)]


def test_every_move_of_a_hint_is_legal_and_its_chances_are_shared(asked, hints):
    for state, found in zip(asked, hints, strict=True):
        legal = [move.text for move in state.pending()[0].moves()]
        assert found.advice
        for advice in found.advice:
            assert advice.move in legal
            assert advice.chain[0] == advice.move
            assert 1 <= advice.turn <= len(advice.chain)
            assert sum(advice.wins) == pytest.approx(1)
            assert len(advice.points) == len(advice.wins) == len(found.wins)


def test_the_most_visited_move_comes_first_and_is_held_against_the_next(hints):
    for found in hints:
        visits = [advice.visits for advice in found.advice]
        assert visits == sorted(visits, reverse=True)
        if len(found.advice) > 1:
            best, other, *_ = found.advice
            assert best.reason is not None
            assert best.reason.against in other.chain
            assert other.reason is not None
            assert other.reason.against in best.chain


def test_worlds_that_look_the_same_bring_the_same_hint(asked, hints):
    for n, (state, found) in enumerate(zip(asked[:2], hints, strict=False)):
        seat = int(state.to_move())
        world = redealt(state, seat, dice("another world", n))
        assert json.dumps(hint(world.port(seat), SIMULATIONS).to_json()) == json.dumps(found.to_json())


def test_a_hint_is_plain_json_with_rounded_numbers(hints):
    data = json.loads(json.dumps(hints[0].to_json()))
    assert data["advice"][0]["move"] == hints[0].advice[0].move
    assert data["wins"] == [round(share, 4) for share in hints[0].wins]


def test_asking_for_a_hint_changes_nothing(asked):
    before = asked[0].encode()
    hint(asked[0].port(int(asked[0].to_move())), SIMULATIONS)
    assert asked[0].encode() == before
