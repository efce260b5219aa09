"""Players for every title: each sees a seat's port, never a state."""

from __future__ import annotations

from typing import Literal

from himeji.bots.greedy import GreedyPlayer
from himeji.bots.heuristic import Heuristic
from himeji.bots.player import Player
from himeji.bots.random_bot import RandomPlayer

Name = Literal["random", "greedy"]


def bot(title: str, name: Name = "greedy", seed: object = 0) -> Player:
    """A player of a title, by name; with the same seed it plays the same."""
    return RandomPlayer(seed) if name == "random" else GreedyPlayer(Heuristic(title), seed)
