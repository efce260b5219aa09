"""Honesty: whoever plays, worlds that look the same to its seat get the same choice and the same evaluation."""

import json
from dataclasses import asdict

import pytest

from himeji.bots import NAMES, bot
from himeji.bots.player import Player
from himeji.bots.search_player import SearchPlayer
from himeji.engine.state import State
from tests.leaks.worlds import hidden_zones, redealt
from tests.walks import Table, dice, positions

FEW = 6  # simulations: enough to choose differently, if there were a reason to


@pytest.fixture(params=NAMES)
def name(request) -> str:
    return str(request.param)


def player(title: str, name: str) -> Player:
    """A player as the name says, but for how long it thinks."""
    found = bot(title, name, seed=7)
    if isinstance(found, SearchPlayer):
        found.simulations, found.seconds = FEW, None
    return found


def twins(state: State, seed: object) -> list[tuple[int, State]]:
    """For each seat that is asked, another world that looks the same to it."""
    return [(decision.seat, redealt(state, decision.seat, dice(seed))) for decision in state.pending()]


def evaluation(found: Player, state: State, seat: int) -> bytes:
    """What is published of a search, byte by byte; nothing of players that do not search."""
    if not isinstance(found, SearchPlayer):
        return b""
    return json.dumps(asdict(found.analyse(state.port(seat), FEW))).encode()


def assert_honest(title: str, name: str, state: State, world: State, seat: int) -> None:
    (choice, other) = (player(title, name).choose(each.port(seat)) for each in (state, world))
    assert choice == other
    assert evaluation(player(title, name), state, seat) == evaluation(player(title, name), world, seat)


@pytest.mark.parametrize("name", ["random", "greedy", "level 1", "level 5"])
def test_a_player_chooses_and_judges_the_same_in_worlds_its_seat_cannot_tell_apart(seating, name, asked):
    for seat, world in twins(asked[1], name):
        assert_honest(seating.title, name, asked[1], world, seat)


def test_the_hands_of_naishi_differ_in_these_worlds_and_choices_do_not(name):
    differed = 0
    for n, state in enumerate(positions(Table("naishi", 2), "hands")[:30:10]):
        for seat, world in twins(state, n):
            differed += world.encode() != state.encode()
            assert_honest("naishi", name, state, world, seat)
    assert hidden_zones(state)
    assert differed > 1
