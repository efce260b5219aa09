"""The outlook of a seat says what is so, and depends on nothing that the seat cannot see."""

import pytest

from himeji.engine.chance import streams
from himeji.games import game
from himeji.server.api.outlook import outlook
from tests.browser.scenes import Game


@pytest.fixture(params=[("naishi", 2), ("white_castle", 3)], ids=lambda each: each[0])
def asked(request):
    """Positions in which the first seat is asked."""
    title, seats = request.param
    found = []
    played = Game(title, seats, 4)
    while played.state.pending():
        if played.state.pending()[0].seat == 0:
            found.append(played.state.clone())
        played.play()
    return found


def test_points_and_stores_change_as_it_says(asked):
    for state in asked[::5]:
        for text, change in outlook(state, 0)["gives"].items():
            after = state.clone()
            after.apply(state.parse(text), 0)
            assert change["points"] == [int(state.points(0)), int(after.points(0))]


def test_worlds_that_look_alike_have_the_same_outlook(asked):
    for number, state in enumerate(asked[::5]):
        other = state.clone()
        other.redeal(0, streams(number, "other"))
        assert outlook(other, 0) == outlook(state, 0)


def test_in_a_title_with_hidden_hands_only_ones_own_sheet_is_told():
    state = game("naishi").new(2, {}, 1)
    assert [sheet is None for sheet in outlook(state, 1)["score"]] == [True, False]
    assert outlook(state, None)["score"] == [None, None]
    assert all(outlook(game("white_castle").new(2, {}, 1), None)["score"])
