"""NA-08. Recall your emissaries."""

import pytest

from tests.positions import audience, play, refusal
from tests.rules.naishi.table import FREE, at_turn

pytestmark = pytest.mark.rule("NA-08")


@pytest.mark.parametrize(
    ("before", "after", "count"),
    [
        ([0, 2, 0, 0], [2, 0, 0, 0], 2),
        ([0, 1, 1, 0], [2, 0, 0, 0], 2),
        ([0, 0, 2, 0], [2, 0, 0, 0], 2),
        ([1, 1, 0, 0], [2, 0, 0, 0], 1),
        ([0, 0, 1, 1], [1, 0, 0, 1], 1),
    ],
)
def test_all_your_emissaries_come_home_but_never_from_the_decree(before, after, count):
    state = at_turn(court=[before, FREE])
    (event,) = play(state, "recall")
    assert state.encode()["court"] == [after, FREE]
    assert (event.code, event.figures) == ("emissaries_recalled", {"seat": 0, "count": count})
    assert audience(event) == [0, 1, None]


def test_the_other_player_s_emissaries_stay():
    state = at_turn(1, court=[[1, 1, 0, 0], [1, 0, 1, 0]])
    play(state, "recall")
    assert state.encode()["court"] == [[1, 1, 0, 0], FREE]


@pytest.mark.rule("NA-R11")
@pytest.mark.parametrize("court", [FREE, [1, 0, 0, 1]], ids=["nobody_sent", "only_the_decree"])
def test_a_recall_needs_an_emissary_to_bring_home(court):
    assert refusal(at_turn(court=[court, [0, 1, 1, 0]]), "recall") == "NOBODY_TO_RECALL @ NA-08"


def test_a_recall_frees_the_spaces_of_the_court():
    state = at_turn(court=[[0, 2, 0, 0], [1, 1, 0, 0]])
    play(state, "recall")
    assert refusal(state, "swap line 1 2") == ""


def test_a_recall_is_the_whole_turn():
    state = at_turn(court=[[1, 1, 0, 0], FREE])
    play(state, "recall")
    assert state.to_move() == 1
