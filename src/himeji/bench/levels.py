"""How long each level thinks on this machine, in games with itself, and how often its time is over before its
simulations are."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass, field
from statistics import mean
from time import perf_counter
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid

import himeji
from himeji.bots import bot
from himeji.bots.levels import LEVELS, level
from himeji.bots.player import Player
from himeji.bots.search_player import SearchPlayer
from himeji.engine.decision import Move
from himeji.engine.port import SeatPort
from himeji.games import game, titles
from himeji.locales import Voice, message_id

HEADING: Final = "bench-levels-heading"
FIGURES: Final = ("decisions", "mean_seconds", "most_seconds", "cap_seconds", "capped")


@dataclass
class Thinking:
    """What the decisions of a level took, forced ones left out, and how many the cap ended."""

    seconds: list[float] = field(default_factory=list)
    capped: int = 0

    def time(self, player: Player, port: SeatPort) -> Move:
        """What the player chooses."""
        decision = port.decision()
        forced = decision is not None and len(decision.moves()) == 1
        begun = perf_counter()
        move = player.choose(port)
        if not forced:
            self.seconds.append(perf_counter() - begun)
            self.capped += isinstance(player, SearchPlayer) and player.capped
        return move

    def to_json(self, title: str, number: int) -> dict[str, Any]:
        return {
            "title": title,
            "level": number,
            "decisions": len(self.seconds),
            "mean_seconds": round(mean(self.seconds), 4),
            "most_seconds": round(max(self.seconds), 4),
            "cap_seconds": level(title, number).seconds,
            "capped": self.capped / len(self.seconds),
        }


def measure(options: Namespace) -> dict[str, Any]:
    """As many games for each level as there are rounds."""
    chosen = [options.title] if options.title else titles()
    asked = [(title, number) for title in chosen for number in LEVELS]
    return {"levels": [think(title, number, options.rounds).to_json(title, number) for title, number in asked]}


def think(title: str, number: int, games: int) -> Thinking:
    found = Thinking()
    seats = min(seats for seats in game(title).seats if seats > 1)
    for seed in range(games):
        state = himeji.new(title, seats, seed=f"bench/{seed}")
        players = [bot(title, f"level {number}", f"{seed}/{seat}") for seat in range(seats)]
        while pending := state.pending():
            seat = pending[0].seat
            state.apply(found.time(players[seat], state.port(seat)), seat)
    return found


def show(report: dict[str, Any], voice: Voice, console: Console) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(voice.say("bench-level"), no_wrap=True)
    for name in FIGURES:
        grid.add_column(voice.say(message_id("bench", name)), justify="right", no_wrap=True)
    for each in report["levels"]:
        seconds = [voice.say("bench-seconds", n=each[name]) for name in FIGURES if name.endswith("seconds")]
        capped = voice.say("bench-share", n=each["capped"])
        grid.add_row(voice.say("bench-level-of", **each), str(each["decisions"]), *seconds, capped)
    console.print(grid)
