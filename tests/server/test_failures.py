"""A rule that breaks, a bot that hangs: the table stays as it was, and goes on."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from himeji.server.table.effects import BotChose
from himeji.server.table.entries import Moved, Replaced
from tests.server.conftest import play_first
from tests.server.tables import AIKO, Desk


class Broken:
    """A game that raises when a state is asked to play."""

    def __init__(self, state):
        self.state = state

    def __getattr__(self, name):
        return getattr(self.state, name)

    def clone(self):
        return Broken(self.state.clone())

    def apply(self, move, seat):
        raise ZeroDivisionError(f"rule broken by {move}")


@pytest.fixture
def broken(begun):
    """D10: the next move of this table meets a bug."""
    table = begun.core.table
    state: Any = Broken(table.position.state)
    begun.core.table = structs.replace(table, position=replace(table.position, state=state))
    return begun


def test_a_rule_that_fails_leaves_everything_as_it_was_and_a_report(broken, aiko):
    before, rows = broken.core.table, len(broken.rows)
    answer = broken.move(aiko, "develop line 1")
    assert (answer["type"], answer["code"]) == ("refused", "INTERNAL_FAULT")
    assert broken.core.table is before
    assert len(broken.rows) == rows
    report = broken.reports[0]
    assert answer["params"] == {"fault": report.fault}
    assert (report.table, report.seq) == ("t1", before.seq)
    assert "develop line 1" in report.cause["message"]
    assert "ZeroDivisionError" in report.cause["trace"]


def test_a_rule_that_fails_for_a_bot_is_reported_and_not_tried_for_ever(broken, aiko):
    broken.say(aiko, "leave")
    broken.let_bots_play()
    broken.wait(60)
    broken.let_bots_play()
    assert 1 <= len(broken.reports) <= 2
    assert broken.asks == []


@pytest.fixture
def with_bot() -> Desk:
    desk = Desk()
    desk.sit(AIKO, 1, "greedy")
    desk.sit(AIKO, 0)
    play_first(desk, desk.come(AIKO))
    return desk


@pytest.mark.parametrize("nonsense", [None, "", "conquer", "recall", "give naishi"])
def test_a_bot_that_crashes_or_answers_nonsense_is_played_for(with_bot, nonsense):
    with_bot.put(BotChose(with_bot.asks.pop().ask, nonsense))
    assert (with_bot.rows[-1].entry().seat, with_bot.rows[-1].entry().by) == (1, "zombie")


def test_a_bot_that_hangs_is_played_for_within_a_second_of_its_deadline(with_bot):
    ask = with_bot.asks.pop()
    with_bot.wait(ask.seconds)
    assert not isinstance(with_bot.rows[-1].entry(), Moved) or with_bot.rows[-1].entry().seat == 0
    with_bot.wait(1)
    assert with_bot.rows[-1].entry().by == "zombie"
    rows = len(with_bot.rows)
    with_bot.put(BotChose(ask.ask, "give naishi"))
    assert len(with_bot.rows) == rows


def test_a_bot_that_keeps_failing_loses_its_seat(with_bot):
    aiko = with_bot.connections["c0"]
    while not isinstance(with_bot.rows[-1].entry(), Replaced):
        while with_bot.asks:
            with_bot.put(BotChose(with_bot.asks.pop().ask, None))
            if isinstance(with_bot.rows[-1].entry(), Replaced):
                break
        else:
            play_first(with_bot, aiko)
    assert with_bot.rows[-1].entry().reason == "bot_failed"
    assert with_bot.core.table.seats[1].bot == "random"


def test_a_bot_is_given_a_world_not_the_truth(with_bot):
    world = with_bot.asks[0].world
    truth = with_bot.core.table.position.state.encode()
    assert world["chance"] != truth["chance"]
    assert world["hands"][1] == truth["hands"][1]
