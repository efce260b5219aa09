"""`himeji bench`: how fast the games are, or how long the levels think, as a table and as JSON."""

from __future__ import annotations

import json
import platform
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.text import Text

import himeji
from himeji.bench import levels, speed
from himeji.bench.rounds import BenchError
from himeji.locales import Voice


def run(options: Namespace, voice: Voice, console: Console) -> int:
    voice.learn("bench")
    if options.rounds < 1 or not 0 < options.seconds < 3600:
        raise BenchError("NOTHING_TO_MEASURE", rounds=options.rounds, seconds=options.seconds)
    measured = levels if options.levels else speed
    about, figures = here(options), measured.measure(options)
    console.print(Text(voice.say(measured.HEADING, **about)))
    measured.show(figures, voice, console)
    if options.json:
        options.json.write_text(json.dumps(about | figures, indent=2) + "\n", encoding="utf-8")
    return 0


def here(options: Namespace) -> dict[str, Any]:
    """What measures, on what machine, and how long."""
    return {
        "himeji": himeji.__version__,
        "flavour": himeji.flavour(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "rounds": options.rounds,
        "seconds": options.seconds,
    }
