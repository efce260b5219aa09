"""The White Castle's table set by hand; every card lies in exactly one place, as in the box."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import yaml

import himeji
from himeji.engine.chance import streams
from himeji.engine.effect import TABLE
from himeji.engine.event import Event
from himeji.engine.stack import FRAME
from himeji.engine.state import State
from tests.positions import moves, play

COMPONENTS = yaml.safe_load((Path(himeji.__file__).parent / "games/white_castle/components.yaml").read_text("utf-8"))
STORES = ("coin", "seal", "points", "food", "iron", "pearl")
COLOURS = ("coral", "black", "white")
ROOM_NAMES = ("steward_left", "steward_center", "steward_right", "diplomat_left", "diplomat_right")
SHARED_SPACES = (*ROOM_NAMES, "outside_left", "outside_right")
GARDEN_PLACES = tuple(f"{colour} {kind}" for colour in COLOURS for kind in ("plant", "stone"))

ROOMS = ("steward-02", "steward-10", "steward-12", "diplomat-02", "diplomat-05")
TILES = (
    *("die-white-food", "die-black-food", "die-white-iron"),  # steward_left, from the top
    *("die-coral-food", "die-black-iron", "die-white-pearl"),
    *("die-coral-iron", "die-coral-any", "die-black-pearl"),
    *("die-black-any", "die-white-coin"),  # diplomat_left
    *("die-coral-coin", "die-black-coin"),
    *("die-coral-pearl", "die-white-any"),  # the well
)
GARDENS = ("plant-03", "stone-03", "plant-04", "stone-01", "plant-05", "stone-04")
YARDS = ("yard-tile-6", "yard-tile-2", "yard-tile-8", "yard-tile-5")  # 5 iron: blue, yellow; 3: blue; 1: yellow
DOMAINS = ("start-action-1", "start-action-3", "start-action-5", "start-action-2")  # courtier, warrior, gardener, …
LANTERNS = (("start-resource-8",), ("start-resource-3",), ("start-resource-6",), ("start-resource-9",))  # food, pearl …
BRIDGES = {
    2: ((1, 3, 5), (2, 4, 6), (1, 4, 5)),
    3: ((1, 2, 3, 5), (2, 3, 4, 6), (1, 3, 4, 5)),
    4: ((1, 2, 3, 4, 5), (1, 2, 3, 4, 6), (1, 3, 4, 5, 6)),
}  # coral, black and white dice from left to right, by the number of clans
LANTERN_CARDS = 12


def new(seats: int, seed: int) -> State:
    return himeji.new("white_castle", seats=seats, seed=seed)


def heard_in_setup(seats: int) -> tuple[State, list[Event]]:
    """A game set up as `new` does it, and what was told on the way."""
    game = himeji.game("white_castle")
    state = game.opening(seats, game.chosen({}), streams(7, *game.sheet.streams))
    state.push(game.whole)
    state.listen()
    state.run_on()
    return state, state.heard()


def have(**amounts: int) -> list[int]:
    """What a clan has in its stores."""
    assert set(amounts) <= set(STORES)
    return [amounts.get(store, 0) for store in STORES]


def bridge(*dice: int) -> list[int]:
    """The dice of a bridge from left to right; an end without a die is 0."""
    left, *centre, right = dice
    return [left, right, *centre, *[0] * (5 - len(dice))]


def bridges(coral: Sequence[int] = (0, 0), black: Sequence[int] = (0, 0), white: Sequence[int] = (0, 0)) -> Any:
    """The dice of the three bridges; by default none."""
    return [bridge(*coral), bridge(*black), bridge(*white)]


def with_right(colour: str, value: int) -> Any:
    """The bridges of two clans, one of them with a single die, on its right end."""
    return bridges(**dict(zip(COLOURS, BRIDGES[2], strict=True)) | {colour: (0, value)})


def placed(clans: int, dice: Mapping[str, Sequence[tuple[str, int]]]) -> list[list[int]]:
    """Dice on spaces of the main board by name, and on rows as `coral 0`: the coral row of clan 0."""
    spaces = [*SHARED_SPACES, *(f"{colour} {clan}" for clan in range(clans) for colour in COLOURS)]
    assert set(dice) <= set(spaces)
    stacks = [[COLOURS.index(colour) * 8 + value for colour, value in dice.get(space, [])] for space in spaces]
    return [[*stack, 0, 0][:2] for stack in stacks]


@cache
def quiet_game(clans: int) -> dict[tuple[int, int, int], Any]:
    """The stack at every turn of a game in which all dice go to the well, by round, turn, and place in the order."""
    ordered = (new(clans, seed) for seed in count())
    state = next(state for state in ordered if list(state.order) == sorted(state.order))
    found: dict[tuple[int, int, int], Any] = {}
    turns: Counter[int] = Counter()
    while state.pending():
        seat = state.pending()[0].seat
        if state.pending()[0].asks == "take_a_die":
            turns[seat] += 1
            found[1 + (turns[seat] - 1) // 3, 1 + (turns[seat] - 1) % 3, seat] = state.encode()["stack"]
        options = moves(state)
        play(state, "place well" if "place well" in options else options[0])
    return found


def for_each(clans: int, given: Sequence[Any], default: Sequence[Any]) -> list[Any]:
    """What was given for the first clans, the default for the others."""
    return [*given, *default[len(given) :]][:clans]


def castle_cards(floor: str, clans: int) -> list[str]:
    """The cards of a floor that are in the game."""
    return [card["id"] for card in COMPONENTS[f"{floor}_cards"]["cards"] if clans > 2 or card["min_players"] == 1]


def cards(clans: int, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Every card in its place: what is not given lies in a deck, in the box, or is unused."""
    rooms = list(given.pop("rooms", ROOMS))
    domain = [*for_each(seats, given.pop("domain", ()), DOMAINS), *[None] * (clans - seats)]
    areas = [*for_each(seats, given.pop("lantern", ()), LANTERNS), *[()] * (clans - seats)]
    used = {*rooms, *domain, *(card for area in areas for card in area)}
    decks = {f"{floor}s": given.pop(f"{floor}s", None) for floor in ("steward", "diplomat")}
    for name, deck in decks.items():
        if deck is None:
            decks[name] = [card for card in castle_cards(name[:-1], clans) if card not in used]
    used.update(card for deck in decks.values() for card in deck or ())
    boxed = [card for floor in ("steward", "diplomat") for card in castle_cards(floor, 4) if card not in used]
    starting = ("starting_action_cards", "starting_resource_cards", "decree_cards")
    unused = [card["id"] for name in starting for card in COMPONENTS[name]["cards"] if card["id"] not in used]
    lantern = [[*area, *[None] * (LANTERN_CARDS - len(area))] for area in areas]
    return {"rooms": rooms, "domain": domain, "lantern": lantern, **decks, "box": boxed, "unused": unused}


