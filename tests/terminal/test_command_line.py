"""The `himeji` command: what it prints, what it returns, and how it answers bad input."""

import json

import pytest

import himeji
from himeji.locales import Voice
from tests.terminal.process import lines_of_a_game, run

_, TABLE = lines_of_a_game("command line", ["human", "human"])
RECORD = TABLE.journal.record()


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(RECORD.to_json(), "utf-8")
    return path


def test_the_version_says_which_form_runs():
    assert run("--version").stdout == f"himeji {himeji.__version__} ({himeji.flavour()})\n"


def test_titles_are_listed_with_their_options(command, voice):
    shown = command("titles", "--language", voice.language).out
    assert all(title in shown for title in himeji.titles())
    assert f"open_discard=0|1  {voice.say('option-open-discard')}" in shown


def test_a_record_that_holds_is_verified(command, record, voice):
    answer = command("verify", record, "--language", voice.language)
    scores = " – ".join(map(str, RECORD.scores or []))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == voice.say("verified", file=record, moves=len(RECORD.entries), scores=scores) + "\n"


def change(record, **fields):
    record.write_text(json.dumps(json.loads(record.read_text("utf-8")) | fields), "utf-8")


@pytest.mark.parametrize(
    "fields",
    [{"scores": [0, 0]}, {"seed": "x"}, {"opening": "0"}, {"edition": 2}, {"components": "0"}, {"title": "go"}],
    ids=str,
)
def test_a_record_that_was_changed_does_not_hold(command, record, voice, fields):
    change(record, **fields)
    answer = command("verify", record, "--language", voice.language)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(f"{record}: ")
    assert answer.err.count("\n") == 1


def test_a_move_against_the_rules_is_named_with_its_reason(command, record, voice):
    entries = json.loads(record.read_text("utf-8"))["entries"]
    entries[2]["move"] = "recall"
    change(record, entries=entries)
    answer = command("verify", record, "--language", voice.language)
    assert answer.code == 1
    assert "entry 3" in answer.err
    assert voice.say("refusal-nobody-to-recall") in answer.err


def test_replay_shows_a_position_and_the_moves_before_it(command, record, voice):
    answer = command("replay", record, "--at", 9, "--language", voice.language)
    assert (answer.code, answer.err) == (0, "")
    assert [line.split()[0] for line in answer.out.splitlines()[:6]] == ["4", "5", "6", "7", "8", "9"]
    assert voice.move(RECORD.entries[8].move) in answer.out
    assert "Naishi · " in answer.out
    assert voice.say("score-total") not in answer.out


def test_replay_shows_a_hand_to_its_seat_only(command, record):
    assert command("replay", record, "--at", 2).out.count("░░░░░") == 10
    assert command("replay", record, "--at", 2, "--seat", 1).out.count("░░░░░") == 5


def test_replay_ends_with_the_final_score(command, record, voice):
    assert voice.say("score-total") in command("replay", record, "--language", voice.language).out


BAD = {
    "unknown command": ["conquer"],
    "unknown argument": ["play", "--cheat"],
    "not a number": ["replay", "x", "--at", "soon"],
    "unknown language": ["titles", "--language", "ja"],
    "unknown title": ["play", "go"],
    "unknown player": ["play", "--seats", "human,oracle"],
    "too few seats": ["play", "--seats", "human"],
    "no seats": ["play", "--seats", ""],
    "not an option": ["play", "--option", "open_discard"],
    "unknown option": ["play", "--option", "handicap=1"],
    "value out of range": ["play", "--option", "open_discard=99999999999999999999"],
    "no such file": ["verify", "nowhere.json"],
    "a folder": ["replay", "."],
    "nothing to load": ["play", "--load", "nowhere.json"],
    "nothing to measure": ["bench", "--rounds", "0"],
    "unknown title to measure": ["bench", "--title", "go"],
    "no peers": ["bench", "--peers"],
    "nobody in the arena": ["arena", "naishi"],
    "no games in the arena": ["arena", "naishi", "random", "--games", "0"],
    "an unknown player in the arena": ["arena", "naishi", "oracle"],
    "an unknown command in the arena": ["arena", "naishi", "cmd:no-such-command"],
    "no matches": ["arena", "--table", "."],
    "an unknown player as a bot": ["bot", "naishi", "oracle"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_gets_a_sentence_and_exit_code_2(command, arguments, voice, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", voice.language)
    answer = command(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.endswith(".\n")


def test_positions_outside_the_game_get_a_sentence(command, record, voice):
    moves = len(RECORD.entries)
    for at in (-1, moves + 1):
        answer = command("replay", record, f"--at={at}", "--language", voice.language)
        assert answer.code == 2
        assert voice.say("error-no-such-move", at=at, moves=moves) in answer.err
    assert command("replay", record, "--seat", 3).code == 2


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "ja_JP", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "ja_JP"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(command, monkeypatch, variables, language):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert Voice(language, "cli").say("cli-himeji") in command("--help").out


def test_help_is_in_the_language_asked_for_wherever_it_is_asked(command, voice):
    for arguments in (["--language", voice.language, "play", "--help"], ["play", f"--language={voice.language}", "-h"]):
        assert voice.say("cli-option") in command(*arguments).out


def test_help_begins_with_how_the_command_is_called(command, voice):
    for called in ("himeji", "himeji play"):
        told = command(*called.split()[1:], "--help", "--language", voice.language).out
        assert told.startswith(f"{voice.say('cli-usage')} {called} [")


def test_signs_that_the_terminal_lacks_are_replaced():
    assert run("play", "--seats", "random,random", "--language", "fr", PYTHONIOENCODING="ascii").returncode == 0
