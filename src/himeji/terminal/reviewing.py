"""Reviewing a finished game at the terminal: where the chances went, and why."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from himeji.engine.errors import RecordError
from himeji.games import game
from himeji.locales import Voice, message_id
from himeji.study.graph import graph
from himeji.study.review import Review, Verdict, review
from himeji.study.words import percent, reason_in_words, signed_percent
from himeji.terminal import saves
from himeji.terminal.study import Desk, desk
from himeji.terminal.words import capital

CAUSES: Final = ("start", "own", "others", "luck", "hindsight", "end")
MOMENT: Final = ("number", "seat", "played", "chances", "cost", "luck")
TURNS: Final = 12  # moments that are shown
TURNED: Final = 0.03  # how much the chances must have turned by a decision or by luck


def run(options: Namespace, voice: Voice, console: Console) -> int:
    """The command `himeji review`."""
    voice.learn("study")
    record = saves.read(options.file).record
    check(options.out)
    jobs = os.cpu_count() or 1 if options.jobs is None else options.jobs
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(voice.say("hint-thinking"))
        found = review(
            record,
            options.simulations,
            options.seed,
            jobs,
            lambda done, whole: bar.update(task, completed=done, total=whole),
        )
    at = desk(console, voice, game(record.title).new(record.seats, record.options), record.players)
    if options.out is not None:
        write(options.out, graph(found, voice, at.names))
    if options.json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
        return 0
    show(at, found)
    if options.out is not None:
        at.say(voice.say("review-written", file=options.out))
    return 0


def check(path: Path | None) -> None:
    """Only a picture is drawn over; that is said before the work."""
    if path is not None and path.exists() and not path.read_bytes().startswith(b"<svg"):
        raise RecordError("NOT_OUR_FILE", place=str(path))


def write(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, "utf-8")
    except (OSError, ValueError):  # ValueError: a sign that no name can have
        raise RecordError("CANNOT_WRITE", place=str(path)) from None


def show(at: Desk, found: Review) -> None:
    voice = at.voice
    at.say(voice.say("review-title", title=voice.say("title")), "bold")
    at.say(voice.say("review-summary", moves=len(found.verdicts), simulations=found.simulations))
    at.show(accounts(at, found))
    at.say(voice.say("review-moments"), "bold")
    at.show(moments(at, found))
    at.say(voice.say("review-mistakes" if found.mistakes else "review-no-mistakes"), "bold")
    for mistake in found.mistakes:
        grade = f"{voice.say(message_id('grade', mistake.grade))} {signed_percent(voice, -mistake.cost)}"
        words = f"{mistake.seq}  {at.names[mistake.seat]}  {mistake.move}  {voice.move(mistake.move)} · {grade}"
        at.say(words, bold=mistake.move)
        at.say(voice.say("review-instead", move=mistake.better, words=voice.move(mistake.better)), indent=3)
        at.say(reason_in_words(voice, mistake.reason, at.names), indent=3)


def accounts(at: Desk, found: Review) -> Grid:
    """What led each contender from its first chances to the end."""
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(capital(at.voice.say("review-seat")))
    for cause in CAUSES:
        grid.add_column(capital(at.voice.say(message_id("review", cause))), justify="right")
    for seat, name in enumerate(at.names):
        account = found.account(seat)
        figures = [
            (percent if cause in ("start", "end") else signed_percent)(at.voice, account[cause]) for cause in CAUSES
        ]
        grid.add_row(name, *figures)
    return grid


def moments(at: Desk, found: Review) -> Grid:
    """The decisions and turns of luck that changed most, in their order."""
    grid = Grid(box=box.SIMPLE_HEAD)
    for head in MOMENT:
        grid.add_column(
            capital(at.voice.say(message_id("review", head))), justify="left" if head in ("seat", "played") else "right"
        )
    turned = [verdict for verdict in found.verdicts if swing(verdict) >= TURNED]
    greatest = sorted(turned, key=lambda verdict: (-swing(verdict), verdict.seq))[:TURNS]
    for verdict in sorted(greatest, key=lambda verdict: verdict.seq):
        grid.add_row(
            str(verdict.seq),
            at.names[verdict.seat],
            verdict.move,
            " – ".join(percent(at.voice, share) for share in verdict.wins),
            signed_percent(at.voice, -verdict.cost) if verdict.cost else "",
            " / ".join(signed_percent(at.voice, share) for share in verdict.luck) if any(verdict.luck) else "",
        )
    return grid


def swing(verdict: Verdict) -> float:
    """How much a decision or chance changed for somebody."""
    return max(verdict.cost, *map(abs, verdict.luck))
