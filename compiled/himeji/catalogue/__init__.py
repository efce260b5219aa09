"""The catalogue: every card, tile and board value of a title, what it shows and how that is known. Codes, no words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Fact:
    """One thing to say: a code and its figures. A figure called `effect` is the text of an effect."""

    code: str
    figures: Mapping[str, object]


@dataclass(frozen=True)
class Thing:
    """A card, a tile or a space: its id in the component file, its name, what it shows, and the evidence of that."""

    id: str
    name: Fact | None  # none: the locales have a word for it
    facts: tuple[Fact, ...]
    evidence: tuple[tuple[str, str], ...]  # of what, nothing for the whole; and how it is known

    def said(self, code: str) -> list[Mapping[str, object]]:
        """The figures of every fact with this code."""
        return [fact.figures for fact in self.facts if fact.code == code]

    def effects(self) -> list[str]:
        """What its front does."""
        return [
            str(fact.figures["effect"]) for fact in self.facts if "effect" in fact.figures and fact.code != "lantern"
        ]


@dataclass(frozen=True)
class Section:
    id: str
    things: tuple[Thing, ...]


@cache
def catalogue(title: str) -> tuple[Section, ...]:
    """Every section of a title, as the game that is loaded reads it."""
    found: tuple[Section, ...] = import_module(f"himeji.catalogue.{title}").sections()
    return found


@cache
def things(title: str) -> Mapping[str, Thing]:
    """The things of a title by their ids; none for what is no title."""
    if not (Path(__file__).parent / f"{title}.py").exists():
        return {}
    return {thing.id: thing for section in catalogue(title) for thing in section.things}


def evidence(section: Mapping[str, Any], item: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """An item's own evidence comes before its section's."""
    suffix = "_evidence"
    parts = {
        name.removesuffix(suffix): str(word)
        for source in (section, item)
        for name, word in source.items()
        if str(name).endswith(suffix)
    }
    return (("", str(item.get("evidence", section["evidence"]))), *parts.items())


def section(id: str, things: Sequence[Thing]) -> Section:
    return Section(id, tuple(things))
