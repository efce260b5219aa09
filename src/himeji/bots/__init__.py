"""Players for every title: each sees a seat's port, never a state."""

from __future__ import annotations

from himeji.bots.greedy import GreedyPlayer
from himeji.bots.heuristic import heuristic
from himeji.bots.player import Player
from himeji.bots.random_bot import RandomPlayer


def bot(title: str, name: str = "greedy", seed: object = 0) -> Player:
    """A player of a title, by name; with the same seed it plays the same."""
    return RandomPlayer(seed) if name == "random" else GreedyPlayer(heuristic(title), seed)
