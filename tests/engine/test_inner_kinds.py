"""Wrong kinds deep inside a record or a position are refused with their place."""

import json

import pytest

import himeji
from himeji.engine.errors import HimejiError, PositionError, RecordError
from himeji.engine.record import parse_record
from himeji.engine.replay import verify
from tests.engine.spoiling import spoiled
from tests.engine.test_codec import POSITION
from tests.engine.test_records import NAISHI, RECORD

KINDS = [
    (spoiled(RECORD, "opening", to=5), "opening"),
    (spoiled(RECORD, "scores", to=5), "scores"),
    (spoiled(RECORD, "scores", to=["1", "2"]), "scores"),
    (spoiled(RECORD, "scores", to=[True, False]), "scores"),
    (spoiled(RECORD, "options", "open_discard", to="1"), "options.open_discard"),
    (spoiled(RECORD, "options", "open_discard", to=True), "options.open_discard"),
    (spoiled(RECORD, "options", "open_discard", to=[0]), "options.open_discard"),
    (spoiled(RECORD, "entries", 0, "chance", to=["river"]), "entry 1: chance"),
    (spoiled(RECORD, "entries", 0, "chance", to=[["river", "5", 1]]), "entry 1: chance"),
    (spoiled(RECORD, "entries", 0, "chance", to=[[1, 5, 1]]), "entry 1: chance"),
    (spoiled(RECORD, "entries", 0, "chance", to=[["river", 5]]), "entry 1: chance"),
]


@pytest.mark.parametrize(("data", "place"), KINDS, ids=[f"{n}-{place}" for n, (_, place) in enumerate(KINDS)])
def test_a_wrong_kind_inside_a_record_is_refused_with_its_place(data, place):
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    assert (caught.value.code, caught.value.figures["place"]) == ("WRONG_KIND", place)


@pytest.mark.parametrize(
    "data",
    [
        spoiled(RECORD, "entries", 0, "seat", to=10**30),
        spoiled(RECORD, "seed", to="\ud800"),
        spoiled(RECORD, "title", to="\ud800"),
        spoiled(RECORD, "edition", to=10**30),
        spoiled(RECORD, "seats", to=10**30),
        spoiled(RECORD, "options", "open_discard", to=10**30),
    ],
    ids=["seat", "seed", "title", "edition", "seats", "option"],
)
def test_outlandish_values_in_a_record_are_refused(data):
    with pytest.raises(HimejiError):
        verify(NAISHI, parse_record(json.dumps(data)))


def test_a_bottomless_text_is_no_record():
    with pytest.raises(RecordError, match="NOT_JSON"):
        parse_record("[" * 100_000)


def test_a_file_that_is_no_text_is_no_record(tmp_path):
    (tmp_path / "game.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError):
        himeji.load(tmp_path / "game.json")


@pytest.mark.parametrize("effect", [5, None, [], {}, True, 1.5])
def test_an_effect_that_is_no_text_is_refused(effect):
    with pytest.raises(PositionError) as caught:
        himeji.decode(spoiled(POSITION, "stack", 0, "effect", to=effect))
    assert caught.value.figures["place"] == "stack[0].effect"


@pytest.mark.parametrize("seats", [2.0, "2", None, [2], True, 10**30])
def test_seats_that_are_no_number_are_refused(seats):
    with pytest.raises(HimejiError):
        himeji.decode(spoiled(POSITION, "seats", to=seats))


def test_a_lower_frame_with_more_left_than_its_effect_has_is_refused():
    with pytest.raises(PositionError):
        himeji.decode(spoiled(POSITION, "stack", 0, "left", to=99))


def test_an_order_in_which_a_seat_comes_twice_is_refused():
    with pytest.raises(PositionError):
        himeji.decode(spoiled(POSITION, "order", to=[0, 0]))


def test_a_question_to_seats_that_do_not_exist_is_refused():
    """`at once` with a mask of seats beyond the table."""
    with pytest.raises(PositionError):
        himeji.decode(spoiled(POSITION, "stack", 1, "left", to=0b1100))


def test_a_question_to_nobody_is_refused():
    with pytest.raises(PositionError):
        himeji.decode(spoiled(POSITION, "stack", to=[POSITION["stack"][1] | {"effect": "turn", "left": 1, "seat": -1}]))
