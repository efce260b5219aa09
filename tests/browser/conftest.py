"""One browser for the tests of a file; every page must end without a fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.scenes import Game
from tests.browser.stage import LAPTOP, chromium, faults, opened
from tests.server.real.process import Process

Seat = Callable[..., Page]
expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="module")  # as long as it is open, other tests of the process cannot run a loop of their own
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def at_table(browser: Browser) -> Iterator[Seat]:
    """Opens a page at a game's table."""
    pages: list[Page] = []

    def seat(game: Game, **how: Any) -> Page:
        pages.append(opened(browser, game, **how))
        return pages[-1]

    yield seat
    for page in pages:
        assert not faults(page)
        page.context.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server for the tests of a file."""
    with Process(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Seat]:
    """Opens pages in a browser of one's own."""
    contexts: list[BrowserContext] = []

    def visit(url: str, language: str = "en", viewport: Any = LAPTOP) -> Page:
        context = browser.new_context(viewport=viewport, locale=language, reduced_motion="reduce")
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        page.goto(url)
        return page

    yield visit
    for context in contexts:
        context.close()
