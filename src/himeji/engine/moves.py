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
    """A reused buffer of move codes: runs of neighbours, which are spelled out where somebody wants to see them."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.runs: i64 = 0
        self.offsets: Numbers = zeros(BUFFER)  # of each run: what to add to the place of a code among all of them
        self.ends: Numbers = zeros(BUFFER)  # of each run: the place after its last code
        self.codes: Numbers = zeros(BUFFER)

    def clear(self) -> None:
        self.n = 0
        self.runs = 0

    def add(self, code: i64) -> None:
        self.add_all(code, 1)

    def add_all(self, first: i64, count: i64) -> None:
        run: i64 = self.runs
        n: i64 = self.n
        self.offsets[run] = first - n
        self.ends[run] = n + count
        self.n = n + count
        self.runs = run + 1

    def add_mask(self, first: i64, mask: i64) -> None:
        """The codes whose bits are set, counted from the first."""
        while mask:
            if mask & 1:
                self.add_all(first, 1)
            first += 1
            mask >>= 1

    def code(self, place: i64) -> i64:
        """One of the moves, by its place."""
        ends: Numbers = self.ends
        run: i64 = 0
        while place >= ends[run]:
            run += 1
        return self.offsets[run] + place

    def spell_out(self, run: i64, place: i64) -> None:
        """The codes from this run on, which begins at this place."""
        codes: Numbers = self.codes
        while run < self.runs:
            offset: i64 = self.offsets[run]
            end: i64 = self.ends[run]
            while place < end:
                codes[place] = offset + place
                place += 1
            run += 1

    def listed(self) -> list[int]:
        return [int(self.code(i)) for i in range(self.n)]


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
