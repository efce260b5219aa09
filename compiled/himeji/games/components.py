"""Component files: every card, tile and board value of a title, as data with its evidence."""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import yaml

from himeji.engine.errors import ComponentError, SetupError

Components = tuple[dict[str, Any], str]
CHOSEN: Final[dict[str, Components]] = {}  # what to play with instead of what is shipped
LOADED: Final[set[str]] = set()


def components(title: str) -> Components:
    """A title's component file, and the hash that records carry."""
    LOADED.add(title)
    return CHOSEN[title] if title in CHOSEN else read(shipped(title))


def use(title: str, path: str | Path) -> None:
    """Play a title with a corrected component file; it is checked now, and must come before the title is loaded."""
    if not shipped(title).exists():
        raise SetupError("UNKNOWN_TITLE", title=title)
    if title in LOADED:
        raise ComponentError("COMPONENTS_IN_USE", title=title)
    given = read(Path(path))
    import_module(f"himeji.games.{title}.corrections").check(given[0], read(shipped(title))[0])
    CHOSEN[title] = given


def shipped(title: str) -> Path:
    return Path(__file__).parent / title / "components.yaml"


def read(path: Path) -> Components:
    text = path.read_bytes()
    try:
        data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, ValueError) as error:  # ValueError: a date or a number that is none
        raise ComponentError("NOT_YAML", place=" ".join(str(error).split())) from None
    if not isinstance(data, dict):
        raise ComponentError("NOT_A_TABLE", place=path.name)
    return data, sha256(text).hexdigest()[:16]
