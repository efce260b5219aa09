"""A corrected component file is played instead of the shipped one, and its games are not taken for others."""

import re

import pytest

import himeji
from himeji.engine.errors import ComponentError, SetupError
from himeji.games.components import use
from himeji.locales import LANGUAGES, Voice
from tests.components.files import Change, put, python, write
from tests.terminal.process import run

FEWER_MONKS = [put("cards.items[4].copies", 2), put("cards.items[3].copies", 5)]
RICH_START = [put(f"starting_resource_cards.cards[{card}].effects", [{"gain": {"coin": 9}}]) for card in range(9)]
CORRECTED: dict[str, list[Change]] = {"naishi": FEWER_MONKS, "white_castle": RICH_START}
GAMES = """
import json, sys, himeji
from himeji.games.components import use
title, path, seats = sys.argv[1:]
if path != "shipped":
    use(title, path)
from himeji.engine.journal import Journal
from himeji.engine.chance import streams
from himeji.bots import random_bot
game = himeji.game(title)
journal = Journal(game, int(seats), {}, "corrected")
opening = journal.state.encode()
chance = streams("corrected", "moves")
while journal.state.pending():
    decision = journal.state.pending()[0]
    journal.play(random_bot.choose(journal.state.port(decision.seat), chance), decision.seat)
print(json.dumps({"hash": game.components, "opening": opening, "record": journal.record().to_json()}))
"""


@pytest.fixture(params=himeji.titles(), scope="module")
def title(request) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def corrected(title, tmp_path_factory):
    return write(tmp_path_factory.mktemp("components") / "corrected.yaml", title, *CORRECTED[title])


@pytest.fixture(scope="module")
def games(title, corrected):
    """A game with the shipped file, then one with the corrected file."""
    seats = himeji.game(title).seats[0]
    return [python(GAMES, title, path, seats) for path in ("shipped", corrected)]


def test_the_game_is_played_with_the_corrected_values(title, games):
    shipped, corrected = [game["opening"] for game in games]
    if title == "naishi":
        assert (shipped["bag"] | shipped["discard"]) != (corrected["bag"] | corrected["discard"])
    else:
        assert corrected["stores"][0][:1] == [9] != shipped["stores"][0][:1]


def test_records_carry_the_hash_of_the_file(title, games, corrected):
    shipped, other = [game["hash"] for game in games]
    assert shipped == himeji.game(title).components
    assert other != shipped
    assert f'"components": "{other}"' in games[1]["record"]


def test_a_record_holds_with_its_own_file_only(title, games, corrected, tmp_path):
    record = tmp_path / "record.json"
    record.write_text(games[1]["record"], "utf-8")
    assert run("--components", f"{title}={corrected}", "verify", str(record)).returncode == 0
    done = run("verify", str(record))
    assert done.returncode == 1
    assert Voice("en").say("error-other-components", place="components") in done.stderr


def test_a_loaded_title_keeps_its_components(title, corrected):
    himeji.game(title)
    with pytest.raises(ComponentError, match="COMPONENTS_IN_USE"):
        use(title, corrected)


def test_only_titles_have_components(tmp_path):
    with pytest.raises(SetupError, match="UNKNOWN_TITLE"):
        use("go", tmp_path / "go.yaml")


BAD = {
    "no file": ("naishi=nowhere.yaml", "", "error-file-missing"),
    "no title": ("file.yaml", "", "error-not-a-component-file"),
    "another title": ("go=file.yaml", "", "error-unknown-title"),
    "not yaml": ("naishi=file.yaml", "a: [", "error-not-yaml"),
    "not text": ("naishi=file.yaml", "\0", "error-not-yaml"),
    "not a table": ("naishi=file.yaml", "[]", "error-not-a-table"),
    "nothing": ("naishi=file.yaml", "", "error-not-a-table"),
    "another game's file": ("naishi=file.yaml", "product: white-castle", "error-missing-field"),
}


@pytest.mark.parametrize(("argument", "text", "message"), BAD.values(), ids=BAD)
def test_a_file_that_cannot_be_used_gets_a_sentence(argument, text, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file.yaml").write_text(text)
    for language in LANGUAGES:
        done = run("--language", language, "--components", argument, "titles")
        assert (done.returncode, done.stdout) == (2, "")
        sentence = Voice(language, "cli").say(message, place="…", text="…", title="…")
        assert all(part in done.stderr for part in sentence.split("…"))


LOAD = """
import json, sys, himeji
for title in himeji.titles():
    himeji.game(title)
print(json.dumps(sorted(sys.modules)))
"""


def test_loading_a_title_reads_nothing_that_only_corrections_need():
    loaded = python(LOAD)
    assert "himeji.games.naishi.cards" in loaded
    assert not [name for name in loaded if re.search("corrections|catalogue|fluent", name)]
