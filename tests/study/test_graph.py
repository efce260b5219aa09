"""The picture of a review."""

from xml.etree import ElementTree

import pytest

from himeji.locales import LANGUAGES, Voice, message_id
from himeji.study.graph import graph

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=LANGUAGES)
def naishi_voice(request) -> Voice:
    return Voice(request.param, "study", "naishi")


@pytest.fixture
def drawn(reviewed, naishi_voice) -> ElementTree.Element:
    return ElementTree.fromstring(graph(reviewed, naishi_voice, ["Aiko & <Ken>", "Ōta"]))


def test_each_contender_has_a_line_with_a_point_for_every_decision_and_the_end(drawn, reviewed):
    lines = drawn.findall(f"{SVG}polyline")
    assert [len((line.get("points") or "").split()) for line in lines] == [len(reviewed.verdicts) + 1] * 2


def test_costly_decisions_are_marked_with_a_sign_and_words(drawn, reviewed, naishi_voice):
    marks = [group for group in drawn.findall(f"{SVG}g") if group.get("class") == "mark"]
    graded = [verdict for verdict in reviewed.verdicts if verdict.grade]
    assert len(marks) == len(graded) > 0
    for mark, verdict in zip(marks, graded, strict=True):
        words = mark.findtext(f"{SVG}title") or ""
        assert naishi_voice.say(message_id("grade", verdict.grade)) in words
        assert verdict.move in words
        assert (mark.findtext(f"{SVG}text") or "")[0] == "?"


def test_a_screen_reader_is_told_what_the_picture_shows(drawn, naishi_voice):
    assert drawn.get("role") == "img"
    labels = (drawn.get("aria-labelledby") or "").split()
    found = {element.get("id"): element.text or "" for element in drawn}
    assert found[labels[0]] == naishi_voice.say("review-title", title="Naishi")
    assert "Aiko & <Ken>" in found[labels[1]]


def test_lines_differ_by_colour_and_by_sign_in_light_and_dark(drawn):
    style = drawn.findtext(f"{SVG}style") or ""
    assert "prefers-color-scheme: dark" in style
    signs = {shape.tag for group in drawn.iter(f"{SVG}g") if group.get("class") in ("f0", "f1") for shape in group}
    assert {f"{SVG}circle", f"{SVG}path"} <= signs
