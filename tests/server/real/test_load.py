"""The load goals at a size for every change; `himeji loadtest` measures them whole."""

import asyncio

import pytest

from himeji.server.loadtest.command import middle, plain, run_of
from himeji.server.loadtest.crowd import Company
from himeji.server.loadtest.goals import Run, most
from himeji.server.loadtest.playing import Chair, PlayedTable, Told
from himeji.server.loadtest.scenarios import Size, measured
from himeji.server.loadtest.timetable import Station, Timetable, settled
from tests.server.real.goals import goal

SPEEDS = ("ms", "%")  # of a machine that has other tests to run: `himeji loadtest` judges them on a quiet one


@pytest.mark.parametrize(("scenario", "tables", "seconds"), [("L1", 60, 8), ("L7", 50, 4), ("L10", 1, 6)])
def test_a_small_load_loses_nothing_and_is_measured(scenario, tables, seconds):
    run = measured(scenario, Size("white_castle", 4, tables, seconds, 2))
    assert any(each.unit in SPEEDS for each in run.goals)
    for each in run.goals:
        if each.unit not in SPEEDS:
            what, unit = f"{each.what} ({run.load})", each.unit and f" {each.unit}"
            goal(each.number, what, each.figure, each.sign, each.bound, unit)


class Counter(Station):
    """Answers at once, but for a while in which it does nothing."""

    def __init__(self, stall: float) -> None:
        super().__init__()
        self.stall = stall

    def ready(self) -> bool:
        return True

    def send(self) -> None:
        wait, self.stall = self.stall, 0.0
        asyncio.get_running_loop().call_later(wait, self.done)

    def done(self) -> None:
        self.answered()
        self.pump()


def test_a_stall_is_charged_to_every_move_that_was_due_meanwhile():
    async def run() -> list[float]:
        station = Counter(0.4)
        await Timetable([station], 20).run(1)
        await settled([station], 1)
        return sorted((took for _, took in station.taken), reverse=True)

    waits = asyncio.run(run())
    assert len(waits) in (19, 20, 21)
    assert waits[0] >= 0.4
    assert sum(wait > 0.15 for wait in waits) >= 4


def test_a_table_is_left_once_its_last_move_is_answered():
    async def run() -> tuple[bool, bool]:
        table = PlayedTable(0, Company("127.0.0.1", [], ["first"]), 1)
        others, table.attempt = Chair(table, None), "last"
        others.seq = 9
        table.news(others, over=True)
        too_soon = table.leaving is not None
        table.answer(Told("ack", "last", 9))
        table.news(others, over=True)
        return too_soon, table.leaving is not None

    assert asyncio.run(run()) == (False, True)


def test_a_run_whose_generator_was_late_is_void():
    fine = [most("L1", "p99", 10, 150, "ms")]
    assert Run("L1", "", fine, {}, 4.9).holds
    assert not Run("L1", "", fine, {}, 5.1).holds


def test_of_several_runs_the_middle_one_is_kept_of_those_that_are_not_void():
    runs = [
        Run("L1", "", [most("L1", "p99", figure, 150, "ms")], {}, lag)
        for figure, lag in ((40, 3), (900, 9), (60, 2), (50, 1))
    ]
    assert middle(runs) is runs[3]
    assert middle(runs[1:2]) is runs[1]
    assert run_of(plain(runs[0])) == runs[0]
