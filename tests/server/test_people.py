"""People at a table: seats, leaving and coming back, clocks, absence, talk."""

from typing import Any

import pytest

from himeji.server.errors import TableError
from himeji.server.table import clocks, messages
from himeji.server.table.effects import Heard, Reader
from himeji.server.table.entries import Moved, Replaced
from tests.server.conftest import play_first, play_turn, seated
from tests.server.real.goals import goal
from tests.server.tables import AIKO, KEN, LIVE, SLOW, ZOMBIE, Desk

JUN = Reader("u-jun", "Jun")


def last(desk: Desk, kind: type) -> Any:
    return next(entry for entry in (row.entry() for row in reversed(desk.rows)) if isinstance(entry, kind))


def test_a_seat_is_taken_once_and_bots_are_seated_by_the_owner():
    desk = Desk()
    for reader, seat, bot in ((KEN, 0, None), (JUN, 0, None), (KEN, 1, None), (KEN, 1, "random"), (JUN, 9, None)):
        desk.sit(reader, seat, bot)
    assert [row.entry().__struct_config__.tag for row in desk.rows] == ["opened", "sat"]
    desk.sit(AIKO, 1, "random")
    assert desk.core.table.state == "playing"


def test_one_person_may_hold_all_seats_of_their_own_table():
    desk = Desk()
    desk.sit(AIKO, 0)
    desk.sit(AIKO, 1)
    both = desk.come(AIKO)
    for _ in range(2):
        play_first(desk, both)
    assert both.follower.scene["eyes"] == [0, 1]
    private = [
        event for entry in both.follower.entries for event in entry["events"] if event["code"] == "card_received"
    ]
    assert [event["to"] for event in private] == [[event["figures"]["seat"]] for event in private] == [[0], [1]]
    assert [entry.seat for entry in (row.entry() for row in desk.rows) if isinstance(entry, Moved)] == [0, 1]


def test_somebody_at_the_same_device_has_a_name_of_their_own():
    desk = Desk()
    for seat, name in enumerate(("Nobody", "Ken")):
        desk.put(Heard("http", AIKO, messages.Sit(v=1, table="t1", id=desk.client_ids(), seat=seat, name=name)))
    assert [seat.name for seat in desk.core.table.seats] == ["Aiko", "Ken"]
    assert {seat.user for seat in desk.core.table.seats} == {"u-aiko"}


def test_a_bot_plays_its_seat_to_the_end():
    desk = Desk()
    desk.sit(AIKO, 0, "random")
    desk.sit(AIKO, 1, "random")
    desk.let_bots_play()
    assert desk.core.table.over
    assert {entry.by for entry in (row.entry() for row in desk.rows) if isinstance(entry, Moved)} == {"bot"}


def test_who_leaves_is_played_for_until_they_come_back(begun, aiko, ken):
    begun.say(aiko, "leave")
    assert last(begun, Replaced).reason == "left"
    assert begun.move(aiko, "develop line 1")["code"] == "ZOMBIE_PLAYS"
    begun.let_bots_play()
    assert last(begun, Moved).by == "zombie"
    assert begun.core.table.asked == (1,)
    begun.say(aiko, "return")
    play_turn(begun, ken)
    assert begun.asks == []
    assert play_first(begun, aiko)["type"] == "ack"


def test_an_answer_of_the_zombie_that_comes_too_late_is_not_played(begun, aiko):
    begun.say(aiko, "leave")
    begun.say(aiko, "return")
    rows = len(begun.rows)
    begun.let_bots_play()
    assert len(begun.rows) == rows


def test_leaving_is_for_those_who_sit(begun):
    onlooker = begun.come(JUN)
    for kind in ("leave", "return", "say", "mute"):
        fields = {"say": {"text": "x"}, "mute": {"user": "u-ken"}}.get(kind, {})
        assert begun.say(onlooker, kind, **fields)["code"] == "NOT_YOUR_SEAT"


def with_clock(clock, absence=ZOMBIE) -> Desk:
    desk = seated(Desk(clock=clock, absence=absence))
    desk.come(AIKO)
    desk.come(KEN)
    for seen in desk.connections.values():
        play_first(desk, seen)
    return desk


def test_a_live_clock_runs_for_the_seat_to_play_and_gets_its_increment():
    desk = with_clock(LIVE)
    before = desk.core.table.clocks
    desk.wait(10)
    play_first(desk, desk.connections["c0"])
    assert desk.core.table.clocks == (before[0] - 10_000 + 5_000, before[1])


