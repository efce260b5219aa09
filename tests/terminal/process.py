"""The `himeji` command as a process, and the lines a person would type to play a whole game."""

import os
import re
import subprocess
import sys

import himeji
from himeji.engine.journal import Journal
from himeji.terminal.table import Table
from tests.walks import dice, pick

COMMAND = [sys.executable, "-m", "himeji"]


def run(*arguments: str, typed: str = "", patience: float = 60, **environment: str) -> subprocess.CompletedProcess[str]:
    """What the command prints and returns; no input of ours may ever end in a traceback."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=variables | {"PYTHONIOENCODING": "utf-8", "COLUMNS": "200"} | environment,
        timeout=patience,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def converse(*arguments: str, lines: list[str]) -> list[str]:
    """Type some lines at the prompt: what was shown before, then the answer to each."""
    done = run(*arguments, typed="\n".join(lines))
    assert (done.returncode, done.stderr) == (0, "")
    prompted = re.sub("^(> )+", lambda prompts: "\0" * (len(prompts[0]) // 2), done.stdout, flags=re.MULTILINE)
    return re.sub(" +$", "", prompted, flags=re.MULTILINE).split("\0")[: len(lines) + 1]


def lines_of_a_game(seed: str, players: list[str], title: str = "naishi") -> tuple[list[str], Table]:
    """Random moves for every person, an empty line wherever the keyboard is passed on; and the table at the end."""
    table = Table(Journal(himeji.game(title), len(players), {}, seed), players)
    chance = dice(seed, *players)
    facing = table.humans()[0] if len(table.humans()) == 1 else None
    lines: list[str] = []
    while True:
        table.let_random_seats_play()
        decision = table.asked()
        if decision is None:
            return lines, table
        if decision.seat != facing:
            lines.append("")
            facing = decision.seat
        move = pick(decision.moves(), chance)
        lines.append(move.text)
        table.play(move, decision.seat)
