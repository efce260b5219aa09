"""WC-10. Courtiers ask for an audience at the gate and climb the castle; room cards come to your domain."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AndOr, Pay, Steps
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, changed, numbers
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.white_castle.actions import FAVOUR_ACTION, LIGHT_ACTION
from himeji.games.white_castle.board import (
    BOARD,
    CAUSE_CARD,
    CAUSE_FAVOUR,
    COIN,
    DAIMYO,
    FAVOURS,
    FLOORS,
    GATE,
    MEMBERS,
    PEARL,
    ROOMS,
)
from himeji.games.white_castle.cards import CARDS
from himeji.games.white_castle.castle import REFILL, can_replace
from himeji.games.white_castle.lantern import LANTERN, add_to_lantern
from himeji.games.white_castle.members import PROFESSIONS, Profession, standing
from himeji.games.white_castle.moves import CLIMB, CLIMB_FROM, CLIMB_ROOM, CLIMB_TO, CLIMBS, FAVOUR
from himeji.games.white_castle.state import TWO_FLOORS, WhiteCastle
from himeji.games.white_castle.stores import Price, pay, reach, short_of
from himeji.games.white_castle.vocabulary import WORDS

RULES: Final = BOARD["castle"]["courtier_action"]
PEARLS: Final[Numbers] = numbers([0, *(cost["pearl"] for cost in RULES["climb"].values())])  # by how many floors
COURTIER_AT_GATE: Final = happening("courtier_at_gate", seat=())
COURTIER_CLIMBED: Final = happening("courtier_climbed", seat=(), floor=FLOORS)
CARD_TAKEN: Final = happening("card_taken", seat=(), card=CARDS, room=ROOMS)
CARD_TURNED: Final = happening("card_turned", seat=(), card=CARDS)
FAVOUR_TAKEN: Final = happening("favour_taken", seat=(), favour=())
NO_COURTIER_AT_HOME: Final[i64] = kind("NO_COURTIER_AT_HOME", "WC-10")
NO_COURTIER_THERE: Final[i64] = kind("NO_COURTIER_THERE", "WC-10")
ONE_FLOOR_FROM_THE_GATE: Final[i64] = kind("ONE_FLOOR_FROM_THE_GATE", "WC-R2")
FAVOUR_ALREADY_TAKEN: Final[i64] = kind("FAVOUR_ALREADY_TAKEN", "WC-10")


def courtiers_away(s: WhiteCastle, clan: i64) -> i64:
    """How many courtiers have left the domain."""
    return standing(s.courtiers, clan, len(FLOORS))


@final
class Courtiers(Profession):
    def away(self, s: WhiteCastle, clan: i64) -> i64:
        return courtiers_away(s, clan)


@final
class Audience(Effect[WhiteCastle]):
    """WC-10. Your leftmost courtier goes to the gate."""

    def __init__(self) -> None:
        super().__init__("audience")

    def bar(self, s: WhiteCastle) -> i64:
        return NO_COURTIER_AT_HOME if courtiers_away(s, s.seat) == MEMBERS else ALLOWED

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.courtiers[s.seat * len(FLOORS) + GATE] += 1
        s.tell(COURTIER_AT_GATE, EVERYONE, s.seat)


@final
class Climb(Ask[WhiteCastle]):
    """WC-10. One of your courtiers in the castle climbs one floor for 2 pearls, or two for 5."""

    def __init__(self) -> None:
        super().__init__("climb", CLIMB, len(CLIMBS), optional=True)

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        floor: i64 = CLIMB_FROM[choice]
        floors: i64 = CLIMB_TO[choice] - floor
        if s.courtiers[s.seat * len(FLOORS) + floor] == 0:
            return NO_COURTIER_THERE
        if floor == GATE and floors == 2 and s.option(TWO_FLOORS) == 0:
            return ONE_FLOOR_FROM_THE_GATE
        return short_of(s, PEARL, PEARLS[floors])

    def bar(self, s: WhiteCastle) -> i64:
        return NO_COURTIER_THERE if below_the_top(s) == 0 else short_of(s, PEARL, PEARLS[1])

    def hopeless(self, s: WhiteCastle) -> bool:
        return below_the_top(s) == 0 or reach(s, PEARL) < PEARLS[1]

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        floor: i64 = CLIMB_TO[choice]
        pay(s, PEARL, PEARLS[floor - CLIMB_FROM[choice]])
        s.courtiers[s.seat * len(FLOORS) + CLIMB_FROM[choice]] -= 1
        s.courtiers[s.seat * len(FLOORS) + floor] += 1
        s.tell(COURTIER_CLIMBED, EVERYONE, s.seat, floor)
        if floor == DAIMYO:
            s.cause = CAUSE_FAVOUR
            s.push(AT_THE_DAIMYO)
        else:
            enter(s, CLIMB_ROOM[choice])


def below_the_top(s: WhiteCastle) -> i64:
    """How many courtiers can still climb."""
    return courtiers_away(s, s.seat) - s.courtiers[s.seat * len(FLOORS) + DAIMYO]


def enter(s: WhiteCastle, room: i64) -> None:
    """WC-10. Your action card goes to the lantern area, the room's card takes its place; do one of its light actions,
    then the room gets another. WC-R8: a card that cannot be replaced stays, and only its light action is done."""
    card: i64 = s.rooms[room]
    if can_replace(s, room):
        add_to_lantern(s, s.domain[s.seat])
        s.tell(CARD_TURNED, EVERYONE, s.seat, s.domain[s.seat])
        s.domain = changed(s.domain, s.seat, card)
        s.rooms = changed(s.rooms, room, -1)
        s.tell(CARD_TAKEN, EVERYONE, s.seat, card, room)
        s.push_left(REFILL, room)
    s.cause = CAUSE_CARD + card
    s.push(LIGHT_ACTION[card])


@final
class Favour(Ask[WhiteCastle]):
    """WC-10. Your courtier takes a free favour of the daimyo's card; WC-R9: with none free, nothing more."""

    def __init__(self) -> None:
        super().__init__("favour", FAVOUR, FAVOURS)

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        return ALLOWED if s.favours[choice] < 0 else FAVOUR_ALREADY_TAKEN

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        s.favours = changed(s.favours, choice, s.seat)
        s.tell(FAVOUR_TAKEN, EVERYONE, s.seat, choice + 1)
        s.push(FAVOUR_ACTION[s.daimyo * FAVOURS + choice])


AT_THE_DAIMYO: Final = Steps[WhiteCastle](LANTERN, Favour())
COURTIER: Final = AndOr[WhiteCastle](
    Pay(Price(COIN, RULES["ask_audience"]["pay"]["coin"]), Audience()), Climb(), name="courtier"
)
WORDS["courtier"] = COURTIER
PROFESSIONS["courtier"] = Courtiers()
