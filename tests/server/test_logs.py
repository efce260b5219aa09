"""A line of the log: what happened and where, never what somebody wrote."""

import json
import logging
import sys

import pytest

from himeji.server.logs import LONGEST, AsJson, AsText


def line(form: logging.Formatter, **extra: object) -> str:
    try:
        raise ValueError("zanzibar")
    except ValueError:
        record = logging.LogRecord("himeji.test", logging.ERROR, __file__, 1, "table_failed", (), sys.exc_info())
    vars(record).update(extra)
    return form.format(record)


@pytest.mark.parametrize("form", [AsJson(), AsText()])
def test_a_failure_is_told_by_its_kind_and_place_without_its_text(form):
    told = line(form, table="abc")
    assert "zanzibar" not in told
    assert all(word in told for word in ("table_failed", "abc", "ValueError", "test_logs.py:"))
    assert "\n" not in told


def test_a_long_line_is_cut_and_still_an_event():
    told = line(AsJson(), **{f"field{number}": "x" * 300 for number in range(10)})
    assert len(told) <= LONGEST
    assert json.loads(told)["cut"]
