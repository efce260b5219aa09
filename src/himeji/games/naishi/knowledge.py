"""NA-01. What the others know of a hand: what a person at the table would know, and nothing more.

`known` holds three masks of the slots of both hands: whose card the other seat has seen, whose card all have seen, and
whose card came from the other hand by decree. Of the cards somebody has not seen, `held` counts those that he knows to
be among them, he cannot tell where: three mountains, and the card he gave at the opening. It is kept for each hand by
the cards that were in it at the opening, so that it stays true when a decree takes one of them to the other hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from himeji.engine.chance import below, renew
from himeji.engine.numbers import Numbers, lowest, nth, size, swap_places, total, zeros
from himeji.games.naishi.cards import COLUMNS, KINDS, MOUNTAIN

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi

OTHER_SEAT: Final[i64] = 0  # who looks at a hand
ONLOOKERS: Final[i64] = 1
EXCHANGED: Final[i64] = 2
SLOTS: Final = 2 * COLUMNS  # of both hands
SLOT_NAMES: Final = tuple(f"{seat} {column + 1}" for seat in range(2) for column in range(COLUMNS))
FIRST_HAND: Final[i64] = (1 << COLUMNS) - 1
ALL_SLOTS: Final[i64] = (1 << SLOTS) - 1
SHARES: Final = 4
NO_CARDS: Final = zeros(SLOTS)
NOTHING_HELD: Final = zeros(SHARES * KINDS)


def share_of(hand: i64, viewer: i64) -> i64:
    """Where `held` keeps what a viewer knows of the unseen cards of a hand."""
    return (viewer * 2 + hand) * KINDS


def slots_of(s: Naishi, hand: i64) -> i64:
    """Where the cards are that were in a hand at the opening, or came there since in sight of all."""
    first: i64 = FIRST_HAND ^ s.known[EXCHANGED]
    return first if hand == 0 else ALL_SLOTS & ~first


def unseen(s: Naishi, hand: i64, viewer: i64) -> i64:
    """The slots of them that a viewer has not seen."""
    return slots_of(s, hand) & ~s.known[viewer]


def card_shown(s: Naishi, slot: i64, viewer: i64) -> None:
    """A viewer sees the card in a slot: it is no longer one of those he could not place; `held` is the state's own."""
    known: Numbers = s.known
    if known[viewer] >> slot & 1:
        return
    hand: i64 = slots_of(s, 1) >> slot & 1
    held: Numbers = s.held
    at: i64 = share_of(hand, viewer) + s.hands[slot]
    if held[at]:
        held[at] -= 1
    known[viewer] |= 1 << slot
    conclude(s, hand, viewer)


def conclude(s: Naishi, hand: i64, viewer: i64) -> None:
    """Where all the unseen cards of a hand must be of one kind, their places are known."""
    held: Numbers = s.held
    at: i64 = share_of(hand, viewer)
    end: i64 = at + KINDS
    while at < end and held[at] == 0:
        at += 1
    if at < end and held[at] == size(unseen(s, hand, viewer)):
        held[at] = 0
        s.known[viewer] |= slots_of(s, hand)


def card_replaced(s: Naishi, slot: i64, card: i64) -> None:
    """The card of a slot leaves it in sight of all, and another comes in sight of all."""
    known: Numbers = s.known
    if (known[OTHER_SEAT] & known[ONLOOKERS]) >> slot & 1 == 0:
        s.held = s.held[:]
        card_shown(s, slot, OTHER_SEAT)
        card_shown(s, slot, ONLOOKERS)
    s.hands[slot] = card
    known[EXCHANGED] &= ~(1 << slot)


def slots_swapped(s: Naishi, first: i64, second: i64) -> None:
    """What is known of two cards goes with them."""
    swap_places(s.hands, first, second)
    swap_bits(s, OTHER_SEAT, first, second)
    swap_bits(s, ONLOOKERS, first, second)
    swap_bits(s, EXCHANGED, first, second)


