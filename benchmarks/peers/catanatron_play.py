"""Measure random play of Catanatron's Catan with two players, pure Python, in applied actions per second."""

import argparse
import json
import random
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def play_game(seed: int) -> int:
    """Play one game as `Game.play` does, to a winner or the limit of turns, and count the applied actions."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    actions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        actions += 1
    return actions


def measure(seconds: float, seed: int) -> dict[str, str | int | float]:
    """Play whole games until the time is over, at least one."""
    seeds = random.Random(seed)
    decisions = games = 0
    elapsed = 0.0
    start = time.perf_counter()
    while games == 0 or elapsed < seconds:
        decisions += play_game(seeds.randrange(1, 2**32))  # Catanatron takes the seed 0 for no seed
        games += 1
        elapsed = time.perf_counter() - start
    return {
        "peer": "Catanatron, 2 random players",
        "version": version("catanatron"),
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(decisions / elapsed, 1),
        "games": games,
    }


def main() -> None:
    """Print the measurement as one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games (%(default)s)")
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.seconds, arguments.seed)))


if __name__ == "__main__":
    main()
