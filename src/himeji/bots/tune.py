"""Self-play, and what it teaches a heuristic: the weights of its features, the tempo, and how far points spread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Any, Final

from himeji.bots.heuristic import heuristic
from himeji.bots.regression import Row, fit
from himeji.bots.search_player import SearchPlayer
from himeji.engine.heuristic import Heuristic
from himeji.engine.state import State
from himeji.games import game

Fitted = Mapping[str, Any]
SLIP: Final = 0.05  # moves left to chance, so that unusual positions are met too
HELD_OUT: Final = 5  # every fifth game only judges
ENDS: Final = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0)  # spreads that are tried
BY_TIME: Final = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0)


@dataclass(frozen=True)
class Position:
    """The beginning of a turn, and how the game ended: for each contender its features, final points and win share."""

    time: int
    begins: int
    seats: int
    features: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class SelfPlay:
    """One game in which each seat searches by weights of its own."""

    title: str
    fitted: tuple[Fitted, ...]
    simulations: int
    seed: str
    slip: float = SLIP
    options: tuple[tuple[str, int], ...] = ()

    def play(self) -> list[Position]:
        players = [SearchPlayer(self.title, self.simulations, seed=self.seed, slip=self.slip) for _ in self.fitted]
        for player, fitted in zip(players, self.fitted, strict=True):
            player.heuristic.weigh(fitted)
        state = game(self.title).new(len(self.fitted), dict(self.options), self.seed)
        seen = []
        last = -1
        judge = heuristic(self.title)
        while pending := state.pending():
            seat = pending[0].seat
            if judge.begins(state) >= 0 and judge.turn(state) != last:
                last = int(judge.turn(state))
                seen.append(look(judge, state))
            state.apply(players[seat].choose(state.port(seat)), seat)
        end = state.outcome()
        shares = tuple((seat in end.winners) / len(end.winners) for seat in range(len(end.scores)))
        return [
            Position(time, begins, len(self.fitted), found, tuple(end.scores), shares) for time, begins, found in seen
        ]


def look(judge: Heuristic, state: State) -> tuple[int, int, tuple[tuple[int, ...], ...]]:
    contenders = range(int(judge.contenders(state)))
    found = tuple(tuple(int(n) for n in judge.features(state, contender)) for contender in contenders)
    return int(judge.time(state)), int(judge.begins(state)), found


def play_all(games: Sequence[SelfPlay], jobs: int) -> list[list[Position]]:
    if jobs == 1:
        return [each.play() for each in games]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(SelfPlay.play, games))


# -- what the positions teach


def learn(names: Sequence[str], positions: Sequence[Position]) -> dict[str, Any]:
    """Everything fitted anew. The points on the table count as they are: what is fitted is what is still to come."""
    *seat, tempo = fit(rows(positions, rival=False), len(names) + 1)
    weights = {"seat": named(names, seat)}
    if any(position.seats < len(position.points) for position in positions):
        weights["rival"] = named(names, fit(rows(positions, rival=True), len(names) + 1)[:-1])
    fitted = {"weights": weights, "tempo": round(tempo, 3), "spread": {"end": 1.0, "by_time": 1.0}}
    return {**fitted, "spread": spread(names, fitted, positions)}


def named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    return {name: 1.0 if at == 0 else round(weights[at], 3) for at, name in enumerate(names)}


def rows(positions: Sequence[Position], rival: bool) -> Iterator[Row]:
    """What was seen of each contender but for its points, whether its turn began, and the points that came."""
    for position in positions:
        for contender, (points, *features) in enumerate(position.features):
            if (contender >= position.seats) == rival:
                begins = int(position.begins == contender)
                yield [0.0, *map(float, features), float(begins)], float(position.points[contender] - points)


def foreseen(names: Sequence[str], fitted: Fitted, position: Position) -> list[float]:
    """The points of every contender, as the heuristic says them."""
    found = []
    for contender, features in enumerate(position.features):
        weights = fitted["weights"]["seat" if contender < position.seats else "rival"]
        value = sum(n * weights[name] for n, name in zip(features, names, strict=True) if n)
        found.append(value + fitted["tempo"] * (position.begins == contender < position.seats))
    return found


def error(names: Sequence[str], fitted: Fitted, positions: Sequence[Position]) -> float:
    """By how many points the heuristic is wrong, as the root of the mean square."""
    squares = [
        (told - points) ** 2
        for position in positions
        for told, points in zip(foreseen(names, fitted, position), position.points, strict=True)
    ]
    return sqrt(sum(squares) / len(squares))


def surprise(names: Sequence[str], fitted: Fitted, positions: Sequence[Position]) -> float:
    """How much the winners surprise, in nats a position."""
    told = [(position, foreseen(names, fitted, position)) for position in positions]
    return mean_surprise(told, fitted["spread"]["end"], fitted["spread"]["by_time"])


def mean_surprise(told: Sequence[tuple[Position, list[float]]], end: float, by_time: float) -> float:
    return sum(surprise_at(position, values, end + by_time * sqrt(position.time)) for position, values in told) / len(
        told
    )


def surprise_at(position: Position, values: Sequence[float], scale: float) -> float:
    most = max(values)
    odds = [exp((value - most) / scale) for value in values]
    return -sum(
        share * log(max(chance / sum(odds), 1e-9)) for share, chance in zip(position.shares, odds, strict=True) if share
    )


def spread(names: Sequence[str], fitted: Fitted, positions: Sequence[Position]) -> dict[str, float]:
    """The spread by which the winners surprise least."""
    told = [(position, foreseen(names, fitted, position)) for position in positions]
    _, end, by_time = min((mean_surprise(told, end, by_time), end, by_time) for end in ENDS for by_time in BY_TIME)
    return {"end": end, "by_time": by_time}
