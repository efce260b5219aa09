"""NA-09, NA-10. The end of the game: declared by a player, or brought about by two empty piles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening
from himeji.engine.question import AskAny
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.naishi.court import Decree, Recall
from himeji.games.naishi.moves import DECLARE, PASS
from himeji.games.naishi.river import empty_piles
from himeji.games.naishi.state import Naishi

END_DECLARED: Final = happening("end_declared", seat=())
END_TRIGGERED: Final = happening("end_triggered", seat=())
TURN_PASSED: Final = happening("turn_passed", seat=())
END_ALREADY_TRIGGERED: Final[i64] = kind("END_ALREADY_TRIGGERED", "NA-09")
NO_EMPTY_PILE: Final[i64] = kind("NO_EMPTY_PILE", "NA-09")
AN_ACTION_IS_POSSIBLE: Final[i64] = kind("AN_ACTION_IS_POSSIBLE", "NA-R4")


@final
class DeclareEnd(AskAny[Naishi]):
    """NA-09. With a pile empty and the end not yet triggered, declare it: your opponent plays one last turn."""

    def __init__(self) -> None:
        super().__init__("declare end", DECLARE, 1)

    def closed(self, s: Naishi) -> i64:
        if s.turns_left >= 0:
            return END_ALREADY_TRIGGERED
        return ALLOWED if empty_piles(s) else NO_EMPTY_PILE

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        s.turns_left = 2  # this one and your opponent's
        s.tell(END_DECLARED, EVERYONE, s.seat)


@final
class Pass(AskAny[Naishi]):
    """NA-R4. Pass, only in a last turn in which no main action is possible."""

    def __init__(self, decree: Decree, recall: Recall) -> None:
        super().__init__("pass", PASS, 1)
        self.decree: Decree = decree
        self.recall: Recall = recall

    def closed(self, s: Naishi) -> i64:
        if s.turns_left < 0 or s.showing or self.decree.closed(s) == ALLOWED or self.recall.closed(s) == ALLOWED:
            return AN_ACTION_IS_POSSIBLE
        return ALLOWED

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        s.tell(TURN_PASSED, EVERYONE, s.seat)


def close_turn(s: Naishi) -> None:
    """NA-10. Two empty piles end the game: after the second player's turn at once, after the first's with one more."""
    if s.turns_left > 0:
        s.turns_left -= 1
    elif empty_piles(s) >= 2:
        s.turns_left = 1 - s.seat
        s.tell(END_TRIGGERED, EVERYONE, s.seat)
