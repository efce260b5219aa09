"""Accounts: optional, kept by hashes only, and ended everywhere at once."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.real.goals import goal, in_time
from tests.server.real.members import PASSWORD, Member, until_closed
from tests.server.real.process import Person, table_of


def states(person: Person) -> dict[str, str]:
    return {table["id"]: table["state"] for table in person.call("GET", "/api/me/tables").json()}


def test_a_guests_games_go_along_into_the_account(server, aiko, ken):
    table, owned = table_of(aiko, ken), aiko.opens()
    member = Member(server, "Aiko", aiko)
    assert states(member) == {table: "playing", owned: "open"}
    assert states(aiko) == {}
    seats = ken.call("GET", f"/api/tables/{table}").json()["seats"]
    assert [seat["user"] for seat in seats] == [member.id, ken.id]

    again = Person(server, "Aiko on another device")
    other = table_of(ken, again)
    member.take(member.logs_in(guest=again))
    assert set(states(member)) == {table, owned, other}


def test_a_name_is_taken_once_however_it_is_written(server, ken):
    Member(server, "Aïko")
    taken = ken.call("POST", "/api/accounts", {"name": "  AI\u0308KO ", "password": PASSWORD})
    assert (taken.status_code, taken.json()["code"]) == (409, "NAME_TAKEN")
    short = ken.call("POST", "/api/accounts", {"name": "Ken", "password": "1234567"})
    assert short.status_code == 422


ACTS: dict[str, tuple[str, str, Any]] = {
    "logged out": ("DELETE", "/api/sessions/mine", None),
    "password changed": ("PUT", "/api/accounts/mine/password", {"old": PASSWORD, "new": f"another {PASSWORD}"}),
    "given up": ("POST", "/api/accounts/mine/deletion", {"password": PASSWORD}),
    "banned": ("PUT", "/api/accounts/banned/ban", None),
}


@pytest.fixture(scope="module")
def admin(server) -> Member:
    found = Member(server, "Ōta")
    made = server.run("account", "Ōta", "admin")
    assert made.returncode == 0, made.stderr
    found.take(found.logs_in())
    return found


@pytest.mark.parametrize("what", ACTS)
def test_a6_whoever_ends_their_session_is_out_in_five_seconds(server, admin, what):
    member = Member(server, what)
    actor = admin if what == "banned" else member
    seconds, told = asyncio.run(until_closed(server, member, member.opens(), lambda: actor.call(*ACTS[what])))
    in_time("A6", f"a socket of an account that was {what} is closed after", seconds, 5, " s")
    assert told == {"type": "bye", "code": "SIGNED_OUT"}
    assert member.call("GET", "/api/me").status_code == 401
    assert member.logs_in().status_code == (201 if what == "logged out" else 401)


@pytest.mark.parametrize("what", ["logged out", "banned"])
def test_a6_a_guests_token_that_ends_is_good_for_nothing_in_five_seconds(server, admin, aiko, what):
    actor, path = (admin, f"/api/guests/{aiko.id}") if what == "banned" else (aiko, "/api/sessions/mine")
    seconds, told = asyncio.run(until_closed(server, aiko, aiko.opens(), lambda: actor.call("DELETE", path)))
    in_time("A6", f"a socket of a guest who was {what} is closed after", seconds, 5, " s")
    assert told == {"type": "bye", "code": "SIGNED_OUT"}
    assert aiko.call("GET", "/api/me").status_code == 401


def test_who_was_banned_can_be_let_in_again(server, admin):
    member = Member(server, "Saya")
    for method, status in (("PUT", 401), ("DELETE", 201)):
        assert admin.call(method, "/api/accounts/saya/ban").status_code == 200
        assert member.logs_in().status_code == status


def test_a8_an_account_is_tried_five_times_a_minute_and_an_address_twenty(server):
    member = Member(server, "Tomo")
    wrong = [member.logs_in("wrong").status_code for _ in range(7)]
    goal("A8", "tries of one account that were looked at", wrong.count(401), "==", 5)
    assert member.logs_in().json()["code"] == "TOO_MANY_TRIES"
    others = []
    for number in range(20):
        member.name = f"nobody {number}"
        others.append(member.logs_in("wrong").status_code)
    goal("A8", "tries of one address that were looked at", 1 + 5 + others.count(401), "==", 20)


def test_a8_a_name_that_does_not_exist_has_the_same_answer(server):
    member = Member(server, "Emi")
    wrong = member.logs_in("wrong")
    member.name = "nobody"
    assert (wrong.status_code, wrong.json()) == (401, member.logs_in("wrong").json())


def test_a4_no_secret_lies_in_the_database_or_the_log(server, ken):
    member = Member(server, "Rin")
    table = table_of(member, ken)
    ticket = member.call("POST", "/api/tickets", {"table": table}).json()["ticket"]
    coach = {"kind": "coach", "seat": 0}
    code = member.call("POST", f"/api/tables/{table}/invitations", coach).json()["code"]
    member.logs_in("a wrong password")
    secrets = [PASSWORD, "a wrong password", member.token, ticket, code]
    assert ken.call("POST", "/api/invitations", {"code": code}).status_code == 200
    kept = [path.read_bytes() for path in server.folder.iterdir() if path.is_file()]
    found = sum(secret.encode() in content for content in kept for secret in secrets)
    goal("A4", "secrets found in clear in database and log", found, "==", 0)
    assert any(b"$argon2id$" in content for content in kept)
    cookie = httpx.post(f"{server.url}/api/guests", json={"name": "x"}, headers={"X-Himeji": "1"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax"} <= set(cookie.split("; "))
