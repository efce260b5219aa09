"""NA-05. Develop your territory."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening
from himeji.engine.question import AskMask
from himeji.games.naishi.cards import CARDS, COLUMNS
from himeji.games.naishi.knowledge import card_replaced
from himeji.games.naishi.moves import DEVELOP, ROWS, column_of, row_of
from himeji.games.naishi.river import bar_pile, reveal
from himeji.games.naishi.state import Naishi

CARD_DISCARDED: Final = happening("card_discarded", seat=(), row=ROWS, column=(), card=CARDS)
TERRITORY_DEVELOPED: Final = happening("territory_developed", seat=(), row=ROWS, column=(), card=CARDS)


@final
class Develop(AskMask[Naishi]):
    """NA-05. Discard a card of your line or hand, put the river card of its column in its place, reveal the next."""

    def __init__(self) -> None:
        super().__init__("develop", DEVELOP, 2 * COLUMNS)

    def allowed(self, s: Naishi) -> i64:
        piles: i64 = s.showing
        return piles | piles << COLUMNS

    def reason(self, s: Naishi, choice: i64) -> i64:
        return bar_pile(s, column_of(choice))

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        row: i64 = row_of(choice)
        column: i64 = column_of(choice)
        old: i64 = s.card_at(s.seat, choice)
        new: i64 = s.river[column]
        s.throw_away(old)
        if row == 0:
            s.lines[s.seat * COLUMNS + column] = new
        else:
            card_replaced(s, s.seat * COLUMNS + column, new)
        s.tell(CARD_DISCARDED, EVERYONE, s.seat, row, column + 1, old)
        s.tell(TERRITORY_DEVELOPED, EVERYONE, s.seat, row, column + 1, new)
        reveal(s, column)
