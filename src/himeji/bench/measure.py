"""One title measured in this process: `python -m himeji.bench.measure TITLE SEATS SECONDS` prints one line of JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import himeji
from himeji.bots import playout
from himeji.bots.heuristic import heuristic
from himeji.bots.playout_search import PlayoutSearch
from himeji.engine.chance import renew, streams
from himeji.engine.moves import Moves
from himeji.engine.state import State


def measure(title: str, seats: int, seconds: float) -> dict[str, float]:
    """Each figure is taken for about so many seconds."""
    opening = himeji.new(title, seats, seed="bench")
    inside = partial(play_inside, opening)
    games, decisions, took = repeat(inside, seconds)
    _, driven, driving = repeat(partial(play_from_python, opening), seconds)
    simulations, _, searching = repeat(Searches(title, opening), seconds)
    clones, _, cloning = repeat(partial(clone, opening), seconds)
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": games / took,
        "decisions_per_game": decisions / games,
        "stepping_per_second": driven / driving,
        "simulations_per_second": simulations / searching,
        "clone_ns": cloning / clones * 1e9,
    }


def repeat(work: Callable[[int, int], int], seconds: float) -> tuple[int, int, float]:
    """Work in growing batches until the time is over: how many times, what it counted, and the time."""
    times = counted = 0
    batch = 1
    begun = time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds or not times:
        counted += work(batch, times)
        times += batch
        if time.perf_counter() - begun - elapsed < seconds / 20:
            batch *= 2
    return times, counted, elapsed


def play_inside(opening: State, games: int, seed: int) -> int:
    """Random games inside the compiled module."""
    return playout.games(opening, games, seed)[0]


def play_from_python(opening: State, games: int, seed: int) -> int:
    """The same games driven move by move from Python."""
    rng, worlds, moves, decisions = random.Random(seed), streams(seed, "playout"), Moves(), 0
    for _ in range(games):
        state = opening.clone()
        renew(state.chance, worlds)
        while state.to_move() >= 0:
            n = int(state.legal(moves))
            state.play(moves.codes[int(rng.random() * n)])
            decisions += 1
    return decisions


class Searches:
    """Searches from the first position, afresh after so many simulations, with random playouts to the end."""

    LENGTH: Final = 1000

    def __init__(self, title: str, opening: State) -> None:
        self.heuristic = heuristic(title)
        self.opening = opening
        self.search = self.afresh(0)

    def afresh(self, seed: int) -> PlayoutSearch:
        chance = streams(seed, "search")
        return PlayoutSearch(self.heuristic, self.opening, int(self.opening.to_move()), chance)

    def __call__(self, simulations: int, seed: int) -> int:
        while simulations:
            if self.search.done == self.LENGTH:
                self.search = self.afresh(seed)
            some = min(simulations, self.LENGTH - int(self.search.done))
            self.search.run(some)
            simulations -= some
        return 0


def clone(opening: State, count: int, seed: int) -> int:
    playout.clones(opening, count)
    return 0


def main(title: str, seats: str, seconds: str) -> None:
    print(json.dumps({"flavour": himeji.flavour(), **measure(title, int(seats), float(seconds))}))


if __name__ == "__main__":
    main(*sys.argv[1:])
