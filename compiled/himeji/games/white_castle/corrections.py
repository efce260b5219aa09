"""What an owner of the box may correct: what is known from pictures only. The rest the rulebook says itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from himeji.engine.errors import ComponentError
from himeji.games.corrections import MOST, Amounts, Each, Number, Rule, Step, Word, compare

ONCE: Final = Number(1, 1)
FLOORS: Final = ("steward_cards", "diplomat_cards")
LANTERN_ON_EACH: Final = ("starting_resource_cards", "decree_cards")


@dataclass(frozen=True)
class Words:
    """What things are called in the shipped file."""

    rows: list[str]
    workers: list[str]
    stores: list[str]
    colours: list[str]
    rooms: list[str]
    spaces: list[str]


def words_of(shipped: dict[str, Any]) -> Words:
    domain, board = shipped["player_board"], shipped["board"]
    rows = domain["die_rows"]["list"]
    rooms = [str(room["id"]) for room in board["castle"]["rooms"]["list"]]
    return Words(
        [str(row["card_row"]) for row in rows],
        [str(row["clan_member"]) for row in rows],
        ["coin", "seal", *(str(name) for name in domain["resource_tracks"] if name != "evidence")],
        list(shipped["structure"]["die_colours"]),
        rooms,
        [*rooms, *(str(space["id"]) for space in board["outside_the_walls"]["list"]), "well"],
    )


@final
class Slot(Rule):
    """A place for a die tile: a diamond or a number."""

    def check(self, value: Any, place: str) -> None:
        if value != "diamond":
            Number(1, 10).check(value, place)


def rules(words: Words) -> dict[str, Rule]:
    """What may stand in each place that can be corrected."""
    gain = Amounts(*words.stores, "any", "points", "influence")
    pay = Amounts(*words.stores, together=1)
    gains = Each(Step({"gain": gain}))
    row = Each(Step({"gain": gain, "do": Word("lantern")}))
    block = Each(Step({"gain": gain, "pay": pay, "do": Word(*words.workers, "well", "lantern")}))
    tile = Word(*words.colours, "any")
    done = Word(*words.workers, "well", "lantern", "domain_row")
    action = Each(Step({"gain": gain, "pay": pay, "do": done, "any_die_tile": tile, "light_action": ONCE}))
    return {
        **{f"{floor}.{what}": rule for floor in FLOORS for what, rule in floor_rules(words, gains, block).items()},
        "board.castle.rooms.list[].value": Number(1, 6),
        **{f"board.die_tile_slots.layout.{room}[]": Slot() for room in words.rooms},
        "board.outside_the_walls.list[].value": Number(1, 6),
        "board.outside_the_walls.list[].effects": action,
        "board.training_yards.list[].iron_cost": Number(0, 7),
        "board.training_yards.list[].warrior_value": Number(0, MOST),
        "board.passage_of_time.seasons[].spaces[]": Number(0, 20),
        "player_board.die_rows.list[].always": row,
        "player_board.die_rows.list[].uncovered[]": row,
        "die_tiles.cards[].well_reward": gains,
        "daimyo_cards.cards[].slots[]": action,
        "plant_garden_cards.cards[].food_cost": Number(0, 7),
        "plant_garden_cards.cards[].points": Number(0, 99),
        "plant_garden_cards.cards[].effects": action,
        "stone_garden_cards.cards[].food_cost": Number(0, 7),
        "stone_garden_cards.cards[].points": Number(0, 99),
        "stone_garden_cards.cards[].effects": action,
        "yard_tiles.cards[].blue": action,
        "yard_tiles.cards[].yellow": action,
        "starting_action_cards.lantern": gains,
        "starting_action_cards.cards[].blocks[].effects": block,
        "starting_resource_cards.cards[].lantern": gains,
        "starting_resource_cards.cards[].effects": Each(Step({"gain": gain, "decree": Word("coin", "seal", "points")})),
        "decree_cards.cards[].lantern": gains,
        "solo_cards.cards[].back.bridge": Word(*words.colours),
        "solo_cards.cards[].back.position": Word("left", "center", "right"),
        "solo_cards.cards[].back.to": Word(*words.spaces),
        "solo_cards.cards[].actions": ICONS,
    }


def floor_rules(words: Words, gains: Rule, block: Rule) -> dict[str, Rule]:
    """For the cards of a floor of the castle."""
    return {
        "lantern": gains,
        "cards[].min_players": Number(1, 4),
        "cards[].blocks[].rows": Each(Word(*words.rows)),
        "cards[].blocks[].tone": Word("light", "dark"),
        "cards[].blocks[].effects": block,
    }


ICONS: Final = Each(
    Step(
        {
            "solo_courtier_gate": ONCE,
            "solo_courtier_climb": Number(1, 2),
            "solo_warrior": Number(0, 7),
            "solo_gardener": Word("plant", "stone", "either"),
            "solo_influence": Number(1, MOST),
            "solo_coins": Number(1, MOST),
            "solo_points": Number(1, MOST),
        },
        depth=0,
    )
)


def check(data: dict[str, Any], shipped: dict[str, Any]) -> None:
    """Every place by itself, then what must fit together."""
    words = words_of(shipped)
    compare(data, shipped, rules(words))
    for floor in FLOORS:
        check_deck(data[floor], floor, words)
    for section in (*FLOORS, "starting_action_cards"):
        one_icon(data[section]["lantern"], f"{section}.lantern")
    for section in LANTERN_ON_EACH:
        for at, card in enumerate(data[section]["cards"]):
            one_icon(card["lantern"], f"{section}.cards[{at}].lantern")
    check_layout(data["board"]["die_tile_slots"]["layout"], shipped["board"]["die_tile_slots"]["layout"])
    check_once([step["decree"] for step in starting_steps(data) if "decree" in step], "starting_resource_cards.cards")
    costs = [yard["iron_cost"] for yard in data["board"]["training_yards"]["list"]]
    check_once(costs, "board.training_yards.list")
    check_solo(data["solo_cards"]["cards"], costs)
    check_seasons(data["board"]["passage_of_time"], shipped["board"]["passage_of_time"])


def check_deck(deck: dict[str, Any], place: str, words: Words) -> None:
    """As many cards for few players as are published; on each card the rows from top to bottom, one block dark."""
    need = deck["count_1_2_players"]
    if sum(card["min_players"] < 3 for card in deck["cards"]) != need:
        raise ComponentError("WRONG_TOTAL", place=f"{place}.cards (min_players < 3)", need=need)
    for at, card in enumerate(deck["cards"]):
        blocks = f"{place}.cards[{at}].blocks"
        if [row for block in card["blocks"] for row in block["rows"]] != words.rows:
            raise ComponentError("WRONG_SEQUENCE", place=f"{blocks}: rows")
        dark = [block["effects"] for block in card["blocks"] if block["tone"] == "dark"]
        if len(dark) != 1:
            raise ComponentError("WRONG_TOTAL", place=f"{blocks} (dark)", need=1)
        if not is_worker(dark[0], words):
            raise ComponentError("NOT_A_WORKER", place=f"{blocks} (dark)")


def is_worker(steps: list[dict[str, Any]], words: Words) -> bool:
    """One clan member to send, whether or not it has its price."""
    paid = steps[0]["then"] if "pay" in steps[0] else steps
    return len(steps) == len(paid) == 1 and paid[0].get("do") in words.workers


def one_icon(steps: list[dict[str, Any]], place: str) -> None:
    """The back of a card shows one icon."""
    if len(steps) != 1 or len(steps[0].get("gain", [])) != 1:
        raise ComponentError("WRONG_LENGTH", place=place, need=1)


def check_layout(layout: dict[str, list[Any]], shipped: dict[str, list[Any]]) -> None:
    """The same slots, wherever they are printed."""
    slots, need = (sorted(str(slot) for room in rooms.values() for slot in room) for rooms in (layout, shipped))
    if slots != need:
        raise ComponentError("TWICE_THE_SAME", place="board.die_tile_slots.layout")


def starting_steps(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for card in data["starting_resource_cards"]["cards"] for step in card["effects"]]


def check_once(values: list[Any], place: str) -> None:
    if len(set(values)) != len(values):
        raise ComponentError("TWICE_THE_SAME", place=place)


def check_solo(cards: list[dict[str, Any]], costs: list[int]) -> None:
    """WC-R25. The nine backs show nine different dice; warriors go to yards that there are."""
    check_once([f"{card['back']['bridge']} {card['back']['position']}" for card in cards], "solo_cards.cards: back")
    for at, card in enumerate(cards):
        for step, icon in enumerate(card["actions"]):
            if icon.get("solo_warrior", costs[0]) not in costs:
                place = f"solo_cards.cards[{at}].actions[{step}].solo_warrior"
                raise ComponentError("UNKNOWN_WORD", place=place, word=str(icon["solo_warrior"]))


def check_seasons(track: dict[str, Any], shipped: dict[str, Any]) -> None:
    """One season after the other; the last is the one whose places have points of their own."""
    spaces = [season["spaces"] for season in track["seasons"]]
    starts = [0, *(last + 1 for _, last in spaces[:-1])]
    whole = all(first == start <= last for (first, last), start in zip(spaces, starts, strict=True))
    if not whole or spaces[-1] != shipped["seasons"][-1]["spaces"]:
        raise ComponentError("WRONG_SEQUENCE", place="board.passage_of_time.seasons: spaces")
