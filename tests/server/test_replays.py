"""Replays: a game that is still played is told to each as they knew it, a finished one to everybody as it was."""

import pytest

from himeji.server.api.replays import steps_of
from tests.server.stores import finished


@pytest.fixture(scope="module")
def over():
    return finished().core.table


def test_a_running_game_is_told_without_what_the_others_hide(begun):
    table = begun.core.table
    true = table.position.state
    world = true.clone()
    world.redeal(0, true.clone().chance)
    assert world.digest() != true.digest()
    steps = list(steps_of(table, 0))
    assert steps[-1]["view"] == true.view(0) == world.view(0)
    assert [step["move"] is not None for step in steps[1:]] == [step["by"] == 0 for step in steps[1:]]
    assert [points is not None for points in steps[-1]["points"]] == [True, False]
    assert all(points is None for points in [*steps_of(table, None)][-1]["points"])


def test_a_finished_game_is_told_with_every_move_and_all_points(over):
    steps = list(steps_of(over, None))
    assert [step["move"] for step in steps[1:]] == [entry.move for entry in over.position.moves]
    assert steps[-1]["points"] == list(over.position.state.outcome().scores)
