"""A game to learn from: every seat searches, and it is kept what a network would have been shown, what was found, and
how lucky each plan was."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.bots.levels import Shape
from himeji.bots.search import Search
from himeji.bots.search_judge import Verdict
from himeji.bots.search_node import Node
from himeji.bots.search_trial import Trial
from himeji.bots.search_turn import Plan
from himeji.engine.chance import below, renew
from himeji.engine.heuristic import Heuristic
from himeji.engine.numbers import Numbers
from himeji.engine.state import State

# inputs, time, whose turn began, how many plans had been played, points held and expected
Shown = tuple[list[int], int, int, int, list[int], list[float]]
STRAY: Final = 8  # one turn in so many is played by any plan that was tried, so that unusual positions are met too
GUEST: Final = 2  # one game in so many has a seat that plays greedily: a network should know such players too
OPEN: Final = 3  # one position in so many is shown with all that chance has brought to light too
REPLAYS: Final = 12  # of a plan, each with other chances: what was to be expected of it


@final
class Lesson:
    def __init__(self, heuristic: Heuristic, shape: Shape, simulations: i64, chance: Numbers) -> None:
        self.heuristic: Heuristic = heuristic
        self.shape: Shape = shape
        self.simulations: i64 = simulations
        self.chance: Numbers = chance
        self.greedy: Trial = Trial(heuristic, 1, chance)
        self.guest: i64 = -1
        self.shown: list[Shown] = []
        self.luck: list[list[float]] = []  # by plan and contender, in points; who strays has bad luck

    def play(self, s: State) -> None:
        """To the end of the game."""
        if below(self.chance, 0, GUEST) == 0:
            self.guest = below(self.chance, 0, s.seats)
        before: State = s.clone()
        while s.to_move() >= 0:
            search: Search = self.searched(s)
            meant: Plan = search.root.plans[search.root.most_visited()]
            if s.to_move() == self.guest:
                meant = self.greedy.best_of(self.greedy.plans(s))
            plan: Plan = meant
            if self.heuristic.begins(s) >= 0:
                expected: list[float] = search.expected()
                self.note(s, before, expected)
                if below(self.chance, 0, OPEN) == 0:
                    self.note(s, s, expected)
                before = s.clone()
                if below(self.chance, 0, STRAY) == 0:
                    plan = self.any_tried(search.root)
            usual: list[float] = self.foreseen_after(meant, s)
            plan.follow(s)
            self.luck.append([came - told for came, told in zip(self.foreseen(s), usual, strict=True)])

    def searched(self, s: State) -> Search:
        world: State = s.clone()
        world.redeal(s.to_move(), self.chance)
        search = Search(self.heuristic, world, s.to_move(), self.chance, self.shape)
        search.plant(Node())
        search.run(self.simulations)
        return search

    def any_tried(self, root: Node) -> Plan:
        tried: list[Plan] = []
        i: i64
        for i in range(len(root.plans)):
            if root.taken[i]:
                tried.append(root.plans[i])
        return tried[below(self.chance, 0, len(tried))]

    def foreseen_after(self, plan: Plan, s: State) -> list[float]:
        """On average over what chance may bring."""
        found: list[float] = [0.0] * int(self.heuristic.contenders(s))
        n: i64
        for n in range(REPLAYS):
            world: State = s.clone()
            renew(world.chance, self.chance)
            plan.follow(world)
            found = [so_far + points / REPLAYS for so_far, points in zip(found, self.foreseen(world), strict=True)]
        return found

    def foreseen(self, s: State) -> list[float]:
        """The points of every contender; at the end of the game, those they have."""
        verdict = Verdict(self.heuristic, self.heuristic.contenders(s))
        verdict.judge(s, self.shape.aim)
        return list(verdict.points)

    def note(self, s: State, before: State, expected: list[float]) -> None:
        heuristic: Heuristic = self.heuristic
        heuristic.show(s, before, below(self.chance, 0, 2) == 1)
        places: list[int] = []
        held: list[int] = []
        i: i64
        for i in range(heuristic.inputs.n):
            places.append(int(heuristic.inputs.places[i]))
        for i in range(len(heuristic.held)):
            held.append(int(heuristic.held[i]))
        self.shown.append((places, int(heuristic.time(s)), int(s.to_move()), len(self.luck), held, expected))
