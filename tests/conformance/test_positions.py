"""Every position of some random games of every title, seat count and option."""

import json
from collections import Counter

import pytest

from himeji.engine.effect import TABLE
from himeji.engine.moves import do
from himeji.engine.record import parse_record
from himeji.engine.replay import verify
from tests.conformance import checks
from tests.saves.games import played
from tests.walks import walk


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
def test_every_position_holds_that(table, check):
    for seed in ("first", "second"):
        for state, _ in walk(table, seed):
            check(state)


def test_no_clone_changes_when_the_game_goes_on(table):
    kept = [(state.clone(), json.dumps(state.encode())) for state, _ in walk(table, 1)]
    assert all(json.dumps(clone.encode()) == text for clone, text in kept)


def test_all_things_are_conserved(table):
    for seed in range(5):
        counts = [checks.things(state) for state, _ in walk(table, seed)]
        assert all(count == counts[0] for count in counts)


def test_every_text_of_the_grammar_is_read_as_its_own_code(seating):
    grammar = seating.game.sheet.grammar
    assert Counter(grammar.texts) == Counter(set(grammar.texts))
    assert [grammar.code(text) for text in grammar.texts] == list(range(len(grammar.texts)))
    for effect in TABLE.of(seating.title):
        assert grammar.code(grammar.text(int(do(effect.id)))) == do(effect.id)


def test_a_recorded_game_replays_to_the_same_digests(table):
    journal = played(table, "recorded")
    record = parse_record(journal.record().to_json())
    assert record == journal.record()
    assert verify(table.game, record).entries == journal.entries


def test_seats_and_options_are_what_was_asked_for(table):
    state = table.new(1)
    assert state.seats == table.seats
    assert state.encode()["options"] == {
        name: dict(table.options).get(name, values[0]) for name, values in table.game.options.items()
    }
