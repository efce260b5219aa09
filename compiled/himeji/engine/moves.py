"""Moves: a code inside, a text at the edge. One table holds both."""

from __future__ import annotations

from itertools import product
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from himeji.engine.effect import TABLE
from himeji.engine.errors import UnreadableMove
from himeji.engine.numbers import Numbers, zeros

DECLINE: Final[i64] = 0
DO: Final[i64] = 1000  # a title's own verbs have codes 1 … 999; above, "do" and an effect's number
BUFFER: Final = 512


def do(effect: i64) -> i64:
    """Pick this effect from the menu."""
    return DO + effect


@final
@mypyc_attr(acyclic=True)
class Moves:
    """A reused buffer of move codes."""

    def __init__(self) -> None:
        self.codes: Numbers = zeros(BUFFER)
        self.n: i64 = 0

    def add(self, code: i64) -> None:
        self.codes[self.n] = code
        self.n += 1

    def add_all(self, first: i64, count: i64) -> None:
        codes: Numbers = self.codes
        n: i64 = self.n
        last: i64 = first + count
        while first < last:
            codes[n] = first
            n += 1
            first += 1
        self.n = n

    def add_mask(self, first: i64, mask: i64) -> None:
        """The codes whose bits are set, counted from the first."""
        codes: Numbers = self.codes
        n: i64 = self.n
        while mask:
            if mask & 1:
                codes[n] = first
                n += 1
            first += 1
            mask >>= 1
        self.n = n

    def listed(self) -> list[int]:
        return [int(self.codes[i]) for i in range(self.n)]


@final
class Grammar:
    """The words of a title's moves: `verb` gives the first code of a family, laid out as its words multiply."""

    def __init__(self, title: str) -> None:
        self.title: str = title
        self.texts: list[str] = []
        self.codes: dict[str, int] = {}
        self.enrol("decline")

    def verb(self, *words: str | tuple[str, ...]) -> int:
        """A family of moves: `verb("take", COLOURS, ("left", "right"))` makes `take coral left` and so on."""
        first = len(self.texts)
        for chosen in product(*[(word,) if isinstance(word, str) else word for word in words]):
            self.enrol(" ".join(chosen))
        return first

    def enrol(self, text: str) -> None:
        assert text not in self.codes and len(self.texts) < DO, text
        self.codes[text] = len(self.texts)
        self.texts.append(text)

    def text(self, code: int) -> str:
        return self.texts[code] if code < DO else f"do {TABLE.effects[code - DO].text}"

    def code(self, text: str) -> int:
        """The code of a text, however it is spaced or capitalised."""
        plain = " ".join(text.lower().split())
        if plain in self.codes:
            return self.codes[plain]
        if plain.startswith("do ") and TABLE.has(self.title, plain[3:]):
            return int(do(TABLE.named(self.title, plain[3:]).id))
        raise UnreadableMove("UNREADABLE_MOVE", text=text)
