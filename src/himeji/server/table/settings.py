"""What is agreed before a game: shown to everybody who may sit down, and never changed afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import BeforeValidator, ConfigDict, Field

from himeji.games import game, titles

STRICT: Final = ConfigDict(extra="forbid")
MONTH: Final = 30 * 24 * 3600


def whole(given: object) -> object:
    """JSON knows no difference between 2 and 2.0."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


WHOLE: Final = BeforeValidator(whole)  # with strict=True: "2" and true are no numbers
Whole = Annotated[int, Field(strict=True), WHOLE]
Seconds = Annotated[int, Field(strict=True, ge=0, le=MONTH), WHOLE]
Zombie = Literal["random", "greedy"]


@dataclass(frozen=True)
class Clock:
    """`live`: a bank of seconds and more for each move; `slow`: so many seconds for each decision."""

    kind: Literal["none", "live", "slow"] = "none"
    base: Seconds = 0
    increment: Seconds = 0
    __pydantic_config__ = STRICT


@dataclass(frozen=True)
class Absence:
    """Who plays for somebody whose clock ran out, or who has been away so many seconds while asked."""

    rule: Literal["wait", "zombie"] = "wait"
    bot: Zombie = "random"
    after: Seconds = 300
    __pydantic_config__ = STRICT


@dataclass(frozen=True)
class Settings:
    """A table before anybody sits at it."""

    title: Annotated[str, Field(max_length=40)]
    seats: Annotated[int, Field(strict=True, ge=1, le=8), WHOLE]
    options: dict[str, Whole] = field(default_factory=dict)
    visibility: Literal["public", "link", "invitation"] = "public"
    clock: Clock = Clock()
    absence: Absence = Absence()
    undo: Literal["none", "free", "consent"] = "consent"
    __pydantic_config__ = STRICT


def checked(settings: Settings) -> Settings:
    """The same, if such a game can be set up; SetupError if not."""
    known = game(settings.title if settings.title in titles() else "")
    known.new(settings.seats, settings.options, 0)
    return settings
