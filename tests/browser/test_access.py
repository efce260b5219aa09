"""axe-core finds nothing to object to, on every page, by day and by night."""

from pathlib import Path

import pytest

from tests.browser.scenes import Game
from tests.browser.stage import LAPTOP, PHONE, drawn

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
    [id, html.slice(0, 160), [...any, ...all, ...none].map(({ message }) => message).join(" ").slice(0, 200)]));
}"""


def objections(page) -> list[list[str]]:
    page.wait_for_load_state("networkidle")  # styles come late too
    drawn(page)
    page.evaluate(AXE)  # as a debugger would: the page's own policy lets no foreign script in
    found: list[list[str]] = page.evaluate(RUN)
    return found


POSITIONS = {
    "pairs": lambda: Game("white_castle", 4, 3).play_until(0, "choose_a_pair"),
    "die": lambda: Game("white_castle", 2, 7).play_until(25, "place_the_die"),
    "castle over": lambda: Game("white_castle", 1, 3).play_until(1000),
    "turn": lambda: Game("naishi", 2, 5).play_until(4, "turn"),
    "naishi over": lambda: Game("naishi", 2, 5).play_until(1000),
}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("position", POSITIONS)
def test_tables_hold_no_obstacle(at_table, position, dark):
    page = at_table(POSITIONS[position](), dark=dark, viewport=LAPTOP)
    assert objections(page) == []


@pytest.mark.parametrize("position", ["die", "turn"])
def test_tables_on_a_phone_hold_no_obstacle(at_table, position):
    page = at_table(POSITIONS[position](), language="fr", viewport=PHONE)
    assert objections(page) == []
