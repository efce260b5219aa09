"""Single-observer information-set search over turns: one tree of plans, a fresh redeal for every simulation, max-n
returns. The heuristic makes the plans, orders them, and judges where a simulation leaves the tree."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.bots.levels import Aim, Shape
from himeji.bots.search_judge import Verdict
from himeji.bots.search_node import Node
from himeji.bots.search_turn import LEAST, Beam, Plan
from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import BUFFER, DECLINE, Moves
from himeji.engine.network import Reals
from himeji.engine.numbers import Numbers
from himeji.engine.state import State

DEEPEST: Final = 60  # turns


@final
class Search:
    """Simulations from one position of a seat."""

    def __init__(self, heuristic: Heuristic, start: State, seat: i64, chance: Numbers, shape: Shape) -> None:
        """From this world of the seat's port, with this generator's first stream."""
        self.heuristic: Heuristic = heuristic
        self.seat: i64 = seat
        self.chance: Numbers = chance
        self.start: State = start.clone()
        self.start.turn_to(seat)  # refused if another is asked: then it is that one's plans that are looked at
        self.world: State = self.start.clone()
        self.scratch: State = self.start.clone()
        self.aim: Aim = shape.aim
        self.explore: float = shape.explore
        self.trust: float = shape.trust
        self.point: float = 0.02  # what a point that the heuristic foresees is worth
        self.temperature: float = 3.0  # of the heuristic's preference, in points
        self.patience: i64 = shape.patience
        self.moves: Moves = Moves()
        foresees: bool = heuristic.network is not None
        self.root_beam: Beam = Beam(heuristic, shape.root[0], shape.root[1], foresees)
        self.beam: Beam = Beam(heuristic, shape.later[0], shape.later[1], foresees)
        self.path: list[Node] = []
        self.edges: list[int] = []
        self.root: Node = Node()
        self.contenders: i64 = heuristic.contenders(start)
        self.verdict: Verdict = Verdict(heuristic, self.contenders)
        self.root_wins: Reals = vec[float]([0.0] * (BUFFER * int(self.contenders)))  # summed, by plan and contender
        self.root_points: Reals = vec[float]([0.0] * (BUFFER * int(self.contenders)))

    def plant(self, root: Node) -> None:
        """Grow this tree, which may have been grown before; every move at hand gets plans."""
        self.root = root
        self.open(root, self.start, self.root_beam)

    def open(self, node: Node, s: State, beam: Beam) -> None:
        node.seat = s.to_move()
        node.turn = self.heuristic.turn(s)
        for plan in beam.every(s):
            if len(node.plans) < BUFFER:
                node.add(plan)
        node.prefer(self.temperature)

    def run(self, simulations: i64) -> None:
        i: i64
        for i in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """Down the tree to a turn not looked at before, which is played by its best plan and judged at its end."""
        s: State = self.world
        s.copy_from(self.start)
        s.redeal(self.seat, self.chance)
        self.path = []
        self.edges = []
        node: Node = self.root
        depth: i64 = 0
        fresh: bool = False
        chapter: i64 = self.heuristic.chapter(s)
        while s.to_move() >= 0 and not fresh and depth < DEEPEST and self.heuristic.chapter(s) == chapter:
            if len(node.plans) == 0:
                node.met += 1
                if node.met <= self.patience:
                    break
                self.open(node, s, self.beam)
                fresh = True
            if node.seat != s.to_move():
                break
            edge: i64 = self.choose(node)
            self.path.append(node)
            self.edges.append(int(edge))
            depth += 1
            self.follow(node.plans[edge], s)
            node = node.child(edge, self.heuristic.sight(s))
        self.verdict.judge(s, self.aim)
        self.learn(depth)

    def foreseen(self, s: State, code: i64, seat: i64) -> float:
        """The seat's points as the heuristic sees them once this move is played."""
        self.scratch.copy_from(s)
        self.scratch.play(code)
        return self.heuristic.value(self.scratch, seat)

    def choose(self, node: Node) -> i64:
        """What it was worth so far, the heuristic's word counting as some visits of its own; and more for what
        promises much and was seldom tried."""
        push: float = self.explore * math.sqrt(float(node.visits + 1))
        mean: float = 0.5
        if node.visits > 0:
            mean = node.total / float(node.visits)
        most: float = node.most
        best: i64 = 0
        highest: float = LEAST
        i: i64
        for i in range(len(node.plans)):
            taken: float = float(node.taken[i])
            told: float = mean - (most - node.plans[i].value) * self.point
            score: float = (node.worth[i] + self.trust * told) / (taken + self.trust)
            score += push * node.prior[i] / (taken + 1.0)
            if score > highest:
                highest = score
                best = i
        return best

    def learn(self, depth: i64) -> None:
        """Every plan of the path is credited with what came of it."""
        verdict: Verdict = self.verdict
        i: i64
        for i in range(depth):
            node: Node = self.path[i]
            edge: i64 = self.edges[i]
            worth: float = verdict.worth[node.seat]
            node.visits += 1
            node.total += worth
            node.taken[edge] += 1
            node.worth[edge] += worth
        if depth > 0:
            at: i64 = self.edges[0] * self.contenders
            for i in range(self.contenders):
                self.root_wins[at + i] += verdict.wins[i]
                self.root_points[at + i] += verdict.points[i]

    def expected(self) -> list[float]:
        """The points of every contender after the plan played most, on average over what came of it."""
        edge: i64 = self.root.most_visited()
        found: list[float] = []
        contender: i64
        for contender in range(self.contenders):
            found.append(self.root_points[edge * self.contenders + contender] / float(self.root.taken[edge]))
        return found

    def follow(self, plan: Plan, s: State) -> None:
        """A plan as far as this world allows; the turn is then played on to its end."""
        seat: i64 = s.to_move()
        turn: i64 = self.heuristic.turn(s)
        plan.follow(s)
        while s.to_move() == seat and self.heuristic.turn(s) == turn and not self.heuristic.settled(s):
            code: i64 = self.heuristic.habit(s)
            s.play(self.step(s, seat) if code < 0 else code)

    def step(self, s: State, seat: i64) -> i64:
        """The move after which most is foreseen: nothing is declined that can be done."""
        tried: Moves = self.moves
        s.legal(tried)
        best: i64 = tried.codes[0]
        most: float = LEAST
        i: i64
        for i in range(tried.n):
            code: i64 = tried.codes[i]
            if code != DECLINE or tried.n == 1:
                value: float = self.foreseen(s, code, seat)
                if value > most:
                    most = value
                    best = code
        return best
