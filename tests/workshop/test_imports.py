"""Imports point one way: engine ← games ← {bots, envs, server, terminal} ← cli."""

import ast
import sys
from pathlib import Path

import pytest

import himeji

PACKAGE = Path(himeji.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
FOR_COMPILED_CODE = {"librt", "mypy_extensions"}
FORBIDDEN_IN_GAMES = {"random", "time", "os", "logging"}
BELOW: dict[str, set[str]] = {  # the rooms each room may look into, besides itself
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "arena": {"engine", "games", "bots"},
    "envs": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots", "study"},
    "study": {"engine", "games", "bots"},
    "terminal": {"engine", "games", "bots", "study"},
}
BEHIND_THE_DOOR = {"engine", "games", "bots"}  # what `import himeji` itself is made of


def imports_in(source: str) -> set[str]:
    """Every dotted name an import statement reaches, wherever it stands; `from a import b` counts as a.b."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names}
    return names


def problems(place: str, source: str) -> list[str]:
    """What the import rules hold against a module, given by its path inside the package."""
    parts = Path(place).with_suffix("").parts
    room = parts[0] if len(parts) > 1 else None
    return [name for name in sorted(imports_in(source)) if not allowed(parts, room, name.split("."))]


def allowed(parts: tuple[str, ...], room: str | None, name: list[str]) -> bool:
    if name[0] == "":
        return False  # relative: every import names its module in full
    if name[0] == "himeji":
        return allowed_inside(parts, room, name[1:])
    if room == "engine":
        return name[0] in sys.stdlib_module_names | FOR_COMPILED_CODE
    if room == "games":
        known = (sys.stdlib_module_names | FOR_COMPILED_CODE) - FORBIDDEN_IN_GAMES
        return name[0] in known or (name[0] == "yaml" and parts == ("games", "components"))
    return True


def allowed_inside(parts: tuple[str, ...], room: str | None, name: list[str]) -> bool:
    target = name[0] if name else None
    if target == "cli":
        return parts == ("__main__",)
    if room not in BELOW:
        return True
    if target not in BELOW:
        return room not in BEHIND_THE_DOOR
    if room == target == "games" and len(parts) > 2 and len(name) > 1:
        return name[1] == parts[1] or name[1] not in titles()
    return target == room or target in BELOW[room]


def titles() -> set[str]:
    return {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_what_its_room_may(module):
    assert problems(str(module.relative_to(PACKAGE)), module.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/state.py", "import yaml"),
        ("engine/state.py", "from himeji.games import naishi"),
        ("engine/state.py", "from himeji import new"),
        ("engine/state.py", "from . import move"),
        ("games/naishi/game.py", "import random"),
        ("games/naishi/game.py", "def late():\n    from os import path"),
        ("games/naishi/game.py", "import yaml"),
        ("games/naishi/game.py", "from himeji.bots import playout"),
        ("games/other/game.py", "from himeji.games.naishi.state import Naishi"),
        ("bots/playout.py", "from himeji.terminal import play"),
        ("terminal/play.py", "import himeji.cli"),
    ],
)
def test_an_import_against_the_direction_is_seen(place, source):
    assert len(problems(place, source)) == 1
