"""Games that can and cannot be set up."""

import pytest

import himeji
from himeji.engine.errors import HimejiError, SetupError
from tests.engine.spoiling import codes_in

CASES = [
    ("chess", 2, {}, "UNKNOWN_TITLE", {"title": "chess"}),
    ("naishi", 3, {}, "WRONG_SEATS", {"title": "naishi", "seats": 3}),
    ("naishi", 2, {"weather": 1}, "UNKNOWN_OPTION", {"title": "naishi", "option": "weather"}),
    ("naishi", 2, {"open_discard": 2}, "WRONG_OPTION", {"title": "naishi", "option": "open_discard", "value": 2}),
]


@pytest.mark.parametrize(("title", "seats", "options", "code", "figures"), CASES, ids=[case[3] for case in CASES])
def test_what_cannot_be_set_up_is_refused(title, seats, options, code, figures):
    with pytest.raises(SetupError) as caught:
        himeji.new(title, seats, options=options)
    assert (caught.value.code, caught.value.figures) == (code, figures)


def test_every_code_of_a_setup_error_is_produced_here():
    positions = codes_in("engine/codec.py", "engine/zone.py")
    codes = codes_in("engine/game.py", "games/__init__.py") - positions
    assert {case[3] for case in CASES} == {code for code in codes if "POSITION" not in code and "OTHER" not in code}


def test_the_same_seed_sets_up_the_same_game_and_another_does_not(table):
    assert table.new(1).encode() == table.new(1).encode() == table.new("1").encode()
    assert table.new(1).encode() != table.new(2).encode()


def test_a_title_gives_its_edition_its_components_and_its_defaults_first(seating):
    game = seating.game
    assert game.id == seating.title
    assert game.edition >= 1
    assert len(game.components) == 16
    assert set(game.sheet.options) == set(game.options)


def test_an_error_prints_its_code_and_figures():
    assert str(HimejiError("TOO_LATE", hour=9, name="x")) == "TOO_LATE(hour=9, name='x')"
