"""Two worlds: a position, and the same position with all that a viewer cannot know dealt anew."""

import json
from collections.abc import Callable
from typing import Any

from himeji.engine.chance import streams
from himeji.engine.decision import Decision, Move
from himeji.engine.event import Event
from himeji.engine.numbers import Numbers
from himeji.engine.state import State
from himeji.engine.zone import EVERYBODY, Field

Viewer = int | None  # None looks on
Look = Callable[[State, Viewer], Any]
Play = Callable[[State, Move, int], list[Event]]


def viewers(state: State) -> list[Viewer]:
    return [None, *range(int(state.seats))]


def redealt(state: State, viewer: Viewer, chance: Numbers) -> State:
    """A world the viewer cannot tell from this one."""
    world = state.clone()
    world.redeal(-1 if viewer is None else viewer, chance)
    return world


def hidden_zones(state: State) -> list[Field]:
    """The zones with things that somebody does not see."""
    return [field for field in state.sheet().fields if field.seen_by != EVERYBODY and field.things(state)]


def view(state: State, viewer: Viewer) -> Any:
    return state.view(viewer)


def apply(state: State, move: Move, seat: int) -> list[Event]:
    return state.apply(move, seat)


def sight(state: State, viewer: Viewer, look: Look = view) -> str:
    """All that the viewer has before its eyes: the view, who is asked what, and its own moves with their refusals."""
    pending = state.pending()
    asked = [[d.seat, d.asks, d.cause, d.section] for d in pending]
    own = [answers(state, d) for d in pending if d.seat == viewer]
    return json.dumps([look(state, viewer), asked, own])


def answers(state: State, decision: Decision) -> list[list[str]]:
    return [[str(move), str(state.why_not(move, decision.seat))] for move in decision.candidates()]


def hearing(events: list[Event], viewer: Viewer) -> str:
    """What the viewer is told of them."""
    return json.dumps([[event.code, event.figures] for event in events if event.heard_by(viewer)])


def same_next_step(
    state: State, world: State, viewer: Viewer, move: Move, seat: int, play: Play = apply
) -> tuple[State, State] | None:
    """Both worlds after the same move and the same chance, if the viewer still cannot tell them apart.

    Once it sees no difference it must have heard none: an event tells nothing that the view does not show.
    """
    if world.why_not(move, seat) is not None:
        return None
    pair = state.clone(), world.clone()
    told = []
    for each in pair:
        each.chance = streams(state.digest(), *state.sheet().streams)
        told.append(hearing(play(each, move, seat), viewer))
    if sight(pair[0], viewer) != sight(pair[1], viewer):
        return None
    assert told[0] == told[1], f"{viewer} hears more than it sees: {told[0]} or {told[1]}"
    return pair


def assert_alike(state: State, world: State, viewer: Viewer, look: Look = view) -> None:
    """The viewer sees the same in both worlds."""
    assert sight(state, viewer, look) == sight(world, viewer, look), f"{viewer} can tell the worlds apart"


def assert_nothing_else_remains(state: State, world: State, viewer: Viewer, seed: object) -> None:
    """A redeal keeps what the viewer knows: from worlds it cannot tell apart, equal chance deals equal states."""
    chance = [streams(seed, "again"), streams(seed, "again")]
    assert redealt(state, viewer, chance[0]).encode() == redealt(world, viewer, chance[1]).encode()
    if viewer is not None:
        ports = state.port(viewer), world.port(viewer)
        assert ports[0].view == ports[1].view
        assert ports[0].world.encode() == ports[1].world.encode()
