"""`himeji arena`: plays what is missing, shows how far it is, and prints the table."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from himeji.arena import cluster, table, workers
from himeji.arena.game import Played
from himeji.arena.ladder import LADDER
from himeji.arena.match import ArenaError, Fixture, Match, matches
from himeji.arena.results import Results, folders, read
from himeji.locales import Voice

GAMES: Final = 100


def run(options: Namespace, chosen: Mapping[str, int], voice: Voice, console: Console) -> int:
    voice.learn("arena")
    found = finished(options.table) if options.table else compete(options, chosen, voice)
    table.show(found, voice, console)
    if options.markdown:
        options.markdown.write_text(table.markdown(found, voice), encoding="utf-8")
    return 0


def finished(places: list[Path]) -> table.Found:
    return [read(folder) for folder in folders(places)]


def compete(options: Namespace, chosen: Mapping[str, int], voice: Voice) -> table.Found:
    """Every match to its last game."""
    numbers = [number for number in (options.games, options.jobs) if number is not None]
    if options.title is None or min(numbers, default=1) < 1:
        raise ArenaError("NOBODY_PLAYS")
    planned = [(Results(options.out, match), games) for match, games in plan(options, chosen)]
    homes = {results.match: results for results, _ in planned}
    missing = [fixture for results, games in planned for fixture in results.missing(games)]
    total = sum(len(results.match.fixtures(games)) for results, games in planned)
    with bar() as progress, closing(contest(missing, options)) as played:
        task = progress.add_task(voice.say("arena-playing"), total=total, completed=total - len(missing))
        for game in played:
            homes[game.fixture.match].keep(game)
            progress.advance(task)
    return [(results.match, list(results.finished.values())) for results in homes.values()]


def plan(options: Namespace, chosen: Mapping[str, int]) -> Iterator[tuple[Match, int]]:
    """The matches, each with its number of games."""
    rungs = LADDER if options.ladder else ((tuple(options.players), GAMES),)
    for players, games in rungs:
        for match in matches(options.title, players, options.seats, chosen, options.seed, options.deadline):
            yield match, games if options.games is None else options.games


def contest(fixtures: list[Fixture], options: Namespace) -> Generator[Played, None, None]:
    if options.ray:
        return cluster.played(fixtures, options.ray)
    return workers.played(fixtures, options.jobs or workers.cores())


def bar() -> Progress:
    """On standard error, and only where somebody looks: standard output is for the table."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal)