def test_a_slow_clock_begins_anew_with_each_decision():
    desk = with_clock(SLOW)
    desk.wait(1000)
    assert clocks.left(desk.core.table, 0, desk.now) == 2_600_000
    play_turn(desk, desk.connections["c0"])
    desk.wait(500)
    play_turn(desk, desk.connections["c1"])
    assert desk.core.table.clocks == (3_600_000, 3_600_000)


@pytest.mark.parametrize("clock", [LIVE, SLOW])
def test_who_runs_out_of_time_is_played_for(clock):
    desk = with_clock(clock)
    desk.wait(clock.base + 6)
    assert last(desk, Replaced).reason == "clock"
    assert desk.asks[0].seat == 0


def test_where_the_table_waits_nobody_is_replaced():
    desk = with_clock(LIVE, absence=Desk().settings.absence)
    desk.wait(10**6)
    assert desk.core.table.seats[0].zombie is None
    assert play_first(desk, desk.connections["c0"])["type"] == "ack"


def test_who_is_away_while_asked_is_played_for_after_the_agreed_time():
    desk = seated(Desk(absence=ZOMBIE))
    aiko, ken = desk.come(AIKO), desk.come(KEN)
    desk.go(aiko)
    desk.wait(14)
    assert ken.follower.decision is not None
    assert ken.heard[-1].get("seats") != [False, True]
    desk.wait(2)
    assert ken.heard[-1] == {"type": "present", "seats": [False, True]}
    desk.wait(300 - 17)
    assert desk.core.table.seats[0].zombie is None
    desk.wait(2)
    assert last(desk, Replaced).reason == "away"


def test_the_absence_of_the_server_is_charged_to_nobody():
    """C4: clocks as at the last commit, and a grace for the seat to play."""
    desk = with_clock(LIVE)
    left = desk.core.table.clocks
    desk.now += 3600
    desk.restart()
    desk.wait(19.9)
    play_first(desk, desk.connections["c0"])
    charged = left[0] + 5_000 - desk.core.table.clocks[0]
    goal("C4", "charged after the server was away for an hour and the seat used its grace", charged, "==", 0, " ms")
    assert desk.core.table.clocks[1] == left[1]


def test_talk_is_heard_by_all_but_those_who_do_not_want_to(begun, aiko, ken):
    begun.say(ken, "mute", user="u-aiko")
    begun.say(aiko, "say", text="  <b>hello</b>\n ")
    heard = [entry for entry in aiko.follower.entries if entry["kind"] == "said"]
    assert [entry["text"] for entry in heard] == ["<b>hello</b>"]
    assert [entry.get("text") for entry in ken.follower.entries if entry["kind"] == "said"] == [None]
    assert [entry.get("user") for entry in aiko.follower.entries if entry["kind"] == "muted"] == [None]
    assert begun.come(KEN).heard[0]["chat"] == []


def test_s6_talk_has_a_pace_and_a_length(begun, aiko, ken):
    tab, said = begun.come(AIKO), 0
    for number in range(60):
        begun.wait(0.5)
        said += begun.say(aiko if number % 2 else tab, "say", text=f"line {number}")["type"] == "ack"
    goal("S6", "lines of one person on two sockets in 30 s", said, "==", 15)
    begun.wait(2)
    assert begun.say(aiko, "say", text="\u200b ")["code"] == "NOTHING_SAID"
    longest = "<script>{{7*7}}</script>=1+1".ljust(500, "x")
    assert begun.say(aiko, "say", text=longest)["type"] == "ack"
    with pytest.raises(TableError, match="BAD_MESSAGE"):
        begun.say(aiko, "say", text=longest + "x")
    goal("S6", "signs of a line as it was said", len(ken.follower.entries[-1]["text"]), "==", 500)
    assert ken.follower.entries[-1]["text"] == longest


def test_one_who_was_shown_a_seat_sees_through_its_eyes_and_may_not_play(begun, aiko, ken):
    coach = begun.come(Reader("u-jun", "Jun", shoulder=0))
    assert coach.follower.scene["view"] == aiko.follower.scene["view"]
    assert begun.move(coach, "develop line 1")["code"] == "NOT_YOUR_SEAT"
    assert begun.come(JUN).follower.scene["seat"] is None
