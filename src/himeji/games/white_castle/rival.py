"""WC-17. The icons of the solo cards: what the rival does, and what you choose for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.errors import ComponentError
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import bit, changed, size
from himeji.engine.question import Ask, AskMask
from himeji.engine.refusal import ALLOWED, NOTHING_POSSIBLE, kind
from himeji.games.white_castle.board import (
    COIN,
    DAIMYO,
    FAVOURS,
    FLOOR_OF_ROOM,
    FLOORS,
    GARDEN_PLACES,
    GARDEN_POINTS,
    GATE,
    IS_STONE,
    MEMBERS,
    POINTS,
    ROOMS,
    YARD_COST,
    YARD_LIST,
)
from himeji.games.white_castle.cards import CARDS, SOLOS
from himeji.games.white_castle.castle import can_replace, reveal_card
from himeji.games.white_castle.courtiers import COURTIER_AT_GATE, COURTIER_CLIMBED, FAVOUR_TAKEN, courtiers_away
from himeji.games.white_castle.gardens import GARDENER_PLACED
from himeji.games.white_castle.moves import REMOVE, RIVAL_GARDEN
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import Gain, gain
from himeji.games.white_castle.time_track import LAST, advance
from himeji.games.white_castle.yards import WARRIOR_PLACED, warriors_away

RIVAL: Final = 1  # the second clan of a solo game
HUMAN: Final = 0
NOTHING: Final = 9999
RIVAL_CANNOT: Final = happening("rival_cannot")
ROOM_CARD_REMOVED: Final = happening("room_card_removed", room=ROOMS, card=CARDS)
OTHER_FLOOR: Final[i64] = kind("OTHER_FLOOR", "WC-17")
NOT_THE_LOWEST_GARDEN: Final[i64] = kind("NOT_THE_LOWEST_GARDEN", "WC-17")


def score_round(s: WhiteCastle, times: i64) -> None:
    """The number of the round in points, so many times."""
    if times:
        gain(s, POINTS, s.round * times)


def cannot(s: WhiteCastle) -> None:
    """WC-R22. An action that is impossible scores the number of the round."""
    s.tell(RIVAL_CANNOT, EVERYONE)
    score_round(s, 1)


class RivalAction(Effect[WhiteCastle]):
    """An icon of a solo card; the seat is the rival's."""

    def __init__(self, text: str) -> None:
        super().__init__(f"rival: {text}")


@final
class RivalInfluence(RivalAction):
    """WC-17. The rival's marker advances; it pays nothing at the gates."""

    def __init__(self, n: int) -> None:
        super().__init__(f"{n} influence")
        self.n: i64 = n

    def act(self, s: WhiteCastle, left: i64) -> None:
        if s.time[RIVAL] == LAST:
            cannot(s)
        i: i64
        for i in range(self.n):
            if s.time[RIVAL] < LAST:
                advance(s)


@final
class RivalGate(RivalAction):
    """WC-17. One of the rival's courtiers comes to the gate."""

    def __init__(self) -> None:
        super().__init__("gate")

    def act(self, s: WhiteCastle, left: i64) -> None:
        if courtiers_away(s, RIVAL) == MEMBERS:
            cannot(s)
        else:
            s.courtiers[RIVAL * len(FLOORS) + GATE] += 1
            s.tell(COURTIER_AT_GATE, EVERYONE, RIVAL)


@final
class RivalClimb(RivalAction):
    """WC-17. The rival's lowest courtier climbs; you choose the room whose card goes, or it takes the first favour.
    WC-R26: a climb that it cannot make in full is impossible."""

    def __init__(self, floors: int) -> None:
        super().__init__(f"climb {floors}")
        self.floors: i64 = floors

    def act(self, s: WhiteCastle, left: i64) -> None:
        at: i64 = RIVAL * len(FLOORS)
        floor: i64 = GATE
        while floor < DAIMYO and s.courtiers[at + floor] == 0:
            floor += 1
        if floor + self.floors > DAIMYO:
            cannot(s)
            return
        s.courtiers[at + floor] -= 1
        floor += self.floors
        s.courtiers[at + floor] += 1
        s.tell(COURTIER_CLIMBED, EVERYONE, RIVAL, floor)
        if floor == DAIMYO:
            take_first_favour(s)
        else:
            s.seat = HUMAN
            s.push(REMOVE_CARD[floor - 1])


def take_first_favour(s: WhiteCastle) -> None:
    favour: i64 = 0
    while favour < FAVOURS and s.favours[favour] >= 0:
        favour += 1
    if favour < FAVOURS:
        s.favours = changed(s.favours, favour, RIVAL)
        s.tell(FAVOUR_TAKEN, EVERYONE, RIVAL, favour + 1)


