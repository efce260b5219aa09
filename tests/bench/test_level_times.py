"""`himeji bench --levels`: what the levels took is told; how long that was is not for a test to say."""

import json

import pytest

import himeji
from himeji import cli
from himeji.bench import levels
from himeji.bench.levels import think
from himeji.bots.levels import level
from himeji.bots.search_player import SearchPlayer


def test_every_level_is_timed_and_told_beside_its_cap(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(levels, "LEVELS", (1, 2))  # the higher ones take their time
    path = tmp_path / "levels.json"
    arguments = ["bench", "--levels", "--title", "naishi", "--rounds", "1", "--language", "en", "--json", str(path)]
    assert cli.main(arguments) == 0
    told = capsys.readouterr().out
    for number, each in enumerate(json.loads(path.read_text("utf-8"))["levels"], start=1):
        assert (each["level"], each["cap_seconds"]) == (number, level("naishi", number).seconds)
        assert 0 < each["mean_seconds"] < each["most_seconds"]
        assert f"naishi, level {number}" in told


def test_forced_moves_are_not_timed():
    state, asked = himeji.new("naishi", seats=2, seed="bench/0"), 0
    players = [himeji.bot("naishi", level=1, seed=f"0/{seat}") for seat in range(2)]
    while pending := state.pending():
        asked += len(pending[0].moves()) > 1
        state.apply(players[pending[0].seat].choose(state.port(pending[0].seat)), pending[0].seat)
    assert len(think("naishi", 1, games=1).seconds) == asked


@pytest.mark.parametrize(
    ("simulations", "seconds", "capped"), [(10**9, 0.01, True), (3, 60.0, False), (3, None, False)]
)
def test_a_player_knows_whether_time_was_over_before_its_simulations(simulations, seconds, capped):
    player = SearchPlayer("naishi", simulations, seconds)
    player.choose(himeji.new("naishi", seats=2, seed=8).port(0))
    assert player.capped == capped
