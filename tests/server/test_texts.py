"""Whatever the server or the engine may refuse has a sentence in every language, where the server looks for it."""

import re
from pathlib import Path

import pytest

import himeji
from himeji.locales import LANGUAGES, message_id
from himeji.server.faces import voice

RAISED = re.compile(r"\b(?:Table|Store|Access|Setup|Record|Position|Conflict|Move)Error\(\s*\"([A-Z_]+)\"")
ROOMS = ("server", "engine", "games")


def codes() -> set[str]:
    source = Path(himeji.__file__).parent
    return {
        code for room in ROOMS for file in (source / room).rglob("*.py") for code in RAISED.findall(file.read_text())
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language):
    found = codes()
    assert len(found) > 40
    assert [code for code in sorted(found) if not voice(language).bundle.has_message(message_id("error", code))] == []
