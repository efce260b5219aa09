"""What is kept of a match, so that it can be gone on with."""

import json

import pytest

import himeji
from himeji.arena.game import play
from himeji.arena.match import ArenaError
from himeji.arena.results import HEADER, LINES, Results, folders, read
from tests.arena.playing import match

RANDOM = match("random", seats=2)
PLAYED = [play(fixture) for fixture in RANDOM.fixtures(3)]


@pytest.fixture
def results(tmp_path) -> Results:
    kept = Results(tmp_path, RANDOM)
    for played in PLAYED:
        kept.keep(played)
    return kept


def test_what_was_finished_is_not_missing(results, tmp_path):
    again = Results(tmp_path, RANDOM)
    assert again.finished == results.finished
    assert again.missing(3) == []
    assert [fixture.deal for fixture in again.missing(5)] == [4, 5]


def test_another_match_in_the_same_place_begins_anew(results, tmp_path):
    assert len(Results(tmp_path, match("random", seats=2, open_discard=1)).missing(3)) == 3


def test_every_record_can_be_loaded(results):
    for played in PLAYED:
        path = results.folder / "records" / f"{played.fixture.name}.json"
        assert himeji.load(path).record().to_json() == played.record == path.read_text("utf-8")


def test_a_torn_line_is_played_again(results, tmp_path):
    lines = results.folder / LINES
    whole = lines.read_bytes()
    for cut in (1, 9, len(whole.splitlines(keepends=True)[-1])):
        lines.write_bytes(whole[:-cut])
        again = Results(tmp_path, RANDOM)
        assert [fixture.deal for fixture in again.missing(3)] == [3]
        again.keep(PLAYED[2])
        assert lines.read_bytes() == whole


def test_a_match_is_read_back_from_its_folder(results, tmp_path):
    assert folders([tmp_path]) == [results.folder]
    assert read(results.folder) == (RANDOM, list(results.finished.values()))


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        (HEADER, "castle", "NOT_A_MATCH"),
        (HEADER, "[]", "NOT_A_MATCH"),
        (HEADER, '{"format": "himeji-match 0"}', "NOT_A_MATCH"),
        (HEADER, '{"format": "himeji-match 1"}', "NOT_A_MATCH"),
        (LINES, "castle\n", "NOT_A_RESULT"),
        (LINES, '{"deal": 1}\n', "NOT_A_RESULT"),
    ],
)
def test_what_is_not_ours_is_refused_with_its_place(results, name, text, code):
    (results.folder / name).write_text(text)
    with pytest.raises(ArenaError) as caught:
        read(results.folder)
    assert caught.value.code == code
    assert name in str(caught.value.figures["place"])


def test_a_folder_without_matches_is_refused(tmp_path):
    with pytest.raises(ArenaError, match="NO_MATCHES_THERE"):
        folders([tmp_path])


def test_a_line_says_how_the_game_went(results):
    line = json.loads((results.folder / LINES).read_text("utf-8").splitlines()[0])
    played = PLAYED[0]
    assert (line["scores"], line["winners"], line["moves"]) == (played.scores, played.winners, played.moves)
