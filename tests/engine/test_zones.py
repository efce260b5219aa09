"""Zones: what is wrong with a hand-written one is told with its place."""

from collections import Counter
from typing import Any

import pytest

import himeji
from himeji.engine.errors import PositionError
from himeji.engine.state import State
from himeji.engine.zone import EVERYBODY, NOBODY, OWNER, Bag, Counts, Deck, Field, Hand, Marks, Name, Names, Pile, Row

WORDS = ("ash", "bay", "cedar", "date", "elm")
ROW, PAIRS, PILE, COUNTS = Row("river", WORDS), Row("lines", WORDS, 5), Pile("bag", WORDS), Counts("hidden")

UNREADABLE: list[tuple[Field, Any, str, str]] = [
    (Field("turn"), "3", "NOT_A_NUMBER", "turn"),
    (Field("turn"), 3.0, "NOT_A_NUMBER", "turn"),
    (Field("turn"), True, "NOT_A_NUMBER", "turn"),
    (Field("turn"), None, "NOT_A_NUMBER", "turn"),
    (Field("turn"), 2**53, "NOT_A_NUMBER", "turn"),
    (Field("turn", least=0), -1, "NOT_A_NUMBER", "turn"),
    (Field("turn", most=2), 3, "NOT_A_NUMBER", "turn"),
    (Name("turn", WORDS), "oak", "UNKNOWN_WORD", "turn"),
    (Counts("hidden", most=6), [1, 2, 3, 4, 7], "NOT_A_NUMBER", "hidden[4]"),
    (COUNTS, [1, 2, 3, 4], "WRONG_LENGTH", "hidden"),
    (COUNTS, {"0": 1}, "WRONG_LENGTH", "hidden"),
    (COUNTS, [1, 2, 3, 4, "5"], "NOT_A_NUMBER", "hidden[4]"),
    (PAIRS, [["ash"] * 5], "WRONG_LENGTH", "lines"),
    (PAIRS, [["ash"] * 5, ["ash"] * 4], "WRONG_LENGTH", "lines[1]"),
    (PAIRS, [["ash"] * 5, ["ash", "ash", "oak", "ash", "ash"]], "UNKNOWN_WORD", "lines[1][2]"),
    (ROW, ["ash", "ash", 0, "ash", "ash"], "UNKNOWN_WORD", "river[2]"),
    (PILE, ["ash"], "NOT_A_TABLE", "bag"),
    (PILE, {"oak": 1}, "UNKNOWN_WORD", "bag.oak"),
    (PILE, {"ash": "1"}, "NOT_A_NUMBER", "bag.ash"),
    (PILE, {"ash": -1}, "NOT_A_NUMBER", "bag.ash"),
    (Deck("turn", WORDS), ["ash", "ash"], "TWICE_THE_SAME", "turn"),
    (Deck("turn", WORDS), ["oak"], "UNKNOWN_WORD", "turn[0]"),
    (Deck("turn", WORDS), "ash", "WRONG_LENGTH", "turn"),
    (Marks("hidden", WORDS), [[], [], ["ash", "ash"], [], []], "TWICE_THE_SAME", "hidden[2]"),
]


@pytest.fixture
def state() -> State:
    """A state with arrays to read into: five places, two rows of five, single numbers."""
    return himeji.new("naishi", 2, 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (Field("turn"), 3),
        (Deck("turn", WORDS), ["bay", "elm"]),
        (Name("turn", WORDS), "cedar"),
        (Name("turn", WORDS), None),
        (Names("river", WORDS), ["ash", None, "bay", "ash", "elm"]),
        (COUNTS, [1, 2, 3, 4, 5]),
        (Marks("hidden", WORDS), [["ash"], [], ["bay", "elm"], [], ["date"]]),
        (Counts("court", 4), [[1, 2, 3, 4], [5, 6, 7, 8]]),
        (ROW, ["ash", None, "bay", "ash", "elm"]),
        (PAIRS, [["ash", None, None, None, "bay"], [None, None, None, None, None]]),
        (PILE, {"bay": 2, "elm": 1}),
    ],
)
def test_a_zone_is_written_as_it_was_read(state, field, value):
    field.read(state, value)
    assert field.write(state) == value


@pytest.mark.parametrize(("field", "value", "code", "place"), UNREADABLE)
def test_what_cannot_be_read_is_told_with_its_place(state, field, value, code, place):
    with pytest.raises(PositionError) as caught:
        field.read(state, value)
    assert (caught.value.code, caught.value.figures["place"]) == (code, place)


def test_things_are_counted_where_they_lie(state):
    ROW.read(state, ["ash", None, "bay", "ash", None])
    PILE.read(state, {"cedar": 3})
    assert ROW.things(state) == Counter(ash=2, bay=1)
    assert PILE.things(state) == Counter(cedar=3)
    assert Names("river", WORDS).things(state) == Name("turn", WORDS).things(state) == Counter()
    assert COUNTS.things(state) == Field("turn").things(state) == Counter()


def test_a_zone_says_who_may_see_it():
    assert ROW.seen_by == PILE.seen_by == EVERYBODY
    assert Hand("hands", WORDS, 5).seen_by == OWNER
    assert Bag("bag", WORDS).seen_by == NOBODY
