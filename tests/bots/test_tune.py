"""Tuning: what self-play teaches, and that it is kept as data."""

from argparse import Namespace
from typing import Any

import pytest
import yaml

from himeji.bots import tune_command
from himeji.bots.heuristic import heuristic
from himeji.bots.regression import fit
from himeji.bots.trials import Trials, Tried
from himeji.bots.tune import Position, SelfPlay, error, foreseen, learn, look, spread, surprise
from himeji.engine.errors import SetupError
from himeji.games.weights import fitted
from tests.walks import Table, positions

NAMES = ("points", "turns", "cards")
OURS: dict[str, Any] = {
    "weights": {"seat": {"points": 1.0, "turns": 0.0, "cards": 2.0}},
    "tempo": 1.0,
    "level": 0.0,
    "spread": {"end": 1.0, "by_time": 0.0},
}


def position(cards: tuple[int, int], points: tuple[int, int], begins: int = 0) -> Position:
    """Nobody has points yet; everybody has two turns to come."""
    shares = (1.0, 0.0) if points[0] > points[1] else (0.0, 1.0)
    features = ((0, 2 - (begins == 0), cards[0]), (0, 2 - (begins == 1), cards[1]))
    return Position(4, begins, 2, features, points, shares)


def test_a_regression_finds_the_weights_that_rows_were_made_with():
    rows = [([a, b, 0], 3.0 * a - 2.0 * b) for a in range(-4, 5) for b in range(-4, 5)]
    assert fit(rows, 3, shrink=0) == pytest.approx([3, -2, 0])
    assert fit(rows, 3, shrink=0.5) == pytest.approx([2, -4 / 3, 0])


def turns_worth(card: float, tempo: float) -> list[Tried]:
    """Turns in which a card more, a point more or the next turn came to so many points in the end."""
    return [
        Tried((points, 0, cards), begins, round(points + card * cards + tempo * begins))
        for points in (-2, 0, 1)
        for cards in (-3, 0, 2)
        for begins in (-1, 0, 1)
    ]


def test_what_a_difference_came_to_is_learned_and_points_on_the_table_count_as_they_are():
    tried = turns_worth(card=3, tempo=5)
    learned = learn(NAMES, OURS, tried, [position((n, m), (3 * n + 5, 3 * m)) for n in range(6) for m in range(6)])
    assert learned["weights"]["seat"] == {
        "points": 1.0,
        "turns": pytest.approx(0, abs=0.05),
        "cards": pytest.approx(3, abs=0.05),
    }
    assert learned["tempo"] == pytest.approx(5, abs=0.1)
    assert learned["level"] == pytest.approx(0, abs=0.1)
    assert error(NAMES, learned, tried) < 0.1 < error(NAMES, OURS, tried)


def test_what_every_turn_brings_is_learned_from_whole_games_and_changes_no_choice():
    seen = [position((cards, 0), (2 * cards + 9, 8)) for cards in range(4)]
    learned = learn(NAMES, OURS, [], seen)
    assert learned["level"] == pytest.approx(4, abs=0.3)
    assert (learned["weights"]["seat"], learned["tempo"]) == (OURS["weights"]["seat"], OURS["tempo"])


def test_every_turn_of_a_game_is_tried_in_two_ways():
    tried = Trials("naishi", fitted("naishi"), 2, "two ways").play()
    assert len(tried) > 6
    assert any(any(each.features) for each in tried)
    assert len({each.points for each in tried}) > 3


def test_who_begins_is_foreseen_to_have_the_tempo_more():
    assert foreseen(NAMES, OURS, position((3, 3), (9, 8), begins=1)) == [6, 7]


def test_what_is_to_come_is_foreseen_for_every_turn_of_a_seat():
    assert foreseen(NAMES, {**OURS, "level": 10.0}, position((3, 3), (9, 8), begins=1)) == [26, 27]


def test_a_heuristic_foresees_what_tuning_says_it_does(title):
    judge = heuristic(title, {**fitted(title), "level": 2.5})
    for state in positions(Table(title, 2), "foreseen")[5::25]:
        if judge.begins(state) >= 0:
            time, begins, features = look(judge, state)
            told = foreseen(judge.names, {**fitted(title), "level": 2.5}, Position(time, begins, 2, features, (), ()))
            assert [judge.outlook(state, seat) for seat in range(2)] == pytest.approx(told)


def test_the_less_a_lead_says_the_wider_the_spread():
    sure = [position((4, 0), (9, 0))] * 4
    unsure = [*sure[:3], position((4, 0), (0, 9))]
    wide, narrow = (spread(NAMES, OURS, seen) for seen in (unsure, sure))
    assert wide["end"] + 2 * wide["by_time"] > narrow["end"] + 2 * narrow["by_time"]
    assert surprise(NAMES, {**OURS, "spread": wide}, unsure) < surprise(NAMES, {**OURS, "spread": narrow}, unsure)


def test_a_game_against_itself_is_seen_turn_by_turn(title):
    ours = fitted(title)
    seen = SelfPlay(title, (ours, ours), simulations=1, seed="seen").play()
    assert len(seen) > 6
    assert [each.time for each in seen] == sorted((each.time for each in seen), reverse=True)
    assert {each.begins for each in seen} == {0, 1}
    assert len({each.points for each in seen}) == 1
    assert len(seen[0].features[0]) == len(heuristic(title).names)


def test_what_was_learned_is_written_as_a_heuristic_reads_it(tmp_path):
    ours = fitted("naishi")
    games = [SelfPlay("naishi", (ours, ours), simulations=1, seed=f"{n}", slip=1).play() for n in range(3)]
    tried = Trials("naishi", ours, 2, "written").play()
    learned = learn(heuristic("naishi").names, ours, tried, [position for game in games for position in game])
    tune_command.write(tmp_path / "weights.yaml", "naishi", learned)
    written = yaml.safe_load((tmp_path / "weights.yaml").read_text("utf-8"))
    assert written == learned
    assert list(heuristic("naishi", written).weights) != list(heuristic("naishi").weights)


def test_every_number_of_seats_is_learned_from_and_two_most_of_all():
    games = list(tune_command.self_play("white_castle", {}, 24, 1, "0"))
    seats = [len(game.fitted) for game in games]
    assert set(seats) == {1, 2, 3, 4}
    assert seats.count(2) > len(seats) / 2
    assert len({game.options for game in games if len(game.fitted) == 1}) > 1


def test_nothing_is_learned_from_too_few_games():
    options = Namespace(title="naishi", games=4, simulations=1, iterations=1, match=1, jobs=1, seed="0", out=None)
    with pytest.raises(SetupError, match="NOTHING_TO_LEARN"):
        tune_command.run(options, print)
