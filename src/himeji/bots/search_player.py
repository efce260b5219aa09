"""The player that searches: a budget of simulations, a cap in time, and what it found as an analysis."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any, Final, final

from himeji.bots.analysis import Analysis, Findings, merge
from himeji.bots.heuristic import far_sighted
from himeji.bots.levels import Shape, shape
from himeji.bots.search import Search
from himeji.bots.search_node import Node
from himeji.engine.chance import below, streams
from himeji.engine.codec import digest_of
from himeji.engine.decision import Decision, Move
from himeji.engine.heuristic import Heuristic
from himeji.engine.port import SeatPort
from himeji.engine.state import State
from himeji.games import game

CERTAIN: Final = 1000
SHARE: Final = 0.97  # of the time is for simulations; the rest is for what comes before and after them
SLICE: Final = 32  # simulations between two looks at the clock: compiled code lets no signal through


@final
class SearchPlayer:
    """Searches from what its seat knows. The same seed, simulations and ports give the same moves."""

    def __init__(
        self,
        title: str,
        simulations: int,
        seconds: float | None = None,
        seed: object = 0,
        slip: float = 0.0,
        plans: int | None = None,
    ) -> None:
        self.title: str = title
        self.simulations: int = simulations
        self.seconds: float | None = seconds
        self.seed: str = str(seed)
        self.slip: float = slip  # how often a move is left to chance
        self.heuristic: Heuristic = far_sighted(title)
        self.plans: int | None = plans  # for each beginning of the turn at hand
        self.shape: Shape = shape(title)
        if plans is not None:
            self.shape = replace(self.shape, root=(self.shape.root[0], plans))
        self.capped: bool = False  # was time over before the simulations were, when it last chose?
        self.kept: tuple[str, Node] | None = None  # what the seat would see next in this turn, and the tree from there

    def choose(self, port: SeatPort) -> Move:
        """Goes on with the tree of the decision before while the turn brings nothing new to light."""
        kept, self.kept = self.kept, None
        self.capped = False
        decision = port.decision()
        assert decision is not None
        moves = decision.moves()
        if len(moves) == 1:
            return moves[0]
        seen = sight(port.view, decision)
        chance = streams(f"{self.seed}/{seen}", "slip")
        if int(below(chance, 0, CERTAIN)) < self.slip * CERTAIN:
            return moves[below(chance, 0, len(moves))]
        root = kept[1] if kept is not None and kept[0] == seen else Node()
        if not {int(plan.codes[0]) for plan in root.plans} <= {move.code for move in moves}:
            root = Node()  # made where chance gave something else
        self.look(port.world, port.seat, f"{self.seed}/{seen}", root, self.simulations)
        code = root.plans[root.most_visited()].codes[0]
        (move,) = [move for move in moves if move.code == code]
        self.keep(port, move, root.after(code))
        return move

    def keep(self, port: SeatPort, move: Move, node: Node) -> None:
        after = port.world.clone()
        after.turn_to(port.seat)
        after.play(move.code)
        if after.to_move() == port.seat:
            self.kept = sight(after.view(port.seat), Decision(after, port.seat)), node

    def analyse(self, port: SeatPort, simulations: int | None = None, processes: int = 1) -> Analysis:
        """Every move at hand, judged from a tree of its own; on several processes, from one tree each."""
        budget = self.simulations if simulations is None else simulations
        decision = port.decision()
        assert decision is not None
        seeds = [f"{self.seed}/{sight(port.view, decision)}"]
        if processes == 1:
            parts = [found(self.look(port.world, port.seat, seeds[0], Node(), budget))]
        else:
            seeds = [f"{seeds[0]}/{process}" for process in range(processes)]
            shares = [budget // processes + (process < budget % processes) for process in range(processes)]
            world = port.world.encode()
            with ProcessPoolExecutor(processes) as pool:
                parts = list(pool.map(self.part, [world] * processes, [port.seat] * processes, seeds, shares))
        return merge(port.seat, port.world.sheet().grammar, parts)

    def part(self, world: dict[str, Any], seat: int, seed: str, simulations: int) -> Findings:
        """What one of several processes does."""
        return found(self.look(game(self.title).decode(world), seat, seed, Node(), simulations))

    def look(self, world: State, seat: int, seed: str, root: Node, simulations: int) -> Search:
        """Simulate until the root has so many, or another slice would end too late."""
        begun = now = time.thread_time()  # of one core: a machine with other work is slower, not weaker
        search = Search(self.heuristic, world, seat, streams(seed, "search"), self.shape)
        search.plant(root)
        while (left := simulations - int(root.simulations())) > 0:
            search.run(min(left, SLICE))
            before, now = now, time.thread_time()
            if self.seconds is not None and now + (now - before) - begun >= self.seconds * SHARE:
                break
        self.capped = int(root.simulations()) < simulations
        return search

    def __reduce__(self) -> tuple[type[SearchPlayer], tuple[Any, ...]]:
        return SearchPlayer, (self.title, self.simulations, self.seconds, self.seed, self.slip, self.plans)


def sight(view: dict[str, Any], decision: Decision) -> str:
    """What a seat has before its eyes, as one word: the view alone does not say what is asked."""
    return digest_of({"view": view, "asks": decision.asks, "moves": [move.text for move in decision.moves()]})


def found(search: Search) -> Findings:
    """What the root of a search has learned, move by move."""
    root, seats = search.root, int(search.contenders)
    text = search.start.sheet().grammar.text
    wins, points = list(search.root_wins), list(search.root_points)
    return [
        (
            [text(code) for code in chain(root, edge)],
            int(root.taken[edge]),
            wins[edge * seats : (edge + 1) * seats],
            points[edge * seats : (edge + 1) * seats],
        )
        for edge in range(len(root.plans))
        if root.taken[edge]
    ]


def chain(root: Node, edge: int) -> list[int]:
    """A plan and those most visited after it."""
    codes: list[int] = []
    node = root
    while edge >= 0:
        codes += map(int, node.plans[edge].codes)
        node = node.likeliest(edge)
        edge = int(node.most_visited())
    return codes
