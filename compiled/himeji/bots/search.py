"""Single-observer information-set search: one tree of moves, a fresh redeal for every simulation, max-n returns."""

from __future__ import annotations

import math
from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from himeji.bots.playout import play_out
from himeji.engine.chance import below
from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import BUFFER, Moves
from himeji.engine.numbers import EMPTY, Numbers, zeros
from himeji.engine.state import State

Reals: TypeAlias = "vec[float]"
NO_REALS: Final = vec[float]()
NOUGHTS: Final = vec[float]([0.0] * BUFFER)
COUNTS: Final = zeros(BUFFER)
DEEPEST: Final = 400
LEAST: Final = -1e9


@final
@mypyc_attr(acyclic=True)
class Node:
    """A decision, reached by the same moves in many worlds; one place in each array for every move met here."""

    def __init__(self) -> None:
        self.seat: i64 = -1  # who decides; -1 until the first visit
        self.visits: i64 = 0
        self.total: float = 0.0  # what the visits were worth to the seat
        self.codes: Numbers = EMPTY
        self.taken: Numbers = EMPTY  # how often each was played
        self.offered: Numbers = EMPTY  # how often it could be
        self.worth: Reals = NO_REALS  # to the seat, summed
        self.prior: Reals = NO_REALS
        self.place: Numbers = EMPTY  # of the child among the children, counted from 1
        self.children: list[Node] = []

    def child(self, edge: i64) -> Node:
        at: i64 = self.place[edge]
        if at == 0:
            self.children.append(Node())
            at = len(self.children)
            self.place[edge] = at
        return self.children[at - 1]

    def most_visited(self) -> i64:
        """The edge played most; of equals, the first; -1 if none was."""
        best: i64 = -1
        most: i64 = 0
        i: i64
        for i in range(len(self.codes)):
            if self.taken[i] > most:
                most = self.taken[i]
                best = i
        return best


