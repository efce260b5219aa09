"""WC-13. The lantern: every icon in sight in your lantern area."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import AnyOrder
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, bit, changed, numbers
from himeji.games.white_castle.board import CAUSE_LANTERN, LANTERN_CARDS, LEFT
from himeji.games.white_castle.cards import ALL_CARDS
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import LANTERN_AREA
from himeji.games.white_castle.vocabulary import WORDS, read_all

LANTERN_LIT: Final = happening("lantern_lit", seat=())


def icons_of(card: dict[str, object]) -> list[Effect[WhiteCastle]]:
    return read_all(card["lantern"], f"{card['id']}.lantern")  # type: ignore[arg-type]


CARD_ICONS: Final = [icons_of(card) for card in ALL_CARDS]
ICONS: Final = list({int(icon.id): icon for icons in CARD_ICONS for icon in icons}.values())
DIGIT: Final[i64] = int(LANTERN_CARDS).bit_length()  # bits that count each icon
ICON: Final[i64] = (1 << DIGIT) - 1
ICON_COUNT: Final[Numbers] = numbers(
    sum(1 << int(DIGIT) * at for icon in icons for at, found in enumerate(ICONS) if found.id == icon.id)
    for icons in CARD_ICONS
)  # of each card, one digit an icon


@final
class Lantern(AnyOrder[WhiteCastle]):
    """WC-13. All your icons, in the order of your choice: what is left counts each icon, one digit each."""

    def __init__(self) -> None:
        super().__init__(*ICONS, name="lantern")

    def start(self, s: WhiteCastle) -> i64:
        s.blame(CAUSE_LANTERN)
        s.tell(LANTERN_LIT, EVERYONE, s.seat)
        count: i64 = 0
        at: i64 = s.seat * LANTERN_CARDS
        while at < (s.seat + 1) * LANTERN_CARDS and s.lantern[at] >= 0:
            count += ICON_COUNT[s.lantern[at]]
            at += 1
        return count

    def most_left(self, s: WhiteCastle) -> i64:
        return bit(self.count * DIGIT) - 1

    def on_offer(self, left: i64) -> i64:
        mask: i64 = 0
        icon: i64
        for icon in range(self.count):
            if left >> icon * DIGIT & ICON:
                mask |= bit(icon)
        return mask

    def after(self, left: i64, part: i64) -> i64:
        return left - bit(part * DIGIT)

    def owed(self, left: i64) -> bool:
        return left != 0

    def bar(self, s: WhiteCastle) -> i64:
        return 0

    def optional(self) -> bool:
        return False

    def touches(self) -> i64:
        return super().touches() | LANTERN_AREA

    def adds(self) -> i64:
        return super().adds() & ~LANTERN_AREA  # it reads which cards are there


LANTERN: Final = Lantern()
WORDS["lantern"] = LANTERN


def add_to_lantern(s: WhiteCastle, card: i64) -> None:
    """A card joins the others, its icon in sight."""
    at: i64 = s.seat * LANTERN_CARDS
    while s.lantern[at] >= 0:
        at += 1
    s.lantern = changed(s.lantern, at, card)


@final
class LanternIfLeft(Effect[WhiteCastle]):
    """WC-03. A die from the left end of its bridge lights your lantern."""

    def __init__(self) -> None:
        super().__init__("lantern if left")

    def act(self, s: WhiteCastle, left: i64) -> None:
        if s.side == LEFT:
            s.push(LANTERN)
