"""What happens at a table by itself: bots are asked, clocks and absences run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from himeji.server.table import acts, clocks, entries
from himeji.server.table.acts import Step
from himeji.server.table.audience import AWAY
from himeji.server.table.bots import FAILURES, Bots, random_move
from himeji.server.table.effects import BotChose, Woken
from himeji.server.table.load import History
from himeji.server.table.storing import Storing


class Driving(Storing):
    def __init__(self, history: History, ids: Callable[[], str], now: float) -> None:
        super().__init__(history, ids, now)
        self.bots = Bots()
        self.driving = True  # whether clocks and bots are ours to drive

    def ask_bots(self, now: float) -> None:
        if not self.driving or now < self.resting_until:
            return
        for seat in self.bots.to_ask(self.table):
            try:
                self.out.append(self.bots.ask(self.table, seat, self.ids(), self.ids(), now))
            except Exception:
                self.give_up(seat, "ask")

    def give_up(self, seat: int, what: object) -> None:
        """A rule is broken: nobody answers for this seat until the position changes. People can take moves back."""
        self.report(what)
        self.bots.given_up.add((seat, self.table.asked_at[seat]))

    def bot_chose(self, chose: BotChose, now: float) -> None:
        """A bot's move goes the way of every move; where it has none, or a bad one, the zombie plays."""
        seat = self.bots.seat_of(chose.ask)
        if seat is None or self.table.position is None or seat not in self.table.asked:
            return
        del self.bots.open[seat]
        by: entries.Player = "zombie" if self.table.seats[seat].zombie else "bot"
        step: Step | None = None
        try:
            step = acts.moved(self.table, self.table.position, seat, chose.move or "", by, now)
            self.bots.failures[seat] = 0
        except Exception:
            self.bots.failures[seat] = self.bots.failures.get(seat, 0) + 1
        try:
            self.append([step or self.instead(seat, now)], chose, now)
        except Exception:
            self.give_up(seat, chose)

    def instead(self, seat: int, now: float) -> Step:
        """A random move for a bot that failed; one that fails again and again loses its seat to a random player."""
        assert self.table.position is not None
        if self.bots.failures[seat] >= FAILURES:
            self.bots.failures[seat] = 0
            return Step(entries.Replaced(seat, "random", "bot_failed", clocks.all_left(self.table, now)))
        text = random_move(self.table, seat, self.ids())
        return acts.moved(self.table, self.table.position, seat, text, "zombie", now)

    def woken(self, now: float) -> None:
        for ask in self.bots.late(now):
            self.waiting.append((BotChose(ask, None), now))
        seat = next((seat for seat, at in self.ends() if at <= now), None)
        if seat is None:
            return
        out_of_time = clocks.runs(self.table, seat) and clocks.left(self.table, seat, now) == 0
        reason: Literal["clock", "away"] = "clock" if out_of_time else "away"
        left = clocks.all_left(self.table, now)
        self.append([Step(entries.Replaced(seat, self.table.settings.absence.bot, reason, left))], Woken(), now)

    def ends(self) -> list[tuple[int, float]]:
        """When each person who is asked will be replaced, by the rule of the table."""
        absence = self.table.settings.absence
        found: list[tuple[int, float]] = []
        if absence.rule == "wait" or not self.driving:
            return found
        for seat in self.table.asked:
            user = self.table.seats[seat].user
            if user is None or self.table.seats[seat].zombie:
                continue
            since = self.table.since[seat]
            if since is not None:
                found.append((seat, since + self.table.clocks[seat] / 1000))
            away = self.audience.away_since(user)
            if away is not None:
                found.append((seat, away + absence.after))
        return found

    def next_wake(self, now: float) -> float | None:
        """When something will happen by itself."""
        if now < self.resting_until:
            return self.resting_until
        times = [at for _, at in self.ends()]
        deadline = self.bots.next_deadline()
        if deadline is not None:
            times.append(deadline)
        if self.audience.connections:
            gone = [self.audience.away_since(user) for user in self.table.people()]
            times += [since + AWAY for since in gone if since is not None and since + AWAY > now]
        return min(times, default=None)