@final
class Search:
    """Simulations from one position of a seat. Guided: the heuristic orders moves and ends rollouts; else both are
    left to chance, and playouts run to the end of the game."""

    def __init__(self, heuristic: Heuristic, start: State, seat: i64, chance: Numbers, guided: bool = True) -> None:
        """From this world of the seat's port, with this generator's first stream."""
        self.heuristic: Heuristic = heuristic
        self.guided: bool = guided
        self.seat: i64 = seat
        self.chance: Numbers = chance
        self.start: State = start.clone()
        self.start.turn_to(seat)
        self.world: State = self.start.clone()
        self.scratch: State = self.start.clone()
        self.explore: float = 0.6
        self.temperature: float = 2.0
        self.moves: Moves = Moves()
        self.tried: Moves = Moves()
        self.path: list[Node] = []
        self.edges: Numbers = zeros(DEEPEST)
        self.root: Node = Node()
        self.contenders: i64 = heuristic.contenders(start)
        self.wins: Reals = NOUGHTS[: self.contenders]  # of the last simulation
        self.points: Reals = NOUGHTS[: self.contenders]
        self.root_wins: Reals = vec[float]([0.0] * (BUFFER * int(self.contenders)))  # summed, by edge and contender
        self.root_points: Reals = vec[float]([0.0] * (BUFFER * int(self.contenders)))
        self.done: i64 = 0

    def run(self, simulations: i64) -> None:
        i: i64
        for i in range(simulations):
            self.simulate()
        self.done += simulations

    def simulate(self) -> None:
        s: State = self.world
        s.copy_from(self.start)
        s.redeal(self.seat, self.chance)
        self.path = []
        depth: i64 = 0
        node: Node = self.root
        while s.to_move() >= 0 and node.visits > 0 and node.seat == s.to_move() and depth < DEEPEST:
            edge: i64 = self.choose(node, s)
            self.path.append(node)
            self.edges[depth] = edge
            depth += 1
            s.play(node.codes[edge])
            node = node.child(edge)
        if node.visits == 0:
            node.seat = s.to_move()
            node.visits = 1
        self.judge(s)
        self.learn(depth)

    def learn(self, depth: i64) -> None:
        """Every move of the path is credited with what came of it."""
        wins: Reals = self.wins
        i: i64
        for i in range(depth):
            node: Node = self.path[i]
            edge: i64 = self.edges[i]
            worth: float = wins[node.seat]
            node.visits += 1
            node.total += worth
            node.taken[edge] += 1
            node.worth[edge] += worth
        if depth > 0:
            at: i64 = self.edges[0] * self.contenders
            for i in range(self.contenders):
                self.root_wins[at + i] += wins[i]
                self.root_points[at + i] += self.points[i]

    # -- which move of a node

    def choose(self, node: Node, s: State) -> i64:
        n: i64 = s.legal(self.moves)
        if len(node.codes) == 0:
            self.expand(node, s, n)
        return self.by_prior(node, n) if self.guided else self.by_chance(node, n)

    def expand(self, node: Node, s: State, n: i64) -> None:
        node.codes = self.moves.codes[:n]
        node.taken = COUNTS[:n]
        node.offered = COUNTS[:n]
        node.worth = NOUGHTS[:n]
        node.place = COUNTS[:n]
        if self.guided:
            node.prior = self.priors(s, n)

    def edge_of(self, node: Node, i: i64) -> i64:
        """Where the i-th legal move stands at the node; a move not met here before is added."""
        code: i64 = self.moves.codes[i]
        if i < len(node.codes) and node.codes[i] == code:
            return i
        edge: i64
        for edge in range(len(node.codes)):
            if node.codes[edge] == code:
                return edge
        node.codes = append(node.codes, code)
        node.taken = append(node.taken, 0)
        node.offered = append(node.offered, 0)
        node.worth = append(node.worth, 0.0)
        node.place = append(node.place, 0)
        if self.guided:
            node.prior = append(node.prior, 1.0 / float(len(node.codes)))
        return len(node.codes) - 1

    def by_prior(self, node: Node, n: i64) -> i64:
        """What it was worth so far, and more for what promises much and was seldom tried."""
        push: float = self.explore * math.sqrt(float(node.visits))
        mean: float = 0.5
        if node.visits > 1:
            mean = node.total / float(node.visits - 1)
        best: i64 = -1
        most: float = LEAST
        i: i64
        for i in range(n):
            edge: i64 = self.edge_of(node, i)
            taken: i64 = node.taken[edge]
            score: float = mean
            if taken > 0:
                score = node.worth[edge] / float(taken)
            score += push * node.prior[edge] / float(taken + 1)
            if score > most:
                most = score
                best = edge
        return best

    def by_chance(self, node: Node, n: i64) -> i64:
        """One not tried yet, whichever; then by upper confidence bounds."""
        untried: i64 = 0
        pick: i64 = -1
        best: i64 = -1
        most: float = LEAST
        i: i64
        for i in range(n):
            edge: i64 = self.edge_of(node, i)
            node.offered[edge] += 1
            taken: i64 = node.taken[edge]
            if taken == 0:
                untried += 1
                if untried == 1 or below(self.chance, 0, untried) == 0:
                    pick = edge
            elif untried == 0:
                often: float = float(taken)
                score: float = node.worth[edge] / often + 0.7 * math.sqrt(math.log(float(node.offered[edge])) / often)
                if score > most:
                    most = score
                    best = edge
        return pick if untried else best

    # -- what the heuristic says

    def priors(self, s: State, n: i64) -> Reals:
        """How promising each legal move looks once it is played: sums to 1."""
        found: Reals = NOUGHTS[:n]
        seat: i64 = s.to_move()
        most: float = LEAST
        i: i64
        for i in range(n):
            self.scratch.copy_from(s)
            self.scratch.play(self.moves.codes[i])
            found[i] = self.heuristic.value(self.scratch, seat)
            most = max(most, found[i])
        total: float = 0.0
        for i in range(n):
            found[i] = math.exp((found[i] - most) / self.temperature) + 0.1
            total += found[i]
        for i in range(n):
            found[i] /= total
        return found

    def judge(self, s: State) -> None:
        """Win shares and points: of the end if it is reached, else foreseen at the end of the turn."""
        if not self.guided:
            play_out(s, self.chance, self.moves)
        elif s.to_move() >= 0:
            self.end_turn(s)
        if s.to_move() < 0:
            self.score(s)
        else:
            self.foresee(s)

    def end_turn(self, s: State) -> None:
        """The turn is played on, each time with the move after which most is foreseen."""
        turn: i64 = self.heuristic.turn(s)
        seat: i64 = s.to_move()
        while s.to_move() == seat and self.heuristic.turn(s) == turn:
            n: i64 = s.legal(self.tried)
            best: i64 = self.tried.codes[0]
            most: float = LEAST
            i: i64
            if n > 1:
                for i in range(n):
                    self.scratch.copy_from(s)
                    self.scratch.play(self.tried.codes[i])
                    value: float = self.heuristic.value(self.scratch, seat)
                    if value > most:
                        most = value
                        best = self.tried.codes[i]
            s.play(best)

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
        most: float = LEAST
        total: float = 0.0
        i: i64
        for i in range(self.contenders):
            self.points[i] = self.heuristic.value(s, i)
            most = max(most, self.points[i])
        spread: float = self.heuristic.spread_at(s)
        for i in range(self.contenders):
            self.wins[i] = math.exp((self.points[i] - most) / spread)
            total += self.wins[i]
        for i in range(self.contenders):
            self.wins[i] /= total
