"""NA-01. What the others know of a hand: what a person at the table would know, and nothing more.

Of each slot, `known` says who has seen the card in it: bit 0 the other seat, bit 1 those who look on; bit 2 says that
the card came from the other hand, by decree. Of the cards somebody has not seen, `held` counts those that he knows to
be among them, he cannot tell where: three mountains, and the card he gave at the opening. It is kept for each hand by
the cards that were in it at the opening, so that it stays true when a decree takes one of them to the other hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from himeji.engine.chance import below, renew
from himeji.engine.numbers import Numbers, nth, swap_places, total, zeros
from himeji.games.naishi.cards import COLUMNS, KINDS, MOUNTAIN

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi

OTHER_SEAT: Final[i64] = 0  # who looks at a hand
ONLOOKERS: Final[i64] = 1
BOTH_KNOW: Final[i64] = 0b11
EXCHANGED: Final[i64] = 2
SLOTS: Final = 2 * COLUMNS  # of both hands
SHARES: Final = 4
NO_CARDS: Final = zeros(SLOTS)


def share_of(hand: i64, viewer: i64) -> i64:
    """Where `held` keeps what a viewer knows of the unseen cards of a hand."""
    return (viewer * 2 + hand) * KINDS


def seen(s: Naishi, slot: i64, viewer: i64) -> bool:
    return s.known[slot] >> viewer & 1 == 1


def hand_of(s: Naishi, slot: i64) -> i64:
    """The hand that the card in a slot was in at the opening."""
    owner: i64 = 0
    if slot >= COLUMNS:
        owner = 1
    return owner ^ (s.known[slot] >> EXCHANGED & 1)


def unseen_cards(s: Naishi, hand: i64, viewer: i64) -> i64:
    """How many cards of a hand a viewer has not seen."""
    count: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if not seen(s, slot, viewer) and hand_of(s, slot) == hand:
            count += 1
    return count


def card_shown(s: Naishi, slot: i64, viewer: i64) -> None:
    """A viewer sees the card in a slot: it is no longer one of those he could not place."""
    if seen(s, slot, viewer):
        return
    hand: i64 = hand_of(s, slot)
    at: i64 = share_of(hand, viewer) + s.hands[slot]
    if s.held[at]:
        s.held[at] -= 1
    s.known[slot] |= 1 << viewer
    conclude(s, hand, viewer)


def conclude(s: Naishi, hand: i64, viewer: i64) -> None:
    """Where all the unseen cards of a hand must be of one kind, their places are known."""
    at: i64 = share_of(hand, viewer)
    card: i64 = 0
    while card < KINDS and s.held[at + card] == 0:
        card += 1
    if card < KINDS and s.held[at + card] == unseen_cards(s, hand, viewer):
        s.held[at + card] = 0
        slot: i64
        for slot in range(SLOTS):
            if hand_of(s, slot) == hand:
                s.known[slot] |= 1 << viewer


def card_replaced(s: Naishi, slot: i64, card: i64) -> None:
    """The card of a slot leaves it in sight of all, and another comes in sight of all."""
    card_shown(s, slot, OTHER_SEAT)
    card_shown(s, slot, ONLOOKERS)
    s.hands[slot] = card
    s.known[slot] = BOTH_KNOW


def hands_exchanged(s: Naishi, column: i64) -> None:
    """The two seats exchange the hand cards of a column, which they alone see."""
    card_shown(s, column, OTHER_SEAT)
    card_shown(s, COLUMNS + column, OTHER_SEAT)
    swap_places(s.hands, column, COLUMNS + column)
    swap_places(s.known, column, COLUMNS + column)
    s.known[column] ^= 1 << EXCHANGED
    s.known[COLUMNS + column] ^= 1 << EXCHANGED


def show_hands(s: Naishi) -> None:
    """NA-11. Both hands are laid out for all to see."""
    i: i64
    for i in range(SHARES * KINDS):
        s.held[i] = 0
    for i in range(SLOTS):
        s.known[i] |= BOTH_KNOW


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
    slot: i64
    for slot in range(SLOTS):
        if not seen(s, slot, viewer) and hand_of(s, slot) == hand:
            s.bag[s.hands[slot]] += 1
    card: i64
    for card in range(KINDS):
        s.bag[card] -= s.held[share_of(hand, viewer) + card]


def lay_out(s: Naishi, hand: i64, viewer: i64, chance: Numbers) -> None:
    """Those cards, and any from the bag for the rest, lie in the unseen slots in any order."""
    deck: Numbers = NO_CARDS[:]
    size: i64 = 0
    card: i64
    n: i64
    for card in range(KINDS):
        for n in range(s.held[share_of(hand, viewer) + card]):
            deck[size] = card
            size += 1
    while size < unseen_cards(s, hand, viewer):
        card = nth(s.bag, below(chance, 0, total(s.bag)))
        s.bag[card] -= 1
        deck[size] = card
        size += 1
    slot: i64
    for slot in range(SLOTS):
        if not seen(s, slot, viewer) and hand_of(s, slot) == hand:
            pick: i64 = below(chance, 0, size)
            size -= 1
            s.hands[slot] = deck[pick]
            deck[pick] = deck[size]


def suppose(s: Naishi, hand: i64, chance: Numbers) -> None:
    """What the other seat knows of a hand in an onlooker's world: all that was shown to it, how many mountains are
    left, and which of the two development cards of the opening it gave, if that one is still unseen."""
    at: i64 = share_of(hand, OTHER_SEAT)
    card: i64
    for card in range(KINDS):
        s.held[at + card] = 0
    given: i64 = below(chance, 0, 2)
    slot: i64
    for slot in range(SLOTS):
        if hand_of(s, slot) == hand:
            s.known[slot] &= ~(1 << OTHER_SEAT)
            if s.known[slot]:  # seen by all, or exchanged by decree
                s.known[slot] |= 1 << OTHER_SEAT
            elif s.hands[slot] == MOUNTAIN:
                s.held[at + MOUNTAIN] += 1
            else:
                if given == 0:
                    s.held[at + s.hands[slot]] += 1
                given -= 1
    conclude(s, hand, OTHER_SEAT)
