"""NA-11, NA-12. Hands are shown, then each ninja copies a character of its territory."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import lowest
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.naishi.board import CAUSE_NINJA
from himeji.games.naishi.cards import CARDS, CHARACTERS, COLUMNS, NINJA, SLOTS, kind_of_character
from himeji.games.naishi.knowledge import show_hands
from himeji.games.naishi.moves import COPY, ROWS
from himeji.games.naishi.state import Naishi

HANDS_SHOWN: Final = happening("hands_shown")
NINJA_COPIED: Final = happening("ninja_copied", seat=(), row=ROWS, column=(), card=CARDS)
NOT_IN_TERRITORY: Final[i64] = kind("NOT_IN_TERRITORY", "NA-12")


@final
class ShowHands(Effect[Naishi]):
    """NA-11. Each player lays his hand under his line, in its order."""

    def __init__(self) -> None:
        super().__init__("show hands")

    def act(self, s: Naishi, left: i64) -> None:
        show_hands(s)
        s.tell(HANDS_SHOWN, EVERYONE)


@final
class NinjasCopy(Ask[Naishi]):
    """NA-12. Each ninja copies one character of your territory, never a ninja: what is left is the mask of ninjas."""

    def __init__(self) -> None:
        super().__init__("copy", COPY, len(CHARACTERS))

    def start(self, s: Naishi) -> i64:
        s.cause = CAUSE_NINJA
        ninjas: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            if s.card_at(s.seat, slot) == NINJA:
                ninjas |= 1 << slot
        return ninjas

    def bar_choice(self, s: Naishi, choice: i64) -> i64:
        slot: i64
        for slot in range(SLOTS):
            if s.card_at(s.seat, slot) == kind_of_character(choice):
                return ALLOWED
        return NOT_IN_TERRITORY

    def asks(self, s: Naishi, left: i64) -> bool:
        return left != 0 and self.copyable(s) > 1

    def copyable(self, s: Naishi) -> i64:
        """How many different characters there are to copy."""
        count: i64 = 0
        choice: i64
        for choice in range(self.count):
            if self.bar_choice(s, choice) == ALLOWED:
                count += 1
        return count

    def act(self, s: Naishi, left: i64) -> None:
        """NA-R7. One character: no choice to make. None: the ninja copies nothing."""
        choice: i64
        for choice in range(self.count):
            if left and self.bar_choice(s, choice) == ALLOWED:
                self.take(s, left, choice)

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        slot: i64 = lowest(left)
        kind: i64 = kind_of_character(choice)
        s.copies[s.seat * SLOTS + slot] = kind
        s.tell(NINJA_COPIED, EVERYONE, s.seat, slot // COLUMNS, slot % COLUMNS + 1, kind)
        s.push_left(self, left & (left - 1))
