"""One table in use: its core is handed what comes in, and what it wants done is done; none of it waits."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from himeji.server.errors import StoreError
from himeji.server.table import effects
from himeji.server.table.core import TableCore
from himeji.server.table.effects import Append, AskBot, Input, Load, Report, Send, SetTimer

if TYPE_CHECKING:
    from himeji.server.hall import Hall

LOG: Final = logging.getLogger("himeji.table")


class Actor:
    """One table in use."""

    def __init__(self, hall: Hall, core: TableCore) -> None:
        self.hall = hall
        self.core = core
        self.timer: asyncio.TimerHandle | None = None
        self.used = hall.clock.now()

    def put(self, message: Input) -> None:
        """Hand the core a message and do what it wants done; none of it waits."""
        self.used = self.hall.clock.now()
        try:
            wanted = self.core.handle(message, self.used)
        except Exception:
            LOG.exception("table_failed", extra={"table": self.core.table.id})
            self.hall.forget(self)
            return
        for effect in wanted:
            self.carry_out(effect)

    def carry_out(self, effect: effects.Effect) -> None:
        match effect:
            case Append() | Report():
                self.hall.keep(self, effect)
            case Send():
                self.hall.send(effect)
            case SetTimer():
                self.set_timer(effect.at)
            case AskBot():
                self.hall.ask(self, effect)
            case Load():
                self.hall.start(self.read_again(effect.seq))

    def set_timer(self, at: float | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if at is not None:
            wait = max(0.001, at - self.hall.clock.now())  # never so short that the clock stands still
            self.timer = self.hall.loop.call_later(wait, self.put, effects.Woken())

    async def read_again(self, seq: int) -> None:
        try:
            rows = await asyncio.to_thread(self.hall.store.rows, self.core.table.id, seq)
        except StoreError:
            self.put(effects.NotLoaded())
        else:
            self.put(effects.Loaded(rows))
