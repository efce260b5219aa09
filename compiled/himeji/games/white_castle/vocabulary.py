"""From the words of the component file to effects. An unknown word is a start-up error that names its place."""

from __future__ import annotations

from typing import Any, Final

from himeji.engine.combinators import AnyOrder, OneOf, Pay
from himeji.engine.effect import Effect
from himeji.engine.errors import ComponentError
from himeji.games.white_castle.board import STORES
from himeji.games.white_castle.state import WhiteCastle
from himeji.games.white_castle.stores import Gain, GainAny, GainSeals, Price
from himeji.games.white_castle.time_track import Influence

WORDS: Final[dict[str, Effect[WhiteCastle]]] = {}  # the chapters enrol theirs
Steps = list[dict[str, Any]]


def read(steps: Steps, place: str) -> Effect[WhiteCastle]:
    """A list of steps: one effect, several done in any order."""
    effects = read_all(steps, place)
    return effects[0] if len(effects) == 1 else AnyOrder(*effects)


def read_all(steps: Steps, place: str) -> list[Effect[WhiteCastle]]:
    return [effect for at, step in enumerate(steps) for effect in read_step(step, f"{place}[{at}]")]


def read_step(step: dict[str, Any], place: str) -> list[Effect[WhiteCastle]]:
    """One step; a gain of several kinds is several effects."""
    if "gain" in step:
        return [read_gain(store, n, place) for store, n in step["gain"].items()]
    if "pay" in step:
        ((store, n),) = step["pay"].items()
        return [Pay(Price(number(store, place), n), read(step["then"], f"{place}.then"))]
    if "choose" in step:
        return [OneOf(*[read(steps, f"{place}.choose") for steps in step["choose"]], optional=True)]
    ((verb, what),) = step.items()
    return [word(what if verb == "do" else f"{verb} {what}", place)]


def read_gain(store: str, n: int, place: str) -> Effect[WhiteCastle]:
    if store == "influence":
        return Influence(n)
    if store == "any":
        return GainAny(n)
    return GainSeals(n) if store == "seal" else Gain(number(store, place), n)


def number(store: str, place: str) -> int:
    if store not in STORES:
        raise ComponentError("UNKNOWN_COMPONENT_WORD", place=place, word=store)
    return STORES.index(store)


def word(name: str, place: str) -> Effect[WhiteCastle]:
    if name not in WORDS:
        raise ComponentError("UNKNOWN_COMPONENT_WORD", place=place, word=name)
    return WORDS[name]
