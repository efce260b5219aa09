"""Recorded games replay and verify, whatever has changed since."""

import pytest

import himeji
from himeji.engine.record import parse_record
from himeji.engine.replay import verify
from tests.saves.games import SAVES, path


@pytest.mark.parametrize("n", range(SAVES))
def test_a_finished_game_replays_for_ever(seating, n):
    record = parse_record(path(seating, n).read_text(encoding="utf-8"))
    journal = verify(seating.game, record)
    assert not journal.state.pending()
    assert journal.record() == record
    assert himeji.load(path(seating, n)).record() == record


@pytest.mark.parametrize("n", range(SAVES))
def test_a_record_is_written_as_it_was_read(seating, n):
    text = path(seating, n).read_text(encoding="utf-8")
    assert parse_record(text).to_json() == text
