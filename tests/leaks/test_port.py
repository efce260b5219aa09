"""H6: whatever can be reached from a port or a view, by any reference, is nothing that the seat may not know."""

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from himeji.engine.port import SeatPort
from himeji.engine.state import State
from tests.server.real.goals import goal
from tests.walks import Table, seatings, walk

SEED = "7d1c" * 16
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)
PLAIN = {dict, list, str, int, bool, type(None)}
TELLING = 1 << 16  # smaller numbers are counts and values of every game
APART = 10  # decisions between two looks


def parts(each: Any) -> list[Any]:
    """What an object refers to; compiled ones tell by the names of their attributes, arrays by their numbers."""
    names = getattr(type(each), "__mypyc_attrs__", None)
    if names is not None:
        return [getattr(each, name) for name in names if hasattr(each, name)]
    return list(each) if type(each).__name__.startswith("vec[") else gc.get_referents(each)


def reachable(root: Any) -> list[Any]:
    found: dict[int, Any] = {}
    waiting = [root]
    while waiting:
        each = waiting.pop()
        if id(each) not in found and not isinstance(each, CODE):
            found[id(each)] = each
            waiting += parts(each)
    return list(found.values())


def secrets(state: State, root: Any) -> list[str]:
    """What of the true state can be reached: itself, its luck, the numbers its luck is made of, the seed."""
    numbers = {number for number in state.chance if number > TELLING}
    found = []
    for each in reachable(root):
        if each is state or each is state.chance:
            found.append(f"the true {type(each).__name__}")
        if isinstance(each, int) and each in numbers:
            found.append(f"a number of a stream: {each}")
        if isinstance(each, str) and SEED in each:
            found.append("the seed")
    return found


def looks() -> Iterator[tuple[Table, State, int]]:
    for table in seatings():
        for n, (state, _) in enumerate(walk(table, SEED)):
            if n % APART == 0 and state.pending():
                yield from ((table, state, seat) for seat in range(table.seats))


def test_h6_nothing_that_a_port_or_a_view_leads_to_is_a_secret():
    told, ports = [], 0
    for table, state, seat in looks():
        port = state.port(seat)
        told += [f"{table} {seat}: {each}" for each in secrets(state, port) + secrets(state, state.view(seat))]
        assert {type(each) for each in reachable(state.view(seat))} <= PLAIN
        asked = port.decision()
        assert asked is None or asked.seat == seat
        ports += 1
    print(*told[:5], sep="\n")
    goal("H6", f"secrets reached from {ports} ports and views", len(told), "==", 0)


@pytest.mark.parametrize("table", seatings(), ids=str)
def test_a_port_that_leads_to_the_true_state_is_caught(table):
    state = next(walk(table, SEED))[0]
    for planted in (state, state.chance, list(state.chance), {"seed": f"it is {SEED}"}):
        port = SeatPort(state, 0)
        port.view["planted"] = [planted]
        assert secrets(state, port)
