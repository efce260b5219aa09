"""Sockets that do not wait for ever, neither for the end of a request nor for a close that nobody reads."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WHOLE: Final = 10.0  # seconds from the first byte of a request to its last
NO_TEXT: Final = 1007  # the code of a close
UNSENT: Final = 32 * 1024  # bytes on their way from an outbox to the system
LINGER: Final = 10.0  # seconds in which the last words can still be read


class TimelyHTTP(HttpToolsProtocol):
    """Closes the socket of a request, or of a handshake, that comes byte by byte."""

    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begin()

    def begin(self) -> None:
        if self.late is None:
            self.late = self.loop.call_later(WHOLE, self.transport.close)

    def whole(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begin()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.whole()

    def connection_lost(self, exc: Exception | None) -> None:
        self.whole()
        super().connection_lost(exc)


class TimelySocket(WebSocketsSansIOProtocol):
    """Its close needs no room in a full buffer, and what is not read soon after is thrown away."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(UNSENT)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()
            self.loop.call_later(LINGER, self.transport.abort)
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Bytes that are no text are the client's fault: an end, and no trace in our log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Whoever reads nothing cannot answer a ping: while messages are stuck, their outbox decides."""
        if not self.writable.is_set():
            self.pending_ping_payload = self.pong_timer = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
