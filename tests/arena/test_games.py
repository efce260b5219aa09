"""A game of a match: the same each time, recorded, with a note of who was replaced."""

import pytest

import himeji
from himeji.arena.game import Trouble, attempt, play, received
from himeji.arena.match import ArenaError, Match
from himeji.engine.record import Replacement, parse_record
from himeji.engine.replay import verify
from tests.arena.playing import COMMAND, match
from tests.bots.scripts import MID_GAME, after_one_move
from tests.walks import Table


def first_game(found: Match):
    return play(found.fixtures(1)[0])


def test_a_game_is_determined_by_its_fixture(seating: Table):
    found = match("random", title=seating.title, seats=seating.seats)
    played = first_game(found)
    assert first_game(found).record == played.record
    journal = verify(himeji.game(seating.title), parse_record(played.record))
    assert (played.scores, played.winners) == (journal.state.outcome().scores, journal.state.outcome().winners)
    assert played.moves == len(journal.entries)


def test_the_record_says_who_played():
    record = parse_record(play(match("greedy", "random").fixtures(2)[1]).record)
    assert record.players == ["random", "greedy"]
    assert record.replaced == []


@pytest.mark.parametrize("name", ["random", "level 1", "search 5"])
def test_a_game_over_the_protocol_is_the_game_without_it(name):
    direct = first_game(match(name, "random"))
    through = first_game(match(f"{COMMAND} naishi '{name}'", "random"))
    assert through.complaints == []
    entries = [parse_record(played.record).entries for played in (direct, through)]
    assert entries[0] == entries[1]


def test_a_bot_that_fails_is_replaced_for_the_rest_of_the_game_and_the_record_says_so():
    played = first_game(match(f"cmd:{after_one_move(MID_GAME['crashes'][0])}", "random"))
    record = parse_record(played.record)
    second = [entry.seq for entry in record.entries if entry.seat == 0][1]
    assert record.replaced == [Replacement(second, 0, "BOT_GONE")]
    assert verify(himeji.game("naishi"), record).record() == record
    (complaint,) = played.complaints
    assert (complaint.seat, complaint.seq, complaint.reason) == (0, second, "BOT_GONE")
    assert "ZeroDivisionError" in complaint.stderr


def test_other_rules_than_those_of_the_match_are_refused():
    found = match("random", "greedy")
    for change in ({"edition": 99}, {"components": "0"}, {"fitted": "0"}):
        other = Match(**{**vars(found), **change}).fixtures(1)[0]
        trouble = attempt(other)
        assert isinstance(trouble, Trouble)
        with pytest.raises(ArenaError, match="OTHER_RULES_THERE"):
            received(trouble)


def test_an_error_of_ours_names_the_game(capfd):
    broken = Match(**{**vars(match("random", "greedy")), "players": ("random", "greedy", "greedy")})
    with pytest.raises(ArenaError) as caught:
        received(attempt(broken.fixtures(1)[0]))
    assert caught.value.code == "GAME_FAILED"
    assert str(caught.value.figures["place"]).endswith("00001-1")
    assert "Traceback" in capfd.readouterr().err
