"""The `himeji` command: hands what was asked to the room that does it, and turns every error into a sentence."""

from __future__ import annotations

import gc
import json
import os
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from typing import Final

from rich.console import Console
from rich.text import Text

from himeji.engine.errors import HimejiError, SetupError
from himeji.engine.journal import Journal
from himeji.games import game, titles
from himeji.games.components import use
from himeji.locales import Voice, message_id
from himeji.terminal.arguments import BAD_INPUT, language_of, parser

DOES_NOT_HOLD: Final = 1  # exit codes
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack some of our signs
    given = sys.argv[1:] if arguments is None else list(arguments)
    voice = Voice(language_of(given, os.environ), "cli", "terminal")
    options = parser(voice).parse_args(given)
    if options.command is None:  # `himeji` alone starts the server and shows its page
        options = parser(voice).parse_args([*given, "serve", "--open"])
    try:
        use_corrected(options.components)
        return RUN[options.command](options, voice, Console(highlight=False, markup=False, emoji=False))
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (HimejiError, OSError) as error:
        place = f"{options.file}: " if "file" in options and isinstance(error, HimejiError) else ""
        print(place + voice.error(error), file=sys.stderr)
        return DOES_NOT_HOLD if options.command == "verify" and isinstance(error, HimejiError) else BAD_INPUT
    except KeyboardInterrupt:
        print(voice.say("farewell"), file=sys.stderr)
        return INTERRUPTED


def use_corrected(texts: Sequence[str]) -> None:
    """The component files that were given as TITLE=FILE."""
    for text in texts:
        title, _, path = text.partition("=")
        if not path:
            raise SetupError("NOT_A_COMPONENT_FILE", text=text)
        use(title, path)


def play(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.terminal import saves
    from himeji.terminal.play import Sitting
    from himeji.terminal.table import Table, seated

    if options.load:
        table = saves.load(options.load)
    else:
        title = game(options.title)
        players = seated(title, options.seats)
        seed = secrets.token_hex(32) if options.seed is None else options.seed
        table = Table(Journal(title, len(players), chosen(options.option), seed), players)
    Sitting(console, voice.language, table).run()
    return 0


def chosen(texts: Sequence[str]) -> Mapping[str, int]:
    """The options that were given as NAME=VALUE."""
    values: dict[str, int] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if not value.isdecimal():
            raise SetupError("NOT_AN_OPTION", text=text)
        values[name] = int(value)
    return values


def replay(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.terminal import review

    review.show(console, voice, options.file, options.at, options.seat)
    return 0


def verify(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.terminal import review

    console.print(Text(review.prove(voice, options.file)))
    return 0


def bench(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.bench import command

    return command.run(options, voice, console)


def arena(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.arena import command

    return command.run(options, chosen(options.option), voice, console)


def tune(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.bots import tune_command

    voice.learn("bots")
    tune_command.run(options, lambda message, **figures: console.print(Text(voice.say(message, **figures))))
    return 0


def train(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.bots import train_command

    voice.learn("bots")
    train_command.run(options, lambda message, **figures: console.print(Text(voice.say(message, **figures))))
    return 0


def bot(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.bots.external_bot import Speaker

    voice.learn("arena")
    Speaker(game(options.title).id, options.player, sys.stdin.buffer, sys.stdout.buffer).run()
    return 0


def hint(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.terminal import study

    return study.hints(options, voice, console)


def combos(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.terminal import study

    return study.explore(options, voice, console)


def review_game(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.terminal import reviewing

    return reviewing.run(options, voice, console)


def components(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji import report

    known = game(options.title)
    own = Voice(voice.language, "components", known.id)
    if options.json:
        print(json.dumps(report.as_json(own, known.id), ensure_ascii=False, indent=2))
    else:
        report.show(console, own, known.id)
    return 0


def server(options: Namespace, voice: Voice, console: Console) -> int:
    gc.disable()  # what is imported stays: looking for garbage meanwhile only delays the start
    from himeji.server import command

    gc.enable()
    voice.learn("server")
    run: Callable[[Namespace, Voice, Console], int] = getattr(command, options.command)
    return run(options, voice, console)


def loadtest(options: Namespace, voice: Voice, console: Console) -> int:
    from himeji.server.loadtest import command

    voice.learn("server")
    voice.learn("loadtest")
    return command.run(options, voice, console)


def list_titles(options: Namespace, voice: Voice, console: Console) -> int:
    for title in titles():
        own = Voice(voice.language, "cli", title)
        seats = ", ".join(map(str, game(title).seats))
        console.print(Text(own.say("cli-one-title", title=title, name=own.say("title"), seats=seats)))
        for option, values in game(title).options.items():
            meaning = own.say(message_id("option", option))
            console.print(Text(f"  {option}={'|'.join(map(str, values))}  {meaning}"))
            for value in values:
                console.print(Text(f"    {value}: {own.say(message_id('option', option), f'value-{value}')}"))
    return 0


RUN: Final[dict[str, Callable[[Namespace, Voice, Console], int]]] = {
    "play": play,
    "replay": replay,
    "verify": verify,
    "hint": hint,
    "combos": combos,
    "review": review_game,
    "bench": bench,
    "arena": arena,
    "tune": tune,
    "train": train,
    "bot": bot,
    "components": components,
    "titles": list_titles,
    "serve": server,
    "backup": server,
    "restore": server,
    "doctor": server,
    "account": server,
    "reports": server,
    "loadtest": loadtest,
}
