"""Every code there is to say, found in the loaded package and in its source."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import himeji
from tests.walks import seatings, walk

PACKAGE = Path(himeji.__file__).parent
CODE = re.compile(r"[A-Z]+(_[A-Z]+)*")
ERRORS = re.compile(r"\w*Error|Refused|UnreadableMove|UndoRefused")
# In a process of its own: tests enrol kinds of their own, which no locale has to know.
ENROLLED = """
import json, sys, himeji
from himeji.engine import event, refusal
from himeji.engine.effect import TABLE
from himeji.engine.menu import Menu
from himeji.engine.question import Choice, Question
game = himeji.game(sys.argv[1])
effects = TABLE.of(game.id)
branches = {branch.id for effect in effects if isinstance(effect, Choice) for branch in effect.questions}
branches.add(game.blank(game.seats[0]).beside)
asking = [effect for effect in effects if isinstance(effect, (Menu, Question)) and effect.id not in branches]
print(json.dumps({
    "refusals": {kind.code: kind.figures for kind in refusal.KINDS},
    "events": {kind.code: {name: list(words) for name, words in kind.figures} for kind in event.KINDS},
    "questions": sorted({effect.question() for effect in asking}),
    "effects": sorted({part.text for effect in effects if isinstance(effect, Menu) for part in effect.parts}),
    "moves": game.sheet.grammar.texts,
    "options": game.options,
    "causes": [cause for cause, _ in game.sheet.causes],
}))
"""


@cache
def enrolled(title: str) -> dict[str, Any]:
    """What a title and the engine enrol when only that title is loaded."""
    done = subprocess.run([sys.executable, "-c", ENROLLED, title], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@cache
def asked(title: str) -> set[str]:
    """The questions that stand by themselves, and those that come up in random games."""
    found = set(enrolled(title)["questions"])
    for table in (table for table in seatings() if table.title == title):
        for state, _ in walk(table, "questions"):
            found |= {decision.asks for decision in state.pending()}
    return found


@dataclass(frozen=True)
class Raised:
    """An error as the source raises it: its code, and the names of its figures."""

    code: str
    figures: tuple[str, ...]


@cache
def raised(title: str = "*") -> list[Raised]:
    """By a title, by default any, and by everything that is no title."""
    found = set()
    for tree in trees(title):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ERRORS.fullmatch(name_of(node.func)) and node.args:
                figures = tuple(sorted(keyword.arg for keyword in node.keywords if keyword.arg))
                found |= {Raised(code, figures) for code in codes_in(node.args[0])}
            if isinstance(node, ast.FunctionDef) and node.name == "barrier":
                returns = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value]
                found |= {Raised(code, ()) for value in returns for code in codes_in(value)}
    return sorted(found, key=str)


@cache
def decided_by(title: str) -> set[str]:
    """What the title's scoring says decided a game."""
    return {
        constant
        for tree in trees(title)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and [name_of(target) for target in node.targets] == ["decided_by"]
        for constant in constants(node.value)
    }


@cache
def literals() -> set[str]:
    """Every string that the source of the clients writes out."""
    return {constant for tree in trees() for constant in constants(tree)}


@cache
def trees(title: str = "*") -> tuple[ast.Module, ...]:
    """The source of the package, with one title or all of them."""
    titles = {path for path in PACKAGE.glob("games/*/*.py") if title not in ("*", path.parent.name)}
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted({*PACKAGE.rglob("*.py")} - titles))


def name_of(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def constants(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def codes_in(tree: ast.AST) -> set[str]:
    return {constant for constant in constants(tree) if CODE.fullmatch(constant)}
