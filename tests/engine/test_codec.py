"""Positions as JSON: read back as they were written, and refused with the place of what is wrong."""

import json

import pytest

import himeji
from himeji.engine.codec import canonical, digest_of
from himeji.engine.errors import HimejiError, PositionError
from tests.engine.spoiling import codes_in, spoiled
from tests.engine.test_zones import UNREADABLE

POSITION = himeji.new("naishi", 2, 1).encode()
CASES = [
    (spoiled(POSITION, "format", to="himeji-position 0"), "NOT_A_POSITION", "format"),
    (spoiled(POSITION, "format", drop=True), "NOT_A_POSITION", "format"),
    (spoiled(POSITION, "title", to="chess"), "OTHER_TITLE", "title"),
    (spoiled(POSITION, "edition", to=99), "OTHER_EDITION", "edition"),
    (spoiled(POSITION, "options", to=[]), "NOT_A_TABLE", "options"),
    (spoiled(POSITION, "river", drop=True), "MISSING_FIELD", "river"),
    (spoiled(POSITION, "order", drop=True), "MISSING_FIELD", "order"),
    ({**POSITION, "weather": "rain"}, "UNKNOWN_FIELD", "weather"),
    (spoiled(POSITION, "order", to=[0, 2]), "NOT_A_NUMBER", "order[1]"),
    (spoiled(POSITION, "order", to=[0]), "WRONG_LENGTH", "order"),
    (spoiled(POSITION, "chance", 0, to=-1), "NOT_A_NUMBER", "chance[0]"),
    (spoiled(POSITION, "chance", 3, to=2**32), "NOT_A_NUMBER", "chance[3]"),
    (spoiled(POSITION, "chance", to=[]), "WRONG_LENGTH", "chance"),
    (spoiled(POSITION, "stack", to={}), "WRONG_LENGTH", "stack"),
    (spoiled(POSITION, "stack", to=POSITION["stack"] * 50), "WRONG_LENGTH", "stack"),
    (spoiled(POSITION, "stack", 0, to="turns"), "NOT_A_FRAME", "stack[0]"),
    (spoiled(POSITION, "stack", 1, "left", drop=True), "NOT_A_FRAME", "stack[1]"),
    (spoiled(POSITION, "stack", 1, add="right"), "NOT_A_FRAME", "stack[1]"),
    (spoiled(POSITION, "stack", 0, "effect", to="castle"), "UNKNOWN_WORD", "stack[0].effect"),
    (spoiled(POSITION, "stack", 0, "cause", to="castle"), "UNKNOWN_WORD", "stack[0].cause"),
    (spoiled(POSITION, "stack", 0, "seat", to=2), "NOT_A_NUMBER", "stack[0].seat"),
    (spoiled(POSITION, "stack", 0, "left", to="all"), "NOT_A_NUMBER", "stack[0].left"),
    (spoiled(POSITION, "stack", to=[POSITION["stack"][0] | {"left": 99}]), "NOT_A_NUMBER", "stack[0].left"),
    (spoiled(POSITION, "order", to=[1, 1]), "IMPOSSIBLE_POSITION", "order"),
    (spoiled(POSITION, "hands", 0, 0, to=None), "IMPOSSIBLE_POSITION", "hands"),
    (spoiled(POSITION, "river", 4, to="oak"), "UNKNOWN_WORD", "river[4]"),
]


@pytest.mark.parametrize(("data", "code", "place"), CASES, ids=[f"{code}-{place}" for _, code, place in CASES])
def test_a_position_that_cannot_be_read_is_refused_with_its_place(data, code, place):
    with pytest.raises(PositionError) as caught:
        himeji.game("naishi").decode(data)
    assert (caught.value.code, caught.value.figures["place"]) == (code, place)


def test_every_code_of_a_position_error_is_produced_here():
    setup_errors = {"WRONG_SEATS", "UNKNOWN_OPTION", "WRONG_OPTION"}
    assert {code for *_, code, _ in [*CASES, *UNREADABLE]} == codes_in(
        "engine/codec.py", "engine/zone.py", "engine/game.py"
    ) - setup_errors


@pytest.mark.parametrize("data", [None, 5, "naishi", [], {}, {"title": "chess"}, {"title": ["naishi"]}])
def test_what_is_no_position_of_any_title_is_refused(data):
    with pytest.raises(PositionError) as caught:
        himeji.decode(data)
    assert (caught.value.code, caught.value.figures["place"]) == ("NOT_A_POSITION", "title")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (spoiled(POSITION, "seats", to=3), "WRONG_SEATS"),
        (spoiled(POSITION, "options", to={"weather": 1}), "UNKNOWN_OPTION"),
        (spoiled(POSITION, "options", to={"open_discard": 7}), "WRONG_OPTION"),
    ],
)
def test_seats_and_options_of_a_position_are_those_of_a_game(data, code):
    with pytest.raises(HimejiError, match=code):
        himeji.decode(data)


def test_a_position_says_what_it_is(table):
    data = table.new(3).encode()
    assert (data["format"], data["title"], data["seats"]) == ("himeji-position 1", table.title, table.seats)
    assert data["edition"] == table.game.edition
    assert json.loads(json.dumps(data)) == data


def test_equal_values_have_one_byte_string_and_one_digest():
    assert canonical({"b": 1, "a": "é"}) == canonical({"a": "é", "b": 1}) == '{"a":"é","b":1}'.encode()
    assert digest_of({"b": 1, "a": 2}) == digest_of({"a": 2, "b": 1}) == "d3626ac30a87e6f7"
    assert digest_of({"a": 2, "b": 2}) != digest_of({"a": 2, "b": 1})
