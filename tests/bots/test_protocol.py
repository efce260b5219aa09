"""Bots over standard input and output: told what their seat knows, asked in time, replaced when they misbehave."""

import json
import os
import shlex
import sys
from io import BytesIO
from pathlib import Path
from select import select
from time import monotonic

import pytest

import himeji
from himeji.bots import bot
from himeji.bots.external import SUBSTITUTE, ExternalPlayer
from himeji.bots.external_bot import Speaker
from himeji.bots.external_process import TAIL
from himeji.engine.errors import HimejiError
from himeji.engine.state import State
from tests.bots.scripts import AT_START, EXAMPLE, MID_GAME, after_one_move, command
from tests.leaks.worlds import redealt
from tests.terminal.process import run
from tests.walks import Table, dice, positions

DEADLINE = 1.0
SLACK = 8  # for a machine that is busy
PATIENCE = 20
NAISHI = Table("naishi", 2)
OURS = shlex.join([sys.executable, "-m", "himeji", "bot"])


@pytest.fixture
def states() -> list[State]:
    """Some positions of one seat of Naishi, in the order of a game."""
    asked = [state for state in positions(NAISHI, "protocol") if state.to_move() == 0]
    return asked[:4]


@pytest.fixture
def seat():
    """Seats a command, and sees to it that its process is gone when the test is over."""
    seated = []

    def take(command: str, seconds: float = PATIENCE, start: float = PATIENCE) -> ExternalPlayer:
        seated.append(ExternalPlayer("naishi", command, "seed", seconds, start))
        return seated[-1]

    yield take
    for player in seated:
        player.close()


def substitutes(states: list[State]) -> list[str]:
    player = bot("naishi", SUBSTITUTE, "seed")
    return [str(player.choose(state.port(0))) for state in states]


@pytest.mark.parametrize(("script", "reason"), AT_START.values(), ids=AT_START)
def test_a_bot_that_cannot_begin_is_replaced_at_once(seat, states, script, reason):
    player = seat(command(script), start=2 if reason == "BOT_TOO_SLOW" else PATIENCE)
    begun = monotonic()
    chosen = [str(player.choose(state.port(0))) for state in states[:2]]
    assert player.failure.code == reason
    assert monotonic() - begun < 2 + SLACK
    assert chosen == substitutes(states[:2])


@pytest.mark.parametrize(("script", "reason"), MID_GAME.values(), ids=MID_GAME)
def test_a_bot_that_misbehaves_is_replaced_within_its_deadline(seat, states, script, reason):
    player = seat(after_one_move(script))
    first, *others = states
    assert player.choose(first.port(0)) == first.port(0).decision().moves()[0]
    if reason == "BOT_TOO_SLOW":
        player.seconds = DEADLINE
    begun = monotonic()
    chosen = player.choose(others[0].port(0))
    assert monotonic() - begun < DEADLINE + SLACK
    assert player.failure.code == reason
    assert [str(chosen)] == substitutes(others[:1])


def test_even_if_its_bot_hangs_a_seat_answers_within_its_deadline(seat, states):
    player = seat(after_one_move("lambda asked: time.sleep(60)"), seconds=10)
    player.choose(states[0].port(0))
    begun = monotonic()
    player.choose(states[1].port(0))
    assert 8 < monotonic() - begun < 10


def test_a_replaced_bot_stays_replaced(seat, states):
    player = seat(after_one_move("lambda asked: say('nonsense') or honest(asked)"))
    chosen = [str(player.choose(state.port(0))) for state in states]
    assert chosen[1:] == substitutes(states[1:])


def test_a_bot_that_is_slow_but_in_time_goes_on(seat, states):
    player = seat(after_one_move("lambda asked: time.sleep(0.5 * asked['seconds']) or honest(asked)"), seconds=3)
    for state in states[:2]:
        assert player.choose(state.port(0)) == state.port(0).decision().moves()[0]
    assert player.failure is None


def test_a_bot_that_does_not_listen_any_more_is_gone(seat, states):
    player = seat(after_one_move("lambda asked: [os.close(0), honest(asked), time.sleep(60)]"))
    reasons = []
    for state in states[:3]:
        player.choose(state.port(0))
        reasons.append(player.failure and player.failure.code)
    assert reasons == [None, None, "BOT_GONE"]


def test_a_command_that_cannot_be_started_is_replaced(seat, states):
    for line in ("no such command", "", "'", "\0", str(EXAMPLE.parent)):
        player = seat(line)
        assert player.failure.code == "BOT_NOT_STARTED"
        assert str(player.choose(states[0].port(0))) == substitutes(states)[0]


CHILD = "import sys, time; held = open(sys.argv[1], 'w'); print('here', flush=True); time.sleep(60)"


