"""The door for sockets: who comes in, how much they may say, and what they say is handed to the table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from himeji.server.access import admitted
from himeji.server.accounts import Accounts
from himeji.server.actor import Actor
from himeji.server.config import Config
from himeji.server.errors import AccessError, StoreError, TableError
from himeji.server.frames import writing
from himeji.server.hall import Hall, new_id
from himeji.server.identity import COOKIE, Identity, User
from himeji.server.limits import QUEUE, Bucket, Doors, address_of
from himeji.server.outbox import Outbox
from himeji.server.table.effects import Came, Gone, Heard, Reader, Send
from himeji.server.table.messages import Attempt, Hello, read

WATCH: Final = 2.0  # seconds between two looks for sessions that have ended
HELLO: Final = 10.0  # seconds to say hello in
SLOW_DOWN: Final = Send((), b'{"type":"slow_down"}', answer=True)
CLOSE: Final = {"STOPPING": 1012, "TOO_SLOW": 1013, "TOO_MANY": 1013, "NO_SUCH_TABLE": 1008, "BINARY": 1003}
VIOLATION: Final = 1008
LOG: Final = logging.getLogger("himeji.gateway")


class Goodbye(Exception):
    """The socket is closed, and why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Pass:
    """What lets a socket stay: a session or a guest's token, and invitations with the person they let in."""

    session: str = ""
    guest: str = ""
    admissions: frozenset[tuple[str, str]] = frozenset()


def pass_of(user: User | None, invitations: tuple[str, ...] = ()) -> Pass:
    if user is None:
        return Pass()
    return Pass(user.session, user.id if user.guest else "", frozenset((each, user.id) for each in invitations))


@dataclass(frozen=True)
class Visit:
    """A socket that said hello."""

    connection: str
    reader: Reader
    actor: Actor
    outbox: Outbox


class Gateway:
    def __init__(self, config: Config, hall: Hall, identity: Identity, accounts: Accounts) -> None:
        self.config = config
        self.hall = hall
        self.identity = identity
        self.accounts = accounts
        self.doors = Doors()
        self.sockets: dict[WebSocket, Pass] = {}
        self.stopping = False
        self.watching = asyncio.create_task(self.watch())

    async def serve(self, socket: WebSocket) -> None:
        """One socket, from its handshake to its end."""
        try:
            user = await asyncio.to_thread(self.identity.user, bearer(socket) or socket.cookies.get(COOKIE))
            refused = self.refused(socket, user)
        except StoreError:
            refused, user = 503, None
        if refused:
            self.hall.metrics.count(self.hall.metrics.handshakes, str(refused))
            await socket.send_denial_response(Response(status_code=refused))
            return
        who, address = user.id if user else None, address_of(socket)
        self.doors.enter(who, address)
        self.sockets[socket] = pass_of(user)
        try:
            await socket.accept()
            await self.visit(socket, user)
        except Goodbye as bye:
            self.hall.metrics.count(self.hall.metrics.byes, bye.code)
            LOG.info("socket_closed", extra={"code": bye.code})
            await say_goodbye(socket, bye.code)
        except (WebSocketDisconnect, RuntimeError):  # RuntimeError: it was closed while we were sending
            pass
        finally:
            del self.sockets[socket]
            self.doors.leave(who, address)

    def refused(self, socket: WebSocket, user: User | None) -> int:
        """The status of a handshake that goes no further; 0 if it does."""
        origin = socket.headers.get("origin")
        allowed = origin in self.config.allowed_origins if origin is not None else bearer(socket) is not None
        if not allowed or (bearer(socket) is not None and user is None):
            return 403
        if self.stopping:
            return 503
        address = address_of(socket)
        return 429 if self.doors.full(user.id if user else None, address) else 0

    async def visit(self, socket: WebSocket, user: User | None) -> None:
        try:
            async with asyncio.timeout(HELLO):
                hello = await self.heard(socket)
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
        reader = await self.reader(socket, actor, user)
        connection = new_id()
        drops = self.hall.metrics.drops.inc
        outbox = Outbox(socket_sender(socket), lambda: actor.put(Came(connection, reader)), writing(socket), drops)
        self.hall.outboxes[connection] = outbox
        actor.put(Came(connection, reader, hello.seq, hello.mark))
        return Visit(connection, reader, actor, outbox)

    async def reader(self, socket: WebSocket, actor: Actor, user: User | None) -> Reader:
        try:
            access = await admitted(self.hall, actor, user)
        except AccessError as error:
            raise Goodbye(error.code) from None
        except StoreError:
            raise Goodbye("BUSY") from None
        self.sockets[socket] = pass_of(user, access.invitations)
        return access.reader

    async def watch(self) -> None:
        """Whoever logged out, was banned or is invited no longer, by this worker or another, is shown out."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                await self.show_out()
            except StoreError:
                LOG.warning("database_does_not_answer")

    async def show_out(self) -> None:
        passes = dict(self.sockets)
        sessions = {each.session for each in passes.values() if each.session}
        admissions = {one for each in passes.values() for one in each.admissions}
        guests = {each.guest for each in passes.values() if each.guest}
        if not sessions and not guests:
            return
        ended = await asyncio.to_thread(self.accounts.ended, sessions, guests)
        stand = await asyncio.to_thread(self.hall.store.invitations.standing, admissions) if admissions else set()
        revoked = admissions - stand
        uninvited = {socket: AccessError("NOT_INVITED") for socket, each in passes.items() if each.admissions & revoked}
        out = [socket for socket, each in passes.items() if each.session in ended or each.guest in ended]
        over = {socket: AccessError("SIGNED_OUT") for socket in out}
        await asyncio.gather(*(say_goodbye(socket, error.code) for socket, error in (uninvited | over).items()))

    async def listen(self, socket: WebSocket, visit: Visit) -> None:
        """What is said too fast is not lost: it waits for its turn, and too much of it is the end."""
        bucket = Bucket(self.hall.clock.now(), queue=QUEUE)
        while True:
            message = await self.heard(socket)
            if not isinstance(message, Attempt) or message.table != visit.actor.core.table.id:
                raise Goodbye("BAD_MESSAGE")
            wait = bucket.take(self.hall.clock.now())
            if wait is None:
                raise Goodbye("TOO_FAST")
            if wait:
                visit.outbox.put(SLOW_DOWN)
                self.hall.loop.call_later(wait, self.pass_on, visit, message)
            else:
                self.pass_on(visit, message)

    def pass_on(self, visit: Visit, message: Attempt) -> None:
        if visit.connection in self.hall.outboxes:  # else the socket ended while the message waited
            visit.actor.put(Heard(visit.connection, visit.reader, message))

    async def heard(self, socket: WebSocket) -> object:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        if socket.application_state is WebSocketState.DISCONNECTED:  # we said goodbye: nothing more is listened to
            raise WebSocketDisconnect
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
        self.watching.cancel()
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
