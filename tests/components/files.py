"""Corrected component files: the shipped one with one place changed, and processes that play with them."""

import copy
import json
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from himeji.games.components import read, shipped

MISSING = object()
Change = Callable[[dict[str, Any]], None]


@cache
def original(title: str) -> dict[str, Any]:
    return read(shipped(title))[0]


def put(place: str, value: object) -> Change:
    """Write a value at a place, spelled as errors spell it: `steward_cards.cards[3].blocks[1].effects`."""

    def change(data: dict[str, Any]) -> None:
        *path, last = [int(part) if part.isdecimal() else part for part in re.findall(r"[^.\[\]]+", place)]
        at: Any = data
        for part in path:
            at = at[part]
        if value is MISSING:
            del at[last]
        else:
            at[last] = value

    return change


def changed(title: str, *changes: Change) -> dict[str, Any]:
    """The shipped data with some changes."""
    data = copy.deepcopy(original(title))
    for change in changes:
        change(data)
    return data


def write(path: Path, title: str, *changes: Change) -> Path:
    path.write_text(yaml.safe_dump(changed(title, *changes), sort_keys=False), "utf-8")
    return path


def python(source: str, *arguments: object) -> Any:
    """What a fresh process prints as JSON: there, no title is loaded yet."""
    command = [sys.executable, "-c", source, *map(str, arguments)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout)
