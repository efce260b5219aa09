"""A made-up title: effects leave marks in a row, so that a test can read what was done, and in which order."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from himeji.engine.chance import renew
from himeji.engine.combinators import Cost
from himeji.engine.effect import Effect
from himeji.engine.event import EVERYONE, happening, only
from himeji.engine.game import Game
from himeji.engine.moves import Grammar
from himeji.engine.numbers import EMPTY, Numbers, numbers, zeros
from himeji.engine.outcome import Outcome
from himeji.engine.question import Ask, AskAny, AskMask
from himeji.engine.refusal import ALLOWED, kind, with_figures
from himeji.engine.state import Sheet, State
from himeji.engine.zone import Bag, Counts, Field, Hand, Row

NAMES: Final = ("ash", "bay", "cedar", "date", "elm")
LENGTH: Final = 12
GRAMMAR: Final = Grammar("")
PLANT: Final[i64] = GRAMMAR.verb("plant", NAMES)
DIG: Final[i64] = GRAMMAR.verb("dig", NAMES)
PRUNE: Final[i64] = GRAMMAR.verb("prune", NAMES)
BORROW: Final[i64] = GRAMMAR.verb("borrow")
MARKED: Final = happening("toy_marked", seat=(), name=NAMES)
BORROWED: Final = happening("toy_borrowed", seat=())
TOO_FEW_COINS: Final[i64] = kind("TOY_TOO_FEW_COINS", "TOY-01", "need", "have")
NOT_HERE: Final[i64] = kind("TOY_NOT_HERE", "TOY-02")
BARE: Final[i64] = kind("TOY_BARE", "TOY-04", "tree")
TOO_MANY_LOANS: Final[i64] = kind("TOY_TOO_MANY_LOANS", "TOY-03")

SHEET: Final = Sheet(
    "",
    1,
    GRAMMAR,
    [("start", "TOY-00"), ("planting", "TOY-02")],
    ("first", "second"),
    ("coins",),
    (
        Row("marks", NAMES),
        Counts("coins"),
        Counts("loans"),
        Field("count"),
        Hand("hands", NAMES, 2),
        Bag("bag", NAMES),
        Counts("pairs", 2),
    ),
    depth=12,
)


@final
@mypyc_attr(acyclic=True)
class Toy(State):
    def __init__(self) -> None:
        super().__init__()
        self.marks: Numbers = EMPTY  # what was done, in order; -1 where nothing was yet
        self.coins: Numbers = EMPTY
        self.loans: Numbers = EMPTY
        self.count: i64 = 0
        self.hands: Numbers = EMPTY
        self.bag: Numbers = EMPTY
        self.pairs: Numbers = EMPTY

    def clone(self) -> Toy:
        copy = Toy()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Toy)
        self.copy_stack(other)
        self.marks = other.marks[:]
        self.coins = other.coins[:]
        self.loans = other.loans[:]
        self.count = other.count
        self.hands = other.hands[:]
        self.bag = other.bag[:]
        self.pairs = other.pairs[:]

    def redeal(self, seat: i64, chance: Numbers) -> None:
        renew(self.chance, chance)

    def points(self, seat: i64) -> i64:
        return self.coins[seat]

    def sheet(self) -> Sheet:
        return SHEET

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"marks": self.encode()["marks"]}

    def outcome(self) -> Outcome:
        return Outcome([int(n) for n in self.coins], [[] for _ in self.coins], [0], "shared")

    def mark(self, name: i64) -> None:
        self.marks[self.count] = name
        self.count += 1
        self.tell(MARKED, EVERYONE, self.seat, name)


@final
class Mark(Effect[Toy]):
    """Leaves its mark: `gain` only adds, `barred` cannot be picked, `apart` touches its name only, `first` helps."""

    def __init__(self, name: str, kind: str = "") -> None:
        super().__init__(f"{kind} {name}".strip())
        self.name: i64 = NAMES.index(name)
        self.kind: str = kind

    def act(self, s: Toy, left: i64) -> None:
        s.mark(self.name)

    def bar(self, s: Toy) -> i64:
        return NOT_HERE if self.kind == "barred" else ALLOWED

    def touches(self) -> i64:
        return 1 << self.name if self.kind == "apart" else -1

    def adds(self) -> i64:
        return -1 if self.kind == "gain" else 0

    def eager(self) -> bool:
        return self.kind == "first"


@final
class Toss(Effect[Toy]):
    """Chance leaves a mark."""

    def __init__(self) -> None:
        super().__init__("toss")

    def act(self, s: Toy, left: i64) -> None:
        s.mark(s.roll(1, len(NAMES)))


@final
class Plant(Ask[Toy]):
    """Plant any tree but an elm; none at all where the ground is closed."""

    def __init__(self, optional: bool = False, closed: bool = False) -> None:
        super().__init__(("closed " if closed else "") + ("may plant" if optional else "plant"), PLANT, 5, optional)
        self.shut: bool = closed

    def closed(self, s: Toy) -> i64:
        return NOT_HERE if self.shut else ALLOWED

    def bar_choice(self, s: Toy, choice: i64) -> i64:
        return NOT_HERE if choice == 4 else ALLOWED

    def take(self, s: Toy, left: i64, choice: i64) -> None:
        s.mark(choice)


@final
class Dig(AskAny[Toy]):
    """Dig anywhere, if you have a coin."""

    def __init__(self, optional: bool = False) -> None:
        super().__init__("may dig" if optional else "dig", DIG, 5, optional)

    def closed(self, s: Toy) -> i64:
        return ALLOWED if s.coins[s.seat] else with_figures(TOO_FEW_COINS, 1, 0)

    def take(self, s: Toy, left: i64, choice: i64) -> None:
        s.mark(choice)


@final
class Prune(AskMask[Toy]):
    """Prune the second or the fourth tree, or none if all are bare."""

    def __init__(self, optional: bool = False, bare: bool = False) -> None:
        super().__init__(("bare " if bare else "") + ("may prune" if optional else "prune"), PRUNE, 5, optional)
        self.mask: i64 = 0 if bare else 0b01010

    def allowed(self, s: Toy) -> i64:
        return self.mask

    def reason(self, s: Toy, choice: i64) -> i64:
        return with_figures(BARE, choice, 0)

    def take(self, s: Toy, left: i64, choice: i64) -> None:
        s.mark(choice)


@final
class Borrow(Ask[Toy]):
    """At any time: a coin, twice at most."""

    def __init__(self) -> None:
        super().__init__("borrow", BORROW, 1)

    def closed(self, s: Toy) -> i64:
        return TOO_MANY_LOANS if s.loans[s.seat] == 2 else ALLOWED

    def take(self, s: Toy, left: i64, choice: i64) -> None:
        s.loans[s.seat] += 1
        s.coins[s.seat] += 1
        s.tell(BORROWED, only(s.seat), s.seat)


@final
class Coins(Cost[Toy]):
    def __init__(self, need: int) -> None:
        super().__init__(f"{need} coins")
        self.need: i64 = need

    def short(self, s: Toy) -> i64:
        have: i64 = s.coins[s.seat]
        return ALLOWED if have >= self.need else with_figures(TOO_FEW_COINS, self.need, have)

    def out_of_reach(self, s: Toy) -> bool:
        loans: i64 = 2 - s.loans[s.seat] if s.beside >= 0 else 0
        return s.coins[s.seat] + loans < self.need

    def spend(self, s: Toy) -> None:
        s.coins[s.seat] -= self.need


@final
class Begin(Effect[Toy]):
    """Each seat gets the coins of the option, then the first seat does this."""

    def __init__(self, this: Effect[Toy]) -> None:
        super().__init__(f"begin {this.text}", [this])
        self.this: Effect[Toy] = this

    def act(self, s: Toy, left: i64) -> None:
        seat: i64
        for seat in range(s.seats):
            s.coins[seat] = s.options[0]
        s.seat = 0
        s.push(self.this)


BESIDE: Final = Borrow()


@final
class ToyGame(Game):
    """Plays one effect from beginning to end; with loans, a coin may be borrowed beside every question."""

    def __init__(self, effect: Effect[Toy], loans: bool = False) -> None:
        super().__init__(SHEET, Begin(effect), (2, 3), {"coins": (3, 0, 1)}, "made of nothing")
        self.loans: bool = loans

    def blank(self, seats: int) -> State:
        s = Toy()
        s.marks = numbers([-1] * LENGTH)
        s.coins = zeros(seats)
        s.loans = zeros(seats)
        s.hands = zeros(2 * seats)
        s.bag = zeros(len(NAMES))
        s.pairs = zeros(2 * seats)
        if self.loans:
            s.beside = BESIDE.id
        return s
