"""Ratings: the Elo numbers under which the results of all two-seat matches are most likely (Bradley and Terry)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from statistics import fmean
from typing import Final

from himeji.arena.figures import FEWEST, Figure, share, whole_deals
from himeji.arena.match import Match
from himeji.arena.results import Result

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)  # Elo's points for one unit of log odds
PRIOR: Final = 0.5  # deals won and lost, added to every pair: who never lost is not infinitely strong
RESAMPLES: Final = 200
CLOSE_ENOUGH: Final = 1e-5
SWEEPS: Final = 2000


@dataclass(frozen=True)
class Pair:
    """Two players, and the first one's share of the wins in each deal."""

    first: str
    second: str
    shares: Sequence[float]


@dataclass(frozen=True)
class Rating:
    player: str
    elo: Figure


def pairs(found: Sequence[tuple[Match, list[Result]]]) -> list[Pair]:
    return [
        Pair(match.players[0], match.players[1], shares)
        for match, results in found
        if len(set(match.players)) == len(match.players) == 2 and (shares := shares_of(match, results))
    ]


def shares_of(match: Match, results: list[Result]) -> list[float]:
    """The first player's, deal by deal."""
    first = [seating.index(match.players[0]) for seating in match.seatings()]
    return [fmean(share(game, first[game.turn]) for game in deal) for deal in whole_deals(match, results)]


def ratings(played: Sequence[Pair]) -> list[Rating]:
    """The strongest first; none unless everybody can be compared. Intervals come from drawing the deals anew."""
    if not played or not connected(played) or min(len(pair.shares) for pair in played) < FEWEST:
        return []
    best = fitted(played, {})
    chance = Random("ratings")
    drawn = defaultdict(list)
    for _ in range(RESAMPLES):
        again = [Pair(pair.first, pair.second, chance.choices(pair.shares, k=len(pair.shares))) for pair in played]
        for player, strength in fitted(again, best).items():
            drawn[player].append(MEAN + SCALE * strength)
    tail = RESAMPLES * 25 // 1000
    found = []
    for player, strength in best.items():
        ordered = sorted(drawn[player])
        found.append(Rating(player, Figure(MEAN + SCALE * strength, (ordered[tail], ordered[-tail - 1]))))
    return sorted(found, key=lambda rating: -rating.elo.mean)


def connected(played: Sequence[Pair]) -> bool:
    """Does a chain of matches lead from everybody to everybody?"""
    reached = {played[0].first}
    for _ in played:
        for pair in played:
            if pair.first in reached or pair.second in reached:
                reached |= {pair.first, pair.second}
    return reached == {player for pair in played for player in (pair.first, pair.second)}


def fitted(played: Sequence[Pair], start: dict[str, float]) -> dict[str, float]:
    """The most likely strengths in log odds, their mean zero: one player after the other takes a step of Newton's."""
    met: dict[str, list[tuple[str, float, float]]] = defaultdict(list)  # opponent, deals won, deals
    for pair in played:
        deals, won = len(pair.shares) + 2 * PRIOR, sum(pair.shares) + PRIOR
        met[pair.first].append((pair.second, won, deals))
        met[pair.second].append((pair.first, deals - won, deals))
    strength = {player: start.get(player, 0.0) for player in met}
    for _ in range(SWEEPS):
        largest = 0.0
        for player, opponents in met.items():
            slope = bend = 0.0
            for opponent, won, deals in opponents:
                chance = 1 / (1 + exp(strength[opponent] - strength[player]))
                slope += won - deals * chance
                bend += deals * chance * (1 - chance)
            step = max(-1.0, min(1.0, slope / bend))
            strength[player] += step
            largest = max(largest, abs(step))
        if largest < CLOSE_ENOUGH:
            break
    middle = fmean(strength.values())
    return {player: value - middle for player, value in strength.items()}
