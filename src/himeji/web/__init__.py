"""The browser client: ES modules, style sheets and drawings served as they are, and what a board reads of its title."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from himeji.catalogue import Fact, things
from himeji.games import game
from himeji.games.components import components

FOLDER: Final = Path(__file__).parent
LOCALES: Final = FOLDER.parent / "locales"
SHELL: Final = ("engine", "server", "bots", "study", "web")  # what the shell says, whatever the title
LAYOUT: Final = ("structure", "board", "player_board", "imperial_court")  # the parts of a component file that are drawn


def title_data(title: str) -> dict[str, Any]:
    """What a board reads of its title: the layout of the component file, and every card and tile by its effects."""
    found = game(title)
    data = components(title)[0]
    return {
        "title": title,
        "seats": list(found.seats),
        "options": {name: list(values) for name, values in found.options.items()},
        "layout": {part: data[part] for part in LAYOUT if part in data},
        "things": {
            name: {"name": fact(thing.name) if thing.name else None, "facts": [fact(each) for each in thing.facts]}
            for name, thing in things(title).items()
        },
    }


def fact(found: Fact) -> Mapping[str, object]:
    return {"code": found.code, "figures": dict(found.figures)}


def shell_texts(language: str) -> str:
    """All the texts of the shell as one file."""
    return "\n".join((LOCALES / language / f"{subject}.ftl").read_text("utf-8") for subject in SHELL)
