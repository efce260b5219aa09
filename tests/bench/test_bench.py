"""`himeji bench`: a tiny run gives every figure; how fast they are is not for a test to say."""

import json
import sys
from pathlib import Path

import pytest

import himeji
from himeji.bench.goals import GOALS, judge
from himeji.bench.peers import repository
from himeji.bench.rounds import BenchError, Contestant, alternate, once
from tests.terminal.process import run

PYTHON = [sys.executable, "-c"]
FIGURES = {"decisions_per_second", "games_per_second", "decisions_per_game", "stepping_per_second"}
FIGURES |= {"simulations_per_second", "clone_ns"}
APPEND = """
import json, sys
with open(sys.argv[1], "a+") as log:
    log.write(sys.argv[2])
    log.seek(0)
    print(json.dumps({"n": len(log.read())}))
"""
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    path = tmp_path_factory.mktemp("bench") / "report.json"
    done = run("bench", "--seconds", "0.01", "--rounds", "2", "--json", str(path), COLUMNS="120")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout, json.loads(path.read_text("utf-8"))


def test_every_title_is_measured_in_every_form(report):
    forms = ["compiled", "interpreted"] if himeji.flavour() == "compiled" else ["interpreted"]
    expected = [
        (title, seats, form) for title in himeji.titles() for seats in himeji.game(title).seats for form in forms
    ]
    assert [(each["title"], each["seats"], each["flavour"]) for each in report[1]["games"]] == expected


def test_every_figure_is_there(report):
    for each in report[1]["games"]:
        assert each.keys() >= FIGURES
        assert all(each[name] > 0 for name in FIGURES)


def test_the_report_names_what_it_measured(report):
    text, data = report
    assert data["flavour"] == himeji.flavour()
    for name in ("himeji", "flavour", "python"):
        assert str(data[name]) in text.splitlines()[0]


def test_without_peers_their_goals_are_not_judged(report):
    judged = {goal["goal"]: goal["met"] for goal in report[1]["goals"]}
    assert judged["inside-over-go"] is None
    assert (judged["clone"] is None) == (himeji.flavour() == "interpreted")


def test_goals_are_ratios_of_one_run_or_the_cost_of_a_clone():
    fast = {"title": "naishi", "seats": 2, "flavour": "compiled"}
    fast |= {"decisions_per_second": 1000, "stepping_per_second": 199, "simulations_per_second": 45, "clone_ns": 300}
    slow = {"title": "naishi", "seats": 2, "flavour": "interpreted", "decisions_per_second": 50}
    peers = [{"name": "go", "decisions_per_second": 100}, {"name": "mcts", "simulations_per_second": 3}]
    judged = judge([fast, slow], peers)
    have = [10, 1.99, 20, 15, 300]
    assert [(goal["have"], goal["met"]) for goal in judged] == [(each, each != 1.99) for each in have]
    assert len(judged) == sum(goal.title == "naishi" for goal in GOALS)


def test_a_figure_is_the_median_of_alternating_rounds(tmp_path):
    log = tmp_path / "log"
    contestants = [Contestant({"name": name}, [*PYTHON, APPEND, str(log), name], {}) for name in ("a", "b")]
    assert alternate(contestants, 3) == [{"name": "a", "n": 3}, {"name": "b", "n": 4}]
    assert log.read_text() == "ababab"


def test_a_measurement_that_fails_says_why():
    with pytest.raises(BenchError) as caught:
        once(Contestant({}, [*PYTHON, "raise SystemExit('no engine')", "2", "1"], {}))
    assert caught.value.figures["reason"] == "no engine"


def test_the_peers_are_found_from_anywhere_in_the_repository(monkeypatch):
    monkeypatch.chdir(ROOT / "tests")
    assert repository() == ROOT
