"""A game with its log: played, taken back as far as nothing was learned, and begun again."""

import pytest

import himeji
from himeji.engine.errors import Refused, UndoRefused, UnreadableMove
from himeji.engine.journal import Journal
from tests.engine.spoiling import codes_in

SWAP_LINE = "swap line 1 2"  # the seat must then develop: nobody else is asked, nothing is turned up
PRODUCED = {
    "NOT_YOUR_MOVE": (SWAP_LINE, 1),
    "OTHERS_WERE_ASKED": ("decree line 1", 0),
    "CHANCE_WAS_USED": ("discard river 1 2", 0),
    "SOMETHING_WAS_REVEALED": ("swap column 1", 0),
}


@pytest.fixture
def journal() -> Journal:
    """Naishi, after the opening exchange: seat 0 is to move."""
    begun = Journal(himeji.game("naishi"), 2, seed="undo")
    for decision in begun.state.pending():
        begun.play(decision.moves()[0], decision.seat)
    return begun


def test_a_move_that_reveals_nothing_is_taken_back_freely(journal):
    before = journal.state.encode()
    journal.play(SWAP_LINE)
    journal.undo(0)
    assert journal.state.encode() == before
    assert len(journal.entries) == 2
    journal.play("swap line 2 3")
    assert journal.entries[-1].move == "swap line 2 3"


@pytest.mark.parametrize("reason", PRODUCED)
def test_a_move_is_not_taken_back(journal, reason):
    move, seat = PRODUCED[reason]
    journal.play(move)
    after, entries = journal.state.encode(), list(journal.entries)
    with pytest.raises(UndoRefused) as caught:
        journal.undo(seat)
    assert caught.value.code == reason
    assert journal.state.encode() == after
    assert journal.entries == entries


def test_before_the_first_move_there_is_nothing_to_take_back():
    with pytest.raises(UndoRefused, match="NOTHING_TO_UNDO"):
        Journal(himeji.game("naishi"), 2).undo(0)


def test_every_reason_not_to_take_back_is_produced_here():
    assert {*PRODUCED, "NOTHING_TO_UNDO"} == codes_in("engine/journal.py")


def test_what_is_taken_back_and_played_again_gives_the_same_position(journal):
    journal.play(SWAP_LINE)
    digest = journal.entries[-1].digest
    journal.undo(0)
    journal.play(SWAP_LINE)
    assert journal.entries[-1].digest == digest


def test_a_refused_or_unreadable_move_is_not_logged(journal):
    before = journal.state.encode()
    for move, error in (("recall", Refused), ("rest", UnreadableMove)):
        with pytest.raises(error):
            journal.play(move)
    with pytest.raises(Refused, match="NOT_YOUR_TURN"):
        journal.play(SWAP_LINE, seat=1)
    assert len(journal.entries) == len(journal.before) == 2
    assert journal.state.encode() == before


def test_the_log_names_seat_move_chance_and_digest(journal):
    events = journal.play("discard river 1 2")
    entry = journal.entries[-1]
    assert (entry.seq, entry.seat, entry.move) == (3, 0, "discard river 1 2")
    assert [stream for stream, _, _ in entry.chance] == ["river", "river"]
    assert entry.digest == journal.state.digest()
    assert "river_discarded" in {event.code for event in events}
