"""Tables at which two people sit."""

import pytest

from tests.server.tables import AIKO, KEN, Desk, Seen


@pytest.fixture
def desk() -> Desk:
    """Naishi; Aiko and Ken are seated and the opening exchange is asked."""
    return seated(Desk())


def seated(desk: Desk) -> Desk:
    desk.sit(AIKO, 0)
    desk.sit(KEN, 1)
    return desk


@pytest.fixture
def aiko(desk) -> Seen:
    seen: Seen = desk.come(AIKO)
    return seen


@pytest.fixture
def ken(desk) -> Seen:
    seen: Seen = desk.come(KEN)
    return seen


def play_first(desk: Desk, seen: Seen) -> dict[str, object]:
    """Answer with the first move that is offered."""
    decision = seen.follower.decision
    assert decision is not None
    return desk.move(seen, decision["moves"][0], decision["seat"])


def play_turn(desk: Desk, seen: Seen) -> None:
    """The first moves that are offered, until somebody else is asked."""
    while seen.follower.decision:
        play_first(desk, seen)


@pytest.fixture
def begun(desk, aiko, ken) -> Desk:
    """After the opening exchange."""
    play_first(desk, aiko)
    play_first(desk, ken)
    found: Desk = desk
    return found
