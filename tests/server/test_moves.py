"""Moves at a table: exactly once, in one order, shown only when stored, refused without a trace."""

import pytest

from himeji.server.table import storing
from himeji.server.table.effects import Came, NotStored, Reader
from himeji.server.table.load import load
from tests.server.conftest import play_first
from tests.server.real.goals import goal
from tests.server.tables import AIKO, KEN, Desk


def test_the_game_begins_when_the_last_seat_is_taken():
    desk = Desk()
    looking_on = desk.come(Reader())
    desk.sit(AIKO, 0)
    assert looking_on.follower.scene["view"] is None
    desk.sit(KEN, 1)
    assert looking_on.follower.scene["asked"] == [0, 1]


def test_a_move_is_shown_to_nobody_before_it_is_stored(desk, aiko, ken):
    desk.holding = True
    heard = len(aiko.heard), len(ken.heard)
    play_first(desk, aiko)
    assert (len(aiko.heard), len(ken.heard)) == heard
    desk.release()
    assert [message["type"] for message in aiko.heard[heard[0] :]] == ["ack", "events"]
    assert [message["type"] for message in ken.heard[heard[1] :]] == ["events"]


def test_the_same_attempt_is_played_once_and_answered_the_same(begun, aiko):
    data = aiko.follower.move("swap line 1 2")
    answers = [begun.send(aiko, data) for _ in range(5)]
    assert answers == [answers[0]] * 5
    assert [row.attempt for row in begun.rows].count(answers[0]["id"]) == 1


def test_an_attempt_is_answered_the_same_after_a_restart(begun, aiko):
    data = aiko.follower.move("swap line 1 2")
    answer, rows = begun.send(aiko, data), len(begun.rows)
    begun.restart()
    assert begun.send(aiko, data) == answer
    assert len(begun.rows) == rows


def test_somebody_elses_attempt_sent_again_is_refused(begun, aiko, ken):
    data = aiko.follower.move("swap line 1 2")
    begun.send(aiko, data)
    assert begun.send(ken, data)["code"] == "NOT_YOUR_SEAT"


def test_a_refused_move_changes_nothing_and_names_its_rule(begun, aiko, ken):
    rows = len(begun.rows)
    answer = begun.move(aiko, "recall")
    assert (answer["type"], answer["code"], answer["rule"]) == ("refused", "NOBODY_TO_RECALL", "NA-08")
    assert begun.move(aiko, "conquer")["code"] == "UNREADABLE_MOVE"
    assert begun.move(ken, "swap line 1 2")["code"] == "NOT_YOUR_TURN"
    assert len(begun.rows) == rows


def test_a_refusal_sent_again_is_refused_again_even_if_it_would_now_be_allowed(begun, aiko, ken):
    data = ken.follower.move("develop line 1")
    refused = begun.send(ken, data)
    begun.move(aiko, "develop line 1")
    assert begun.send(ken, data) == refused


def test_a_move_about_a_decision_already_taken_is_stale(begun, aiko):
    other_tab = begun.come(AIKO)
    seq = aiko.follower.seq
    begun.move(other_tab, "swap line 1 2")
    rows = len(begun.rows)
    answer = begun.say(aiko, "move", seq=seq, move="develop line 1")
    assert answer["type"] == "stale"
    assert aiko.heard[-1]["type"] == "events"
    assert len(begun.rows) == rows
    assert aiko.follower.scene["view"] == other_tab.follower.scene["view"]


def test_what_others_do_meanwhile_makes_no_answer_stale(desk, aiko, ken):
    """NA-03 asks both at once."""
    seq, moves = ken.follower.seq, ken.follower.decision["moves"]
    play_first(desk, aiko)
    assert desk.say(ken, "move", seq=seq, move=moves[0])["type"] == "ack"


def test_talk_makes_no_move_stale(begun, aiko, ken):
    seq = aiko.follower.seq
    begun.say(ken, "say", text="take your time")
    assert begun.say(aiko, "move", seq=seq, move="develop line 1")["type"] == "ack"


@pytest.mark.parametrize("missed", [0, 1, 5])
def test_a_newcomer_hears_what_was_missed(begun, aiko, ken, missed):
    for _ in range(6):
        play_first(begun, aiko if aiko.follower.decision else ken)
    at = begun.core.table.seq - missed
    begun.connections["late"] = late = begun.come(KEN)
    late.heard.clear()
    late.follower.seq = at
    begun.put(Came("late", KEN, at, begun.rows[at - 1].mark))
    assert late.heard[0]["type"] == "events"
    assert [entry["seq"] for entry in late.heard[0]["entries"]] == list(range(at + 1, begun.core.table.seq + 1))
    assert late.follower.scene["view"] == ken.follower.scene["view"]


