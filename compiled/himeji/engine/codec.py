"""Positions as plain JSON values: documented, hand-editable, the same in every process."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from himeji.engine.effect import TABLE
from himeji.engine.errors import PositionError
from himeji.engine.numbers import numbers, zeros
from himeji.engine.stack import FRAME, FRESH
from himeji.engine.zone import bounded, listed

if TYPE_CHECKING:
    from himeji.engine.state import State

FORMAT: Final = "himeji-position 1"


def canonical(data: object) -> bytes:
    """One byte string for equal values."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest_of(data: object) -> str:
    return sha256(canonical(data)).hexdigest()[:16]


def encode(s: State) -> dict[str, Any]:
    """The whole state: header, stack, chance, and the fields of the title."""
    sheet = s.sheet()
    data: dict[str, Any] = {
        "format": FORMAT,
        "title": sheet.title,
        "edition": sheet.edition,
        "seats": int(s.seats),
        "options": {name: int(value) for name, value in zip(sheet.options, s.options, strict=True)},
        "order": [int(seat) for seat in s.order],
        "chance": [int(word) for word in s.chance],
        "stack": [encode_frame(s, at) for at in range(0, int(s.top) + 1, int(FRAME))],
    }
    for field in sheet.fields:
        data[field.name] = field.write(s)
    return data


def encode_frame(s: State, at: int) -> dict[str, Any]:
    return {
        "effect": TABLE.effects[s.frames[at]].text,
        "left": int(s.frames[at + 1]),
        "seat": int(s.frames[at + 2]),
        "cause": s.sheet().causes[s.frames[at + 3]][0],
    }


def fill(s: State, data: dict[str, Any]) -> None:
    """Become the position that was encoded; `s` is a fresh state of the same title and seats."""
    sheet = s.sheet()
    expected = {"format", "title", "edition", "seats", "options", "order", "chance", "stack"}
    expected |= {field.name for field in sheet.fields}
    for name in sorted(expected ^ data.keys()):
        raise PositionError("MISSING_FIELD" if name in expected else "UNKNOWN_FIELD", place=name)
    s.order = numbers(seat_number(s, v, place) for v, place in listed(data["order"], len(s.order), "order"))
    s.chance = numbers(bounded(v, 0, 2**32 - 1, place) for v, place in listed(data["chance"], len(s.chance), "chance"))
    for field in sheet.fields:
        field.read(s, data[field.name])
    s.recall_derived()
    fill_stack(s, data["stack"])
    impossible = "order" if sorted(s.order) != list(range(len(s.order))) else s.impossible()
    if impossible:
        raise PositionError("IMPOSSIBLE_POSITION", place=impossible)


def fill_stack(s: State, stack: Any) -> None:
    depth = s.sheet().depth
    if not isinstance(stack, list) or len(stack) > depth:
        raise PositionError("WRONG_LENGTH", place="stack", need=depth)
    s.frames = zeros(depth * int(FRAME))
    s.top = -FRAME
    causes = [name for name, _ in s.sheet().causes]
    for i, frame in enumerate(stack):
        place = f"stack[{i}]"
        if not isinstance(frame, dict) or frame.keys() != {"effect", "left", "seat", "cause"}:
            raise PositionError("NOT_A_FRAME", place=place)
        if not isinstance(frame["effect"], str) or not TABLE.has(s.sheet().title, frame["effect"]):
            raise PositionError("UNKNOWN_WORD", place=f"{place}.effect", word=str(frame["effect"]))
        if frame["cause"] not in causes:
            raise PositionError("UNKNOWN_WORD", place=f"{place}.cause", word=str(frame["cause"]))
        s.seat = seat_number(s, frame["seat"], f"{place}.seat", lowest=-1)
        s.cause = causes.index(frame["cause"])
        effect = TABLE.named(s.sheet().title, frame["effect"])
        s.push_left(effect, bounded(frame["left"], int(FRESH), int(effect.most_left(s)), f"{place}.left"))


def seat_number(s: State, value: object, place: str, lowest: int = 0) -> int:
    return bounded(value, lowest, len(s.order) - 1, place)
