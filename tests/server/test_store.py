"""The store: what is in it is what was put there, and what was not put there wholly is not there at all."""

import sqlite3
import threading
from contextlib import suppress
from functools import partial

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData

from himeji.server.errors import AccessError, ConfigError, ConflictError, StoreError
from himeji.server.store import engine
from himeji.server.store.invitations import Invitation
from himeji.server.store.people import Account
from himeji.server.store.schema import HEAD, METADATA
from himeji.server.store.store import Store
from himeji.server.store.upgrade import MIGRATIONS
from himeji.server.table import render
from himeji.server.table.effects import Append, Report
from himeji.server.table.entries import row
from himeji.server.table.load import load
from tests.server import postgres
from tests.server.stores import finished, opened, put, whole
from tests.server.tables import AIKO, Desk

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="module")
def cluster():
    with postgres.running() as url:
        yield url


@pytest.fixture(params=KINDS)
def store(request, tmp_path):
    """An empty store on each kind of database."""
    if request.param == "sqlite":
        found = opened(tmp_path)
    else:
        found = Store(request.getfixturevalue("cluster"))
        with found.database.writing.begin() as connection:
            for table in reversed(METADATA.sorted_tables):
                connection.execute(table.delete())
    yield found
    found.close()


@pytest.fixture
def on_file(tmp_path):
    """An empty store on SQLite, in a file that a test may do harm to."""
    found = opened(tmp_path)
    yield found
    found.close()


def test_a_table_comes_back_as_it_was(store):
    desk = finished()
    assert put(store, whole(desk)) is None
    assert store.rows("t1") == desk.rows
    found, expected = store.history("t1").table, load(desk.rows).table
    assert render.summary(found) == render.summary(expected)
    assert render.scene(found, AIKO, 0) == render.scene(expected, AIKO, 0)
    assert store.listed("public", ["over"], 10)[0]["id"] == "t1"


def test_the_key_of_table_and_seq_refuses_a_second_entry(store):
    desk = Desk()
    put(store, whole(desk))
    error = put(store, Append(desk.rows))
    assert error is not None
    assert error.code == "CONFLICT"


def test_one_bad_append_in_a_group_harms_no_other(store):
    desk = finished()
    put(store, Append(desk.rows[:1], None, whole(desk).listing))
    answers: dict[int, StoreError | None] = {}
    came = threading.Semaphore(0)

    def done(error: StoreError | None, number: int) -> None:
        answers[number] = error
        came.release()

    for number, rows in enumerate((desk.rows[1:2], desk.rows[:1], desk.rows[2:3])):
        store.put(Append(rows), partial(done, number=number))
    for _ in range(3):
        assert came.acquire(timeout=10)
    assert [answers[number] is None for number in range(3)] == [True, False, True]
    assert store.rows("t1") == desk.rows[:3]


def test_what_one_database_cannot_hold_harms_no_other_append(store):
    """PostgreSQL takes no zero in a text; SQLite does."""
    desk = finished()
    put(store, Append(desk.rows[:1], None, whole(desk).listing))
    odd = row(desk.rows[1].chain, "t1", 3, "mark", "u-aiko", "\x00", desk.rows[2].entry())
    answers: list[StoreError | None] = []
    came = threading.Semaphore(0)

    def done(error: StoreError | None) -> None:
        answers.append(error)
        came.release()

    for rows in ([odd], desk.rows[1:2]):
        store.put(Append(rows), done)
    assert came.acquire(timeout=10)
    assert came.acquire(timeout=10)
    assert answers[1] is None
    assert desk.rows[1] in store.rows("t1")


@pytest.mark.parametrize("change", ["body", "mark", "seq"])
def test_a_changed_row_is_named(store, change):
    desk = finished()
    put(store, whole(desk))
    value = {"body": "replace(body, '\"seat\":0', '\"seat\":1')", "mark": "'other'", "seq": "999"}[change]
    with store.database.writing.begin() as other:
        other.exec_driver_sql(f"update entries set {change} = {value} where seq = 4")
    with pytest.raises(StoreError, match="LOG_BROKEN"):
        store.history("t1")


