"""The tables that are in use: each core is driven here, under asyncio, by what comes in and what it wants done."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec

from himeji.games import game
from himeji.server.actor import Actor
from himeji.server.bus import Bus
from himeji.server.clock import TICK, ServingClock
from himeji.server.errors import StoreError, TableError
from himeji.server.identity import User
from himeji.server.metrics import Metrics
from himeji.server.openings import Openings
from himeji.server.outbox import Outbox
from himeji.server.pool import Pool
from himeji.server.store.store import Store
from himeji.server.studying import Studies
from himeji.server.table import effects, render
from himeji.server.table.core import TableCore
from himeji.server.table.effects import Append, AskBot, Reader, Report, Send
from himeji.server.table.entries import FIRST, Moved, Opened, Row, row
from himeji.server.table.load import load
from himeji.server.table.messages import Attempt
from himeji.server.table.settings import Settings, checked
from himeji.server.turns import Turns

IDLE: Final = 60.0  # seconds until a table that nobody uses leaves memory
SHARE: Final = 3.0  # seconds between two rounds of what workers tell each other
SCAN: Final = 4  # rounds between two looks for tables that nobody drives
REQUEST: Final = 10.0  # seconds until a request that a table does not answer is given up
LOG: Final = logging.getLogger("himeji.hall")


def new_id() -> str:
    return secrets.token_hex(16)


def is_id(text: str) -> bool:
    """Could it be one of ours?"""
    return len(text) == 32 and set(text) <= set("0123456789abcdef")


class Hall:
    def __init__(self, store: Store, clock: ServingClock, bots: int, bus: Bus, metrics: Metrics) -> None:
        self.store = store
        self.openings = Openings(store)
        self.turns, self.studies = Turns(), Studies()
        self.bus = bus
        self.clock = clock
        self.loop = asyncio.get_running_loop()
        self.actors: dict[str, Actor] = {}
        self.opening: dict[str, asyncio.Future[Actor]] = {}
        self.outboxes: dict[str, Outbox] = {}
        self.answers: dict[str, asyncio.Future[bytes]] = {}
        self.asked: dict[str, Actor] = {}
        self.kept: deque[tuple[Actor, StoreError | None]] = deque()
        self.telling = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.pool = Pool(bots, self.bot_chose, metrics)
        self.metrics = metrics
        self.watch()
        self.start(self.tick())
        self.start(self.wake_unfinished())
        self.start(bus.listen(self.hear))
        if not bus.alone:
            self.start(self.share())

    def watch(self) -> None:
        """What can be read of us at any time."""
        self.store.writer.stored = self.metrics.committed
        self.metrics.gauge("tables", "Tables in memory.", lambda: len(self.actors))
        self.metrics.gauge("sockets", "Sockets that follow a table.", lambda: len(self.outboxes))
        self.metrics.gauge("writer_queue", "Jobs that wait to be stored.", self.store.writer.jobs.qsize)
        self.metrics.gauge("bot_queue", "Questions that wait for a bot.", self.pool.questions.qsize)
        self.metrics.gauge("study_queue", "Hints and reviews asked for.", lambda: sum(self.studies.lengths.values()))
        self.metrics.gauge("outbox_messages", "Messages that wait for slow readers.", self.unsent)

    def unsent(self) -> int:
        return sum(len(box.waiting) for box in list(self.outboxes.values()))

    def start(self, work: Any) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """No new work; what is on its way to the store gets there."""
        for actor in self.actors.values():
            actor.set_timer(None)
        for task in list(self.tasks):
            task.cancel()
        await self.pool.close()
        await self.bus.close(list(self.actors))

    # -- tables

    async def actor(self, table: str) -> Actor:
        """The table, read from the store if it is not in use; StoreError if there is none."""
        if table in self.actors:
            return self.actors[table]
        if not is_id(table):
            raise StoreError("NO_SUCH_TABLE")
        if table not in self.opening:
            self.opening[table] = self.loop.create_future()
            self.start(self.read(table, self.opening[table]))
        return await asyncio.shield(self.opening[table])

    async def read(self, table: str, waiting: asyncio.Future[Actor]) -> None:
        try:
            history = await asyncio.to_thread(self.store.history, table)
            waiting.set_result(self.seat(TableCore(history, new_id, self.clock.now())))
        except Exception as error:
            waiting.set_exception(error)
            waiting.exception()
        finally:
            del self.opening[table]

    def seat(self, core: TableCore) -> Actor:
        core.driving = self.bus.alone
        actor = self.actors[core.table.id] = Actor(self, core)
        actor.put(effects.Woken())
        if not self.bus.alone:
            self.start(self.lease(actor))
        return actor

    def forget(self, actor: Actor) -> None:
        """A core that broke is dropped, and those who followed it come again."""
        actor.set_timer(None)
        self.actors.pop(actor.core.table.id, None)
        for connection in actor.core.audience.connections:
            if connection in self.outboxes:
                self.outboxes[connection].closed = True
                self.outboxes[connection].more.set()

    async def open(self, settings: Settings, owner: User) -> Actor:
        """A new table, stored before anybody hears of it."""
        known = game(checked(settings).title)
        opened = Opened(settings, owner.id, secrets.token_hex(32), known.edition, known.components)
        return await self.place([row(FIRST, new_id(), 1, new_id()[:8], owner.id, None, opened)])

    async def place(self, rows: list[Row]) -> Actor:
        """A table that begins with these rows; AccessError if its owner has opened enough."""
        core = TableCore(load(rows), new_id, self.clock.now())
        stored: asyncio.Future[StoreError | None] = self.loop.create_future()
        append = Append(rows, None, render.summary(core.table))

        def done(error: StoreError | None) -> None:
            self.loop.call_soon_threadsafe(stored.set_result, error)

        async with self.openings.one_more(core.table.owner):
            self.store.put(append, done)
            error = await stored
        if error is not None:
            raise error
        return self.seat(core)

    async def wake_unfinished(self) -> None:
        """Clocks and bots of running games go on although nobody has come back yet; one worker drives each."""
        for table in await asyncio.to_thread(self.store.unfinished):
            try:
                if table not in self.actors and await self.bus.leased(table):
                    await self.actor(table)
            except Exception:
                LOG.exception("table_not_opened", extra={"table": table})
            await asyncio.sleep(0)

    async def tick(self) -> None:
        while True:
            self.clock.tick()
            now = self.clock.now()
            for table, actor in list(self.actors.items()):
                if actor.core.idle and now - actor.used > IDLE:
                    del self.actors[table]
            await asyncio.sleep(TICK)

    # -- other workers

    def hear(self, message: dict[str, Any]) -> None:
        """What another worker tells of a table that is in use here too."""
        actor = self.actors.get(message["table"])
        if actor is not None:
            told = message.get("users")
            actor.put(effects.Behind(message["seq"]) if told is None else effects.Elsewhere(tuple(told)))

    async def share(self) -> None:
        """Now and then: renew what we drive, say who is here, take up what nobody drives, look for what was missed."""
        for number in itertools.count(1):
            await asyncio.sleep(SHARE)
            try:
                for actor in list(self.actors.values()):
                    await self.lease(actor)
                heads = await asyncio.to_thread(self.store.heads, list(self.actors))
                for table, seq in heads.items():
                    self.hear({"table": table, "seq": seq})
                if number % SCAN == 0:
                    await self.wake_unfinished()
            except StoreError:
                LOG.warning("database_does_not_answer")

    async def lease(self, actor: Actor) -> None:
        table = actor.core.table.id
        ours = await self.bus.leased(table)
        if ours != actor.core.driving:
            actor.put(effects.Drive(ours))
        users = {reader.user for reader in actor.core.audience.connections.values() if reader.user is not None}
        if users:
            self.bus.tell({"table": table, "users": sorted(users)})

    # -- what the cores want done

    def send(self, send: Send) -> None:
        if send.refused:
            self.metrics.count(self.metrics.refusals, send.refused)
        for connection in send.connections:
            if connection in self.outboxes:
                self.outboxes[connection].put(send)
            elif connection in self.answers and not self.answers[connection].done():
                self.answers[connection].set_result(send.data)

    def keep(self, actor: Actor, what: Append | Report) -> None:
        if isinstance(what, Report):
            LOG.error("rule_failed", extra={"fault": what.fault, "table": what.table, "seq": what.seq})
            self.metrics.faults.inc()
            self.store.put(what, lambda _: None)
        else:
            self.store.put(what, lambda error: self.kept_in_thread(actor, error))

    def kept_in_thread(self, actor: Actor, error: StoreError | None) -> None:
        """In the writer's thread: one call for all that were stored together."""
        self.kept.append((actor, error))
        if not self.telling:
            self.telling = True
            with suppress(RuntimeError):  # the server has stopped; those who wait will ask again
                self.loop.call_soon_threadsafe(self.tell_kept)

    def tell_kept(self) -> None:
        self.telling = False
        while self.kept:
            actor, error = self.kept.popleft()
            code = "" if error is None else error.code
            if error is None:
                self.count(actor)
            elif code != "CONFLICT":
                LOG.warning("not_stored", extra={"table": actor.core.table.id, "code": code})
            actor.put(effects.Stored() if error is None else effects.NotStored(code, code == "CONFLICT"))
            if error is None:
                self.bus.tell({"table": actor.core.table.id, "seq": actor.core.table.seq})

    def count(self, actor: Actor) -> None:
        """The moves among what was just stored."""
        for _, _, entry, _ in actor.core.flight.told if actor.core.flight else ():
            if isinstance(entry, Moved):
                self.metrics.moves.labels(entry.by).inc()

    def ask(self, actor: Actor, question: AskBot) -> None:
        self.asked[question.ask] = actor
        self.pool.ask(question)

    def bot_chose(self, ask: str, move: str | None) -> None:
        actor = self.asked.pop(ask, None)
        if actor is not None:
            actor.put(effects.BotChose(ask, move))

    async def request(
        self, actor: Actor, user: User, message: Attempt, invited: frozenset[int] = frozenset()
    ) -> dict[str, Any]:
        """One message for a table and its answer, for those who have no socket; TableError if it is refused."""
        connection = f"http-{new_id()}"
        self.answers[connection] = self.loop.create_future()
        try:
            actor.put(effects.Heard(connection, Reader(user.id, user.name, invited=invited), message))
            async with asyncio.timeout(REQUEST):
                data = await self.answers[connection]
        except TimeoutError:
            raise TableError("BUSY") from None
        finally:
            del self.answers[connection]
        answer: dict[str, Any] = msgspec.json.decode(data)
        if answer["type"] == "refused":
            raise TableError(answer["code"], **answer["params"])
        return answer
