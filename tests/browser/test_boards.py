"""What a board shows: everything, in every language, on every screen, and only what can be chosen is lit."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import Game
from tests.browser.stage import LAPTOP, PHONE, drawn

SCROLLS = (
    "() => [document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]"
)
OUTSIDE = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const { left, top, right, bottom, width } = each.getBoundingClientRect();
  return width && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map(each => each.className)"""
OVERFULL = """() => [...document.querySelectorAll(".room, .space, .yard, .garden, .floor, .river, .domain, .hill")]
  .filter(each => each.scrollHeight > each.clientHeight + 3 || each.scrollWidth > each.clientWidth + 8)
  .map(each => `${each.className} ${each.scrollWidth - each.clientWidth} ${each.scrollHeight - each.clientHeight}`)"""
SMALL = """() => [...document.querySelectorAll("button, [role=button], input:not([type=radio]), a, .tab, .fold label")]
  .filter(one => {
    const { width, height } = one.getBoundingClientRect();
    return width && !one.closest(".skip") && (width < 24 || height < 24);
  }).map(one => one.className)"""


def castle(seats: int) -> Game:
    """The White Castle in its third round, when the board is fullest, at the reader's next question."""
    game = Game("white_castle", seats, 5)
    while game.state.pending() and game.state.view(None)["round"] < 3:
        game.play()
    while game.state.pending() and game.state.pending()[0].seat != game.reader:
        game.play()
    return game


@pytest.mark.parametrize(("seats", "language"), [(1, "fr"), (2, "en"), (3, "fr"), (4, "en"), (4, "fr")])
def test_the_whole_castle_is_seen_without_scrolling(at_table, seats, language):
    whole(at_table(castle(seats), language=language, viewport=LAPTOP))


def test_the_whole_of_naishi_is_seen_without_scrolling(at_table):
    whole(at_table(Game("naishi", 2, 5).play_until(8, "turn"), language="fr", viewport=LAPTOP))


def whole(page) -> None:
    """Everything lies on the screen, also under the bars of a browser on a small laptop."""
    for size in (LAPTOP, {"width": 1280, "height": 660}):
        page.set_viewport_size(size)
        drawn(page)
        assert page.evaluate(SCROLLS) == [False, False]
        assert page.evaluate(OUTSIDE, ".centre *, .seat, .ask, .side__roll") == []
        assert page.evaluate(OVERFULL) == []


@pytest.mark.parametrize(("seats", "language"), [(1, "en"), (4, "fr")])
def test_on_a_phone_every_part_of_the_castle_is_one_tap_away(at_table, seats, language):
    page = at_table(castle(seats), language=language, viewport=PHONE)
    parts = {"castle": ".castle", "river": ".river", "mine": ".domain", "seats": ".seat__held", "roll": ".log"}
    for door, part in parts.items():
        page.locator(f"#f-{door}").check(force=True)
        expect(page.locator(part).first).to_be_visible()
        expect(page.locator(".ask")).to_be_visible()
        assert not page.evaluate(SCROLLS)[1]
        assert page.evaluate(SMALL) == []


def crowd(view) -> None:
    """Everybody everywhere, more than the rules would ever bring together."""
    view["daimyo"]["favours"] = [0, 1, 3]
    for clan in view["clans"]:
        clan["time"] = 7
        clan["gardeners"]["gardens"] = list(view["gardens"])
        clan["courtiers"] |= {"gate": 2, "steward": 2, "diplomat": 1, "daimyo": 1}
        clan["warriors"] |= {"yard-5": 2, "yard-3": 2, "yard-1": 2}


def test_four_clans_in_one_place_are_all_seen(at_table):
    game = castle(4)
    game.change = crowd
    page = at_table(game, viewport=LAPTOP)
    assert page.evaluate(OUTSIDE, ".centre *") == []
    assert page.evaluate(OVERFULL) == []
    for place in (".garden", ".yard", ".gatebox", ".folk"):
        crests = page.locator(place).first.locator(".pawn .crest")
        assert crests.count() == 4
        edges = [box["x"] for box in (crests.nth(at).bounding_box() for at in range(4)) if box]
        assert all(second - first >= 18 for first, second in pairwise(edges))
    page.set_viewport_size(PHONE)
    for door in ("castle", "river"):
        page.locator(f"#f-{door}").check(force=True)
        drawn(page)
        assert not page.evaluate(SCROLLS)[1]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_targets_are_large_enough(at_table, size):
    for game in (Game("white_castle", 4, 5).play_until(30), Game("naishi", 2, 5).play_until(5)):
        assert at_table(game, viewport=size).evaluate(SMALL) == []


@pytest.mark.parametrize("asks", ["take_a_die", "place_the_die"])
def test_what_is_lit_in_the_castle_is_what_may_be_chosen(at_table, asks):
    game = Game("white_castle", 2, 8).play_until(20, asks)
    page = at_table(game)
    aside = [move for move in game.state.pending()[0].moves() if move.text.startswith("exchange")]
    assert page.locator(".is-lit").count() == len(game.state.pending()[0].moves()) - len(aside)


def test_two_taps_develop_a_column(at_table):
    game = Game("naishi", 2, 5).play_until(2, "turn")
    page = at_table(game)
    page.locator("[data-target='river 3']").click()
    lit = page.locator(".is-lit")
    expect(lit).to_have_count(2)
    assert [lit.nth(at).get_attribute("data-target") for at in range(lit.count())] == ["line 3", "hand 3"]
    page.locator("[data-target='line 3']").click()
    expect(page.locator(".log")).to_contain_text("into your line, column 3")


def test_a_closed_space_says_why(at_table):
    game = Game("white_castle", 3, 7).play_until(60, "place_the_die")
    page = at_table(game)
    page.locator(".is-refused").first.hover()
    expect(page.locator(".whynot")).to_contain_text("WC-")


def test_on_a_phone_a_long_press_says_why_not(at_table):
    game = Game("white_castle", 3, 7).play_until(60, "place_the_die")
    page = at_table(game, viewport=PHONE, language="fr")
    page.locator(".is-refused").first.dispatch_event("contextmenu")
    expect(page.locator(".whynot")).to_contain_text("WC-")
    assert drawn(page).locator("dialog[open]").count() == 0


def test_the_command_box_lists_completes_and_explains(at_table):
    game = Game("white_castle", 3, 7).play_until(60, "place_the_die")
    page = at_table(game, language="fr")
    box = page.locator("#cmd")
    box.fill("?")
    expect(page.locator(".completions li")).to_have_count(len(game.state.pending()[0].moves()))
    box.fill("well")
    box.press("Tab")
    expect(box).to_have_value("place well")
    box.fill("pourquoi place steward_center")
    box.press("Enter")
    expect(page.locator(".whynot")).to_contain_text("WC-")


def test_names_and_talk_are_shown_as_text(at_table):
    game = Game("naishi", 2, 5)
    hostile = "<img src=x onerror=alert(1)>\u202e"
    game.table["seats"][1]["name"] = hostile
    game.chat = [{"name": hostile, "text": "<script>document.title='x'</script>"}]
    page = at_table(game)
    page.locator("[value=chat]").check(force=True)
    expect(page.locator(".e--said")).to_contain_text("<script>")
    assert page.locator("img").count() == 0
    assert "\u202e" not in page.locator("body").inner_text().replace(hostile, "")
