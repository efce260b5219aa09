"""What is stored survives: failing calls, torn logs, copies put back; and long games open quickly."""

import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

import himeji
from himeji.server.api.records import chained
from himeji.server.errors import StoreError
from himeji.server.store import care
from himeji.server.store.store import Store
from himeji.server.table import render
from himeji.server.table.effects import Append, Came, NotStored, Snapshot, Stored
from himeji.server.table.entries import Entry, Moved, Row, Sat, Undone
from himeji.server.table.load import load
from himeji.server.table.position import begun
from himeji.server.table.settings import Settings
from himeji.server.table.storing import SNAPSHOT_EVERY
from tests.server.conftest import play_first, seated
from tests.server.real.goals import goal, in_time
from tests.server.stores import finished, opened, put, whole
from tests.server.tables import AIKO, KEN, Desk, first_row

FAILURES = [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR]


class StoredDesk(Desk):
    """A desk whose rows lie in a real store."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.disk = store
        assert put(store, whole(self)) is None

    def store(self, append: Append) -> None:
        error = put(self.disk, append)
        self.rows = self.disk.rows("t1")
        self.put(Stored() if error is None else NotStored(error.code, error.code == "CONFLICT"))


class Failing:
    """Raises at one call of the database, and counts them all."""

    def __init__(self, store: Store, at: int, code: int) -> None:
        self.at, self.code, self.calls = at, code, 0
        event.listen(store.database.writing, "before_cursor_execute", self.call)
        event.listen(store.database.writing, "commit", self.call)

    def call(self, *_: object) -> None:
        self.calls += 1
        if self.calls == self.at:
            error = sqlite3.OperationalError("injected")
            error.sqlite_errorcode = self.code
            raise OperationalError("injected", None, error)


def scripted(store: Store, at: int = 0, code: int = 0) -> tuple[StoredDesk, int]:
    """The beginning of a game, every move sent until it is acknowledged."""
    desk = StoredDesk(store)
    failing = Failing(store, at, code)
    for reader, seat in ((AIKO, 0), (KEN, 1)):
        while desk.core.table.seats[seat].user is None:
            desk.sit(reader, seat)
    people = desk.come(AIKO), desk.come(KEN)
    for _ in range(6):
        mover = next(seen for seen in people if seen.follower.decision)
        decision = mover.follower.decision
        assert decision is not None
        data = mover.follower.move(decision["moves"][0])
        while desk.send(mover, data)["type"] != "ack":
            desk.wait(2)
    return desk, failing.calls


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    folder = tmp_path_factory.mktemp("template")
    opened(folder).close()
    return folder


def test_d4_every_call_of_the_store_fails_once(template, tmp_path):
    """Never an ack without a row, never a row nobody hears of, no table that stands still."""
    expected, calls, wrong = "", 1, 0
    at = 0
    while at <= calls:
        folder = tmp_path / str(at)
        shutil.copytree(template, folder)
        store = opened(folder)
        desk, counted = scripted(store, at, FAILURES[at % len(FAILURES)])
        calls = counted if at == 0 else calls
        stored = {(row.user, row.attempt): row.seq for row in store.rows("t1") if row.attempt}
        for seen in desk.connections.values():
            acks = {(seen.reader.user, ack["id"]): ack["seq"] for ack in seen.of("ack")}
            wrong += sum(stored.get(key) != seq for key, seq in acks.items())
            wrong += seen.follower.seq != store.rows("t1")[-1].seq
        position = load(store.rows("t1")).table.position
        assert position is not None
        expected = expected or position.state.digest()
        wrong += position.state.digest() != expected
        store.close()
        at += 1
    goal("D4", "calls that failed once", calls, ">=", 30)
    goal("D4", "acks without a row, rows without a word, other ends", wrong, "==", 0)


@pytest.mark.parametrize("kind", ["cut", "flip"])
def test_d3_a_torn_log_is_a_clean_prefix(tmp_path, kind):
    store = opened(tmp_path)
    desk = finished()
    for row in desk.rows:
        put(store, Append([row], None, whole(desk).listing if row.seq == 1 else None))
    log, database = tmp_path / "himeji.db-wal", tmp_path / "himeji.db"
    torn, base = log.read_bytes(), database.read_bytes()
    clean, lengths = 0, set()
    places = range(0, len(torn), len(torn) // 200)
    for number, place in enumerate(places):
        broken = torn[:place] if kind == "cut" else torn[:place] + bytes([torn[place] ^ 1]) + torn[place + 1 :]
        copy = tmp_path / f"{kind}-{number}"
        copy.mkdir()
        (copy / "himeji.db").write_bytes(base)
        (copy / "himeji.db-wal").write_bytes(broken)
        rows = read_back(copy)
        clean += rows == desk.rows[: len(rows)]
        lengths.add(len(rows))
    store.close()
    goal("D3", f"logs that do not come back as a clean prefix ({kind})", len(places) - clean, "==", 0)
    assert len(lengths) > 5


def read_back(folder: Path) -> list[Row]:
    """The rows as they are found, if they hold; no log at all is a prefix too."""
    with closing(sqlite3.connect(folder / "himeji.db")) as found:
        if not found.execute("select count(*) from sqlite_master where name = 'entries'").fetchone()[0]:
            return []
        columns = "table_id, seq, mark, user_id, attempt, cast(body as blob), chain"
        rows = [Row(*values) for values in found.execute(f"select {columns} from entries order by seq")]
    if rows:
        load(rows)
    return rows


def test_a_copy_that_was_put_back_is_admitted(tmp_path):
    """D6: whoever knew more is told so."""
    store = opened(tmp_path)
    url = str(store.database.url)
    desk = StoredDesk(store)
    seated(desk)
    people = desk.come(AIKO), desk.come(KEN)
    play_first(desk, people[0])
    care.backup(url, tmp_path / "copy")
    play_first(desk, people[1])
    seq, mark = desk.core.table.seq, desk.core.table.mark
    store.close()
    care.restore(url, tmp_path / "copy")
    store = opened(tmp_path)
    desk.rows = store.rows("t1")
    desk.core = desk.opened()
    people[1].heard.clear()
    desk.put(Came("c1", KEN, seq, mark))
    assert [message["type"] for message in people[1].heard[:2]] == ["rewound", "resync"]
    assert people[1].follower.seq == seq - 1
    store.close()


def long_game(moves: int) -> tuple[list[Row], Snapshot]:
    """A move and its undoing, again and again; and the snapshot that the server would last have taken."""
    settings = Settings("naishi", 2)
    position = begun(settings, "seed")
    entries: list[Entry] = [first_row(settings).entry(), Sat(0, "u-aiko", "Aiko", None), Sat(1, "u-ken", "Ken", None)]
    for number in range(moves):
        seat = position.asked()[0]
        text = position.state.pending()[0].moves()[0].text if number < 2 else f"swap line {number % 4 + 1} 5"
        after, _ = position.play(text, seat)
        last = after.moves[-1]
        entries.append(Moved(seat, last.move, last.chance, last.digest, "person", [0, 0]))
        if number < 2:
            position = after
        elif number < moves - 1:
            entries.append(Undone(seat, 2, False, [0, 0]))
    rows = chained(entries, "u-aiko")
    table = load(rows[: -2 * (SNAPSHOT_EVERY - 1)]).table
    assert table.position is not None
    return rows, Snapshot(table.seq, table.position.state.encode(), list(table.asked_at), list(table.clocks))


def quickest(work: Callable[[], object]) -> float:
    """Milliseconds of CPU, the best of ten."""
    found = []
    for _ in range(10):
        started = time.process_time()
        work()
        found.append((time.process_time() - started) * 1000)
    return min(found)


def test_l8_a_stored_game_of_300_moves_opens_quickly(tmp_path):
    """The bounds are for the compiled engine; the interpreted one is given three times as long."""
    rows, snapshot = long_game(300)
    table, grace = rows[0].table, 1 if himeji.flavour() == "compiled" else 3
    store = opened(tmp_path)
    assert put(store, Append(rows, snapshot, render.summary(load(rows[:1]).table))) is None
    by_replay = quickest(lambda: load(store.rows(table)))
    by_snapshot = quickest(lambda: store.history(table))
    store.close()
    in_time("L8", "to open a game of 300 moves by replay", by_replay, 60 * grace, " ms")
    in_time("L8", "to open it from a snapshot", by_snapshot, 10 * grace, " ms")


def test_what_is_not_there_is_said(tmp_path):
    store = opened(tmp_path)
    with pytest.raises(StoreError, match="NO_SUCH_TABLE"):
        store.history("nowhere")
    store.close()
