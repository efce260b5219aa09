"""WC-01. The starting pairs: chosen in reverse turn order, an action card for the domain and a resource card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import changed
from himeji.engine.question import Ask
from himeji.engine.refusal import ALLOWED, kind
from himeji.games.white_castle.actions import START_ACTION
from himeji.games.white_castle.board import CLANS
from himeji.games.white_castle.cards import CARDS, DECREES, FIRST_DECREE, FIRST_STARTING_ACTION, FIRST_STARTING_RESOURCE
from himeji.games.white_castle.lantern import add_to_lantern
from himeji.games.white_castle.moves import PAIR
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import LANTERN_AREA
from himeji.games.white_castle.vocabulary import WORDS

PAIR_CHOSEN: Final = happening("pair_chosen", seat=(), action=CARDS, resource=CARDS)
DECREE_RECEIVED: Final = happening("decree_received", seat=(), card=CARDS)
NO_PAIR_THERE: Final[i64] = kind("NO_PAIR_THERE", "WC-01")


@final
class ChoosePair(Ask[WhiteCastle]):
    """WC-01. Choose a pair: its action card lies beside your domain, its resource card gives what it shows and then
    lies in your lantern area."""

    def __init__(self) -> None:
        super().__init__("choose a pair", PAIR, CLANS + 1)

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        return ALLOWED if s.pair_actions[choice] >= 0 else NO_PAIR_THERE

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        receive(s, s.pair_actions[choice], s.pair_resources[choice])
        s.pair_actions = changed(s.pair_actions, choice, -1)
        s.pair_resources = changed(s.pair_resources, choice, -1)


def receive(s: WhiteCastle, action: i64, resource: i64) -> None:
    """The clan at hand begins with these two cards."""
    s.domain = changed(s.domain, s.seat, action)
    add_to_lantern(s, resource)
    s.tell(PAIR_CHOSEN, EVERYONE, s.seat, action, resource)
    s.push(START_ACTION[resource - FIRST_STARTING_RESOURCE])


@final
class TakeDecree(Effect[WhiteCastle]):
    """WC-01. A decree card comes straight to your lantern area."""

    def __init__(self, name: str, card: int) -> None:
        super().__init__(f"{name} decree")
        self.card: i64 = card

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.unused &= ~(1 << self.card - FIRST_STARTING_ACTION)
        add_to_lantern(s, self.card)
        s.tell(DECREE_RECEIVED, EVERYONE, s.seat, self.card)

    def touches(self) -> i64:
        return LANTERN_AREA


for at, decree in enumerate(DECREES):
    name = str(decree["id"]).removeprefix("decree-")
    WORDS[f"decree {name}"] = TakeDecree(name, int(FIRST_DECREE) + at)
