"""The player that searches: a budget of simulations, a cap in time, and what it found as an analysis."""

from __future__ import annotations

import time
from typing import Final, final

from himeji.bots.analysis import Analysis, Line
from himeji.bots.heuristic import heuristic
from himeji.bots.search import Search
from himeji.bots.search_node import Node
from himeji.engine.chance import below, streams
from himeji.engine.codec import digest_of
from himeji.engine.decision import Move
from himeji.engine.heuristic import Heuristic
from himeji.engine.port import SeatPort

CERTAIN: Final = 1000
SLICE: Final = 32  # simulations between two looks at the clock: compiled code lets no signal through


@final
class SearchPlayer:
    """Searches from what its seat knows. The same seed, simulations and ports give the same moves."""

    def __init__(
        self, title: str, simulations: int, seconds: float | None = None, seed: object = 0, slip: float = 0.0
    ) -> None:
        self.title: str = title
        self.simulations: int = simulations
        self.seconds: float | None = seconds
        self.seed: str = str(seed)
        self.slip: float = slip  # how often a move is left to chance
        self.heuristic: Heuristic = heuristic(title)
        self.kept: tuple[str, Node] | None = None  # what the seat would see next in this turn, and the tree from there

    def choose(self, port: SeatPort) -> Move:
        """Goes on with the tree of the decision before while the turn brings nothing new to light."""
        decision = port.decision()
        assert decision is not None
        moves = decision.moves()
        if len(moves) == 1:
            return moves[0]
        seen = digest_of(port.view)
        chance = streams(f"{self.seed}/{seen}", "slip")
        if int(below(chance, 0, CERTAIN)) < self.slip * CERTAIN:
            return moves[below(chance, 0, len(moves))]
        root = self.kept[1] if self.kept is not None and self.kept[0] == seen else Node()
        self.look(port, seen, root, self.simulations)
        edge = root.most_visited()
        (move,) = [move for move in moves if move.code == root.codes[edge]]
        self.keep(port, move, root.child(edge))
        return move

    def keep(self, port: SeatPort, move: Move, node: Node) -> None:
        after = port.world.clone()
        after.turn_to(port.seat)
        after.play(move.code)
        self.kept = (digest_of(after.view(port.seat)), node) if after.to_move() == port.seat else None

    def analyse(self, port: SeatPort, simulations: int | None = None) -> Analysis:
        """Every move at hand, judged from a tree of its own."""
        budget = self.simulations if simulations is None else simulations
        return analysis(self.look(port, digest_of(port.view), Node(), budget), port)

    def look(self, port: SeatPort, seen: str, root: Node, simulations: int) -> Search:
        """Simulate until the root has so many visits, or the time is over."""
        search = Search(self.heuristic, port.world, port.seat, streams(f"{self.seed}/{seen}", "search"))
        search.root = root
        begun = time.monotonic()
        while (left := simulations - int(root.visits)) > 0:
            search.run(min(left, SLICE))
            if self.seconds is not None and time.monotonic() - begun >= self.seconds:
                break
        return search


def analysis(search: Search, port: SeatPort) -> Analysis:
    """What the root of a search has learned."""
    root, seats = search.root, int(search.contenders)
    grammar = port.world.sheet().grammar
    lines = []
    for edge in range(len(root.codes)):
        code, visits = int(root.codes[edge]), int(root.taken[edge])
        if visits:
            at = slice(edge * seats, (edge + 1) * seats)
            wins = tuple(total / visits for total in list(search.root_wins)[at])
            points = tuple(total / visits for total in list(search.root_points)[at])
            texts = tuple(grammar.text(code) for code in chain(root, edge))
            lines.append(Line(Move(code, grammar.text(code)), visits, wins, points, texts))
    lines.sort(key=lambda line: (-line.visits, -line.wins[port.seat], line.move.text))
    total = sum(line.visits for line in lines)
    return Analysis(port.seat, int(search.done), mean(lines, "wins", total), mean(lines, "points", total), tuple(lines))


def mean(lines: list[Line], what: str, total: int) -> tuple[float, ...]:
    rows = [(line.visits, getattr(line, what)) for line in lines]
    return tuple(sum(visits * row[at] for visits, row in rows) / total for at in range(len(rows[0][1])))


def chain(root: Node, edge: int) -> list[int]:
    """A move and the most visited ones after it."""
    codes = []
    node = root
    while edge >= 0:
        codes.append(int(node.codes[edge]))
        node = node.child(edge)
        edge = int(node.most_visited())
    return codes
