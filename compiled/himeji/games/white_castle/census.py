"""WC-01. What must be on the table: every card, tile and die once, no more clan members than there are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from himeji.engine.numbers import Numbers, size
from himeji.games.white_castle.board import (
    BRIDGE,
    COLOURS,
    DAIMYO,
    DICE_OF_A_COLOUR,
    DIPLOMAT,
    FLOOR_OF_ROOM,
    FLOORS,
    GARDEN_PLACES,
    HEIGHT,
    HUES,
    IS_STONE,
    KINDS,
    LANTERN_CARDS,
    LIMIT,
    MEMBERS,
    ROOMS,
    SHARED_SPACES,
    STEWARD,
    STORES,
    YARD_LIST,
)
from himeji.games.white_castle.cards import (
    CARDS,
    DIE_TILES,
    FIRST_DECREE,
    FIRST_DIPLOMAT,
    FIRST_STARTING_ACTION,
    FIRST_STARTING_RESOURCE,
    PLANT_GARDENS,
    SOLO_CARDS,
)

if TYPE_CHECKING:
    from himeji.games.white_castle.state import WhiteCastle

FIRST_CARDS: Final = 2  # of a lantern area, at the most: a starting resource card and a decree


def impossible(s: WhiteCastle) -> str:
    """The field in which the things on the table cannot be, if there is one."""
    for at, held in enumerate(s.stores):
        if held > LIMIT[at % KINDS]:
            return f"stores.{STORES[at % KINDS]}"
    return layout_fault(s) or clan_fault(s) or card_fault(s) or marker_fault(s) or solo_fault(s)


def layout_fault(s: WhiteCastle) -> str:
    """What set-up has laid out lies there, each thing once and where it belongs."""
    if sorted(s.tiles) != list(range(len(DIE_TILES))):
        return "tiles"
    if s.daimyo < 0:
        return "daimyo"
    if min(s.gardens) < 0 or len(set(s.gardens)) < len(GARDEN_PLACES):
        return "gardens"
    if any((card >= len(PLANT_GARDENS)) != bool(stone) for card, stone in zip(s.gardens, IS_STONE, strict=True)):
        return "gardens"
    if min(s.yards) < 0 or len(set(s.yards)) < len(s.yards):
        return "yards"
    return ""


def clan_fault(s: WhiteCastle) -> str:
    for clan in range(s.clans):
        if sum(courtiers(s, clan)) > MEMBERS:
            return f"courtiers[{clan}]"
        if sum(part(s.warriors, clan, len(YARD_LIST))) > MEMBERS:
            return f"warriors[{clan}]"
        if size(s.gardeners[clan]) > MEMBERS:
            return f"gardeners[{clan}]"
        if list(s.favours).count(clan) > courtiers(s, clan)[DAIMYO]:
            return "favours"
        if lantern_fault(s, clan):
            return f"lantern[{clan}]"
    return "favours" if max(s.favours) >= s.clans else ""


def lantern_fault(s: WhiteCastle, clan: int) -> bool:
    """Cards lie without gaps, and no more than the clan can have: the first two, and one for each floor climbed."""
    area = part(s.lantern, clan, LANTERN_CARDS)
    count = sum(card >= 0 for card in area)
    floors = courtiers(s, clan)
    climbed = floors[STEWARD] + 2 * (floors[DIPLOMAT] + floors[DAIMYO])
    return -1 in area[:count] or count > (FIRST_CARDS + climbed if clan < s.seats else 0)


def card_fault(s: WhiteCastle) -> str:
    """Every card lies in one place, and of a kind that can lie there."""
    found: Counter[str] = Counter()
    for field in s.sheet().fields:
        found.update({name: count for name, count in field.things(s).items() if name in CARDS})
    for card in CARDS:
        if found[card] != 1:
            return f"cards.{card}"
    for room, held in enumerate(s.rooms):
        first, last = (0, FIRST_DIPLOMAT) if FLOOR_OF_ROOM[room] == STEWARD else (FIRST_DIPLOMAT, FIRST_STARTING_ACTION)
        if held >= 0 and not first <= held < last:
            return f"rooms.{ROOMS[room]}"
    if max(s.domain) >= FIRST_STARTING_RESOURCE:
        return "domain"
    for action, resource in zip(s.pair_actions, s.pair_resources, strict=True):
        if (action, resource) != (-1, -1) and not (
            FIRST_STARTING_ACTION <= action < FIRST_STARTING_RESOURCE <= resource < FIRST_DECREE
        ):
            return "pair_actions"
    return ""


def marker_fault(s: WhiteCastle) -> str:
    """No two markers lie equally high, and each rose by a place of the passage of time at most since set-up."""
    if len(set(s.arrival)) < s.clans or max(s.arrival) > s.clans + sum(s.time):
        return "arrival"
    return ""


def solo_fault(s: WhiteCastle) -> str:
    """The rival's deck has each card once, those not seen in the bag, and its top card is seen."""
    seen = [int(card) for card in s.solo_deck if card >= 0]
    if len(set(seen)) < len(seen) or (len(s.solo_deck) and s.solo_deck[0] < 0):
        return "solo_deck"
    cards = len(SOLO_CARDS) if len(s.solo_deck) else 0
    return "solo_bag" if sum(1 << card for card in seen) ^ s.solo_bag != (1 << cards) - 1 else ""


