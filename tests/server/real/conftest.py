"""One server for the tests of a file that do it no harm."""

import pytest

from tests.server.real.process import Person, Process


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Process(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def aiko(server) -> Person:
    return Person(server, "Aiko")


@pytest.fixture
def ken(server) -> Person:
    return Person(server, "Ken")
