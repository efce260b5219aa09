"""The door for sockets: who comes in, how much they may say, and what they say is handed to the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from himeji.server.actor import Actor
from himeji.server.config import Config
from himeji.server.errors import StoreError, TableError
from himeji.server.frames import writing
from himeji.server.hall import Hall, new_id
from himeji.server.identity import COOKIE, Identity, User
from himeji.server.limits import Bucket, Doors
from himeji.server.outbox import Outbox
from himeji.server.table.effects import Came, Gone, Heard, Reader, Send
from himeji.server.table.messages import Attempt, Hello, read

HELLO: Final = 10.0  # seconds to say hello in
SLOW_DOWN: Final = Send((), b'{"type":"slow_down"}', answer=True)
CLOSE: Final = {"STOPPING": 1012, "TOO_SLOW": 1013, "TOO_MANY": 1013, "NO_SUCH_TABLE": 1008, "BINARY": 1003}
VIOLATION: Final = 1008


class Goodbye(Exception):
    """The socket is closed, and why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Visit:
    """A socket that said hello."""

    connection: str
    reader: Reader
    actor: Actor
    outbox: Outbox


class Gateway:
    def __init__(self, config: Config, hall: Hall, identity: Identity) -> None:
        self.config = config
        self.hall = hall
        self.identity = identity
        self.doors = Doors()
        self.sockets: set[WebSocket] = set()
        self.stopping = False

    async def serve(self, socket: WebSocket) -> None:
        """One socket, from its handshake to its end."""
        user = self.identity.user(bearer(socket) or socket.cookies.get(COOKIE))
        refused = self.refused(socket, user)
        if refused:
            await socket.send_denial_response(Response(status_code=refused))
            return
        who, address = user.id if user else None, socket.client.host if socket.client else ""
        self.doors.enter(who, address)
        self.sockets.add(socket)
        try:
            await socket.accept()
            await self.visit(socket, user)
        except Goodbye as bye:
            await say_goodbye(socket, bye.code)
        except (WebSocketDisconnect, RuntimeError):  # RuntimeError: it was closed while we were sending
            pass
        finally:
            self.sockets.discard(socket)
            self.doors.leave(who, address)

    def refused(self, socket: WebSocket, user: User | None) -> int:
        """The status of a handshake that goes no further; 0 if it does."""
        origin = socket.headers.get("origin")
        allowed = origin in self.config.allowed_origins if origin is not None else bearer(socket) is not None
        if not allowed or (bearer(socket) is not None and user is None):
            return 403
        if self.stopping:
            return 503
        address = socket.client.host if socket.client else ""
        return 429 if self.doors.full(user.id if user else None, address) else 0

    async def visit(self, socket: WebSocket, user: User | None) -> None:
        try:
            hello = await asyncio.wait_for(self.heard(socket), HELLO)
        except TimeoutError:
            raise Goodbye("TOO_SLOW") from None
        if not isinstance(hello, Hello):
            raise Goodbye("BAD_MESSAGE")
        visit = await self.welcome(socket, user, hello)
        talking = asyncio.create_task(self.listen(socket, visit))
        sending = asyncio.create_task(visit.outbox.run())
        try:
            done, _ = await asyncio.wait({talking, sending}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except TimeoutError:
            raise Goodbye("TOO_SLOW") from None
        finally:
            for task in (talking, sending):
                task.cancel()
            await asyncio.gather(talking, sending, return_exceptions=True)
            del self.hall.outboxes[visit.connection]
            visit.actor.put(Gone(visit.connection))

    async def welcome(self, socket: WebSocket, user: User | None, hello: Hello) -> Visit:
        if hello.ticket:
            user = self.identity.redeem(hello.ticket, hello.table)
            if user is None:
                raise Goodbye("NOT_ALLOWED")
        try:
            actor = await self.hall.actor(hello.table)
        except StoreError as error:
            raise Goodbye("NO_SUCH_TABLE" if error.code == "NO_SUCH_TABLE" else "BUSY") from None
        shoulder = self.identity.shoulder(hello.link, hello.table)
        reader = Reader(user.id, user.name, shoulder) if user else Reader(shoulder=shoulder)
        connection = new_id()
        outbox = Outbox(socket_sender(socket), lambda: actor.put(Came(connection, reader)), writing(socket))
        self.hall.outboxes[connection] = outbox
        actor.put(Came(connection, reader, hello.seq, hello.mark))
        return Visit(connection, reader, actor, outbox)

    async def listen(self, socket: WebSocket, visit: Visit) -> None:
        bucket = Bucket(self.hall.clock.now())
        while True:
            message = await self.heard(socket)
            now = self.hall.clock.now()
            if not bucket.take(now):
                if bucket.over(now):
                    raise Goodbye("TOO_FAST")
                if bucket.offences[-1] == now:
                    visit.outbox.put(SLOW_DOWN)
            elif isinstance(message, Attempt) and message.table == visit.actor.core.table.id:
                visit.actor.put(Heard(visit.connection, visit.reader, message))
            else:
                raise Goodbye("BAD_MESSAGE")

    async def heard(self, socket: WebSocket) -> object:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        if text is None:
            raise Goodbye("BINARY")
        try:
            return read(text)
        except TableError as error:
            raise Goodbye(error.code) from None

    async def close(self) -> None:
        """Everybody is told, and nobody else comes in."""
        self.stopping = True
        await asyncio.gather(*(say_goodbye(socket, "STOPPING") for socket in list(self.sockets)))


def bearer(socket: WebSocket) -> str | None:
    kind, _, token = socket.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else None


def socket_sender(socket: WebSocket):  # type: ignore[no-untyped-def]
    async def send(data: bytes) -> None:
        await socket.send_text(data.decode())

    return send


async def say_goodbye(socket: WebSocket, code: str) -> None:
    """A reason, then the end; whoever is gone already hears neither, whoever does not read is not waited for."""
    with suppress(RuntimeError, WebSocketDisconnect):
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await socket.send_text(msgspec.json.encode({"type": "bye", "code": code}).decode())
        await socket.close(CLOSE.get(code, VIOLATION))
