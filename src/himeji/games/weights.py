"""What was measured, fitted and learned for the players of a title: data beside its heuristic."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from himeji.games.components import read


def fitted(title: str, what: str = "weights") -> dict[Any, Any]:
    """`weights`: of the features, and how far points spread, from `himeji tune`; `levels`: what each may spend."""
    return read(fitted_file(title, what))[0]


def fitted_file(title: str, what: str = "weights") -> Path:
    return Path(__file__).parent / title / f"{what}.yaml"


def learned(title: str) -> dict[str, Any] | None:
    """The network that `himeji train` has taught, if the title has one."""
    path = network_file(title)
    if not path.exists():
        return None
    found: dict[str, Any] = json.loads(path.read_bytes())
    return found


def network_file(title: str) -> Path:
    return Path(__file__).parent / title / "network.json"


def fingerprints(title: str) -> list[str]:
    """Of all that makes our players of a title as strong as they are."""
    files = [fitted_file(title, "weights"), fitted_file(title, "levels"), network_file(title)]
    return [sha256(path.read_bytes()).hexdigest() for path in files if path.exists()]
