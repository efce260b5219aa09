"""A title's heuristic, with the weights and the network it ships or with others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from himeji.engine.heuristic import Heuristic
from himeji.engine.network import Network
from himeji.games.weights import learned


def far_sighted(title: str) -> Heuristic:
    """With the network of the title, if it has one."""
    found = heuristic(title)
    network = shipped(title)
    if network is not None and network.count == found.inputs.count:  # not so with components that differ much
        found.learn(network)
    return found


@cache
def shipped(title: str) -> Network | None:
    """Read once: a review makes many players."""
    found = learned(title)
    return None if found is None else Network(found)


def heuristic(title: str, fitted: Mapping[str, Any] | None = None) -> Heuristic:
    """What `himeji.games.<title>.heuristic` values."""
    found: Heuristic = import_module(f"himeji.games.{title}.heuristic").heuristic()
    if fitted is not None:
        found.weigh(fitted)
    return found
