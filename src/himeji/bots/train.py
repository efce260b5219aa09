"""What self-play teaches a network: how many points are to come for each seat where a turn begins."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from himeji.bots.heuristic import heuristic
from himeji.bots.levels import Shape, shape
from himeji.bots.search_lesson import Lesson, Shown
from himeji.bots.search_player import SearchPlayer
from himeji.engine.chance import streams
from himeji.engine.heuristic import Heuristic
from himeji.engine.network import Network
from himeji.games import game

Learned = Mapping[str, Any]
OUTCOME: Final = 0.9  # how much what came counts beside what the search expected, turn by turn back from the end
SEATS: Final = 2  # that a network speaks for
PLANS: Final = {"root": (2, 1), "later": (1, 1)}  # a lesson looks at few positions of a turn: more games teach more


@dataclass(frozen=True)
class Seen:
    """A position in which a turn began: the inputs that were on; then, first for the seat that began, the points held,
    those to come with no luck from here on, those that came in the end, and how the win was shared."""

    inputs: array[int]
    time: int
    held: tuple[int, ...]
    to_come: tuple[float, ...]
    came: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Lessons:
    """Some games, played with the network in a file; without one, with the weights alone."""

    title: str
    network: Path | None
    simulations: int
    seed: str
    games: int

    def play(self) -> list[Seen]:
        judge = heuristic(self.title)
        if self.network is not None:
            judge.learn(Network(json.loads(self.network.read_bytes())))
        plans = Shape(**{**vars(shape(self.title)), **PLANS})
        return [seen for n in range(self.games) for seen in self.game(judge, plans, f"{self.seed}/{n}")]

    def game(self, judge: Heuristic, plans: Shape, seed: str) -> list[Seen]:
        state = game(self.title).new(SEATS, {}, seed)
        lesson = Lesson(judge, plans, self.simulations, streams(seed, "lesson"))
        lesson.play(state)
        end = state.outcome()
        shares = [(seat in end.winners) / len(end.winners) for seat in range(SEATS)]
        return list(told(lesson.shown, lesson.luck, end.scores, shares))


def told(
    shown: Sequence[Shown], luck: Sequence[Sequence[float]], scores: Sequence[int], shares: Sequence[float]
) -> Iterator[Seen]:
    """From the last position back: what came but for the luck that everybody still had, and for a little part what was
    expected on the way. On average it tells the same as the end of the game, and more surely."""
    points = [float(score) for score in scores]
    until = len(luck)
    for places, time, first, played, held, expected in reversed(shown):
        for brought in luck[played:until]:
            points = [came - more for came, more in zip(points, brought, strict=True)]
        until = played
        points = [OUTCOME * came + (1 - OUTCOME) * rest for came, rest in zip(points, expected, strict=True)]
        seats = [*range(first, SEATS), *range(first)]
        yield Seen(
            array("h", places),
            time,
            tuple(held[seat] for seat in seats),
            tuple(points[seat] - held[seat] for seat in seats),
            tuple(scores[seat] for seat in seats),
            tuple(shares[seat] for seat in seats),
        )


@dataclass(frozen=True)
class Contest:
    """One game between two networks; no network plays by the weights alone."""

    title: str
    networks: tuple[Path | None, ...]
    simulations: int
    seed: str

    def play(self) -> list[float]:
        """How the win was shared."""
        players = [SearchPlayer(self.title, self.simulations, seed=self.seed) for _ in self.networks]
        for player, network in zip(players, self.networks, strict=True):
            player.heuristic = heuristic(self.title)
            if network is not None:
                player.heuristic.learn(Network(json.loads(network.read_bytes())))
        state = game(self.title).new(SEATS, {}, self.seed)
        while pending := state.pending():
            seat = pending[0].seat
            state.apply(players[seat].choose(state.port(seat)), seat)
        winners = state.outcome().winners
        return [(seat in winners) / len(winners) for seat in range(SEATS)]
