"""A5: every operation and every message, for everybody; what has no row here fails."""

import json
from collections.abc import Iterator
from typing import Any, Literal, get_args

import pytest

from himeji.server.api.invitations import BYTES, TRIES
from himeji.server.api.records import chained, entries_of
from himeji.server.hall import new_id
from himeji.server.store.people import WINDOW, Account
from himeji.server.table import messages
from himeji.server.table.entries import Sat
from himeji.server.table.settings import Settings
from tests.server.house import House, heard, say
from tests.server.house import house as opened_house
from tests.server.matrix import BY_HTTP, HTTP, OUTSIDE, ROLES, SOCKET, Row
from tests.server.real.goals import goal
from tests.server.stores import finished

Visibility = Literal["invitation", "link"]


class Scene:
    """A table in some state with everybody who may have to do with it."""

    def __init__(self, house: House, visibility: Visibility, state: str) -> None:
        self.house = house
        house.wait(WINDOW)  # what was tried before is forgotten
        self.people = {role: house.guest(role) for role in ("stranger", "spectator", "coach", "opponent", "owner")}
        self.people |= {"admin": house.session(ADMIN), "anonymous": house.anybody}
        owner = self.people["owner"]
        self.table = self.over(visibility) if state == "over" else self.opened(visibility, state)
        path = f"/api/tables/{self.table}/invitations"
        watch, coach = (
            house.ask(owner, "POST", path, invitation)
            for invitation in ({"kind": "watch", "uses": 9}, {"kind": "coach", "seat": 0})
        )
        self.figures = {"table": self.table, "code": watch["code"], "invitation": watch["id"]}
        house.ask(self.people["spectator"], "POST", "/api/invitations", {"code": watch["code"]})
        house.ask(self.people["coach"], "POST", "/api/invitations", {"code": coach["code"]})

    def opened(self, visibility: Visibility, state: str) -> str:
        """Two of two seats are taken, or two of three."""
        title, seats = ("white_castle", 3) if state == "open" else ("naishi", 2)
        owner, opponent = self.people["owner"], self.people["opponent"]
        settings = {"title": title, "seats": seats, "visibility": visibility}
        table = self.house.ask(owner, "POST", "/api/tables", settings)["id"]
        seat = self.house.ask(owner, "POST", f"/api/tables/{table}/invitations", {"kind": "seat", "seat": 1})
        self.house.ask(opponent, "POST", "/api/invitations", {"code": seat["code"]})
        for number, person in enumerate((owner, opponent)):
            self.house.ask(person, "PUT", f"/api/tables/{table}/seats/{number}", {})
        return str(table)

    def over(self, visibility: Visibility) -> str:
        position = finished().core.table.position
        assert position is not None
        record = position.record(["owner", "opponent"])
        owner, opponent = (self.people[role]["id"] for role in ("owner", "opponent"))
        first, _, _, *moves = entries_of(record, Settings("naishi", 2, visibility=visibility), "finished", owner)
        sat = [Sat(0, owner, "owner", None), Sat(1, opponent, "opponent", None)]
        rows = chained([first, *sat, *moves], owner)
        self.house.run(self.house.state.hall.place(rows))
        return rows[0].table

    def filled(self, body: Any) -> Any:
        """A body with the figures of this scene in it."""
        text = json.dumps(body)
        for name, value in (self.figures | {"fresh": f"member {new_id()[:8]}"}).items():
            text = text.replace(f"{{{name}}}", str(value))
        return json.loads(text)

    def asked(self, role: str, operation: str, row: Row) -> Any:
        method, path = operation.split()
        return self.house.call(
            self.people[role], method, path.format(**self.figures | row.figures), self.filled(row.body)
        )

    def said(self, role: str, kind: str, fields: Any) -> str:
        """The type of the answer, or the code of a refusal or a goodbye."""
        with self.house.socket(self.people[role], self.table) as socket:
            told = next(heard(socket))
            if told["type"] != "bye" and kind != "hello":
                say(socket, kind, self.table, id="1", **self.filled(fields))
                told = next(each for each in heard(socket) if each.get("id") == "1" or each["type"] == "bye")
        return str(told.get("code") or told["type"])


ADMIN = Account(new_id(), "admin", "", admin=True)


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[House]:
    with opened_house(tmp_path_factory.mktemp("house")) as found:
        found.add(ADMIN)
        found.add(Account(new_id(), "victim", ""))
        yield found


