"""The goals: ratios measured side by side in one run, and the cost of one clone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

INSIDE: Final = "decisions_per_second"
STEPPING: Final = "stepping_per_second"
SEARCH: Final = "simulations_per_second"
CLONE: Final = "clone_ns"


@dataclass(frozen=True)
class Goal:
    """One figure, over another if it is a ratio, and the least it must be; a cost: the most it may be."""

    title: str
    seats: int
    code: str
    figure: tuple[str, str]  # whose, and which
    over: tuple[str, str] | None
    need: float

    def met(self, have: float) -> bool:
        return have >= self.need if self.over else have <= self.need


GOALS: Final = (
    Goal("naishi", 2, "inside-over-go", ("compiled", INSIDE), ("go", INSIDE), 10),
    Goal("naishi", 2, "stepping-over-go", ("compiled", STEPPING), ("go", INSIDE), 2),
    Goal("naishi", 2, "compiled-over-interpreted", ("compiled", INSIDE), ("interpreted", INSIDE), 20),
    Goal("naishi", 2, "search-over-mcts", ("compiled", SEARCH), ("mcts", SEARCH), 15),
    Goal("naishi", 2, "clone", ("compiled", CLONE), None, 300),
    Goal("white_castle", 2, "inside-over-go", ("compiled", INSIDE), ("go", INSIDE), 3),
    Goal("white_castle", 2, "inside-over-catan", ("compiled", INSIDE), ("catan", INSIDE), 40),
    Goal("white_castle", 2, "search-over-mcts", ("compiled", SEARCH), ("mcts", SEARCH), 2),
    Goal("white_castle", 2, "clone", ("compiled", CLONE), None, 600),
)


def judge(games: Sequence[Mapping[str, Any]], peers: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Every goal of the measured titles: what it needs, what was reached, null where one side was not measured."""
    judged = []
    for goal in GOALS:
        own = {game["flavour"]: game for game in games if (game["title"], game["seats"]) == (goal.title, goal.seats)}
        if own:
            have = reached(goal, own | {peer["name"]: peer for peer in peers})
            met = None if have is None else goal.met(have)
            judged.append({"title": goal.title, "goal": goal.code, "need": goal.need, "have": have, "met": met})
    return judged


def reached(goal: Goal, measured: Mapping[str, Mapping[str, Any]]) -> float | None:
    whose, which = goal.figure
    if whose not in measured or (goal.over and goal.over[0] not in measured):
        return None
    have = float(measured[whose][which])
    return have / measured[goal.over[0]][goal.over[1]] if goal.over else have
