"""A title's heuristic, with the weights it ships or with others."""

from __future__ import annotations

from importlib import import_module

from himeji.engine.heuristic import Heuristic
from himeji.engine.numbers import Numbers


def heuristic(title: str, weights: Numbers | None = None) -> Heuristic:
    """What `himeji.games.<title>.heuristic` values; weights of one's own are in thousandths."""
    found: Heuristic = import_module(f"himeji.games.{title}.heuristic").heuristic()
    if weights is not None:
        found.weights = weights
    return found
