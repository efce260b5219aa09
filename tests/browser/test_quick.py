"""How long a player waits: two clicks from the lobby to the first question, and a move is seen at once."""

from random import Random
from statistics import quantiles

import pytest

from tests.browser.test_play import IDLE
from tests.server.real.goals import goal

MOVES = 12
READY = f"{IDLE} .choice:not([disabled])"
WATCH = """() => {
  window.waits = [];
  let begun = 0;
  addEventListener("click", ({ target }) => { begun = target.closest("[data-move]") ? performance.now() : 0; }, true);
  new MutationObserver(() => {
    const lines = document.querySelectorAll(".log .e").length;
    if (begun && lines > (window.lines ?? 0)) {
      const since = begun;
      begun = 0;
      requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - since)));
    }
    window.lines = lines;
  }).observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", ["naishi", "white_castle"])
def test_a_newcomer_is_two_clicks_away_from_the_first_question(visitor, server, title, language):
    page = visitor(server.url, language)
    page.locator(".poster", has=page.locator(f"[value={title}]")).click()
    page.locator(".btn--xl").click()
    page.wait_for_selector(READY)
    assert page.locator(".ask__turn").inner_text().endswith({"en": ", Guest", "fr": ", Invité"}[language])
    page.goto(server.url)
    page.locator(".setup input[name=name]").fill("Camille")
    page.locator(".btn--xl").click()
    page.wait_for_selector(READY)
    assert page.locator(".ask__turn").inner_text().endswith(", Camille")
    page.goto(server.url)
    page.locator(".game").last.click()
    page.wait_for_selector(READY)  # who was a guest before is still who sits there


@pytest.mark.parametrize("title", ["naishi", "white_castle"])
def test_a_move_shows_its_effect_within_100_ms(visitor, server, title):
    chance = Random(4)
    page = visitor(server.url)
    page.locator(".poster", has=page.locator(f"[value={title}]")).click()
    page.locator("#seat-1").select_option("random")
    page.locator(".btn--xl").click()
    page.wait_for_selector(READY)
    page.evaluate(WATCH)
    while page.evaluate("() => window.waits.length") < MOVES:
        choices = page.locator(".choice:not(.choice--no):not(.choice--back)")
        choices.nth(chance.randrange(choices.count())).click()
        page.wait_for_timeout(150)  # the others move and the outlook comes
        page.wait_for_selector(READY)
    quick, half, slow = quantiles(page.evaluate("() => window.waits"), n=4)
    print(f"{title}: from a click to what it changes {half:.0f} ms, half of them in {quick:.0f} to {slow:.0f} ms")
    goal("6", f"from a click to what it changes in {title}, as quick as a quarter of {MOVES}", quick, "<=", 100, " ms")
