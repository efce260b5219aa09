"""A9 and B7 in a browser: no inline script runs, whatever stands in names, talk or records that somebody brings."""

import json

from playwright.sync_api import expect

from tests.browser.test_access import objections
from tests.server.real.goals import goal
from tests.server.real.process import Person
from tests.server.stores import finished

HOSTILE = "<img src=x onerror=\"document.title='x'\">"
TRY = """() => new Promise(done => {
  const blocked = [];
  document.addEventListener("securitypolicyviolation", each => blocked.push(each.effectiveDirective));
  const script = document.createElement("script");
  script.textContent = "window.ran = true";
  document.head.append(script);
  document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran = true'><p style='color: red'>");
  document.querySelector("img[src=x]").addEventListener("error", () =>
    setTimeout(() => done({ blocked, ran: window.ran === true })));
})"""


def test_a9_no_inline_script_runs(visitor, server):
    page = visitor(server.url)
    page.wait_for_selector(".setup")
    found = page.evaluate(TRY)
    goal("A9", "inline scripts that ran", int(found["ran"]), "==", 0)
    assert {"script-src-elem", "script-src-attr", "style-src-attr"} <= set(found["blocked"])


def test_b7_hostile_names_and_records_are_shown_as_text(visitor, server):
    position = finished().core.table.position
    assert position is not None
    record = json.loads(position.record([HOSTILE, "<script>document.title='x'</script>"]).to_json())
    person = Person(server, HOSTILE)
    brought = person.call("POST", "/api/records", record).json()
    page = visitor(f"{server.url}/replay/{brought['id']}?at=3")
    page.wait_for_selector(".lens")
    expect(page.locator(".seat__name").first).to_be_visible()
    assert HOSTILE in page.locator("body").inner_text()
    assert objections(page) == []
    table = person.opens(visibility="public")
    person.sits(table, 0)
    page.goto(server.url)
    expect(page.locator(".game").first).to_contain_text(HOSTILE)
    goal("B7", "hostile texts that became markup", page.locator("img[src=x]").count(), "==", 0)
    assert page.title() == "Himeji"
