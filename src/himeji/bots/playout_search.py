"""Search without a heuristic: moves at random where none was tried, random playouts to the end. It is what the speed
of our titles is compared by."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from himeji.bots.playout import play_out
from himeji.bots.search_judge import Verdict
from himeji.bots.search_node import NO_REALS
from himeji.bots.search_turn import LEAST
from himeji.engine.chance import below
from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import BUFFER, Moves
from himeji.engine.network import Reals
from himeji.engine.numbers import EMPTY, Numbers, zeros
from himeji.engine.state import State

NOUGHTS: Final = vec[float]([0.0] * BUFFER)
COUNTS: Final = zeros(BUFFER)
DEEPEST: Final = 400
UPPER: Final = 0.7  # of confidence bounds
TABLED: Final = 1024  # visits whose part and doubt are worked out beforehand
PART: Final = vec[float]([0.0] + [1.0 / n for n in range(1, TABLED)])
DOUBT: Final = vec[float]([0.0] + [1.0 / math.sqrt(n) for n in range(1, TABLED)])


@final
@mypyc_attr(acyclic=True)
class Branch:
    """A decision; one place in each array for every move met here."""

    def __init__(self) -> None:
        self.seat: i64 = -1  # who decides; -1 until the first visit
        self.visits: i64 = 0
        self.tried: i64 = 0  # how many moves were
        self.codes: Numbers = EMPTY
        self.taken: Numbers = EMPTY  # how often each was played
        self.worth: Reals = NO_REALS  # to the seat, summed
        self.place: Numbers = EMPTY  # of the child among the children, counted from 1
        self.children: list[Branch] = CHILDLESS

    def locate(self, moves: Moves, edges: Numbers) -> None:
        """The edge of each of these moves."""
        n: i64 = moves.n
        if len(self.codes) == 0:
            self.codes = moves.codes[:n]
            self.taken = COUNTS[:n]
            self.worth = NOUGHTS[:n]
            self.place = COUNTS[:n]
        codes: Numbers = self.codes
        met: Numbers = moves.codes
        known: i64 = len(codes)
        i: i64
        for i in range(n):
            if i < known and codes[i] == met[i]:
                edges[i] = i
            else:
                edges[i] = self.find(met[i])

    def find(self, code: i64) -> i64:
        codes: Numbers = self.codes
        edge: i64
        for edge in range(len(codes)):
            if codes[edge] == code:
                return edge
        self.codes = append(codes, code)
        self.taken = append(self.taken, 0)
        self.worth = append(self.worth, 0.0)
        self.place = append(self.place, 0)
        return len(self.codes) - 1

    def child(self, edge: i64) -> Branch:
        at: i64 = self.place[edge]
        if at == 0:
            if self.children is CHILDLESS:
                self.children = []
            self.children.append(Branch())
            at = len(self.children)
            self.place[edge] = at
        return self.children[at - 1]


CHILDLESS: Final[list[Branch]] = []  # of every branch until its first child


@final
class PlayoutSearch:
    """Simulations from one position of a seat, in a fresh world each."""

    def __init__(self, heuristic: Heuristic, start: State, seat: i64, chance: Numbers) -> None:
        self.seat: i64 = seat
        self.chance: Numbers = chance
        self.start: State = start.clone()
        self.start.turn_to(seat)
        self.world: State = self.start.clone()
        self.moves: Moves = Moves()
        self.path: list[Branch] = []
        self.edges: Numbers = zeros(DEEPEST)
        self.located: Numbers = zeros(BUFFER)  # the edges of the moves at hand
        self.root: Branch = Branch()
        self.verdict: Verdict = Verdict(heuristic, heuristic.contenders(start))
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
        node: Branch = self.root
        while s.to_move() >= 0 and node.visits > 0 and node.seat == s.to_move() and depth < DEEPEST:
            s.legal(self.moves)
            node.locate(self.moves, self.located)
            edge: i64 = self.choose(node, self.moves.n)
            self.path.append(node)
            self.edges[depth] = edge
            depth += 1
            s.play(node.codes[edge])
            node = node.child(edge)
        if node.visits == 0:
            node.seat = s.to_move()
            node.visits = 1
        play_out(s, self.chance, self.moves)
        self.verdict.score(s)
        self.learn(depth)

    def choose(self, node: Branch, n: i64) -> i64:
        """One not tried yet, whichever; then by upper confidence bounds."""
        located: Numbers = self.located
        taken: Numbers = node.taken
        worth: Reals = node.worth
        untried: i64 = 0
        edge: i64
        i: i64
        if node.tried < len(taken):
            for i in range(n):
                edge = located[i]
                if taken[edge] == 0:
                    located[untried] = edge
                    untried += 1
            if untried:
                return located[below(self.chance, 0, untried)]
        best: i64 = -1
        most: float = LEAST
        push: float = UPPER * math.sqrt(math.log(float(node.visits)))
        for i in range(n):
            edge = located[i]
            often: i64 = taken[edge]
            score: float
            if often < TABLED:
                score = worth[edge] * PART[often] + push * DOUBT[often]
            else:
                score = worth[edge] / float(often) + push / math.sqrt(float(often))
            if score > most:
                most = score
                best = edge
        return best

    def learn(self, depth: i64) -> None:
        wins: Reals = self.verdict.wins
        i: i64
        for i in range(depth):
            node: Branch = self.path[i]
            edge: i64 = self.edges[i]
            node.visits += 1
            if node.taken[edge] == 0:
                node.tried += 1
            node.taken[edge] += 1
            node.worth[edge] += wins[node.seat]
