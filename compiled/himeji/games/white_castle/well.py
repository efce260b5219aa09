"""WC-07. The well: one seal, and what its two tiles show."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AnyOrder
from himeji.games.white_castle.board import CAUSE_SPACE, WELL, WELL_SLOT
from himeji.games.white_castle.cards import TILES
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import GainSeals
from himeji.games.white_castle.vocabulary import WORDS, read


@final
class Well(AnyOrder[WhiteCastle]):
    """WC-07. A seal, and the rewards of the tiles that lie in the well: the seal is part 0, tile n part n + 1."""

    def __init__(self) -> None:
        rewards = [read(tile["well_reward"], f"{tile['id']}.well_reward") for tile in TILES]
        super().__init__(GainSeals(1), *rewards, name="well")

    def start(self, s: WhiteCastle) -> i64:
        s.blame(CAUSE_SPACE + WELL)
        return 1 | 2 << s.tiles[WELL_SLOT] | 2 << s.tiles[WELL_SLOT + 1]

    def bar(self, s: WhiteCastle) -> i64:
        return 0


THE_WELL: Final = Well()
WORDS["well"] = THE_WELL
