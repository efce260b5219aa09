"""Zones: what each array of a state holds, who may see it, and how it is spelled in JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from himeji.engine.errors import PositionError
from himeji.engine.numbers import numbers

if TYPE_CHECKING:
    from himeji.engine.stack import Stack

EVERYBODY: Final = "everybody"  # who may see a zone
OWNER: Final = "owner"
NOBODY: Final = "nobody"
MOST: Final = 999  # where the rules set no limit


class Spelling:
    """How one number is spelled: by itself, within bounds."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least: int = least
        self.most: int = most

    def spell(self, value: int) -> object:
        return value

    def number(self, value: object, place: str) -> int:
        """The number that a value spells, or an error that names the place."""
        return bounded(value, self.least, self.most, place)


@final
class AsWord(Spelling):
    """A number that stands for a word, or null."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__()
        self.words: Sequence[str] = words

    def spell(self, value: int) -> object:
        return self.words[value] if value >= 0 else None

    def number(self, value: object, place: str) -> int:
        return word(value, self.words, place)


@final
class AsWords(Spelling):
    """A mask: the list of words whose bits are set."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__()
        self.words: Sequence[str] = words

    def spell(self, value: int) -> object:
        return words_of(value, self.words)

    def number(self, value: object, place: str) -> int:
        return mask(value, self.words, place)


class Field:
    """One attribute of a state: a number, by default within bounds."""

    def __init__(
        self,
        name: str,
        least: int = 0,
        most: int = MOST,
        seen_by: str = EVERYBODY,
        spelling: Spelling | None = None,
    ) -> None:
        self.name: str = name
        self.seen_by: str = seen_by
        self.spelling: Spelling = spelling or Spelling(least, most)

    def write(self, s: Stack) -> object:
        return self.spelling.spell(int(getattr(s, self.name)))

    def read(self, s: Stack, value: Any) -> None:
        setattr(s, self.name, self.spelling.number(value, self.name))

    def things(self, s: Stack) -> Counter[str]:
        """The cards, tiles or tokens that lie here."""
        return Counter()


@final
class Name(Field):
    """A number that stands for a word, or null."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name, spelling=AsWord(words))


class Counts(Field):
    """An array of numbers, always as long as in a blank state; `each` makes a list of lists of that length."""

    def __init__(
        self,
        name: str,
        each: int = 0,
        least: int = 0,
        most: int = MOST,
        seen_by: str = EVERYBODY,
        spelling: Spelling | None = None,
    ) -> None:
        super().__init__(name, least, most, seen_by, spelling)
        self.each: int = each

    def write(self, s: Stack) -> object:
        flat = [self.spelling.spell(int(value)) for value in getattr(s, self.name)]
        return [flat[at : at + self.each] for at in range(0, len(flat), self.each)] if self.each else flat

    def read(self, s: Stack, value: Any) -> None:
        length = len(getattr(s, self.name))
        items = listed(value, length // self.each if self.each else length, self.name)
        if self.each:
            items = [item for group, place in items for item in listed(group, self.each, place)]
        setattr(s, self.name, numbers(self.spelling.number(item, place) for item, place in items))


class Names(Counts):
    """An array of numbers that stand for words, null where there is none; things that do not lie here themselves."""

    def __init__(self, name: str, words: Sequence[str], each: int = 0, seen_by: str = EVERYBODY) -> None:
        super().__init__(name, each, seen_by=seen_by, spelling=AsWord(words))
        self.words: Sequence[str] = words


class Row(Names):
    """Places in a row, for each seat or on the table: a thing, or null where there is none."""

    def things(self, s: Stack) -> Counter[str]:
        return Counter(self.words[value] for value in getattr(s, self.name) if value >= 0)


@final
class Hand(Row):
    """A row that only its owner sees."""

    def __init__(self, name: str, words: Sequence[str], each: int) -> None:
        super().__init__(name, words, each, OWNER)


class Pile(Field):
    """Things without an order: how many of each word, those with none left out."""

    def __init__(self, name: str, words: Sequence[str], seen_by: str = EVERYBODY) -> None:
        super().__init__(name, seen_by=seen_by)
        self.words: Sequence[str] = words

    def write(self, s: Stack) -> object:
        return dict(self.things(s))

    def read(self, s: Stack, value: Any) -> None:
        if not isinstance(value, dict):
            raise PositionError("NOT_A_TABLE", place=self.name)
        counts = [0] * len(self.words)
        for name, count in value.items():
            counts[word(name, self.words, f"{self.name}.{name}")] = self.spelling.number(count, f"{self.name}.{name}")
        setattr(s, self.name, numbers(counts))

    def things(self, s: Stack) -> Counter[str]:
        return Counter({w: int(n) for w, n in zip(self.words, getattr(s, self.name), strict=True) if n})


@final
class Marks(Counts):
    """An array of masks, each spelled as the list of words whose bits are set."""

    def __init__(self, name: str, words: Sequence[str], seen_by: str = EVERYBODY) -> None:
        super().__init__(name, seen_by=seen_by, spelling=AsWords(words))


@final
class Deck(Field):
    """Things of which there is one each, without an order: a mask, spelled as a list of words."""

    def __init__(self, name: str, words: Sequence[str], seen_by: str = EVERYBODY) -> None:
        super().__init__(name, seen_by=seen_by, spelling=AsWords(words))
        self.words: Sequence[str] = words

    def things(self, s: Stack) -> Counter[str]:
        return Counter(words_of(int(getattr(s, self.name)), self.words))


@final
class Bag(Pile):
    """Things nobody has seen: one is drawn when it is revealed, so there is no order to leak."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name, words, NOBODY)


def bounded(value: object, least: int, most: int, place: str) -> int:
    """A whole number within bounds, or an error that names the place."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError("NOT_A_NUMBER", place=place, least=least, most=most)
    return value


def listed(value: object, length: int, place: str) -> list[tuple[Any, str]]:
    """The items of a list of this length, each with its place."""
    if not isinstance(value, list) or len(value) != length:
        raise PositionError("WRONG_LENGTH", place=place, need=length)
    return [(item, f"{place}[{i}]") for i, item in enumerate(value)]


def word(value: object, words: Sequence[str], place: str) -> int:
    """The number of a word; null is -1."""
    if value is None:
        return -1
    if not isinstance(value, str) or value not in words:
        raise PositionError("UNKNOWN_WORD", place=place, word=str(value))
    return words.index(value)


def words_of(mask: int, words: Sequence[str]) -> list[str]:
    return [name for at, name in enumerate(words) if mask >> at & 1]


def mask(value: object, words: Sequence[str], place: str) -> int:
    """The mask that a list of words spells, none of them twice."""
    if not isinstance(value, list):
        raise PositionError("WRONG_LENGTH", place=place, need=len(words))
    found = [word(item, words, f"{place}[{i}]") for i, item in enumerate(value)]
    if -1 in found or len(set(found)) != len(found):
        raise PositionError("TWICE_THE_SAME", place=place)
    return sum(1 << at for at in found)
