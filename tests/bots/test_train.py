"""Training: what self-play teaches a network, and that it is kept as data."""

import sys
from argparse import Namespace
from array import array

import numpy as np
import pytest

from himeji.bots import train_command, train_network
from himeji.bots.heuristic import far_sighted, heuristic
from himeji.bots.levels import shape
from himeji.bots.search_lesson import Lesson
from himeji.bots.train import OUTCOME, Contest, Lessons, Seen, told
from himeji.engine.chance import streams
from himeji.engine.errors import SetupError
from himeji.engine.network import Network
from himeji.games import game
from himeji.games.weights import learned, network_file

INPUTS = heuristic("naishi").inputs.count


@pytest.fixture(scope="module")
def lesson() -> list[Seen]:
    return Lessons("naishi", None, simulations=4, seed="lesson", games=6).play()


def test_a_lesson_shows_the_turns_of_whole_games(lesson):
    assert len(lesson) > 60
    assert {len(seen.held) for seen in lesson} == {2}
    assert all(sum(seen.shares) == 1 and set(seen.inputs) <= set(range(INPUTS)) for seen in lesson)
    assert len({seen.came for seen in lesson}) > 3
    assert Lessons("naishi", None, simulations=4, seed="lesson", games=6).play() == lesson


def test_what_is_to_come_is_what_came_but_for_the_luck_from_there_on():
    shown = [([1], 9, 0, 0, [10, 0], [50.0, 30.0]), ([2], 8, 1, 2, [20, 5], [60.0, 20.0])]
    luck = [[1.0, 0.0], [0.0, 2.0], [4.0, -8.0]]
    later, earlier = told(shown, luck, [70, 10], [1.0, 0.0])
    came = [OUTCOME * (70 - 4) + (1 - OUTCOME) * 60, OUTCOME * (10 + 8) + (1 - OUTCOME) * 20]
    assert later == Seen(array("h", [2]), 8, (5, 20), (came[1] - 5, came[0] - 20), (10, 70), (0.0, 1.0))
    came = [OUTCOME * (came[0] - 1) + (1 - OUTCOME) * 50, OUTCOME * (came[1] - 2) + (1 - OUTCOME) * 30]
    assert earlier == Seen(array("h", [1]), 9, (10, 0), (came[0] - 10, came[1]), (70, 10), (1.0, 0.0))


def test_without_its_luck_the_end_of_a_game_is_told_more_surely():
    with_luck, without = [], []
    for n in range(40):
        state = game("naishi").new(2, {}, f"luck {n}")
        lesson = Lesson(far_sighted("naishi"), shape("naishi"), 2, streams(n, "lesson"))
        lesson.play(state)
        for *_, played, _, expected in lesson.shown:
            lucky = sum(mine - theirs for mine, theirs in lesson.luck[played:])
            surprise = float(state.points(0)) - float(state.points(1)) - expected[0] + expected[1]
            with_luck.append(surprise)
            without.append(surprise - lucky)
    assert np.std(without) < 0.95 * np.std(with_luck)


def test_a_network_learns_what_an_input_is_worth_to_whom(monkeypatch):
    monkeypatch.setattr(train_network, "BATCH", 16)  # few positions, so each counts for more
    worth = np.array([[9.0, 0.0], [0.0, 6.0], [-3.0, 3.0]])
    chance = np.random.default_rng(0)
    seen = []
    for _ in range(8000):
        on = [place for place in range(3) if chance.random() < 0.5]
        came = worth[on].sum(axis=0).tolist()
        seen.append(Seen(array("h", on), 1, (0, 0), tuple(came), tuple(map(int, came)), (1.0, 0.0)))
    learned = train_network.fit(seen, inputs=3, hidden=8, seed=0)
    assert train_network.foreseen(learned, seen[:50]) == pytest.approx(
        np.array([each.to_come for each in seen[:50]]), abs=1
    )
    assert train_network.error(learned, seen) < 1


def test_a_network_is_taken_up_where_it_was_left(lesson, monkeypatch):
    first = train_network.fit(lesson, INPUTS, hidden=4, seed=0)
    monkeypatch.setattr(train_network, "PACES", ((0.003, 5), (1e-9, 1)))
    again, anew = (train_network.fit(lesson, INPUTS, 4, 1, before) for before in (first, None))
    told = train_network.foreseen(first, lesson)
    assert train_network.foreseen(again, lesson) == pytest.approx(told, abs=0.1)
    assert train_network.foreseen(anew, lesson) != pytest.approx(told, abs=0.1)


def test_what_was_learned_is_written_as_a_heuristic_reads_it_and_foresees_the_same(lesson, tmp_path):
    path = tmp_path / "network.json"
    train_command.write(path, train_network.fit(lesson, INPUTS, hidden=4, seed=0))
    judge = heuristic("naishi")
    network = Network(train_command.read(path))
    judge.learn(network)
    for seen, points in zip(lesson[:20], train_network.foreseen(train_command.read(path), lesson[:20]), strict=True):
        judge.inputs.n = 0
        for place in seen.inputs:
            judge.inputs.put(place)
        sums = network.look(judge.inputs)
        assert [network.output(sums, 0), network.output(sums, 1)] == pytest.approx(points.tolist())
    assert sum(Contest("naishi", (path, None), simulations=2, seed="contest").play()) == 1


def test_the_network_that_ships_fits_its_title():
    shipped = learned("naishi")
    assert shipped is not None
    assert len(shipped["weights"]) == INPUTS
    assert learned("white_castle") is None


def options(**changed: object) -> Namespace:
    chosen = {"title": "naishi", "games": 200, "simulations": 2, "iterations": 1, "hidden": 4, "match": 1, "jobs": 1}
    return Namespace(**{**chosen, "seed": "0", "anew": True, "out": None, **changed})


def test_training_writes_a_network_and_says_what_it_is_worth(tmp_path):
    said = {}
    train_command.run(options(out=tmp_path / "new.json"), lambda message, **figures: said.update({message: figures}))
    assert set(said) == {"train-error", "train-match"}
    assert float(said["train-error"]["after"]) < 40
    assert len(train_command.read(tmp_path / "new.json")["weights"]) == INPUTS
    assert network_file("naishi").exists()


@pytest.mark.parametrize(
    ("changed", "code"), [({"title": "white_castle"}, "NOTHING_TO_SHOW"), ({"games": 199}, "NOTHING_TO_LEARN")]
)
def test_a_title_without_a_network_and_too_few_games_teach_nothing(changed, code):
    with pytest.raises(SetupError, match=code):
        train_command.run(options(**changed), print)


def test_without_the_extra_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "himeji.bots.train_network", None)
    with pytest.raises(SetupError, match="TRAIN_MISSING"):
        train_command.library()
