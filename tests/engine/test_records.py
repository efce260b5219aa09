"""Records: read and replayed, or refused with the place of what is wrong."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

import himeji
from himeji.engine.errors import RecordError, SetupError
from himeji.engine.journal import Journal
from himeji.engine.record import Replacement, commit, parse_record
from himeji.engine.replay import replay, verify
from tests.engine.spoiling import codes_in, spoiled
from tests.saves.games import played
from tests.walks import Table

NAISHI = himeji.game("naishi")
TEXT = played(Table("naishi", 2), "records").record().to_json()
RECORD = json.loads(TEXT)
LAST = len(RECORD["entries"])
REPLACED: dict[str, Any] = {"seq": 5, "seat": 1, "reason": "BOT_GONE"}
NOTED = {**RECORD, "players": ["level 1", "cmd:./bot"], "replaced": [REPLACED]}
ROLLED = next(n for n, entry in enumerate(RECORD["entries"]) if entry["chance"])
UNREADABLE = [
    ("", "NOT_JSON", "Expecting value: line 1 column 1 (char 0)"),
    (TEXT[:-9], "NOT_JSON", None),
    (json.dumps([RECORD]), "NOT_A_RECORD", "format"),
    (spoiled(RECORD, "format", to="himeji-record 0"), "NOT_A_RECORD", "format"),
    (himeji.new("naishi", 2, 1).encode(), "NOT_A_RECORD", "format"),
    (spoiled(RECORD, "title", drop=True), "MISSING_FIELD", "title"),
    (spoiled(RECORD, "scores", drop=True), "MISSING_FIELD", "scores"),
    ({**RECORD, "weather": "rain"}, "UNKNOWN_FIELD", "weather"),
    (spoiled(RECORD, "entries", 3, "move", drop=True), "MISSING_FIELD", "entry 4: move"),
    (spoiled(RECORD, "entries", 3, add="weather"), "UNKNOWN_FIELD", "entry 4: weather"),
    (spoiled(RECORD, "title", to=5), "WRONG_KIND", "title"),
    (spoiled(RECORD, "edition", to="1"), "WRONG_KIND", "edition"),
    (spoiled(RECORD, "edition", to=True), "WRONG_KIND", "edition"),
    (spoiled(RECORD, "seats", to=2.0), "WRONG_KIND", "seats"),
    (spoiled(RECORD, "options", to=[]), "WRONG_KIND", "options"),
    (spoiled(RECORD, "seed", to=5), "WRONG_KIND", "seed"),
    (spoiled(RECORD, "entries", to={}), "WRONG_KIND", "entries"),
    (spoiled(RECORD, "entries", 0, to="give monk"), "WRONG_KIND", "entry 1"),
    (spoiled(RECORD, "entries", 0, "seat", to="0"), "WRONG_KIND", "entry 1: seat"),
    (spoiled(RECORD, "entries", 0, "chance", to=None), "WRONG_KIND", "entry 1: chance"),
    (spoiled(RECORD, "entries", 0, "digest", to=0), "WRONG_KIND", "entry 1: digest"),
    (spoiled(RECORD, "entries", 4, "seq", to=4), "WRONG_SEQUENCE", "entry 5"),
    (spoiled(RECORD, "entries", 4, drop=True), "WRONG_SEQUENCE", "entry 5"),
    (spoiled(NOTED, "players", 1, drop=True), "WRONG_KIND", "players"),
    (spoiled(NOTED, "players", 1, to=None), "WRONG_KIND", "players"),
    (spoiled(NOTED, "replaced", to=None), "WRONG_KIND", "replaced"),
    (spoiled(NOTED, "replaced", 0, to="seat 1"), "WRONG_KIND", "replaced"),
    (spoiled(NOTED, "replaced", 0, "reason", to=5), "WRONG_KIND", "replaced: reason"),
    (spoiled(NOTED, "replaced", 0, "reason", drop=True), "MISSING_FIELD", "replaced: reason"),
    (spoiled(NOTED, "replaced", 0, add="by"), "UNKNOWN_FIELD", "replaced: by"),
    (spoiled(NOTED, "replaced", 0, "seat", to=2), "NO_SUCH_SEAT", "replaced: seat"),
    (spoiled(NOTED, "replaced", 0, "seq", to=0), "WRONG_SEQUENCE", "replaced: seq"),
]
UNPLAYABLE = [
    (spoiled(RECORD, "title", to="chess"), "OTHER_TITLE", "title"),
    (spoiled(RECORD, "edition", to=99), "OTHER_EDITION", "edition"),
    (spoiled(RECORD, "components", to="0" * 16), "OTHER_COMPONENTS", "components"),
    (spoiled(RECORD, "seed", to=None), "SEED_NOT_PUBLISHED", "seed"),
    (spoiled(RECORD, "seed", to="another"), "SEED_DOES_NOT_MATCH", "commitment"),
    (spoiled(RECORD, "commitment", to=commit("another")), "SEED_DOES_NOT_MATCH", "commitment"),
    (spoiled(RECORD, "opening", to="0" * 16), "POSITION_DIFFERS", "opening"),
    (spoiled(RECORD, "options", "open_discard", to=1), "POSITION_DIFFERS", "opening"),
    (spoiled(RECORD, "entries", 2, "digest", to="0" * 16), "POSITION_DIFFERS", "entry 3"),
    (spoiled(RECORD, "entries", 2, "move", to="open the gates"), "MOVE_REFUSED", "entry 3"),
    (spoiled(RECORD, "entries", 2, "move", to="give monk"), "MOVE_REFUSED", "entry 3"),
    (spoiled(RECORD, "entries", 2, "seat", to=1), "MOVE_REFUSED", "entry 3"),
    (spoiled(RECORD, "entries", 2, "seat", to=7), "MOVE_REFUSED", "entry 3"),
    (spoiled(RECORD, "entries", ROLLED, "chance", to=[]), "CHANCE_DIFFERS", f"entry {ROLLED + 1}"),
    (spoiled(RECORD, "entries", ROLLED, "chance", 0, 2, to=99), "CHANCE_DIFFERS", f"entry {ROLLED + 1}"),
    (spoiled(RECORD, "entries", LAST - 1, drop=True), "SCORES_DIFFER", "scores"),
    (spoiled(RECORD, "scores", to=[0, 0]), "SCORES_DIFFER", "scores"),
    (spoiled(RECORD, "scores", to=None), "SCORES_DIFFER", "scores"),
]


def named(cases: Sequence[tuple[Any, str, str | None]]) -> Any:
    return pytest.mark.parametrize(("data", "code", "place"), cases, ids=[f"{case[1]}-{case[2]}" for case in cases])


@named(UNREADABLE)
def test_what_cannot_be_read_is_refused_with_its_place(data, code, place):
    with pytest.raises(RecordError) as caught:
        parse_record(data if isinstance(data, str) else json.dumps(data))
    assert caught.value.code == code
    assert place in (caught.value.figures["place"], None)


@named(UNPLAYABLE)
def test_what_was_edited_is_refused_with_its_place(data, code, place):
    with pytest.raises(RecordError) as caught:
        verify(NAISHI, parse_record(json.dumps(data)))
    assert (caught.value.code, caught.value.figures["place"]) == (code, place)


def test_every_code_of_a_record_error_is_produced_here():
    produced = {code for _, code, _ in UNREADABLE + UNPLAYABLE}
    assert produced == codes_in("engine/record.py", "engine/replay.py")


def test_a_record_reads_back_line_by_line():
    assert parse_record(TEXT).to_json() == TEXT
    assert len(TEXT.splitlines()) == LAST + 2


def test_a_finished_record_carries_its_seed_and_scores():
    assert RECORD["seed"] == "records"
    assert RECORD["commitment"] == commit("records")
    assert verify(NAISHI, parse_record(TEXT)).state.outcome().scores == RECORD["scores"]


def test_a_record_can_say_who_played_and_who_was_replaced():
    record = parse_record(json.dumps(NOTED))
    assert (record.players, record.replaced) == (NOTED["players"], [Replacement(**REPLACED)])
    assert json.loads(record.to_json()) == NOTED
    assert verify(NAISHI, record).record() == record


def test_a_player_is_replaced_from_the_next_entry_on():
    journal = Journal(NAISHI, 2, seed="replaced")
    journal.play(journal.state.pending()[0].moves()[0])
    journal.replace(1, "BOT_GONE")
    assert journal.record().replaced == [Replacement(2, 1, "BOT_GONE")]


def test_the_seed_of_a_running_game_is_hidden_and_must_be_given_to_replay():
    journal = Journal(NAISHI, 2, seed="secret")
    journal.play(journal.state.pending()[0].moves()[0])
    record = journal.record()
    assert (record.seed, record.scores, record.commitment) == (None, None, commit("secret"))
    assert "secret" not in record.to_json()
    with pytest.raises(RecordError, match="SEED_NOT_PUBLISHED"):
        replay(NAISHI, record)
    assert replay(NAISHI, record, "secret").state.encode() == journal.state.encode()
    assert verify(NAISHI, record, "secret").entries == journal.entries


def test_a_game_can_be_replayed_up_to_any_entry():
    record = parse_record(TEXT)
    for until in (0, 1, 5, LAST):
        journal = replay(NAISHI, record, until=until)
        assert journal.entries == record.entries[:until]
        assert journal.state.digest() == (record.entries[until - 1].digest if until else record.opening)


def test_a_refused_move_in_a_record_says_why():
    with pytest.raises(RecordError) as caught:
        verify(NAISHI, parse_record(json.dumps(spoiled(RECORD, "entries", 2, "move", to="give monk"))))
    assert caught.value.figures == {"place": "entry 3", "move": "give monk", "reason": "NOT_OFFERED"}


def test_a_record_of_no_known_title_cannot_be_loaded(tmp_path):
    (tmp_path / "game.json").write_text(json.dumps(spoiled(RECORD, "title", to="chess")))
    with pytest.raises(SetupError, match="UNKNOWN_TITLE"):
        himeji.load(tmp_path / "game.json")
