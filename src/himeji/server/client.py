"""A client without input or output: what it knows, what it has yet to hear about, what it says when it is back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from himeji.server.table.messages import VERSION

FIRST_DELAY: Final = 0.5  # seconds before the first reconnection
LONGEST_DELAY: Final = 15.0
ANSWERS: Final = {"ack", "refused", "stale", "because"}


class Follower:
    """Follows one table. Feed it what is heard; send what it gives."""

    def __init__(self, table: str, ids: Callable[[], str]) -> None:
        self.table = table
        self.ids = ids
        self.seq = 0
        self.mark = ""
        self.scene: dict[str, Any] = {}
        self.open: dict[str, bytes] = {}  # attempts without an answer, oldest first
        self.answers: dict[str, dict[str, Any]] = {}
        self.entries: list[dict[str, Any]] = []
        self.rewound = 0
        self.lost = False  # something is missing: say hello again
        self.bye = ""

    def hello(self, ticket: str = "") -> list[bytes]:
        """What is said first on a new connection: where we are, then every attempt that got no answer."""
        self.lost = False
        first = self.message("hello", seq=self.seq, mark=self.mark, ticket=ticket)
        return [first, *self.open.values()]

    def attempt(self, type: str, **fields: Any) -> bytes:
        """Something to be done once; kept until it is answered."""
        name = self.ids()
        self.open[name] = self.message(type, id=name, **fields)
        return self.open[name]

    def move(self, text: str) -> bytes:
        return self.attempt("move", seq=self.seq, move=text, seat=self.scene["seat"])

    def message(self, type: str, **fields: Any) -> bytes:
        return msgspec.json.encode({"v": VERSION, "type": type, "table": self.table, **fields})

    def hear(self, data: bytes | str) -> dict[str, Any]:
        """Take in a message of the server."""
        told: dict[str, Any] = msgspec.json.decode(data)
        kind = told["type"]
        if kind in ANSWERS:
            self.open.pop(told["id"], None)
            self.answers[told["id"]] = told
        elif kind == "resync":
            self.seq, self.mark, self.scene = told["seq"], told["mark"], told
        elif kind == "events":
            self.follow(told)
        elif kind == "rewound":
            self.rewound += 1
            self.seq, self.mark = 0, ""
        elif kind == "bye":
            self.bye = told["code"]
        return told

    def follow(self, told: dict[str, Any]) -> None:
        """Events that begin after what we know leave a gap; what we know already is passed over."""
        if told["from"] > self.seq:
            self.lost = True
        elif told["to"] >= self.seq:
            self.entries += [entry for entry in told["entries"] if entry["seq"] > self.seq]
            self.seq, self.mark, self.scene = told["to"], told["mark"], {**self.scene, **told}

    @property
    def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.scene.get("decision")
        return found

    @property
    def over(self) -> bool:
        return self.scene.get("open") is not None


def delay(failures: int, jitter: float) -> float:
    """Seconds to wait after so many connections failed; `jitter` from 0 to 1."""
    longest: float = min(LONGEST_DELAY, FIRST_DELAY * 2.0 ** min(failures, 10))
    return longest * (0.5 + jitter / 2)
