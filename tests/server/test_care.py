"""`himeji backup`, `restore` and `doctor`."""

import sqlite3

import pytest

from himeji import cli
from himeji.locales import LANGUAGES, Voice
from himeji.server.table import storing
from tests.server.stores import finished, opened, put, whole


@pytest.fixture(params=LANGUAGES)
def voice(request) -> Voice:
    return Voice(request.param, "cli", "terminal", "server")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """One finished game, with a snapshot."""
    monkeypatch.setattr(storing, "SNAPSHOT_EVERY", 10)
    store = opened(tmp_path)
    assert put(store, whole(finished())) is None
    store.close()
    return tmp_path


@pytest.fixture
def run(folder, voice, capsys):
    def command(*arguments):
        code = cli.main([*map(str, arguments), "--data", str(folder), "--language", voice.language])
        said = capsys.readouterr()
        return code, plain(said.out), plain(said.err)

    return command


def plain(text: str) -> str:
    """Without the end of the line."""
    return text.removesuffix("\n")


def moves(folder) -> int:
    store = opened(folder)
    try:
        position = store.history("t1").table.position
        assert position is not None
        return len(position.moves)
    finally:
        store.close()


def test_everything_that_is_stored_holds(run, folder, voice):
    expected = plain(voice.say("server-examined", tables=1, moves=moves(folder), broken=0))
    assert run("doctor") == (0, expected, "")


@pytest.mark.parametrize("change", ["body = replace(body, 'seat', 'chair')", "mark = 'x'", "chain = mark"])
def test_the_doctor_names_what_does_not_hold(run, folder, voice, change):
    with sqlite3.connect(folder / "himeji.db") as database:
        database.execute(f"update entries set {change} where seq = 7")
    code, said, _ = run("doctor")
    assert code == 1
    assert plain(voice.say("error-log-broken", table="t1", seq=7)) in said


def test_the_doctor_looks_at_snapshots_too(run, folder, voice):
    with sqlite3.connect(folder / "himeji.db") as database:
        database.execute("update snapshots set body = replace(body, 'naishi', 'go')")
    assert run("doctor")[0] == 1
    assert moves(folder) == 20  # and the log is the truth


def test_a_copy_is_made_and_put_back(run, folder, voice):
    copy = folder / "copy.db"
    assert run("backup", copy) == (0, plain(voice.say("server-backed-up", file=str(copy))), "")
    with sqlite3.connect(folder / "himeji.db") as database:
        database.execute("delete from entries")
    assert run("restore", copy) == (0, plain(voice.say("server-restored", file=str(copy))), "")
    assert moves(folder) == 20
    assert (folder / "himeji.db.before").exists()


def test_a_copy_is_not_written_over(run, folder, voice):
    copy = folder / "copy.db"
    copy.write_text("something else")
    assert run("backup", copy) == (2, "", plain(f"{copy}: " + voice.say("error-file-exists", place=str(copy))))
    assert copy.read_text() == "something else"


def test_what_is_no_copy_is_not_put_back(run, folder, voice):
    other = folder / "other.db"
    other.write_text("something else" * 100)
    said = plain(f"{other}: " + voice.say("error-not-our-database", place=str(other)))
    assert run("restore", other) == (2, "", said)
    assert moves(folder) == 20
