"""The table of effects: a text is an effect's identity."""

import pytest

from himeji.engine.combinators import AnyOrder, OneOf, Steps
from himeji.engine.effect import TABLE, Effect
from himeji.engine.state import State


def named(text: str) -> Effect[State]:
    return Effect(text)


def test_the_same_text_of_a_title_is_the_same_number():
    first, second = named("table: once"), named("table: once")
    assert first.id == second.id
    assert TABLE.effects[first.id] is first


def test_another_text_is_another_number():
    assert named("table: this").id != named("table: that").id


def test_equal_combinations_of_equal_parts_are_one_effect():
    a, b = named("table: a"), named("table: b")
    assert OneOf(a, b).id == OneOf(named("table: a"), named("table: b")).id
    assert OneOf(a, b).id != OneOf(b, a).id
    assert len({OneOf(a, b).id, AnyOrder(a, b).id, Steps(a, b).id}) == 3


def test_two_kinds_of_effect_with_one_text_are_an_error_at_import():
    a, b = named("table: clash a"), named("table: clash b")
    named("(table: clash a, then table: clash b)")
    with pytest.raises(AssertionError, match="are called"):
        Steps(a, b)


def test_an_effect_is_found_by_its_title_and_text():
    effect = named("table: found")
    assert TABLE.has("", "table: found")
    assert not TABLE.has("naishi", "table: found")
    assert TABLE.named("", "table: found").id == effect.id


def test_the_effects_of_a_title_are_sorted_by_text_and_numbered_once(seating):
    texts = [effect.text for effect in TABLE.of(seating.title)]
    assert texts == sorted(set(texts))
    assert {effect.title for effect in TABLE.of(seating.title)} == {seating.title}


def test_by_itself_an_effect_asks_nothing_and_bars_nothing(seating):
    state, effect = seating.new(1), named("table: by itself")
    assert not effect.asks(state, 0)
    assert not effect.bar(state)
    assert not effect.hopeless(state)
    assert not effect.optional()
    assert effect.question() == "table:_by_itself"
