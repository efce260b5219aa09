"""`himeji loadtest`: every scenario so many times; the median is kept, all are printed, the page is written anew with
what was measured before of the others."""

from __future__ import annotations

import json
import platform
from argparse import Namespace
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

import himeji
from himeji.locales import Voice, message_id
from himeji.server.errors import ConfigError
from himeji.server.loadtest.crowd import SetupFailed
from himeji.server.loadtest.goals import Goal, Run
from himeji.server.loadtest.scenarios import SCENARIOS, Size, measured

DOES_NOT_HOLD: Final = 1


def run(options: Namespace, voice: Voice, console: Console) -> int:
    names = options.scenarios or list(SCENARIOS)
    for name in names:
        if name not in SCENARIOS:
            raise ConfigError("UNKNOWN_SCENARIO", text=name, place=", ".join(SCENARIOS))
    size = Size(options.title, options.seats, options.tables, options.seconds, options.warm_up)
    found = {name: kept(name, size, options.runs, voice, console) for name in names}
    known = earlier(options.json) | found
    everything = [known[name] for name in SCENARIOS if name in known]
    if options.json:
        options.json.write_text(json.dumps([plain(run) for run in everything], indent=2) + "\n", "utf-8")
    if options.page:
        between(options.page, "figures", table(everything, voice))
    return 0 if all(run.holds for run in found.values()) else DOES_NOT_HOLD


def earlier(place: Path | None) -> dict[str, Run]:
    """What was measured before, by scenario."""
    if place is None or not place.exists():
        return {}
    return {run["scenario"]: run_of(run) for run in json.loads(place.read_text("utf-8"))}


def kept(name: str, size: Size, runs: int, voice: Voice, console: Console) -> Run:
    """The run in the middle, by its first figure. One that is void says nothing: it is made again, but not without end.
    All of them are printed."""
    found: list[Run] = []
    while sum(not run.void for run in found) < runs and len(found) < 2 * runs:
        try:
            found.append(measured(name, size))
        except SetupFailed as error:
            raise ConfigError("LOAD_NOT_SET_UP", text=str(error)) from None
        for line in lines(found[-1], voice):
            console.print(Text(line), soft_wrap=True)
    return middle(found)


def middle(runs: list[Run]) -> Run:
    sound = [run for run in runs if not run.void] or runs
    return sorted(sound, key=lambda run: run.goals[0].figure)[len(sound) // 2]


def lines(run: Run, voice: Voice) -> list[str]:
    head = voice.say("loadtest-run", scenario=run.scenario, load=run.load, lag=shown(run.lag))
    rest = ", ".join(f"{voice.say(message_id('loadtest', name))} {shown(value)}" for name, value in run.figures.items())
    void = [voice.say("loadtest-void")] if run.void else []
    return [head, *void, *(f"  {sentence(goal, voice)}" for goal in run.goals), f"  {rest}"]


def sentence(goal: Goal, voice: Voice) -> str:
    verdict = voice.say("loadtest-pass" if goal.holds else "loadtest-fail")
    what = voice.say(message_id("loadtest", goal.what))
    unit = f" {goal.unit}" if goal.unit else ""
    return f"{goal.number} {what}: {shown(goal.figure)}{unit} ({goal.sign} {shown(goal.bound)}{unit}) {verdict}"


def shown(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:g}"


def plain(run: Run) -> dict[str, object]:
    return asdict(run) | {"void": run.void, "holds": run.holds}


def run_of(told: dict[str, Any]) -> Run:
    """What `plain` told."""
    goals = [Goal(**goal) for goal in told["goals"]]
    return Run(told["scenario"], told["load"], goals, told["figures"], told["lag"])


def between(page: Path, name: str, text: str) -> None:
    """Put a text between the two marks of this name on a page."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    head, _, rest = page.read_text("utf-8").partition(begin)
    _, _, tail = rest.partition(end)
    page.write_text(f"{head}{begin}\n{text}\n{end}{tail}", "utf-8")


def table(runs: list[Run], voice: Voice) -> str:
    machine = (
        f"himeji {himeji.__version__} ({himeji.flavour()}), Python {platform.python_version()}, {platform.system()}"
    )
    found = [
        f"{machine}, {datetime.now(UTC):%Y-%m-%d}.",
        "",
        "| goal | load | what | figure | bound | |",
        "|---|---|---|---|---|---|",
    ]
    for run in runs:
        for goal in run.goals:
            unit = f" {goal.unit}" if goal.unit else ""
            verdict = "void" if run.void else "holds" if goal.holds else "**does not hold**"
            what = voice.say(message_id("loadtest", goal.what))
            figure, bound = shown(goal.figure) + unit, f"{goal.sign} {shown(goal.bound)}{unit}"
            found.append(f"| {goal.number} | {run.load} | {what} | {figure} | {bound} | {verdict} |")
    return "\n".join([*found, "", *(f"- {lines(run, voice)[0]} {lines(run, voice)[-1].strip()}." for run in runs)])
