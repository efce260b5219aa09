"""The client's texts: every key it asks for is there, none is there for nobody."""

import re

import pytest

from himeji import web
from himeji.locales import LANGUAGES, Voice, message_id
from himeji.server.first_games import first_game
from tests.locales.codes import asked as asked_by

SUBJECTS = {"web": "app", "web_naishi": "boards/naishi", "web_white_castle": "boards/white_castle"}


def source(folder: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted((web.FOLDER / folder).rglob("*.js")))


def keys(subject: str) -> list[str]:
    text = (web.LOCALES / "en" / f"{subject}.ftl").read_text("utf-8")
    return re.findall(r"^([\w-]+) =", text, re.M)


def asked(folder: str) -> tuple[set[str], set[str]]:
    """The keys that the source names in full, and the beginnings of those it puts together."""
    text = source(folder)
    whole = set(re.findall(r'"(web-[\w-]+)"', text))
    begun = set(re.findall(r"`(web-[\w-]*)\$\{", text))
    return whole, begun | {key for key in whole if re.search(rf'(phrase|messageId)\("{key}"', text)}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_text_has_a_place_where_it_is_said(subject):
    whole, begun = asked(SUBJECTS[subject])
    shell_whole, shell_begun = asked("app")
    unsaid = [
        key
        for key in keys(subject)
        if not key.startswith(("lesson-", "guide-"))
        and key not in whole | shell_whole
        and not any(key.startswith(each) for each in begun | shell_begun)
    ]
    assert not unsaid


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_text_that_is_named_is_there(language, subject):
    title = subject.removeprefix("web").removeprefix("_")
    voice = Voice(language, "web", *([title, subject] if title else []))
    whole, begun = asked(SUBJECTS[subject])
    assert not [key for key in whole - begun if not voice.bundle.has_message(key)]


@pytest.mark.parametrize("title", ["naishi", "white_castle"])
def test_every_lesson_is_about_a_question_of_the_title(title):
    questions = {message_id("lesson", asks.lstrip("0123456789_")) for asks in asked_by(title)}
    lessons = {key for key in keys(f"web_{title}") if key.startswith("lesson-")}
    assert lessons
    assert lessons <= questions


@pytest.mark.parametrize("title", ["naishi", "white_castle"])
def test_every_step_of_a_first_game_says_why_and_no_sentence_is_left_over(title):
    script = first_game(title)
    assert script
    said = {f"guide-{step.say}" for step in script.steps if step.seat == 0} | {"guide-end"}
    assert said == {key for key in keys(f"web_{title}") if key.startswith("guide-")}
