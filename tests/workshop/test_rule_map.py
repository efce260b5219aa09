"""The rule map: every section and ruling of a rulebook has its code and its tests, and no other id is cited."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import himeji
from himeji.games import game

GAMES = Path(himeji.__file__).parent / "games"
TESTS = Path(__file__).parents[1]
RULEBOOKS = sorted(GAMES.rglob("rulebook.yaml"))
CITATION = re.compile(r"\b[A-Z]{2}-R?\d+\b")


@dataclass(frozen=True)
class RuleMap:
    """What a rulebook lists, what the code of its title cites, and what its tests are marked with."""

    sections: set[str]
    rulings: set[str]
    in_code: set[str]
    in_tests: set[str]

    def holes(self) -> list[str]:
        return [
            *(f"{section} has no code" for section in sorted(self.sections - self.in_code)),
            *(f"{rule} has no test" for rule in sorted((self.sections | self.rulings) - self.in_tests)),
            *(f"{cited} is no rule" for cited in sorted((self.in_code | self.in_tests) - self.sections - self.rulings)),
        ]


@cache
def read(rulebook: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(rulebook.read_text("utf-8"))
    return found


def cited_in_code(folder: Path) -> set[str]:
    return {rule for module in folder.rglob("*.py") for rule in CITATION.findall(module.read_text("utf-8"))}


def marked_in(source: str) -> set[str]:
    """The rules of every `rule` mark, on a test or on a whole file."""
    return {rule for name, texts in calls(source) if name == "rule" for rule in texts}


def calls(source: str) -> Iterator[tuple[str, list[str]]]:
    """Every call by the last part of its name, with those of its arguments that are literal texts."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            yield name, [str(text.value) for text in node.args if isinstance(text, ast.Constant)]


def rule_tests(title: str) -> list[str]:
    folders = (TESTS / "rules" / title, TESTS / "examples" / title)
    return [module.read_text("utf-8") for folder in folders for module in sorted(folder.rglob("*.py"))]


def title_of(rulebook: Path) -> str:
    return rulebook.relative_to(GAMES).parts[0]


def rule_map(rulebook: Path) -> RuleMap:
    """The map of one rulebook; a title with several keeps to the rules of this one's prefix."""
    book, title = read(rulebook), title_of(rulebook)
    prefixes = {read(other)["prefix"] for other in RULEBOOKS if title_of(other) == title} - {book["prefix"]}
    others = tuple(f"{prefix}-" for prefix in prefixes)
    code = {rule for rule in cited_in_code(GAMES / title) if not rule.startswith(others)}
    marks = {rule for source in rule_tests(title) for rule in marked_in(source) if not rule.startswith(others)}
    return RuleMap(set(book["sections"]), set(book["rulings"]), code, marks)


@pytest.fixture(params=RULEBOOKS, ids=lambda path: path.parent.name)
def rulebook(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_every_title_has_a_rulebook():
    assert {title_of(path) for path in RULEBOOKS} >= set(himeji.titles())


def test_every_rule_has_its_code_and_its_tests(rulebook):
    assert rule_map(rulebook).holes() == []


def test_every_rule_is_named_in_both_languages(rulebook):
    book = read(rulebook)
    for rule, entry in (book["sections"] | book["rulings"]).items():
        assert CITATION.fullmatch(rule), rule
        assert rule.startswith(f"{book['prefix']}-"), rule
        assert entry["fr"], rule
        assert entry["en"], rule


def test_every_ruling_has_its_section_its_state_and_a_real_option(rulebook):
    book = read(rulebook)
    options = set(game(title_of(rulebook)).options)
    for ruling, entry in book["rulings"].items():
        assert entry["section"] in book["sections"], ruling
        assert entry["state"] in ("settled", "default"), ruling
        assert entry.get("option") in options | {None}, ruling
    assert options <= {entry.get("option") for entry in book["rulings"].values()}


def test_every_refusal_and_event_of_a_title_is_seen_by_its_rule_tests(rulebook):
    title = title_of(rulebook)
    modules = [module.read_text("utf-8") for module in sorted((GAMES / title).rglob("*.py"))]
    enrolled = [texts for source in modules for name, texts in calls(source) if name in ("kind", "happening")]
    codes = {texts[0] for texts in enrolled}
    proved = "\n".join(rule_tests(title))
    assert codes
    assert [code for code in sorted(codes) if not re.search(rf"\b{code}\b", proved)] == []


@pytest.mark.parametrize(
    ("change", "hole"),
    [
        ({"in_code": {"XX-02", "XX-R1"}}, "XX-01 has no code"),
        ({"in_tests": {"XX-01", "XX-R1"}}, "XX-02 has no test"),
        ({"in_tests": {"XX-01", "XX-02"}}, "XX-R1 has no test"),
        ({"in_code": {"XX-01", "XX-02", "XX-R7"}}, "XX-R7 is no rule"),
        ({"in_tests": {"XX-01", "XX-02", "XX-R1", "XX-03"}}, "XX-03 is no rule"),
    ],
)
def test_a_hole_in_the_map_is_seen(change, hole):
    whole = {"sections": {"XX-01", "XX-02"}, "rulings": {"XX-R1"}}
    cited = {"in_code": {"XX-01", "XX-02"}, "in_tests": {"XX-01", "XX-02", "XX-R1"}}
    assert RuleMap(**whole, **cited).holes() == []
    assert RuleMap(**whole | cited | change).holes() == [hole]
