"""WC-14. The passage of time: influence, and the season gates that cost seals."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from himeji.engine.event import EVERYONE, happening
from himeji.engine.numbers import Numbers, numbers
from himeji.engine.question import AskAny
from himeji.engine.refusal import ALLOWED
from himeji.games.white_castle.board import BOARD, SEAL
from himeji.games.white_castle.moves import CROSS
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import TIME_TRACK, pay, short_of

TRACK: Final[dict[str, Any]] = BOARD["passage_of_time"]
LAST: Final[i64] = TRACK["last_space"]
GATES: Final[dict[int, int]] = {
    season["spaces"][0] - 1: season["entry_cost"]["seal"] for season in TRACK["seasons"] if season["entry_cost"]
}
TOLL: Final[Numbers] = numbers(GATES.get(place, 0) for place in range(int(LAST) + 1))  # for leaving this place

INFLUENCE_GAINED: Final = happening("influence_gained", seat=(), place=())
GATE_CROSSED: Final = happening("gate_crossed", seat=(), count=())


@final
class Influence(AskAny[WhiteCastle]):
    """WC-14. Advance so many places: what is left is how many. WC-R5: unpaid, a gate stops the marker."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"{steps} influence", CROSS, 1, optional=True)
        self.steps: i64 = steps

    def start(self, s: WhiteCastle) -> i64:
        return self.steps

    def most_left(self, s: WhiteCastle) -> i64:
        return self.steps

    def closed(self, s: WhiteCastle) -> i64:
        return short_of(s, SEAL, TOLL[s.time[s.seat]])

    def asks(self, s: WhiteCastle, left: i64) -> bool:
        return TOLL[s.time[s.seat]] > 0 and self.closed(s) == ALLOWED

    def act(self, s: WhiteCastle, left: i64) -> None:
        if TOLL[s.time[s.seat]] == 0:
            self.advance(s, left)

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        toll: i64 = TOLL[s.time[s.seat]]
        pay(s, SEAL, toll)
        s.tell(GATE_CROSSED, EVERYONE, s.seat, toll)
        self.advance(s, left)

    def advance(self, s: WhiteCastle, left: i64) -> None:
        if s.time[s.seat] < LAST:
            advance(s)
            if left > 1:
                s.push_left(self, left - 1)

    def bar(self, s: WhiteCastle) -> i64:
        return ALLOWED

    def optional(self) -> bool:
        return False  # the gates may be declined, the walk to them not

    def touches(self) -> i64:
        return TIME_TRACK | 1 << SEAL


def advance(s: WhiteCastle) -> None:
    """One place on; the marker comes to lie on top of those that are there."""
    s.time[s.seat] += 1
    clan: i64
    top: i64 = 0
    for clan in range(s.clans):
        top = max(top, s.arrival[clan])
    s.arrival[s.seat] = top + 1
    s.tell(INFLUENCE_GAINED, EVERYONE, s.seat, s.time[s.seat])
