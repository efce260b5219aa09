"""The browser says what the terminal says: the same texts out of the same codes."""

import json

import pytest

from himeji.engine.event import Event
from himeji.locales import LANGUAGES, Voice
from tests.browser.scenes import Game
from tests.browser.stage import ORIGIN, serve
from tests.locales.codes import asked, enrolled

SAY = """async ([language, title, asked]) => {
  const { voiceFor } = await import("/web/app/load.js");
  const voice = await voiceFor(language, title);
  const names = ["A", "B", "C", "D"];
  const say = (family, given) => family === "event" ? voice.event(given, names, 0) : voice[family](given);
  return asked.map(([family, given]) => say(family, given));
}"""


@pytest.fixture(scope="module")
def page(browser):
    context = browser.new_context()
    page = context.new_page()
    serve(page)
    page.goto(f"{ORIGIN}/web/favicon.svg")
    yield page
    context.close()


def events(title: str, seats: int) -> list[Event]:
    """What happens in a game."""
    game = Game(title, seats, 1, None).play_until(10_000)
    return [Event(event["code"], -1, event["figures"]) for entry in game.entries for event in entry["events"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats"), [("naishi", 2), ("white_castle", 1), ("white_castle", 4)])
def test_moves_causes_questions_and_events_are_said_alike(page, language, title, seats):
    voice = Voice(language, title)
    codes = enrolled(title)
    moves = [*codes["moves"], *(f"do {effect}" for effect in codes["effects"])]
    told = events(title, seats)
    asking = [("move", text) for text in moves]
    asking += [("cause", text) for text in codes["causes"]] + [("question", text) for text in asked(title)]
    asking += [("event", {"code": event.code, "figures": event.figures}) for event in told]
    here = [voice.move(text) for text in moves] + [voice.cause(text) for text in codes["causes"]]
    here += [voice.question(text) for text in asked(title)]
    here += [voice.event(event, ["A", "B", "C", "D"], 0) for event in told]
    there = page.evaluate(SAY, [language, title, json.loads(json.dumps(asking))])
    assert [(ask, a, b) for ask, a, b in zip(asking, here, there, strict=True) if a != b] == []
