"""The review of a finished game: chances, decisions and luck."""

import json

import pytest

import himeji
from himeji.engine.errors import RecordError
from himeji.engine.journal import Journal
from himeji.study.judge import Judge
from himeji.study.review import review, rounds
from himeji.study.reviewer import Reviewer
from tests.leaks.worlds import redealt
from tests.saves.games import played
from tests.study.conftest import MUCH, SIMULATIONS
from tests.study.games import short_game
from tests.walks import Table, dice, positions


def test_quality_luck_and_hindsight_lead_from_one_decision_to_the_next(reviewed):
    following = [*(verdict.wins for verdict in reviewed.verdicts[1:]), reviewed.end]
    for verdict, after in zip(reviewed.verdicts, following, strict=True):
        parts = (verdict.wins, verdict.quality, verdict.luck, verdict.hindsight)
        assert [sum(each) for each in zip(*parts, strict=True)] == pytest.approx(after)


def test_an_account_adds_up_from_the_start_to_the_end(reviewed, blundered):
    outcome = blundered[0].state.outcome()
    for seat in (0, 1):
        account = reviewed.account(seat)
        assert sum(account[cause] for cause in ("start", "own", "others", "luck", "hindsight")) == pytest.approx(
            account["end"]
        )
        assert account["end"] == (seat in outcome.winners) / len(outcome.winners)
        assert account["own"] <= 0


def test_a_planted_blunder_is_the_largest_mistake(reviewed, blundered):
    journal, blunder = blundered
    worst = reviewed.mistakes[0]
    assert (worst.seq, worst.seat) == (blunder, journal.entries[blunder - 1].seat)
    assert worst.move == journal.entries[blunder - 1].move != worst.better
    assert worst.cost > MUCH
    assert worst.reason.components


def test_who_plays_as_the_judge_would_makes_no_mistake(reviewed, blundered):
    _, blunder = blundered
    assert [verdict.seq for verdict in reviewed.verdicts if verdict.cost > 0] == [blunder]


def test_there_is_no_luck_where_chance_was_not_asked(reviewed, blundered):
    entries = blundered[0].entries
    for verdict, entry in zip(reviewed.verdicts, entries, strict=True):
        assert entry.chance or not any(verdict.luck)
    assert any(any(verdict.luck) for verdict in reviewed.verdicts)


def test_where_there_is_no_choice_nothing_is_judged(reviewed, blundered):
    for verdict, state in zip(reviewed.verdicts, blundered[0].before, strict=True):
        (decision, *_) = [decision for decision in state.pending() if decision.seat == verdict.seat]
        assert verdict.is_forced == (len(decision.moves()) == 1)
        if verdict.is_forced:
            assert verdict.best == verdict.move
            assert not any(verdict.quality)


def test_the_record_stays_as_it_was_and_the_same_is_found_on_several_processes():
    record = short_game().record()
    text = record.to_json()
    heard: list[tuple[int, int]] = []
    alone = review(record, SIMULATIONS, tell=lambda done, whole: heard.append((done, whole)))
    assert heard == [(done, len(record.entries)) for done in range(1, len(record.entries) + 1)]
    assert json.dumps(review(record, SIMULATIONS, jobs=2).to_json()) == json.dumps(alone.to_json())
    assert record.to_json() == text


def test_a_decision_is_judged_by_what_its_seat_knew(judge):
    differed = 0
    for n, state in enumerate(positions(Table("naishi", 2), "judged")[4:24:7]):
        seat = int(state.to_move())
        world = redealt(state, seat, dice("judged", n))
        played = state.pending()[0].moves()[-1].text
        assert judge.choice(world.port(seat), played) == judge.choice(state.port(seat), played)
        assert judge.outlook(world.port(seat)) == judge.outlook(state.port(seat))
        differed += world.encode() != state.encode()
    assert differed == 3


def test_who_is_not_asked_judges_too_by_what_it_knows(judge):
    for n, state in enumerate(positions(Table("naishi", 2), "judged")[4:24:7]):
        other = 1 - int(state.to_move())
        world = redealt(state, other, dice("judged", n))
        found = judge.outlook(state.port(other))
        assert judge.outlook(world.port(other)) == found
        assert sum(found.wins) == pytest.approx(1)


def test_luck_is_what_came_against_what_could_have_come(judge):
    """All outcomes of one chance are measured by the same expectation: the better the outlook, the greater the luck."""
    state = next(s for s in positions(Table("naishi", 2), "luck") if s.pending() and s.pending()[0].asks == "develop")
    seat = int(state.to_move())
    move = state.pending()[0].moves()[0]
    lucks, outlooks = [], []
    for n in range(5):
        after = state.clone()
        after.redeal(seat, dice("luck", n))
        after.apply(move, seat)
        lucks.append(judge.luck(state.port(seat), seat, move.text, after.port(seat))[seat])
        outlooks.append(judge.mean_outlook([after.port(seat)]).wins[seat])
    assert len(set(outlooks)) > 1
    assert [luck - lucks[0] for luck in lucks] == pytest.approx([outlook - outlooks[0] for outlook in outlooks])


def test_a_game_that_is_not_over_cannot_be_reviewed():
    journal = Journal(himeji.game("naishi"), 2, {}, "7")
    with pytest.raises(RecordError, match="GAME_NOT_OVER"):
        review(journal.record(), 8)


def test_rounds_are_marked_where_they_begin():
    journal = played(Table("white_castle", 2), "rounds")
    begun = rounds(journal)
    assert len(begun) == 2
    for seq in begun:
        assert any(stream == "dice" for stream, _, _ in journal.entries[seq - 2].chance)


def test_everybody_who_can_win_is_in_the_review_of_a_solo_game():
    journal = played(Table("white_castle", 1), "solo")
    reviewer = Reviewer(journal.record(), Judge("white_castle", SIMULATIONS))
    at = next(at for at, entry in enumerate(journal.entries) if entry.chance)
    found = reviewer.look(at)
    assert len(found.luck) == len(found.change) == 2
