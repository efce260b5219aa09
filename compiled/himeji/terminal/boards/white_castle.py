"""The White Castle drawn for a seat: bridges and gardens, the castle and what is around it, the clans in turn order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from himeji.catalogue import Thing, things
from himeji.games.white_castle.board import FLOORS, OUTSIDE_LIST, ROOM_LIST, ROUNDS
from himeji.locales import Voice
from himeji.terminal.boards.white_castle_clans import clan_lines
from himeji.terminal.words import capital

MARK: Final = {"dark": "●", "light": "○"}
NAME: Final = 24  # columns
TOP_FLOOR_FIRST: Final = sorted(ROOM_LIST, key=lambda room: -FLOORS.index(room["floor"]))


def board(view: dict[str, Any], voice: Voice, names: Sequence[str]) -> Group:
    return Group(*parts(view, Table(view, voice, names)))


def parts(view: dict[str, Any], table: Table) -> Iterable[RenderableType]:
    yield table.heading()
    yield table.bridges()
    yield table.castle()
    yield table.surroundings()
    if view["pairs"]:
        yield table.pairs()
    for place, clan in enumerate(view["order"]):
        yield from clan_lines(view, table.voice, table.names, clan, place + 1)


def add(grid: Grid, left: str, right: str) -> None:
    grid.add_row(Text(left), Text(right))


class Table:
    """What lies on it, in words."""

    def __init__(self, view: dict[str, Any], voice: Voice, names: Sequence[str]) -> None:
        self.view = view
        self.voice = voice
        self.names = names
        self.things: Mapping[str, Thing] = things("white_castle")

    def heading(self) -> Text:
        view = self.view
        heads = [self.voice.say("title"), self.voice.say("board-round", round=view["round"], rounds=ROUNDS)]
        if not view["to_move"]:
            heads.append(self.voice.say("board-over"))
        if view["die"]:
            die = {name: view["die"][name] for name in ("colour", "value")}
            heads.append(self.voice.say("board-in-hand", **self.voice.worded(die)))
        return Text(" · ".join(heads), "bold")

    def bridges(self) -> Grid:
        """Each bridge with the dice at its ends and between, and its two gardens."""
        grid = self.grid("bridges")
        for colour, bridge in self.view["bridges"].items():
            places = [bridge["left"] or "-", *(bridge["centre"] or "-"), bridge["right"] or "-"]
            left, *centre, right = map(str, places)
            gardens = [self.garden(place) for place in self.view["gardens"] if place.startswith(colour)]
            dice = f"{capital(self.voice.word(colour))}\n  {left} | {' '.join(centre)} | {right}"
            add(grid, dice, "\n".join(gardens))
        return grid

    def garden(self, place: str) -> str:
        card = self.things[self.view["gardens"][place]]
        (printed,) = card.said("garden")
        (action,) = card.said("action")
        kind = place.split()[1]
        said = self.voice.say("board-garden", **self.voice.worded({"kind": kind, **printed, **action}))
        return said + self.who(
            {clan: place in each["gardeners"]["gardens"] for clan, each in enumerate(self.view["clans"])}
        )

    def who(self, counts: Mapping[int, int]) -> str:
        """The clans that are there, with how many if there are several."""
        there = [self.names[clan] + (f" × {count}" if count > 1 else "") for clan, count in counts.items() if count]
        return f" — {', '.join(there)}" if there else ""

    def castle(self) -> Grid:
        """Each room with its value and dice; of its card one line a block, after the die tile beside it."""
        grid = self.grid("castle")
        self.daimyo(grid)
        for room in TOP_FLOOR_FIRST:
            found = self.view["rooms"][room["id"]]
            blocks = self.things[found["card"]].said("block") if found["card"] else []
            lines = [f"{self.tile_colour(tile)} {self.block(blocks, at)}" for at, tile in enumerate(found["tiles"])]
            add(grid, self.space(room["id"], room["value"], found["dice"]), "\n".join(lines))
        grid.add_row("", Text(self.voice.say("board-decks", **self.view["decks"]), "dim"))
        return grid

    def grid(self, head: str) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=NAME)
        grid.add_column()
        grid.add_row(Text(self.voice.say(f"board-{head}"), "bold"), Text(self.voice.say(f"board-{head}", "key"), "dim"))
        return grid

    def daimyo(self, grid: Grid) -> None:
        card = self.view["daimyo"]
        lines = []
        for favour, clan in zip(self.things[card["card"]].said("favour"), card["favours"], strict=True):
            taken = "" if clan is None else f" — {self.names[clan]}"
            lines.append(self.voice.say("board-favour", **self.voice.worded(favour)) + taken)
        add(grid, capital(self.voice.word("daimyo")), " · ".join(lines))

    def tile_colour(self, tile: str) -> str:
        name = self.things[tile].name
        assert name is not None
        return self.voice.word(str(name.figures["colour"]))

    def block(self, blocks: Sequence[Mapping[str, object]], at: int) -> str:
        if not blocks:
            return self.voice.say("board-no-card")
        return f"{MARK[str(blocks[at]['tone'])]} {self.voice.effect(str(blocks[at]['effect']))}"

    def space(self, space: str, value: int, dice: Sequence[Mapping[str, Any]]) -> str:
        name = f"{capital(self.voice.word(space))} ({value})"
        return "\n".join([name, *([self.dice(dice)] if dice else [])])

    def dice(self, dice: Sequence[Mapping[str, Any]]) -> str:
        return " ".join(f"[{self.voice.word(die['colour'])} {die['value']}]" for die in dice)

    def surroundings(self) -> Grid:
        """The spaces outside, the well, and the training yards."""
        grid = self.grid("surroundings")
        for space in OUTSIDE_LIST:
            (action,) = self.things[space["id"]].said("action")
            named = self.space(space["id"], space["value"], self.view["outside"][space["id"]])
            add(grid, named, self.voice.effect(str(action["effect"])))
        rewards = [str(self.things[tile].said("reward")[0]["effect"]) for tile in self.view["well"]["tiles"]]
        gains = self.voice.effect(f"({' & '.join(['1 seal', *rewards])})")
        add(grid, self.space("well", 1, self.view["well"]["dice"]), gains)
        for yard in dict.fromkeys(tile["yard"] for tile in self.view["yards"]):
            add(grid, *self.yard(yard))
        return grid

    def yard(self, yard: str) -> tuple[str, str]:
        (printed,) = self.things[yard].said("yard")
        tiles = [tile for tile in self.view["yards"] if tile["yard"] == yard]
        effects = [self.face(tile["tile"], tile["face"]) for tile in tiles]
        warriors = {clan: each["warriors"][yard] for clan, each in enumerate(self.view["clans"])}
        return self.voice.say("board-yard", **printed), " · ".join(effects) + self.who(warriors)

    def face(self, tile: str, face: str) -> str:
        (shown,) = [fact for fact in self.things[tile].said("face") if fact["face"] == face]
        return self.voice.effect(str(shown["effect"]))

    def pairs(self) -> Grid:
        grid = self.grid("pairs")
        for pair in self.view["pairs"]:
            action, resource = self.things[pair["action"]], self.things[pair["resource"]]
            lantern = [self.voice.effect(str(fact["effect"])) for fact in resource.said("lantern")]
            gives = [self.voice.effect(text) for text in (*action.effects(), *resource.effects())]
            shown = self.voice.say("board-pair", action=gives[0], resource=gives[1], lantern=lantern[0])
            add(grid, capital(self.voice.move(f"pair {pair['pair']}")), shown)
        return grid
