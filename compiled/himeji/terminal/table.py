"""A table on this machine: a game's journal, who plays each seat, and what each seat has yet to be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from himeji.bots import random_bot
from himeji.engine.chance import streams
from himeji.engine.decision import Decision, Move
from himeji.engine.errors import SetupError
from himeji.engine.event import Event
from himeji.engine.game import Game
from himeji.engine.journal import Journal

HUMAN: Final = "human"
RANDOM: Final = "random"
PLAYERS: Final = (HUMAN, RANDOM)


def seated(game: Game, players: Sequence[str] | None) -> list[str]:
    """Who plays each seat; by default a person against random seats."""
    if players is None:
        return [HUMAN] + [RANDOM] * (game.seats[0] - 1)
    for player in players:
        if player not in PLAYERS:
            raise SetupError("UNKNOWN_PLAYER", player=player, players=", ".join(PLAYERS))
    return list(players)


@final
class Table:
    def __init__(self, journal: Journal, players: list[str]) -> None:
        self.journal = journal
        self.players = players
        self.told: list[list[Event]] = [[] for _ in journal.entries]  # what each move brought about
        self.heard = [len(self.told)] * len(players)  # up to which move each seat has been told

    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def asked(self) -> Decision | None:
        """What a person is asked now, if the game is not over."""
        pending = self.journal.state.pending()
        return next((decision for decision in pending if decision.seat in self.humans()), None)

    def play(self, move: Move, seat: int) -> None:
        self.told.append(self.journal.play(move, seat))

    def undo(self, seat: int) -> None:
        self.journal.undo(seat)
        self.told.pop()
        self.heard = [min(moves, len(self.told)) for moves in self.heard]

    def let_random_seats_play(self) -> None:
        """Every random seat that is asked answers, until only people are asked."""
        while decision := self.asked_random():
            chance = streams(f"{self.journal.seed}/{len(self.journal.entries)}", "random seats")
            self.play(random_bot.choose(self.journal.state.port(decision.seat), chance), decision.seat)

    def asked_random(self) -> Decision | None:
        pending = self.journal.state.pending()
        return next((decision for decision in pending if self.players[decision.seat] == RANDOM), None)

    def hear(self, seat: int) -> list[Event]:
        """What the seat may know of what happened since it last heard."""
        events = [event for told in self.told[self.heard[seat] :] for event in told if event.heard_by(seat)]
        self.heard[seat] = len(self.told)
        return events
