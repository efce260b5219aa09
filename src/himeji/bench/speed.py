"""How fast every title is, compiled and interpreted, with the peers if wished."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import himeji
from himeji.bench.goals import judge
from himeji.bench.peers import peers
from himeji.bench.rounds import alternate, ours
from himeji.games import game, titles
from himeji.locales import Voice, message_id

HEADING: Final = "bench-heading"
FIGURES: Final = (
    "decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "stepping_per_second",
    "simulations_per_second",
    "clone_ns",
)


def measure(options: Namespace) -> dict[str, Any]:
    """Everything in one run: our titles and the peers take turns in every round."""
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
    return {"games": games, "peers": rivals, "goals": judge(games, rivals)}


def show(report: dict[str, Any], voice: Voice, console: Console) -> None:
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
