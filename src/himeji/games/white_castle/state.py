"""WC-01. What lies on the table: one array a concept."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from himeji.engine.chance import renew
from himeji.engine.numbers import EMPTY, Numbers, numbers, zeros
from himeji.engine.outcome import Outcome
from himeji.engine.state import Sheet, State
from himeji.engine.zone import Counts, Deck, Field, Marks, Name, Names, Row
from himeji.games.white_castle import census, scoring, view
from himeji.games.white_castle.board import (
    BRIDGE,
    CAUSES,
    CLANS,
    COLOURS,
    FACES,
    FAVOURS,
    FLOORS,
    GARDEN_PLACES,
    HEIGHT,
    HUES,
    KINDS,
    LANTERN_CARDS,
    MEMBERS,
    ROOMS,
    ROUNDS,
    SHARED_SPACES,
    SLOTS,
    SPACES,
    STREAMS,
    TURNS,
    YARD_LIST,
)
from himeji.games.white_castle.cards import (
    CARDS,
    DAIMYO_CARDS,
    DIE_TILES,
    FIRST_DIPLOMAT,
    FIRST_STARTING_ACTION,
    GARDEN_CARDS,
    SOLO_CARDS,
    YARD_TILES,
)
from himeji.games.white_castle.moves import GRAMMAR

STEWARD_CARDS: Final = CARDS[: int(FIRST_DIPLOMAT)]
DIPLOMAT_CARDS: Final = CARDS[int(FIRST_DIPLOMAT) : int(FIRST_STARTING_ACTION)]
STARTING_CARDS: Final = CARDS[int(FIRST_STARTING_ACTION) :]
OPTIONS: Final = ("level", "two_floors_from_gate")
LEVEL: Final = 0
TWO_FLOORS: Final = 1

SHEET: Final = Sheet(
    "white_castle",
    1,
    GRAMMAR,
    CAUSES,
    STREAMS,
    OPTIONS,
    (
        Counts("stores", KINDS),
        Counts("dice", BRIDGE, most=6),
        Counts("placed", HEIGHT, most=HUES * 8 - 1),
        Counts("well_dice", most=HUES * 8 - 1),
        Row("tiles", DIE_TILES),
        Row("rooms", CARDS),
        Row("domain", CARDS),
        Row("lantern", CARDS, LANTERN_CARDS),
        Row("pair_actions", CARDS),
        Row("pair_resources", CARDS),
        Deck("stewards", STEWARD_CARDS),  # face down, but everybody can work out what is in them
        Deck("diplomats", DIPLOMAT_CARDS),
        Deck("box", CARDS[: int(FIRST_STARTING_ACTION)]),
        Deck("unused", STARTING_CARDS),
        Name("daimyo", DAIMYO_CARDS),
        Counts("favours", least=-1, most=CLANS - 1),
        Names("gardens", GARDEN_CARDS),
        Names("yards", YARD_TILES),
        Counts("courtiers", len(FLOORS), most=MEMBERS),
        Marks("gardeners", GARDEN_PLACES),
        Counts("warriors", len(YARD_LIST), most=MEMBERS),
        Counts("time", most=20),
        Counts("arrival"),
        Row("solo_deck", SOLO_CARDS),
        Deck("solo_bag", SOLO_CARDS),
        Field("round", most=ROUNDS),
        Field("die", most=6),
        Field("colour", most=HUES - 1),
        Field("side", most=2),
        Field("space", most=len(SPACES) - 1),
        Field("difference", least=-5, most=5),
    ),
    depth=32,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WhiteCastle(State):
    def __init__(self) -> None:
        super().__init__()
        self.clans: i64 = 0  # the seats, and the rival of a solo game
        self.stores: Numbers = EMPTY  # clan * 6 + store
        self.dice: Numbers = EMPTY  # bridge * 5 + place: a value, 0 for no die
        self.placed: Numbers = EMPTY  # (space * 2 + level): colour * 8 + value; the shared spaces, then clan * 3 + row
        self.well_dice: Numbers = EMPTY  # the same, side by side
        self.tiles: Numbers = EMPTY  # the tile in each slot of the castle, then of the well; fixed at set-up
        self.rooms: Numbers = EMPTY  # the card of each room, -1 while it is being replaced
        self.domain: Numbers = EMPTY  # the action card of each clan
        self.lantern: Numbers = EMPTY  # clan * 12 + place: the cards of each lantern area
        self.pair_actions: Numbers = EMPTY  # the starting pairs still on offer
        self.pair_resources: Numbers = EMPTY
        self.favours: Numbers = EMPTY  # which clan took each favour of the daimyo's card
        self.gardens: Numbers = EMPTY  # the card at each garden place; fixed at set-up
        self.yards: Numbers = EMPTY  # the tile at each place of the yards; fixed at set-up
        self.courtiers: Numbers = EMPTY  # clan * 4 + floor: how many
        self.gardeners: Numbers = EMPTY  # mask of the garden places of each clan
        self.warriors: Numbers = EMPTY  # clan * 3 + yard: how many
        self.time: Numbers = EMPTY  # place on the passage of time
        self.arrival: Numbers = EMPTY  # the higher, the later the marker came, the higher it lies
        self.solo_deck: Numbers = EMPTY  # from the top: the cards that were seen, -1 for those that were not
        self.stewards: i64 = 0  # masks of the cards nobody has seen
        self.diplomats: i64 = 0
        self.solo_bag: i64 = 0
        self.box: i64 = 0  # masks of the cards out of the game
        self.unused: i64 = 0
        self.daimyo: i64 = -1
        self.round: i64 = 0  # 0 during set-up
        self.die: i64 = 0  # the value of the die in hand, 0 once it is placed; its colour, place on the bridge,
        self.colour: i64 = 0
        self.side: i64 = 0
        self.space: i64 = 0
        self.difference: i64 = 0  # … space, and the coins it brings

    def clone(self) -> WhiteCastle:
        copy = WhiteCastle()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        """An array that is not copied is shared until it changes (`changed`)."""
        assert isinstance(other, WhiteCastle)
        self.copy_stack(other)
        self.clans = other.clans
        self.stores = other.stores[:]
        self.dice = other.dice[:]
        self.placed = other.placed[:]
        self.well_dice = other.well_dice[:]
        self.tiles = other.tiles
        self.rooms = other.rooms
        self.domain = other.domain
        self.lantern = other.lantern
        self.pair_actions = other.pair_actions
        self.pair_resources = other.pair_resources
        self.favours = other.favours
        self.gardens = other.gardens
        self.yards = other.yards
        self.courtiers = other.courtiers[:]
        self.gardeners = other.gardeners
        self.warriors = other.warriors[:]
        self.time = other.time[:]
        self.arrival = other.arrival[:]
        self.solo_deck = other.solo_deck[:]
        self.stewards = other.stewards
        self.diplomats = other.diplomats
        self.solo_bag = other.solo_bag
        self.box = other.box
        self.unused = other.unused
        self.daimyo = other.daimyo
        self.round = other.round
        self.die = other.die
        self.colour = other.colour
        self.side = other.side
        self.space = other.space
        self.difference = other.difference

    def have(self, store: i64) -> i64:
        """What the clan at hand has of a store."""
        return self.stores[self.seat * KINDS + store]

    def add(self, store: i64, n: i64) -> None:
        self.stores[self.seat * KINDS + store] += n

    def option(self, option: i64) -> i64:
        return self.options[option]

    def redeal(self, seat: i64, chance: Numbers) -> None:
        """Nobody holds a secret: what nobody has seen lies in the bags, without an order. Only chance is fresh."""
        renew(self.chance, chance)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def impossible(self) -> str:
        from himeji.games.white_castle import course  # which knows the rules that act on a state

        return census.impossible(self) or course.impossible(self)

    def sheet(self) -> Sheet:
        return SHEET

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)


def blank(seats: int) -> WhiteCastle:
    """Arrays in place, nothing on them; in a solo game the rival is a second clan."""
    s = WhiteCastle()
    clans = max(seats, 2)
    s.clans = clans
    s.order = numbers(range(clans))
    s.stores = zeros(clans * KINDS)
    s.dice = zeros(len(COLOURS) * BRIDGE)
    s.placed = zeros((int(SHARED_SPACES) + clans * HUES) * HEIGHT)
    s.well_dice = zeros(clans * TURNS)
    s.tiles = nothing(SLOTS)
    s.rooms = nothing(len(ROOMS))
    s.domain = nothing(clans)
    s.lantern = nothing(clans * LANTERN_CARDS)
    s.pair_actions = nothing(CLANS + 1)
    s.pair_resources = nothing(CLANS + 1)
    s.favours = nothing(FAVOURS)
    s.gardens = nothing(len(GARDEN_PLACES))
    s.yards = nothing(len(FACES))
    s.courtiers = zeros(clans * len(FLOORS))
    s.gardeners = zeros(clans)
    s.warriors = zeros(clans * len(YARD_LIST))
    s.time = zeros(clans)
    s.arrival = zeros(clans)
    s.solo_deck = nothing(len(SOLO_CARDS) if seats == 1 else 0)
    return s


def nothing(places: int) -> Numbers:
    """Places with nothing on them."""
    return numbers([-1] * places)
