"""Whatever is handed in, it is read or refused with a typed error, never anything else."""

import json
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import himeji
from himeji import _runtime
from himeji.engine.errors import HimejiError, UnreadableMove
from himeji.engine.record import parse_record
from himeji.engine.replay import verify
from himeji.engine.state import State
from tests.conformance.checks import a_save_plays_on_alike, limits_are_kept, longest, things
from tests.properties.json_changes import VALUES, changes
from tests.saves.games import played
from tests.walks import Table, dice, legal, pick, positions, seatings

often = settings(
    max_examples=80 if _runtime.INTERPRET else 250,
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    phases=[Phase.generate, Phase.shrink],
)
LOOKED_EVERY = 7  # decisions between two looks at the limits of a title
EVERY_SEATING = pytest.mark.parametrize("seating", seatings(), ids=str)


@cache
def some_positions(seating: Table) -> list[Any]:
    return [state.encode() for state in positions(seating, "spoiled")][::6]


@cache
def a_record(seating: Table) -> Any:
    return json.loads(played(seating, "spoiled").record().to_json())


def play_out(state: State) -> None:
    """A few looks and a random game from here to its end; what a title holds is held on the way."""
    for viewer in (None, *range(int(state.seats))):
        state.view(viewer)
    chance = dice("spoiled")
    all_things = things(state)
    for decision in range(longest(state.sheet().title)):
        if decision % LOOKED_EVERY == 0:
            limits_are_kept(state)
        if state.to_move() < 0:
            break
        state.play(pick(legal(state), chance))
    assert state.to_move() < 0
    assert things(state) == all_things
    limits_are_kept(state)
    state.outcome()


@EVERY_SEATING
@given(data=st.data())
@often
def test_a_changed_position_is_refused_or_can_be_played(seating, data):
    position = some_positions(seating)[data.draw(st.integers(0, len(some_positions(seating)) - 1))]
    change = data.draw(changes(position))
    try:
        state = himeji.decode(change.made_in(position))
    except HimejiError:
        return
    a_save_plays_on_alike(state)
    play_out(state)


@EVERY_SEATING
@given(data=st.data())
@often
def test_a_changed_record_is_refused_or_means_the_same(seating, data):
    change = data.draw(changes(a_record(seating)))
    default = {name: values[0] for name, values in seating.game.options.items()}
    with suppress(HimejiError):
        record = parse_record(json.dumps(change.made_in(a_record(seating))))
        meant = replace(record, options=default | record.options)  # an option that is left out has its default
        assert verify(seating.game, record).record() == meant


@given(VALUES)
@often
def test_any_value_is_no_position(value):
    with pytest.raises(HimejiError):
        himeji.decode(value)


@given(st.text() | VALUES.map(json.dumps))
@often
def test_any_text_is_no_record(text):
    with pytest.raises(HimejiError):
        parse_record(text)


@EVERY_SEATING
@given(text=st.text())
@often
def test_any_text_is_a_move_or_unreadable(seating, text):
    state = seating.new(1)
    with suppress(UnreadableMove):
        move: Any = state.parse(text)
        assert " ".join(text.lower().split()) == str(move)
