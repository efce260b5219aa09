"""What every position of every title must hold; each check raises AssertionError."""

import json
from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import permutations
from typing import Any

import pytest

import himeji
from himeji.engine.decision import Decision
from himeji.engine.effect import TABLE
from himeji.engine.errors import Refused
from himeji.engine.moves import do
from himeji.engine.state import State
from tests.walks import legal

LONGEST = 10_000  # decisions of a game, where a title gives no limit of its own


@cache
def every_code(title: str) -> list[int]:
    """Every code the title can ever offer: the words of its grammar, and `do` for each of its effects."""
    grammar = himeji.game(title).sheet.grammar
    return [*range(len(grammar.texts)), *(int(do(effect.id)) for effect in TABLE.of(title))]


def things(state: State) -> Counter[str]:
    """All cards, tiles and tokens that lie in some zone."""
    found: Counter[str] = Counter()
    for field in state.sheet().fields:
        found.update(field.things(state))
    return found


def legal_is_all_that_is_not_refused(state: State) -> None:
    codes = legal(state)
    assert sorted(codes) == sorted(code for code in every_code(state.sheet().title) if state.refuse(code) == 0)
    assert len(set(codes)) == len(codes)
    assert bool(codes) == (state.to_move() >= 0)


def a_clone_is_equal(state: State) -> None:
    assert state.clone().encode() == state.encode()


def a_reused_copy_is_equal(state: State) -> None:
    reused = himeji.new(state.sheet().title, int(state.seats), "another game")
    reused.copy_from(state)
    assert reused.encode() == state.encode()


def a_save_plays_on_alike(state: State) -> None:
    text = json.dumps(state.encode())
    loaded = himeji.decode(json.loads(text))
    assert json.dumps(loaded.encode()) == text
    assert legal(loaded) == legal(state)
    for code in {*legal(state)[:1], *legal(state)[-1:]}:
        played, resumed = state.clone(), loaded.clone()
        played.play(code)
        resumed.play(code)
        assert resumed.encode() == played.encode()


def texts_read_back(state: State) -> None:
    for decision in state.pending():
        for move in decision.candidates():
            assert decision.parse(str(move)) == state.parse(str(move)) == move


def a_refused_move_changes_nothing(state: State) -> None:
    before = state.encode()
    for decision in state.pending():
        offered = decision.moves()
        for move in decision.candidates():
            refused = state.why_not(move, decision.seat)
            assert (refused is None) == (move in offered)
            if refused is not None:
                with pytest.raises(Refused) as caught:
                    state.apply(move, decision.seat)
                assert caught.value.refusal == refused
    strangers_are_refused(state)
    assert state.encode() == before


def strangers_are_refused(state: State) -> None:
    """A seat that is not asked gets no move in, and after the end nobody does."""
    asked = [decision.seat for decision in state.pending()]
    move = state.parse("decline")
    for seat in {-1, *range(int(state.seats) + 1)} - set(asked):
        refused = state.why_not(move, seat)
        assert refused is not None
        assert refused.code == ("NOT_YOUR_TURN" if asked else "GAME_OVER")


def answers_at_once_come_in_any_order(state: State) -> None:
    """Where several seats are asked, neither what they may answer nor where it leads depends on who is first."""
    pending = state.pending()
    if len(pending) < 2:
        return
    for answers in ({d: d.moves()[0] for d in pending}, {d: d.moves()[-1] for d in pending}):
        ends = []
        for order in permutations(pending):
            played = state.clone()
            for decision in order:
                assert decision_of(played, decision.seat).moves() == decision.moves()
                played.apply(answers[decision], decision.seat)
            ends.append(played.encode())
        assert all(end == ends[0] for end in ends)


def decision_of(state: State, seat: int) -> Decision:
    return next(decision for decision in state.pending() if decision.seat == seat)


def the_hopeless_is_barred_after_every_exchange(state: State) -> None:
    """`hopeless` is a shortcut: where it says no, every series of moves beside the question leaves `bar` saying no."""
    if state.to_move() < 0:
        return
    worlds = after_exchanges(state)
    for effect in TABLE.of(state.sheet().title):
        if effect.hopeless(state):
            assert all(effect.bar(world) for world in worlds), effect.text


def after_exchanges(state: State) -> list[State]:
    """The state after every series of moves that may be made beside any question."""
    found = {state.digest(): state.clone()}
    new = list(found.values())
    while new and state.beside >= 0:
        beside = TABLE.effects[state.beside]
        world = new.pop()
        for code in legal(world):
            if beside.refuse(world, 0, code) == 0:
                other = world.clone()
                beside.choose(other, 0, code)
                if other.digest() not in found:
                    found[other.digest()] = other
                    new.append(other)
    return list(found.values())


def points_are_the_score_sheet(state: State) -> None:
    outcome = state.outcome()
    players = range(len(state.order))  # in a solo game also the one that the rules play
    assert [int(state.points(player)) for player in players] == outcome.scores
    assert [sum(item.points for item in items) for items in outcome.items] == outcome.scores
    assert outcome.winners
    if outcome.decided_by == "points":
        assert outcome.winners == [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]


def limits_are_kept(state: State) -> None:
    own = limits(state.sheet().title)
    if own is not None:
        own.check(state)


@cache
def limits(title: str) -> Any:
    """What a title says of itself in limits/<title>.py, if it does."""
    name = f"tests.conformance.limits.{title}"
    return import_module(name) if find_spec(name) else None


def longest(title: str) -> int:
    """How many decisions a game can take."""
    return getattr(limits(title), "LONGEST", LONGEST)


ALL = (
    legal_is_all_that_is_not_refused,
    a_clone_is_equal,
    a_reused_copy_is_equal,
    a_save_plays_on_alike,
    texts_read_back,
    a_refused_move_changes_nothing,
    answers_at_once_come_in_any_order,
    the_hopeless_is_barred_after_every_exchange,
    points_are_the_score_sheet,
    limits_are_kept,
)
