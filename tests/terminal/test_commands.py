"""What can be typed besides moves, and what happens when it cannot be understood."""

from functools import cache

import pytest

from himeji.locales import Voice
from tests.terminal.process import converse, lines_of_a_game, run

SEED = "commands"
GAME, TABLE = lines_of_a_game(SEED, ["human", "random"])
TYPED = {
    "opening undo": "undo",
    "opening": GAME[0],
    "moves": "moves",
    "why refused": "why recall",
    "why by ruling": "WHY pass",
    "why allowed": "why develop line 2",
    "why without a move": "why",
    "why nonsense": "why castle",
    "refused": "recall",
    "score": "score",
    "typing error": "devlop line 3",
    "command error": "mvoes",
    "nonsense": "xyzzy",
    "nothing": "",
    "help": "help",
    "swap": "swap line 1 2",
    "undo": "undo",
    "cut short": "DEV l 3",
    "undo too late": "undo",
    "quit": "quit",
    "after quitting": "decline",
}


@cache
def conversation(language: str) -> dict[str, str]:
    lines = list(TYPED.values())
    shown = converse("play", "--seed", SEED, "--language", language, lines=lines)
    return dict(zip(["start", *TYPED], shown, strict=False))


@pytest.fixture
def answer(voice: Voice) -> dict[str, str]:
    """The answer to each line of one long conversation."""
    return conversation(voice.language)


def test_the_start_says_how_to_find_help(answer, voice):
    assert answer["start"].startswith(voice.say("welcome", title="Naishi", help=voice.say("command-help")))
    assert voice.question("give_a_card") in answer["start"]


def test_moves_lists_every_move_by_family(answer, voice):
    assert f"develop line …  {voice.move('develop line …')}\n    1 · 2 · 3 · 4 · 5\n" in answer["moves"]
    assert f"swap river … …  {voice.move('swap river … …')}\n    1 2 · 1 3 · 1 4" in answer["moves"]
    assert "declare end" not in answer["moves"]


def test_why_says_what_stands_in_the_way_and_where_the_rules_say_so(answer, voice):
    assert answer["why refused"].startswith(voice.say("refusal-nobody-to-recall") + "\nNA-08")
    assert answer["why by ruling"].startswith(voice.say("refusal-an-action-is-possible") + "\nNA-R4")


def test_why_says_that_a_move_is_allowed(answer, voice):
    move = "develop line 2"
    assert answer["why allowed"] == voice.say("why-legal", move=move, words=voice.move(move)) + "\n"


def test_why_needs_a_move(answer, voice):
    example = voice.say("why-what", command=voice.say("command-why"), move="copy ronin")
    assert answer["why without a move"] == example + "\n"
    assert voice.say("error-unreadable-move", text="castle") in answer["why nonsense"]


def test_a_refused_move_says_why_and_asks_again(answer, voice):
    assert answer["refused"].startswith(voice.say("refusal-nobody-to-recall") + "\nNA-08")
    assert "Naishi · " not in answer["refused"]


def test_what_is_not_understood_brings_the_closest_moves(answer, voice):
    assert answer["typing error"].startswith(voice.say("error-unreadable-move", text="devlop line 3"))
    assert f"  develop line 3  {voice.move('develop line 3')}\n" in answer["typing error"]
    assert voice.say("did-you-mean-command", command="moves") in answer["command error"]
    words = {"moves": voice.say("command-moves"), "help": voice.say("command-help")}
    assert voice.say("see-help", **words) in answer["nonsense"]
    assert answer["nothing"].strip() == ""


def test_score_shows_ones_own_points_only(answer, voice):
    assert answer["score"].startswith(voice.say("score-so-far"))
    assert voice.say("score-points") in answer["score"]
    assert voice.say("seat-random", number=2, several="no") not in answer["score"]


def test_help_names_every_command(answer, voice):
    for name in ("moves", "why", "undo", "save", "load", "score", "help", "quit"):
        word = voice.say(f"command-{name}")
        assert voice.say(f"help-{name}", "form", word=word) in answer["help"]
        assert voice.say(f"help-{name}") in answer["help"]


def test_undo_takes_back_what_taught_nobody_anything(answer, voice):
    assert voice.question("develop") in answer["swap"]
    assert answer["undo"].startswith(voice.say("undone"))
    assert voice.question("turn") in answer["undo"]


def test_undo_does_not_take_back_a_revealed_card(answer, voice):
    assert answer["undo too late"] == voice.say("error-chance-was-used") + "\n"


def test_undo_does_not_take_back_the_moves_of_others(answer, voice):
    assert answer["opening undo"] == voice.say("error-not-your-move") + "\n"


def test_words_may_be_cut_short_in_any_case(answer, voice):
    assert voice.question("additional_action") in answer["cut short"]


def test_quit_leaves_at_once(answer, voice):
    assert answer["quit"] == voice.say("farewell") + "\n"
    assert "after quitting" not in answer


def test_commands_have_a_word_in_the_language_too(voice):
    lines = [GAME[0], voice.say("command-help"), voice.say("command-score"), voice.say("command-quit")]
    shown = converse("play", "--seed", SEED, "--language", voice.language, lines=lines)
    assert voice.say("help-quit") in shown[2]
    assert shown[3].startswith(voice.say("score-so-far"))
    assert shown[4] == voice.say("farewell") + "\n"


def test_once_the_game_is_over_moves_are_refused_and_its_record_can_be_kept(voice, tmp_path):
    file = tmp_path / "over.json"
    lines = [*GAME, "develop line 1", "moves", "undo", "score", f"save {file}"]
    *_, refused, moves, undo, score, saved = converse("play", "--seed", SEED, "--language", voice.language, lines=lines)
    assert refused == voice.say("refusal-game-over") + "\n"
    assert moves == refused
    assert undo.rstrip() in [voice.say(f"error-{code}") for code in ("not-your-move", "others-were-asked")]
    assert voice.say("seat-random", number=2, several="no") in score
    assert saved.startswith(voice.say("saved-record", file=file))
    verified = run("verify", str(file), "--language", voice.language)
    assert (verified.returncode, verified.stderr) == (0, "")
    scores = " – ".join(map(str, TABLE.journal.state.outcome().scores))
    assert verified.stdout == voice.say("verified", file=file, moves=len(TABLE.journal.entries), scores=scores) + "\n"
