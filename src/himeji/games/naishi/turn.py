"""NA-04. The turn: one main action; with developing, one additional action before or after it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.question import Choice
from himeji.games.naishi.additional import DiscardRiver, SwapOwn, SwapRiver
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

ADDITIONAL_ACTION: Final = Choice[Naishi](
    "additional action",
    (SwapRiver(before_developing=False), None),
    (SwapOwn(before_developing=False), None),
    (DiscardRiver(before_developing=False), None),
    optional=True,
)
TURN: Final = Choice[Naishi](
    "turn",
    (DEVELOP, ADDITIONAL_ACTION),
    (SwapRiver(before_developing=True), DEVELOP),
    (SwapOwn(before_developing=True), DEVELOP),
    (DiscardRiver(before_developing=True), DEVELOP),
    (DECREE, None),
    (RECALL, None),
    (DECLARE_END, None),
    (PASS, None),
)


@final
class Turns(Effect[Naishi]):
    """NA-04. The players take turns, the first player first, until the end has been triggered and played out."""

    def __init__(self) -> None:
        super().__init__("turns")

    def act(self, s: Naishi, left: i64) -> None:
        if s.turn > 0:
            close_turn(s)
        if s.turns_left == 0:
            return
        s.seat = s.turn & 1
        s.turn += 1
        s.cause = CAUSE_TURN
        s.push(self)
        s.push(TURN)
