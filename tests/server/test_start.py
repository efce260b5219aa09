"""A server that cannot start says why in one sentence of the reader's language, and leaves with code 2."""

import socket
import sqlite3

import pytest

from himeji import cli
from himeji.locales import LANGUAGES, Voice
from himeji.server.serve import data_folder


@pytest.fixture(params=LANGUAGES)
def voice(request) -> Voice:
    return Voice(request.param, "cli", "terminal", "server")


@pytest.fixture
def stops(voice, monkeypatch, capsys):
    """Starts a server that cannot be, and compares what it says."""

    def check(*arguments, says, environment=None, **figures):
        for name, value in (environment or {}).items():
            monkeypatch.setenv(name, value)
        code = cli.main(["serve", *map(str, arguments), "--language", voice.language])
        said = capsys.readouterr()
        assert (code, said.out) == (2, "")
        assert said.err == voice.say(says, **figures) + "\n"

    return check


def test_an_unwritable_folder(stops, tmp_path):
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data"
    stops("--data", folder, says="error-folder-not-writable", place=str(folder))


def test_a_port_that_is_taken(stops, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        stops("--data", tmp_path, "--port", port, says="error-port-taken", place=f"127.0.0.1:{port}")


def test_a_database_that_does_not_answer_and_its_password(stops, tmp_path):
    url = "postgresql://himeji:secret@127.0.0.1:9/himeji?connect_timeout=2"
    place = "postgresql://…@127.0.0.1:9/himeji?connect_timeout=2"
    given = {"HIMEJI_DATABASE_URL": url}
    stops("--data", tmp_path, "--port", 0, says="error-database-unreachable", environment=given, place=place)


def test_a_file_that_is_no_database(stops, tmp_path):
    (tmp_path / "himeji.db").write_text("not a database" * 100)
    place = f"sqlite:///{tmp_path}/himeji.db"
    stops("--data", tmp_path, "--port", 0, says="error-database-unreachable", place=place)


def test_a_public_address_without_tls_or_a_declared_proxy(stops, tmp_path):
    stops("--data", tmp_path, "--host", "0.0.0.0", says="error-public-without-tls", place="0.0.0.0")


def test_a_setting_that_is_none(stops, tmp_path):
    given = {"HIMEJI_PORT": "soon"}
    stops("--data", tmp_path, says="error-not-a-setting", environment=given, text="soon", place="HIMEJI_PORT")


def test_a_second_server_in_the_same_folder(stops, tmp_path):
    with data_folder(tmp_path):
        stops("--data", tmp_path, "--port", 0, says="error-already-running", place=str(tmp_path))


def test_a_database_of_the_future(stops, tmp_path):
    with sqlite3.connect(tmp_path / "himeji.db") as future:
        future.execute("create table alembic_version (version_num text)")
        future.execute("insert into alembic_version values ('9999')")
    place = f"sqlite:///{tmp_path}/himeji.db"
    stops("--data", tmp_path, "--port", 0, says="error-database-is-newer", place=place)


@pytest.mark.parametrize(("name", "text"), [("HIMEJI_METRICS", "9420"), ("HIMEJI_LOG", "loud")])
def test_what_is_watched_over_in_no_known_way(stops, tmp_path, name, text):
    stops("--data", tmp_path, says="error-not-a-setting", environment={name: text}, text=text, place=name)


def test_a_port_for_the_figures_that_is_taken(stops, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        place = f"127.0.0.1:{other.getsockname()[1]}"
        given = {"HIMEJI_METRICS": place}
        stops("--data", tmp_path, "--port", 0, says="error-port-taken", environment=given, place=place)
