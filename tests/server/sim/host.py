"""The server in virtual time: the same cores, limits and outboxes as the real one, driven without asyncio."""

from functools import partial
from typing import Any

from himeji.bots import random_bot
from himeji.engine.chance import streams
from himeji.games import game
from himeji.server.clock import ServingClock
from himeji.server.errors import TableError
from himeji.server.limits import Bucket
from himeji.server.outbox import Outbox
from himeji.server.table import messages
from himeji.server.table.core import TableCore
from himeji.server.table.effects import (
    Append,
    AskBot,
    BotChose,
    Came,
    Effect,
    Gone,
    Heard,
    Input,
    Load,
    Loaded,
    NotLoaded,
    Reader,
    Send,
    SetTimer,
    Woken,
)
from himeji.server.table.load import load


class Host:
    """Dies and comes back; `life` counts how often."""

    def __init__(self, world: Any) -> None:
        self.world = world
        self.life = 0
        self.up = False
        self.cores: dict[str, TableCore] = {}
        self.timers: dict[str, int] = {}
        self.outboxes: dict[str, Outbox] = {}
        self.buckets: dict[str, Bucket] = {}
        self.readers: dict[str, tuple[str, Reader]] = {}

    def boot(self) -> None:
        self.up = True
        self.life += 1
        self.clock = ServingClock(lambda: self.world.now)
        for table in self.world.disk.rows:
            self.core(table)
        self.ticking(self.life)

    def ticking(self, life: int) -> None:
        if self.up and life == self.life:
            self.clock.tick()
            self.world.later(0.25, lambda: self.ticking(life))

    def crash(self) -> None:
        self.up = False
        self.cores, self.timers, self.outboxes, self.buckets, self.readers = {}, {}, {}, {}, {}
        self.world.disk.crash()

    def core(self, table: str) -> TableCore:
        if table not in self.cores:
            history = load(self.world.disk.rows[table], self.world.disk.snapshots.get(table))
            self.cores[table] = TableCore(history, self.world.ids, self.clock.now())
            self.put(table, Woken())
        return self.cores[table]

    def put(self, table: str, message: Input) -> None:
        core = self.cores.get(table)
        if core is not None:
            for effect in core.handle(message, self.clock.now()):
                self.carry_out(table, effect)
            self.world.invariants.core(core)

    def later(self, seconds: float, table: str, message: Input) -> None:
        self.world.later(seconds, partial(self.alive, self.life, table, message))

    def alive(self, life: int, table: str, message: Input) -> None:
        """For this life only: what an earlier one was waiting for is lost."""
        if self.up and life == self.life:
            self.put(table, message)

    def carry_out(self, table: str, effect: Effect) -> None:
        match effect:
            case Append():
                self.world.disk.append(effect, partial(self.alive, self.life, table))
            case Send():
                self.world.invariants.sent(table, effect)
                for connection in effect.connections:
                    if connection in self.outboxes:
                        self.outboxes[connection].put(effect)
                        self.world.invariants.queue(self.outboxes[connection])
                        self.world.later(0, partial(self.drain, connection))
            case SetTimer():
                self.set_timer(table, effect.at)
            case AskBot():
                self.ask(table, effect)
            case Load(seq):
                failed = self.world.strikes("disk refuses")
                found = NotLoaded() if failed else Loaded(self.world.disk.rows[table][seq:])
                self.later(self.world.between(0, 0.01), table, found)

    def set_timer(self, table: str, at: float | None) -> None:
        number = self.timers[table] = self.world.tick()
        if at is not None:
            self.world.later(max(0.001, at - self.clock.now()), partial(self.due, self.life, table, number))

    def due(self, life: int, table: str, number: int) -> None:
        if self.timers.get(table) == number:
            self.alive(life, table, Woken())

    def ask(self, table: str, ask: AskBot) -> None:
        if self.world.strikes("bot hangs"):
            return
        world = game(ask.title).decode(ask.world)
        move = random_bot.choose(world.port(ask.seat), streams(ask.seed, "random")).text
        nonsense = self.world.chance.choice([None, "", "conquer"]) if self.world.strikes("bot fails") else move
        self.later(self.world.between(0.01, 1.5), table, BotChose(ask.ask, nonsense))

    # -- the gateway

    def connect(self, connection: str, table: str, user: str | None, data: bytes) -> bool:
        if not self.up:
            return False
        try:
            hello = messages.read(data)
        except TableError:
            return False
        if not isinstance(hello, messages.Hello) or hello.table not in self.cores:
            return False
        reader = Reader(user, user or "")
        self.readers[connection] = (table, reader)
        self.buckets[connection] = Bucket(self.clock.now(), 60, 30)
        again = partial(self.put, table, Came(connection, reader))
        self.outboxes[connection] = Outbox(self.unsent, again)
        self.put(table, Came(connection, reader, hello.seq, hello.mark))
        return True

    async def unsent(self, data: bytes) -> None:
        raise AssertionError("the simulator takes messages by itself")

    def drain(self, connection: str) -> None:
        outbox = self.outboxes.get(connection)
        while outbox is not None and not self.world.network.jammed(connection) and (message := outbox.take()):
            self.world.network.down(connection, message.data)

    def hear(self, connection: str, data: bytes) -> None:
        if connection not in self.readers:
            return
        table, reader = self.readers[connection]
        try:
            message = messages.read(data)
        except TableError:
            self.world.network.cut(connection)
            return
        allowed = self.buckets[connection].take(self.clock.now())
        if allowed and isinstance(message, messages.Attempt) and message.table == table:
            self.put(table, Heard(connection, reader, message))

    def lose(self, connection: str) -> None:
        """The socket ended, or was silent for too long."""
        if connection in self.readers:
            table, _ = self.readers.pop(connection)
            del self.outboxes[connection], self.buckets[connection]
            self.put(table, Gone(connection))
