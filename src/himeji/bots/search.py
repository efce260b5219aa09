"""Single-observer information-set search: one tree of moves, a fresh redeal for every simulation, max-n returns."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from himeji.bots.playout import play_out
from himeji.bots.search_node import NOUGHTS, Node, Reals
from himeji.engine.chance import below
from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import BUFFER, DECLINE, Moves
from himeji.engine.numbers import Numbers, zeros
from himeji.engine.state import State

DEEPEST: Final = 400
LEAST: Final = -1e9
UPPER: Final = 0.7  # of confidence bounds


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
        self.explore: float = 0.2
        self.doubt: float = 0.02  # how much less than the rest a move is thought to be worth before it is tried
        self.temperature: float = 10.0  # of the heuristic's preference, in points
        self.moves: Moves = Moves()
        self.tried: Moves = Moves()
        self.path: list[Node] = []
        self.edges: Numbers = zeros(DEEPEST)
        self.located: Numbers = zeros(BUFFER)  # the edges of the moves at hand
        self.root: Node = Node()
        self.contenders: i64 = heuristic.contenders(start)
        self.wins: Reals = NOUGHTS[: self.contenders]  # of the last simulation
        self.points: Reals = NOUGHTS[: self.contenders]
        self.root_wins: Reals = vec[float]([0.0] * (BUFFER * int(self.contenders)))  # summed, by edge and contender
        self.root_points: Reals = vec[float]([0.0] * (BUFFER * int(self.contenders)))
        self.done: i64 = 0
        self.plant(self.root)

    def plant(self, root: Node) -> None:
        """Grow this tree, which may have been grown before."""
        self.root = root
        if root.visits == 0:
            root.seat = self.seat
            root.visits = 1

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
            node.open(self.moves)
            if self.guided:
                self.prefer(node, s, n)
        node.locate(self.moves, self.located)
        return self.by_prior(node, n) if self.guided else self.by_chance(node, n)

    def by_prior(self, node: Node, n: i64) -> i64:
        """What it was worth so far, and more for what promises much and was seldom tried."""
        located: Numbers = self.located
        all_taken: Numbers = node.taken
        worth: Reals = node.worth
        prior: Reals = node.prior
        push: float = self.explore * math.sqrt(float(node.visits))
        untried: float = 0.5
        if node.visits > 1:
            untried = node.total / float(node.visits - 1) - self.doubt
        best: i64 = -1
        most: float = LEAST
        i: i64
        for i in range(n):
            edge: i64 = located[i]
            taken: float = float(all_taken[edge])
            score: float = push * prior[edge] / (taken + 1.0)
            if taken > 0.0:
                score += worth[edge] / taken
            else:
                score += untried
            if score > most:
                most = score
                best = edge
        return best

    def by_chance(self, node: Node, n: i64) -> i64:
        """One not tried yet, whichever; then by upper confidence bounds."""
        located: Numbers = self.located
        taken: Numbers = node.taken
        worth: Reals = node.worth
        untried: i64 = 0
        i: i64
        for i in range(n):
            if taken[located[i]] == 0:
                located[untried] = located[i]
                untried += 1
        if untried:
            return located[below(self.chance, 0, untried)]
        best: i64 = -1
        most: float = LEAST
        push: float = UPPER * math.sqrt(math.log(float(node.visits)))
        for i in range(n):
            edge: i64 = located[i]
            often: float = float(taken[edge])
            score: float = worth[edge] / often + push / math.sqrt(often)
            if score > most:
                most = score
                best = edge
        return best

    # -- what the heuristic says

    def prefer(self, node: Node, s: State, n: i64) -> None:
        """How promising each legal move looks once it is played: sums to 1."""
        prior: Reals = node.prior
        seat: i64 = s.to_move()
        most: float = LEAST
        i: i64
        for i in range(n):
            self.scratch.copy_from(s)
            self.scratch.play(self.moves.codes[i])
            prior[i] = self.heuristic.value(self.scratch, seat)
            most = max(most, prior[i])
        total: float = 0.0
        for i in range(n):
            prior[i] = math.exp((prior[i] - most) / self.temperature) + 0.1
            total += prior[i]
        for i in range(n):
            prior[i] /= total

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
        """The turn is played on, each time with the move after which most is foreseen: nothing is declined that can
        be done, and what could be done at any time is left out."""
        turn: i64 = self.heuristic.turn(s)
        seat: i64 = s.to_move()
        while s.to_move() == seat and not self.heuristic.settled(s) and self.heuristic.turn(s) == turn:
            s.play(self.step(s, seat))

    def step(self, s: State, seat: i64) -> i64:
        tried: Moves = self.tried
        tried.n = 0
        s.asking().offer(s, s.frames[s.top + 1], tried)
        if tried.n == 0:
            s.legal(tried)
        best: i64 = tried.codes[0]
        if tried.n == 1:
            return best
        most: float = LEAST
        i: i64
        for i in range(tried.n):
            code: i64 = tried.codes[i]
            if code == DECLINE:
                continue
            self.scratch.copy_from(s)
            self.scratch.play(code)
            value: float = self.heuristic.value(self.scratch, seat)
            if value > most:
                most = value
                best = code
        return best

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
            self.points[i] = self.heuristic.outlook(s, i)
            most = max(most, self.points[i])
        spread: float = self.heuristic.spread_at(s)
        for i in range(self.contenders):
            self.wins[i] = math.exp((self.points[i] - most) / spread)
            total += self.wins[i]
        for i in range(self.contenders):
            self.wins[i] /= total
