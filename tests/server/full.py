"""`python -m tests.server.full [D1 N4 …]`: goals at full size, by their numbers; figures go into docs/reliability.md.

Without arguments everything is run; else what was not touched keeps the figures of the last run that did. Arguments
that are no numbers of goals are pytest's."""

import ast
import json
import os
import re
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs"
GOAL = re.compile(r"[A-Z]\d+|§11")
FIGURES, PAGE = DOCS / "reliability.json", DOCS / "reliability.md"
TABLE = "| goal | what | figure | bound | |\n|---|---|---|---|---|\n"

Line = dict[str, Any]


def goals_of(test: ast.FunctionDef) -> set[str]:
    """The goals whose figures a test says."""
    said = [node.args[0] for node in ast.walk(test) if isinstance(node, ast.Call) and is_goal(node.func)]
    found = [node.value for each in said for node in ast.walk(each) if isinstance(node, ast.Constant)]
    return {name for name in found if isinstance(name, str) and GOAL.fullmatch(name)}


def is_goal(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id in ("goal", "in_time")


def tests_of(goals: set[str]) -> list[str]:
    """The tests that say a figure of one of these; ValueError names those of which none does."""
    found: dict[str, set[str]] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                found[f"{path.relative_to(ROOT)}::{node.name}"] = goals_of(node)
    unknown = goals.difference(*found.values())
    if unknown:
        raise ValueError(f"No test says a figure of {', '.join(sorted(unknown))}.")
    return [test for test, said in found.items() if said & goals]


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
    goals = {each for each in arguments if GOAL.fullmatch(each)}
    try:
        tests = [each for each in arguments if each not in goals] + (tests_of(goals) if goals else [])
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "goals"
        os.environ |= {"HIMEJI_FULL": "1", "HIMEJI_GOALS": str(said)}
        code = pytest.main(["-s", *(tests or ["tests/server"])])
        today = f"{datetime.now(UTC):%Y-%m-%d}"
        spoken = said.read_text("utf-8").splitlines() if said.exists() else []
        now = [json.loads(line) | {"on": today} for line in spoken]
    before = json.loads(FIGURES.read_text("utf-8")) if arguments else []
    lines = merged(before, now)
    FIGURES.write_text("[\n" + ",\n".join(map(json.dumps, lines)) + "\n]\n", "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), lines), "utf-8")
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
