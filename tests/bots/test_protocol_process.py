"""A bot's process: nothing it does, or does not do, makes us wait or remember without end."""

from time import monotonic

import pytest

from himeji.bots.external_process import BotError, BotProcess

PATIENCE = 20


@pytest.fixture
def start():
    """Starts commands, and ends them with the test."""
    started = []

    def begin(*command: str) -> BotProcess:
        started.append(BotProcess(command))
        return started[-1]

    yield begin
    for process in started:
        if not process.stdin.closed:
            process.end()


def echo(process: BotProcess, line: str) -> str:
    process.tell(line, monotonic() + PATIENCE)
    return process.hear(monotonic() + PATIENCE)


def test_what_a_process_does_not_read_is_not_waited_for(start):
    with pytest.raises(BotError, match="BOT_TOO_SLOW"):
        start("sleep", "60").tell("x" * 10_000_000, monotonic() + 0.3)


@pytest.mark.parametrize("length", [0, 1, 1000, 65_000])
def test_lines_go_both_ways_whole(start, length):
    assert echo(start("cat"), "x" * length) == "x" * length


def test_every_sign_of_a_line_goes_both_ways(start):
    assert echo(start("cat"), "Château – 城") == "Château – 城"


def test_a_line_is_not_read_without_end(start):
    with pytest.raises(BotError, match="BOT_FLOODS"):
        echo(start("cat"), "x" * 70_000)


def listen(process: BotProcess) -> None:
    while True:
        process.hear(monotonic() + PATIENCE)


def test_a_bot_is_not_listened_to_without_end(start):
    with pytest.raises(BotError, match="BOT_FLOODS"):
        listen(start("yes"))


def test_goodbye_is_said_before_the_end(start):
    process = start("sh", "-c", "echo here; read line; echo $line >&2")
    assert process.hear(monotonic() + PATIENCE) == "here"
    process.quit()
    assert process.complaints == b"quit\n"
    assert process.process.returncode == 0


def test_who_stays_is_ended(start):
    process = start("sh", "-c", "while :; do sleep 1; done")
    begun = monotonic()
    process.quit()
    assert process.process.returncode == -9
    assert monotonic() - begun < PATIENCE
