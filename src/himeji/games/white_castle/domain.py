"""WC-08. The domain: a row's icons in sight, then the action of your card that faces the row."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AnyOrder, OneOf, Steps
from himeji.engine.effect import Effect
from himeji.engine.numbers import size
from himeji.games.white_castle.actions import ROW_ACTION, ROWS
from himeji.games.white_castle.board import CAUSE_CARD, CAUSE_SPACE, OWN_ROW, ROW_LIST, WORKERS
from himeji.games.white_castle.courtiers import courtiers_away
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.vocabulary import WORDS, read
from himeji.games.white_castle.yards import warriors_away


def members_away(s: WhiteCastle, worker: i64) -> i64:
    """How many clan members of a profession have left the domain."""
    if worker == 0:
        return courtiers_away(s, s.seat)
    if worker == 1:
        return size(s.gardeners[s.seat])
    return warriors_away(s, s.seat)


@final
class RowIcons(AnyOrder[WhiteCastle]):
    """WC-08. The icon printed first, and one more for each clan member that has left the row."""

    def __init__(self, row: int) -> None:
        printed = ROW_LIST[row]
        icons = [printed["always"], *printed["uncovered"]]
        effects = [read(icon, f"{printed['id']}[{at}]") for at, icon in enumerate(icons)]
        super().__init__(*effects, name=f"{printed['die']} row icons")
        self.worker: i64 = WORKERS.index(printed["clan_member"])

    def start(self, s: WhiteCastle) -> i64:
        return (2 << members_away(s, self.worker)) - 1


@final
class RowCard(Effect[WhiteCastle]):
    """WC-08. What your action card shows in this row."""

    def __init__(self, row: int) -> None:
        super().__init__(f"{ROW_LIST[row]['die']} row card")
        self.row: i64 = ROWS.index(ROW_LIST[row]["card_row"])

    def act(self, s: WhiteCastle, left: i64) -> None:
        card: i64 = s.domain[s.seat]
        s.cause = CAUSE_CARD + card
        s.push(ROW_ACTION[card * len(ROWS) + self.row])


@final
class DomainRow(Effect[WhiteCastle]):
    """WC-08. A row of your domain: its icons, then its card. WC-R20: no die, so neither coins nor a lantern."""

    def __init__(self, row: int) -> None:
        super().__init__(f"{ROW_LIST[row]['die']} row")
        self.steps: Effect[WhiteCastle] = Steps(RowIcons(row), RowCard(row))

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.cause = CAUSE_SPACE + OWN_ROW
        s.push(self.steps)


DOMAIN_ROWS: Final[list[Effect[WhiteCastle]]] = [DomainRow(row) for row in range(len(ROW_LIST))]
WORDS["domain_row"] = OneOf[WhiteCastle](*DOMAIN_ROWS, name="any domain row", optional=True)
