"""Players for every title: each sees a seat's port, never a state."""

from __future__ import annotations

from typing import Final

from himeji.bots.greedy import GreedyPlayer
from himeji.bots.heuristic import heuristic
from himeji.bots.levels import LEVELS, level
from himeji.bots.player import Player
from himeji.bots.random_bot import RandomPlayer
from himeji.bots.search_player import SearchPlayer
from himeji.engine.errors import SetupError
from himeji.games import is_written

LEVEL_NAMES: Final = {f"level {number}": number for number in LEVELS}
NAMES: Final = ("random", "greedy", *LEVEL_NAMES)


def bot(title: str, name: str, seed: object = 0) -> Player:
    """A player of a title, by name; with the same seed it plays the same."""
    if not is_written(title):
        raise SetupError("UNKNOWN_TITLE", title=title)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(heuristic(title), seed)
    if name not in LEVEL_NAMES:
        raise SetupError("UNKNOWN_BOT", bot=name, bots=", ".join(NAMES))
    chosen = level(title, LEVEL_NAMES[name])
    return SearchPlayer(title, chosen.simulations, chosen.seconds, seed, chosen.slip, chosen.plans)
