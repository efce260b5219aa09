"""A seat's turn, looked at to its end: the chains of moves it can take, the most promising first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from himeji.engine.heuristic import Heuristic
from himeji.engine.moves import Moves
from himeji.engine.state import State

WIDTH: Final = 8  # positions kept at each step
DEPTH: Final = 32  # decisions of a turn that are looked at


@dataclass(frozen=True)
class Reached:
    """A position within or after a turn, the moves that led there, and what it promises the seat."""

    value: float
    chain: tuple[int, ...]
    position: State


@final
class Turn:
    """The turn that a position is in, for the seat to move. It ends when another is asked or the next turn begins."""

    def __init__(self, heuristic: Heuristic, start: State, width: int = WIDTH) -> None:
        self.heuristic = heuristic
        self.start = start
        self.seat = int(start.to_move())
        self.number = int(heuristic.turn(start))
        self.width = width

    def is_over(self, position: State) -> bool:
        return position.to_move() != self.seat or self.heuristic.turn(position) != self.number

    def follow(self, chain: Sequence[int]) -> Reached:
        """These moves, as long as they are allowed and the turn lasts."""
        position = self.start.clone()
        played: list[int] = []
        for code in chain:
            if self.is_over(position) or position.refuse(code):
                break
            position.play(code)
            played.append(code)
        return self.reached(tuple(played), position)

    def ends(self, first: Sequence[int] = ()) -> list[Reached]:
        """How the turn can end after these moves, best first; moves in another order to the same effect are one way."""
        begun = self.follow(first)
        found: list[Reached] = []
        beam = [begun]
        for _ in range(DEPTH):
            found += [reached for reached in beam if self.is_over(reached.position)]
            beam = self.step([reached for reached in beam if not self.is_over(reached.position)])
            if not beam:
                break
        found += beam  # where the looking stopped before the turn did
        return sorted(distinct(found), key=promise)

    def best(self, first: Sequence[int] = ()) -> Reached:
        """The most promising end."""
        return self.ends(first)[0]

    def step(self, beam: list[Reached]) -> list[Reached]:
        """One move on from each position: all that ended, and of the others the most promising."""
        moves = Moves()
        after: list[Reached] = []
        for reached in beam:
            reached.position.legal(moves)
            after += [self.played(reached, code) for code in moves.listed()]
        ended = [reached for reached in after if self.is_over(reached.position)]
        lasting = distinct([reached for reached in after if not self.is_over(reached.position)])
        return ended + sorted(lasting, key=promise)[: self.width]

    def played(self, reached: Reached, code: int) -> Reached:
        position = reached.position.clone()
        position.play(code)
        return self.reached((*reached.chain, code), position)

    def reached(self, chain: tuple[int, ...], position: State) -> Reached:
        return Reached(self.heuristic.value(position, self.seat), chain, position)


def promise(reached: Reached) -> tuple[float, int, tuple[int, ...]]:
    """The key by which the best comes first; of equals, the shortest."""
    return -reached.value, len(reached.chain), reached.chain


def distinct(found: list[Reached]) -> list[Reached]:
    """One of those that played the same moves and have the same left to do."""
    kept: dict[tuple[tuple[int, ...], tuple[int, ...]], Reached] = {}
    for reached in found:
        s = reached.position
        kept.setdefault((tuple(sorted(reached.chain)), tuple(s.frames[: s.top + 4])), reached)
    return list(kept.values())
