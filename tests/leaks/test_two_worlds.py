"""Two worlds that differ only in what a viewer cannot know look, sound and deal the same to it."""

import pytest

from himeji import _runtime
from himeji.engine.state import State
from tests.conformance.checks import things
from tests.leaks.worlds import (
    Viewer,
    assert_alike,
    assert_nothing_else_remains,
    hidden_zones,
    redealt,
    same_next_step,
    viewers,
)
from tests.server.real.goals import goal
from tests.walks import Table, dice, pick, seatings, tables_of, walk

GAMES = 50 if _runtime.INTERPRET else 200  # for every title and seat count, spread over its options
SHARES = 8
LOOKED_EVERY = 3  # decisions between two looks
OPEN_GAMES = 8  # the same where nothing lies hidden, and worlds differ only by what chance has yet to give
OPEN_LOOKED_EVERY = 10
STEPS = 4  # moves made in both worlds, while the viewer cannot tell them apart


def shares() -> list[tuple[Table, int, int, int]]:
    """Tables, with how many games, looks how far apart, and which seed each gets."""
    found = []
    for seating in seatings():
        options = tables_of(seating)
        count = max(SHARES, len(options))
        games, apart = (GAMES, LOOKED_EVERY) if hidden_zones(seating.new(1)) else (OPEN_GAMES, OPEN_LOOKED_EVERY)
        found += [(options[n % len(options)], -(-games // count), apart, n) for n in range(count)]
    return found


@pytest.fixture(params=shares(), ids=lambda share: "-".join(map(str, share)))
def looks(request) -> list[tuple[State, State, Viewer]]:
    """Positions of random games, each with another world for every viewer."""
    table, games, apart, share = request.param
    found = []
    for game in range(games):
        for n, (state, _) in enumerate(walk(table, f"worlds {share}.{game}")):
            if (n + game + share) % apart == 0:
                for viewer in viewers(state):
                    found.append((state.clone(), redealt(state, viewer, dice(share, game, n, viewer)), viewer))
    return found


def test_no_viewer_sees_a_difference_though_hidden_things_differ(looks):
    differed: set[tuple[Viewer, str]] = set()
    for state, world, viewer in looks:
        assert_alike(state, world, viewer)
        assert_nothing_else_remains(state, world, viewer, "at once")
        differed |= {(viewer, zone.name) for zone in hidden_zones(state) if zone.write(state) != zone.write(world)}
    hidden = {zone.name for state, _, _ in looks for zone in hidden_zones(state)}
    assert {name for _, name in differed} == hidden
    assert {viewer for viewer, _ in differed} == set(viewers(looks[0][0]) if hidden else [])
    goal("H1", "looks at two worlds that nobody can tell apart", len(looks), ">=", 1)


def test_no_viewer_hears_more_than_it_sees(looks):
    followed = {viewer for state, world, viewer in looks for _ in follow(state, world, viewer)}
    assert followed == set(viewers(looks[0][0]))


def test_whatever_is_played_a_viewer_keeps_only_what_it_knows(looks):
    for state, world, viewer in looks[::5]:
        for played, other in follow(state, world, viewer):
            assert_nothing_else_remains(played, other, viewer, "later")


def test_a_world_dealt_for_one_viewer_can_be_dealt_anew_for_another(looks):
    """In it too every viewer knows only what is true: what it is told of is there, and nothing is owed."""
    for state, world, _ in looks[::5]:
        for other in viewers(state):
            again = redealt(world, other, dice(state.digest(), other))
            assert again.view(other) == world.view(other)
            assert things(again) == things(state)
            assert all(min(zone.things(again).values(), default=0) >= 0 for zone in again.sheet().fields)


def follow(state: State, world: State, viewer: Viewer) -> list[tuple[State, State]]:
    """Both worlds after each of the same random moves, while the viewer cannot tell them apart."""
    chance = dice(state.digest(), viewer)
    pairs: list[tuple[State, State]] = []
    while len(pairs) < STEPS and state.pending():
        decision = pick(state.pending(), chance)
        pair = same_next_step(state, world, viewer, pick(decision.moves(), chance), decision.seat)
        if pair is None:
            break
        state, world = pair
        pairs.append(pair)
    return pairs
