"""A problem that somebody reports is kept for the host, with the game it is about."""

import json

import pytest

from himeji import cli
from tests.server.real.process import Person, Process, table_of


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Process(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_a_report_reaches_the_host_with_the_record(server, capsys):
    aiko, ken, stranger = (Person(server, name) for name in ("Aiko", "Ken", "Jun"))
    table = table_of(aiko, ken)
    path = f"/api/tables/{table}/reports"
    kept = aiko.call("POST", path, {"text": "The river\nlooks wrong.", "seq": 3, "browser": "lynx"})
    assert kept.status_code == 201
    assert stranger.call("POST", path, {"text": "I was never there."}).json()["code"] == "NOT_YOUR_SEAT"
    assert ken.call("POST", path, {"text": ""}).status_code == 422
    assert [ken.call("POST", path, {"text": "Again."}).status_code for _ in range(4)] == [201, 201, 201, 429]

    assert cli.main(["reports", "--data", str(server.folder), "--language", "en"]) == 0
    assert "Aiko: The river looks wrong." in capsys.readouterr().out
    assert cli.main(["reports", kept.json()["report"], "--data", str(server.folder), "--language", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["table_id"] == table
    assert told["cause"]["record"]["title"] == "naishi"
    assert told["cause"]["seats"] == [0]
    assert cli.main(["reports", "none", "--data", str(server.folder), "--language", "en"]) == 1
