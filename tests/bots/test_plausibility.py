"""The page of plausible scores is what the command prints."""

import io
import re
from contextlib import redirect_stdout

import pytest

from himeji.bots.plausibility import Printer, Table, main


@pytest.fixture(scope="module")
def printed() -> str:
    output = io.StringIO()
    with redirect_stdout(output):
        main(["naishi", "--games", "1"])
    return output.getvalue()


@pytest.fixture
def rows(printed) -> list[list[str]]:
    """The cells of every line of a table."""
    return [line.strip("| ").split(" | ") for line in printed.splitlines() if line.startswith("|")]


def test_the_lines_of_the_score_sheet_add_up_to_the_mean(rows):
    means = {(row[0], row[1]): float(row[2]) for row in rows if "·" in row[-2]}
    by_line = {(row[0], row[1]): sum(map(float, row[2:])) for row in rows[-2:]}
    assert means.keys() == by_line.keys() == {("2", "random"), ("2", "greedy")}
    assert all(abs(means[key] - by_line[key]) < 1 for key in means)


def test_greedy_and_random_meet_in_either_seat(printed):
    assert re.search(r"two seats, 2 games: greedy wins \d+\.\d%", printed)


def test_the_same_games_are_played_on_one_process_or_two():
    table = Table("naishi", ("random", "random"))
    assert Printer(6, jobs=1).results(table) == Printer(6, jobs=2).results(table)
