"""The files of all languages say the same things, and nothing that nobody says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import himeji
from himeji import report
from himeji.arena.table import RATINGS, STANDINGS
from himeji.bench import levels, speed
from himeji.bench.goals import GOALS
from himeji.catalogue import catalogue
from himeji.games.corrections import EVIDENCE
from himeji.locales import LANGUAGES, Voice, message_id
from himeji.study.books import books
from himeji.study.reasons import BEYOND
from himeji.study.review import GRADES
from himeji.terminal.arguments import parser
from himeji.terminal.boards import board
from himeji.terminal.play import COMMANDS
from himeji.terminal.reviewing import CAUSES, MOMENT
from himeji.terminal.table import PLAYERS
from tests.locales.codes import asked, decided_by, enrolled, literals, raised
from tests.locales.conftest import CLIENTS
from tests.walks import positions, seatings

FOLDER = Path(himeji.__file__).parent / "locales"
FILES = sorted(path.name for path in (FOLDER / LANGUAGES[0]).glob("*.ftl"))


def messages(language: str, file: str) -> dict[str, ast.Message]:
    body = FluentParser(with_spans=False).parse((FOLDER / language / file).read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for part in parts for name in variables(part)}


def shape(message: ast.Message) -> dict[str, set[str]]:
    """The variables of a message and of each of its forms."""
    return {"": variables(message.value)} | {form.id.name: variables(form.value) for form in message.attributes}


def test_every_language_has_the_same_files():
    assert {"engine.ftl", *(f"{client}.ftl" for client in CLIENTS)} < set(FILES)
    assert set(FILES) > {f"{title}.ftl" for title in himeji.titles()}
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_figures(file):
    first, *others = [
        {name: shape(entry) for name, entry in messages(language, file).items()} for language in LANGUAGES
    ]
    assert all(other == first for other in others)


def test_no_message_is_in_two_files_of_one_voice():
    for title in himeji.titles():
        names = [name for file in ("engine", *CLIENTS, title) for name in messages("en", f"{file}.ftl")]
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("text", [path.read_text("utf-8") for path in (FOLDER / "fr").glob("*.ftl")])
def test_french_signs_keep_to_their_words(text):
    """A no-break space before double signs and inside guillemets."""
    said = [line.partition("=")[2] or line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in said for sign in (" :", " ;", " ?", " !", "« ", " »") if sign in line]


class Listener(Voice):
    """Remembers what it was asked to say."""

    def __init__(self, *subjects: str) -> None:
        super().__init__("en", *subjects)
        self.said: set[str] = set()

    def say(self, message: str, form: str = "", /, **figures: object) -> str:
        self.said.add(message)
        return super().say(message, form, **figures)


def uttered(title: str) -> Iterator[str]:
    """Every message id that the codes of a title, or the source, lead to."""
    voice = Listener(*CLIENTS, title)
    codes = enrolled(title)
    for text in (*codes["moves"], *(f"do {effect}" for effect in codes["effects"])):
        voice.move(text)
    for cause in codes["causes"]:
        voice.cause(cause)
    for asks in asked(title):
        voice.question(asks)
    for section in catalogue(title):
        report.table(voice, section)
    for table in (table for table in seatings() if table.title == title):
        for state in positions(table, "boards")[::15]:
            board(state.view(0), voice, ["Aiko", "Ken", "Jun", "Ōta"])
    for words in (words for figures in codes["events"].values() for words in figures.values()):
        for word in words:
            voice.word(word)
    parser(voice)
    yield from voice.said
    for literal in literals():
        yield from (literal, message_id("word", literal))
    made = {
        "refusal": codes["refusals"],
        "event": codes["events"],
        "error": [error.code for error in raised()],
        "option": codes["options"],
        "decided": [*decided_by(title), "points", "shared"],
        "command": COMMANDS,
        "help": COMMANDS,
        "seat": PLAYERS,
        "evidence": EVIDENCE,
        "arena": (*STANDINGS, *RATINGS),
        "bench": [*speed.FIGURES, *levels.FIGURES],
        "bench-goal": [goal.code for goal in GOALS],
        "grade": [grade for grade, _ in GRADES],
        "reason": [BEYOND, *(component for component, _ in books(title).places.values())],
        "review": (*CAUSES, *MOMENT),
    }
    for family, members in made.items():
        for member in members:
            yield message_id(family, member)


def test_no_message_is_unused():
    for title in himeji.titles():
        there = {name for file in ("engine", *CLIENTS, title) for name in messages("en", f"{file}.ftl")}
        assert there <= set(uttered(title)), there - set(uttered(title))
