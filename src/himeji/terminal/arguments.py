"""The arguments of the `himeji` command; argparse's own words come from the locales too."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

import himeji
from himeji.locales import LANGUAGES, Voice, message_id

BAD_INPUT: Final = 2  # exit code


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, looked up as POSIX does; English if it is not ours."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--language", nargs="?")
    names = [first.parse_known_args(arguments)[0].language]
    names += [environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    spoken = next((name for name in names if name), "")[:2].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def at_least(least: int) -> Callable[[str], int]:
    """Reads whole numbers from this one on."""

    def read(text: str) -> int:
        number = int(text)
        if number < least:
            raise ValueError(text)
        return number

    return read


class Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, voice: Voice) -> None:
        super().__init__(prog, max_help_position=28)
        self.voice = voice

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The name of a command is made of a usage without the word, which has an empty prefix."""
        super().add_usage(usage, actions, groups, self.voice.say("cli-usage") + " " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(self.voice.say("cli-options" if heading == "options" else "cli-arguments"))


class Parser(argparse.ArgumentParser):
    """One command; each argument is explained by the message of its name."""

    def __init__(self, voice: Voice, command: str, **settings: Any) -> None:
        description = voice.say(message_id("cli", command))
        formatter = partial(Formatter, voice=voice)
        super().__init__(
            description=description, formatter_class=formatter, add_help=False, allow_abbrev=False, **settings
        )
        self.voice = voice
        self.add("--help", "-h", action="help")
        self.add("--language", metavar="|".join(LANGUAGES), choices=LANGUAGES, default=argparse.SUPPRESS)

    def add(self, name: str, *aliases: str, text: str = "", **settings: Any) -> None:
        message = text or message_id("cli", name.strip("-"))
        self.add_argument(name, *aliases, help=self.voice.say(message), **settings)

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(BAD_INPUT, self.voice.say("cli-not-understood", command=f"{self.prog} --help") + "\n")


def parser(voice: Voice) -> Parser:
    whole = Parser(voice, "himeji", prog="himeji")
    whole.add("--version", action="version", version=f"himeji {himeji.__version__} ({himeji.flavour()})")
    whole.add("--components", text="cli-corrected", metavar="TITLE=FILE", action="append", default=[])
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str) -> Parser:
        return commands.add_parser(name, help=voice.say(message_id("cli", name)), voice=voice, command=name)

    play = command("play")
    play.add("title", nargs="?", default="naishi")
    play.add("--seats", metavar="human,random", type=lambda text: text.split(","))
    play.add("--seed")
    play.add("--option", metavar="NAME=VALUE", action="append", default=[])
    play.add("--load", metavar="FILE", type=Path)
    replay = command("replay")
    replay.add("file", metavar="FILE", type=Path)
    replay.add("--at", metavar="N", type=int)
    replay.add("--seat", metavar="N", type=int)
    command("verify").add("file", metavar="FILE", type=Path)
    add_study(command)
    bench = command("bench")
    bench.add("--title", metavar="TITLE")
    bench.add("--peers", action="store_true")
    bench.add("--levels", action="store_true")
    bench.add("--json", metavar="FILE", type=Path)
    bench.add("--seconds", metavar="S", type=float, default=1.0)
    bench.add("--rounds", metavar="N", type=int, default=5)
    arena = command("arena")
    arena.add("title", nargs="?")
    arena.add("players", metavar="PLAYER", nargs="*")
    arena.add("--seats", text="cli-arena-seats", metavar="K", type=int)
    arena.add("--games", metavar="N", type=int)
    arena.add("--option", metavar="NAME=VALUE", action="append", default=[])
    arena.add("--seed", text="cli-arena-seed", default="0")
    arena.add("--deadline", metavar="S", type=float, default=5.0)
    arena.add("--out", metavar="FOLDER", type=Path, default=Path("arena"))
    arena.add("--jobs", metavar="J", type=int)
    arena.add("--ray", metavar="ADDRESS")
    arena.add("--ladder", action="store_true")
    arena.add("--table", metavar="FOLDER", type=Path, nargs="+")
    arena.add("--markdown", metavar="FILE", type=Path)
    tune = command("tune")
    tune.add("title")
    tune.add("--games", text="cli-tune-games", metavar="N", type=int, default=400)
    tune.add("--simulations", text="cli-tune-simulations", metavar="N", type=int, default=100)
    tune.add("--iterations", metavar="N", type=int, default=3)
    tune.add("--match", metavar="N", type=int, default=50)
    tune.add("--seed", text="cli-arena-seed", default="0")
    tune.add("--jobs", metavar="J", type=int, default=1)
    tune.add("--out", text="cli-tune-out", metavar="FILE", type=Path)
    train = command("train")
    train.add("title")
    train.add("--games", text="cli-tune-games", metavar="N", type=int, default=10_000)
    train.add("--simulations", text="cli-tune-simulations", metavar="N", type=int, default=120)
    train.add("--iterations", text="cli-iterations", metavar="N", type=int, default=3)
    train.add("--hidden", metavar="N", type=int, default=128)
    train.add("--anew", action="store_true")
    train.add("--match", metavar="N", type=int, default=100)
    train.add("--seed", text="cli-arena-seed", default="0")
    train.add("--jobs", metavar="J", type=int, default=1)
    train.add("--out", text="cli-train-out", metavar="FILE", type=Path)
    bot = command("bot")
    bot.add("title")
    bot.add("player", metavar="PLAYER")
    components = command("components")
    components.add("title")
    components.add("--json", text="cli-as-json", action="store_true")
    command("titles")
    serve = command("serve")
    serve.add("--host", metavar="ADDRESS")
    serve.add("--port", metavar="N", type=int)
    serve.add("--data", metavar="FOLDER", type=Path)
    serve.add("--open", action="store_true")
    for name in ("backup", "restore"):
        care = command(name)
        care.add("file", text=f"cli-{name}-file", metavar="FILE", type=Path)
        care.add("--data", metavar="FOLDER", type=Path)
    command("doctor").add("--data", metavar="FOLDER", type=Path)
    account = command("account")
    account.add("name", text="cli-account-name", metavar="NAME")
    account.add("what", text="cli-account-what", choices=("admin", "member", "ban", "allow"))
    account.add("--data", metavar="FOLDER", type=Path)
    reports = command("reports")
    reports.add("number", metavar="NUMBER", nargs="?")
    reports.add("--data", metavar="FOLDER", type=Path)
    load = command("loadtest")
    load.add("scenarios", metavar="L1", nargs="*")
    load.add("--title", text="cli-loadtest-title", metavar="TITLE", default="white_castle")
    load.add("--seats", text="cli-loadtest-seats", metavar="K", type=at_least(1), default=4)
    load.add("--tables", metavar="N", type=at_least(1))
    load.add("--seconds", text="cli-loadtest-seconds", metavar="S", type=at_least(1), default=60)
    load.add("--warm-up", metavar="S", type=at_least(0), default=30)
    load.add("--runs", metavar="N", type=at_least(1), default=3)
    load.add("--json", metavar="FILE", type=Path)
    load.add("--page", metavar="FILE.md", type=Path)
    return whole


def add_study(command: Callable[[str], Parser]) -> None:
    """Positions, turns and games that are studied."""
    for study in (hint := command("hint"), combos := command("combos")):
        study.add("file", metavar="FILE", type=Path)
        study.add("--at", metavar="N", type=int)
        study.add("--seat", text="cli-asked-seat", metavar="N", type=int)
        study.add("--json", text="cli-as-json", action="store_true")
    combos.add("--die", metavar="COLOUR-SIDE")
    review = command("review")
    review.add("file", metavar="FILE", type=Path)
    review.add("--seed", text="cli-review-seed", default="0")
    review.add("--jobs", text="cli-review-jobs", metavar="N", type=at_least(1))
    review.add("--out", text="cli-graph", metavar="FILE.svg", type=Path)
    review.add("--json", text="cli-as-json", action="store_true")
    for searching, simulations in ((hint, 1000), (review, 400)):
        searching.add("--simulations", metavar="N", type=at_least(4), default=simulations)
