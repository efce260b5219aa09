"""Matches and their games: a deal is one seed, played once with every rotation of the players around the table."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import Any

from himeji.bots.external import PREFIX, SECONDS, ours
from himeji.engine.codec import digest_of
from himeji.engine.errors import HimejiError
from himeji.games import game
from himeji.games.weights import fingerprints


class ArenaError(HimejiError):
    """A match that cannot be played, or results that cannot be read."""


@dataclass(frozen=True)
class Match:
    """All that determines its games: the rules, who plays, and the seed that the deals come from."""

    title: str
    edition: int
    components: str
    fitted: str  # the hash of what our own players were fitted to: with other levels, it is another match
    options: tuple[tuple[str, int], ...]
    players: tuple[str, ...]  # one a seat, as they sit in the first game of a deal
    seed: str
    seconds: float  # for a decision of a bot that is a command

    def seatings(self) -> list[tuple[str, ...]]:
        """The players as they sit in each game of a deal: every rotation, none twice."""
        rotations = [self.players[turn:] + self.players[:turn] for turn in range(len(self.players))]
        return list(dict.fromkeys(rotations))

    def fixtures(self, games: int) -> list[Fixture]:
        """Whole deals, so that there are at least so many games."""
        turns = len(self.seatings())
        deals = -(-games // turns)
        return [Fixture(self, deal, turn) for deal in range(1, deals + 1) for turn in range(turns)]

    def name(self) -> str:
        """What its folder is called."""
        words = re.sub("[^a-z0-9]+", "-", " vs ".join(self.players).lower()).strip("-")[:60]
        return f"{self.title}-{len(self.players)}-{words}-{digest_of(self.to_json())[:8]}"

    def to_json(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "edition": self.edition,
            "components": self.components,
            "fitted": self.fitted,
            "options": dict(self.options),
            "players": list(self.players),
            "seed": self.seed,
            "seconds": self.seconds,
        }


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    match: Match
    deal: int
    turn: int

    @property
    def seed(self) -> str:
        return f"{self.match.seed}/{self.deal}"

    @property
    def players(self) -> tuple[str, ...]:
        return self.match.seatings()[self.turn]

    @property
    def name(self) -> str:
        return f"{self.deal:05}-{self.turn + 1}"

    def seed_of(self, seat: int) -> str:
        """What a player draws by. It says nothing of the game's seed, by which cards are drawn."""
        return sha256(f"himeji player {seat} {self.seed}".encode()).hexdigest()[:16]


def matches(
    title: str,
    players: Sequence[str],
    seats: int | None,
    options: Mapping[str, int],
    seed: str,
    seconds: float = SECONDS,
) -> list[Match]:
    """Every group of players that fills the table; where there are fewer than seats, the last takes those left."""
    found = game(title)
    for player in players:
        check(title, player)
    seats = seats or (len(players) if len(players) in found.seats else found.seats[0])
    if not players or seconds <= 0:
        raise ArenaError("NOBODY_PLAYS")
    full = {name: int(value) for name, value in zip(found.sheet.options, found.chosen(options), strict=True)}
    found.new(seats, full)  # refuses what is wrong before anything is played
    seated = [*players, *[players[-1]] * (seats - len(players))]
    return [
        Match(found.id, *in_force(found.id), tuple(full.items()), group, seed, seconds)
        for group in dict.fromkeys(combinations(seated, seats))
    ]


def in_force(title: str) -> tuple[int, str, str]:
    """The edition of the rules, the components, and what our players were fitted to."""
    found = game(title)
    return found.edition, found.components, digest_of(fingerprints(title))


def check(title: str, player: str) -> None:
    """A player that exists, or a command that can be found."""
    if not player.startswith(PREFIX):
        ours(title, player)
        return
    try:
        command, *_ = shlex.split(player.removeprefix(PREFIX))
    except ValueError:
        command = ""
    if shutil.which(command) is None:
        raise ArenaError("BOT_NOT_STARTED", place=player)
