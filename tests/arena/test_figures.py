"""Shares, margins, points, and how sure one can be of them."""

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from himeji.arena.figures import interval, interval_of_share, quantile, standings
from tests.arena.playing import deals, match, result

PAIR = match("greedy", "random")


def test_a_player_is_followed_around_the_table():
    greedy, random = standings(PAIR, [result(1, 0, [30, 10]), result(1, 1, [12, 20])])
    assert (greedy.player, greedy.against, greedy.games) == ("greedy", ("random",), 2)
    assert (greedy.wins.mean, greedy.margin.mean, greedy.points.mean) == (1, 14, 25)
    assert (random.wins.mean, random.margin.mean, random.points.mean) == (0, -14, 11)


def test_a_shared_win_is_divided():
    greedy, random = standings(PAIR, [result(1, 0, [20, 20]), result(1, 1, [7, 8])])
    assert (greedy.wins.mean, random.wins.mean) == (0.75, 0.25)


def test_the_margin_is_to_the_best_of_the_others():
    four = match("greedy", "random", title="white_castle", seats=4)
    scores = [[50, 40, 30, 20], [40, 30, 20, 50], [30, 20, 50, 40], [20, 50, 40, 30]]
    greedy, random = standings(four, [result(1, turn, scores[turn]) for turn in range(4)])
    assert (greedy.wins.mean, greedy.margin.mean, greedy.points.mean) == (1, 10, 50)
    assert (random.wins.mean, random.margin.mean, random.points.mean) == (0, -20, 30)
    assert random.against == ("greedy", "random", "random")


def test_a_lone_seat_meets_the_clan_that_the_rules_play():
    solo = match("greedy", title="white_castle", seats=1)
    (greedy,) = standings(solo, [result(1, 0, [50, 45]), result(2, 0, [40, 46])])
    assert (greedy.wins.mean, greedy.margin.mean, greedy.points.mean, greedy.against) == (0.5, -0.5, 45, ())


def test_only_whole_deals_count():
    greedy, _ = standings(PAIR, [*deals(1, 0), result(3, 0, [9, 0])])
    assert (greedy.games, greedy.wins.mean) == (4, 0.5)
    assert standings(PAIR, [result(1, 0, [9, 0])]) == []


@pytest.mark.parametrize(("freedom", "t"), [(4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (99, 1.984)])
def test_students_t(freedom, t):
    assert quantile(freedom) == pytest.approx(t, abs=0.01)


def test_the_interval_of_a_mean_is_students():
    values = [1.0, 2.0, 3.0, 4.0, 5.0]
    half = 2.776 * sqrt(2.5 / 5)
    assert interval(values) == pytest.approx((3 - half, 3 + half), abs=0.02)


def test_too_few_deals_have_no_interval():
    assert interval([1.0] * 4) is None
    assert interval_of_share([1.0] * 4) is None


def test_whoever_won_everything_may_still_lose():
    low, high = interval_of_share([1.0] * 100) or (0, 0)
    assert 0.94 < low < 0.97
    assert high == 1


def test_games_of_a_deal_count_once():
    """Whether seats or skill decided, the share is one half; only the deals tell how sure that is."""
    split = interval_of_share([0.5] * 100)
    decided = interval_of_share([0.0, 1.0] * 50)
    assert split is not None
    assert decided is not None
    assert split[1] - split[0] < (decided[1] - decided[0]) / 3


@pytest.mark.parametrize("strength", [0.5, 0.7, 0.95])
def test_nineteen_intervals_of_twenty_hold_the_truth(strength):
    chance = Random(f"coverage {strength}")
    held, trials = 0, 400
    for _ in range(trials):
        games = [[chance.random() < strength for _ in range(2)] for _ in range(50)]
        low, high = interval_of_share([fmean(deal) for deal in games]) or (0, 0)
        held += low <= strength <= high
    assert 0.92 < held / trials < 0.995


def test_replaced_bots_are_counted():
    replaced = result(1, 1, [5, 9])
    replaced.replaced.append({"seat": 0, "seq": 3, "reason": "BOT_GONE", "figures": {}, "stderr": ""})
    greedy, random = standings(PAIR, [result(1, 0, [9, 5]), replaced])
    assert (greedy.replaced, random.replaced) == (0, 1)
