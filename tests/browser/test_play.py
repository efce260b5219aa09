"""Whole games in the browser: by tapping the board, by keys, through the command box, on a phone."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import Game
from tests.browser.stage import PHONE

IDLE = ".ask:not(.is-waiting)"
LONGEST = 400  # taps


def sits_down(page: Page, name: str) -> Page:
    """Somebody takes a free seat of the table whose page this is."""
    page.locator(".sit input").fill(name)
    page.locator(".sit button").click()
    expect(page.locator(".sit")).to_have_count(0)
    return page


def played(page, act) -> None:
    """Go on until the result is shown."""
    for _ in range(LONGEST):
        page.wait_for_selector(IDLE)
        if page.locator(".result").count():
            return
        act(page)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("title", "seats", "language"), [("naishi", 2, "fr"), ("white_castle", 3, "en")])
def test_a_game_is_played_by_tapping_what_is_lit(at_table, title, seats, language):
    chance = Random(1)

    def tap(page) -> None:
        lit = page.locator("button.is-lit, .choice[data-move]:not(.choice--no)")
        lit.nth(chance.randrange(lit.count())).dispatch_event("click")

    game = Game(title, seats, 11)
    page = at_table(game, language=language)
    played(page, tap)
    assert not game.state.pending()


@pytest.mark.parametrize(("title", "seats"), [("naishi", 2), ("white_castle", 1)])
def test_a_game_is_played_with_digits_alone(at_table, title, seats):
    chance = Random(2)

    def press(page) -> None:
        choices = page.locator(".choice:not(.choice--no):not(.choice--back)").count()
        page.keyboard.press(str(chance.randint(1, min(choices, 9))))

    game = Game(title, seats, 12)
    played(at_table(game), press)
    assert not game.state.pending()


@pytest.mark.parametrize(("title", "seats"), [("naishi", 2), ("white_castle", 2)])
def test_a_game_is_played_through_the_command_box_on_a_phone(at_table, title, seats):
    chance = Random(3)
    game = Game(title, seats, 13)
    page = at_table(game, viewport=PHONE)
    page.locator("#f-roll").check(force=True)

    def type_a_move(page) -> None:
        move = chance.choice(game.state.pending()[0].moves()).text
        page.locator("#cmd").fill(move)
        page.locator("#cmd").press("Enter")

    played(page, type_a_move)
    assert not game.state.pending()
