"""A game can be left and gone on with; what is not one of ours is neither read nor written over."""

import json

import pytest

from himeji.engine.errors import HimejiError, RecordError
from himeji.terminal import saves
from tests.terminal.process import converse, lines_of_a_game, run

PLAYERS = ["human", "random"]
LINES, TABLE = lines_of_a_game("to be saved", PLAYERS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A game saved in the middle, and gone on with in another process to its end."""
    folder = tmp_path_factory.mktemp("saves")
    middle = len(LINES) // 2
    typed = [*LINES[:middle], f"save {folder / 'middle.json'}"]
    run("play", "--seed", "to be saved", typed="\n".join(typed))
    typed = [f"load {folder / 'middle.json'}", *LINES[middle:], f"save {folder / 'over.json'}"]
    run("play", typed="\n".join(typed))
    return folder


def test_a_loaded_game_goes_on_to_the_same_end(folder):
    assert (folder / "over.json").read_text("utf-8") == TABLE.journal.record().to_json()


def test_a_loaded_position_is_the_saved_one(folder):
    entries = json.loads((folder / "middle.json").read_text("utf-8"))["record"]["entries"]
    table = saves.load(folder / "middle.json")
    assert table.journal.state.digest() == entries[-1]["digest"]
    assert table.players == PLAYERS


def test_the_command_goes_on_with_a_saved_game(folder, voice):
    done = run("play", "--load", str(folder / "middle.json"), "--language", voice.language)
    assert done.returncode == 0
    assert "Naishi · " in done.stdout


def test_the_record_of_a_running_game_keeps_the_seed_apart(folder):
    data = json.loads((folder / "middle.json").read_text("utf-8"))
    assert data["record"]["seed"] is None
    assert data["seed"] == "to be saved"


def edited(data, **changes):
    return json.dumps(data | changes)


BROKEN = {
    "truncated": lambda data: json.dumps(data)[:-40],
    "not json": lambda data: "castle",
    "not utf-8": lambda data: b"\xff\xfe",
    "empty": lambda data: "",
    "a list": lambda data: "[]",
    "foreign": lambda data: '{"format": "other 1"}',
    "another seed": lambda data: edited(data, seed="another"),
    "no seed": lambda data: edited(data, seed=None),
    "too many players": lambda data: edited(data, players=["human"] * 3),
    "unknown players": lambda data: edited(data, players=["human", "oracle"]),
    "no players": lambda data: json.dumps({name: value for name, value in data.items() if name != "players"}),
    "more than there is": lambda data: edited(data, notes="hello"),
    "unknown title": lambda data: edited(data, record=data["record"] | {"title": "go"}),
    "other edition": lambda data: edited(data, record=data["record"] | {"edition": 99}),
    "other components": lambda data: edited(data, record=data["record"] | {"components": "0"}),
    "unknown option": lambda data: edited(data, record=data["record"] | {"options": {"handicap": 1}}),
    "moves left out": lambda data: edited(data, record=data["record"] | {"entries": data["record"]["entries"][1:]}),
}


@pytest.mark.parametrize("spoil", BROKEN.values(), ids=BROKEN)
def test_a_broken_save_is_refused_with_a_sentence(folder, tmp_path, voice, spoil):
    broken = tmp_path / "broken.json"
    text = spoil(json.loads((folder / "middle.json").read_text("utf-8")))
    broken.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(HimejiError) as caught:
        saves.load(broken)
    said = voice.error(caught.value)
    assert said.endswith((".", ")"))
    assert caught.value.code not in said


def test_a_file_that_is_not_ours_is_not_written_over(tmp_path, voice):
    diary = tmp_path / "diary.txt"
    diary.write_text("private")
    lines = [
        f"save {diary}",
        f"load {diary}",
        f"load {tmp_path / 'none'}",
        f"save {tmp_path / 'no' / 'folder'}",
        "save",
    ]
    _, over, other, none, nowhere, nothing = converse("play", "--language", voice.language, lines=lines)
    assert over == voice.say("error-not-our-file", place=diary) + "\n"
    assert diary.read_text() == "private"
    assert other.startswith(voice.say("error-not-json", place="").partition("(")[0])
    assert none == voice.say("error-file-missing", place=tmp_path / "none") + "\n"
    assert nowhere == voice.say("error-cannot-write", place=tmp_path / "no" / "folder") + "\n"
    assert nothing.startswith(voice.say("which-file", command=voice.say("command-save")))


def test_a_name_that_no_file_can_have_is_refused(tmp_path):
    for name in (".", "a\0b", "none/a", "x" * 300):
        with pytest.raises((RecordError, OSError)):
            saves.write(tmp_path / name, TABLE)
    assert list(tmp_path.iterdir()) == []
