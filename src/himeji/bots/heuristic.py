"""A title's heuristic, with the weights it ships or with others."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from himeji.engine.heuristic import Heuristic


def heuristic(title: str, fitted: Mapping[str, Any] | None = None) -> Heuristic:
    """What `himeji.games.<title>.heuristic` values."""
    found: Heuristic = import_module(f"himeji.games.{title}.heuristic").heuristic()
    if fitted is not None:
        found.weigh(fitted)
    return found
