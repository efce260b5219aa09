"""People at one table, each in a browser: they talk, take back with consent, leave and come back."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.stage import drawn
from tests.browser.test_access import objections
from tests.browser.test_play import IDLE, sits_down
from tests.server.real.process import Person


@pytest.fixture
def two(visitor, server):
    """Aiko and Ken after the opening exchange of Naishi; Aiko is to play."""
    return exchange(sitting_down(visitor, server))


def sitting_down(visitor, server) -> list[Page]:
    """Aiko and Ken before the opening exchange."""
    table = Person(server, "Host").opens(visibility="public")
    return [sits_down(visitor(f"{server.url}/table/{table}"), name) for name in ("Aiko", "Ken")]


def exchange(pages: list[Page]) -> list[Page]:
    for page in pages:
        play(page)
    for page in pages:
        expect(page.locator(".phase")).to_contain_text("Turn 1")
    return pages


def play(page, text: str | None = None) -> None:
    """The first choice, or this one; meant."""
    page.wait_for_selector(f"{IDLE} .choice")
    drawn(page)
    if text:
        page.locator("#cmd").fill(text)
        page.locator("#cmd").press("Enter")
    else:
        page.locator(".choice[data-move]:not(.choice--no)").first.click()
    page.locator(".confirm .btn--seal").click()


def talk(ken: Page, aiko: Page) -> None:
    ken.locator("[value=chat]").check(force=True)
    ken.locator("input[name=text]").fill("Good luck!")
    ken.locator("input[name=text]").press("Enter")
    aiko.locator("[value=chat]").check(force=True)
    expect(aiko.locator(".e--said")).to_have_text("KenGood luck!")


def test_what_is_not_yet_confirmed_stays_while_others_answer_the_same_question(visitor, server):
    aiko, ken = sitting_down(visitor, server)
    ken.wait_for_selector(f"{IDLE} .choice")
    drawn(ken).locator(".choice[data-move]").first.click()
    play(aiko)
    expect(ken.locator(".seat.is-turn")).to_have_count(1)
    expect(drawn(ken).locator(".confirm .btn--seal")).to_be_visible()
    ken.locator(".confirm .btn--seal").click()
    expect(aiko.locator(".phase")).to_contain_text("Turn 1")


def test_who_is_talked_to_can_still_choose_on_the_board(two):
    aiko, ken = two
    talk(ken, aiko)
    drawn(aiko).locator("[data-target='river 1']").click()
    expect(aiko.locator("[data-target='river 1'].is-chosen")).to_have_count(1)


def test_people_talk_take_back_leave_and_come_back(two):
    aiko, ken = two
    talk(ken, aiko)
    aiko.locator("[value=log]").check(force=True)

    play(aiko, "develop line 1")
    play(aiko, "decline")
    expect(ken.locator(".ask__turn")).to_contain_text("Your turn")
    aiko.get_by_role("button", name="Undo", exact=True).click()
    aiko.get_by_role("button", name="Ask the others").click()
    expect(ken.locator(".notice")).to_contain_text("Aiko asks to take a move back")
    ken.get_by_role("button", name="Agree").click()
    expect(aiko.locator(".log")).to_contain_text("Aiko takes back")
    expect(aiko.locator(".ask__turn")).to_contain_text("Your turn")

    ken.locator(".menu summary").click()
    ken.get_by_role("button", name="Leave").click()
    expect(aiko.locator(".seat__sub", has_text="meanwhile")).to_be_visible()
    play(aiko, "decline")
    expect(aiko.locator(".ask__turn")).to_contain_text("Your turn")
    ken.get_by_role("button", name="Take my seat back").click()
    expect(aiko.locator(".seat__sub", has_text="meanwhile")).to_have_count(0)
    play(aiko, "develop line 2")
    play(aiko, "decline")
    expect(ken.locator(".ask__turn")).to_contain_text("Your turn")


def a_game_begun(page: Page, url: str) -> None:
    """And back to the lobby."""
    page.locator(".btn--xl").click()
    page.wait_for_selector(f"{IDLE} .choice")
    page.goto(url)


def test_an_account_takes_the_guests_games_along_and_is_found_again(visitor, server):
    page = visitor(server.url)
    a_game_begun(page, server.url)
    for form, word in (("register", "Create an account"), ("log-in", "Log in")):
        page.locator(".people summary").click()
        page.locator(".people__c", has_text=word).click()
        assert objections(page) == []
        page.locator(".people input[name=name]").fill("Murasaki")
        page.locator(".people input[name=password]").fill("a tale of eight words")
        page.locator(".people__f .btn").click()
        expect(page.locator(".people__n")).to_have_text("Murasaki")
        expect(page.locator(".zone-cont .game")).to_have_count(1)
        if form == "register":
            page.locator(".people summary").click()
            page.locator(".people__f .btn").click()
            expect(page.locator(".people__n")).to_have_count(0)


def test_a_guest_who_logs_out_is_forgotten_by_the_browser(visitor, server):
    page = visitor(server.url)
    a_game_begun(page, server.url)
    expect(page.locator(".zone-cont .game")).to_have_count(1)
    page.locator(".people summary").click()
    page.locator(".people__c", has_text="Log out").click()
    expect(page.locator(".people__f")).to_contain_text("nobody can take that seat again")
    assert objections(page) == []
    page.locator(".people__f .btn").click()
    expect(page.locator(".zone-cont .over")).to_be_visible()  # nothing yet
    expect(page.locator(".zone-cont .game")).to_have_count(0)
    assert page.evaluate("() => localStorage.getItem('himeji.named')") is None


def test_a_panel_closes_with_a_tap_elsewhere_or_escape(two):
    page = two[0]
    panel, summary = page.locator(".people"), page.locator(".people summary")
    summary.click()
    panel.get_by_text("look on").click()
    expect(panel).to_have_attribute("open", "")
    page.locator(".stage").click(position={"x": 3, "y": 300})
    expect(panel).not_to_have_attribute("open", "")
    summary.click()
    page.keyboard.press("Escape")
    expect(panel).not_to_have_attribute("open", "")
    expect(summary).to_be_focused()