def test_a_report_is_kept(store):
    assert put(store, Report("f1", "t1", 7, {"message": "develop"})) is None
    assert store.fault("f1")["cause"] == {"message": "develop"}


def test_a_key_is_made_once(store):
    assert store.key("signing", lambda: "first") == store.key("signing", lambda: "second") == "first"


def test_migrations_lead_to_the_schema(store):
    found = MetaData()
    found.reflect(store.database.reading)
    shape = {
        table.name: {(column.name, column.nullable, column.primary_key) for column in table.columns}
        for table in METADATA.sorted_tables
    }
    assert {table.name for table in found.sorted_tables} == {*shape, "alembic_version"}
    for table in found.sorted_tables:
        if table.name in shape:
            assert {(c.name, c.nullable, c.primary_key) for c in table.columns} == shape[table.name]
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_database_of_the_future_is_left_alone(on_file, tmp_path):
    with sqlite3.connect(tmp_path / "himeji.db") as other:
        other.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(ConfigError, match="DATABASE_IS_NEWER"):
        opened(tmp_path)


def test_every_commit_is_synced(on_file):
    with on_file.database.reads() as connection:
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma foreign_keys").scalar() == 1


def test_a_move_does_not_wait_for_ever_behind_somebody_who_writes(tmp_path, monkeypatch):
    monkeypatch.setattr(engine, "PATIENCE", 0.2)
    store, desk = opened(tmp_path), finished()
    with store.database.writes():
        late = put(store, whole(desk))
    assert late is not None
    assert late.code == "BUSY"
    assert put(store, whole(desk)) is None
    store.close()


def member(store: Store, name: str = "aiko") -> Account:
    account = Account(f"u-{name}", name, "hash")
    store.people.add(account, name, 0.0)
    return account


def test_an_account_and_its_sessions_are_found_and_end(store):
    account = member(store)
    with pytest.raises(ConflictError):
        member(store)
    store.people.begin_session(account.id, "one", 100.0, 0.0)
    store.people.begin_session(account.id, "two", 200.0, 0.0)
    assert store.people.session("one", 50.0) == account
    assert store.people.going({"one", "two", "three"}, 150.0) == {"two"}
    assert store.people.change("aiko", banned=True)
    assert store.people.session("two", 50.0) is None
    store.people.remove(account.id)
    assert store.people.account("aiko") is None
    assert not store.people.change("aiko", banned=False)


def test_tries_are_counted_within_a_minute(store):
    tried = [store.people.let_try({"a": 2, "b": 9}, now) for now in (0.0, 1.0, 2.0, 61.5)]
    assert tried == [True, True, False, True]


def test_a_person_finds_the_tables_they_sit_at(store):
    desk = Desk()
    put(store, whole(desk))
    assert [table["id"] for table in store.people.tables_of(AIKO.user or "")] == ["t1"]
    assert store.people.tables_of("u-ken") == []


def test_an_invitation_for_one_lets_in_one_of_those_who_come_at_once(store):
    put(store, whole(Desk()))
    store.invitations.add(Invitation("i1", "t1", "watch", None, 1, "u-aiko", 100.0), "code")
    let_in: list[str] = []

    def come(user: str) -> None:
        with suppress(AccessError):
            store.invitations.redeem("code", user, 0.0)
            let_in.append(user)

    threads = [threading.Thread(target=come, args=(f"u-{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(let_in) == 1
    assert [each.used for each in store.invitations.of_user("t1", let_in[0])] == [1]
    pair = ("i1", let_in[0])
    assert store.invitations.standing({pair, ("i1", "u-x")}) == {pair}
    store.invitations.revoke("i1")
    assert store.invitations.standing({pair}) == set()


def test_those_who_sat_down_before_sittings_were_kept_find_their_tables(on_file, tmp_path):
    put(on_file, whole(Desk()))
    on_file.close()
    with sqlite3.connect(tmp_path / "himeji.db") as before:
        for table in ("ended_guests", "admissions", "invitations", "sittings", "tries", "sessions", "accounts"):
            before.execute(f"drop table {table}")
        before.execute("update alembic_version set version_num = '0001'")
    later = opened(tmp_path)
    assert [table["id"] for table in later.people.tables_of(AIKO.user or "")] == ["t1"]
    later.close()
