"""The same games on a Ray cluster; this one is on this machine."""

import sys

import pytest

from himeji.arena.cluster import connect
from himeji.arena.game import play
from himeji.arena.match import ArenaError
from tests.arena.playing import match
from tests.terminal.process import run

PLAYERS = ("random", "search 2")


def test_a_cluster_plays_the_same_games(tmp_path):
    out = ("--out", str(tmp_path), "--seed", "tests")
    done = run("arena", "naishi", *PLAYERS, "--games", "4", "--ray", "local", *out, patience=300)
    assert done.returncode == 0, done.stderr
    expected = {f"{fixture.name}.json": play(fixture).record for fixture in match(*PLAYERS).fixtures(4)}
    assert {path.name: path.read_text("utf-8") for path in tmp_path.rglob("records/*.json")} == expected


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://nowhere.invalid:99999", "auto"])
def test_a_cluster_that_does_not_answer_gets_a_sentence(address, tmp_path):
    done = run("arena", "naishi", "random", "--ray", address, "--out", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert address in done.stderr


def test_without_ray_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match="RAY_MISSING"):
        connect("local")
