"""Random play, inside the compiled modules: what benchmarks and playouts run."""

from __future__ import annotations

from mypy_extensions import i64

from himeji.engine.chance import below, renew, streams
from himeji.engine.moves import Moves
from himeji.engine.numbers import Numbers
from himeji.engine.state import State


def play_out(s: State, chance: Numbers, moves: Moves) -> i64:
    """Random moves to the end; returns how many."""
    played: i64 = 0
    while s.to_move() >= 0:
        n: i64 = s.offer(moves)
        s.play(moves.code(below(chance, 0, n)))
        played += 1
    return played


def games(opening: State, count: i64, seed: object) -> tuple[int, int]:
    """Random games from one opening, each with fresh chance: decisions, and a checksum of what chance gave."""
    chance: Numbers = streams(seed, "playout")
    moves = Moves()
    s = opening.clone()
    decisions: i64 = 0
    check: i64 = 0
    i: i64
    for i in range(count):
        s.copy_from(opening)
        renew(s.chance, chance)
        n: i64 = play_out(s, chance, moves)
        decisions += n
        check = (check * 31 + n + s.chance[len(s.chance) - 1]) % 1_000_000_007
    return int(decisions), int(check)


def clones(s: State, count: i64) -> None:
    """Clone so many times."""
    i: i64
    for i in range(count):
        s.clone()
