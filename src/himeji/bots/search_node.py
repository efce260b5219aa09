"""A node of the search tree: a decision, reached by the same moves in many worlds."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from himeji.engine.moves import BUFFER, Moves
from himeji.engine.numbers import EMPTY, Numbers, zeros

Reals: TypeAlias = "vec[float]"
NO_REALS: Final = vec[float]()
NOUGHTS: Final = vec[float]([0.0] * BUFFER)
COUNTS: Final = zeros(BUFFER)


@final
@mypyc_attr(acyclic=True)
class Node:
    """One place in each array for every move met here: an edge."""

    def __init__(self) -> None:
        self.seat: i64 = -1  # who decides; -1 until the first visit
        self.visits: i64 = 0
        self.total: float = 0.0  # what the visits were worth to the seat
        self.codes: Numbers = EMPTY
        self.taken: Numbers = EMPTY  # how often each was played
        self.worth: Reals = NO_REALS  # to the seat, summed
        self.prior: Reals = NO_REALS
        self.place: Numbers = EMPTY  # of the child among the children, counted from 1
        self.children: list[Node] = []

    def open(self, moves: Moves) -> None:
        """Edges for these moves, and as yet no preference among them."""
        n: i64 = moves.n
        self.codes = moves.codes[:n]
        self.taken = COUNTS[:n]
        self.worth = NOUGHTS[:n]
        self.prior = NOUGHTS[:n]
        self.place = COUNTS[:n]

    def locate(self, moves: Moves, edges: Numbers) -> None:
        """The edge of each of these moves; a move not met here before becomes one, as likely as the others."""
        codes: Numbers = self.codes
        known: i64 = len(codes)
        i: i64
        for i in range(moves.n):
            if i < known and codes[i] == moves.codes[i]:
                edges[i] = i
            else:
                edges[i] = self.find(moves.codes[i])

    def find(self, code: i64) -> i64:
        edge: i64
        for edge in range(len(self.codes)):
            if self.codes[edge] == code:
                return edge
        self.codes = append(self.codes, code)
        self.taken = append(self.taken, 0)
        self.worth = append(self.worth, 0.0)
        self.prior = append(self.prior, 1.0 / float(len(self.codes)))
        self.place = append(self.place, 0)
        return len(self.codes) - 1

    def child(self, edge: i64) -> Node:
        at: i64 = self.place[edge]
        if at == 0:
            self.children.append(Node())
            at = len(self.children)
            self.place[edge] = at
        return self.children[at - 1]

    def simulations(self) -> i64:
        """How many went on from here: every visit but the first."""
        return max(self.visits - 1, 0)

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
