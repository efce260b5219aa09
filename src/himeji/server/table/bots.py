"""Bots and zombies at a table: asked through effects, answered through the same inbox, replaced when they fail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from himeji.bots import random_bot
from himeji.engine.chance import streams
from himeji.server.table import scripts
from himeji.server.table.effects import AskBot
from himeji.server.table.state import Table

SECONDS: Final = 10.0  # a bot may think
PATIENCE: Final = 0.5  # more seconds until it counts as hanging
FAILURES: Final = 3  # in a row, then a random player takes its place


@dataclass(frozen=True)
class Asked:
    """A question to a bot that is still open; it is about the decision of this entry."""

    ask: str
    asked_at: int
    deadline: float


class Bots:
    def __init__(self) -> None:
        self.open: dict[int, Asked] = {}
        self.failures: dict[int, int] = {}
        self.given_up: set[tuple[int, int]] = set()  # seat and decision where even a random move failed

    def to_ask(self, table: Table) -> list[int]:
        """Seats that a bot should answer for and is not being asked yet."""
        seats = [seat for seat in table.asked if table.seats[seat].played_by]
        self.open = {
            seat: asked for seat, asked in self.open.items() if seat in seats and asked.asked_at == table.asked_at[seat]
        }
        return [seat for seat in seats if seat not in self.open and (seat, table.asked_at[seat]) not in self.given_up]

    def ask(self, table: Table, seat: int, ask: str, seed: str, now: float) -> AskBot:
        assert table.position is not None
        world = table.position.state.port(seat).world.encode()
        bot = table.seats[seat].played_by or ""
        self.open[seat] = Asked(ask, table.asked_at[seat], now + SECONDS + PATIENCE)
        step = scripts.next_step(table, seat)
        return AskBot(ask, seat, bot, table.settings.title, world, seed, SECONDS, step.move if step else "")

    def seat_of(self, ask: str) -> int | None:
        """The seat of an open question; None if it was withdrawn meanwhile."""
        return next((seat for seat, asked in self.open.items() if asked.ask == ask), None)

    def late(self, now: float) -> list[str]:
        return [asked.ask for asked in self.open.values() if asked.deadline <= now]

    def next_deadline(self) -> float | None:
        return min((asked.deadline for asked in self.open.values()), default=None)


def random_move(table: Table, seat: int, seed: str) -> str:
    """What the zombie of last resort plays."""
    assert table.position is not None
    return random_bot.choose(table.position.state.port(seat), streams(seed, "random")).text
