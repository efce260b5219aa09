"""Passwords: kept by a slow hash, and whoever guesses learns from no answer whether a name exists."""

import time
from statistics import median

import pytest

from himeji.server.accounts import HASHER, Accounts
from himeji.server.clock import Calendar
from himeji.server.errors import AccessError
from himeji.server.store.people import WINDOW
from tests.server.real.goals import in_time, sized
from tests.server.stores import opened

TRIES = sized(60, 1000)


@pytest.fixture
def accounts(tmp_path):
    store = opened(tmp_path)
    yield Accounts(store.people, Calendar())
    store.close()


def work(accounts: Accounts, name: str) -> float:
    """Seconds of work to refuse a wrong password: what others do on the machine is left out."""
    accounts.calendar.begun += WINDOW
    begun = time.thread_time()
    with pytest.raises(AccessError, match="WRONG_PASSWORD"):
        accounts.prove(name, "a wrong password", "127.0.0.1")
    return time.thread_time() - begun


def test_a8_a_name_that_does_not_exist_takes_as_long(accounts):
    accounts.register("Aiko", "correct horse battery", "127.0.0.1")
    pairs = [(work(accounts, "Aiko"), work(accounts, "Nobody")) for _ in range(TRIES)]
    known, unknown = (median(each) for each in zip(*pairs, strict=True))
    apart = abs(known - unknown) / known * 100
    what = f"median work for unknown names apart from known ones, {TRIES} tries each"
    in_time("A8", what, apart, 5, " %")


def test_a4_passwords_are_kept_by_argon2id(accounts):
    kept = accounts.register("Aiko", "correct horse battery", "127.0.0.1").password
    assert kept.startswith("$argon2id$")
    assert HASHER.memory_cost >= 19 * 1024  # what OWASP asks for with two passes
    assert accounts.prove("AIKO", "correct horse battery", "127.0.0.1").name == "Aiko"
    assert accounts.register("Ken", "correct horse battery", "127.0.0.1").password != kept


def test_a_session_ends_on_its_day_whatever_the_wall_clock_says(accounts, monkeypatch):
    token = accounts.begin_session(accounts.register("Aiko", "correct horse battery", "127.0.0.1"))
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert accounts.user(token) is not None
    accounts.calendar.begun += 90 * 24 * 3600
    assert accounts.user(token) is None
