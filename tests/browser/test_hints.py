"""A hint in the browser is said as the terminal says it."""

import json

import pytest

from himeji.locales import LANGUAGES, Voice
from himeji.study.hints import Hint, hint
from himeji.study.words import chain_in_words, percent, points, reason_in_words
from tests.browser.scenes import NAMES, Game
from tests.browser.stage import ORIGIN, serve

SAY = """async ([language, title, names, { advice, seat }]) => {
  const { voiceFor } = await import("/web/app/load.js");
  const { figures, reasonInWords, rest } = await import("/web/app/reasons.js");
  const voice = await voiceFor(language, title);
  const why = ({ reason }) => reason ? reasonInWords(voice, reason, names) : "";
  return advice.map(each => [figures(voice, each, seat), rest(voice, each), why(each)]);
}"""


def in_words(voice: Voice, found: Hint) -> list[list[str]]:
    """What the terminal says of each move."""
    told = []
    for advice in found.advice:
        wins, expected = percent(voice, advice.wins[found.seat]), points(voice, advice.points[found.seat])
        following = advice.chain[1 : advice.turn]
        told.append(
            [
                voice.say("hint-figures", wins=wins, points=expected),
                voice.say("hint-then", chain=chain_in_words(voice, following)) if following else "",
                reason_in_words(voice, advice.reason, NAMES) if advice.reason else "",
            ]
        )
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "asks"), [("naishi", "turn"), ("white_castle", "take_a_die")])
def test_a_hint_is_said_as_in_the_terminal(browser, language, title, asks):
    game = Game(title, 2, 5).play_until(6, asks)
    found = hint(game.state.port(0), 20)
    context = browser.new_context()
    page = context.new_page()
    serve(page)
    page.goto(f"{ORIGIN}/web/favicon.svg")
    there = page.evaluate(SAY, [language, title, list(NAMES), json.loads(json.dumps(found.to_json()))])
    context.close()
    here = in_words(Voice(language, "study", title), found)
    assert [[plain(text) for text in each] for each in there] == [[plain(text) for text in each] for each in here]


def plain(text: str) -> str:
    """Two libraries put different narrow spaces before the percent sign."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")
