"""A node of the search tree: somebody's turn, or what is left of it, reached by the same plans in many worlds."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from himeji.bots.search_turn import LEAST, Plan
from himeji.engine.moves import BUFFER
from himeji.engine.network import Reals
from himeji.engine.numbers import EMPTY, Numbers

NO_REALS: Final = vec[float]()
SURELY: Final = 0.02  # the least that a plan is preferred


@final
@mypyc_attr(acyclic=True)
class Node:
    """One place in each array for every plan."""

    def __init__(self) -> None:
        self.seat: i64 = -1  # whose turn
        self.turn: i64 = -1  # its number
        self.met: i64 = 0  # how often, before it was looked at
        self.visits: i64 = 0
        self.total: float = 0.0  # what the visits were worth to the seat
        self.plans: list[Plan] = []
        self.most: float = LEAST  # what the most promising of them promises
        self.taken: Numbers = EMPTY  # how often each was played
        self.worth: Reals = NO_REALS  # to the seat, summed
        self.prior: Reals = NO_REALS
        self.children: dict[int, Node] = {}  # by plan, and what chance brought to light when it was played

    def add(self, plan: Plan) -> bool:
        """One more plan, unless one that comes to the same is there."""
        for known in self.plans:
            if known.mark == plan.mark and known.codes[0] == plan.codes[0]:
                return False
        self.plans.append(plan)
        self.most = max(self.most, plan.value)
        self.taken = append(self.taken, 0)
        self.worth = append(self.worth, 0.0)
        self.prior = append(self.prior, 0.0)
        return True

    def prefer(self, temperature: float) -> None:
        """How promising each plan looks beside the best: sums to 1."""
        total: float = 0.0
        i: i64
        for i in range(len(self.plans)):
            self.prior[i] = math.exp((self.plans[i].value - self.most) / temperature) + SURELY
            total += self.prior[i]
        for i in range(len(self.plans)):
            self.prior[i] /= total

    def child(self, edge: i64, sight: i64) -> Node:
        key: int = int(sight * BUFFER + edge)
        found: Node | None = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found

    def likeliest(self, edge: i64) -> Node:
        """What was met most often after a plan."""
        found = Node()
        for key, node in self.children.items():
            if key % BUFFER == edge and node.visits > found.visits:
                found = node
        return found

    def most_visited(self) -> i64:
        """The plan played most; of equals, the first; -1 if none was."""
        best: i64 = -1
        most: i64 = 0
        i: i64
        for i in range(len(self.plans)):
            if self.taken[i] > most:
                most = self.taken[i]
                best = i
        return best

    def simulations(self) -> i64:
        """How many went on from here."""
        found: i64 = 0
        i: i64
        for i in range(len(self.plans)):
            found += self.taken[i]
        return found

    def after(self, code: i64) -> Node:
        """What is left of the turn once this move is played: the plans that began with it, and what they learned."""
        rest = Node()
        rest.seat = self.seat
        rest.turn = self.turn
        edges: dict[int, int] = {}
        i: i64
        for i in range(len(self.plans)):
            plan: Plan = self.plans[i]
            goes_on: bool = plan.codes[0] == code and len(plan.codes) > 1
            if goes_on and rest.add(Plan(plan.codes[1:], plan.value, plan.mark)):
                at: i64 = len(rest.plans) - 1
                rest.taken[at] = self.taken[i]
                rest.worth[at] = self.worth[i]
                rest.visits += self.taken[i]
                rest.total += self.worth[i]
                edges[int(i)] = int(at)
        for key, node in self.children.items():
            if key % BUFFER in edges:
                rest.children[key - key % BUFFER + edges[key % BUFFER]] = node
        return rest
