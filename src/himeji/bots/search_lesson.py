"""A game to learn from: every seat searches, and it is kept what a network would have been shown and what was found."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.bots.levels import Shape
from himeji.bots.search import Search
from himeji.bots.search_node import Node
from himeji.engine.chance import below
from himeji.engine.heuristic import Heuristic
from himeji.engine.numbers import Numbers
from himeji.engine.state import State

Shown = tuple[list[int], int, int, list[int], list[float]]  # inputs, time, whose turn began, points held and expected
STRAY: Final = 8  # one turn in so many is played by any plan that was tried, so that unusual positions are met too
OPEN: Final = 3  # one position in so many is shown with all that chance has brought to light too


@final
class Lesson:
    def __init__(self, heuristic: Heuristic, shape: Shape, simulations: i64, chance: Numbers) -> None:
        self.heuristic: Heuristic = heuristic
        self.shape: Shape = shape
        self.simulations: i64 = simulations
        self.chance: Numbers = chance
        self.shown: list[Shown] = []

    def play(self, s: State) -> None:
        """To the end of the game."""
        before: State = s.clone()
        while s.to_move() >= 0:
            world: State = s.clone()
            world.redeal(s.to_move(), self.chance)
            search = Search(self.heuristic, world, s.to_move(), self.chance, self.shape)
            search.plant(Node())
            search.run(self.simulations)
            edge: i64 = search.root.most_visited()
            if self.heuristic.begins(s) >= 0:
                expected = search.expected()
                self.note(s, before, expected)
                if below(self.chance, 0, OPEN) == 0:
                    self.note(s, s, expected)
                before = s.clone()
                if below(self.chance, 0, STRAY) == 0:
                    edge = self.any_tried(search.root)
            search.root.plans[edge].follow(s)

    def any_tried(self, root: Node) -> i64:
        tried: list[int] = []
        i: i64
        for i in range(len(root.plans)):
            if root.taken[i]:
                tried.append(int(i))
        return tried[below(self.chance, 0, len(tried))]

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
        self.shown.append((places, int(heuristic.time(s)), int(s.to_move()), held, expected))
