"""What was measured and fitted for the players of a title: data beside its heuristic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from himeji.games.components import read


def fitted(title: str, what: str = "weights") -> dict[Any, Any]:
    """`weights`: of the features, and how far points spread, from `himeji tune`; `levels`: what each may spend."""
    return read(fitted_file(title, what))[0]


def fitted_file(title: str, what: str = "weights") -> Path:
    return Path(__file__).parent / title / f"{what}.yaml"
