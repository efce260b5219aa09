"""Records that somebody brings: replayed before they are believed, refused at the first entry that does not hold."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from himeji.engine.errors import HimejiError
from himeji.server.api import records
from himeji.server.table.load import load
from tests.server.real.goals import goal
from tests.server.stores import finished


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    position = finished().core.table.position
    assert position is not None
    found: dict[str, Any] = json.loads(position.record(["Aiko", "Ken"]).to_json())
    return found


def bring(record: object) -> list[Any]:
    return records.rows_of(json.dumps(record).encode(), "u-aiko")


def test_a_record_that_holds_becomes_a_finished_table(kept):
    table = load(bring(kept), exact=True).table
    assert table.over
    assert [seat.name for seat in table.seats] == ["Aiko", "Ken"]
    assert table.seats_of("u-aiko") == []


def edited(place: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update({place: value})


SPOILED: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "another title": (edited("title", "go"), "UNKNOWN_TITLE"),
    "another edition": (edited("edition", 99), "OTHER_EDITION"),
    "another seed": (edited("seed", "x"), "SEED_DOES_NOT_MATCH"),
    "no seed": (edited("seed", None), "SEED_NOT_PUBLISHED"),
    "other scores": (edited("scores", [99, 0]), "SCORES_DIFFER"),
    "too many moves": (lambda r: r["entries"].extend(spread(r)), "TOO_LONG"),
    "a move against the rules": (lambda r: r["entries"][5].update(move="recall"), "MOVE_REFUSED"),
    "another draw": (lambda r: r["entries"][1]["chance"][0].__setitem__(2, 4), "CHANCE_DIFFERS"),
    "another position": (lambda r: r["entries"][5].update(digest="0" * 16), "POSITION_DIFFERS"),
    "an entry lost": (lambda r: r["entries"].pop(3), "WRONG_SEQUENCE"),
    "half a game": (lambda r: r.update(entries=r["entries"][:9]), "SCORES_DIFFER"),
}


def spread(record: dict[str, Any]) -> list[dict[str, Any]]:
    first = len(record["entries"])
    return [record["entries"][0] | {"seq": first + number} for number in range(1, records.MOVES)]


@pytest.mark.parametrize(("spoil", "code"), SPOILED.values(), ids=SPOILED)
def test_b5_a_record_that_does_not_hold_is_refused(kept, spoil, code):
    record = json.loads(json.dumps(kept))
    spoil(record)
    with pytest.raises(HimejiError) as refused:
        bring(record)
    assert refused.value.code == code


def test_b5_a_record_that_is_cut_anywhere_is_refused(kept):
    text = json.dumps(kept).encode()
    taken = 0
    for at in range(0, len(text) - 1, len(text) // 100):
        try:
            records.rows_of(text[:at], "u-aiko")
            taken += 1
        except HimejiError:
            pass
    goal("B5", "cut records that were taken", taken, "==", 0)
