"""Moves: a code inside, a text at the edge."""

import pytest

import himeji
from himeji.engine.effect import Effect
from himeji.engine.errors import UnreadableMove
from himeji.engine.moves import DECLINE, DO, Grammar, Moves, do
from himeji.engine.state import State


@pytest.fixture
def grammar() -> Grammar:
    made = Grammar("")
    made.verb("take", ("coral", "black"), ("left", "right"))
    made.verb("pass")
    return made


def test_a_verb_makes_a_family_laid_out_as_its_words_multiply(grammar):
    assert grammar.texts == [
        "decline",
        "take coral left",
        "take coral right",
        "take black left",
        "take black right",
        "pass",
    ]
    assert grammar.code("take black left") == 3
    assert grammar.code("decline") == DECLINE


def test_spaces_and_capitals_do_not_matter(grammar):
    assert grammar.code("  Take  CORAL\tright\n") == grammar.code("take coral right")


def test_no_text_is_given_twice(grammar):
    with pytest.raises(AssertionError):
        grammar.verb("pass")


def test_an_effect_is_picked_by_its_text(grammar):
    effect: Effect[State] = Effect("moves: gather")
    assert grammar.code("do moves: gather") == do(effect.id) == DO + effect.id
    assert grammar.text(int(do(effect.id))) == "do moves: gather"


@pytest.mark.parametrize(
    "text", ["", "do", "do ", "do nothing known", "take", "take coral left right", "passé", "\ud800"]
)
def test_what_no_move_is_called_is_unreadable(grammar, text):
    with pytest.raises(UnreadableMove) as caught:
        grammar.code(text)
    assert caught.value.code == "UNREADABLE_MOVE"
    assert caught.value.figures == {"text": text}


def test_an_unreadable_move_leaves_the_state_alone(seating):
    state = seating.new(1)
    before = state.encode()
    for read in (state.parse, state.pending()[0].parse):
        with pytest.raises(UnreadableMove):
            read("open the gates of the castle")
    assert state.encode() == before


def test_a_move_prints_as_its_text_and_equals_its_likes():
    state = himeji.new("naishi", 2, 1)
    move = state.pending()[0].moves()[0]
    assert str(move) == move.text
    assert state.parse(move.text.upper()) == move


def test_the_buffer_holds_what_was_added_in_order():
    moves = Moves()
    moves.add(7)
    moves.add_all(20, 3)
    moves.add_mask(40, 0b1011)
    assert moves.listed() == [7, 20, 21, 22, 40, 41, 43]