@pytest.mark.parametrize("end", ["1 / 0", "time.sleep(60)", "honest(asked)"])
def test_nothing_is_left_of_a_bot_and_its_children(seat, states, tmp_path, end):
    held = tmp_path / "held"
    os.mkfifo(held)
    reader = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    start = f"subprocess.Popen([sys.executable, '-IS', '-c', {CHILD!r}, {str(held)!r}], stdout=-1).stdout.readline()"
    player = seat(after_one_move(f"lambda asked: [{start}, {end}]"), seconds=4)
    process = player.process
    for state in states[:2]:
        player.choose(state.port(0))
    player.close()
    assert select([reader], [], [], SLACK)[0]
    assert os.read(reader, 1) == b""  # nobody holds the other end of the pipe any more
    os.close(reader)
    assert process.process.returncode is not None
    assert all(stream.closed for stream in (process.stdin, process.stdout, process.stderr))


def test_the_end_of_what_a_failing_bot_wrote_to_standard_error_is_kept(seat, states):
    player = seat(command("sys.stderr.write('x' * 300_000); print('the reason', file=sys.stderr); raise SystemExit"))
    player.choose(states[0].port(0))
    assert player.complaints.endswith("the reason\n")
    assert len(player.complaints) == TAIL


def test_a_bot_that_complains_without_end_is_still_heard(seat, states):
    player = seat(after_one_move("lambda asked: [sys.stderr.write('x' * 999_999), honest(asked)]"))
    for state in states[:3]:
        player.choose(state.port(0))
    assert player.failure is None


def test_what_was_said_before_the_question_is_no_answer(seat, states):
    player = seat(command("for asked in decided(): honest(asked), say('move castle')"))
    for state in states[:4]:
        chosen = player.choose(state.port(0))
        assert chosen == state.port(0).decision().moves()[0]
        if not player.process.unread:
            select([player.process.stdout], [], [], SLACK)  # until the second line is there
    assert player.failure is None


def told(states: list[State], tmp_path: Path) -> list[str]:
    """Every line a bot receives that asks for one world at each decision."""
    log = tmp_path / "log"
    tee = f"log = open({str(log)!r}, 'w')\nsys.stdin = map(lambda line: log.write(line) and line, sys.stdin)\n"
    ask = "for asked in decided(): say('world'); next(sys.stdin); honest(asked)"
    player = ExternalPlayer("naishi", command(tee + ask))
    for state in states:
        player.choose(state.port(0))
    player.close()
    assert player.failure is None
    return log.read_text("utf-8").splitlines()


def test_a_bot_is_told_what_its_seat_knows_and_is_asked(states, tmp_path):
    lines = told(states, tmp_path)
    assert [line.split()[0] for line in lines] == ["himeji", "game", *["view", "decide", "world"] * len(states), "quit"]
    contents = [json.loads(line.partition(" ")[2]) for line in lines[:-1]]
    assert contents[:2] == [
        1,
        {"title": "naishi", "edition": 1, "seats": 2, "options": {"open_discard": 0}, "seat": 0, "seed": "0"},
    ]
    for state, view, asked, world in zip(states, contents[2::3], contents[3::3], contents[4::3], strict=True):
        decision = state.pending()[0]
        assert view == json.loads(json.dumps(state.view(0)))
        assert asked["moves"] == [move.text for move in decision.moves()]
        assert (asked["asks"], asked["cause"], asked["section"]) == (decision.asks, decision.cause, decision.section)
        assert himeji.decode(world).view(0) == state.view(0)


def test_a_bot_is_told_the_same_in_worlds_its_seat_cannot_tell_apart(states, tmp_path):
    others = [redealt(state, 0, dice("other world", n)) for n, state in enumerate(states)]
    assert others[-1].encode() != states[-1].encode()
    assert told(others, tmp_path) == told(states, tmp_path)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_player_of_ours_chooses_the_same_over_the_protocol(seat, states, name):
    player = seat(f"{OURS} naishi {name}", seconds=30)
    direct = bot("naishi", name, "seed")
    for state in states:
        assert player.choose(state.port(0)) == direct.choose(state.port(0))
    assert player.failure is None
    assert player.name == name


def test_the_example_bot_plays(seat, states):
    player = seat(shlex.join([sys.executable, str(EXAMPLE)]))
    for state in states:
        player.choose(state.port(0))
    assert player.failure is None
    assert player.name == "Thirty lines"
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 30


@pytest.mark.parametrize(
    "lines", ["hello", 'game {"title": "go"}', "game {}", "game 5", "world [", "world {}", "\0\xff"]
)
def test_a_player_of_ours_refuses_what_is_not_the_protocol(lines):
    asked, answers = BytesIO(lines.encode("latin-1")), BytesIO()
    with pytest.raises(HimejiError):
        Speaker("naishi", "random", asked, answers).run()
    assert answers.getvalue() == b""


def test_the_command_says_so_in_a_sentence():
    done = run("bot", "naishi", "random", typed="hello\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(".\n")
