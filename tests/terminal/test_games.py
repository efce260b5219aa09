"""Whole games, played by typing into the real command."""

import re

import pytest

from himeji.locales import LANGUAGES, Voice
from himeji.terminal.words import capital
from tests.terminal.process import lines_of_a_game, run
from tests.walks import seatings

SITTINGS = {"against a random seat": "human,random", "two people": "human,human", "second": "random,human"}


@pytest.mark.parametrize("seats", SITTINGS.values(), ids=SITTINGS)
def test_a_game_is_played_to_its_final_score(voice, seats):
    lines, table = lines_of_a_game("a whole game", seats.split(","))
    typed = "\n".join(lines)
    done = run("play", "--seed", "a whole game", "--seats", seats, "--language", voice.language, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    outcome = table.journal.state.outcome()
    sheet = done.stdout[done.stdout.rindex(voice.say("board-discard-all", cards="").rstrip(".")) :]
    totals = re.search(rf"{voice.say('score-total')}\s+(-?\d+)\s+(-?\d+)", sheet)
    assert totals is not None
    assert [int(total) for total in totals.groups()] == outcome.scores
    for items in outcome.items:
        for item in items:
            assert re.search(rf"{capital(voice.word(item.code))} .*{item.points}", sheet)
    assert voice.say("decided-" + outcome.decided_by) in sheet
    assert "░" not in done.stdout[done.stdout.rindex("Naishi · ") :]
    assert done.stdout.endswith(voice.say("farewell") + "\n")


@pytest.mark.parametrize("table", seatings(), ids=str)
def test_every_title_is_played_to_its_final_score_by_any_number(table):
    """One person against random seats, in a language that changes with their number."""
    voice = Voice(LANGUAGES[table.seats % len(LANGUAGES)], "terminal", table.title)
    players = ["human"] + ["random"] * (table.seats - 1)
    lines, played = lines_of_a_game("any number", players, table.title)
    arguments = ("--seed", "any number", "--seats", ",".join(players), "--language", voice.language)
    done = run("play", table.title, *arguments, typed="\n".join(lines))
    assert (done.returncode, done.stderr) == (0, "")
    totals = re.findall(rf"{voice.say('score-total')}((?: +-?\d+)+)", done.stdout)[-1]
    assert [int(total) for total in totals.split()] == played.journal.state.outcome().scores


def test_random_seats_play_alone_and_the_same_seed_gives_the_same_game():
    first, second = (run("play", "--seats", "random,random", "--seed", "8").stdout for _ in range(2))
    assert first == second
    assert "wins" in first or "share" in first


def test_a_game_without_a_seed_has_a_secret_one():
    first, second = (run("play", "--seats", "random,random").stdout for _ in range(2))
    assert first != second
