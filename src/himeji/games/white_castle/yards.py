"""WC-09. Warriors train in the yards and do what the yard tiles show."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AnyOrder
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, bit, numbers
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.white_castle.actions import BLUE_ACTION, YELLOW_ACTION
from himeji.games.white_castle.board import CAUSE_YARD, FACES, IRON, MEMBERS, YARD_COST, YARD_LIST
from himeji.games.white_castle.cards import YARD_TILES
from himeji.games.white_castle.members import PROFESSIONS, Profession, standing
from himeji.games.white_castle.moves import TRAIN
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import pay, reach, short_of
from himeji.games.white_castle.vocabulary import WORDS

WARRIOR_PLACED: Final = happening("warrior_placed", seat=(), cost=())
NO_WARRIOR_AT_HOME: Final[i64] = kind("NO_WARRIOR_AT_HOME", "WC-09")
YARD_OF_FACE: Final[Numbers] = numbers(yard for yard, _ in FACES)
YELLOW: Final[Numbers] = numbers(int(face == "yellow") for _, face in FACES)
LOWEST_COST: Final[i64] = min(YARD_COST)


def warriors_away(s: WhiteCastle, clan: i64) -> i64:
    """How many warriors have left the domain."""
    return standing(s.warriors, clan, len(YARD_LIST))


@final
class Warriors(Profession):
    def away(self, s: WhiteCastle, clan: i64) -> i64:
        return warriors_away(s, clan)


@final
class Warrior(Ask[WhiteCastle]):
    """WC-09. Pay the iron of a yard, place your leftmost warrior there, do the actions of its tiles."""

    def __init__(self) -> None:
        super().__init__("warrior", TRAIN, len(YARD_LIST), optional=True)

    def closed(self, s: WhiteCastle) -> i64:
        return NO_WARRIOR_AT_HOME if warriors_away(s, s.seat) == MEMBERS else ALLOWED

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        return short_of(s, IRON, YARD_COST[choice])

    def bar(self, s: WhiteCastle) -> i64:
        return self.closed(s) or short_of(s, IRON, LOWEST_COST)

    def hopeless(self, s: WhiteCastle) -> bool:
        return self.closed(s) != ALLOWED or reach(s, IRON) < LOWEST_COST

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        pay(s, IRON, YARD_COST[choice])
        s.warriors[s.seat * len(YARD_LIST) + choice] += 1
        s.tell(WARRIOR_PLACED, EVERYONE, s.seat, YARD_COST[choice])
        s.cause = CAUSE_YARD + choice
        s.push_left(YARD_ACTIONS[0], faces_of(s, choice))


def faces_of(s: WhiteCastle, yard: i64) -> i64:
    """The tile faces of a yard, as a mask: blue faces first, then yellow ones."""
    found: i64 = 0
    at: i64
    for at in range(len(FACES)):
        if YARD_OF_FACE[at] == yard:
            found |= bit(s.yards[at] + YELLOW[at] * len(YARD_TILES))
    return found


@final
class YardActions(AnyOrder[WhiteCastle]):
    """WC-09. What the tiles of a yard show, in the order of your choice: what is left is a mask of faces."""

    def __init__(self) -> None:
        super().__init__(*BLUE_ACTION, *YELLOW_ACTION, name="yard tiles")


YARD_ACTIONS: Final[list[YardActions]] = []  # made once every word is known
WORDS["warrior"] = Warrior()
PROFESSIONS["warrior"] = Warriors()
