"""WC-02. What may lie on the stack of a position: the frames of the clan that is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from himeji.engine.combinators import AnyOrder, Steps, UpTo
from himeji.engine.effect import TABLE, Effect
from himeji.engine.menu import Menu
from himeji.engine.question import Question
from himeji.engine.stack import FRAME, FRESH
from himeji.games.white_castle.actions import LIGHT_ACTION
from himeji.games.white_castle.board import CAUSE_RIVAL, DAIMYO
from himeji.games.white_castle.castle import LightAction, Refill, can_replace
from himeji.games.white_castle.census import courtiers
from himeji.games.white_castle.courtiers import AT_THE_DAIMYO, Favour
from himeji.games.white_castle.dice import PlaceDie, TakeDie
from himeji.games.white_castle.game import WHOLE
from himeji.games.white_castle.gardens import GardenActions, due_again
from himeji.games.white_castle.rival import ACTIONS_OF_CARD, HUMAN, RIVAL, RemoveCard, RivalGardener
from himeji.games.white_castle.round import ALL_TURNS, LAST_ROUND, LAST_TURN, LAST_TURNS, PLAYERS_TURN, ROUND
from himeji.games.white_castle.starting import ChoosePair, TakeDecree
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import GainAny, GainSeals

COURSE: Final = {int(e.id) for e in (WHOLE, ROUND, LAST_ROUND, ALL_TURNS, LAST_TURNS, LAST_TURN, PLAYERS_TURN)}
ICONS: Final = {int(icon.id) for icons in ACTIONS_OF_CARD for icon in icons}  # of the rival's cards
ALL_PARTS: Final = -1


@final
@dataclass(frozen=True)
class Frame:
    """A frame of the stack, read."""

    effect: Effect[Any]
    left: int
    seat: int
    cause: int


def frames_of(s: WhiteCastle) -> list[Frame]:
    return [frame_at(s, at) for at in range(0, int(s.top) + 1, int(FRAME))]


def frame_at(s: WhiteCastle, at: int) -> Frame:
    effect: Effect[Any] = TABLE.effects[s.frames[at]]
    return Frame(effect, int(s.frames[at + 1]), int(s.frames[at + 2]), int(s.frames[at + 3]))


def topped(owned: list[Frame], kind: type[Effect[Any]]) -> bool:
    """Is this what is asked?"""
    return bool(owned) and isinstance(owned[-1].effect, kind)


def fits_rival(owned: list[Frame]) -> bool:
    """You choose for the rival, which then does the rest of its cards."""
    top = owned[-1]
    return (
        isinstance(top.effect, (RemoveCard, RivalGardener))
        and top.seat == HUMAN
        and all(frame.cause == CAUSE_RIVAL for frame in owned)
        and all(frame.seat == RIVAL and frame.left == FRESH for frame in owned[:-1])
        and all(int(frame.effect.id) in ICONS for frame in owned[:-1])
    )


def fits_set_up(owned: list[Frame]) -> bool:
    """A pair is chosen, or what its resource card gives; the rest of the card waits."""
    if topped(owned, ChoosePair):
        return len(owned) == 1
    given = topped(owned, GainAny) or topped(owned, GainSeals)
    return given and (len(owned) == 1 or (len(owned) == 2 and waits(owned[0])))


def fits_turn(owned: list[Frame], last: bool) -> bool:
    """A die is taken, then placed; after that its lantern or its space gives actions."""
    if last and owned[0].effect.id == LAST_TURN.id and owned[0].left == 1:
        owned = owned[1:]
    if topped(owned, TakeDie) or topped(owned, PlaceDie):
        steps_done = 1 if topped(owned, TakeDie) else 2
        return len(owned) == 2 and owned[0].effect.id == PLAYERS_TURN.id and owned[0].left == steps_done
    if owned and owned[0].effect.id == PLAYERS_TURN.id and owned[0].left == PLAYERS_TURN.last:
        owned = owned[1:]
    return fits_actions(owned)


def fits_gardens(s: WhiteCastle, owned: list[Frame]) -> bool:
    """The gardens of the end of a round that are left, and what one of them gives."""
    first = owned[0]
    if not isinstance(first.effect, GardenActions):
        return fits_actions(owned)
    return first.left & ~int(due_again(s)) == 0 and (len(owned) == 1 or fits_actions(owned[1:]))


def fits_actions(owned: list[Frame]) -> bool:
    """Something is asked, and below it wait actions to be gone on with."""
    if not owned or not isinstance(owned[-1].effect, (Menu, Question)):
        return False
    if isinstance(owned[-1].effect, (TakeDie, PlaceDie, ChoosePair, GardenActions, RemoveCard, RivalGardener)):
        return False
    return all(waits(frame) for frame in owned[:-1]) and not any(decrees(frame.effect, frame.left) for frame in owned)


def waits(frame: Frame) -> bool:
    """Is this an action of which a part is done?"""
    if isinstance(frame.effect, Refill):
        return frame.left >= 0
    if isinstance(frame.effect, GardenActions):
        return False
    if isinstance(frame.effect, Steps):
        return frame.left > 0 and int(frame.effect.id) not in COURSE
    return frame.left > 0 and isinstance(frame.effect, (AnyOrder, UpTo))


def decrees(effect: Effect[Any], left: int) -> list[int]:
    """The decrees among the parts that are left of a starting card."""
    if not isinstance(effect, AnyOrder):
        return []
    parts = [effect.parts[at] for at in range(int(effect.count)) if left >> at & 1]
    return [int(found.card) for found in parts if isinstance(found, TakeDecree)]


def within(effect: Effect[Any]) -> set[int]:
    """An effect and all its parts, by number."""
    found = {int(effect.id)}
    if isinstance(effect, Menu):
        for at in range(int(effect.count)):
            inner: Effect[Any] = effect.parts[at]
            if inner.id != effect.id:
                found |= within(inner)
    return found


LIGHT: Final = {int(LightAction().id)}.union(*[within(action) for action in LIGHT_ACTION])  # what leads to no climb


def room_fault(s: WhiteCastle, owned: list[Frame]) -> str:
    """A room without a card is about to get one, once a light action is done."""
    places = [at for at, frame in enumerate(owned) if isinstance(frame.effect, Refill)]
    empty = [room for room, card in enumerate(s.rooms) if card < 0]
    if empty != [owned[at].left for at in places] or len(empty) > 1:
        return "rooms"
    if not empty:
        return ""
    if any(int(frame.effect.id) not in LIGHT for frame in owned[places[0] + 1 :]):
        return "stack"
    return "" if can_replace(s, empty[0]) else "rooms"


def favour_fault(s: WhiteCastle, owned: list[Frame]) -> str:
    """Every favour, taken or about to be, is a courtier's on the third floor."""
    for clan in range(s.seats):
        coming = [frame for frame in owned if frame.seat == clan and asks_favour(frame.effect)]
        if list(s.favours).count(clan) + len(coming) > courtiers(s, clan)[DAIMYO]:
            return "favours"
    return ""


def asks_favour(effect: Effect[Any]) -> bool:
    return effect.id == AT_THE_DAIMYO.id or isinstance(effect, Favour)


def rest_fault(s: WhiteCastle, owned: list[Frame]) -> str:
    """A position is written down when somebody is asked."""
    if not owned:
        return ""
    top = owned[-1]
    return "" if top.left != FRESH and top.effect.asks(s, top.left) else "stack"
