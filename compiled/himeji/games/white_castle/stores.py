"""WC-04, WC-12. Coins, seals, resources and points: gains, costs, and the exchanges of seals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from himeji.engine.combinators import Cost
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening
from himeji.engine.moves import Moves
from himeji.engine.numbers import Numbers, numbers
from himeji.engine.question import Ask, AskAny
from himeji.engine.refusal import ALLOWED, kind, with_figures
from himeji.games.white_castle.board import (
    CAUSE_RIVAL,
    COIN,
    FIRST_RESOURCE,
    KINDS,
    LIMIT,
    POINTS,
    RESOURCES,
    SEAL,
    STORES,
    TRACKS,
)
from himeji.games.white_castle.moves import ACCEPT, EXCHANGE, GAIN
from himeji.games.white_castle.state import WhiteCastle

GAINED: Final = happening("gained", seat=(), store=STORES, count=())
PAID: Final = happening("paid", seat=(), store=STORES, count=())
LOST_TO_THE_LIMIT: Final = happening("lost_to_the_limit", seat=(), store=STORES, count=())
SEALS_EXCHANGED: Final = happening("seals_exchanged", seat=(), count=(), store=STORES)
TOO_FEW: Final[Numbers] = numbers(int(kind(f"TOO_FEW_{store.upper()}", "WC-04", "need", "have")) for store in STORES)
NOT_YOUR_TURN_TO_EXCHANGE: Final[i64] = kind("NOT_YOUR_TURN_TO_EXCHANGE", "WC-12")

EXCHANGED_INTO: Final[Numbers] = numbers([COIN, *range(FIRST_RESOURCE, KINDS)])  # the store of each exchange
SEALS_FOR: Final[Numbers] = numbers([1, *([2] * len(TRACKS))])


def short_of(s: WhiteCastle, store: i64, need: i64) -> i64:
    """Why the clan cannot pay so much now; 0 if it can."""
    have: i64 = s.have(store)
    return with_figures(TOO_FEW[store], need, have) if have < need else ALLOWED


def reach(s: WhiteCastle, store: i64) -> i64:
    """How much the clan could pay by exchanging every seal."""
    if store == SEAL:
        return s.have(SEAL)
    if store == COIN:
        return s.have(COIN) + s.have(SEAL)
    return s.have(store) + s.have(SEAL) // 2


def gain(s: WhiteCastle, store: i64, n: i64) -> None:
    """WC-R21. What exceeds the limit is lost."""
    gained: i64 = min(n, LIMIT[store] - s.have(store))
    if gained:
        s.add(store, gained)
        s.tell(GAINED, EVERYONE, s.seat, store, gained)
    if gained < n:
        s.tell(LOST_TO_THE_LIMIT, EVERYONE, s.seat, store, n - gained)


def pay(s: WhiteCastle, store: i64, n: i64) -> None:
    s.add(store, -n)
    s.tell(PAID, EVERYONE, s.seat, store, n)


class Gain(Effect[WhiteCastle]):
    """WC-04. A black number: take so much from the supply."""

    def __init__(self, store: int, n: int) -> None:
        super().__init__(f"{n} {STORES[store]}")
        self.store: i64 = store
        self.n: i64 = n

    def act(self, s: WhiteCastle, left: i64) -> None:
        gain(s, self.store, self.n)

    def touches(self) -> i64:
        return 1 << self.store

    def adds(self) -> i64:
        return self.touches()

    def eager(self) -> bool:
        return self.store == COIN or self.store == POINTS  # which have no limit


@final
class GainSeals(AskAny[WhiteCastle]):
    """WC-12. Take so many seals; WC-R4: where some would be lost, you may exchange seals first."""

    def __init__(self, n: int) -> None:
        super().__init__(f"{n} seal", ACCEPT, 1)
        self.n: i64 = n

    def asks(self, s: WhiteCastle, left: i64) -> bool:
        return s.have(SEAL) + self.n > LIMIT[SEAL]

    def act(self, s: WhiteCastle, left: i64) -> None:
        gain(s, SEAL, self.n)

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        gain(s, SEAL, self.n)

    def touches(self) -> i64:
        return 1 << SEAL

    def adds(self) -> i64:
        return self.touches()


@final
class GainAny(AskAny[WhiteCastle]):
    """WC-04. So many resources of your choice, one by one: what is left is how many."""

    def __init__(self, n: int) -> None:
        super().__init__(f"{n} any", GAIN, len(RESOURCES))
        self.n: i64 = n

    def start(self, s: WhiteCastle) -> i64:
        return self.n

    def most_left(self, s: WhiteCastle) -> i64:
        return self.n

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        gain(s, FIRST_RESOURCE + choice, 1)
        if left > 1:
            s.push_left(self, left - 1)

    def touches(self) -> i64:
        return ANY_RESOURCE

    def adds(self) -> i64:
        return self.touches()


TIME_TRACK: Final[i64] = 1 << KINDS  # what effects touch besides stores
LANTERN_AREA: Final[i64] = 2 << KINDS
ANY_RESOURCE: Final[i64] = ((1 << len(RESOURCES)) - 1) << FIRST_RESOURCE


@final
class Price(Cost[WhiteCastle]):
    """WC-04. A red number: so much to pay."""

    def __init__(self, store: int, n: int) -> None:
        super().__init__(f"{n} {STORES[store]}")
        self.store: i64 = store
        self.n: i64 = n

    def short(self, s: WhiteCastle) -> i64:
        return short_of(s, self.store, self.n)

    def out_of_reach(self, s: WhiteCastle) -> bool:
        return reach(s, self.store) < self.n

    def spend(self, s: WhiteCastle) -> None:
        pay(s, self.store, self.n)


@final
class Exchange(Ask[WhiteCastle]):
    """WC-12. At any moment of your turn: 1 seal for 1 coin, or 2 seals for 1 resource."""

    def __init__(self) -> None:
        super().__init__("exchange", EXCHANGE, len(EXCHANGED_INTO))

    def closed(self, s: WhiteCastle) -> i64:
        return NOT_YOUR_TURN_TO_EXCHANGE if s.round == 0 or s.cause == CAUSE_RIVAL else ALLOWED

    def bar_choice(self, s: WhiteCastle, choice: i64) -> i64:
        return short_of(s, SEAL, SEALS_FOR[choice])

    def offer(self, s: WhiteCastle, left: i64, into: Moves) -> None:
        if s.have(SEAL) > 0:  # a shortcut: this is looked at beside every decision
            super().offer(s, left, into)

    def take(self, s: WhiteCastle, left: i64, choice: i64) -> None:
        s.add(SEAL, -SEALS_FOR[choice])
        s.tell(SEALS_EXCHANGED, EVERYONE, s.seat, SEALS_FOR[choice], EXCHANGED_INTO[choice])
        gain(s, EXCHANGED_INTO[choice], 1)


EXCHANGES: Final = Exchange()
