"""A connection in virtual time, with the limits and the outbox of the real server at its far end."""

from collections.abc import Callable
from functools import partial
from typing import Any

from himeji.server.errors import TableError
from himeji.server.limits import QUEUE, Bucket
from himeji.server.outbox import Outbox
from himeji.server.table import messages
from himeji.server.table.effects import Came, Gone, Heard, Reader, Send


class Line:
    """In order while it lasts, slow at times, cut at any moment: the player notices then, the server when it pings."""

    def __init__(self, world: Any, player: Any) -> None:
        self.world, self.player, self.table = world, player, player.table
        self.name = f"{player.name}-{world.tick()}"
        self.reader = Reader(player.user, player.user or "")
        self.whole, self.slow = True, False
        self.arrives = {"up": 0.0, "down": 0.0}
        self.outbox = Outbox(self.unsent, lambda: self.put(Came(self.name, self.reader)))
        world.lines[self.name] = self
        world.later(world.between(0.001, 0.3), partial(self.connect, player.follower.hello()[0]))

    def connect(self, data: bytes) -> None:
        world, hello = self.world, messages.read(data)
        if not world.host.up or world.strikes("connection fails"):
            self.cut()
            return
        assert isinstance(hello, messages.Hello)
        self.bucket = Bucket(world.host.clock.now(), queue=QUEUE)
        world.host.lines[self.name] = self
        self.put(Came(self.name, self.reader, hello.seq, hello.mark))
        self.player.is_connected(self)
        if world.strikes("connection is cut"):
            world.later(world.between(0.1, 20), self.cut)
        if world.strikes("reader is slow"):
            self.slow = True
            world.later(world.between(1, 15), self.flow)

    def put(self, message: Came | Gone | Heard) -> None:
        self.world.host.put(self.table, message)

    def travel(self, way: str, what: Callable[[], Any]) -> None:
        """Never before what was sent before it."""
        self.arrives[way] = max(self.world.now + self.world.between(0.0005, 0.2), self.arrives[way])
        self.world.later(self.arrives[way] - self.world.now, lambda: self.whole and what())

    def up(self, data: bytes) -> None:
        self.travel("up", partial(self.heard, data))

    def heard(self, data: bytes) -> None:
        if self.name in self.world.host.lines:
            try:
                message = messages.read(data)
            except TableError:
                self.cut()
                return
            wait = self.bucket.take(self.world.host.clock.now())
            if wait is None:
                self.cut()
            elif isinstance(message, messages.Attempt) and message.table == self.table:
                self.world.later(wait, partial(self.pass_on, message))

    def pass_on(self, message: messages.Attempt) -> None:
        if self.name in self.world.host.lines:
            self.put(Heard(self.name, self.reader, message))

    def send(self, message: Send) -> None:
        self.outbox.put(message)
        self.world.invariants.queue(self.outbox)
        self.world.later(0, self.drain)

    async def unsent(self, data: bytes) -> None:
        raise AssertionError("messages are taken, not sent")

    def flow(self) -> None:
        self.slow = False
        self.drain()

    def drain(self) -> None:
        while self.name in self.world.host.lines and not self.slow and (message := self.outbox.take()):
            self.travel("down", partial(self.player.hear, self, message.data))

    def cut(self) -> None:
        if self.whole:
            self.whole = False
            self.player.is_cut(self)
            self.world.later(self.world.between(0, 25), self.lose)

    def lose(self) -> None:
        """The server's end: the socket ended, or was silent for too long."""
        if self.world.host.lines.pop(self.name, None):
            self.put(Gone(self.name))
