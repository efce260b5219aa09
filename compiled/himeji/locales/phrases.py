"""Effects in words: the text of an effect is taken apart as the combinators put it together."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

JOINTS: Final = {", then ": "effect-then", " and/or ": "effect-and-or", " & ": "effect-and", " / ": "effect-or"}
Say = Callable[..., str]  # a message and its figures; nothing if there is no such message


def phrase(text: str, say: Say) -> str:
    """An effect in words; a part without words stands for itself."""
    if text.startswith("may ("):
        return phrase(text.removeprefix("may "), say)
    if is_enclosed(text):
        return joined(text[1:-1], say)
    if who := re.match(r"[a-z ]+: ", text):
        return phrase(text[who.end() :], say)
    cost, arrow, then = text.partition(" -> ")
    if arrow and "(" not in cost:
        return say("effect-pay", cost=phrase(cost, say), effect=phrase(then, say))
    if repeated := re.fullmatch(r"up to (\d+) x (.+)", text):
        return say("effect-up-to", n=int(repeated[1]), effect=phrase(repeated[2], say))
    if counted := re.fullmatch(r"(\d+) (.+)", text):
        return say(f"effect-{name(counted[2])}", n=int(counted[1])) or text
    if counted := re.fullmatch(r"(.+) (\d+)", text):
        return say(f"effect-{name(counted[1])}-n", n=int(counted[2])) or text
    return say(f"effect-{name(text)}") or text


def name(text: str) -> str:
    return text.replace(" ", "-").replace("_", "-")


def is_enclosed(text: str) -> bool:
    """Does the bracket at the beginning close at the end?"""
    return text.startswith("(") and depths(text).index(0) == len(text) - 1


def depths(text: str) -> list[int]:
    """How many brackets are open after each sign."""
    found, depth = [], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        found.append(depth)
    return found


def joined(text: str, say: Say) -> str:
    for joint, message in JOINTS.items():
        parts = split(text, joint)
        if len(parts) > 1:
            *first, last = [phrase(part, say) for part in parts]
            return say(message, first=", ".join(first), last=last)
    return phrase(text, say)


def split(text: str, joint: str) -> list[str]:
    """The parts between joints outside all brackets."""
    parts, start, depth = [], 0, depths(text)
    for found in re.finditer(re.escape(joint), text):
        if depth[found.start()] == 0:
            parts.append(text[start : found.start()])
            start = found.end()
    return [*parts, text[start:]]