def test_one_who_comes_late_hears_the_log_as_their_seat_may_know_it(begun, aiko, ken):
    for _ in range(6):
        play_first(begun, aiko if aiko.follower.decision else ken)
    heard = [entry for told in ken.of("events") for entry in told["entries"]]
    (late,) = begun.come(KEN, "late").of("resync")
    assert late["entries"][-len(heard) :] == heard
    (stranger,) = begun.come(Reader(), "stranger").of("resync")
    codes = [event["code"] for entry in stranger["entries"] for event in entry.get("events", [])]
    assert "hands_shuffled" in codes
    assert "card_received" not in codes


def test_a_gap_longer_than_what_is_kept_is_a_resync(begun):
    for number in range(210):
        begun.now += 3
        begun.say(begun.connections["c0"], "say", text=f"line {number}")
    at = 3
    late = begun.come(KEN, "late")
    late.heard.clear()
    begun.put(Came("late", KEN, at, begun.rows[at - 1].mark))
    assert late.heard[0]["type"] == "resync"
    goal(
        "N11", "entries missing after a gap longer than what is kept", begun.core.table.seq - late.follower.seq, "==", 0
    )


@pytest.mark.parametrize("change", [{"seq": 99}, {"mark": "other"}], ids=["more than stored", "another history"])
def test_one_who_knows_what_is_not_stored_is_told_so(begun, aiko, change):
    know = {"seq": begun.core.table.seq, "mark": begun.core.table.mark} | change
    aiko.heard.clear()
    begun.put(Came("c0", AIKO, **know))
    assert [message["type"] for message in aiko.heard[:2]] == ["rewound", "resync"]


def test_a_game_goes_on_where_it_was_after_a_restart_at_every_move(desk, aiko, ken, monkeypatch):
    monkeypatch.setattr(storing, "SNAPSHOT_EVERY", 10)
    while not aiko.follower.over:
        shown = [seen.follower.scene["view"] for seen in (aiko, ken)]
        desk.restart()
        assert [seen.follower.scene["view"] for seen in (aiko, ken)] == shown
        play_first(desk, aiko if aiko.follower.decision else ken)
    assert desk.snapshot is not None
    found = load(desk.rows).table.position
    assert found is not None
    assert found.state.digest() == desk.core.table.position.state.digest()


def test_everything_is_open_after_the_end(desk, aiko, ken):
    looking_on = desk.come(Reader())
    while not aiko.follower.over:
        assert looking_on.follower.scene["open"] is None
        play_first(desk, aiko if aiko.follower.decision else ken)
    laid_open = looking_on.follower.scene["open"]
    assert laid_open["seed"] == "seed"
    assert laid_open["views"] == [aiko.follower.scene["view"], ken.follower.scene["view"]]
    assert len(laid_open["moves"]) == len(desk.core.table.position.moves)
    assert desk.move(aiko, "develop line 1")["code"] == "NOT_PLAYING"


def test_what_was_not_stored_is_refused_and_can_be_sent_again(begun, aiko, ken):
    begun.failing = [NotStored("STORAGE_FULL")]
    data, before = aiko.follower.move("swap line 1 2"), begun.core.table
    assert begun.send(aiko, data)["code"] == "STORAGE_FULL"
    assert begun.core.table == before
    assert begun.send(aiko, data)["type"] == "ack"


def test_what_was_stored_although_the_store_said_no_is_told_to_everybody(begun, aiko, ken):
    begun.holding = True
    data = aiko.follower.move("swap line 1 2")
    begun.send(aiko, data)
    begun.rows += begun.held.rows
    begun.put(NotStored("STORAGE_FAULT"))
    begun.holding = False
    assert ken.heard[-1]["entries"][-1]["seat"] == 0
    assert begun.send(aiko, data)["type"] == "ack"


def test_one_who_loses_a_race_catches_up_and_tries_again(begun, aiko, ken):
    """Another worker stored a line of Ken's while Aiko's move was on its way."""
    begun.holding = True
    begun.send(aiko, aiko.follower.move("swap line 1 2"))
    lost, begun.held = begun.held, None
    twin = Desk()
    twin.rows = begun.rows
    twin.core = twin.opened()
    twin.say(twin.come(KEN), "say", text="hello")
    assert begun.rows[-1].seq == lost.rows[0].seq
    begun.put(NotStored("CONFLICT", conflict=True))
    begun.release()
    begun.holding = False
    assert [row.entry().__struct_config__.tag for row in begun.rows[-2:]] == ["said", "moved"]
    assert aiko.of("ack")[-1]["seq"] == begun.rows[-1].seq
