"""`himeji bench`: every title compiled and interpreted, with the peers if wished, as a table and as JSON."""

from __future__ import annotations

import json
import platform
from argparse import Namespace
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import himeji
from himeji.bench.goals import judge
from himeji.bench.peers import peers
from himeji.bench.rounds import BenchError, alternate, ours
from himeji.games import game, titles
from himeji.locales import Voice, message_id

HEADING = ("himeji", "flavour", "python", "machine", "rounds", "seconds")
FIGURES = (
    "decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "stepping_per_second",
    "simulations_per_second",
    "clone_ns",
)


def run(options: Namespace, voice: Voice, console: Console) -> int:
    voice.learn("bench")
    report = measure(options)
    show(report, voice, console)
    if options.json:
        options.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0


def measure(options: Namespace) -> dict[str, Any]:
    """Everything in one run: our titles and the peers take turns in every round."""
    if options.rounds < 1 or not 0 < options.seconds < 3600:
        raise BenchError("NOTHING_TO_MEASURE", rounds=options.rounds, seconds=options.seconds)
    flavours = ["compiled", "interpreted"] if himeji.flavour() == "compiled" else ["interpreted"]
    chosen = [game(options.title)] if options.title else [game(title) for title in titles()]
    contestants = [
        ours(title.id, seats, flavour, options.seconds)
        for title in chosen
        for seats in title.seats
        for flavour in flavours
    ]
    others = peers(options.seconds) if options.peers else []
    results = alternate([*contestants, *others], options.rounds)
    games, rivals = results[: len(contestants)], results[len(contestants) :]
    return {
        "himeji": himeji.__version__,
        "flavour": himeji.flavour(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "rounds": options.rounds,
        "seconds": options.seconds,
        "games": games,
        "peers": rivals,
        "goals": judge(games, rivals),
    }


def show(report: dict[str, Any], voice: Voice, console: Console) -> None:
    console.print(Text(voice.say("bench-heading", **{name: report[name] for name in HEADING})))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(voice.say("bench-game"))
    for name in FIGURES:
        grid.add_column(voice.say(message_id("bench", name)), justify="right", no_wrap=True)
    for each in report["games"]:
        label = voice.say("bench-form", title=each["title"], seats=each["seats"], flavour=each["flavour"])
        grid.add_row(label, *[number(each[name], voice) for name in FIGURES])
    for peer in report["peers"]:
        figures = [number(peer[name], voice) if name in peer else "" for name in FIGURES]
        grid.add_row(f"{peer['peer']} ({peer['version']})", *figures)
    console.print(grid)
    for goal in report["goals"]:
        console.print(Text(sentence(goal, voice)))


def number(value: float, voice: Voice) -> str:
    """A figure as people read it: whole, or with two decimals when it is small."""
    return voice.say("bench-number", n=round(value) if value >= 100 else round(value, 2))


def sentence(goal: dict[str, Any], voice: Voice) -> str:
    verdict = {None: "bench-not-measured", True: "bench-pass", False: "bench-fail"}[goal["met"]]
    have = "–" if goal["have"] is None else number(goal["have"], voice)
    what = voice.say(f"bench-goal-{goal['goal']}", title=goal["title"], need=number(goal["need"], voice), have=have)
    return f"{voice.say(verdict)}  {what}"
