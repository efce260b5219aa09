"""What a board reads of its title is plain JSON, the same things as the component report."""

import json

import pytest

from himeji import web
from himeji.catalogue import things

TITLES = ("naishi", "white_castle")


@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_told_as_json(title):
    told = json.loads(json.dumps(web.title_data(title)))
    assert set(told["things"]) == set(things(title))
    assert told["layout"]


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_board_and_its_words(title):
    folder = web.FOLDER / "boards" / title
    assert {path.name for path in folder.iterdir()} >= {"board.js", "board.css", "targets.js"}
    for language in ("en", "fr"):
        assert (web.LOCALES / language / f"web_{title}.ftl").exists()