@final
class RemoveCard(Ask[WhiteCastle]):
    """WC-17. You choose a room of the floor the rival reached: its card leaves the game and is replaced at once.
    WC-R28: with no card to replace it, none leaves."""

    def __init__(self, floor: int) -> None:
        super().__init__(f"remove a {FLOORS[floor]} card", REMOVE, len(ROOMS))
        self.floor: i64 = floor

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        return ALLOWED if FLOOR_OF_ROOM[choice] == self.floor else OTHER_FLOOR

    def closed(self, s: WhiteCastle) -> i64:
        return ALLOWED if can_replace(s, self.first_room()) else NOTHING_POSSIBLE

    def first_room(self) -> i64:
        room: i64 = 0
        while FLOOR_OF_ROOM[room] != self.floor:
            room += 1
        return room

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        s.box |= bit(s.rooms[choice])
        s.tell(ROOM_CARD_REMOVED, EVERYONE, choice, s.rooms[choice])
        reveal_card(s, choice)


REMOVE_CARD: Final = [RemoveCard(floor) for floor in range(1, DAIMYO)]


@final
class RivalWarrior(RivalAction):
    """WC-17. One of the rival's warriors goes to the yard of this cost."""

    def __init__(self, cost: int) -> None:
        super().__init__(f"warrior {cost}")
        self.yard: i64 = list(YARD_COST).index(cost)

    def act(self, s: WhiteCastle, left: i64) -> None:
        if warriors_away(s, RIVAL) == MEMBERS:
            cannot(s)
        else:
            s.warriors[RIVAL * len(YARD_LIST) + self.yard] += 1
            s.tell(WARRIOR_PLACED, EVERYONE, RIVAL, YARD_COST[self.yard])


@final
class RivalGardener(AskMask[WhiteCastle]):
    """WC-17. One of the rival's gardeners goes to the garden of this kind worth least; of equals, you choose."""

    def __init__(self, what: str) -> None:
        super().__init__(f"rival: {what} gardener", RIVAL_GARDEN, len(GARDEN_PLACES))
        self.plants: bool = what != "stone"
        self.stones: bool = what != "plant"

    def allowed(self, s: WhiteCastle) -> i64:
        """The free gardens of the kind that are worth least."""
        if size(s.gardeners[RIVAL]) == MEMBERS:
            return 0
        least: i64 = NOTHING
        found: i64 = 0
        place: i64
        for place in range(self.count):
            if (self.stones if IS_STONE[place] else self.plants) and s.gardeners[RIVAL] >> place & 1 == 0:
                worth: i64 = GARDEN_POINTS[s.gardens[place]]
                if worth < least:
                    least = worth
                    found = 0
                if worth == least:
                    found |= 1 << place
        return found

    def reason(self, s: WhiteCastle, choice: i64) -> i64:
        return NOT_THE_LOWEST_GARDEN

    def start(self, s: WhiteCastle) -> i64:
        s.give_turn(HUMAN)
        return 0

    def asks(self, s: WhiteCastle, left: i64) -> bool:
        return size(self.allowed(s)) > 1

    def act(self, s: WhiteCastle, left: i64) -> None:
        places: i64 = self.allowed(s)
        if places:
            self.plant(s, places)
        else:
            s.seat = RIVAL
            cannot(s)

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        self.plant(s, 1 << choice)

    def plant(self, s: WhiteCastle, places: i64) -> None:
        s.gardeners = changed(s.gardeners, RIVAL, s.gardeners[RIVAL] | places)
        s.tell(GARDENER_PLACED, EVERYONE, RIVAL, size(places - 1))


ICONS: Final[dict[str, Callable[[Any], Effect[WhiteCastle]]]] = {
    "solo_courtier_gate": lambda _: RivalGate(),
    "solo_courtier_climb": RivalClimb,
    "solo_warrior": RivalWarrior,
    "solo_gardener": RivalGardener,
    "solo_influence": RivalInfluence,
    "solo_coins": lambda n: Gain(COIN, n),
    "solo_points": lambda n: Gain(POINTS, n),
}
ACTIONS_OF_CARD: Final[list[list[Effect[WhiteCastle]]]] = []  # filled once every icon is known


def read_icon(step: dict[str, Any], place: str) -> Effect[WhiteCastle]:
    """An icon of the component file."""
    ((icon, what),) = step.items()
    if icon not in ICONS:
        raise ComponentError("UNKNOWN_COMPONENT_WORD", place=place, word=icon)
    return ICONS[icon](what)


def read_solo_cards() -> None:
    for card in SOLOS:
        place = f"{card['id']}.actions"
        ACTIONS_OF_CARD.append([read_icon(step, f"{place}[{at}]") for at, step in enumerate(card["actions"])])
