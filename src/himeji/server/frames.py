"""Texts are written as whole frames, at once while the reader keeps up: most of a move is telling people of it."""

from __future__ import annotations

from typing import Final

from starlette.websockets import WebSocket
from websockets.http11 import Request

from himeji.server.outbox import Write
from himeji.server.timely import TimelySocket

EXTENSION: Final = "himeji.write"
TEXT: Final = 0x81  # one whole message
SHORT: Final = 126
LONG: Final = 1 << 16


class Frames(TimelySocket):
    """Sockets that can be written to without waiting."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def write(self, data: bytes) -> bool:
        """Write a text on an open socket whose reader keeps up; False where the general way has to be gone."""
        if (
            self.handshake_complete
            and self.writable.is_set()
            and not (self.disconnected or self.close_sent or self.initial_response or self.conn.close_rcvd)
            and not self.transport.is_closing()
        ):
            self.transport.write(framed(data))
            return True
        return False


def framed(data: bytes) -> bytes:
    """A message as servers send it: a head, then the bytes as they are."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


def writing(socket: WebSocket) -> Write:
    """How to write on this socket at once; never, on a server that is not ours."""
    write: Write = socket.scope.get("extensions", {}).get(EXTENSION, {}).get("write", lambda data: False)
    return write
