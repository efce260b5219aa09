"""The server in virtual time: the cores of the real one, driven without asyncio, and its disk."""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

from himeji.server.clock import ServingClock
from himeji.server.outbox import Outbox
from himeji.server.table import effects
from himeji.server.table.core import TableCore
from himeji.server.table.effects import Append, AskBot, Load, NotStored, Send, SetTimer, Stored, Woken
from himeji.server.table.entries import Row
from himeji.server.table.load import load
from himeji.server.thinking import choose


class Server:
    """Dies and comes back; `life` counts how often. Its disk is slow, sometimes refuses, and keeps what was synced."""

    def __init__(self, world: Any) -> None:
        self.world, self.life, self.up = world, 0, False
        self.rows: defaultdict[str, list[Row]] = defaultdict(list)
        self.snapshots: dict[str, effects.Snapshot | None] = {}
        self.writing: list[Append] = []
        self.outboxes: dict[str, Outbox] = {}  # by the connections that it knows of

    def boot(self) -> None:
        self.up, self.life = True, self.life + 1
        self.clock = ServingClock(lambda: self.world.now)
        self.timers: dict[str, SetTimer] = {}
        histories = [load(rows, self.snapshots.get(table)) for table, rows in self.rows.items()]
        self.cores = {each.table.id: TableCore(each, self.world.ids, self.clock.now()) for each in histories}
        for table in self.cores:
            self.put(table, Woken())
        self.tick()

    def tick(self) -> None:
        self.clock.tick()
        self.later(0.25, self.tick)

    def crash(self) -> None:
        """What was on its way to the disk may have arrived, or not."""
        self.up = False
        self.outboxes.clear()
        for append in self.writing:
            if self.world.chance.random() < 0.5:
                self.sync(append)
        self.writing.clear()

    def later(self, seconds: float, what: Callable[[], Any]) -> None:
        """In this life only: what an earlier one was waiting for is lost."""
        life = self.life
        self.world.later(seconds, lambda: self.up and life == self.life and what())

    def put(self, table: str, message: effects.Input) -> None:
        if self.up:
            for effect in self.cores[table].handle(message, self.clock.now()):
                self.carry_out(table, effect)
            self.world.invariants.bounded(len(self.cores[table].waiting), self.outboxes.values())

    def carry_out(self, table: str, effect: effects.Effect) -> None:
        world = self.world
        match effect:
            case Append():
                self.writing.append(effect)
                self.later(world.between(0.0002, 0.02), partial(self.write, table, effect))
            case Send():
                world.invariants.sent(table, effect)
                for outbox in [self.outboxes[name] for name in effect.connections if name in self.outboxes]:
                    outbox.put(effect)
            case SetTimer(at):
                self.timers[table] = effect
                if at is not None:
                    due = max(0.001, at - self.clock.now())
                    self.later(due, partial(self.wake, table, effect))
            case AskBot() if not world.strikes("bot hangs"):
                nonsense = world.chance.choice([None, "", "conquer"])
                answer = effects.BotChose(effect.ask, nonsense if world.strikes("bot fails") else choose(effect))
                self.later(world.between(0.01, 1.5), partial(self.put, table, answer))
            case Load(seq):
                found = effects.NotLoaded() if world.strikes("disk refuses") else effects.Loaded(self.rows[table][seq:])
                self.later(world.between(0, 0.01), partial(self.put, table, found))

    def wake(self, table: str, timer: SetTimer) -> None:
        if self.timers[table] is timer:
            self.put(table, Woken())

    def write(self, table: str, append: Append) -> None:
        self.writing.remove(append)
        answer: effects.Input = NotStored(self.world.chance.choice(["BUSY", "STORAGE_FULL", "STORAGE_FAULT"]))
        if self.world.strikes("disk lies"):
            self.sync(append)
        elif not self.world.strikes("disk refuses"):
            answer = Stored() if self.sync(append) else NotStored("CONFLICT", conflict=True)
        self.put(table, answer)

    def sync(self, append: Append) -> bool:
        table, seq = append.rows[0].table, append.rows[0].seq
        if seq <= len(self.rows[table]):
            return False
        self.rows[table] += append.rows
        self.snapshots[table] = append.snapshot or self.snapshots.get(table)
        self.world.invariants.synced(append.rows)
        return True
