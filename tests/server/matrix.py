"""Who may do what: one row an operation and one a message of the socket, one column a kind of caller."""

from dataclasses import dataclass, field
from typing import Any

ROLES = ("anonymous", "stranger", "admin", "spectator", "coach", "opponent", "owner")
OUTSIDE = ROLES[:3]


@dataclass(frozen=True)
class Row:
    """What is answered to each role, at a table by invitation in some state; `open`: to those outside where a table is
    open to all. A role acts after those to its left."""

    answers: str
    open: str = ""
    state: str = "playing"
    body: Any = None
    figures: dict[str, Any] = field(default_factory=dict)


LOOK = Row("403 403 403 200 200 200 200", "200 200 200")
PASSWORD = "correct horse battery"
HTTP: dict[str, Row] = {
    "GET /health": Row("200 200 200 200 200 200 200"),
    "GET /ready": Row("200 200 200 200 200 200 200"),
    "GET /api/titles": Row("200 200 200 200 200 200 200"),
    "POST /api/titles/{title}/first-game": Row("401 201 201 201 201 201 201", figures={"title": "naishi"}),
    "POST /api/guests": Row("201 201 201 201 201 201 201", body={"name": "Aiko"}),
    "DELETE /api/guests/{guest}": Row("401 403 200 403 403 403 403", figures={"guest": "somebody"}),
    "GET /api/me": Row("401 200 200 200 200 200 200"),
    "GET /api/me/tables": Row("401 200 200 200 200 200 200"),
    "POST /api/accounts": Row("201 201 201 201 201 201 201", body={"name": "{fresh}", "password": PASSWORD}),
    "POST /api/sessions": Row("401 401 401 401 401 401 401", body={"name": "{fresh}", "password": PASSWORD}),
    "DELETE /api/sessions/mine": Row("401 200 200 200 200 200 200"),
    "PUT /api/accounts/mine/password": Row("401 403 401 403 403 403 403", body={"old": "wrong", "new": PASSWORD}),
    "POST /api/accounts/mine/deletion": Row("401 403 401 403 403 403 403", body={"password": "wrong"}),
    "PUT /api/accounts/{name}/ban": Row("401 403 200 403 403 403 403", figures={"name": "victim"}),
    "DELETE /api/accounts/{name}/ban": Row("401 403 200 403 403 403 403", figures={"name": "victim"}),
    "POST /api/tickets": Row("401 403 403 201 201 201 201", "401 201 201", body={"table": "{table}"}),
    "POST /api/invitations": Row("401 200 200 200 200 200 200", "401 200 200", body={"code": "{code}"}),
    "POST /api/tables/{table}/invitations": Row(
        "403 403 403 409 409 409 201", "401 409 409", state="open", body={"kind": "seat"}
    ),
    "GET /api/tables/{table}/invitations": Row("403 403 403 200 200 200 200", "401 200 200"),
    "DELETE /api/tables/{table}/invitations/{invitation}": Row("403 403 403 404 404 404 200", "401 404 200"),
    "POST /api/tables": Row("401 201 201 201 201 201 201", body={"title": "naishi", "seats": 2}),
    "GET /api/tables": Row("200 200 200 200 200 200 200"),
    "GET /api/tables/{table}": LOOK,
    "PUT /api/tables/{table}/seats/{seat}": Row(
        "401 403 403 409 409 409 200", "401 200 409", state="open", body={}, figures={"seat": 2}
    ),
    "DELETE /api/tables/{table}/seats/{seat}": Row(
        "403 403 403 409 409 409 200", "401 409 409", state="open", figures={"seat": 0}
    ),
    "POST /api/tables/{table}/rematch": Row("403 403 403 409 409 201 201", "401 409 409", state="over"),
    "POST /api/tables/{table}/practice": Row("403 403 403 409 409 201 201", "401 409 409", body={}),
    "GET /api/tables/{table}/log": LOOK,
    "POST /api/tables/{table}/reports": Row("403 403 403 409 409 201 201", "401 409 409", body={"text": "odd"}),
    "GET /api/tables/{table}/outlook": LOOK,
    "GET /api/tables/{table}/hint": Row("403 403 403 409 409 409 409", "401 409 409", state="open"),
    "GET /api/tables/{table}/combos": Row("403 403 403 409 409 409 409", "401 409 409", state="open"),
    "GET /api/tables/{table}/review": Row("403 403 403 409 409 409 409", "409 409 409"),
    "GET /api/tables/{table}/record": LOOK,
    "GET /api/tables/{table}/replay": LOOK,
    "POST /api/records": Row("401 422 422 422 422 422 422", body={}),
}

SHUT = "NOT_INVITED NOT_INVITED NOT_INVITED "
NOT_THEIRS = "NOT_YOUR_SEAT NOT_YOUR_SEAT NOT_YOUR_SEAT"
SOCKET: dict[str, Row] = {
    "hello": Row(SHUT + "resync resync resync resync", "resync resync resync"),
    "move": Row(
        SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT NOT_YOUR_SEAT ack",
        NOT_THEIRS,
        body={"seq": 99, "seat": 0, "move": "{move}"},
    ),
    "undo": Row(
        SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT NOT_YOUR_SEAT NOTHING_TO_UNDO", NOT_THEIRS, body={"seq": 99, "seat": 0}
    ),
    "restart": Row(
        SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT NOT_YOUR_SEAT NOTHING_TO_UNDO", NOT_THEIRS, body={"seq": 99, "seat": 0}
    ),
    "answer": Row(
        SHUT + "NOTHING_ASKED NOTHING_ASKED NOTHING_ASKED NOTHING_ASKED",
        " ".join(["NOTHING_ASKED"] * 3),
        body={"yes": True},
    ),
    "leave": Row(SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT NOT_YOUR_SEAT ack", NOT_THEIRS, body={"seat": 0}),
    "return": Row(
        SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT NOT_YOUR_SEAT NOBODY_PLAYS_FOR_YOU", NOT_THEIRS, body={"seat": 0}
    ),
    "say": Row(SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT ack ack", NOT_THEIRS, body={"text": "hello"}),
    "mute": Row(SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT ack ack", NOT_THEIRS, body={"user": "somebody"}),
    "why": Row(
        SHUT + "NOT_YOUR_SEAT NOT_YOUR_SEAT NOT_YOUR_SEAT because", NOT_THEIRS, body={"seat": 0, "move": "{move}"}
    ),
}
BY_HTTP: dict[str, dict[str, Any]] = {
    "sit": {"seat": 0},
    "stand": {"seat": 0},
    "rematch": {"new": "x"},
    "adopt": {"to": "x"},
}
