"""WC-02, WC-15. A round: dice are rolled, each clan takes three turns, then the new turn order and the gardens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import EachSeat, Steps
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, swap_places
from himeji.engine.question import Ask
from himeji.games.white_castle.board import (
    BRIDGE,
    CAUSE_TURN,
    DICE,
    DICE_OF_A_COLOUR,
    HUES,
    LEFT,
    RIGHT,
    SEAL,
    TURNS,
)
from himeji.games.white_castle.dice import CoinDifference, PlaceDie, SpaceActions, TakeDie
from himeji.games.white_castle.gardens import GardenActions
from himeji.games.white_castle.lantern import LanternIfLeft
from himeji.games.white_castle.moves import EXCHANGE
from himeji.games.white_castle.solo import RIVAL_GARDENS, RIVAL_TURN, SETTLE_RIVAL, is_rival
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import SEALS_FOR

ROUND_BEGAN: Final = happening("round_began", round=())
TURN_ORDER_SET: Final = happening("turn_order_set", seat=(), place=())
SEALS_FOR_A_RESOURCE: Final[i64] = max(SEALS_FOR)


@final
class RollDice(Effect[WhiteCastle]):
    """WC-02. The dice are taken back and rolled: on each bridge the lowest on the left, the highest on the right."""

    def __init__(self) -> None:
        super().__init__("roll the dice")

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.round += 1
        s.tell(ROUND_BEGAN, EVERYONE, s.round)
        i: i64
        for i in range(len(s.placed)):
            s.placed[i] = 0
        for i in range(len(s.well_dice)):
            s.well_dice[i] = 0
        bridge: i64
        for bridge in range(HUES):
            roll(s, bridge * BRIDGE, DICE_OF_A_COLOUR[s.clans])


def roll(s: WhiteCastle, bridge: i64, count: i64) -> None:
    """Rolled values, counted, come out sorted: the first on the left, the last on the right."""
    faces: i64 = 0
    i: i64
    for i in range(count):
        faces += 1 << s.roll(DICE, 6) * 4
    for i in range(BRIDGE):
        s.dice[bridge + i] = 0
    placed: i64 = 0
    face: i64
    for face in range(6):
        for i in range(faces >> face * 4 & 15):
            place: i64 = placed + 1
            if placed == 0:
                place = LEFT
            elif placed == count - 1:
                place = RIGHT
            s.dice[bridge + place] = face + 1
            placed += 1


@final
class LastExchange(Ask[WhiteCastle]):
    """WC-R4. Seals that come at the very end of the last turn can still be exchanged, beside a question with no answer
    of its own. It is asked if they buy a resource: a seal left over scores like the coin it would become."""

    def __init__(self) -> None:
        super().__init__("last exchange", EXCHANGE, 0, optional=True)

    def asks(self, s: WhiteCastle, left: i64) -> bool:
        return s.have(SEAL) >= SEALS_FOR_A_RESOURCE


PLAYERS_TURN: Final = Steps[WhiteCastle](TakeDie(), PlaceDie(), CoinDifference(), LanternIfLeft(), SpaceActions())
LAST_TURN: Final = Steps[WhiteCastle](PLAYERS_TURN, LastExchange())


@final
class Turn(Effect[WhiteCastle]):
    """WC-03. A turn: a player's, or the rival's in a solo game."""

    def __init__(self, text: str, steps: Effect[WhiteCastle]) -> None:
        super().__init__(text)
        self.steps: Effect[WhiteCastle] = steps

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.cause = CAUSE_TURN
        s.push(RIVAL_TURN if is_rival(s) else self.steps)


def set_turn_order(s: WhiteCastle) -> None:
    """WC-R11. The furthest on the passage of time first; of equals, the one whose marker lies higher."""
    order: Numbers = s.order[:]
    i: i64
    for i in range(1, s.clans):
        j: i64 = i
        while j > 0 and ahead(s, order[j], order[j - 1]):
            swap_places(order, j, j - 1)
            j -= 1
    s.order = order
    for i in range(s.clans):
        s.tell(TURN_ORDER_SET, EVERYONE, order[i], i + 1)


def ahead(s: WhiteCastle, clan: i64, other: i64) -> bool:
    if s.time[clan] != s.time[other]:
        return s.time[clan] > s.time[other]
    return s.arrival[clan] > s.arrival[other]


@final
class NewTurnOrder(Effect[WhiteCastle]):
    """WC-15. The turn order follows the passage of time."""

    def __init__(self) -> None:
        super().__init__("new turn order")

    def act(self, s: WhiteCastle, left: i64) -> None:
        set_turn_order(s)


@final
class Gardens(Effect[WhiteCastle]):
    """WC-15. A clan's gardens: a player does their actions, the rival scores for them."""

    def __init__(self) -> None:
        super().__init__("gardens of a clan")
        self.actions: Effect[WhiteCastle] = GardenActions()

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.push(RIVAL_GARDENS if is_rival(s) else self.actions)


TURN: Final = EachSeat(Turn("turn", PLAYERS_TURN))
GARDENS: Final = EachSeat(Gardens())
ALL_TURNS: Final = Steps[WhiteCastle](*[TURN] * TURNS)
LAST_TURNS: Final = Steps[WhiteCastle](*[TURN] * (TURNS - 1), EachSeat(Turn("last turn", LAST_TURN)))
ROUND: Final = Steps[WhiteCastle](RollDice(), ALL_TURNS, NewTurnOrder(), SETTLE_RIVAL, GARDENS)
LAST_ROUND: Final = Steps[WhiteCastle](RollDice(), LAST_TURNS, NewTurnOrder(), SETTLE_RIVAL)
