"""Whole games in the browser: by mouse, by keys, through the command box, by tapping on a phone."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import Game
from tests.browser.stage import LAPTOP, PHONE, drawn

IDLE = ".ask:not(.is-waiting)"
ASKED = f"{IDLE}:not(.ask--other)"
LIT = ".is-lit:visible"
ANSWERS = ".choice:not(.choice--no):not(.choice--back):not([disabled])"
LONGEST = 400  # acts


def sits_down(page: Page, name: str) -> Page:
    """Somebody takes a free seat of the table whose page this is."""
    page.locator(".sit input").fill(name)
    page.locator(".sit button").click()
    expect(page.locator(".sit")).to_have_count(0)
    return page


def played(page: Page, act: Callable[[Page], None]) -> None:
    """Go on until the result is shown."""
    for _ in range(LONGEST):
        page.wait_for_selector(f"{ASKED}, .result")
        if page.locator(".result").count():
            return
        act(drawn(page))
    raise AssertionError("the game does not end")


def any_of(page: Page, selector: str, chance: Random):
    found = page.locator(selector)
    return found.nth(chance.randrange(found.count()))


def mouse(page: Page, chance: Random) -> None:
    """A place on the board, or an answer where the board has none."""
    any_of(page, LIT if page.locator(LIT).count() else ANSWERS, chance).click(position={"x": 9, "y": 9})


def keys(page: Page, chance: Random) -> None:
    """The digit of an answer; beyond nine, the tab key and Enter."""
    answers = page.locator(ANSWERS).count()
    if answers <= 9 or chance.random() < 0.8:
        page.keyboard.press(str(chance.randint(1, min(answers, 9))))
    else:
        page.locator(ANSWERS).nth(8).focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def command_box(page: Page, chance: Random) -> None:
    """A question mark lists the moves; one of them is typed."""
    box = page.locator("#cmd")
    box.fill("?")
    box.fill(any_of(page, ".completions code", chance).inner_text())
    box.press("Enter")


def thumb(page: Page, chance: Random) -> None:
    """Behind whatever door the choices lie."""
    any_of(page, LIT if page.locator(LIT).count() else ANSWERS, chance).tap(position={"x": 9, "y": 9})


@pytest.mark.parametrize(
    ("title", "seats", "act", "size", "language"),
    [
        ("naishi", 2, mouse, LAPTOP, "fr"),
        ("white_castle", 3, mouse, LAPTOP, "en"),
        ("naishi", 2, keys, LAPTOP, "en"),
        ("white_castle", 1, keys, LAPTOP, "fr"),
        ("naishi", 2, command_box, LAPTOP, "en"),
        ("white_castle", 2, command_box, PHONE, "fr"),
        ("naishi", 2, thumb, PHONE, "fr"),
        ("white_castle", 2, thumb, PHONE, "en"),
    ],
)
def test_a_game_is_played_to_its_end(at_table, title, seats, act, size, language):
    chance = Random(1)
    game = Game(title, seats, 11)
    page = at_table(game, language=language, viewport=size, touch=act is thumb)
    if act is command_box and size is PHONE:
        page.locator("#f-roll").check(force=True)
    played(page, lambda page: act(page, chance))
    assert not game.state.pending()
    scores = page.locator(".result__s .display").all_inner_texts()
    assert sorted(map(signed, scores)) == sorted(game.state.outcome().scores)


def signed(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))
