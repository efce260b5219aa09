"""A title, as data: what it is called, how many sit down, which options there are, and how it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from himeji.engine.chance import streams
from himeji.engine.codec import FORMAT, fill
from himeji.engine.effect import Effect
from himeji.engine.errors import PositionError, SetupError
from himeji.engine.numbers import Numbers, numbers
from himeji.engine.state import Sheet, State


class Game:
    """One title. It says how a fresh state lies before the first effect; the engine does the rest."""

    def __init__(
        self,
        sheet: Sheet,
        whole: Effect[Any],
        seats: tuple[int, ...],
        options: Mapping[str, tuple[int, ...]],
        components: str,
    ) -> None:
        self.id: str = sheet.title
        self.edition: int = sheet.edition
        self.seats: tuple[int, ...] = seats
        self.options: dict[str, tuple[int, ...]] = dict(options)  # the values each may take, the default first
        self.components: str = components  # their hash
        self.sheet: Sheet = sheet
        self.whole: Effect[Any] = whole

    def blank(self, seats: int) -> State:
        """A state with its arrays in place and nothing on them."""
        raise NotImplementedError

    def new(self, seats: int, options: Mapping[str, Any] | None = None, seed: object = 0) -> State:
        """A game set up and run on to its first decision; what chance gave on the way is in `rolls()`."""
        s = self.opening(seats, self.chosen(options or {}), streams(seed, *self.sheet.streams))
        s.push(self.whole)
        s.listen()
        s.run_on()
        s.heard()
        return s

    def opening(self, seats: Any, options: Numbers, chance: Numbers) -> State:
        if type(seats) is not int or seats not in self.seats:
            raise SetupError("WRONG_SEATS", title=self.id, seats=seats)
        s = self.blank(seats)
        s.begin(self.sheet.depth, seats, options, chance)
        return s

    def chosen(self, options: Mapping[Any, Any]) -> Numbers:
        """Every option's value, in the order of the sheet."""
        for name, value in options.items():
            if name not in self.options:
                raise SetupError("UNKNOWN_OPTION", title=self.id, option=name)
            if type(value) is not int or value not in self.options[name]:
                raise SetupError("WRONG_OPTION", title=self.id, option=name, value=value)
        return numbers(int(options.get(name, self.options[name][0])) for name in self.sheet.options)

    def decode(self, data: Any) -> State:
        """The position that `encode` wrote, or that somebody wrote by hand."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise PositionError("NOT_A_POSITION", place="format")
        if data.get("title") != self.id:
            raise PositionError("OTHER_TITLE", place="title", title=str(data.get("title")))
        if data.get("edition") != self.edition:
            raise PositionError("OTHER_EDITION", place="edition", edition=str(data.get("edition")), need=self.edition)
        if not isinstance(data.get("options"), dict):
            raise PositionError("NOT_A_TABLE", place="options")
        s = self.opening(data.get("seats"), self.chosen(data["options"]), streams(0, *self.sheet.streams))
        fill(s, data)
        try:
            s.run_on()
        except IndexError:  # a frame with more left than its effect has
            raise PositionError("IMPOSSIBLE_POSITION", place="stack") from None
        if s.top >= 0 and not 0 <= s.to_move() < s.seats:
            raise PositionError("IMPOSSIBLE_POSITION", place="stack")
        return s
