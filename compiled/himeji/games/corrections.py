"""Corrected component files: what they may say otherwise than the shipped one, and where they go wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, final

from himeji.engine.errors import ComponentError

EVIDENCE: Final = ("rulebook", "corroborated", "single", "reconstructed", "box")
DEEPEST: Final = 2  # steps within steps
MOST: Final = 9  # of a gain or a price


class Rule:
    """What may stand in a place."""

    def check(self, value: Any, place: str) -> None:
        raise NotImplementedError


@final
class Number(Rule):
    def __init__(self, least: int, most: int) -> None:
        self.least: int = least
        self.most: int = most

    def check(self, value: Any, place: str) -> None:
        if type(value) is not int or not self.least <= value <= self.most:
            raise ComponentError("NOT_A_NUMBER", place=place, least=self.least, most=self.most)


@final
class Word(Rule):
    def __init__(self, *words: str) -> None:
        self.words: tuple[str, ...] = words

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, str):
            raise ComponentError("WRONG_KIND", place=place)
        if value not in self.words:
            raise ComponentError("UNKNOWN_WORD", place=place, word=value)


@final
class Each(Rule):
    """A list of at least so many, each by the same rule."""

    def __init__(self, rule: Rule, least: int = 1) -> None:
        self.rule: Rule = rule
        self.least: int = least

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, list):
            raise ComponentError("WRONG_KIND", place=place)
        if len(value) < self.least:
            raise ComponentError("WRONG_LENGTH", place=place, need=self.least)
        for at, item in enumerate(value):
            self.rule.check(item, f"{place}[{at}]")


@final
class Amounts(Rule):
    """How much of each of these: `{food: 2, coin: 1}`."""

    def __init__(self, *stores: str, together: int = MOST) -> None:
        self.stores: tuple[str, ...] = stores
        self.together: int = together

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise ComponentError("NOT_A_TABLE", place=place)
        if not 1 <= len(value) <= self.together:
            raise ComponentError("WRONG_LENGTH", place=place, need=1)
        for store, count in value.items():
            if store not in self.stores:
                raise ComponentError("UNKNOWN_WORD", place=place, word=str(store))
            Number(1, MOST).check(count, f"{place}.{store}")


@final
class Step(Rule):
    """One step of an effect: a verb and what it is about. A payment has `then`, a choice its lists of steps."""

    def __init__(self, verbs: Mapping[str, Rule], depth: int = DEEPEST) -> None:
        self.verbs: dict[str, Rule] = dict(verbs)
        if depth:
            inner = Each(Step(verbs, depth - 1))
            self.verbs |= {"then": inner, "choose": Each(inner, 2)}

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise ComponentError("WRONG_KIND", place=place)
        for verb in value:
            if verb not in self.verbs:
                raise ComponentError("UNKNOWN_WORD", place=place, word=str(verb))
        if ("pay" in value) != ("then" in value):
            raise ComponentError("MISSING_FIELD", place=f"{place}.{'then' if 'pay' in value else 'pay'}")
        if len(value) != (2 if "pay" in value else 1):
            raise ComponentError("WRONG_LENGTH", place=place, need=1)
        for verb, what in value.items():
            self.verbs[verb].check(what, f"{place}.{verb}")


def compare(value: Any, shipped: Any, rules: Mapping[str, Rule], place: str = "") -> None:
    """The same shape as the shipped file; where a rule is given it decides, everything else is as shipped."""
    rule = rules.get(re.sub(r"\[\d+\]", "[]", place))
    if rule is not None:
        rule.check(value, place)
    elif isinstance(shipped, dict):
        compare_tables(value, shipped, rules, place)
    elif isinstance(shipped, list):
        if not isinstance(value, list):
            raise ComponentError("WRONG_KIND", place=place)
        if len(value) != len(shipped):
            raise ComponentError("WRONG_LENGTH", place=place, need=len(shipped))
        for at, item in enumerate(shipped):
            compare(value[at], item, rules, f"{place}[{at}]")
    elif type(value) is not type(shipped):
        raise ComponentError("WRONG_KIND", place=place)
    elif value != shipped:
        raise ComponentError("NOT_CORRECTABLE", place=place, value=shipped)


def compare_tables(value: Any, shipped: dict[Any, Any], rules: Mapping[str, Rule], place: str) -> None:
    if not isinstance(value, dict):
        raise ComponentError("NOT_A_TABLE", place=place)
    inside = f"{place}." if place else ""
    for name in shipped:
        if name not in value and name != "note":
            raise ComponentError("MISSING_FIELD", place=f"{inside}{name}")
    for name, item in value.items():
        if is_remark(name):
            check_remark(str(name), item, f"{inside}{name}")
        elif name not in shipped:
            raise ComponentError("UNKNOWN_FIELD", place=f"{inside}{name}")
        else:
            compare(item, shipped[name], rules, f"{inside}{name}")


def is_remark(name: object) -> bool:
    """Evidence and notes may be changed, and put everywhere."""
    return isinstance(name, str) and (name in ("evidence", "note") or name.endswith("_evidence"))


def check_remark(name: str, value: Any, place: str) -> None:
    if name != "note":
        Word(*EVIDENCE).check(value, place)
    elif not isinstance(value, str):
        raise ComponentError("WRONG_KIND", place=place)
