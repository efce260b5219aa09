"""The catalogue of Naishi: the cards with their copies and what they score, and the spaces of the court."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from himeji.catalogue import Fact, Section, Thing, evidence, section
from himeji.games.naishi.cards import DATA

Item = Mapping[str, Any]


def sections() -> tuple[Section, ...]:
    cards, court = DATA["cards"], DATA["imperial_court"]
    spaces = [
        Thing(space["id"], None, (Fact("spaces", {"spaces": space["count"]}),), evidence(court, space))
        for space in court["spaces"]
    ]
    return (
        section(
            "cards", [Thing(card["id"], None, tuple(facts(card)), evidence(cards, card)) for card in cards["items"]]
        ),
        section("imperial_court", spaces),
    )


def facts(card: Item) -> list[Fact]:
    kind = Fact("kind", {"kind": card["kind"], "colour": card["color"]["en"]})
    return [Fact("copies", {"copies": card["copies"]}), kind, *scoring(card["scoring"])]


def scoring(rules: Item) -> list[Fact]:
    """Each rule of the card is one fact."""
    scope = rules.get("scope", "territory")
    found = [Fact("ninja", {})] if rules["method"] == "copy_character" else []
    for count, points in rules.get("table", {}).items():
        found.append(Fact(rules["method"], {"count": count, "points": points, "scope": scope}))
    for row, points in rules.get("by_position", {}).items():
        found.append(Fact("position", {"row": row, "points": " · ".join(map(str, points))}))
    for card, points in rules.get("per_adjacent", {}).items():
        found.append(Fact("adjacent", {"card": card, "points": points}))
    for rule in ("if_no_adjacent", "if_in_hand_under"):
        if rule in rules:
            found.append(Fact(rule, {"card": rules[rule]["card"], "points": rules[rule]["points"]}))
    return found
