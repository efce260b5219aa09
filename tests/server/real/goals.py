"""One line a goal: its number, the figure, the bound, PASS or FAIL."""

import json
import os
from pathlib import Path

SIGNS = {
    "<=": lambda figure, bound: figure <= bound,
    "==": lambda figure, bound: figure == bound,
    ">=": lambda figure, bound: figure >= bound,
}


def goal(number: str, what: str, figure: float, sign: str, bound: float, unit: str = "") -> None:
    """Print the line, keep it where HIMEJI_GOALS says, and fail if it does not hold."""
    holds = SIGNS[sign](figure, bound)
    print(f"{number} {what}: {figure:g}{unit} ({sign} {bound:g}{unit}) {'PASS' if holds else 'FAIL'}")
    if path := os.environ.get("HIMEJI_GOALS"):
        line = {"goal": number, "what": what, "figure": figure, "sign": sign, "bound": bound, "unit": unit}
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line | {"holds": holds}) + "\n")
    assert holds, f"{number} {what}: {figure:g}{unit}, not {sign} {bound:g}{unit}"
