"""Turns tried in two ways, both played on to the end of the game: what a difference in features then came to in points.
Positions merely met in games would mislead: who has much iron is often one who has missed what it buys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from himeji.bots.heuristic import heuristic
from himeji.bots.search_trial import Trial
from himeji.bots.search_turn import Plan
from himeji.engine.chance import below, streams
from himeji.engine.state import State
from himeji.games import game

WIDTH: Final = 2  # of the beams by which everybody plays
STRAY: Final = 10  # one turn in so many is played in any way, so that unusual positions are met too
CLOSE: Final = 8.0  # points: ways foreseen to be worse than the best by more are not tried


@dataclass(frozen=True)
class Tried:
    """One way of a turn less the other, for one seat: features at its end, whether the seat begins the next, points at
    the game's."""

    features: tuple[int, ...]
    begins: int
    points: int


@dataclass(frozen=True)
class Trials:
    """One game in which every turn is tried in two ways."""

    title: str
    fitted: Mapping[str, Any]
    seats: int
    seed: str
    options: tuple[tuple[str, int], ...] = ()

    def play(self) -> list[Tried]:
        judge = heuristic(self.title, self.fitted)
        chance = streams(self.seed, "trials")
        trial = Trial(judge, WIDTH, chance)
        state = game(self.title).new(self.seats, dict(self.options), self.seed)
        found = []
        while state.to_move() >= 0:
            plans = trial.plans(state)
            plan = trial.best_of(plans)
            if judge.begins(state) >= 0:
                close = [each for each in plans if each.value > plan.value - CLOSE]
                if len(close) > 1:
                    first = int(below(chance, 0, len(close)))
                    other = int(below(chance, 0, len(close) - 1))
                    found += self.compare(trial, state, close[first], close[other + (other >= first)])
                if int(below(chance, 0, STRAY)) == 0:
                    plan = plans[below(chance, 0, len(plans))]
            trial.follow(state, plan)
        return found

    def compare(self, trial: Trial, state: State, one: Plan, other: Plan) -> list[Tried]:
        """For every seat: what is left for the others counts as well as what the seat itself has."""
        ways = [self.outcomes(trial, state.clone(), plan) for plan in (other, one)]
        return [
            Tried(tuple(now - then for now, then in zip(has, had, strict=True)), begins - began, more - points)
            for (had, began, points), (has, begins, more) in zip(*ways, strict=True)
        ]

    def outcomes(self, trial: Trial, world: State, plan: Plan) -> list[tuple[list[int], int, int]]:
        """What each seat has at the end of the turn, whether it begins the next, and its points in the end."""
        trial.follow(world, plan)
        first = int(trial.heuristic.begins(world))
        features = [[int(n) for n in trial.heuristic.features(world, seat)] for seat in range(self.seats)]
        trial.play_on(world)
        return [(found, int(seat == first), int(world.points(seat))) for seat, found in enumerate(features)]
