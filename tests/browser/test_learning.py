"""A first game leads from the lobby to a game of one's own: by tapping on a phone, by keys alone, and freely left."""

import pytest
from playwright.sync_api import expect

from tests.browser.stage import LAPTOP, PHONE, drawn
from tests.browser.test_access import objections
from tests.browser.test_play import IDLE

LEADS = f"{IDLE} .lesson__x"

SHOWN = """() => (document.querySelector('.lesson p')?.textContent ?? '')
  + document.querySelectorAll('.is-chosen').length"""


def tap(page):
    """The place on the board that is shown; an answer of the list where the board has none."""
    shown = page.locator(".is-guided:not(.choice)")
    (shown if shown.count() else page.locator(".choice.is-guided")).first.click()


def press(page):
    """Its digit; beyond nine answers, the tab key leads to it."""
    digit = drawn(page).locator(".is-guided .choice__key").inner_text()
    for _ in range(60):
        if digit or page.evaluate("() => document.activeElement.matches('.choice.is-guided')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press(digit or "Enter")


@pytest.mark.parametrize(
    ("title", "language", "viewport", "act"),
    [("white_castle", "fr", PHONE, tap), ("naishi", "en", LAPTOP, press)],
)
def test_a_first_game_is_led_step_by_step(visitor, server, title, language, viewport, act):
    page = visitor(server.url, language, viewport)
    page.locator(f"input[name=title][value={title}]").check(force=True)
    page.locator(f".first [data-learn={title}]").click()
    page.wait_for_selector(LEADS)
    assert objections(page) == []
    told = set()
    while page.locator(LEADS).count():
        told.add(page.locator(".lesson p").inner_text())
        before = page.evaluate(SHOWN)
        act(page)
        page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
        page.wait_for_selector(f"{IDLE} .choice")
    assert len(told) == {"naishi": 8, "white_castle": 14}[title]
    expect(page.locator(".lesson .btn")).to_have_text({"fr": "Compris", "en": "Understood"}[language])
    page.locator(".lesson .btn").click()
    page.wait_for_selector(f"{IDLE} .choice[data-move], {IDLE} .choice .many")


def test_a_first_game_is_left_at_any_time_and_goes_on_as_a_game(visitor, server):
    page = visitor(server.url)
    page.locator(".first [data-learn]").click()
    page.wait_for_selector(LEADS)
    page.locator(".lesson__x").click()
    expect(page.locator(".is-guided, .lesson")).to_have_count(0)
    page.locator(".choice[data-move]").first.click()
    page.wait_for_selector(f"{IDLE} .choice")
    page.goto(server.url)
    expect(page.locator(".game")).to_have_count(1)
    expect(page.locator(".first")).to_have_count(0)
