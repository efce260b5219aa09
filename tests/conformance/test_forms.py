"""Interpreted and compiled play alike."""

import os
import subprocess
import sys

from himeji import _runtime
from himeji.bots.playout import games
from tests.walks import Table

GAMES = 400
PROGRAM = """
import sys, himeji
from himeji.bots.playout import games
title, seats, count = sys.argv[1:]
print(games(himeji.new(title, int(seats), 5), int(count), 7))
"""


def in_the_other_form(table: Table) -> str:
    """The same games in another process: from the source files if this one is compiled, compiled if it is not."""
    other = {"HIMEJI_PURE": "0" if _runtime.INTERPRET else "1"}
    arguments = [sys.executable, "-c", PROGRAM, table.title, str(table.seats), str(GAMES)]
    return subprocess.run(arguments, env=os.environ | other, capture_output=True, text=True, check=True).stdout.strip()


def test_compiled_and_interpreted_play_the_same_games(seating):
    assert in_the_other_form(seating) == str(games(seating.new(5), GAMES, 7))
