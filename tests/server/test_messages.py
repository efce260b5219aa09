"""What clients say: read strictly, and whatever is nonsense changes nothing."""

import json
import random
from typing import Any

import msgspec
import pytest

from himeji.server.errors import TableError
from himeji.server.table import messages
from himeji.server.table.effects import Heard, Reader
from tests.server.real.goals import goal, sized
from tests.server.tables import AIKO

MUTANTS = sized(100_000, 2_000_000)
STRANGER = Reader("u-KEN", "Ken")
VALID: list[dict[str, Any]] = [
    {"type": "hello", "seq": 3, "mark": "abcd", "ticket": ""},
    {"type": "move", "id": "a", "seq": 3, "move": "develop line 1", "seat": 0},
    {"type": "undo", "id": "a", "seq": 3, "seat": None, "ask": True},
    {"type": "restart", "id": "a", "seq": 3},
    {"type": "answer", "id": "a", "yes": True},
    {"type": "leave", "id": "a"},
    {"type": "return", "id": "a", "seat": 1},
    {"type": "say", "id": "a", "text": "hello"},
    {"type": "mute", "id": "a", "user": "u-ken", "on": False},
    {"type": "why", "id": "a", "move": "recall"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    0.5,
    2**63,
    10**400,
    "",
    "x" * 600,
    "\u202e",
    [],
    {},
    [[[[]]]],
    {"a": {"b": {}}},
    1e999,
    "move",
]


@pytest.mark.parametrize("message", VALID, ids=lambda message: message["type"])
def test_every_message_is_read_back_as_it_was(message):
    whole = {"v": 1, "table": "t1", **message}
    read = msgspec.to_builtins(messages.read(json.dumps(whole)))
    assert {name: read[name] for name in whole} == whole


def test_sitting_down_is_not_for_sockets():
    for kind in ("sit", "stand", "rematch"):
        with pytest.raises(TableError, match="BAD_MESSAGE"):
            messages.read(json.dumps({"v": 1, "type": kind, "table": "t1", "id": "a", "seat": 0, "new": "t2"}))


@pytest.mark.parametrize("version", [0, 2, "1", True, None, 1.5, [1]])
def test_another_version_is_told_apart_from_nonsense(version):
    with pytest.raises(TableError, match="VERSION"):
        messages.read(json.dumps({"v": version, "type": "hello", "table": "t1"}))


@pytest.mark.parametrize("name", ["", "a b", "\x00", "é", "x" * 65, 7])
def test_an_attempt_has_a_plain_name(name):
    with pytest.raises(TableError, match="BAD_MESSAGE"):
        messages.read(json.dumps({"v": 1, "type": "leave", "table": "t1", "id": name}))


def mutant(chance: random.Random) -> bytes:
    """A message with something wrong about it, or nothing."""
    message = {"v": 1, "table": "t1", **chance.choice(VALID)}
    for _ in range(chance.randint(0, 2)):
        name = chance.choice([*message, "extra", "seat", "seq"])
        if chance.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = chance.choice(ODD)
    data = json.dumps(message).encode()
    if chance.random() < 0.4:
        at = chance.randrange(len(data))
        data = chance.choice(
            [data[:at], data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :], data + data, b"[" * at + data]
        )
    return data


def test_b2_mutants_are_read_or_refused_and_change_nothing(begun):
    chance, unhandled, handled = random.Random("mutants"), 0, 0
    for number in range(MUTANTS):
        data = mutant(chance)
        try:
            message = messages.read(data)
        except TableError:
            continue
        except Exception:
            unhandled += 1
            continue
        if isinstance(message, messages.Attempt) and number % 10 == 0:
            handled += 1
            rows, before = len(begun.rows), begun.core.table
            begun.put(Heard("stranger", AIKO if number % 20 else STRANGER, message))
            assert begun.core.table is before or len(begun.rows) > rows
    goal("B2", f"unhandled of {MUTANTS} mutants", unhandled, "==", 0)
    assert handled > 100
    assert not begun.reports
