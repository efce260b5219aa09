"""One line a goal: its number, the figure, the bound, PASS or FAIL."""

import json
import os
from pathlib import Path

FULL = os.environ.get("HIMEJI_FULL") == "1"  # set by `python -m tests.server.full`
PATIENCE = 1 if FULL else 4  # with what is in a hurry: at each change other tests run beside it, on any machine
SIGNS = {
    "<=": lambda figure, bound: figure <= bound,
    "==": lambda figure, bound: figure == bound,
    ">=": lambda figure, bound: figure >= bound,
}


def sized(short: int, full: int) -> int:
    """How many: few at each change, all that the goal says by command."""
    return full if FULL else short


def goal(number: str, what: str, figure: float, sign: str, bound: float, unit: str = "") -> None:
    """Print the line, keep it where HIMEJI_GOALS says, and fail if it does not hold."""
    holds = SIGNS[sign](figure, bound)
    print(f"{number} {what}: {figure:g}{unit} ({sign} {bound:g}{unit}) {'PASS' if holds else 'FAIL'}")
    if path := os.environ.get("HIMEJI_GOALS"):
        test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
        line = {"goal": number, "what": what, "figure": figure, "sign": sign, "bound": bound, "unit": unit}
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line | {"holds": holds, "test": test}) + "\n")
    assert holds, f"{number} {what}: {figure:g}{unit}, not {sign} {bound:g}{unit}"


def in_time(number: str, what: str, figure: float, bound: float, unit: str = "") -> None:
    """A goal of how long something takes: exact by command, where nothing else runs."""
    goal(number, what, figure, "<=", bound * PATIENCE, unit)
