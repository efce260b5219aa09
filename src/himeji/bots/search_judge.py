"""What a position is worth to everybody: exactly at the end of the game, before it as the heuristic foresees."""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.bots.levels import Aim
from himeji.bots.search_turn import LEAST, lead
from himeji.engine.heuristic import Heuristic
from himeji.engine.network import Reals
from himeji.engine.state import State


@final
class Verdict:
    """The last judgement, contender by contender."""

    def __init__(self, heuristic: Heuristic, contenders: i64) -> None:
        self.heuristic: Heuristic = heuristic
        self.contenders: i64 = contenders
        self.wins: Reals = vec[float]([0.0] * int(contenders))
        self.points: Reals = vec[float]([0.0] * int(contenders))
        self.worth: Reals = vec[float]([0.0] * int(contenders))  # what a player strives for
        self.odds: Reals = vec[float]([0.0] * int(contenders))

    def judge(self, s: State, aim: Aim) -> None:
        if s.to_move() >= 0:
            self.foresee(s)
            self.weigh(aim, self.wins)
            return
        self.score(s)
        if aim.spread > 0.0:
            self.guess(aim.spread)
            self.weigh(aim, self.odds)
        else:
            self.weigh(aim, self.wins)

    def score(self, s: State) -> None:
        """The game is over: the winners share 1."""
        most: i64 = s.points(0)
        winners: i64 = 1
        i: i64
        self.points[0] = float(most)
        for i in range(1, self.contenders):
            points: i64 = s.points(i)
            self.points[i] = float(points)
            if points > most:
                most = points
                winners = 1 << i
            elif points == most:
                winners |= 1 << i
        if winners & (winners - 1):
            winners = self.separate(s, winners)
        count: float = 0.0
        for i in range(self.contenders):
            self.wins[i] = float(winners >> i & 1)
            count += self.wins[i]
        for i in range(self.contenders):
            self.wins[i] /= count

    def separate(self, s: State, tied: i64) -> i64:
        """Of those with most points, those whom the tie-break leaves in front, as a mask."""
        found: i64 = 0
        most: i64 = 0
        i: i64
        for i in range(self.contenders):
            if tied >> i & 1:
                rank: i64 = self.heuristic.tie_break(s, i)
                if found == 0 or rank > most:
                    most = rank
                    found = 1 << i
                elif rank == most:
                    found |= 1 << i
        return found

    def foresee(self, s: State) -> None:
        """Odds by the points foreseen."""
        i: i64
        self.heuristic.foresee(s, s, self.points)
        self.guess(self.heuristic.spread_at(s))
        for i in range(self.contenders):
            self.wins[i] = self.odds[i]

    def guess(self, spread: float) -> None:
        """Odds by the points: with so many more, e to 1."""
        most: float = LEAST
        total: float = 0.0
        i: i64
        for i in range(self.contenders):
            most = max(most, self.points[i])
        for i in range(self.contenders):
            self.odds[i] = math.exp((self.points[i] - most) / spread)
            total += self.odds[i]
        for i in range(self.contenders):
            self.odds[i] /= total

    def weigh(self, aim: Aim, wins: Reals) -> None:
        i: i64
        for i in range(self.contenders):
            self.worth[i] = wins[i] * aim.win + lead(self.points, i) * aim.lead + self.points[i] * aim.point
