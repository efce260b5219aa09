"""A finished game: shown without giving away how it ends, linked position by position, played on from any."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.stage import drawn
from tests.browser.test_access import objections
from tests.browser.test_play import IDLE
from tests.server.real.process import Person
from tests.server.stores import finished


@pytest.fixture(scope="module")
def game(server):
    """The id of a finished game of two bots that somebody brought."""
    position = finished().core.table.position
    assert position is not None
    record = json.loads(position.record(["Aiko", "Ken"]).to_json())
    answer = Person(server, "Aiko").call("POST", "/api/records", record)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def test_a_stranger_is_not_told_how_it_ends_until_they_ask(visitor, server, game):
    page = visitor(f"{server.url}/replay/{game}?at=5")
    page.wait_for_selector(".lens")
    expect(page.locator(".slider, .points, .review")).to_have_count(0)
    expect(page.locator(".log .e")).to_have_count(5)
    assert re.findall(r"\d+", page.locator(".lens .ask__turn").inner_text()) == ["5"]
    drawn(page).keyboard.press("End")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"[?&]at=6\b"))
    expect(page.locator(".log .e")).to_have_count(6)
    assert objections(page) == []
    page.locator("[data-spoilers]").click()
    expect(page.locator(".points")).to_be_visible()
    drawn(page).keyboard.press("End")
    expect(page.locator("[data-try]")).to_have_count(0)  # nobody is asked any more
    at, last = re.findall(r"\d+", page.locator(".lens .ask__turn").inner_text())
    assert at == last != "6"


@pytest.mark.parametrize(("bot", "seats"), [("random", 1), ("", 2)])
def test_any_position_is_played_on_against_a_bot_or_alone(visitor, server, game, bot, seats):
    page = visitor(f"{server.url}/replay/{game}?at=6")
    page.locator("[data-try]").click()
    page.locator(f".try option[value='{bot}']").wait_for(state="attached")
    page.locator(".try select").select_option(bot)
    page.locator("[data-go]").click()
    page.wait_for_selector(f"{IDLE} .choice")
    expect(page.locator(".mast__sub a")).to_have_attribute("href", f"/replay/{game}?at=6")
    expect(page.locator(".seat__sub").filter(has_text="bot,")).to_have_count(2 - seats)
    before = page.locator(".log .e").count()
    page.locator(".choice[data-move], .choice:has(.many)").first.click()
    page.locator(".choice[data-move]").first.click()
    expect(page.locator(".log .e").nth(before)).to_be_attached()
    page.goto(server.url)
    expect(page.locator(".game small").first).to_contain_text("Practice")


def test_a_review_draws_the_chances_and_leads_to_the_mistakes(visitor, server, game):
    page = visitor(f"{server.url}/replay/{game}?at=1")
    page.locator("[data-spoilers]").click()
    page.locator(".review button").click()
    page.locator(".mistakes").wait_for(timeout=90_000)
    expect(page.locator(".review .wl")).to_have_count(2)
    assert len(re.findall(r"\d+ ?%", page.locator(".review .points__l").inner_text())) == 2
    page.locator(".mistake").first.click()
    expect(page).not_to_have_url(re.compile(r"[?&]at=1\b"))
    assert objections(page) == []