def shown_to(row: Row) -> list[tuple[Visibility, tuple[str, ...], str]]:
    """At a table by invitation to everybody, at one that is open to those outside."""
    return [("invitation", ROLES, row.answers), ("link", OUTSIDE, row.open)]


def wrong(row: Row, roles: tuple[str, ...], expected: str, answered: Any) -> list[str]:
    """The roles that are not answered as the row says."""
    found = {role: answered(role) for role in roles}
    assert len(expected.split()) == len(roles)
    return [
        f"{role}: {found[role]}, not {want}"
        for role, want in zip(roles, expected.split(), strict=True)
        if found[role] != want
    ]


def test_every_operation_and_every_message_has_a_row(house):
    paths = house.app.openapi()["paths"]
    assert {f"{method.upper()} {path}" for path in paths for method in paths[path]} == set(HTTP)
    assert {kind.__struct_config__.tag for kind in get_args(messages.Spoken)} == set(SOCKET)
    attempts = {kind.__struct_config__.tag for kind in messages.Attempt.__subclasses__()}
    assert attempts - set(SOCKET) == set(BY_HTTP)


def test_a5_every_operation_answers_everybody_as_the_matrix_says(house):
    found = []
    for operation, row in HTTP.items():
        for visibility, roles, expected in shown_to(row):
            if expected:
                scene = Scene(house, visibility, row.state)
                answered = lambda role: str(scene.asked(role, operation, row).status_code)  # noqa: B023, E731
                found += [f"{operation} {visibility} {each}" for each in wrong(row, roles, expected, answered)]
    print(*found, sep="\n")
    goal(
        "A5", f"answers unlike the matrix, {len(HTTP)} operations by {len(ROLES)} kinds of callers", len(found), "==", 0
    )


def test_a5_every_message_answers_everybody_as_the_matrix_says(house):
    found = []
    for kind, row in SOCKET.items():
        for visibility, roles, expected in shown_to(row):
            scene = Scene(house, visibility, row.state)
            view = house.state.hall.actors[scene.table].core.table.position.state
            scene.figures["move"] = view.pending()[0].moves()[0].text
            answered = lambda role: scene.said(role, kind, row.body)  # noqa: B023, E731
            found += [f"{kind} {visibility} {each}" for each in wrong(row, roles, expected, answered)]
    print(*found, sep="\n")
    goal(
        "A5", f"answers unlike the matrix, {len(SOCKET)} messages by {len(ROLES)} kinds of callers", len(found), "==", 0
    )


def test_what_is_done_by_http_cannot_be_said_on_a_socket(house):
    scene = Scene(house, "link", "playing")
    assert {scene.said("owner", kind, fields) for kind, fields in BY_HTTP.items()} == {"BAD_MESSAGE"}


def cookie(headers: dict[str, str]) -> dict[str, str]:
    return {"cookie": f"himeji={headers['authorization'].removeprefix('Bearer ')}"}


def test_a10_a_cookie_alone_changes_nothing_whatever_is_asked(house):
    scene = Scene(house, "invitation", "playing")
    scene.people["owner"] = cookie(scene.people["owner"])
    asked = [operation for operation in HTTP if not operation.startswith("GET")]
    codes = [scene.asked("owner", operation, HTTP[operation]).json()["code"] for operation in asked]
    through = len(codes) - codes.count("FORGED")
    goal("A10", f"forged requests that were let through, {len(codes)} operations", through, "==", 0)
    form = house.client.post("/api/tables", data={"title": "naishi"}, headers=scene.people["owner"])
    assert form.status_code == 403
    scene.people["owner"] |= {"x-himeji": "1"}
    assert scene.asked("owner", "POST /api/tables", HTTP["POST /api/tables"]).status_code == 201


SAFE_HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def test_a9_every_answer_keeps_browsers_safe(house):
    scene = Scene(house, "link", "playing")
    answers = [scene.asked("anonymous", operation, row) for operation, row in HTTP.items()]
    answers += [house.client.get(path) for path in ("/", "/table/x", "/web/app/main.js", "/openapi.json", "/nowhere")]
    bare = [each.url for each in answers if SAFE_HEADERS.items() - each.headers.items() or "server" in each.headers]
    goal("A9", f"answers without their headers, of {len(answers)}", len(bare), "==", 0)


