"""Effects: the rulebook's sentences as objects made once. A state holds only their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from himeji.engine.refusal import NOT_OFFERED

if TYPE_CHECKING:
    from himeji.engine.moves import Moves
    from himeji.engine.stack import Stack

S = TypeVar("S", bound="Stack")


class Effect(Generic[S]):
    """What happens, or what is asked, when its frame reaches the top of the stack.

    The frame is taken off before `act` and `choose`; an effect with more to do pushes itself back with less left.
    Within a title, two effects with the same text are the same effect and share one number.
    """

    def __init__(self, text: str, parts: Sequence[Effect[S]] = ()) -> None:
        self.text: str = text
        self.title: str = title_of(type(self).__module__, [part.title for part in parts])
        self.id: i64 = TABLE.number(self)

    def start(self, s: S) -> i64:
        """What is left to do when it begins: a count, a place or a mask, as the effect likes."""
        return 0

    def most_left(self, s: S) -> i64:
        """The most that can be left: what a saved frame is held to."""
        return 0

    def asks(self, s: S, left: i64) -> bool:
        """Must somebody choose now? Otherwise it acts."""
        return False

    def asked(self, s: S, left: i64) -> i64:
        """The seats that must choose, as a mask."""
        return 1 << s.seat

    def question(self) -> str:
        """What is asked, as a code."""
        return self.text.replace(" ", "_")

    def act(self, s: S, left: i64) -> None:
        """What happens when nothing is asked."""

    def candidates(self, s: S, left: i64, into: Moves) -> None:
        """Add every code that could answer."""

    def refuse(self, s: S, left: i64, code: i64) -> i64:
        """Why the code is no answer now, 0 if it is. The only statement of legality."""
        return NOT_OFFERED

    def offer(self, s: S, left: i64, into: Moves) -> None:
        """Add the candidates that are not refused."""
        i: i64 = into.n
        runs: i64 = into.runs
        self.candidates(s, left, into)
        into.spell_out(runs, i)
        end: i64 = into.n
        into.n = i
        into.runs = runs
        while i < end:
            code: i64 = into.codes[i]
            if self.refuse(s, left, code) == 0:
                into.add(code)
            i += 1

    def choose(self, s: S, left: i64, code: i64) -> None:
        """Do what the code says."""

    def bar(self, s: S) -> i64:
        """Why it cannot be picked from a menu now, 0 if it can."""
        return 0

    def hopeless(self, s: S) -> bool:
        """Is it barred whatever the seat may still do first? Then nobody is asked."""
        return self.bar(s) != 0

    def pick(self, s: S) -> None:
        """It was picked from a menu."""
        s.push(self)

    def optional(self) -> bool:
        """Can it be declined once it is asked?"""
        return False

    def touches(self) -> i64:
        """What it may read or change, as a mask of things the title names; by default everything."""
        return -1

    def adds(self) -> i64:
        """Of what it touches, that which it only adds to: its order among others that do changes nothing."""
        return 0

    def eager(self) -> bool:
        """Can it only help to do it before anything else?"""
        return False


def title_of(module: str, parts: Sequence[str]) -> str:
    """Whose effect this is: of the title whose folder it was written in, else of the title of its parts."""
    if module.startswith("himeji.games."):
        return module.split(".")[2]
    return next((title for title in parts if title), "")


@final
class Table:
    """Every effect, by its number, and by its title and text."""

    def __init__(self) -> None:
        self.effects: vec[Effect[Any]] = vec[Effect]()  # type: ignore[type-arg]
        self.numbers: dict[tuple[str, str], int] = {}

    def number(self, effect: Effect[Any]) -> i64:
        name = (effect.title, effect.text)
        if name not in self.numbers:
            self.numbers[name] = len(self.effects)
            self.effects = append(self.effects, effect)
        twin: Effect[Any] = self.effects[self.numbers[name]]
        assert type(twin) is type(effect), f"two effects of {effect.title} are called {effect.text!r}"
        return self.numbers[name]

    def has(self, title: str, text: str) -> bool:
        return (title, text) in self.numbers

    def named(self, title: str, text: str) -> Effect[Any]:
        return self.effects[self.numbers[title, text]]

    def of(self, title: str) -> list[Effect[Any]]:
        """Every effect of a title, by text."""
        return [self.effects[at] for (owner, _), at in sorted(self.numbers.items()) if owner == title]


TABLE: Final = Table()


def several(effects: Iterable[Effect[S]]) -> vec[Effect[S]]:
    """An array of effects: read without the type check that a list costs."""
    return vec[Effect](list(effects))  # type: ignore[type-arg]
