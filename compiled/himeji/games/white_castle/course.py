"""WC-02. Where in the course of the game a position stands: what lies on its stack, and how many dice are left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from himeji.engine.combinators import Steps
from himeji.engine.effect import Effect
from himeji.games.white_castle.actions import START_ACTION
from himeji.games.white_castle.board import (
    CAUSE_RIVAL,
    CLANS,
    DICE_OF_A_COLOUR,
    HUES,
    LANTERN_CARDS,
    ROUNDS,
    TURNS,
)
from himeji.games.white_castle.cards import FIRST_DECREE, FIRST_STARTING_RESOURCE
from himeji.games.white_castle.census import dice_fault, part
from himeji.games.white_castle.dice import PlaceDie, TakeDie
from himeji.games.white_castle.frames import (
    ALL_PARTS,
    Frame,
    decrees,
    favour_fault,
    fits_gardens,
    fits_rival,
    fits_set_up,
    fits_turn,
    frames_of,
    rest_fault,
    room_fault,
    topped,
)
from himeji.games.white_castle.game import WHOLE
from himeji.games.white_castle.rival import HUMAN
from himeji.games.white_castle.round import ALL_TURNS, GARDENS, LAST_ROUND, LAST_TURNS, ROUND
from himeji.games.white_castle.setup import PAIRS
from himeji.games.white_castle.solo import is_solo
from himeji.games.white_castle.starting import ChoosePair
from himeji.games.white_castle.state import SHEET, WhiteCastle

SET_UP: Final = 0  # what is going on
A_TURN: Final = 1
AT_GARDENS: Final = 2
OVER: Final = 3
NOBODY: Final = -1  # chooses a pair: in a solo game you are given one
ROOM_TO_GROW: Final = 12  # frames that a turn may still put on a stack


@final
@dataclass(frozen=True)
class Moment:
    """A place in the course of the game: which turn of the round, and whose by the turn order."""

    doing: int
    round: int
    turn: int = 0
    place: int = 0


def during(steps: Steps[WhiteCastle], at: int) -> list[tuple[int, int]]:
    """What lies on the stack while a step is done: the steps after it, if there are any."""
    return [(int(steps.id), at + 1)] if at < steps.last else []


def while_at(each: Effect[WhiteCastle], place: int, clans: int) -> list[tuple[int, int]]:
    """What lies on the stack while it is the turn of one place in the order: the places after it, if there are any."""
    return [(int(each.id), place + 1)] if place + 1 < clans else []


def moments(clans: int) -> dict[tuple[tuple[int, int], ...], Moment]:
    """What nobody in particular does next, as effects with what is left of them, and what that means."""
    found = {(): Moment(OVER, ROUNDS), tuple(during(WHOLE, 0)): Moment(SET_UP, 0, place=NOBODY)}
    for place in range(clans):
        found[(*during(WHOLE, 0), (int(PAIRS.id), place))] = Moment(SET_UP, 0, place=place)
    for number in range(1, ROUNDS + 1):
        now, turns = (ROUND, ALL_TURNS) if number < ROUNDS else (LAST_ROUND, LAST_TURNS)
        for place in range(clans):
            for turn in range(TURNS):
                after = [*during(turns, turn), *while_at(turns.steps[turn], place, clans)]
                found[(*during(WHOLE, number), *during(now, 1), *after)] = Moment(A_TURN, number, turn, place)
            if number < ROUNDS:
                found[(*during(WHOLE, number), *while_at(GARDENS, place, clans))] = Moment(AT_GARDENS, number, 0, place)
    return found


MOMENTS: Final = {clans: moments(clans) for clans in range(2, CLANS + 1)}


def impossible(s: WhiteCastle) -> str:
    """The field in which a position does not fit the course of the game, if there is one."""
    frames = frames_of(s)
    owned = [frame for frame in frames if frame.seat >= 0]
    shared = frames[: len(frames) - len(owned)]
    moment = MOMENTS[int(s.clans)].get(tuple((int(frame.effect.id), frame.left) for frame in shared))
    if moment is None or any(frame.seat >= 0 for frame in shared) or len(frames) > SHEET.depth - ROOM_TO_GROW:
        return "stack"
    if moment.round != s.round:
        return "round"
    if not fits(s, moment, owned):
        return "stack"
    return (
        dice_fault(s, dice_left(s, moment, owned), holding=topped(owned, PlaceDie))
        or domain_fault(s, moment, owned)
        or room_fault(s, owned)
        or favour_fault(s, owned)
        or rest_fault(s, owned)
    )


def fits(s: WhiteCastle, moment: Moment, owned: list[Frame]) -> bool:
    """Can these be the frames of the clan whose turn it is?"""
    if moment.doing == OVER or not owned:
        return moment.doing == OVER and not owned
    if moment.doing == SET_UP and is_solo(s) != (moment.place == NOBODY):
        return False
    clan = HUMAN if moment.place == NOBODY else int(s.order[moment.place])
    if clan >= s.seats:
        return moment.doing == A_TURN and fits_rival(owned)
    if any(frame.seat != clan or frame.cause == CAUSE_RIVAL for frame in owned):
        return False
    if moment.doing == SET_UP:
        return fits_set_up(owned)
    if moment.doing == AT_GARDENS:
        return fits_gardens(s, owned)
    return fits_turn(owned, last=(moment.round, moment.turn) == (ROUNDS, TURNS - 1))


def dice_left(s: WhiteCastle, moment: Moment, owned: list[Frame]) -> int:
    """How many dice are on the bridges at this moment."""
    rolled = HUES * int(DICE_OF_A_COLOUR[s.clans])
    if moment.doing == SET_UP:
        return 0
    if moment.doing == A_TURN:
        return rolled - moment.turn * int(s.clans) - moment.place - (0 if topped(owned, TakeDie) else 1)
    return rolled - TURNS * int(s.clans)


def domain_fault(s: WhiteCastle, moment: Moment, owned: list[Frame]) -> str:
    """Every player has an action card, in set-up from the moment a pair is chosen; a pair more than needed is there."""
    choosing = moment.doing == SET_UP and not is_solo(s)
    waiting = list(s.order)[: moment.place + (1 if topped(owned, ChoosePair) else 0)] if choosing else []
    for clan in range(s.clans):
        if (s.domain[clan] < 0) != (clan in waiting or clan >= s.seats):
            return f"domain[{clan}]"
        if moment.doing == SET_UP and not started(s, clan, owned):
            return f"lantern[{clan}]"
    offered = sum(action >= 0 for action in s.pair_actions)
    return "pair_actions" if offered != (len(waiting) + 1 if choosing else 0) else ""


def started(s: WhiteCastle, clan: int, owned: list[Frame]) -> bool:
    """During set-up a lantern area has the starting resource card that came with the action card, and the decree that
    it has given."""
    area = [card for card in part(s.lantern, clan, LANTERN_CARDS) if card >= 0]
    if s.domain[clan] < 0:
        return not area
    if not area or not FIRST_STARTING_RESOURCE <= area[0] < FIRST_DECREE:
        return False
    gives = START_ACTION[area[0] - FIRST_STARTING_RESOURCE]
    waiting = [frame for frame in owned[:-1] if frame.seat == clan]
    ahead = [card for frame in waiting for card in decrees(frame.effect, frame.left)]
    given = [card for card in decrees(gives, ALL_PARTS) if card not in ahead]
    return area[1:] == given and all(frame.effect.id == gives.id for frame in waiting)
