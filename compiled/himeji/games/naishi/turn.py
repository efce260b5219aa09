"""NA-04. The turn: one main action; with developing, one additional action before or after it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.question import Choice
from himeji.games.naishi.additional import AdditionalAction
from himeji.games.naishi.board import CAUSE_TURN
from himeji.games.naishi.court import Decree, Recall
from himeji.games.naishi.develop import Develop
from himeji.games.naishi.ending import DeclareEnd, Pass, close_turn
from himeji.games.naishi.state import Naishi

DEVELOP: Final = Develop()
DECREE: Final = Decree()
RECALL: Final = Recall()
DECLARE_END: Final = DeclareEnd()
PASS: Final = Pass(DECREE, RECALL)


@final
class Turns(Choice[Naishi]):
    """NA-04. The players take turns, the first player first, until the end has been triggered and played out."""

    def __init__(self) -> None:
        super().__init__(
            "turn",
            (DEVELOP, AdditionalAction("additional action", before_developing=False)),
            (AdditionalAction("additional action first", before_developing=True), DEVELOP),
            (DECREE, None),
            (RECALL, None),
            (DECLARE_END, None),
            (PASS, None),
        )

    def start(self, s: Naishi) -> i64:
        """The turn before is over, the next player's begins; what is left is whether there is one."""
        if s.turn > 0:
            close_turn(s)
        if s.turns_left == 0:
            return 0
        s.give_turn(s.turn & 1)
        s.blame(CAUSE_TURN)
        s.turn += 1
        return 1

    def most_left(self, s: Naishi) -> i64:
        return 1

    def asks(self, s: Naishi, left: i64) -> bool:
        return left == 1

    def choose(self, s: Naishi, left: i64, code: i64) -> None:
        s.push(self)
        super().choose(s, left, code)
