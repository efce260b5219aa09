"""Who plays whom, from which seats, with which seeds."""

import pytest

import himeji
from himeji.arena.match import ArenaError, matches
from himeji.bots.external import player
from himeji.bots.search_player import SearchPlayer
from himeji.engine.errors import HimejiError
from tests.arena.playing import match


def test_a_deal_is_played_with_every_rotation_of_the_players():
    assert match("random", "greedy").seatings() == [("random", "greedy"), ("greedy", "random")]
    fixtures = match("random", "greedy").fixtures(4)
    assert [(each.deal, each.turn) for each in fixtures] == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert fixtures[0].seed == fixtures[1].seed != fixtures[2].seed
    assert fixtures[1].players == ("greedy", "random")


def test_the_last_player_takes_the_seats_that_are_left():
    four = match("greedy", "random", title="white_castle", seats=4)
    assert four.players == ("greedy", "random", "random", "random")
    assert len(four.seatings()) == 4


def test_a_game_against_oneself_is_not_played_twice():
    assert match("random", seats=2).seatings() == [("random", "random")]


def test_of_more_players_than_seats_every_group_plays():
    found = matches("naishi", ["level 1", "greedy", "random"], None, {}, "tests")
    assert [each.players for each in found] == [("level 1", "greedy"), ("level 1", "random"), ("greedy", "random")]


def test_the_table_has_a_seat_for_each_player_if_it_can():
    for count in himeji.game("white_castle").seats:
        assert len(match(*["random"] * count, title="white_castle").players) == count


def test_deals_are_never_cut_in_two():
    assert len(match("random", "greedy").fixtures(3)) == 4


def test_seats_draw_by_seeds_of_their_own_that_do_not_tell_the_seed_of_the_game():
    fixtures = match("random", "greedy").fixtures(4)
    seeds = [each.seed_of(seat) for each in fixtures for seat in (0, 1)]
    assert len(set(seeds)) == 4  # both games of a deal have the same two
    assert not [seed for seed in seeds if "tests" in seed]


def test_every_match_has_a_folder_of_its_own():
    found = [match("random", "greedy"), match("greedy", "random"), match("random", "greedy", open_discard=1)]
    found += [match("random", "cmd:sh -c 'exit 1'"), match("random", "cmd:sh -c 'exit 2'")]
    names = {each.name() for each in found}
    assert len(names) == len(found)
    assert all(set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-_") for name in names)


def test_a_search_is_named_by_its_simulations():
    searching = player("naishi", "search 20")
    assert isinstance(searching, SearchPlayer)
    assert (searching.simulations, searching.seconds) == (20, None)


@pytest.mark.parametrize(
    ("title", "players", "seats", "options", "code"),
    [
        ("go", ["random"], None, {}, "UNKNOWN_TITLE"),
        ("naishi", [], None, {}, "NOBODY_PLAYS"),
        ("naishi", ["oracle"], None, {}, "UNKNOWN_BOT"),
        ("naishi", ["search 0"], None, {}, "UNKNOWN_BOT"),
        ("naishi", ["search"], None, {}, "UNKNOWN_BOT"),
        ("naishi", ["cmd:no-such-command"], None, {}, "BOT_NOT_STARTED"),
        ("naishi", ["cmd:"], None, {}, "BOT_NOT_STARTED"),
        ("naishi", ["cmd:'"], None, {}, "BOT_NOT_STARTED"),
        ("naishi", ["random"], 3, {}, "WRONG_SEATS"),
        ("naishi", ["random"], None, {"handicap": 1}, "UNKNOWN_OPTION"),
        ("naishi", ["random"], None, {"open_discard": 7}, "WRONG_OPTION"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(title, players, seats, options, code):
    with pytest.raises(HimejiError) as caught:
        matches(title, players, seats, options, "tests")
    assert caught.value.code == code


def test_a_decision_takes_time():
    with pytest.raises(ArenaError, match="NOBODY_PLAYS"):
        matches("naishi", ["random"], None, {}, "tests", seconds=0)
