"""Reviewers: one entry of a record after another is looked at, on as many processes as there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, final

from himeji.engine.record import Record, parse_record
from himeji.engine.replay import replay
from himeji.engine.state import State
from himeji.games import game
from himeji.games.components import CHOSEN, Components
from himeji.study.judge import Judge, Shares, has_secrets
from himeji.study.reasons import Reason


@dataclass(frozen=True)
class Look:
    """What was found at one entry."""

    wins: Shares | None  # before it, as each contender could judge; none where there was no choice
    best: str
    chain: tuple[str, ...]
    change: Shares
    luck: Shares


@final
class Reviewer:
    """Knows a whole record, and asks the judge only through ports of the seats."""

    def __init__(self, record: Record, judge: Judge) -> None:
        journal = replay(game(record.title), record)
        self.entries = journal.entries
        self.positions = [*journal.before, journal.state]
        self.judge = judge
        self.nobody: Shares = tuple(0.0 for _ in judge.end(journal.state).wins)

    def look(self, at: int) -> Look:
        """The entry with this index."""
        before, entry = self.positions[at], self.entries[at]
        luck = self.luck(at) if entry.chance else self.nobody
        if is_forced(before, entry.seat):
            return Look(None, entry.move, (entry.move,), self.nobody, luck)
        choice = self.judge.choice(before.port(entry.seat), entry.move)
        wins = list(choice.wins)
        for seat in others(before, entry.seat):
            wins[seat] = self.judge.outlook(before.port(seat)).wins[seat]
        return Look(tuple(wins), choice.best, choice.chain, choice.change, luck)

    def luck(self, at: int) -> Shares:
        """What chance gave at this entry, to each contender as it could judge."""
        before, after, entry = self.positions[at], self.positions[at + 1], self.entries[at]
        seat = entry.seat
        found = list(self.judge.luck(before.port(seat), seat, entry.move, after.port(seat)))
        for other in others(before, seat):
            found[other] = self.judge.luck(before.port(other), seat, entry.move, after.port(other))[other]
        return tuple(found)

    def reason(self, at: int, better: str) -> Reason:
        entry = self.entries[at]
        return self.judge.reason(self.positions[at].port(entry.seat), better, entry.move)


def others(state: State, seat: int) -> list[int]:
    """The seats that must be asked what they think: those who know something else than this one."""
    return [other for other in range(int(state.seats)) if other != seat] if has_secrets(state) else []


def is_forced(state: State, seat: int) -> bool:
    (decision,) = [decision for decision in state.pending() if decision.seat == seat]
    return len(decision.moves()) == 1


AT_WORK: Final[list[Reviewer]] = []  # the one of this process


def take_up(text: str, corrected: dict[str, Components], simulations: int, seed: object) -> None:
    """A process begins; a corrected component file comes before its title."""
    CHOSEN.update(corrected)
    record = parse_record(text)
    AT_WORK[:] = [Reviewer(record, Judge(record.title, simulations, seed))]


def look(at: int) -> Look:
    return AT_WORK[0].look(at)


def reason(at: int, better: str) -> Reason:
    return AT_WORK[0].reason(at, better)


@final
class Reviewers:
    """Several processes at one record, or this one alone: what they find is the same."""

    def __init__(self, record: Record, simulations: int, seed: object, jobs: int) -> None:
        self.count = len(record.entries)
        self.jobs = jobs
        self.work = (record.to_json(), dict(CHOSEN), simulations, seed)
        self.pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Reviewers:
        if self.jobs > 1:
            self.pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), take_up, self.work)
        else:
            take_up(*self.work)
        return self

    def __exit__(self, *error: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
        AT_WORK.clear()

    def looks(self) -> Iterator[Look]:
        """Every entry, in order."""
        return self.pool.map(look, range(self.count)) if self.pool else map(look, range(self.count))

    def reasons(self, places: Sequence[int], better: Sequence[str]) -> Iterator[Reason]:
        """Why these moves would have been better at these entries."""
        return self.pool.map(reason, places, better) if self.pool else map(reason, places, better)
