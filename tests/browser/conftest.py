"""One browser for the tests of a file; every page must end without a fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.scenes import Game
from tests.browser.stage import chromium, faults, opened

Seat = Callable[..., Page]
expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


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
