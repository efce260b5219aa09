"""A turn is meant before it binds; what the others did can be told again."""

import pytest
from playwright.sync_api import expect

from himeji.study.combos import combos
from tests.browser.scenes import NAMES, Game
from tests.browser.stage import PHONE
from tests.browser.test_access import objections


@pytest.fixture
def with_people():
    """The White Castle between people, at a die to be placed."""
    game = Game("white_castle", 2, 7).play_until(25, "place_the_die")
    game.table["seats"][1]["bot"] = None
    return game


def test_a_move_that_binds_waits_until_it_is_confirmed(at_table, with_people):
    page = at_table(with_people)
    before = len(with_people.entries)
    page.locator("[data-target='space well'].is-lit").click()
    expect(page.locator(".confirm")).to_contain_text("well")
    expect(page.locator("[data-target='space well']")).to_have_attribute("aria-pressed", "true")
    assert objections(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_have_count(0)
    page.locator("[data-target='space well'].is-lit").click()
    expect(page.locator(".confirm .btn--seal")).to_be_focused()
    assert len(with_people.entries) == before
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("at the well")


def test_one_may_wish_not_to_be_asked(at_table, with_people):
    page = at_table(with_people)
    page.locator(".menu summary").click()
    page.locator(".menu input").uncheck()
    page.reload()
    page.locator("[data-target='space well'].is-lit").click()
    expect(page.locator(".log")).to_contain_text("at the well")


def test_a_move_that_can_be_taken_back_is_played_at_once(at_table):
    game = Game("white_castle", 2, 7).play_until(20, "take_a_die")
    game.table["seats"][1]["bot"] = None
    page = at_table(game)
    page.locator(".end.is-lit").first.click()
    expect(page.locator(".ask__q")).to_contain_text("place")


def test_the_recap_tells_what_the_others_did_since_ones_last_turn(at_table):
    game = Game("white_castle", 3, 7).play_until(40, "take_a_die")
    page = at_table(game, viewport=PHONE)
    page.get_by_role("button", name="Recap").click()
    told = [entry["seat"] for entry in game.entries]
    last = max(at for at, seat in enumerate(told) if seat == 0)
    names = [NAMES[seat] for seat in turns(told[last + 1 :])]
    expect(page.locator("dialog[open] h3")).to_have_text(names, use_inner_text=True)
    assert objections(page) == []


def turns(seats: list[int]) -> list[int]:
    return [seat for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]


def test_the_chains_of_a_die_are_compared_and_begun(at_table):
    game = Game("white_castle", 3, 5).play_until(40, "take_a_die")
    page = at_table(game)
    page.locator("[value=combos]").check(force=True)
    expect(page.locator(".combo").first).to_be_visible()
    with page.expect_request("**/combos?first=*"):  # what was found before is gone by then
        page.locator(".combos__f .chip").nth(1).click()
    die = next(move.text for move in game.state.pending()[0].moves() if move.text.startswith("take"))
    best = combos(game.state.port(0), [die]).combos
    expect(page.locator(".combo")).to_have_count(len(best))
    values = [float(value.split()[0]) for value in page.locator(".combo__h > b").all_inner_texts()]
    assert values == [round(each.value, 1) for each in best]
    assert objections(page) == []
    page.locator(".combos__f").nth(1).locator(".chip", has_text="Seal").click()
    expect(page.locator(".combo")).to_have_count(sum("seal" in each.gives for each in best))
    page.locator(".combo .tool").first.click()
    expect(page.locator(".ask__q")).to_contain_text("place")
    assert game.entries[-1]["events"][0]["code"] == "die_taken"
