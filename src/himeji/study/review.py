"""Review: a finished game, decision by decision: chances, the quality of each decision, and the luck beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

from himeji.engine.errors import RecordError
from himeji.engine.journal import Journal
from himeji.engine.record import Record
from himeji.engine.replay import verify
from himeji.games import game
from himeji.study.hints import rounded
from himeji.study.judge import Judge, Shares, difference
from himeji.study.reasons import Reason
from himeji.study.reviewer import Look, Reviewers

SIMULATIONS: Final = 400
MISTAKES: Final = 5
Tell = Callable[[int, int], None]  # hears how many entries are done, and of how many
GRADES: Final = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))  # what a decision cost at least


@dataclass(frozen=True)
class Verdict:
    """One decision. Chances before it, quality, luck and hindsight add up to the chances before the next one."""

    seq: int
    seat: int
    move: str
    best: str
    is_forced: bool
    wins: Shares  # before it, as each seat could judge
    quality: Shares  # what the decision changed: nothing, if it was the best; a loss of its seat is a gain of others
    luck: Shares  # what chance then gave, against what it could have given
    hindsight: Shares  # what was not seen before: another's cards, or what a search sees only from nearer

    @property
    def cost(self) -> float:
        """What the decision cost its own seat."""
        return -self.quality[self.seat]

    @property
    def grade(self) -> str:
        return next((name for name, least in GRADES if self.cost >= least), "")


@dataclass(frozen=True)
class Mistake:
    """A decision that cost much, with the better move, the play expected after it, and the reason."""

    seq: int
    seat: int
    move: str
    better: str
    cost: float
    grade: str
    chain: tuple[str, ...]
    reason: Reason


@dataclass(frozen=True)
class Review:
    title: str
    simulations: int
    verdicts: tuple[Verdict, ...]
    rounds: tuple[int, ...]  # the moves before which a round began, in titles that have rounds
    end: Shares  # how the victory was shared
    mistakes: tuple[Mistake, ...]  # the costliest first

    def account(self, seat: int) -> dict[str, float]:
        """What led a contender from its first chances to its share of the victory; everything adds up."""
        own = [verdict for verdict in self.verdicts if verdict.seat == seat]
        others = [verdict for verdict in self.verdicts if verdict.seat != seat]
        return {
            "start": self.verdicts[0].wins[seat],
            "own": sum(verdict.quality[seat] for verdict in own),
            "others": sum(verdict.quality[seat] for verdict in others),
            "luck": sum(verdict.luck[seat] for verdict in self.verdicts),
            "hindsight": sum(verdict.hindsight[seat] for verdict in self.verdicts),
            "end": self.end[seat],
        }

    def to_json(self) -> dict[str, Any]:
        accounts = [self.account(seat) for seat in range(len(self.end))]
        return dict(rounded(asdict(self) | {"accounts": accounts}))


def silently(done: int, whole: int) -> None:
    """Nobody is waiting."""


def review(
    record: Record, simulations: int = SIMULATIONS, seed: object = 0, jobs: int = 1, tell: Tell = silently
) -> Review:
    """A finished game reviewed. The same simulations and seed find the same, on however many processes."""
    if record.scores is None:
        raise RecordError("GAME_NOT_OVER", place="scores")
    journal = verify(game(record.title), record)
    end = Judge(record.title, simulations).end(journal.state).wins
    with Reviewers(record, simulations, seed, jobs) as reviewers:
        looks = []
        for found in reviewers.looks():
            looks.append(found)
            tell(len(looks), len(record.entries))
        verdicts = judged(record, looks, end)
        worst = sorted((verdict for verdict in verdicts if verdict.grade), key=lambda each: (-each.cost, each.seq))
        worst = worst[:MISTAKES]
        reasons = list(reviewers.reasons([each.seq - 1 for each in worst], [each.best for each in worst]))
    mistakes = [mistake(each, looks[each.seq - 1], reason) for each, reason in zip(worst, reasons, strict=True)]
    return Review(record.title, simulations, tuple(verdicts), rounds(journal), end, tuple(mistakes))


def judged(record: Record, looks: Sequence[Look], end: Shares) -> list[Verdict]:
    """From the last decision to the first: where there was no choice, chances are those of the next one less luck."""
    verdicts: list[Verdict] = []
    after = end
    for entry, look in zip(reversed(record.entries), reversed(looks), strict=True):
        wins = difference(after, look.luck) if look.wins is None else look.wins
        hindsight = difference(difference(after, wins), added(look.change, look.luck))
        if look.wins is None:
            hindsight = tuple(0.0 for _ in wins)
        verdicts.append(
            Verdict(
                entry.seq, entry.seat, entry.move, look.best, look.wins is None, wins, look.change, look.luck, hindsight
            )
        )
        after = wins
    return verdicts[::-1]


def rounds(journal: Journal) -> tuple[int, ...]:
    """Where a round began, but for the first."""
    numbers = [state.view(None).get("round", 0) for state in journal.before]
    return tuple(seq for seq, (last, now) in enumerate(pairwise(numbers), start=2) if 0 < last < now)


def added(one: Shares, other: Shares) -> Shares:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def mistake(verdict: Verdict, look: Look, reason: Reason) -> Mistake:
    return Mistake(verdict.seq, verdict.seat, verdict.move, look.best, verdict.cost, verdict.grade, look.chain, reason)
