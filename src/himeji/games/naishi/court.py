"""NA-07, NA-08. The imperial court: where emissaries go, the decree, and the recall."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening, only
from himeji.engine.numbers import Numbers, swap_places
from himeji.engine.question import AskAny
from himeji.engine.refusal import ALLOWED, kind, with_figure
from himeji.games.naishi.board import DECREE_SPACE, DISCARD_SPACE, HOME, PLACES, SPACES, SWAP_SPACE, room_at
from himeji.games.naishi.cards import CARDS, COLUMNS
from himeji.games.naishi.knowledge import hands_exchanged
from himeji.games.naishi.moves import DECREE, RECALL, ROWS, column_of, row_of
from himeji.games.naishi.state import Naishi

DECREE_IMPOSED: Final = happening("decree_imposed", seat=(), row=ROWS, column=())
DECREE_BROUGHT: Final = happening("decree_brought", seat=(), card=CARDS)
EMISSARIES_RECALLED: Final = happening("emissaries_recalled", seat=(), count=())
NO_FREE_EMISSARY: Final[i64] = kind("NO_FREE_EMISSARY", "NA-06")
SPACES_TAKEN: Final[i64] = kind("SPACES_TAKEN", "NA-06", "spaces")
DECREE_TAKEN: Final[i64] = kind("DECREE_TAKEN", "NA-07")
NOBODY_TO_RECALL: Final[i64] = kind("NOBODY_TO_RECALL", "NA-08")


def no_emissary(s: Naishi) -> i64:
    """Why the seat has none to send; 0 if it has."""
    return ALLOWED if s.court[s.seat * PLACES + HOME] else NO_FREE_EMISSARY


def court_full(s: Naishi, place: i64) -> i64:
    """Why no emissary can be sent there; 0 if there is room."""
    if s.room >> place & 1:
        return ALLOWED
    return DECREE_TAKEN if place == DECREE_SPACE else with_figure(SPACES_TAKEN, SPACES[place])


def send_emissary(s: Naishi, place: i64) -> None:
    court: Numbers = s.court[:]
    court[s.seat * PLACES + HOME] -= 1
    court[s.seat * PLACES + place] += 1
    s.court = court
    if court[place] + court[PLACES + place] == SPACES[place]:
        s.room &= ~(1 << place)


@final
class Decree(AskAny[Naishi]):
    """NA-07. Once a game, by one player: exchange a card of your hand, or of your line, for the one that faces it."""

    def __init__(self) -> None:
        super().__init__("decree", DECREE, 2 * COLUMNS)

    def closed(self, s: Naishi) -> i64:
        return no_emissary(s) or court_full(s, DECREE_SPACE)

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        send_emissary(s, DECREE_SPACE)
        row: i64 = row_of(choice)
        column: i64 = column_of(choice)
        s.tell(DECREE_IMPOSED, EVERYONE, s.seat, row, column + 1)
        if row == 0:
            swap_places(s.lines, column, COLUMNS + column)
        else:
            hands_exchanged(s, column)
            seat: i64
            for seat in range(2):
                s.tell(DECREE_BROUGHT, only(seat), seat, s.hands[seat * COLUMNS + column])


@final
class Recall(AskAny[Naishi]):
    """NA-08. Take back all your emissaries from the court, but never from the decree."""

    def __init__(self) -> None:
        super().__init__("recall", RECALL, 1)

    def closed(self, s: Naishi) -> i64:
        return ALLOWED if abroad(s) else NOBODY_TO_RECALL

    def take(self, s: Naishi, left: i64, choice: i64) -> None:
        count: i64 = abroad(s)
        court: Numbers = s.court[:]
        court[s.seat * PLACES + HOME] += count
        court[s.seat * PLACES + SWAP_SPACE] = 0
        court[s.seat * PLACES + DISCARD_SPACE] = 0
        s.court = court
        s.room = room_at(court)
        s.tell(EMISSARIES_RECALLED, EVERYONE, s.seat, count)


def abroad(s: Naishi) -> i64:
    """How many emissaries of the seat could be recalled."""
    return s.court[s.seat * PLACES + SWAP_SPACE] + s.court[s.seat * PLACES + DISCARD_SPACE]