def swap_bits(s: Naishi, which: i64, first: i64, second: i64) -> None:
    if (s.known[which] >> first ^ s.known[which] >> second) & 1:
        s.known[which] ^= 1 << first | 1 << second


def hands_exchanged(s: Naishi, column: i64) -> None:
    """The two seats exchange the hand cards of a column, which they alone see."""
    s.held = s.held[:]
    card_shown(s, column, OTHER_SEAT)
    card_shown(s, COLUMNS + column, OTHER_SEAT)
    slots_swapped(s, column, COLUMNS + column)
    s.known[EXCHANGED] ^= 1 << column | 1 << COLUMNS + column


def show_hands(s: Naishi) -> None:
    """NA-11. Both hands are laid out for all to see."""
    s.held = NOTHING_HELD[:]
    s.known[OTHER_SEAT] = ALL_SLOTS
    s.known[ONLOOKERS] = ALL_SLOTS


def redeal(s: Naishi, seat: i64, chance: Numbers) -> None:
    """Deal anew all that a seat (-1: an onlooker) has not seen, and keep all that it knows."""
    renew(s.chance, chance)
    viewer: i64 = OTHER_SEAT
    if seat < 0:
        viewer = ONLOOKERS
    hand: i64
    for hand in range(2):
        if hand != seat:
            gather(s, hand, viewer)
    for hand in range(2):
        if hand != seat:
            lay_out(s, hand, viewer, chance)
            if viewer == ONLOOKERS and s.turn > 0:
                suppose(s, hand, chance)


def gather(s: Naishi, hand: i64, viewer: i64) -> None:
    """The cards of a hand that the viewer has not seen go into the bag, but for those he knows to be among them."""
    slots: i64 = unseen(s, hand, viewer)
    bag: Numbers = s.bag
    while slots:
        bag[s.hands[lowest(slots)]] += 1
        slots &= slots - 1
    held: Numbers = s.held
    at: i64 = share_of(hand, viewer)
    card: i64
    for card in range(KINDS):
        bag[card] -= held[at + card]


def lay_out(s: Naishi, hand: i64, viewer: i64, chance: Numbers) -> None:
    """Those cards, and any from the bag for the rest, lie in the unseen slots in any order."""
    slots: i64 = unseen(s, hand, viewer)
    deck: Numbers = NO_CARDS[:]
    count: i64 = 0
    held: Numbers = s.held
    at: i64 = share_of(hand, viewer)
    card: i64
    n: i64
    for card in range(KINDS):
        for n in range(held[at + card]):
            deck[count] = card
            count += 1
    more: i64 = size(slots) - count
    bag: Numbers = s.bag
    left: i64 = total(bag) if more else more
    while more:
        card = nth(bag, below(chance, 0, left))
        bag[card] -= 1
        deck[count] = card
        count += 1
        left -= 1
        more -= 1
    while slots:
        pick: i64 = below(chance, 0, count)
        count -= 1
        s.hands[lowest(slots)] = deck[pick]
        deck[pick] = deck[count]
        slots &= slots - 1


def suppose(s: Naishi, hand: i64, chance: Numbers) -> None:
    """What the other seat knows of a hand in an onlooker's world: all that was shown to it, how many mountains are
    left, and which of the two development cards of the opening it gave, if that one is still unseen."""
    at: i64 = share_of(hand, OTHER_SEAT)
    s.held = s.held[:]
    card: i64
    for card in range(KINDS):
        s.held[at + card] = 0
    shown: i64 = slots_of(s, hand) & (s.known[ONLOOKERS] | s.known[EXCHANGED])
    s.known[OTHER_SEAT] = s.known[OTHER_SEAT] & ~slots_of(s, hand) | shown
    given: i64 = below(chance, 0, 2)
    slots: i64 = unseen(s, hand, OTHER_SEAT)
    while slots:
        card = s.hands[lowest(slots)]
        slots &= slots - 1
        if card == MOUNTAIN:
            s.held[at + MOUNTAIN] += 1
        else:
            if given == 0:
                s.held[at + card] += 1
            given -= 1
    conclude(s, hand, OTHER_SEAT)
