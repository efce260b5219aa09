"""Weights found by `himeji tune`: data beside each heuristic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from himeji.games.components import read


def fitted(title: str) -> dict[str, Any]:
    """What was fitted for a title: the weights of its features, and how far points spread."""
    return read(weights_file(title))[0]


def weights_file(title: str) -> Path:
    return Path(__file__).parent / title / "weights.yaml"
