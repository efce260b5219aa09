"""Practice: a position of another game is played on as it was, or as it looks from a seat; it counts for nothing."""

from typing import Any

import msgspec
import pytest

from himeji.engine.errors import HimejiError
from himeji.server.api.practice import PlayOn, branch, first_entries
from himeji.server.api.records import chained
from himeji.server.errors import TableError
from himeji.server.first_games import FirstGame, first_game
from himeji.server.identity import User
from himeji.server.table import render
from himeji.server.table.load import load
from tests.server.stores import finished
from tests.server.tables import AIKO, KEN, Desk

ME = User("u-aiko", "Aiko")
STRANGER = User("u-x", "X")


def table_of(entries: Any) -> Any:
    return load(chained(entries, ME.id), exact=True).table


@pytest.fixture(scope="module")
def over():
    return finished().core.table


def test_a_finished_game_is_played_on_as_it_was(over):
    found = table_of(branch(over, PlayOn(at=7, seat=1, bot="level 2"), STRANGER))
    assert found.position.state.digest() == over.position.moves[6].digest
    assert [seat.bot for seat in found.seats] == ["level 2", None]
    assert found.seats_of(STRANGER.id) == [1]
    assert render.summary(found)["practice"] == {"origin": over.id, "at": 7}
    assert found.settings.visibility == "link"
    assert found.position.record(["X", "Y"]).entries == list(over.position.moves[:7])


def test_without_a_bot_one_sits_in_every_seat(over):
    assert table_of(branch(over, PlayOn(at=3), STRANGER)).seats_of(STRANGER.id) == [0, 1]


@pytest.mark.parametrize("at", [None, 4000])
def test_nothing_is_played_on_where_nobody_is_asked(over, at):
    with pytest.raises(TableError, match="NOT_PLAYING"):
        branch(over, PlayOn(at=at), STRANGER)


def test_a_running_game_is_played_on_in_a_world_that_looks_the_same_from_ones_seat(begun):
    true = begun.core.table
    found = [table_of(branch(true, PlayOn(), ME)) for _ in range(8)]
    assert all(each.position.state.view(0) == true.position.state.view(0) for each in found)
    assert len({each.position.state.digest() for each in found}) > 1
    assert true.position.state.digest() not in {each.position.state.digest() for each in found}
    assert true.seed not in {each.seed for each in found}


def test_a_running_game_is_played_on_by_those_who_sit_at_it_and_from_their_own_seat(begun):
    for wanted, user in ((PlayOn(), STRANGER), (PlayOn(seat=1), ME)):
        with pytest.raises(TableError, match="NOT_YOUR_SEAT"):
            branch(begun.core.table, wanted, user)


def test_what_began_in_the_middle_goes_on_and_back_and_has_no_record(begun):

    desk: Any = Desk()
    desk.rows = chained(branch(begun.core.table, PlayOn(), ME), ME.id)
    desk.core = desk.opened()
    seen = desk.come(AIKO)
    first = seen.follower.decision
    assert desk.move(seen, first["moves"][0], first["seat"])["type"] == "ack"
    desk.restart()
    assert desk.say(seen, "undo", seq=seen.follower.seq, ask=True)["type"] == "ack"
    assert seen.follower.decision == first
    with pytest.raises(HimejiError, match="BEGINS_ELSEWHERE"):
        desk.core.table.position.record(["Aiko"])
    again = table_of(branch(desk.core.table, PlayOn(), ME))
    assert again.position.state.view(0) == desk.core.table.position.state.view(0)


def script_of(title: str) -> FirstGame:
    found = first_game(title)
    assert found is not None
    return found


def learning(title: str) -> Any:
    """A table at which Aiko learns a title."""
    desk = Desk()
    desk.rows = chained(first_entries(title, script_of(title), ME), ME.id)
    desk.core = desk.opened()
    return desk, desk.come(AIKO)


def follow(desk, seen):
    """Play what the guide shows."""
    desk.let_bots_play()
    guide = scene(desk)["guide"]
    assert desk.move(seen, guide["move"])["type"] == "ack", guide


def scene(desk):
    return render.scene(desk.core.table, AIKO, desk.now)


@pytest.mark.parametrize("title", ["naishi", "white_castle"])
def test_a_first_game_leads_from_step_to_step_and_then_is_a_game_against_a_beginner(title):
    desk, seen = learning(title)
    steps = [step for step in script_of(title).steps if step.seat == 0]
    for number, step in enumerate(steps, start=1):
        desk.let_bots_play()
        assert scene(desk)["guide"] == {"step": number, "of": len(steps), "say": step.say, "move": step.move}
        follow(desk, seen)
    played = [(entry.seat, entry.move) for entry in desk.core.table.position.moves]
    assert sorted(played) == sorted((step.seat, step.move) for step in script_of(title).steps)
    desk.let_bots_play()
    assert scene(desk)["guide"] == {"step": len(steps), "of": len(steps), "say": "end", "move": None}
    for _ in range(400):
        if desk.core.table.over:
            break
        desk.let_bots_play()
        decision = render.scene(desk.core.table, AIKO, desk.now)["decision"]
        if decision:
            desk.move(seen, decision["moves"][-1])
    assert desk.core.table.over


def test_a_learner_may_go_another_way_and_come_back():
    desk, seen = learning("naishi")
    for _ in range(2):
        follow(desk, seen)
    desk.let_bots_play()
    before = scene(desk)["guide"]
    assert desk.move(seen, "swap line 1 2")["type"] == "ack"
    assert scene(desk)["guide"] is None
    assert desk.asks
    assert not desk.asks[0].known
    assert desk.say(seen, "undo", seq=seen.follower.seq, ask=True)["type"] == "ack"
    assert scene(desk)["guide"] == before


def test_only_whoever_learns_is_told_the_next_move():
    desk, _ = learning("naishi")
    assert render.scene(desk.core.table, AIKO, desk.now)["guide"]
    assert render.scene(desk.core.table, KEN, desk.now)["guide"] is None
    assert b"first game" not in msgspec.json.encode(render.scene(desk.core.table, KEN, desk.now))
