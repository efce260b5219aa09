"""Several people at one terminal, seen through a real one: hands stay hidden, and leaving is polite."""

import os
import pty
import re
import signal
import subprocess
import time
from collections.abc import Callable
from functools import partial
from select import select

import pytest

from himeji.engine.journal import Journal
from himeji.games import game
from himeji.terminal.words import capital
from tests.terminal.process import COMMAND

SEED = "one keyboard"
CLEARED = "\x1b[3J"


class Typist:
    """Types into the command through a pseudo-terminal and reads what appears."""

    def __init__(self, *arguments: str) -> None:
        self.fd, child = pty.openpty()
        environment = os.environ | {"TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=child, stdout=child, stderr=child, env=environment
        )
        os.close(child)
        self.seen = ""

    def until(self, text: str, nudge: Callable[[], None] | None = None) -> str:
        """What appeared until a text did; whenever nothing moves for half a second, nudge."""
        start = len(self.seen)
        limit = time.monotonic() + 20
        while text not in self.seen[start:] and time.monotonic() < limit:
            if not select([self.fd], [], [], 0.5)[0]:
                if nudge is not None:
                    nudge()
                continue
            try:
                self.seen += os.read(self.fd, 65536).decode(errors="replace")
            except OSError:  # the other end is closed
                break
        assert text in self.seen[start:], self.seen
        return re.sub(r"\x1b\[[\d;]*m", "", self.seen[start:])

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())


@pytest.fixture
def typist(voice):
    typist = Typist("play", "--seats", "human,human", "--seed", SEED, "--language", voice.language)
    yield typist
    typist.process.kill()
    typist.process.wait()
    os.close(typist.fd)


def hand(seat: int) -> list[str]:
    return [str(card) for card in Journal(game("naishi"), 2, {}, SEED).state.view(seat)["seats"][seat]["hand"]]


def test_nobody_sees_anothers_hand(typist, voice):
    def own_row(shown: str) -> list[str]:
        rows = [line.split() for line in shown.splitlines() if line.strip().startswith(capital(voice.word("hand")))]
        return rows[-1][1:]

    question = voice.question("give_a_card")
    typist.until(voice.say("pass-the-keyboard", name=voice.say("seat-human", number=1, several="yes")))
    typist.type("\n")
    first = typist.until(question)
    assert own_row(first)[0] == capital(voice.word(hand(0)[0])).split()[0]
    typist.type(f"give {hand(0)[0]}\n")
    handed = typist.until(voice.say("pass-the-keyboard", name=voice.say("seat-human", number=2, several="yes")))
    assert CLEARED in handed
    typist.type("\n")
    second = typist.until(question)
    assert own_row(second)[0] == capital(voice.word(hand(1)[0])).split()[0]
    assert voice.say("event-card-given", seat=voice.say("seat-human", number=1, several="yes"), you="no") in second


def test_the_end_of_input_is_polite(typist, voice):
    typist.until(voice.say("pass-the-keyboard", name=voice.say("seat-human", number=1, several="yes")))
    assert "Traceback" not in typist.until(voice.say("farewell"), lambda: typist.type("\x04"))
    assert typist.process.wait(10) == 0


def test_an_interrupt_is_polite(typist, voice):
    typist.until(voice.say("pass-the-keyboard", name=voice.say("seat-human", number=1, several="yes")))
    interrupt = partial(typist.process.send_signal, signal.SIGINT)
    assert "Traceback" not in typist.until(voice.say("farewell"), interrupt)
    assert typist.process.wait(10) == 0
