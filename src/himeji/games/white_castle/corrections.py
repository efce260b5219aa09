"""What an owner of the box may correct: what is known from pictures only. The rest the rulebook says itself."""

from __future__ import annotations

from typing import Any, Final

from himeji.engine.errors import ComponentError
from himeji.games.corrections import MOST, Amounts, Each, Number, Rule, Step, Word, compare

ROWS: Final = ("top", "middle", "bottom")
WORKERS: Final = ("courtier", "gardener", "warrior")
RESOURCES: Final = ("food", "iron", "pearl")
COLOURS: Final = ("coral", "black", "white")
SPACES: Final = (
    *("steward_left", "steward_center", "steward_right", "diplomat_left", "diplomat_right"),
    *("outside_left", "outside_right", "well"),
)
GAIN: Final = Amounts("coin", "seal", *RESOURCES, "any", "points", "influence")
PAY: Final = Amounts("coin", "seal", *RESOURCES, together=1)
ONCE: Final = Number(1, 1)

GAINS: Final = Each(Step({"gain": GAIN}))
ROW: Final = Each(Step({"gain": GAIN, "do": Word("lantern")}))
BLOCK: Final = Each(Step({"gain": GAIN, "pay": PAY, "do": Word(*WORKERS, "well", "lantern")}))
ACTION: Final = Each(
    Step(
        {
            "gain": GAIN,
            "pay": PAY,
            "do": Word(*WORKERS, "well", "lantern", "domain_row"),
            "any_die_tile": Word(*COLOURS, "any"),
            "light_action": ONCE,
        }
    )
)
START: Final = Each(Step({"gain": GAIN, "decree": Word("coin", "seal", "points")}))
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


class Slot(Rule):
    """A place for a die tile: a diamond or a number."""

    def check(self, value: Any, place: str) -> None:
        if value != "diamond":
            Number(1, 10).check(value, place)


CARDS: Final[dict[str, Rule]] = {
    f"{deck}.{what}": rule
    for deck in ("steward_cards", "diplomat_cards")
    for what, rule in {
        "lantern": GAINS,
        "cards[].min_players": Number(1, 4),
        "cards[].blocks[].rows": Each(Word(*ROWS)),
        "cards[].blocks[].tone": Word("light", "dark"),
        "cards[].blocks[].effects": BLOCK,
    }.items()
}
RULES: Final[dict[str, Rule]] = {
    **CARDS,
    "board.castle.rooms.list[].value": Number(1, 6),
    **{f"board.die_tile_slots.layout.{room}[]": Slot() for room in SPACES[:5]},
    "board.outside_the_walls.list[].value": Number(1, 6),
    "board.outside_the_walls.list[].effects": ACTION,
    "board.training_yards.list[].iron_cost": Number(0, 7),
    "board.training_yards.list[].warrior_value": Number(0, MOST),
    "board.passage_of_time.seasons[].spaces[]": Number(0, 20),
    "player_board.die_rows.list[].always": ROW,
    "player_board.die_rows.list[].uncovered[]": ROW,
    "die_tiles.cards[].well_reward": GAINS,
    "daimyo_cards.cards[].slots[]": ACTION,
    "plant_garden_cards.cards[].food_cost": Number(0, 7),
    "plant_garden_cards.cards[].points": Number(0, 99),
    "plant_garden_cards.cards[].effects": ACTION,
    "stone_garden_cards.cards[].food_cost": Number(0, 7),
    "stone_garden_cards.cards[].points": Number(0, 99),
    "stone_garden_cards.cards[].effects": ACTION,
    "yard_tiles.cards[].blue": ACTION,
    "yard_tiles.cards[].yellow": ACTION,
    "starting_action_cards.lantern": GAINS,
    "starting_action_cards.cards[].blocks[].effects": BLOCK,
    "starting_resource_cards.cards[].lantern": GAINS,
    "starting_resource_cards.cards[].effects": START,
    "decree_cards.cards[].lantern": GAINS,
    "solo_cards.cards[].back.bridge": Word(*COLOURS),
    "solo_cards.cards[].back.position": Word("left", "center", "right"),
    "solo_cards.cards[].back.to": Word(*SPACES),
    "solo_cards.cards[].actions": ICONS,
}


def check(data: dict[str, Any], shipped: dict[str, Any]) -> None:
    """Every place by itself, then what must fit together."""
    compare(data, shipped, RULES)
    for deck in ("steward_cards", "diplomat_cards"):
        check_deck(data[deck], deck)
    for section in ("steward_cards", "diplomat_cards", "starting_action_cards"):
        one_icon(data[section]["lantern"], f"{section}.lantern")
    for section in ("starting_resource_cards", "decree_cards"):
        for at, card in enumerate(data[section]["cards"]):
            one_icon(card["lantern"], f"{section}.cards[{at}].lantern")
    check_layout(data["board"]["die_tile_slots"]["layout"], shipped["board"]["die_tile_slots"]["layout"])
    check_once([step["decree"] for step in starting_steps(data) if "decree" in step], "starting_resource_cards.cards")
    costs = [yard["iron_cost"] for yard in data["board"]["training_yards"]["list"]]
    check_once(costs, "board.training_yards.list")
    check_solo(data["solo_cards"]["cards"], costs)
    check_seasons(data["board"]["passage_of_time"], shipped["board"]["passage_of_time"])


def check_deck(deck: dict[str, Any], place: str) -> None:
    """As many cards for few players as are published; on each card the rows from top to bottom, one block dark."""
    need = deck["count_1_2_players"]
    if sum(card["min_players"] < 3 for card in deck["cards"]) != need:
        raise ComponentError("WRONG_TOTAL", place=f"{place}.cards (min_players < 3)", need=need)
    for at, card in enumerate(deck["cards"]):
        blocks = f"{place}.cards[{at}].blocks"
        if [row for block in card["blocks"] for row in block["rows"]] != list(ROWS):
            raise ComponentError("WRONG_SEQUENCE", place=f"{blocks}: rows")
        dark = [block["effects"] for block in card["blocks"] if block["tone"] == "dark"]
        if len(dark) != 1:
            raise ComponentError("WRONG_TOTAL", place=f"{blocks} (dark)", need=1)
        if not is_worker(dark[0]):
            raise ComponentError("NOT_A_WORKER", place=f"{blocks} (dark)")


def is_worker(steps: list[dict[str, Any]]) -> bool:
    """One clan member to send, whether or not it has its price."""
    paid = steps[0]["then"] if "pay" in steps[0] else steps
    return len(steps) == len(paid) == 1 and paid[0].get("do") in WORKERS


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
