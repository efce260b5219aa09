"""How long a player waits: two clicks from the lobby to the first question, and a move is seen at once."""

from statistics import median

import pytest

from tests.browser.test_play import IDLE
from tests.server.real.goals import in_time

MOVES = 12
READY = f"{IDLE} .choice:not([disabled])"
PLAY = """async moves => {
  const open = ".ask:not(.is-waiting) .choice:not(.choice--no, .choice--back, [disabled])";
  const choices = () => [...document.querySelectorAll(open)];
  const lines = () => document.querySelectorAll(".log .e").length;
  const asked = () => document.querySelector(".ask:not(.is-waiting)")?.textContent;
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const waits = [];
  for (let n = 0; waits.length < moves; n++) {
    while (!choices().length) await frame();
    await new Promise(done => setTimeout(done, 100));  // the outlook comes
    const [before, question, begun, found] = [lines(), asked(), performance.now(), choices()];
    const nothing = () => lines() === before && (asked() ?? question) === question;  // or a question
    const chosen = found[n % found.length];
    chosen.click();
    if (!chosen.dataset.move) { await frame(); continue; }
    while (nothing()) await frame();
    waits.push(performance.now() - begun);
  }
  return waits;
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
    """Half of them do, on a machine with nothing else to do."""
    page = visitor(server.url)
    page.locator(".poster", has=page.locator(f"[value={title}]")).click()
    page.locator("#seat-1").select_option("random")
    page.locator(".btn--xl").click()
    page.wait_for_selector(READY)
    waits = page.evaluate(PLAY, MOVES)
    in_time("6", f"median from a click to what it changes in {title}", median(waits), 100, " ms")
