"""WC-08. The domain: a row's icons in sight, then the action of your card that faces the row."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AnyOrder, OneOf, Steps
from himeji.engine.effect import Effect
from himeji.games.white_castle.actions import ROW_ACTION, ROWS
from himeji.games.white_castle.board import CAUSE_CARD, CAUSE_SPACE, OWN_ROW, ROW_LIST
from himeji.games.white_castle.members import PROFESSIONS, Profession
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.vocabulary import WORDS, read


@final
class RowIcons(AnyOrder[WhiteCastle]):
    """WC-08. The icon printed first, and one more for each clan member that has left the row."""

    def __init__(self, printed: dict[str, Any]) -> None:
        icons = [printed["always"], *printed["uncovered"]]
        effects = [read(icon, f"{printed['id']}[{at}]") for at, icon in enumerate(icons)]
        super().__init__(*effects, name=f"{printed['die']} row icons")
        self.members: Profession = PROFESSIONS[printed["clan_member"]]

    def start(self, s: WhiteCastle) -> i64:
        return (2 << self.members.away(s, s.seat)) - 1


@final
class RowCard(Effect[WhiteCastle]):
    """WC-08. What your action card shows in this row."""

    def __init__(self, printed: dict[str, Any]) -> None:
        super().__init__(f"{printed['die']} row card")
        self.row: i64 = ROWS.index(printed["card_row"])

    def act(self, s: WhiteCastle, left: i64) -> None:
        card: i64 = s.domain[s.seat]
        s.cause = CAUSE_CARD + card
        s.push(ROW_ACTION[card * len(ROWS) + self.row])


@final
class DomainRow(Effect[WhiteCastle]):
    """WC-08. A row of your domain: its icons, then what it leads to, your card in the base game.
    WC-R20: no die, so neither coins nor a lantern."""

    def __init__(self, printed: dict[str, Any]) -> None:
        super().__init__(f"{printed['die']} row")
        self.steps: Effect[WhiteCastle] = Steps(RowIcons(printed), leads_to(printed))

    def act(self, s: WhiteCastle, left: i64) -> None:
        s.cause = CAUSE_SPACE + OWN_ROW
        s.push(self.steps)


def leads_to(printed: dict[str, Any]) -> Effect[WhiteCastle]:
    """What follows the icons of a row: the card beside it, or else what is printed there."""
    return RowCard(printed) if "card_row" in printed else read(printed["then"], f"{printed['id']}.then")


DOMAIN_ROWS: Final[list[Effect[WhiteCastle]]] = []  # by the colour of the die


def read_rows() -> None:
    """The rows; "any row" means one that leads to your card."""
    DOMAIN_ROWS.extend(DomainRow(printed) for printed in ROW_LIST)
    with_card = [row for row, printed in zip(DOMAIN_ROWS, ROW_LIST, strict=True) if "card_row" in printed]
    WORDS["domain_row"] = OneOf[WhiteCastle](*with_card, name="any domain row", optional=True)
