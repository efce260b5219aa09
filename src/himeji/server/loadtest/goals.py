"""What a run has to hold: one line a figure, with its bound."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from himeji.server.loadtest.figures import FIT

Sign = Literal["<=", "=="]


@dataclass(frozen=True)
class Goal:
    """`what` names the figure; its words are in the locales."""

    number: str
    what: str
    figure: float
    sign: Sign
    bound: float
    unit: str = ""

    @property
    def holds(self) -> bool:
        return self.figure <= self.bound if self.sign == "<=" else self.figure == self.bound


def most(number: str, what: str, figure: float, bound: float, unit: str) -> Goal:
    return Goal(number, what, round(figure, 2), "<=", bound, unit)


def none(number: str, what: str, count: int) -> Goal:
    return Goal(number, what, count, "==", 0)


@dataclass(frozen=True)
class Run:
    """One run: what it was, its goals, and other figures worth knowing. Void if the generator itself was late."""

    scenario: str
    load: str
    goals: list[Goal]
    figures: dict[str, float]
    lag: float

    @property
    def void(self) -> bool:
        return self.lag > FIT

    @property
    def holds(self) -> bool:
        return not self.void and all(goal.holds for goal in self.goals)
