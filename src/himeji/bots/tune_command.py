"""`himeji tune`: rounds of play, each by the weights of the round before; the result is kept as data."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import yaml

from himeji.bots.heuristic import heuristic
from himeji.bots.trials import Trials, Tried
from himeji.bots.tune import Fitted, SelfPlay, error, learn, play_all, surprise
from himeji.engine.errors import SetupError
from himeji.games import game
from himeji.games.weights import fitted, fitted_file

HELD_OUT: Final = 5  # every fifth game only judges
SELF_PLAY: Final = 4  # one game is played to its end for so many of trials
PAIR: Final = 2  # seats of most games, and of the match between new and old weights
HEAD: Final = "# Written by `himeji tune {title}`: foreseen points of one of each feature, and how far points spread.\n"


def run(options: Namespace, say: Callable[..., object]) -> None:
    """Tells what it learns by messages of the locales with their figures."""
    title, jobs = game(options.title).id, options.jobs
    if min(options.games // HELD_OUT, options.simulations, options.iterations, options.match, jobs) < 1:
        raise SetupError("NOTHING_TO_LEARN", games=HELD_OUT)
    names = heuristic(title).names
    old: Fitted = fitted(title)
    new: Fitted = old
    tried: list[Tried] = []
    for iteration in range(options.iterations):
        seed = f"{options.seed}/{iteration}"
        games = play_all(list(trials(title, new, options.games, seed)), jobs)
        judging = [each for game in games[::HELD_OUT] for each in game]
        tried += [each for at, game in enumerate(games) if at % HELD_OUT for each in game]
        played = play_all(list(self_play(title, new, options.games // SELF_PLAY, options.simulations, seed)), jobs)
        positions = [position for game in played for position in game]
        before, new = new, learn(names, new, tried, positions)
        was, now = (f"{error(names, each, judging):.3f}" for each in (before, new))
        say("tune-error", iteration=iteration + 1, turns=len(judging), before=was, after=now)
        was, now = (f"{surprise(names, each, positions):.3f}" for each in (before, new))
        say("tune-surprise", iteration=iteration + 1, positions=len(positions), before=was, after=now)
    write(Path(options.out) if options.out else fitted_file(title), title, new)
    won, games_played = match(title, new, old, options.match, options.simulations, options.seed, jobs)
    say("tune-match", games=games_played, percent=f"{100 * won:.1f}")


def seatings(title: str, games: int) -> Iterator[tuple[int, tuple[tuple[str, int], ...]]]:
    """Every second game with two seats, the others with every number in turn; alone, with every option in turn."""
    known = game(title)
    for n in range(games):
        seats = PAIR if n % 2 else known.seats[n // 2 % len(known.seats)]
        yield seats, tuple((name, values[n % len(values)]) for name, values in known.options.items() if seats == 1)


def trials(title: str, weights: Fitted, games: int, seed: str) -> Iterator[Trials]:
    for n, (seats, options) in enumerate(seatings(title, games)):
        yield Trials(title, weights, seats, f"{seed}/{n}", options)


def self_play(title: str, weights: Fitted, games: int, simulations: int, seed: str) -> Iterator[SelfPlay]:
    for n, (seats, options) in enumerate(seatings(title, games)):
        yield SelfPlay(title, (weights,) * seats, simulations, f"{seed}/{n}", options=options)


def match(
    title: str, new: Fitted, old: Fitted, pairs: int, simulations: int, seed: str, jobs: int
) -> tuple[float, int]:
    """The share that new weights win against old ones, from both seats of the same deals."""
    sides = [(new, old), (old, new)]
    games = [
        SelfPlay(title, side, simulations, f"{seed}/match/{pair}", slip=0) for pair in range(pairs) for side in sides
    ]
    shares = [played[0].shares[at % 2] for at, played in enumerate(play_all(games, jobs))]
    return (sum(shares) / len(shares) if shares else 0.5), len(shares)


def write(path: Path, title: str, result: Fitted) -> None:
    path.write_text(HEAD.format(title=title) + yaml.safe_dump(dict(result), sort_keys=False), encoding="utf-8")
