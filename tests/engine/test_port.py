"""The seat's port: all a player may know, and no more."""

from himeji.engine.chance import streams
from himeji.engine.state import State
from tests.walks import positions, walk


def test_a_port_shows_the_view_and_the_decision_of_its_seat(table):
    for state in positions(table, 1):
        asked = {decision.seat: decision for decision in state.pending()}
        for seat in range(table.seats):
            port = state.port(seat)
            assert port.view == state.view(seat)
            decision = port.decision()
            assert (decision is not None) == (seat in asked)
            if decision is not None:
                assert (decision.asks, decision.moves()) == (asked[seat].asks, asked[seat].moves())


def test_a_port_keeps_its_world_when_the_game_goes_on(seating):
    kept = []
    for state, _ in walk(seating, 2):
        port = state.port(0)
        kept.append((port, port.world.encode()))
    assert all(port.world.encode() == world for port, world in kept)


def test_sampled_worlds_look_like_the_true_one_to_the_seat(table):
    for n, state in enumerate(positions(table, 3)):
        port = state.port(table.seats - 1)
        world = port.sample_world(streams(n, "samples"))
        assert isinstance(world, State)
        assert world.view(port.seat) == port.view


def test_the_same_port_samples_different_worlds(seating):
    port = next(state for state, _ in walk(seating, 4)).port(0)
    chance = streams("samples", "port")
    assert len({port.sample_world(chance).digest() for _ in range(5)}) == 5
