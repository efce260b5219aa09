"""`python -m tests.server.full [what pytest takes]`: the goals at full size; their figures go into docs/reliability.md.

Without arguments everything is run; else what was not touched keeps the figures of the last run that did."""

import json
import os
import re
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
FIGURES, PAGE = DOCS / "reliability.json", DOCS / "reliability.md"
TABLE = "| goal | what | figure | bound | |\n|---|---|---|---|---|\n"

Line = dict[str, Any]


def order(line: Line) -> tuple[str, int]:
    letter, number = re.fullmatch(r"(\D+)(\d*)", line["goal"]).groups()  # type: ignore[union-attr]
    return letter, int(number or 0)


def merged(before: list[Line], now: list[Line]) -> list[Line]:
    """What each test said last."""
    again = {line["test"] for line in now}
    return sorted([line for line in before if line["test"] not in again] + now, key=order)


def table(lines: list[Line]) -> str:
    return TABLE + "".join(
        f"| {line['goal']} | {line['what']} | {line['figure']:.4g}{line['unit']} "
        f"| {line['sign']} {line['bound']:g}{line['unit']} "
        f"| {'holds' if line['holds'] else '**does not hold**'}, {line['on']} |\n"
        for line in lines
    )


def page(text: str, lines: list[Line]) -> str:
    """The same page with another table at its end."""
    return text[: text.index(TABLE)] + table(lines)


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "goals"
        os.environ |= {"HIMEJI_FULL": "1", "HIMEJI_GOALS": str(said)}
        code = pytest.main(["-s", *(arguments or ["tests/server"])])
        today = f"{datetime.now(UTC):%Y-%m-%d}"
        now = [json.loads(line) | {"on": today} for line in said.read_text("utf-8").splitlines()]
    before = json.loads(FIGURES.read_text("utf-8")) if arguments else []
    lines = merged(before, now)
    FIGURES.write_text("[\n" + ",\n".join(map(json.dumps, lines)) + "\n]\n", "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), lines), "utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