def test_only_bots_that_the_host_allows_take_a_seat(house):
    scene = Scene(house, "link", "open")
    path = f"/api/tables/{scene.table}/seats/2"
    assert house.call(scene.people["owner"], "PUT", path, {"bot": "cmd:true"}).json()["code"] == "UNKNOWN_PLAYER"
    seat = house.ask(scene.people["owner"], "PUT", path, {"bot": "cmd:example"})["seats"][2]
    assert seat["bot"] == "cmd:example"
    assert all("cmd:example" in title["bots"] for title in house.ask(house.anybody, "GET", "/api/titles"))


def test_h7_nobody_takes_more_than_the_head_of_a_running_game_home(house):
    scene = Scene(house, "link", "playing")
    operation = "GET /api/tables/{table}/record"
    records = [scene.asked(role, operation, HTTP[operation]).json() for role in ROLES]
    told = [name for record in records for name in ("entries", "seed", "opening", "scores") if record[name]]
    goal("H7", "secrets in the records that everybody takes home before the end", len(told), "==", 0)


def test_a7_a_code_lets_in_so_many_people_in_time_until_it_is_withdrawn(house):
    scene = Scene(house, "invitation", "playing")
    path = f"/api/tables/{scene.table}/invitations"
    owner, people = scene.people["owner"], [house.guest(f"guest {number}") for number in range(4)]
    once = house.ask(owner, "POST", path, {"kind": "watch"})
    tried = [house.call(each, "POST", "/api/invitations", {"code": once["code"]}).status_code for each in people[:2]]
    again = house.call(people[0], "POST", "/api/invitations", {"code": once["code"]}).status_code
    assert (tried, again) == ([200, 404], 200)
    assert house.call(people[0], "GET", f"/api/tables/{scene.table}").status_code == 200
    house.ask(owner, "DELETE", f"{path}/{once['id']}")
    assert house.call(people[0], "GET", f"/api/tables/{scene.table}").status_code == 403
    late = house.ask(owner, "POST", path, {"kind": "watch", "hours": 1})
    house.wait(3601)
    assert house.call(people[2], "POST", "/api/invitations", {"code": late["code"]}).status_code == 404


def test_a7_whoever_was_let_in_by_a_code_is_shown_out_when_it_is_withdrawn(house):
    scene = Scene(house, "invitation", "playing")
    with house.socket(scene.people["spectator"], scene.table) as socket:
        path = f"/api/tables/{scene.table}/invitations/{scene.figures['invitation']}"
        next(heard(socket))
        house.ask(scene.people["owner"], "DELETE", path)
        assert list(heard(socket))[-1] == {"type": "bye", "code": "NOT_INVITED"}


def test_a7_guessing_a_code_takes_longer_than_there_is_time(house):
    """At the rate at which one address may try, by a million addresses, until a given code is likely found."""
    minutes = 2 ** (8 * BYTES - 1) / (TRIES * 10**6)
    goal("A7", "years of guessing by a million addresses", minutes / (60 * 24 * 365), ">=", 10**20)
    guest = house.guest("guesser")
    tried = [house.call(guest, "POST", "/api/invitations", {"code": f"{n}"}).status_code for n in range(TRIES + 1)]
    assert tried[-1] == 429


def test_a_coach_sees_through_the_eyes_of_one_seat_by_socket_and_http_and_an_opponent_never_does(house):
    scene = Scene(house, "link", "playing")
    code = {"kind": "coach", "seat": 0}
    path = f"/api/tables/{scene.table}"
    assert house.call(scene.people["opponent"], "POST", f"{path}/invitations", code).json()["code"] == "NOT_YOUR_SEAT"
    made = house.ask(scene.people["owner"], "POST", f"{path}/invitations", code)
    house.ask(scene.people["opponent"], "POST", "/api/invitations", {"code": made["code"]})
    asked = house.state.hall.actors[scene.table].core.table.position.state.pending()[0]
    scene.said("owner", "move", {"seq": 99, "seat": 0, "move": asked.moves()[0].text})
    seen = {}
    for role in ("spectator", "coach", "opponent"):
        with house.socket(scene.people[role], scene.table) as socket:
            seat = next(heard(socket))["seat"]
        known = [entry["seat"] for entry in house.ask(scene.people[role], "GET", f"{path}/log") if "move" in entry]
        seen[role] = (seat, house.ask(scene.people[role], "GET", f"{path}/outlook")["seat"], known)
    assert seen == {"spectator": (None, None, []), "coach": (0, 0, [0]), "opponent": (1, 1, [])}
