"""The White Castle at the terminal: menus by number, reasons beside what cannot be chosen, the rival of a solo game."""

from functools import cache

import pytest

from himeji.locales import LANGUAGES, Voice
from tests.terminal.process import converse, run

TYPED = {
    "pair": "pair 1",
    "take": "take coral left",
    "why full": "why place domain",
    "place": "place diplomat_left",
    "board": "board",
    "exchange": "exchange coin",
    "beyond the list": "9",
    "by number": "2",
}


@cache
def conversation(language: str) -> dict[str, str]:
    arguments = ("play", "white_castle", "--seats", "human,random", "--seed", "5", "--language", language)
    return dict(zip(["start", *TYPED], converse(*arguments, lines=list(TYPED.values())), strict=True))


@pytest.fixture(params=LANGUAGES)
def voice(request) -> Voice:
    return Voice(request.param, "terminal", "white_castle")


@pytest.fixture
def answer(voice) -> dict[str, str]:
    return conversation(voice.language)


def test_the_pairs_on_offer_are_shown_with_what_they_give(answer, voice):
    assert voice.effect("(4 food & 2 iron & 3 coin & 2 seal)") in answer["start"]
    assert voice.question("choose_a_pair") in answer["start"]


def test_a_refusal_says_how_much_is_missing(answer, voice):
    more = voice.say("refusal-too-few-coin", more=1, need=4, have=3)
    assert answer["why full"].startswith(more)
    assert "WC-04" in answer["why full"]


def test_the_board_is_not_shown_again_within_an_action(answer, voice):
    assert voice.say("board-surroundings") in answer["take"]
    assert voice.say("board-surroundings") not in answer["place"]
    assert voice.say("board-surroundings") in answer["board"]
    assert voice.question("choose") in answer["board"]


def test_a_menu_is_numbered_and_says_what_it_comes_from(answer, voice):
    assert voice.cause("diplomat_left") in answer["place"].lower()
    assert f"1  {voice.move('decline')}" in answer["place"]


def test_a_menu_says_why_something_cannot_be_chosen(answer, voice):
    audience = voice.move("do 2 coin -> audience")
    reason = voice.say("refusal-too-few-coin", more=1, need=2, have=1)
    (line,) = [line for line in answer["place"].splitlines() if audience in line]
    assert line.startswith("–")
    assert line.endswith(reason)


def test_a_number_means_what_is_listed(answer, voice):
    assert voice.say("event-courtier-at-gate", you="yes", seat="") in answer["by number"]
    assert answer["beyond the list"].startswith(voice.say("error-unreadable-move", text="9"))


def test_the_rival_of_a_solo_game_has_a_name_and_a_column_of_the_score_sheet(voice):
    done = run("play", "white_castle", "--seats", "random", "--seed", "3", "--language", voice.language)
    assert (done.returncode, done.stderr) == (0, "")
    rival = voice.say("rival")
    head = [line for line in done.stdout.splitlines() if line.strip().endswith(rival)][-1]
    assert head.split() == [voice.say("seat-random", number=1, several="no"), rival]
    assert voice.say("board-next-card") in done.stdout


def test_the_level_of_the_rival_is_an_option(voice):
    easy, hard = [
        run("play", "white_castle", "--seats", "human", "--seed", "3", "--option", f"level={level}").stdout
        for level in (0, 2)
    ]
    assert "0 coins, 0 points" in easy
    assert "8 points" in hard
    assert hard.index("1. Tokugawa") < hard.index("2. Player")
