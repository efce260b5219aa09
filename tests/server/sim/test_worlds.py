"""Seeded worlds of faults: nine things hold at every step, and each is broken on purpose once and caught."""

import os
from dataclasses import replace

import pytest

from himeji.server import outbox
from himeji.server.outbox import Outbox
from himeji.server.table import clocks, render, storing
from himeji.server.table.audience import Audience, send
from himeji.server.table.entries import row
from himeji.server.table.position import Position
from himeji.server.table.storing import Storing
from tests.server.real.goals import goal, sized
from tests.server.sim import invariants
from tests.server.sim.invariants import Broken
from tests.server.sim.world import shrunk, simulate

SEEDS = int(os.environ.get("HIMEJI_SEEDS", sized(300, 10_000)))
PARTS = 3  # for several processors
MOST = 1000


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds_of_faults_hold(part):
    """`HIMEJI_SEEDS=3000 pytest tests/server/sim -s` runs more of them."""
    failed = []
    for seed in range(part, SEEDS, PARTS):
        try:
            simulate(seed)
        except AssertionError as error:
            failed.append(f"seed {seed}: {error}; needs {', '.join(shrunk(seed))}")
    print(*failed, sep="\n")
    goal(
        "§11",
        f"of {SEEDS} worlds of faults, each {PARTS}rd from {part}, in which something did not hold",
        len(failed),
        "==",
        0,
    )


def test_a_seed_gives_the_same_world_again():
    first, second = simulate(4), simulate(4)
    assert (first.steps, first.now) == (second.steps, second.now)
    assert first.server.rows == second.server.rows


def ack_before_it_is_stored(patch):
    append = Storing.append

    def early(self, *arguments):
        append(self, *arguments)
        self.out += self.flight.sends

    patch.setattr(Storing, "append", early)


def break_the_chain(patch):
    patch.setattr(storing, "row", lambda previous, *rest: row("0" * 64, *rest))


def forget_attempts(patch):
    patch.setattr(Storing, "remember", lambda self, rows: None)


def show_what_never_was(patch):
    missed = Audience.missed

    def ahead(self, table, reader, seq, now):
        told = missed(self, table, reader, seq, now)
        return told and told | {"to": told["to"] + 1}

    patch.setattr(Audience, "missed", ahead)


def tell_every_move(patch):
    patch.setattr(render, "SECRET", render.SECRET - {"move"})


def never_drop(patch):
    patch.setattr(outbox, "MESSAGES", 3)
    patch.setattr(invariants, "MESSAGES", 3)
    patch.setattr(Outbox, "drop", lambda self: None)


def refuse_what_is_stored(patch):
    stored = Storing.stored

    def lie(self):
        if self.flight and self.flight.sends and b'"ack"' in self.flight.sends[0].data:
            ack = self.flight.sends[0]
            name = self.flight.rows[0].attempt
            refused = send(ack.connections, {"type": "refused", "id": name, "code": "NOT_YOUR_TURN", "params": {}})
            self.flight = replace(self.flight, sends=[refused, *self.flight.sends[1:]])
        stored(self)

    patch.setattr(Storing, "stored", lie)


def charge_too_much(patch):
    left = clocks.left
    patch.setattr(clocks, "left", lambda table, seat, now: left(table, seat, now) - 20_000)


def conjure_a_card(patch):
    after = Position.after

    def with_one_more(self, entry, state):
        if hasattr(state, "discard"):
            state.discard[0] += 1
        return after(self, entry, state)

    patch.setattr(Position, "after", with_one_more)


PLANTED = [
    ack_before_it_is_stored,
    break_the_chain,
    forget_attempts,
    show_what_never_was,
    tell_every_move,
    never_drop,
    refuse_what_is_stored,
    charge_too_much,
    conjure_a_card,
]


@pytest.mark.parametrize("number", range(1, 10))
def test_a_planted_fault_is_caught(number, monkeypatch):
    PLANTED[number - 1](monkeypatch)
    caught = next((seed + 1 for seed in range(MOST) if broken_in(seed) == number), MOST + 1)
    goal("§11", f"seeds until invariant {number} is caught", caught, "<=", MOST)


def broken_in(seed: int) -> int | None:
    """The invariant that breaks first; one fault may break several."""
    try:
        simulate(seed)
    except Broken as broken:
        number: int = broken.args[0]
        return number
    except AssertionError:
        return None
    return None
