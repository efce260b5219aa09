"""Measure OpenSpiel's C++ MCTSBot on go 9x9 from the start, random playouts to the end, in simulations per second."""

import argparse
import json
import time
from importlib.metadata import version

import pyspiel

UCT_C = 2.0
MEMORY_MB = 1000


def new_bot(game: pyspiel.Game, simulations: int, seed: int) -> pyspiel.MCTSBot:
    """Return a bot that evaluates each leaf by one random playout."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(game, evaluator, UCT_C, simulations, MEMORY_MB, solve=False, seed=seed, verbose=False)


def measure(seconds: float, seed: int, simulations: int) -> dict[str, str | int | float]:
    """Search the start position afresh until the time is over, at least once, and count the visits of each root."""
    game = pyspiel.load_game("go(board_size=9)")
    start_position = game.new_initial_state()
    bot = new_bot(game, simulations, seed)
    done = searches = 0
    elapsed = 0.0
    start = time.perf_counter()
    while searches == 0 or elapsed < seconds:
        done += bot.mcts_search(start_position).explore_count
        searches += 1
        elapsed = time.perf_counter() - start
    return {
        "peer": "OpenSpiel MCTSBot go 9x9",
        "version": version("open_spiel"),
        "simulations": done,
        "seconds": round(elapsed, 3),
        "simulations_per_second": round(done / elapsed, 1),
        "searches": searches,
    }


def main() -> None:
    """Print the measurement as one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to search (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the search and its playouts (%(default)s)")
    parser.add_argument("--simulations", type=int, default=1000, help="simulations of one search (%(default)s)")
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.seconds, arguments.seed, arguments.simulations)))


if __name__ == "__main__":
    main()
