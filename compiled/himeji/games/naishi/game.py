"""Naishi: the whole game is one effect."""

from __future__ import annotations

from typing import Final, final

from himeji.engine.combinators import AtOnce, Steps
from himeji.engine.game import Game
from himeji.engine.state import State
from himeji.games.naishi.cards import LOADED
from himeji.games.naishi.ninja import ShowHands
from himeji.games.naishi.setup import ExchangeAndShuffle, Give, LayOut
from himeji.games.naishi.state import SHEET, Naishi, blank
from himeji.games.naishi.turn import Turns

WHOLE: Final = Steps[Naishi](LayOut(), AtOnce(Give()), ExchangeAndShuffle(), Turns(), ShowHands())


@final
class NaishiGame(Game):
    def blank(self, seats: int) -> State:
        return blank()


GAME: Final = NaishiGame(SHEET, WHOLE, (2,), {"open_discard": (0, 1)}, LOADED[1])
