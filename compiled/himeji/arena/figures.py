"""Figures of a match with their 95 % intervals, computed over deals: the games of one deal depend on each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev, variance
from typing import Final

from himeji.arena.match import Match
from himeji.arena.results import Result

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
FEWEST: Final = 5  # deals from which an interval is given
ADDED: Final = (0.0, 0.0, 1.0, 1.0)  # deals that an interval of wins counts besides those that were played


@dataclass(frozen=True)
class Figure:
    """A mean, and between what the true one lies with 95 % confidence; nothing for too few deals."""

    mean: float
    interval: tuple[float, float] | None

    def times(self, factor: float) -> Figure:
        bounds = self.interval
        return Figure(factor * self.mean, None if bounds is None else (factor * bounds[0], factor * bounds[1]))


@dataclass(frozen=True)
class Standing:
    """One player of a match: its share of the wins, how far it was ahead of the best of the others, its points."""

    player: str
    against: tuple[str, ...]
    games: int
    wins: Figure
    margin: Figure
    points: Figure
    replaced: int


def whole_deals(match: Match, results: Sequence[Result]) -> list[list[Result]]:
    """The deals of which every game is finished."""
    deals: dict[int, dict[int, Result]] = defaultdict(dict)
    for result in results:
        deals[result.deal][result.turn] = result
    turns = len(match.seatings())
    return [list(deals[deal].values()) for deal in sorted(deals) if len(deals[deal]) == turns]


def standings(match: Match, results: Sequence[Result]) -> list[Standing]:
    deals = whole_deals(match, results)
    return [standing(match, deals, player) for player in dict.fromkeys(match.players)] if deals else []


def standing(match: Match, deals: list[list[Result]], player: str) -> Standing:
    seatings = match.seatings()
    others = list(match.players)
    others.remove(player)
    wins, margins, points, replaced = [], [], [], 0
    for deal in deals:
        seats = [(game, seat) for game in deal for seat, name in enumerate(seatings[game.turn]) if name == player]
        wins.append(fmean(share(game, seat) for game, seat in seats))
        margins.append(fmean(margin(game, seat) for game, seat in seats))
        points.append(fmean(game.scores[seat] for game, seat in seats))
        replaced += sum(each["seat"] == seat for game, seat in seats for each in game.replaced)
    return Standing(
        player,
        tuple(others),
        sum(map(len, deals)),
        Figure(fmean(wins), interval_of_share(wins)),
        Figure(fmean(margins), interval(margins)),
        Figure(fmean(points), interval(points)),
        replaced,
    )


def share(game: Result, seat: int) -> float:
    """Of the win: whole, or divided among those who share it."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def margin(game: Result, seat: int) -> int:
    """Ahead of the best of the others, the clan that the rules play among them; a lone seat is ahead of nobody."""
    others = [score for other, score in enumerate(game.scores) if other != seat]
    return game.scores[seat] - max(others, default=0)


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Student's interval of a mean."""
    if len(values) < FEWEST:
        return None
    middle = fmean(values)
    half = quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return middle - half, middle + half


def interval_of_share(values: Sequence[float]) -> tuple[float, float] | None:
    """Two deals won and two lost are added (Agresti and Coull), so that a clean sweep is not taken for certainty."""
    if len(values) < FEWEST:
        return None
    counted = [*values, *ADDED]
    middle = fmean(counted)
    half = Z * sqrt(variance(counted) / len(counted))
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(freedom: int) -> float:
    """Student's t for 95 %, by the first terms of its expansion: within 0.01 from four degrees of freedom on."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
