"""What play teaches a heuristic. Turns tried in two ways tell what each feature is worth; self-play, what a rival's
features are, and how far points spread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Protocol, TypeVar

from himeji.bots.heuristic import heuristic
from himeji.bots.regression import Row, fit
from himeji.bots.search_player import SearchPlayer
from himeji.bots.spread import least_surprising, mean_surprise
from himeji.bots.trials import Tried
from himeji.engine.heuristic import Heuristic
from himeji.engine.state import State
from himeji.games import game

T = TypeVar("T")
Fitted = Mapping[str, Any]
SLIP: Final = 0.05  # moves left to chance, so that unusual positions are met too


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


class Lesson(Protocol[T]):
    """A game from which something is learned."""

    def play(self) -> list[T]: ...


def play_all(games: Sequence[Lesson[T]], jobs: int) -> list[list[T]]:
    if jobs == 1:
        return [each.play() for each in games]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play, games))


def play(lesson: Lesson[T]) -> list[T]:
    return lesson.play()


# -- what they teach


def learn(
    names: Sequence[str], present: Fitted, tried: Sequence[Tried], positions: Sequence[Position]
) -> dict[str, Any]:
    """Corrects the present weights by what came of the turns tried. The points on the table count as they are: what is
    fitted is what is still to come."""
    *seat, tempo = fit(((known(each), each.points - told(names, present, each)) for each in tried), len(names) + 1)
    weights = [present["weights"]["seat"][name] + more for name, more in zip(names, seat, strict=True)]
    fitted: dict[str, Any] = {"weights": {"seat": named(names, weights)}, "tempo": round(present["tempo"] + tempo, 3)}
    fitted["level"] = level(names, fitted, positions)
    if any(position.seats < len(position.points) for position in positions):
        fitted["weights"]["rival"] = named(names, fit(rows(positions), len(names)))
    return {**fitted, "spread": spread(names, fitted, positions)}


def level(names: Sequence[str], fitted: Fitted, positions: Sequence[Position]) -> float:
    """Two ways of a turn tell nothing of what is to come in either: so much of it, that the points foreseen are right
    on the whole."""
    missing = squares = 0.0
    for position in positions:
        foretold = foreseen(names, {**fitted, "level": 0.0}, position)
        for seat in range(position.seats):
            to_come = position.features[seat][1] + (position.begins == seat)
            missing += to_come * (position.points[seat] - foretold[seat])
            squares += to_come * to_come
    return round(missing / squares, 3) if squares else 0.0


def known(tried: Tried) -> list[float]:
    """What differed at the end of the turn, but for the points."""
    return [0.0, *map(float, tried.features[1:]), float(tried.begins)]


def told(names: Sequence[str], fitted: Fitted, tried: Tried) -> float:
    """The difference in points that the heuristic foresees."""
    weights: Mapping[str, float] = fitted["weights"]["seat"]
    tempo: float = fitted["tempo"] * tried.begins
    return sum((n * weights[name] for n, name in zip(tried.features, names, strict=True) if n), tempo)


def named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    return {name: 1.0 if at == 0 else round(weights[at], 3) for at, name in enumerate(names)}


def rows(positions: Sequence[Position]) -> Iterator[Row]:
    """What was seen of each rival without a seat but for its points, and the points that came."""
    for position in positions:
        for rival in range(position.seats, len(position.points)):
            points, *features = position.features[rival]
            yield [0.0, *map(float, features)], float(position.points[rival] - points)


def foreseen(names: Sequence[str], fitted: Fitted, position: Position) -> list[float]:
    """The points of every contender, as the heuristic says them."""
    weights = fitted["weights"]
    found = []
    for contender, features in enumerate(position.features):
        known = weights["seat"] if contender < position.seats else weights.get("rival", weights["seat"])
        value = sum(n * known[name] for n, name in zip(features, names, strict=True) if n)
        begins = position.begins == contender < position.seats
        to_come = features[1] + begins if contender < position.seats else 0
        found.append(value + fitted["tempo"] * begins + fitted["level"] * to_come)
    return found


def error(names: Sequence[str], fitted: Fitted, tried: Sequence[Tried]) -> float:
    """By how many points the heuristic is wrong about the two ways of a turn, as the root of the mean square."""
    return sqrt(sum((told(names, fitted, each) - each.points) ** 2 for each in tried) / len(tried))


def surprise(names: Sequence[str], fitted: Fitted, positions: Sequence[Position]) -> float:
    """How much the winners surprise, in nats a position."""
    told = [(position, foreseen(names, fitted, position)) for position in positions]
    return mean_surprise(told, fitted["spread"]["end"], fitted["spread"]["by_time"])


def spread(names: Sequence[str], fitted: Fitted, positions: Sequence[Position]) -> dict[str, float]:
    """The spread by which the winners surprise least."""
    told = [(position, foreseen(names, fitted, position)) for position in positions]
    return least_surprising(told)
