"""What a position is worth to those who strive for something in it."""

import pytest

from himeji.bots.levels import Aim
from himeji.bots.search_judge import Verdict
from tests.walks import positions


@pytest.fixture
def judged(seating, heuristic):
    """How a finished game ended, and the verdict on it."""
    (*_, end) = positions(seating, "judged")
    verdict = Verdict(heuristic, heuristic.contenders(end))
    verdict.judge(end)
    return end.outcome(), verdict


def worth(verdict: Verdict, aim: Aim) -> list[float]:
    verdict.weigh(aim)
    return list(verdict.worth)


def test_who_strives_for_the_win_wants_nothing_else(judged):
    outcome, verdict = judged
    share = 1 / len(outcome.winners)
    assert worth(verdict, Aim(1, 0, 0)) == [share * (at in outcome.winners) for at in range(len(outcome.scores))]


def test_who_strives_for_the_lead_looks_at_the_best_of_the_others(judged):
    outcome, verdict = judged
    others = [max(outcome.scores[:at] + outcome.scores[at + 1 :]) for at in range(len(outcome.scores))]
    expected = [points - other for points, other in zip(outcome.scores, others, strict=True)]
    assert worth(verdict, Aim(0, 1, 0)) == expected


def test_who_strives_for_points_looks_at_nobody(judged):
    outcome, verdict = judged
    assert worth(verdict, Aim(0, 0, 1)) == list(outcome.scores)


def test_what_is_striven_for_adds_up(judged):
    _, verdict = judged
    parts = [worth(verdict, aim) for aim in (Aim(0.5, 0, 0), Aim(0, 0.25, 0), Aim(0, 0, 2))]
    assert worth(verdict, Aim(0.5, 0.25, 2)) == pytest.approx([sum(each) for each in zip(*parts, strict=True)])
