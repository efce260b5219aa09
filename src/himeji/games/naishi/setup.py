"""NA-03. Set-up: the river, the hands and lines, the opening exchange, and the shuffle that fixes the hands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening, only
from himeji.engine.numbers import nth, swap_places, total
from himeji.engine.question import AskMask
from himeji.engine.refusal import kind
from himeji.games.naishi.board import DEAL, EMISSARIES, FACE_DOWN, HANDS, HOME, PILES, PLACES, room_at
from himeji.games.naishi.cards import CARDS, COLUMNS, COPIES, DATA, KINDS, MOUNTAIN
from himeji.games.naishi.knowledge import ONLOOKERS, OTHER_SEAT, SHARES, share_of
from himeji.games.naishi.moves import GIVE
from himeji.games.naishi.river import reveal
from himeji.games.naishi.state import Naishi

DEALT: Final[i64] = DATA["setup"]["dealt_per_player"]
MOUNTAINS_IN_HAND: Final[i64] = DATA["setup"]["mountains_in_hand"]

CARD_GIVEN: Final = happening("card_given", seat=())
CARD_RECEIVED: Final = happening("card_received", seat=(), card=CARDS)
HANDS_SHUFFLED: Final = happening("hands_shuffled")
NOT_TO_GIVE: Final[i64] = kind("NOT_TO_GIVE", "NA-03")


@final
class LayOut(Effect[Naishi]):
    """NA-03. Five piles of six with their first card revealed; two development cards and three mountains in each hand,
    five mountains in each line; two emissaries at home."""

    def __init__(self) -> None:
        super().__init__("set up")

    def act(self, s: Naishi, left: i64) -> None:
        i: i64
        for i in range(KINDS):
            s.bag[i] = COPIES[i]
        s.bag[MOUNTAIN] = 0
        for i in range(len(s.copies)):
            s.copies[i] = -1
        seat: i64
        for seat in range(2):
            lay_out_seat(s, seat)
        s.room = room_at(s.court)
        for i in range(PILES):
            s.hidden[i] = FACE_DOWN
        s.face_down = PILES * FACE_DOWN
        for i in range(PILES):
            reveal(s, i)


def lay_out_seat(s: Naishi, seat: i64) -> None:
    s.court[seat * PLACES + HOME] = EMISSARIES
    column: i64
    for column in range(COLUMNS):
        at: i64 = seat * COLUMNS + column
        s.lines[at] = MOUNTAIN
        if column < DEALT:
            s.hands[at] = nth(s.bag, s.roll(DEAL, total(s.bag)))
            s.bag[s.hands[at]] -= 1
        else:
            s.hands[at] = MOUNTAIN
            s.known[OTHER_SEAT] |= 1 << at
            s.known[ONLOOKERS] |= 1 << at


@final
class Give(AskMask[Naishi]):
    """NA-03. Keep one development card of your hand and give the other; chosen in secret, at the same time."""

    def __init__(self) -> None:
        super().__init__("give a card", GIVE, KINDS)

    def allowed(self, s: Naishi) -> i64:
        found: i64 = 0
        column: i64
        for column in range(DEALT):
            found |= 1 << s.hands[s.seat * COLUMNS + column]
        return found

    def reason(self, s: Naishi, choice: i64) -> i64:
        return NOT_TO_GIVE

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        """The card to give waits in the first slot."""
        first: i64 = s.seat * COLUMNS
        if s.hands[first] != choice:
            s.hands[first + 1] = s.hands[first]
            s.hands[first] = choice
        s.tell(CARD_GIVEN, EVERYONE, s.seat)


@final
class ExchangeAndShuffle(Effect[Naishi]):
    """NA-03. The given cards change hands; each hand is shuffled, and from now on its order is fixed."""

    def __init__(self) -> None:
        super().__init__("exchange and shuffle")

    def act(self, s: Naishi, left: i64) -> None:
        swap_places(s.hands, 0, COLUMNS)
        s.held = s.held[:]
        seat: i64
        share: i64
        for seat in range(2):
            s.held[share_of(seat, OTHER_SEAT) + s.hands[seat * COLUMNS]] += 1  # the giver knows what he gave
            s.tell(CARD_RECEIVED, only(seat), seat, s.hands[seat * COLUMNS])
            shuffle(s, seat)
        s.known[OTHER_SEAT] = 0
        s.known[ONLOOKERS] = 0
        for share in range(SHARES):
            s.held[share * KINDS + MOUNTAIN] += MOUNTAINS_IN_HAND
        s.tell(HANDS_SHUFFLED, EVERYONE)


def shuffle(s: Naishi, seat: i64) -> None:
    """Nobody but the owner knows any more which card lies where."""
    last: i64
    for last in range(COLUMNS - 1, -1, -1):
        swap_places(s.hands, seat * COLUMNS + s.roll(HANDS, last + 1), seat * COLUMNS + last)
