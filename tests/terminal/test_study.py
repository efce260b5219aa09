"""Studying at the terminal: `himeji hint`, `combos` and `review`, and hints while playing."""

import json
from functools import cache
from pathlib import Path

import pytest

from himeji.engine.record import Record
from himeji.locales import Voice
from himeji.study.hints import hint
from himeji.terminal.study import port_of, position
from tests.saves.games import played
from tests.study.games import short_game
from tests.terminal.process import converse, lines_of_a_game
from tests.walks import Table

FEW = ("--simulations", 4)
SEED = "hints"
GAME, _ = lines_of_a_game(SEED, ["human", "random"])


@cache
def record(title: str, seats: int) -> Record:
    return played(Table(title, seats), "studied").record()


@pytest.fixture
def short(tmp_path: Path) -> Path:
    path = tmp_path / "short.json"
    path.write_text(short_game().record().to_json(), "utf-8")
    return path


@pytest.fixture
def naishi(tmp_path: Path) -> Path:
    path = tmp_path / "naishi.json"
    path.write_text(record("naishi", 2).to_json(), "utf-8")
    return path


@pytest.fixture
def castle(tmp_path: Path) -> Path:
    path = tmp_path / "castle.json"
    path.write_text(record("white_castle", 2).to_json(), "utf-8")
    return path


@pytest.fixture
def study_voice(voice: Voice) -> Voice:
    return Voice(voice.language, "terminal", "cli", "naishi", "study")


def test_a_hint_shows_the_best_moves_with_their_reasons(command, naishi, study_voice):
    answer = command("hint", naishi, "--at", 6, *FEW, "--language", study_voice.language)
    found = hint(port_of(position(naishi, 6), None), 4)
    assert (answer.code, answer.err) == (0, "")
    for advice in found.advice:
        assert f"  {advice.move}  {study_voice.move(advice.move)} · " in answer.out
    assert study_voice.say("hint-budget", simulations=4) in answer.out


def test_hints_combos_and_reviews_come_as_json_too(command, naishi, castle):
    advice = json.loads(command("hint", naishi, "--at", 6, *FEW, "--json").out)["advice"]
    assert advice[0]["chain"][0] == advice[0]["move"]
    found = json.loads(command("combos", castle, "--at", at_a_turn(), "--json").out)["combos"]
    assert found[0]["value"] >= found[-1]["value"]


def test_a_seat_is_chosen_where_several_are_asked(command, naishi):
    seats = [json.loads(command("hint", naishi, "--at", 0, "--seat", n, *FEW, "--json").out)["seat"] for n in (1, 2)]
    assert seats == [0, 1]


def test_without_a_number_the_last_decision_is_studied(command, naishi):
    last = len(record("naishi", 2).entries) - 1
    assert command("hint", naishi, *FEW).out == command("hint", naishi, *FEW, "--at", last).out


def at_a_turn() -> int:
    """After how many moves of the castle's record a die is to be taken, with a seat that may choose freely."""
    entries = record("white_castle", 2).entries
    return next(entry.seq - 1 for entry in entries if entry.move.startswith("take"))


def test_combos_of_a_die_are_listed_with_costs_and_gains(command, castle, study_voice):
    at = at_a_turn()
    answer = command("combos", castle, "--at", at, "--die", "coral-left", "--language", study_voice.language)
    assert (answer.code, answer.err) == (0, "")
    chains = [line for line in answer.out.splitlines() if line.startswith("   take ")]
    assert len(chains) > 2
    assert all(chain.startswith("   take coral left → place ") or "exchange" in chain for chain in chains)


def test_a_review_is_printed_and_drawn(command, short, tmp_path):
    voice = Voice("fr", "terminal", "naishi", "study")
    picture = tmp_path / "graph.svg"
    text = short.read_text("utf-8")
    answer = command("review", short, *FEW, "--jobs", 1, "--out", picture, "--language", "fr")
    assert answer.code == 0
    assert voice.say("review-title", title="Naishi") in answer.out
    assert voice.say("review-written", file=picture) in answer.out
    assert picture.read_text("utf-8").startswith("<svg ")
    assert short.read_text("utf-8") == text


def test_only_a_picture_is_drawn_over(command, naishi, study_voice):
    text = naishi.read_text("utf-8")
    answer = command("review", naishi, *FEW, "--jobs", 1, "--out", naishi, "--language", study_voice.language)
    assert (answer.code, answer.out) == (2, "")
    assert study_voice.say("error-not-our-file", place=str(naishi)) in answer.err
    assert naishi.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["hint", "FILE", "--at", "END"], "error-nothing-to-decide"),
        (["hint", "FILE", "--seat", "9"], "error-seat-not-asked"),
        (["hint", "FILE", "--at", "999"], "error-no-such-move"),
        (["combos", "FILE", "--die", "middle"], "error-not-a-die"),
    ],
)
def test_bad_input_gets_a_sentence(command, castle, study_voice, arguments, message):
    moves = len(record("white_castle", 2).entries)
    given = [str(castle) if word == "FILE" else str(moves) if word == "END" else word for word in arguments]
    answer = command(*given, "--language", study_voice.language)
    place = {"hint": "--at" if "END" in arguments else "--seat", "combos": "middle"}[arguments[0]]
    assert (answer.code, answer.out) == (2, "")
    assert study_voice.say(message, place=place, at=999, moves=moves) in answer.err


def test_a_running_game_is_not_reviewed(command, study_voice, tmp_path):
    file = tmp_path / "running.json"
    converse("play", "--seed", SEED, lines=[GAME[0], f"save {file}", "quit"])
    answer = command("review", file, *FEW, "--language", study_voice.language)
    assert (answer.code, answer.out) == (2, "")
    assert study_voice.say("error-game-not-over", place="scores") in answer.err
    assert command("hint", file, *FEW).code == 0


def test_while_playing_a_hint_can_be_had_and_then_its_reasons(study_voice):
    words = [study_voice.say(f"command-{name}") for name in ("hint", "why")]
    lines = [words[1], f"{words[0]} 8", words[1], GAME[0], words[1]]
    shown = converse("play", "--seed", SEED, "--language", study_voice.language, lines=lines)
    before, advice, reasons, _, after = shown[1:]
    assert advice.startswith("1  give ")
    assert study_voice.say("hint-ask-why", why=words[1]) in advice
    assert reasons.startswith("give ")
    assert reasons != before == after  # reasons are for the position in which the hint was given
