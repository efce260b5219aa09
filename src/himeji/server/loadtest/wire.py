"""A WebSocket as thin as it can be: the generator must not be what is measured."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable, Mapping
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
NO_MASK: Final = b"\0\0\0\0"  # a mask is prescribed; this one costs nothing

Hear = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One socket: `hear` gets every text, `lost` is told when it ends."""

    def __init__(self, request: bytes, hear: Hear, lost: Callable[[], None]) -> None:
        self.request = request
        self.hear = hear
        self.lost = lost
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done() and not self.greeted():
            return
        while self.frame():
            pass

    def greeted(self) -> bool:
        """The answer to the handshake; anything but 101 is an error."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self.buffer[9:12])
        del self.buffer[: end + 4]
        if status != b"101":
            self.opened.set_exception(ConnectionError(f"handshake: {status.decode()}"))
            return False
        self.opened.set_result(None)
        return True

    def frame(self) -> bool:
        """Take one whole frame off the buffer; servers neither mask nor split theirs."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        begin, size = 2, buffer[1]
        if size >= 126:
            begin = 4 if size == 126 else 10
            if len(buffer) < begin:
                return False
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return False
        kind, payload = buffer[0], bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.write(PONG, payload)
        elif kind == CLOSE:
            self.close()
        return True

    def send(self, data: bytes) -> None:
        self.write(TEXT, data)

    def write(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(head + NO_MASK + data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed during the handshake"))
        self.lost()


async def dialled(
    port: int, path: str, headers: Mapping[str, str], source: str, hear: Hear, lost: Callable[[], None]
) -> Line:
    """A socket that is open, from an address of this machine."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    own = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in {**own, **headers}.items())
    request = f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, hear, lost), "127.0.0.1", port, local_addr=(source, 0))
    await asyncio.wait_for(line.opened, 20)
    return line