def lay_dice(clans: int, given: dict[str, Any], least_gone: int) -> dict[str, Any]:
    """Every die in its place: those of which nothing is said stay on the bridges, but for one for each turn gone by,
    which lies in the well, where it does not matter."""
    spaces = given.pop("placed", {})
    well = [die for die in given.pop("well_dice", ()) if die]
    lying = Counter([colour for stack in spaces.values() for colour, _ in stack] + [COLOURS[die >> 3] for die in well])
    dice = given.pop("dice", None) or shortened(clans, lying, least_gone)
    for at, colour in enumerate(COLOURS):
        missing = clans + 1 - on_bridges(dice[at : at + 1]) - lying[colour]
        assert missing >= 0, f"too many {colour} dice"
        well += [at * 8 + 1] * missing
    return {"dice": dice, "placed": placed(clans, spaces), "well_dice": [*well, *[0] * (3 * clans - len(well))]}


def shortened(clans: int, lying: Counter[str], least_gone: int) -> Any:
    """The bridges without the dice that lie elsewhere and those of the turns gone by; ends keep theirs longest."""
    rows = {colour: list(row) for colour, row in zip(COLOURS, BRIDGES[clans], strict=True)}
    elsewhere = list(lying.elements())
    rounds_of_turns = -(-max(len(elsewhere) - least_gone, 0) // clans)
    for gone in range(least_gone + rounds_of_turns * clans):
        row = rows[elsewhere[gone]] if gone < len(elsewhere) else max(rows.values(), key=len)
        row.pop(len(row) // 2)
    return bridges(**{colour: [*row, 0, 0][: max(len(row), 2)] for colour, row in rows.items()})


def on_bridges(dice: Any) -> int:
    return sum(die > 0 for bridge in dice for die in bridge)


def set_out(
    seat: int,
    *frames: tuple[str, int, int, str],
    taken: int = 0,
    seats: int = 2,
    order: Sequence[int] = (),
    round: int = 1,
    turn: int = 1,
    options: Mapping[str, int] | None = None,
    **given: Any,
) -> State:
    """A seat's turn, with these frames on the stack instead of those that begin it; `turn` if no dice tell it."""
    clans = max(seats, 2)
    order = list(order or range(clans))
    dice = lay_dice(clans, given, (turn - 1) * clans + order.index(seat) + taken)
    turns, place = divmod(3 * (clans + 1) - on_bridges(dice["dice"]) - taken, clans)
    assert place == order.index(seat), "with so many dice on the bridges it is another clan's turn"
    stack = quiet_game(clans)[round, turns + 1, place]
    begun = [frame | {"seat": seat} for frame in stack if frame["seat"] >= 0]
    instead = [dict(zip(("effect", "left", "seat", "cause"), frame, strict=True)) for frame in frames]
    nobody = {"courtiers": [0] * 4, "gardeners": [], "warriors": [0] * 3, "stores": have(), "time": 0}
    fields: dict[str, Any] = {
        "order": order,
        "stack": [*(frame for frame in stack if frame["seat"] < 0), *(instead or begun)],
        **dice,
        "tiles": list(TILES),
        "daimyo": "daimyo-01",
        "gardens": list(GARDENS),
        "yards": list(YARDS),
        "round": round,
        "arrival": [clans - order.index(clan) for clan in range(clans)],
        "pair_actions": [None] * 5,
        "pair_resources": [None] * 5,
        **cards(clans, seats, given),
        **{name: for_each(clans, given.pop(name, ()), [nothing] * clans) for name, nothing in nobody.items()},
    }
    fresh = himeji.new("white_castle", seats=seats, seed=7, options=options).encode()
    return himeji.decode(fresh | fields | given)


def at_turn(seat: int = 0, **given: Any) -> State:
    """A seat about to take a die; lists that are too short say what the first clans have."""
    return set_out(seat, **given)


def about_to(*effects: str, seat: int = 0, below: Sequence[tuple[str, int]] = (), **given: Any) -> State:
    """A seat in the middle of its turn with these effects next, the last one first, and nothing after it."""
    frames = [*below, ("1 any", 1)]  # a question that can always be asked, to be replaced
    state = set_out(seat, *((effect, left, seat, "turn") for effect, left in frames), taken=1, **given)
    return instead_of_the_question(state, *effects)


def instead_of_the_question(state: State, *effects: str) -> State:
    """The same position with these effects next in place of what is asked, the last one first."""
    state.top -= FRAME
    for effect in effects:
        state.push(TABLE.named("white_castle", effect))
    state.run_on()
    return state


def stores(state: State, clan: int = 0) -> dict[str, int]:
    """What a clan has, leaving out what it has none of."""
    return {store: n for store, n in state.view(None)["clans"][clan]["stores"].items() if n}


def clan(state: State, which: int = 0) -> dict[str, Any]:
    """All of a clan that can be seen."""
    seen: dict[str, Any] = state.view(None)["clans"][which]
    return seen


def asked(state: State) -> list[tuple[int, str]]:
    return [(decision.seat, decision.asks) for decision in state.pending()]


def codes(events: Sequence[Event], *only: str) -> list[str]:
    """The kinds of events in their order, or those of some kinds."""
    return [event.code for event in events if not only or event.code in only]
