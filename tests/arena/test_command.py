"""`himeji arena` from the outside: played on several processes, stopped at any time, gone on with, shown."""

import json
import os
import signal
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import himeji
from himeji.arena.command import GAMES, compete, plan
from himeji.arena.ladder import QUICK, SLOW
from himeji.arena.match import ArenaError
from himeji.arena.results import LINES
from himeji.engine.record import parse_record
from himeji.engine.replay import verify
from himeji.locales import LANGUAGES, Voice
from tests.bots.scripts import EXAMPLE, after_one_move
from tests.terminal.process import COMMAND, run

MATCH = ("naishi", "random", f"cmd:{sys.executable} -IS {EXAMPLE}")
FEW, MORE, ENDLESS = 4, 10, 10_000


def arena(folder: Path, *arguments: object, columns: int = 200) -> subprocess.CompletedProcess[str]:
    done = run("arena", *map(str, arguments), "--out", str(folder), COLUMNS=str(columns))
    assert (done.returncode, done.stderr) == (0, "")
    return done


def records(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted(folder.rglob("records/*.json"))}


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for path in folder.rglob(LINES) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> Path:
    """Every game of a match, played without a stop by one process."""
    folder: Path = tmp_path_factory.mktemp("arena")
    arena(folder, *MATCH, "--games", MORE, "--jobs", 1)
    return folder


def test_any_number_of_processes_plays_the_same_games(finished, tmp_path):
    arena(tmp_path, *MATCH, "--games", MORE, "--jobs", 3)
    assert records(tmp_path) == records(finished)
    assert len(lines(tmp_path)) == len(records(tmp_path)) == MORE


def test_a_match_can_grow(finished, tmp_path):
    arena(tmp_path, *MATCH, "--games", FEW)
    first = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("records/*.json")}
    arena(tmp_path, *MATCH, "--games", MORE)
    assert len(first) == FEW
    assert {path: path.stat().st_mtime_ns for path in first} == first
    assert records(tmp_path) == records(finished)


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_stopped_leaves_nobody_behind_and_is_gone_on_with(finished, tmp_path, stop):
    command = [*COMMAND, "arena", *MATCH, "--games", str(ENDLESS), "--jobs", "2", "--out", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        until = monotonic() + 30
        while len(list(tmp_path.rglob("records/*.json"))) < 2 and monotonic() < until:
            sleep(0.01)
        (os.killpg if stop == signal.SIGINT else os.kill)(process.pid, stop)
        _, complaints = process.communicate(timeout=30)  # the workers hold these pipes too: they are gone
    assert process.returncode == (130 if stop == signal.SIGINT else -stop)
    assert b"Traceback" not in complaints
    played = records(tmp_path)
    assert 2 <= len(played) < ENDLESS
    games = MORE + 2 * len(played)
    arena(tmp_path, *MATCH, "--games", games)
    assert records(tmp_path).items() >= (records(finished) | played).items()
    assert len(lines(tmp_path)) == len(records(tmp_path)) == games


def test_every_record_is_verified(finished):
    for text in records(finished).values():
        verify(himeji.game("naishi"), parse_record(text))
    assert run("verify", str(next(finished.rglob("records/*.json")))).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_finished_run_is_shown_again_and_as_markdown(finished, tmp_path, language):
    page = tmp_path / "table.md"
    voice = Voice(language, "arena")
    arguments = ("--table", finished, "--markdown", page, "--language", language)
    shown = arena(tmp_path / "nothing", *arguments, columns=400).stdout
    assert not (tmp_path / "nothing").exists()
    rows = [row.strip("| ").split(" | ") for row in page.read_text("utf-8").splitlines() if row.startswith("| ")]
    assert rows[0] == [
        voice.say(f"arena-{name}") for name in ("player", "against", "games", "wins", "margin", "points")
    ]
    assert [row[:3] for row in rows[2:]] == [[*MATCH[1:], str(MORE)], [MATCH[2], MATCH[1], str(MORE)]]
    assert all(cell in shown for row in (rows[0], *rows[2:]) for cell in row)
    assert all("(" in row[3] and "±" in row[4] and "±" in row[5] for row in rows[2:])


def test_the_table_names_bots_that_were_replaced(tmp_path):
    shown = arena(tmp_path, "naishi", f"cmd:{after_one_move('lambda asked: 1 / 0')}", "random", "--games", 2).stdout
    assert "was replaced by level 1 in 2 games" in " ".join(shown.split())
    assert "ZeroDivisionError" in shown
    assert [len(line["replaced"]) for line in lines(tmp_path)] == [1, 1]


def asked(**options: object) -> Namespace:
    known: dict[str, Any] = {
        "title": "naishi",
        "players": [],
        "seats": None,
        "games": None,
        "seed": "0",
        "deadline": 5.0,
    }
    return Namespace(**known | {"ladder": False, "jobs": 1, "ray": None} | options)


def test_the_ladder_compares_neighbours_and_stands_on_random():
    found = {match.players: games for match, games in plan(asked(ladder=True), {})}
    assert found == {
        ("greedy", "random"): QUICK,
        ("level 2", "level 1"): QUICK,
        ("level 3", "level 2"): QUICK,
        ("level 4", "level 3"): SLOW,
        ("level 5", "level 4"): SLOW,
        ("level 4", "greedy"): SLOW,
    }
    assert {games for _, games in plan(asked(ladder=True, games=10), {})} == {10}


def test_a_match_has_its_own_number_of_games():
    assert [games for _, games in plan(asked(players=["random"]), {})] == [GAMES]


@pytest.mark.parametrize("wrong", [{"title": None}, {"games": 0}, {"jobs": -1}, {"players": []}], ids=str)
def test_an_empty_arena_is_refused(wrong, tmp_path):
    with pytest.raises(ArenaError, match="NOBODY_PLAYS"):
        compete(asked(**{"players": ["random"], "out": tmp_path} | wrong), {}, Voice("en", "arena"))
