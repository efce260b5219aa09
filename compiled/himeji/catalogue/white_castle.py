"""The catalogue of The White Castle: its effects are those that the engine plays, by their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from himeji.catalogue import Fact, Section, Thing, evidence, section
from himeji.games.white_castle.board import BOARD, DOMAIN
from himeji.games.white_castle.cards import DATA
from himeji.games.white_castle.rival import read_icon
from himeji.games.white_castle.vocabulary import read
from himeji.games.white_castle.words import CHAPTERS

Item = Mapping[str, Any]
assert CHAPTERS  # once they are imported, every word of the file can be read


def does(code: str, steps: list[dict[str, Any]], **figures: object) -> Fact:
    return Fact(code, {**figures, "effect": read(steps, code).text})


def numbered(item: Item) -> Fact:
    """steward-05 is the fifth of the stewards; an expansion's number has a letter."""
    kind, _, number = str(item["id"]).rpartition("-")
    return Fact(kind, {"number": int(number) if number.isdecimal() else number})


def blocks(card: Item) -> list[Fact]:
    shown = [
        does("block", block["effects"], rows=" ".join(block["rows"]), tone=block["tone"]) for block in card["blocks"]
    ]
    players = card.get("min_players", 1)
    return [*shown, Fact("players", {"players": players})] if players > 2 else shown


def favours(card: Item) -> list[Fact]:
    return [does("favour", slot, number=at + 1) for at, slot in enumerate(card["slots"])]


def garden(card: Item) -> list[Fact]:
    return [Fact("garden", {"food": card["food_cost"], "points": card["points"]}), does("action", card["effects"])]


def faces(tile: Item) -> list[Fact]:
    return [does("face", tile[face], face=face) for face in ("blue", "yellow")]


def solo(card: Item) -> list[Fact]:
    back = card["back"]
    die = Fact("die", {"colour": back["bridge"], "side": back["position"], "space": back["to"]})
    return [die, *(Fact("rival", {"effect": read_icon(step, "actions").text}) for step in card["actions"])]


def slots(printed: Sequence[object]) -> list[Fact]:
    return [Fact("slot", {"number": at + 1, "printed": slot}) for at, slot in enumerate(printed)]


def row(item: Item) -> list[Fact]:
    icons = [item["always"], *item["uncovered"]]
    return [does("icon", icon, count=count) for count, icon in enumerate(icons)]


def yard(item: Item) -> list[Fact]:
    faces = [Fact("shows", {"face": face}) for face in item["tile_faces"]]
    return [Fact("yard", {"iron": item["iron_cost"], "value": item["warrior_value"]}), *faces]


DECKS: Final[Mapping[str, Callable[[Item], list[Fact]]]] = {
    "steward_cards": blocks,
    "diplomat_cards": blocks,
    "daimyo_cards": favours,
    "plant_garden_cards": garden,
    "stone_garden_cards": garden,
    "yard_tiles": faces,
    "starting_action_cards": blocks,
    "starting_resource_cards": lambda card: [does("gives", card["effects"])],
    "solo_cards": solo,
}


def deck(name: str, facts: Callable[[Item], list[Fact]]) -> Section:
    """The cards of a deck; what the back of one shows belongs in the lantern area."""
    whole = DATA[name]
    found = []
    for card in whole["cards"]:
        back = card.get("lantern", whole.get("lantern"))
        backs = [does("lantern", back)] if back else []
        found.append(Thing(card["id"], numbered(card), (*facts(card), *backs), evidence(whole, card)))
    return section(name, found)


def sections() -> tuple[Section, ...]:
    return (
        *board_sections(),
        *(deck(name, facts) for name, facts in DECKS.items()),
        section("decree_cards", [decree(card) for card in DATA["decree_cards"]["cards"]]),
        section("die_tiles", [die_tile(tile) for tile in DATA["die_tiles"]["cards"]]),
    )


def decree(card: Item) -> Thing:
    name = Fact("decree", {"store": str(card["id"]).removeprefix("decree-")})
    return Thing(card["id"], name, (does("lantern", card["lantern"]),), evidence(DATA["decree_cards"], card))


def die_tile(tile: Item) -> Thing:
    name = Fact("die-tile", {"colour": tile["colour"]})
    return Thing(tile["id"], name, (does("reward", tile["well_reward"]),), evidence(DATA["die_tiles"], tile))


def board_sections() -> list[Section]:
    rooms, layout = BOARD["castle"]["rooms"], BOARD["die_tile_slots"]
    outside, yards, rows = BOARD["outside_the_walls"], BOARD["training_yards"], DOMAIN["die_rows"]
    room_things = [
        Thing(
            room["id"],
            None,
            (Fact("value", {"value": room["value"]}), *slots(layout["layout"][room["id"]])),
            (*evidence(rooms, room), ("layout", layout["layout_evidence"])),
        )
        for room in rooms["list"]
    ]
    return [
        section("rooms", room_things),
        section("outside_the_walls", [outside_space(space, outside) for space in outside["list"]]),
        section("training_yards", [named(item, yard(item), yards, cost=item["iron_cost"]) for item in yards["list"]]),
        section("die_rows", [named(item, row(item), rows, colour=item["die"]) for item in rows["list"]]),
    ]


def outside_space(space: Item, whole: Item) -> Thing:
    shown = (Fact("value", {"value": space["value"]}), does("action", space["effects"]))
    return Thing(space["id"], None, shown, evidence(whole, space))


def named(item: Item, facts: list[Fact], whole: Item, **figures: object) -> Thing:
    """A yard by its cost, a row by its colour."""
    kind = str(item["id"]).partition("-")[0]
    return Thing(item["id"], Fact(kind, figures), tuple(facts), evidence(whole, item))
