"""What a section or a ruling is called, from the rulebook file of the title."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from himeji import games


@cache
def rulebook(title: str) -> dict[str, Any]:
    path = Path(games.__file__).parent / title / "rulebook.yaml"
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def heading(title: str, section: str, language: str) -> str:
    """The title of a section, or the ruling itself."""
    book = rulebook(title)
    named: str = (book["sections"] | book["rulings"])[section][language]
    return named
