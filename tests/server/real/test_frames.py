"""Frames by hand on a real socket: the right code ends the connection, and the table stays as it was."""

import itertools
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from himeji.server.table.messages import LONGEST
from tests.server.real.frames import CLOSE, FRAMES, GONE, TEXT, TEXTS, frame
from tests.server.real.goals import goal, in_time
from tests.server.real.process import Person, Process, table_of
from tests.walks import seatings, walk

TOO_LONG = 1009


@contextmanager
def shaken(server: Process, person: Person) -> Iterator[socket.socket]:
    """A socket after its handshake."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as plain:
        head = (
            f"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Authorization: Bearer {person.token}\r\n\r\n"
        )
        plain.sendall(head.encode())
        assert b" 101 " in plain.recv(1000)
        yield plain


def ended(plain: socket.socket) -> int:
    """The code with which the other side closes; 1005 if it gives none, GONE if it says nothing."""
    with plain.makefile("rb") as file, suppress(ConnectionResetError):
        while head := file.read(2):
            size = int.from_bytes(file.read(2), "big") if head[1] == 126 else head[1]
            data = file.read(size)
            if head[0] & 15 == CLOSE:
                return int.from_bytes(data[:2], "big") if data else 1005
    return GONE


def test_b1_b2_s8_every_bad_frame_ends_its_own_connection_and_nothing_else(server, aiko, ken):
    table = table_of(aiko, ken)
    before = aiko.call("GET", f"/api/tables/{table}").json()
    hello = frame(TEXT, json.dumps({"v": 1, "type": "hello", "table": table}).encode())
    cases = {
        **{f"{name}, after hello": (hello + data, code) for name, (data, code) in FRAMES.items()},
        **{name: (frame(TEXT, text.encode()), 1008) for name, text in TEXTS.items()},
    }
    wrong, cpu = {}, server.cpu
    for name, (data, code) in cases.items():
        with shaken(server, aiko) as plain:
            plain.sendall(data)
            if code == GONE:
                plain.shutdown(socket.SHUT_WR)
            found = ended(plain)
            if found != code:
                wrong[name] = (found, code)
    each = (server.cpu - cpu) / len(cases) * 1000
    log = server.log()
    long = {name for name, (_, code) in cases.items() if code == TOO_LONG}
    goal("S8", "bytes of the longest frame that is taken", LONGEST, "<=", 16 * 1024)
    goal("S8", f"of {len(long)} longer ones, taken or ended with another code", len(long & wrong.keys()), "==", 0)
    goal("B1", f"of {len(cases)} bad frames, ended with another code {wrong or ''}", len(wrong), "==", 0)
    in_time("B1", "CPU for each, with its handshake and hello", each, 5, " ms")
    goal("B1", "longest line in the log", max(map(len, log.splitlines()), default=0), "<=", 1000, " characters")
    assert "Traceback" not in log
    assert aiko.call("GET", f"/api/tables/{table}").json() == before


def test_s8_a_view_is_small():
    sizes = [
        len(json.dumps(state.view(seat)))
        for table in seatings()
        for state, _ in itertools.islice(walk(table, "sizes"), 0, None, 10)
        for seat in range(table.seats)
    ]
    goal("S8", f"bytes of the largest of {len(sizes)} views", max(sizes), "<=", 40_000)
