"""The component report: every card and tile with what it shows and how that is known, in every language."""

import json
import re
import subprocess
from subprocess import PIPE
from typing import Any

import pytest

import himeji
from himeji import report
from himeji.catalogue import catalogue
from himeji.locales import LANGUAGES, Voice
from tests.components.files import original, put, write
from tests.terminal.process import COMMAND, run

BOX = {
    "naishi": ["cards.items", "imperial_court.spaces"],
    "white_castle": [
        *("board.castle.rooms.list", "board.outside_the_walls.list", "board.training_yards.list"),
        *("player_board.die_rows.list", "die_tiles.cards", "steward_cards.cards", "diplomat_cards.cards"),
        *("daimyo_cards.cards", "plant_garden_cards.cards", "stone_garden_cards.cards", "yard_tiles.cards"),
        *("starting_action_cards.cards", "starting_resource_cards.cards", "decree_cards.cards", "solo_cards.cards"),
    ],
}


@pytest.fixture(params=himeji.titles())
def title(request) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def voice(request, title) -> Voice:
    return Voice(request.param, "components", title)


def ids(title: str) -> list[str]:
    """Everything in the box, by its id in the component file."""
    found = []
    for place in BOX[title]:
        items: Any = original(title)
        for part in place.split("."):
            items = items[part]
        found += [item["id"] for item in items]
    return found


def test_everything_in_the_box_is_reported_once(title):
    reported = [thing.id for section in catalogue(title) for thing in section.things]
    assert sorted(reported) == sorted(ids(title))


def test_the_tables_show_every_fact_and_its_evidence(title, voice):
    shown = run("components", title, "--language", voice.language).stdout
    for section in catalogue(title):
        for thing in section.things:
            assert thing.id in shown
            assert all(voice.fact("fact", fact) in shown for fact in thing.facts)
            assert all(said in shown for said in report.evidence(voice, thing))


def test_json_says_the_same(title, voice):
    data = json.loads(run("components", title, "--json", "--language", voice.language).stdout)
    assert data["components"] == himeji.game(title).components
    assert data == json.loads(json.dumps(report.as_json(voice, title)))
    assert [thing["id"] for section in data["sections"] for thing in section["things"]] != []


def test_an_items_own_evidence_is_shown_beside_its_sections(title):
    evidence = {thing.id: dict(thing.evidence) for section in catalogue(title) for thing in section.things}
    if title == "naishi":
        assert evidence["mountain"] == {"": "rulebook", "copies": "rulebook", "kind": "corroborated"}
        assert evidence["decree"] == {"": "rulebook"}
    else:
        assert evidence["steward-03"] == {"": "corroborated", "bottom": "single"}
        assert evidence["yard-tile-6"] == {"": "corroborated", "pairing": "single", "yellow": "single"}


def test_the_report_is_of_the_file_in_use(tmp_path):
    file = write(tmp_path / "file.yaml", "naishi", put("imperial_court.spaces[0].count", 4))
    for arguments, spaces in (([], 3), (["--components", f"naishi={file}"], 4)):
        shown = run(*arguments, "components", "naishi").stdout
        assert re.search(rf"swap +{spaces} spaces", shown)


def test_an_unknown_title_gets_a_sentence():
    done = run("components", "go")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == Voice("en").say("error-unknown-title", title="go") + "\n"


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["tables", "json"])
def test_a_reader_may_stop_reading(form):
    command = subprocess.Popen([*COMMAND, "components", "naishi", *form], stdout=PIPE, stderr=PIPE)
    assert command.stdout is not None
    command.stdout.close()
    assert command.communicate(timeout=60)[1] == b""
