"""What a position promises: each title names its features, their weights are fitted by `himeji tune`. A title may also
have a network that `himeji train` has taught, and which sees more."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from himeji.engine.network import UNITS, Inputs, Network, Reals
from himeji.engine.numbers import EMPTY, Numbers, numbers
from himeji.engine.state import State

NO_HABIT: Final[i64] = -1


class Heuristic:
    """Final points of a seat, foreseen: its features, each times its weight. The first is the points it has, the second
    how much of the game is to come for it."""

    def __init__(self, names: tuple[str, ...], fitted: Mapping[str, Any]) -> None:
        self.names: tuple[str, ...] = names
        self.network: Network | None = None
        self.inputs: Inputs = Inputs(0, 0)
        self.held: Numbers = EMPTY  # by seat: the points if the game ended in the position that is shown
        self.weights: Numbers = EMPTY
        self.rival: Numbers = EMPTY  # for one who has no seat
        self.tempo: float = 0.0  # what it is worth to be about to begin a turn
        self.level: float = 0.0  # what all that is to come brings, whichever way turns are played
        self.spread: float = 1.0
        self.spread_by_time: float = 0.0
        self.weigh(fitted)

    def weigh(self, fitted: Mapping[str, Any]) -> None:
        """From now on value as was fitted, and no network."""
        self.network = None
        self.weights = in_units(self.names, fitted["weights"]["seat"])
        self.rival = in_units(self.names, fitted["weights"].get("rival", fitted["weights"]["seat"]))
        self.tempo = float(fitted["tempo"])
        self.level = float(fitted["level"])
        self.spread = float(fitted["spread"]["end"])
        self.spread_by_time = float(fitted["spread"]["by_time"])

    def learn(self, network: Network) -> None:
        """From now on a network says what is to come for everybody where a turn begins."""
        if len(self.inputs.places) > network.most_inputs:
            raise ValueError("The weights of the network are too large to be added up.")
        self.network = network
        self.spread = network.spread
        self.spread_by_time = network.spread_by_time

    # -- each title writes these

    def features(self, s: State, seat: i64) -> Numbers:
        """What is counted of a position for a seat; at the end of the game only its points."""
        raise NotImplementedError

    def turn(self, s: State) -> i64:
        """The number of the turn, the same from its first decision to its last."""
        raise NotImplementedError

    def begins(self, s: State) -> i64:
        """The seat that is about to begin a turn; -1 when one is under way. Its features do not count this turn as
        one to come, so that moves can be compared whether or not they begin it."""
        raise NotImplementedError

    def settled(self, s: State) -> bool:
        """Can the position be judged as it is, with nothing under way that must be played on first?"""
        return self.begins(s) >= 0

    def undecided(self, s: State) -> bool:
        """Is nothing to be told yet of what the moves at hand are worth, so that all of them must be looked at?"""
        return False

    def chapter(self, s: State) -> i64:
        """Between chapters chance sets the table anew: no turn of a later one can be planned."""
        return 0

    def habit(self, s: State) -> i64:
        """The move that is played without a thought where no plan is at hand; -1 if moves must be looked at."""
        return NO_HABIT

    def sight(self, s: State) -> i64:
        """What chance has brought to light, as one number: turns before which it was something else are other turns."""
        return 0

    def time(self, s: State) -> i64:
        """How much of the game is to come, in units of the title."""
        raise NotImplementedError

    def tie_break(self, s: State, seat: i64) -> i64:
        """What separates seats with equal points at the end: the most wins."""
        raise NotImplementedError

    def show(self, s: State, before: State, mirrored: bool) -> None:
        """Put the inputs of a position in which a turn begins, as the seat sees it that begins, and the points that
        everybody holds; what chance has brought to light since `before` is not shown. A mirrored position is one that
        is worth the same."""
        raise NotImplementedError

    def contenders(self, s: State) -> i64:
        """Who can win: the seats, and after them a rival without one."""
        return s.seats

    # -- written once, for every title

    def foresee(self, s: State, before: State, points: Reals) -> None:
        """The points of every contender, as one foresees them who has seen nothing of chance since `before`."""
        network: Network | None = self.network
        contender: i64
        if network is None or self.begins(s) < 0:
            for contender in range(len(points)):
                points[contender] = self.outlook(s, contender)
            return
        self.show(s, before, False)
        sums: Reals = network.look(self.inputs)
        first: i64 = s.to_move()
        i: i64
        for i in range(len(points)):
            contender = (first + i) % len(points)
            points[contender] = float(self.held[contender]) + network.output(sums, i)

    def outlook(self, s: State, seat: i64) -> float:
        """The points foreseen for a seat, in a settled position."""
        features: Numbers = self.features(s, seat)
        found: float = self.weighed(features, self.weights if seat < s.seats else self.rival)
        if seat < s.seats:
            found += self.level * float(features[1])
        if self.begins(s) == seat:
            found += self.tempo + self.level
        return found

    def value(self, s: State, seat: i64) -> float:
        """The points foreseen for a seat when the turn at hand is over, to compare the ways to play it."""
        return self.weighed(self.features(s, seat), self.weights if seat < s.seats else self.rival)

    def weighed(self, features: Numbers, weights: Numbers) -> float:
        worth: i64 = 0
        i: i64
        for i in range(len(features)):
            worth += features[i] * weights[i]
        return float(worth) / UNITS

    def spread_at(self, s: State) -> float:
        """By how many points a foreseen lead makes the odds e to 1."""
        return self.spread + self.spread_by_time * math.sqrt(float(self.time(s)))


def in_units(names: tuple[str, ...], weights: Mapping[str, float]) -> Numbers:
    assert set(names) == set(weights), sorted(set(names) ^ set(weights))
    return numbers(round(weights[name] * UNITS) for name in names)
