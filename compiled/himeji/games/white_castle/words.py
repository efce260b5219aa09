"""Every word of the component file is known once the chapters are imported: now it can be read."""

from __future__ import annotations

from typing import Final

from himeji.engine.effect import Effect
from himeji.games.white_castle import castle, courtiers, domain, gardens, lantern, rival, starting, well, yards
from himeji.games.white_castle.actions import read_components
from himeji.games.white_castle.cards import CASTLE_CARDS, GARDENS
from himeji.games.white_castle.state import WhiteCastle

CHAPTERS: Final = (lantern, well, castle, courtiers, gardens, yards, domain, starting, rival)

domain.read_rows()
read_components()
rival.read_solo_cards()
yards.YARD_ACTIONS.append(yards.YardActions())
gardens.AGAIN.extend(gardens.GardenAgain(card) for card in range(len(GARDENS)))
ROOM_ACTIONS: Final[list[Effect[WhiteCastle]]] = [castle.RoomActions(card) for card in range(len(CASTLE_CARDS))]
