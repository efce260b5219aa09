"""NA-01. What the others know of a hand: what a person at the table would know, and nothing more.

Of each slot, `known` says who has seen the card in it: bit 0 the other seat, bit 1 those who look on.
Of the slots somebody has not seen, `held` counts the cards that he knows to be among them, he cannot tell where:
three mountains and the card he gave at the opening. A share is a row of `held`: what the other seat knows of each hand,
what onlookers know of each hand, and what onlookers know of the two hands together once a decree has mixed them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from himeji.engine.chance import below, renew
from himeji.engine.numbers import Numbers, nth, total, zeros
from himeji.games.naishi.cards import COLUMNS, KINDS

if TYPE_CHECKING:
    from himeji.games.naishi.state import Naishi

OTHER_SEAT: Final[i64] = 0  # who looks at a hand
ONLOOKERS: Final[i64] = 1
BOTH_KNOW: Final[i64] = 0b11
MIXED: Final[i64] = 4  # the share for both hands together
SHARES: Final = 5
NO_CARDS: Final = zeros(2 * COLUMNS)
NO_SIZE: Final = zeros(2)


def share_of(owner: i64, viewer: i64) -> i64:
    """Where `held` keeps what a viewer knows of the unseen slots of a hand."""
    return (viewer * 2 + owner) * KINDS


def card_shown(s: Naishi, owner: i64, column: i64, viewer: i64) -> None:
    """A viewer sees the card in a slot: it is no longer one of those he could not place."""
    if s.known[owner * COLUMNS + column] >> viewer & 1:
        return
    card: i64 = s.hands[owner * COLUMNS + column]
    at: i64 = share_of(owner, viewer) + card
    if s.held[at]:
        s.held[at] -= 1
    elif viewer == ONLOOKERS and s.held[MIXED * KINDS + card]:
        s.held[MIXED * KINDS + card] -= 1
    s.known[owner * COLUMNS + column] |= 1 << viewer
    conclude(s, owner, viewer)


def card_replaced(s: Naishi, owner: i64, column: i64, card: i64) -> None:
    """The card of a slot leaves it in sight of all, and another comes in sight of all."""
    card_shown(s, owner, column, OTHER_SEAT)
    card_shown(s, owner, column, ONLOOKERS)
    s.hands[owner * COLUMNS + column] = card


def hands_exchanged(s: Naishi, column: i64) -> None:
    """The two seats exchange the hand cards of a column, which they alone see."""
    seat: i64
    for seat in range(2):
        card_shown(s, seat, column, OTHER_SEAT)
        if s.known[seat * COLUMNS + column] >> ONLOOKERS & 1 == 0:
            mix(s, seat)
    card: i64 = s.hands[column]
    s.hands[column] = s.hands[COLUMNS + column]
    s.hands[COLUMNS + column] = card
    known: i64 = s.known[column]
    s.known[column] = s.known[COLUMNS + column]
    s.known[COLUMNS + column] = known
    conclude(s, 0, ONLOOKERS)
    conclude(s, 1, ONLOOKERS)


def mix(s: Naishi, owner: i64) -> None:
    """A card that onlookers have not seen leaves a hand: of each kind they placed there, one may be in either now."""
    card: i64
    for card in range(KINDS):
        if s.held[share_of(owner, ONLOOKERS) + card]:
            s.held[share_of(owner, ONLOOKERS) + card] -= 1
            s.held[MIXED * KINDS + card] += 1


def conclude(s: Naishi, owner: i64, viewer: i64) -> None:
    """Where all the unseen cards of a hand must be of one kind, their places are known."""
    at: i64 = share_of(owner, viewer)
    card: i64 = 0
    while card < KINDS and s.held[at + card] == 0:
        card += 1
    if card < KINDS and s.held[at + card] == unseen_slots(s, owner, viewer):
        s.held[at + card] = 0
        see_all(s, owner, viewer)


def unseen_slots(s: Naishi, owner: i64, viewer: i64) -> i64:
    count: i64 = 0
    column: i64
    for column in range(COLUMNS):
        count += 1 - (s.known[owner * COLUMNS + column] >> viewer & 1)
    return count


def see_all(s: Naishi, owner: i64, viewer: i64) -> None:
    column: i64
    for column in range(COLUMNS):
        s.known[owner * COLUMNS + column] |= 1 << viewer


def show_hands(s: Naishi) -> None:
    """NA-11. Both hands are laid out for all to see."""
    i: i64
    for i in range(len(s.held)):
        s.held[i] = 0
    for i in range(2 * COLUMNS):
        s.known[i] = BOTH_KNOW


def redeal(s: Naishi, seat: i64, chance: Numbers) -> None:
    """Deal anew all that a seat (-1: an onlooker) has not seen, and keep all that it knows."""
    renew(s.chance, chance)
    viewer: i64 = OTHER_SEAT
    if seat < 0:
        viewer = ONLOOKERS
    deck: Numbers = NO_CARDS[:]  # the cards that go to each hand, in no order yet
    size: Numbers = NO_SIZE[:]
    owner: i64
    for owner in range(2):
        if owner != seat:
            gather(s, owner, viewer)
    for owner in range(2):
        if owner != seat:
            deal_held(s, owner, viewer, deck, size)
    if viewer == ONLOOKERS:
        deal_mixed(s, deck, size, chance)
    for owner in range(2):
        if owner != seat:
            deal_rest(s, owner, viewer, deck, size, chance)
            lay_out(s, owner, viewer, deck, chance)


def gather(s: Naishi, owner: i64, viewer: i64) -> None:
    """Every card of a hand that the viewer has not seen goes into the bag."""
    column: i64
    for column in range(COLUMNS):
        if s.known[owner * COLUMNS + column] >> viewer & 1 == 0:
            s.bag[s.hands[owner * COLUMNS + column]] += 1


def deal(s: Naishi, card: i64, owner: i64, deck: Numbers, size: Numbers) -> None:
    """One card out of the bag, for a hand."""
    s.bag[card] -= 1
    deck[owner * COLUMNS + size[owner]] = card
    size[owner] += 1


def deal_held(s: Naishi, owner: i64, viewer: i64, deck: Numbers, size: Numbers) -> None:
    """The cards that the hand is known to hold."""
    card: i64
    n: i64
    for card in range(KINDS):
        for n in range(s.held[share_of(owner, viewer) + card]):
            deal(s, card, owner, deck, size)


def deal_mixed(s: Naishi, deck: Numbers, size: Numbers, chance: Numbers) -> None:
    """The cards known to be in one of the two hands."""
    card: i64
    n: i64
    for card in range(KINDS):
        for n in range(s.held[MIXED * KINDS + card]):
            first: i64 = unseen_slots(s, 0, ONLOOKERS) - size[0]
            second: i64 = unseen_slots(s, 1, ONLOOKERS) - size[1]
            owner: i64 = 0
            if below(chance, 0, first + second) >= first:
                owner = 1
            deal(s, card, owner, deck, size)


def deal_rest(s: Naishi, owner: i64, viewer: i64, deck: Numbers, size: Numbers, chance: Numbers) -> None:
    """Any card nobody has placed."""
    while size[owner] < unseen_slots(s, owner, viewer):
        deal(s, nth(s.bag, below(chance, 0, total(s.bag))), owner, deck, size)


def lay_out(s: Naishi, owner: i64, viewer: i64, deck: Numbers, chance: Numbers) -> None:
    """A hand's unseen slots are filled from its cards, in any order."""
    left: i64 = unseen_slots(s, owner, viewer)
    column: i64
    for column in range(COLUMNS):
        if s.known[owner * COLUMNS + column] >> viewer & 1 == 0:
            pick: i64 = owner * COLUMNS + below(chance, 0, left)
            left -= 1
            s.hands[owner * COLUMNS + column] = deck[pick]
            deck[pick] = deck[owner * COLUMNS + left]
