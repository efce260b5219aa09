"""Ratings: differences that explain the results, with intervals."""

import pytest

from himeji.arena.rating import MEAN, Pair, pairs, ratings
from tests.arena.playing import deals, match

THREE_OF_FOUR = [1.0, 1.0, 0.5, 0.5] * 50  # 75 %: 191 points of Elo


def rated(*played: Pair) -> dict[str, float]:
    return {rating.player: rating.elo.mean for rating in ratings(played)}


def test_three_wins_of_four_are_191_points():
    found = rated(Pair("strong", "weak", THREE_OF_FOUR))
    assert list(found) == ["strong", "weak"]
    assert found["strong"] - found["weak"] == pytest.approx(191, abs=2)
    assert sum(found.values()) / 2 == pytest.approx(MEAN)


def test_differences_add_up_along_a_chain():
    found = rated(*[Pair(f"level {n + 1}", f"level {n}", THREE_OF_FOUR) for n in range(1, 7)])
    assert list(found) == [f"level {n}" for n in range(7, 0, -1)]
    assert found["level 7"] - found["level 1"] == pytest.approx(6 * 191, abs=10)


def test_a_circle_of_equals_is_level():
    circle = [Pair("a", "b", THREE_OF_FOUR), Pair("b", "c", THREE_OF_FOUR), Pair("c", "a", THREE_OF_FOUR)]
    assert list(rated(*circle).values()) == pytest.approx([MEAN] * 3, abs=0.1)


def test_whoever_never_lost_has_a_rating_all_the_same():
    found = rated(Pair("strong", "weak", [1.0] * 100))
    assert 800 < found["strong"] - found["weak"] < 1200


def test_more_deals_give_a_narrower_interval():
    widths = []
    for times in (1, 16):
        (strong, _) = ratings([Pair("strong", "weak", [1.0, 0.0, 0.5, 1.0, 0.5] * 10 * times)])
        assert strong.elo.interval is not None
        low, high = strong.elo.interval
        assert low < strong.elo.mean < high
        widths.append(high - low)
    assert widths[0] / widths[1] == pytest.approx(4, rel=0.4)


def test_those_who_cannot_be_compared_are_not_rated():
    assert ratings([]) == []
    assert ratings([Pair("a", "b", THREE_OF_FOUR), Pair("c", "d", THREE_OF_FOUR)]) == []
    assert ratings([Pair("a", "b", [1.0])]) == []


def test_ratings_come_from_matches_of_two():
    found = pairs([(match("greedy", "random"), deals(1, 0.5)), (match("random", seats=2), deals(1))])
    assert found == [Pair("greedy", "random", [1.0, 0.5])]
