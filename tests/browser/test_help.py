"""Everything can be asked what it is; what happens is carried before one's eyes, unless one wants stillness."""

import re

import pytest
from playwright.sync_api import expect

from himeji import web
from tests.browser.scenes import Game
from tests.browser.stage import ORIGIN, drawn, serve
from tests.browser.test_access import objections


def test_a_card_that_is_asked_about_is_explained_and_not_chosen(at_table):
    game = Game("naishi", 2, 5).play_until(4, "turn")
    page = at_table(game, language="fr")
    page.get_by_role("button", name="Qu’est-ce").click()
    page.locator("[data-target='river 1']").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    assert page.locator(".is-chosen").count() == 0
    assert page.locator("[data-target='river 1'] .nc__name").inner_text() in dialog.inner_text()
    assert objections(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("thing", ["space steward_left", "garden coral plant", "yard-5", "favour 1", "row coral"])
def test_every_part_of_the_castle_explains_itself_to_a_long_press(at_table, thing):
    page = at_table(Game("white_castle", 2, 7).play_until(25, "take_a_die"))
    page.locator(f"[data-target='{thing}']").click(button="right")
    expect(page.locator("dialog[open] .help__f li").first).to_be_visible()


@pytest.mark.parametrize(("motion", "ghosts"), [("no-preference", True), ("reduce", False)])
def test_what_happens_is_carried_unless_stillness_is_wanted(at_table, motion, ghosts):
    page = at_table(Game("white_castle", 3, 7).play_until(20, "place_the_die"), motion=motion)
    page.evaluate(
        """() => new MutationObserver(([{ addedNodes }]) => {
          if ([...addedNodes].some(each => each.classList?.contains("ghost"))) window.carried = true;
        }).observe(document.body, { childList: true })"""
    )
    before = page.locator(".log .e").count()
    page.locator(".choice[data-move]").first.dispatch_event("click")
    expect(page.locator(".log .e").nth(before)).to_be_visible()
    if ghosts:
        page.wait_for_function("() => window.carried")
    assert drawn(page).evaluate("() => window.carried === true") == ghosts


SIGNS = """async ([language, title]) => {
  const { voiceFor } = await import("/web/app/load.js");
  const { signs } = await import(`/web/boards/${title}/board.js`);
  return signs(await voiceFor(language, title)).map(({ icon, text }) => [icon, text]);
}"""


@pytest.mark.parametrize("title", ["naishi", "white_castle"])
def test_every_icon_of_a_board_has_an_entry_in_both_languages(browser, title):
    """Those that its source names, but for the tools of every page, the dice and the mark of the house."""
    sprite = re.findall(r'id="([^"]+)"', (web.FOLDER / "icons.svg").read_text("utf-8"))
    source = "".join(path.read_text("utf-8") for path in (web.FOLDER / "boards" / title).glob("*.js"))
    drawn = {icon for icon in sprite if re.search(rf'["`]{re.escape(icon)}["`]', source)}
    page = browser.new_page()
    serve(page)
    page.goto(f"{ORIGIN}/web/favicon.svg")
    for language in ("en", "fr"):
        entries = dict(page.evaluate(SIGNS, [language, title]))
        missing = drawn - set(entries) - {"himeji"}
        assert {icon for icon in missing if not icon.startswith(("ui-", "die-"))} == set()
        assert all(entries.values())
    page.close()
