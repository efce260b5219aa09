"""L11: what a first visit costs, against a real server and with nothing kept from before."""

import pytest

from tests.browser.stage import LAPTOP
from tests.server.real.goals import goal, in_time

MINE = {"X-Himeji": "1"}
VISITS = 4
IN_PRIVATE = {"errorId": "in-incognito", "errorArguments": []}  # as the windows of tests are
WATCH = """selector => new MutationObserver((_, watch) => {
  if (!document.querySelector(selector)) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
}).observe(document, { childList: true, subtree: true })"""
WEIGHT = """() => [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
  .reduce((sum, { transferSize }) => sum + transferSize, 0)"""


def lobby(context, server):
    return server.url, ".setup"


def table(context, server):
    """The first game of the heavier title: the guide beside a whole board."""
    context.request.post(f"{server.url}/api/guests", headers=MINE, data={"name": "Aiko"})
    opened = context.request.post(f"{server.url}/api/titles/white_castle/first-game", headers=MINE).json()
    return f"{server.url}/table/{opened['id']}", ".stage .choice"


@pytest.mark.parametrize("page_of", [lobby, table])
def test_l11_a_first_visit_is_light_and_quick(browser, server, page_of):
    times, weights = [], []
    for _ in range(VISITS):
        context = browser.new_context(viewport=LAPTOP, locale="fr")
        address, drawn = page_of(context, server)
        page = context.new_page()
        page.add_init_script(f"({WATCH})({drawn!r})")
        page.goto(address)
        page.wait_for_function("() => window.drawn")
        page.wait_for_load_state("networkidle")
        times.append(page.evaluate("() => window.drawn"))
        weights.append(page.evaluate(WEIGHT))
        context.close()
    goal("L11", f"compressed kB of a first visit to the {page_of.__name__}", max(weights) / 1000, "<=", 300)
    if page_of is lobby:
        in_time("L11", "quickest first view of the lobby", min(times), 1000, " ms")


def test_a_browser_finds_nothing_wrong_with_the_manifest(browser, server):
    context = browser.new_context()
    page = context.new_page()
    page.goto(server.url)
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"].endswith("/web/manifest.webmanifest")
    assert found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [IN_PRIVATE])
    context.close()
