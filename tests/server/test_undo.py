"""Taking back: freely to the barrier, beyond it if everybody agrees."""

import pytest

from himeji.server.table import storing
from himeji.server.table.entries import Undone
from tests.server.conftest import play_first, play_turn, seated
from tests.server.tables import AIKO, KEN, Desk


def test_a_move_that_tells_nothing_is_taken_back_freely(begun, aiko, ken):
    before, theirs = aiko.follower.scene["view"], ken.follower.scene["view"]
    begun.move(aiko, "swap line 1 2")
    assert begun.say(aiko, "undo", seq=aiko.follower.seq)["type"] == "ack"
    assert aiko.follower.scene["view"] == before
    assert ken.follower.scene["view"] == theirs
    begun.restart()
    assert aiko.follower.scene["view"] == before


def test_beyond_the_barrier_it_is_refused_with_its_reason(begun, aiko):
    begun.move(aiko, "discard river 1 2")
    assert begun.say(aiko, "undo", seq=aiko.follower.seq)["code"] == "CHANCE_WAS_USED"


def test_the_turn_is_restarted_as_far_as_it_is_free(begun, aiko):
    before = aiko.follower.scene["view"]
    begun.move(aiko, "swap line 1 2")
    assert begun.say(aiko, "restart", seq=aiko.follower.seq)["type"] == "ack"
    assert aiko.follower.scene["view"] == before


def test_beyond_the_barrier_the_others_are_asked(begun, aiko, ken):
    before = aiko.follower.scene["view"]
    begun.move(aiko, "discard river 1 2")
    begun.say(aiko, "undo", seq=aiko.follower.seq, ask=True)
    assert begun.say(aiko, "answer", yes=True)["code"] == "NOTHING_ASKED"
    begun.say(ken, "answer", yes=True)
    assert begun.rows[-1].entry() == Undone(0, 2, True, [0, 0])
    assert aiko.follower.scene["view"] == before


def test_one_who_declines_ends_the_question(begun, aiko, ken):
    begun.move(aiko, "discard river 1 2")
    begun.say(aiko, "undo", seq=aiko.follower.seq, ask=True)
    begun.say(ken, "answer", yes=False)
    assert begun.core.table.asking is None
    assert begun.say(ken, "answer", yes=True)["code"] == "NOTHING_ASKED"


def test_the_next_move_ends_the_question(begun, aiko, ken):
    play_turn(begun, aiko)
    begun.say(aiko, "undo", seq=aiko.follower.seq, ask=True)
    assert begun.core.table.asking is not None
    play_first(begun, ken)
    assert begun.core.table.asking is None


def test_bots_agree():
    desk = Desk()
    desk.sit(AIKO, 1, "random")
    desk.sit(AIKO, 0)
    aiko = desk.come(AIKO)
    play_first(desk, aiko)
    desk.let_bots_play()
    before = aiko.follower.scene["view"]
    desk.move(aiko, "discard river 1 2")
    desk.say(aiko, "undo", seq=aiko.follower.seq, ask=True)
    assert aiko.follower.scene["view"] == before


@pytest.mark.parametrize(("undo", "code"), [("none", "UNDO_NOT_HERE"), ("free", "CHANCE_WAS_USED")])
def test_the_table_may_allow_less(undo, code):
    desk = seated(Desk(undo=undo))
    aiko, ken = desk.come(AIKO), desk.come(KEN)
    play_first(desk, aiko)
    play_first(desk, ken)
    desk.move(aiko, "discard river 1 2")
    assert desk.say(aiko, "undo", seq=aiko.follower.seq, ask=True)["code"] == code


def test_taking_back_what_one_has_not_seen_is_stale(begun, aiko):
    seq = aiko.follower.seq
    begun.move(aiko, "swap line 1 2")
    assert begun.say(aiko, "undo", seq=seq)["type"] == "stale"


def test_what_lies_before_a_snapshot_can_be_taken_back(desk, aiko, ken, monkeypatch):
    monkeypatch.setattr(storing, "SNAPSHOT_EVERY", 10)
    before: tuple[object, object] = ({}, {})
    mover = aiko
    while not (desk.snapshot and desk.core.table.seq == desk.snapshot.seq):
        before = aiko.follower.scene["view"], ken.follower.scene["view"]
        mover = aiko if aiko.follower.decision else ken
        play_first(desk, mover)
    desk.restart()
    assert desk.core.table.position.before == ()
    desk.say(mover, "undo", seq=mover.follower.seq, ask=True)
    desk.say(ken if mover is aiko else aiko, "answer", yes=True)
    assert (aiko.follower.scene["view"], ken.follower.scene["view"]) == before
