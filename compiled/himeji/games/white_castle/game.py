"""The White Castle: the whole game is one effect."""

from __future__ import annotations

from typing import Final, final

from himeji.engine.combinators import Steps
from himeji.engine.game import Game
from himeji.engine.state import State
from himeji.games.white_castle.cards import LOADED
from himeji.games.white_castle.round import LAST_ROUND, ROUND
from himeji.games.white_castle.setup import LayOut
from himeji.games.white_castle.state import SHEET, WhiteCastle, blank
from himeji.games.white_castle.stores import EXCHANGES

WHOLE: Final = Steps[WhiteCastle](LayOut(), ROUND, ROUND, LAST_ROUND)


@final
class WhiteCastleGame(Game):
    def blank(self, seats: int) -> State:
        s = blank(seats)
        s.beside = EXCHANGES.id
        return s


GAME: Final = WhiteCastleGame(
    SHEET, WHOLE, (1, 2, 3, 4), {"level": (0, 1, 2), "two_floors_from_gate": (1, 0)}, LOADED[1]
)
