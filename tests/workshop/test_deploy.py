"""The ways to host that are written down fit the server that there is."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
VARIABLE = re.compile(r"\bHIMEJI_[A-Z_]+\b")
OF_THE_PROXY = {"HIMEJI_SITE", "HIMEJI_WORKERS", "HIMEJI_DB_PASSWORD"}
READ = set(VARIABLE.findall((ROOT / "src/himeji/server/config.py").read_text("utf-8")))
DEPLOYED = [ROOT / "compose.yaml", ROOT / "Dockerfile", *sorted((ROOT / "deploy").iterdir())]


@pytest.mark.parametrize("path", DEPLOYED, ids=lambda path: path.name)
def test_every_variable_that_is_set_is_read(path):
    assert set(VARIABLE.findall(path.read_text("utf-8"))) <= READ | OF_THE_PROXY


def test_every_variable_that_is_read_is_documented():
    rows = [line for line in (ROOT / "docs/host.md").read_text("utf-8").splitlines() if line.startswith("| `HIMEJI_")]
    assert {name for row in rows for name in VARIABLE.findall(row.split("|")[1])} == READ


def test_two_workers_share_a_database_behind_one_proxy():
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    workers = [name for name, service in services.items() if service.get("image") == "himeji"]
    assert len(workers) == 2
    for name in workers:
        environment = services[name]["environment"]
        assert {"HIMEJI_DATABASE_URL", "HIMEJI_REDIS_URL", "HIMEJI_ORIGINS"} <= environment.keys()
        assert environment["HIMEJI_BEHIND_PROXY"] == "1"
        assert "ports" not in services[name]
    assert services["proxy"]["environment"]["HIMEJI_WORKERS"].split() == [f"{name}:8420" for name in workers]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
