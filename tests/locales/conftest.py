"""Voices: every language, for every title."""

from functools import cache

import pytest

import himeji
from himeji.locales import LANGUAGES, Voice

CLIENTS = ("terminal", "cli", "bench", "components", "arena", "server", "study")


@pytest.fixture(params=LANGUAGES)
def language(request) -> str:
    return str(request.param)


@pytest.fixture(params=himeji.titles())
def title(request) -> str:
    return str(request.param)


@cache
def learned(language: str, title: str) -> Voice:
    return Voice(language, *CLIENTS, title)


@pytest.fixture
def voice(language: str, title: str) -> Voice:
    return learned(language, title)
