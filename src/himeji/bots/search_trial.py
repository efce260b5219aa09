"""A turn tried out: played in a way of one's choice, and the game then to its end by the best plans in sight."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from himeji.bots.search_turn import Beam, Plan
from himeji.engine.heuristic import Heuristic
from himeji.engine.numbers import Numbers
from himeji.engine.state import State


@final
class Trial:
    """Plans are made in worlds of their own, so that nobody foresees what chance will bring."""

    def __init__(self, heuristic: Heuristic, width: i64, chance: Numbers) -> None:
        self.heuristic: Heuristic = heuristic
        self.beam: Beam = Beam(heuristic, width, 1)
        self.chance: Numbers = chance

    def plans(self, s: State) -> list[Plan]:
        world: State = s.clone()
        world.redeal(s.to_move(), self.chance)
        return self.beam.every(world)

    def best_of(self, plans: list[Plan]) -> Plan:
        found = plans[0]
        for plan in plans:
            if plan.value > found.value:
                found = plan
        return found

    def follow(self, s: State, plan: Plan) -> None:
        """As far as it goes; the rest of the turn is planned again."""
        seat: i64 = s.to_move()
        turn: i64 = self.heuristic.turn(s)
        plan.follow(s)
        while s.to_move() == seat and self.heuristic.turn(s) == turn:
            s.play(self.best_of(self.plans(s)).codes[0])

    def play_on(self, s: State) -> None:
        """To the end of the game."""
        while s.to_move() >= 0:
            self.follow(s, self.best_of(self.plans(s)))
