"""The types that the client reads are those of the server, and every message is of one of them."""

import pytest
from msgspec import convert

from himeji.server.table.settings import Clock
from himeji.server.table.wire import Told
from tests.server.conftest import play_first, play_turn, seated
from tests.server.tables import AIKO, KEN, Desk
from tests.server.test_practice import learning
from tests.web.test_vendor import ROOT
from tests.web.wire import declarations


def test_the_types_of_the_client_are_current():
    """`scripts/wire-types` writes them again."""
    assert (ROOT / "src/himeji/web/app/wire.d.ts").read_text("utf-8") == declarations()


def talked_about():
    """A game with everything that can be said at a table."""
    desk = seated(Desk(clock=Clock("live", 600, 5)))
    aiko, ken, onlooker = desk.come(AIKO), desk.come(KEN), desk.come(AIKO, "late")
    play_first(desk, aiko)
    play_first(desk, ken)
    desk.say(ken, "say", text="Bonjour")
    desk.say(aiko, "why", move="recall")
    desk.move(ken, "recall", 1)
    play_first(desk, aiko)
    desk.say(aiko, "undo", seq=aiko.follower.seq, ask=True)
    desk.say(ken, "answer", yes=True)
    desk.say(aiko, "move", seq=0, move="recall")
    desk.go(onlooker)
    desk.wait(20)
    for _ in range(200):
        for seen in (aiko, ken):
            play_turn(desk, seen)
    assert desk.core.table.over
    return desk


@pytest.mark.parametrize("play", [talked_about, lambda: learning("white_castle")[0]], ids=["naishi", "white_castle"])
def test_every_message_is_of_a_type_that_the_client_knows(play):
    told = [message for seen in play().connections.values() for message in seen.heard]
    kinds = {type(convert(message, Told)).__name__ for message in told}
    assert kinds >= {"Resync", "Present"}
    if play is talked_about:
        assert kinds >= {"Events", "Ack", "Refused", "Because", "Stale"}
