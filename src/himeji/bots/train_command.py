"""`himeji train`: teaches a title's network by self-play, writes it as data, and plays it against the one before."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from himeji.bots.heuristic import heuristic
from himeji.bots.train import SEATS, Contest, Learned, Lessons, Seen
from himeji.bots.tune import play_all
from himeji.engine.errors import SetupError
from himeji.games import game
from himeji.games.weights import network_file

CLASS: Final = 20  # games that one process plays at a time
HELD_OUT: Final = 10  # every tenth class only judges


def run(options: Namespace, say: Callable[..., object]) -> None:
    """Tells what it learns by messages of the locales with their figures."""
    title = game(options.title).id
    inputs = heuristic(title).inputs.count
    if inputs == 0:
        raise SetupError("NOTHING_TO_SHOW", title=title)
    if min(options.games // (CLASS * HELD_OUT), options.simulations, options.iterations, options.hidden) < 1:
        raise SetupError("NOTHING_TO_LEARN", games=CLASS * HELD_OUT)
    learner = library()
    shipped = network_file(title)
    old = shipped if shipped.exists() and not options.anew else None
    with TemporaryDirectory() as folder:
        present, known = old, list[Seen]()
        for iteration in range(options.iterations):
            taught, judging = lessons(title, present, options, f"{options.seed}/{iteration}")
            known += taught
            learned = learner.fit(known, inputs, options.hidden, iteration, read(present) if present else None)
            was = f"{learner.error(read(present), judging):.3f}" if present else "-"
            say(
                "train-error",
                iteration=iteration + 1,
                positions=len(taught),
                before=was,
                after=f"{learner.error(learned, judging):.3f}",
            )
            present = Path(folder, f"{iteration}.json")
            write(present, learned)
        assert present is not None
        share, games = match(title, present, old, options)
        write(options.out or shipped, read(present))
    say("train-match", games=games, percent=f"{100 * share:.1f}")


def library() -> Any:
    """What fits networks is an extra."""
    try:
        return import_module("himeji.bots.train_network")
    except ImportError:
        raise SetupError("TRAIN_MISSING") from None


def lessons(title: str, network: Path | None, options: Namespace, seed: str) -> tuple[list[Seen], list[Seen]]:
    """Positions to learn from, and others that only judge."""
    classes = [
        Lessons(title, network, options.simulations, f"{seed}/{n}", CLASS) for n in range(options.games // CLASS)
    ]
    played = play_all(classes, options.jobs)
    judging = [seen for game in played[::HELD_OUT] for seen in game]
    return [seen for at, game in enumerate(played) if at % HELD_OUT for seen in game], judging


def match(title: str, new: Path, old: Path | None, options: Namespace) -> tuple[float, int]:
    """The share that the new network wins against the old one, from both seats of the same deals."""
    sides = [(new, old), (old, new)]
    contests = [
        Contest(title, side, options.simulations, f"{options.seed}/match/{pair}")
        for pair in range(options.match)
        for side in sides
    ]
    shares = [played[at % SEATS] for at, played in enumerate(play_all(contests, options.jobs))]
    return (sum(shares) / len(shares) if shares else 0.5), len(shares)


def read(path: Path) -> Learned:
    learned: Learned = json.loads(path.read_bytes())
    return learned


def write(path: Path, learned: Learned) -> None:
    """One line for each row of weights."""
    parts = (f'"{name}": {rows(value)}' for name, value in learned.items())
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def rows(value: Any) -> str:
    if isinstance(value, list) and isinstance(value[0], list):
        return "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in value) + "\n]"
    return json.dumps(value, separators=(",", ":"))
