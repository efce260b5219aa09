"""The component report: every card and tile of a title in words, with its evidence, for owners of the box to check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from himeji.catalogue import Section, Thing, catalogue
from himeji.games import game
from himeji.games.corrections import EVIDENCE
from himeji.locales import Voice, message_id


def show(console: Console, voice: Voice, title: str) -> None:
    """One table a section, then what the words for evidence mean."""
    heading = voice.say("components-heading", name=voice.say("title"), hash=game(title).components)
    console.print(Text(heading, "bold"))
    for section in catalogue(title):
        console.print(table(voice, section))
    for word in EVIDENCE:
        message = message_id("evidence", word)
        meaning = voice.say(message, "meaning")
        console.print(Text(voice.say("components-part", part=voice.say(message), evidence=meaning)))


def table(voice: Voice, section: Section) -> Grid:
    """The id stands in the component file, the name under it in the language."""
    name = voice.say(message_id("section", section.id))
    grid = Grid(title=name, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    grid.add_column(voice.say("components-thing"), min_width=18)
    grid.add_column(voice.say("components-shows"))
    grid.add_column(voice.say("components-evidence"), min_width=14)
    for thing in section.things:
        named = Text.assemble(thing.id, "\n", (voice.name(thing), "dim"))
        shown = [voice.fact("fact", fact) for fact in thing.facts]
        grid.add_row(named, Text("\n".join(shown)), Text("\n".join(evidence(voice, thing))))
    return grid


def evidence(voice: Voice, thing: Thing) -> Iterator[str]:
    for part, word in thing.evidence:
        said = voice.say(message_id("evidence", word))
        yield voice.say("components-part", part=voice.word(part), evidence=said) if part else said


def as_json(voice: Voice, title: str) -> dict[str, Any]:
    """The same as plain values: codes with their figures, and the words beside them."""
    return {
        "title": title,
        "components": game(title).components,
        "sections": [
            {
                "id": section.id,
                "name": voice.say(message_id("section", section.id)),
                "things": [thing_as_json(voice, thing) for thing in section.things],
            }
            for section in catalogue(title)
        ],
    }


def thing_as_json(voice: Voice, thing: Thing) -> dict[str, Any]:
    return {
        "id": thing.id,
        "name": voice.name(thing),
        "shows": [{"fact": fact.code, **fact.figures, "words": voice.fact("fact", fact)} for fact in thing.facts],
        "evidence": {part or "all": word for part, word in thing.evidence},
    }
