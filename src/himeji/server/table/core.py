"""The core of a table: messages and the time go in, effects come out. It never waits, reads no clock, opens nothing."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from himeji.engine.errors import HimejiError, Refused
from himeji.server.errors import TableError
from himeji.server.table import acts, messages
from himeji.server.table.acts import Stale
from himeji.server.table.audience import send
from himeji.server.table.driving import Driving
from himeji.server.table.effects import (
    Behind,
    BotChose,
    Came,
    Drive,
    Effect,
    Elsewhere,
    Gone,
    Heard,
    Input,
    Load,
    Loaded,
    NotLoaded,
    NotStored,
    Reader,
    Send,
    SetTimer,
    Stored,
    Woken,
)
from himeji.server.table.load import History

WAITING: Final = 256  # inputs while something is being stored; more are refused
REFUSED: Final = 64  # refusals that are remembered, to be given again
RETRY: Final = 1.0  # seconds until the store is read again
LINE_EVERY: Final = 2.0  # seconds between two lines of one person


class TableCore(Driving):
    def __init__(self, history: History, ids: Callable[[], str], now: float) -> None:
        super().__init__(history, ids, now)
        self.refusals: OrderedDict[tuple[str | None, str], bytes] = OrderedDict()
        self.spoke_at: dict[str, float] = {}
        self.retry_at: float | None = None
        self.timer: float | None = None

    def handle(self, message: Input, now: float) -> list[Effect]:
        """Everything that a message leads to now."""
        self.out = []
        if isinstance(message, Woken):
            self.timer = None
        match message:
            case Stored():
                self.stored()
            case NotStored():
                self.not_stored(message, now)
            case Loaded():
                self.loaded(message.rows, now)
            case NotLoaded():
                self.retry_at = now + RETRY
            case Woken() if self.retry_at is not None:
                self.retry_at = None
                self.out.append(Load(self.table.seq))
            case _:
                self.queue(message, now)
        while self.waiting and not self.busy:
            self.take(*self.waiting.popleft())
        if not self.busy:
            self.out += self.audience.tell_presence(self.table, now)
            self.ask_bots(now)
        self.set_timer(now)
        return self.out

    @property
    def busy(self) -> bool:
        """Something is being stored or read: what comes meanwhile waits."""
        return self.flight is not None or self.loading

    @property
    def idle(self) -> bool:
        """Nobody follows, nothing is under way and nothing is waited for."""
        return not (self.audience.connections or self.busy or self.waiting) and self.timer is None

    def set_timer(self, now: float) -> None:
        wake = self.retry_at if self.loading else None if self.busy else self.next_wake(now)
        if wake != self.timer:
            self.timer = wake
            self.out.append(SetTimer(wake))

    def queue(self, message: Input, now: float) -> None:
        if isinstance(message, Heard) and len(self.waiting) >= WAITING:
            self.refuse(message, TableError("BUSY"), remember=False)
        elif not (isinstance(message, Woken) and self.busy):
            self.waiting.append((message, now))

    def take(self, message: Input, now: float) -> None:
        match message:
            case Came():
                self.audience.connections[message.connection] = message.reader
                self.out += self.audience.greet(self.table, message, now)
                present = self.audience.present(self.table, now)
                self.out.append(send((message.connection,), {"type": "present", "seats": present}))
            case Gone():
                self.gone(self.audience.connections.pop(message.connection, None), now)
            case Heard():
                self.attempt(message, now)
            case BotChose():
                self.bot_chose(message, now)
            case Woken():
                self.woken(now)
            case Behind() if message.seq > self.table.seq:
                self.loading = True
                self.out.append(Load(self.table.seq))
            case Elsewhere():
                self.audience.gone_at.update(dict.fromkeys(message.users, now))
            case Drive():
                self.driving = message.ours

    def gone(self, reader: Reader | None, now: float) -> None:
        if reader is not None and reader.user is not None and not self.audience.connected(reader.user):
            self.audience.gone_at[reader.user] = now

    def attempt(self, heard: Heard, now: float) -> None:
        """Once, however often it is sent: the answer to an attempt is found again by who sent it and its id."""
        message, key = heard.message, (heard.reader.user, heard.message.id)
        if key in self.attempts:
            self.answer(heard, {"type": "ack", "id": message.id, "seq": self.attempts[key]})
        elif key in self.refusals:
            self.out.append(Send((heard.connection,), self.refusals[key], answer=True))
        else:
            try:
                self.follow(heard, now)
            except Stale:
                self.stale(heard, now)
            except HimejiError as error:
                self.refuse(heard, error)
            except Exception:
                self.refuse(heard, TableError("INTERNAL_FAULT", fault=self.report(message)))

    def follow(self, heard: Heard, now: float) -> None:
        message, user = heard.message, heard.reader.user
        if isinstance(message, messages.Why):
            self.answer(heard, {"type": "because", "id": message.id, **self.why(heard.reader, message)})
            return
        spoke = self.spoke_at.get(user or "", now - LINE_EVERY)
        if isinstance(message, messages.Say) and now - spoke < LINE_EVERY:
            raise TableError("TOO_FAST")
        steps = acts.act(self.table, heard.reader, message, now)
        self.append(steps, heard, now, user, message.id)
        if isinstance(message, messages.Say):
            self.spoke_at[user or ""] = now

    def why(self, reader: Reader, message: messages.Why) -> dict[str, Any]:
        """Why a move is not allowed; no code if it is."""
        state = acts.playing(self.table).state
        refusal = state.why_not(state.parse(message.move), acts.own_seat(self.table, reader, message.seat))
        if refusal is None:
            return {"code": "", "params": {}, "rule": ""}
        return {"code": refusal.code, "params": refusal.figures, "rule": refusal.section}

    def stale(self, heard: Heard, now: float) -> None:
        """The message was about another position: what was missed follows."""
        self.answer(heard, {"type": "stale", "id": heard.message.id, "seq": self.table.seq})
        seen = min(getattr(heard.message, "seq", 0), self.table.seq)
        missed = self.audience.missed(self.table, heard.reader, seen, now)
        shown = missed or self.audience.resync(self.table, heard.reader, now)
        self.out.append(send((heard.connection,), shown))

    def answer(self, heard: Heard, message: dict[str, Any]) -> None:
        self.out.append(send((heard.connection,), message, answer=True))

    def refuse(self, heard: Heard, error: HimejiError, remember: bool = True) -> None:
        """Say why not; the same again if the same is sent again, as long as it is remembered."""
        rule = error.refusal.section if isinstance(error, Refused) else ""
        told = {"type": "refused", "id": heard.message.id, "code": error.code, "params": error.figures, "rule": rule}
        sent = replace(send((heard.connection,), told, answer=True), refused=error.code)
        if remember:
            self.refusals[heard.reader.user, heard.message.id] = sent.data
            if len(self.refusals) > REFUSED:
                self.refusals.popitem(last=False)
        self.out.append(sent)