def dice_fault(s: WhiteCastle, left: int, holding: bool) -> str:
    """So many dice are left on the bridges, and every other die of the round lies on a space or is in hand."""
    rolled = int(DICE_OF_A_COLOUR[s.clans]) if s.round else 0
    if (s.die > 0) != holding:
        return "die"
    if bridges_fault(s, rolled) or sum(die > 0 for die in s.dice) != left:
        return "dice"
    if any(stack_fault(s, space) for space in range(len(s.placed) // HEIGHT)):
        return "placed"
    in_the_well = [int(die) for die in s.well_dice if die]
    if not all(map(is_die, in_the_well)) or list(s.well_dice)[: len(in_the_well)] != in_the_well:
        return "well_dice"
    lying = Counter(int(die) >> 3 for die in [*s.placed, *in_the_well] if die)
    for colour in range(HUES):
        on_bridge = sum(die > 0 for die in part(s.dice, colour, BRIDGE))
        if on_bridge + lying[colour] + (s.die > 0 and s.colour == colour) != rolled:
            return f"dice.{COLOURS[colour]}"
    return ""


def bridges_fault(s: WhiteCastle, rolled: int) -> bool:
    """On each bridge the dice lie from low to high, and between the ends only if there is one on either end."""
    for bridge in range(HUES):
        left, right, *centre = part(s.dice, bridge, BRIDGE)
        between = [die for die in centre if die]
        row = [die for die in [left, *between, right] if die]
        if row != sorted(row) or (between and not (left and right)) or any(centre[max(rolled - 2, 0) :]):
            return True
    return False


def stack_fault(s: WhiteCastle, space: int) -> bool:
    """WC-R7. Dice lie on each other without gaps, no higher than may be; those in a row are of its colour."""
    stack = part(s.placed, space, HEIGHT)
    dice = [die for die in stack if die]
    row = space - int(SHARED_SPACES)  # of all clans, if it is one
    highest = HEIGHT if s.clans > 2 and row < 0 else 1
    if dice != stack[: len(dice)] or len(dice) > highest or not all(map(is_die, dice)):
        return True
    return row >= 0 and any(die >> 3 != row % HUES or row // HUES >= s.seats for die in dice)


def is_die(die: int) -> bool:
    """A colour and a value, as `placed` keeps them."""
    return die >> 3 < HUES and 1 <= die & 7 <= 6


def courtiers(s: WhiteCastle, clan: int) -> list[int]:
    return part(s.courtiers, clan, len(FLOORS))


def part(row: Numbers, clan: int, each: int) -> list[int]:
    """What is one clan's in an array of all clans."""
    return [int(number) for number in row][clan * each : (clan + 1) * each]
