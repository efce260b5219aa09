"""What a position is worth to those who strive for something in it."""

import math

import pytest

from himeji.bots.levels import Aim
from himeji.bots.search_judge import Verdict
from tests.walks import positions


@pytest.fixture
def judged(seating, heuristic):
    """How a finished game ended, and the verdict on it."""
    (*_, end) = positions(seating, "judged")
    verdict = Verdict(heuristic, heuristic.contenders(end))

    def worth(*aim: float) -> list[float]:
        verdict.judge(end, Aim(*aim))
        return list(verdict.worth)

    return end.outcome(), worth


def test_who_strives_for_the_win_wants_nothing_else(judged):
    outcome, worth = judged
    share = 1 / len(outcome.winners)
    assert worth(1, 0, 0) == [share * (at in outcome.winners) for at in range(len(outcome.scores))]


def test_who_strives_for_the_lead_looks_at_the_best_of_the_others(judged):
    outcome, worth = judged
    others = [max(outcome.scores[:at] + outcome.scores[at + 1 :]) for at in range(len(outcome.scores))]
    expected = [points - other for points, other in zip(outcome.scores, others, strict=True)]
    assert worth(0, 1, 0) == expected


def test_who_strives_for_points_looks_at_nobody(judged):
    outcome, worth = judged
    assert worth(0, 0, 1) == list(outcome.scores)


def test_what_is_striven_for_adds_up(judged):
    _, worth = judged
    parts = [worth(0.5, 0, 0), worth(0, 0.25, 0), worth(0, 0, 2)]
    assert worth(0.5, 0.25, 2) == pytest.approx([sum(each) for each in zip(*parts, strict=True)])


def test_who_strives_for_a_clear_win_thinks_little_of_a_narrow_one(judged):
    outcome, worth = judged
    most = max(outcome.scores)
    for spread in (4.0, 8.0):
        odds = [math.exp((points - most) / spread) for points in outcome.scores]
        assert worth(1, 0, 0, spread) == pytest.approx([each / sum(odds) for each in odds])
