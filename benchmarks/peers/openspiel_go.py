"""Measure random play of OpenSpiel's go 9x9, C++ rules driven from Python, in decisions per second."""

import argparse
import json
import random
import time
from importlib.metadata import version

import pyspiel


def play_game(game: pyspiel.Game, rng: random.Random) -> int:
    """Play one game to its end with random moves and return the number of decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def measure(seconds: float, seed: int) -> dict[str, str | int | float]:
    """Play whole games until the time is over, at least one."""
    game = pyspiel.load_game("go(board_size=9)")
    rng = random.Random(seed)
    decisions = games = 0
    elapsed = 0.0
    start = time.perf_counter()
    while games == 0 or elapsed < seconds:
        decisions += play_game(game, rng)
        games += 1
        elapsed = time.perf_counter() - start
    return {
        "peer": "OpenSpiel go 9x9",
        "version": version("open_spiel"),
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(decisions / elapsed, 1),
        "games": games,
    }


def main() -> None:
    """Print the measurement as one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random moves (%(default)s)")
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.seconds, arguments.seed)))


if __name__ == "__main__":
    main()
