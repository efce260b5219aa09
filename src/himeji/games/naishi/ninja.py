"""NA-11, NA-12. Hands are shown, then each ninja copies a character of its territory."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import EachSeat
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import lowest
from himeji.engine.question import AskMask
from himeji.engine.refusal import kind
from himeji.games.naishi.board import CAUSE_NINJA
from himeji.games.naishi.cards import CARDS, CHARACTER_KINDS, CHARACTERS, CHOICE_OF_CHARACTER, COLUMNS, NINJA, SLOTS
from himeji.games.naishi.knowledge import show_hands
from himeji.games.naishi.moves import COPY, ROWS
from himeji.games.naishi.state import Naishi

HANDS_SHOWN: Final = happening("hands_shown")
NINJA_COPIED: Final = happening("ninja_copied", seat=(), row=ROWS, column=(), card=CARDS)
NOT_IN_TERRITORY: Final[i64] = kind("NOT_IN_TERRITORY", "NA-12")


@final
class NinjasCopy(AskMask[Naishi]):
    """NA-12. Each ninja copies one character of your territory, never a ninja: what is left is the mask of ninjas."""

    def __init__(self) -> None:
        super().__init__("copy", COPY, len(CHARACTERS))

    def start(self, s: Naishi) -> i64:
        return s.slots_with(s.seat, NINJA)

    def most_left(self, s: Naishi) -> i64:
        return (1 << SLOTS) - 1

    def allowed(self, s: Naishi) -> i64:
        found: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            found |= CHOICE_OF_CHARACTER[s.card_at(s.seat, slot)]
        return found

    def reason(self, s: Naishi, choice: i64) -> i64:
        return NOT_IN_TERRITORY

    def asks(self, s: Naishi, left: i64) -> bool:
        if left == 0:
            return False
        copyable: i64 = self.allowed(s)
        return copyable & (copyable - 1) != 0

    def act(self, s: Naishi, left: i64) -> None:
        """NA-R7. One character: no choice to make. None: the ninja copies nothing."""
        if left == 0:
            return
        copyable: i64 = self.allowed(s)
        if copyable:
            self.take(s, left, lowest(copyable))

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        slot: i64 = lowest(left)
        kind: i64 = CHARACTER_KINDS[choice]
        s.copies = s.copies[:]
        s.copies[s.seat * SLOTS + slot] = kind
        s.tell(NINJA_COPIED, EVERYONE, s.seat, slot // COLUMNS, slot % COLUMNS + 1, kind)
        s.push_left(self, left & (left - 1))


NINJAS_COPY: Final = EachSeat[Naishi](NinjasCopy())


@final
class ShowHands(Effect[Naishi]):
    """NA-11. Each player lays his hand under his line, in its order; then the ninjas choose."""

    def __init__(self) -> None:
        super().__init__("show hands")

    def act(self, s: Naishi, left: i64) -> None:
        show_hands(s)
        s.tell(HANDS_SHOWN, EVERYONE)
        s.cause = CAUSE_NINJA
        s.push(NINJAS_COPY)
