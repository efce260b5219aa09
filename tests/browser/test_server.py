"""The client against a real server: from the lobby to the final score and on, through reloads and restarts."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.stage import LAPTOP, PHONE, drawn
from tests.browser.test_access import objections
from tests.browser.test_people import exchange, play
from tests.browser.test_play import ANSWERS, ASKED, IDLE, LIT, any_of, played, sits_down
from tests.server.real.process import Person, Process


def tapper(seed):
    """Taps anything that is lit."""
    chance = Random(seed)
    return lambda page: any_of(page, f"{LIT}, {ANSWERS}", chance).dispatch_event("click")


def seated(visitor, server, title="naishi", name="Camille", bot="random", **how):
    """From the lobby to a table against a bot."""
    page = visitor(server.url, **how)
    page.locator(f"input[name=title][value={title}]").check(force=True)
    page.locator("input[name=name]").fill(name)
    page.locator("select").select_option(bot)
    page.locator(".btn--xl").click()
    page.wait_for_selector(".stage")
    return page


def tapped(visitor, server, times):
    """A game of Naishi after so many taps, at a question."""
    page = seated(visitor, server)
    tap = tapper(2)
    for _ in range(times):
        page.wait_for_selector(ASKED)
        tap(drawn(page))
    page.wait_for_selector(f"{IDLE} .choice")
    return page


@pytest.mark.parametrize(("title", "language"), [("naishi", "fr"), ("white_castle", "en")])
def test_from_the_lobby_to_the_final_score_its_replay_and_another_game(visitor, server, title, language):
    page = seated(visitor, server, title, language=language)
    played(page, tapper(1))
    address = page.url
    expect(page.locator(".sheet tr:last-child td")).to_have_count(2)  # what everybody scored, line by line
    assert objections(page) == []
    page.locator("a[href^='/replay']").click()
    page.wait_for_selector(".lens")
    assert objections(page) == []
    drawn(page).keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    at, last = map(int, re.findall(r"\d+", page.locator(".lens .ask__turn").inner_text()))
    assert at == last - 1
    expect(page).to_have_url(re.compile(rf"[?&]at={at}\b"))
    shown = page.locator(".centre").inner_text()
    page.reload()
    page.wait_for_selector(".lens")
    assert page.locator(".centre").inner_text() == shown
    page.goto(address)
    page.locator(".result .btn--seal").click()
    page.wait_for_url(lambda url: url != address)
    page.wait_for_selector(f"{IDLE} .choice")
    expect(page.locator(".result")).to_have_count(0)


def test_the_lobby_holds_no_obstacle(visitor, server):
    for viewport in (LAPTOP, PHONE):
        page = visitor(server.url, viewport=viewport)
        page.wait_for_selector(".setup")
        assert objections(page) == []


def test_a_table_is_set_and_opened_without_scrolling(visitor, server):
    for language, viewport in (("en", LAPTOP), ("fr", PHONE)):
        page = visitor(server.url, language=language, viewport=viewport)
        page.locator(".poster:has([value=white_castle])").click()
        for count, levels in (("1", 3), ("4", 0)):
            page.locator(f".pill:has([name=count][value='{count}'])").click()
            expect(page.locator("input[name=level]")).to_have_count(levels)
            expect(page.locator(".btn--xl")).to_be_in_viewport(ratio=1)


def test_a_reload_keeps_the_log_and_the_decision(visitor, server):
    page = tapped(visitor, server, 8)
    log = page.locator(".log .e").all_inner_texts()
    asked = page.locator(".ask__q").inner_text()
    page.reload()
    page.wait_for_selector(f"{IDLE} .choice")
    assert page.locator(".log .e").all_inner_texts() == log
    assert page.locator(".ask__q").inner_text() == asked


def test_a_line_of_the_log_leads_to_its_position_and_back(visitor, server):
    page = tapped(visitor, server, 12)
    table, lines = page.url, page.locator(".log .jump")
    shown = lines.nth(3).inner_text()
    lines.last.focus()
    for _ in range(lines.count() - 4):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lens")
    assert page.locator(".log .now").inner_text() == shown
    expect(page.locator("[data-spoilers], .review")).to_have_count(0)  # the game is still played
    assert page.locator(".nc--back").count() > 0
    assert objections(page) == []
    page.locator(".mast__sub a").click()
    page.wait_for_selector(f"{IDLE} .choice")
    assert page.url == table


def test_a_move_made_while_the_server_is_gone_is_said_to_be_unsent_and_played_when_it_is_back(visitor, tmp_path):
    with Process(tmp_path) as server:
        page = seated(visitor, server)
        page.wait_for_selector(f"{IDLE} .choice")
        server.kill()
        expect(page.locator(".ask__turn")).to_contain_text("lost")
        page.locator(".choice[data-move]").first.dispatch_event("click")
        expect(page.locator(".ask__turn")).to_contain_text("1 message not sent")
        before = page.locator(".log .e").count()
        server.start()
        expect(page.locator(".log .e").nth(before)).to_be_visible()
        played(page, tapper(3))


def test_two_browsers_at_one_table_see_the_same_and_neither_the_others_hand(visitor, server):
    owner = Person(server, "Aiko")
    table = owner.opens()
    pages = [sits_down(visitor(f"{server.url}/table/{table}"), name) for name in ("Ken", "Inès")]
    exchange(pages)
    own = [page.locator(".row--hand .nc__name").all_inner_texts() for page in pages]
    assert all(len(hand) == 5 for hand in own)
    assert all(page.locator(".row--opp-hand .nc--back").count() == 5 for page in pages)
    rivers = [page.locator(".row--river .nc__name").all_inner_texts() for page in pages]
    assert rivers[0] == rivers[1]


def test_people_at_one_device_see_their_own_hands_only(visitor, server):
    page = visitor(server.url)
    page.locator("input[name=name]").fill("Aiko")
    page.locator("select").select_option("here")
    page.locator(".srow__p input").fill("Ken")
    page.locator(".btn--xl").click()
    hands = []
    for name in ("Aiko", "Ken"):
        expect(page.locator(".curtain")).to_contain_text(f"Pass the device to {name}")
        assert page.locator(".nc").count() == 0
        page.locator(".curtain button").click()
        expect(page.locator(".row--hand .nc__name")).to_have_count(5)
        hands.append(page.locator(".row--hand .nc__name").all_inner_texts())
        play(page)
    page.locator(".curtain button").click()
    expect(page.locator(".log")).to_contain_text("You receive", use_inner_text=True)
    assert page.locator(".log").inner_text().count("receive") == 1
    assert [len(hand) for hand in hands] == [5, 5]


def test_a_running_game_is_played_on_alone_from_what_one_knows(visitor, server):
    page = seated(visitor, server)
    page.locator(".choice[data-move]").first.click()
    page.wait_for_selector(f"{IDLE} .choice")
    own = page.locator(".row--hand .nc__name").all_inner_texts()
    address = page.url
    page.locator(".menu summary").click()
    page.locator(".menu button").first.click()
    page.wait_for_url(lambda url: url != address)
    page.wait_for_selector(f"{IDLE} .choice")
    assert page.locator(".row--hand .nc__name").all_inner_texts() == own


def test_a_link_lets_somebody_look_on_without_the_hands(visitor, server):
    page = seated(visitor, server)
    page.locator(".choice[data-move]").first.click()
    page.wait_for_selector(f"{IDLE} .choice")
    page.locator(".people summary").click()
    page.locator(".people").get_by_text("look on").click()
    page.locator(".people .btn--ink").click()
    watcher = visitor(page.locator(".people__r input").input_value())
    watcher.locator("input[name=name]").fill("Jun")
    watcher.locator(".btn--seal").click()
    watcher.wait_for_selector(".stage")
    assert watcher.locator(".nc--back").count() == 10
    assert watcher.locator(".choice").count() == 0
