"""A leak planted on purpose is caught by the very checks that the two worlds go through."""

from collections.abc import Iterator
from typing import Any

import pytest

from himeji.engine.decision import Move
from himeji.engine.event import EVERYONE, Event
from himeji.engine.state import State
from himeji.engine.zone import OWNER, Field
from tests.leaks.worlds import Look, Play, Viewer, assert_alike, hidden_zones, redealt, same_next_step, viewers
from tests.walks import Table, dice, pick, seatings, walk

LEAKS = [
    pytest.param(table, zone, id=f"{table}-{zone.name}") for table in seatings() for zone in hidden_zones(table.new(1))
]


def secret(zone: Field, state: State, viewer: Viewer) -> Any:
    """One thing of another's hand, or all of what nobody sees."""
    written: Any = zone.write(state)
    if zone.seen_by != OWNER:
        return written
    other = next(seat for seat in range(int(state.seats)) if seat != viewer)
    return written[other][0]


def worlds(table: Table) -> Iterator[tuple[State, State, Viewer]]:
    """Positions of some games, each with another world for every viewer."""
    for seed in range(10):
        for n, (state, _) in enumerate(walk(table, seed)):
            for viewer in viewers(state):
                yield state, redealt(state, viewer, dice(seed, n, viewer)), viewer


@pytest.mark.parametrize(("table", "zone"), LEAKS)
def test_a_hidden_thing_in_a_view_is_caught(table, zone):
    def leaking(state: State, viewer: Viewer) -> dict[str, Any]:
        return {**state.view(viewer), "canary": secret(zone, state, viewer)}

    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        look_everywhere(table, leaking)


@pytest.mark.parametrize(("table", "zone"), LEAKS)
def test_a_hidden_thing_in_an_event_is_caught(table, zone):
    def leaking(state: State, move: Move, seat: int) -> list[Event]:
        return [*state.apply(move, seat), Event("canary", int(EVERYONE), {"thing": secret(zone, state, None)})]

    with pytest.raises(AssertionError, match="hears more than it sees"):
        play_everywhere(table, leaking)


def test_an_event_for_the_wrong_audience_is_caught():
    def shouting(state: State, move: Move, seat: int) -> list[Event]:
        return [Event(event.code, int(EVERYONE), event.figures) for event in state.apply(move, seat)]

    with pytest.raises(AssertionError, match="hears more than it sees"):
        play_everywhere(Table("naishi", 2), shouting)


def look_everywhere(table: Table, look: Look) -> None:
    for state, world, viewer in worlds(table):
        assert_alike(state, world, viewer, look)


def play_everywhere(table: Table, play: Play) -> None:
    """One random move in both worlds, at every position of some games, for every viewer."""
    for state, world, viewer in worlds(table):
        for decision in state.pending()[:1]:
            move = pick(decision.moves(), dice(state.digest()))
            same_next_step(state, world, viewer, move, decision.seat, play=play)
