"""Small real bots, most of them bad, as Python scripts of the standard library only."""

import shlex
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
GREET = """
import json, os, signal, subprocess, sys, time
def say(line):
    print(line, flush=True)
def decisions(then):
    for n, line in enumerate(decided(), start=1):
        (then if n > 1 else honest)(line)
def honest(asked):
    say("move " + asked["moves"][0])
def decided():
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "himeji":
            say("bot 1 Test")
        elif word == "decide":
            yield json.loads(rest)
        elif word == "quit":
            return
"""
AT_START = {  # what goes wrong before the first move, and the reason that must be given
    "crashes": ("raise SystemExit(3)", "BOT_GONE"),
    "speaks another version": ("input(); say('bot 2 Test')", "BOT_UNREADABLE"),
    "greets with nonsense": ("input(); say('hello')", "BOT_UNREADABLE"),
    "hangs": ("time.sleep(60)", "BOT_TOO_SLOW"),
    "closes its input": ("input(); os.close(0); time.sleep(60)", "BOT_TOO_SLOW"),
    "closes its output": ("os.close(1); time.sleep(60)", "BOT_GONE"),
}
MID_GAME = {  # the first decision is answered, the second so
    "crashes": ("lambda asked: 1 / 0", "BOT_GONE"),
    "hangs": ("lambda asked: time.sleep(60)", "BOT_TOO_SLOW"),
    "hangs and cannot be asked to stop": (
        "lambda asked: [signal.signal(n, signal.SIG_IGN) for n in (15, 2, 1)] and time.sleep(60)",
        "BOT_TOO_SLOW",
    ),
    "leaves a child that holds its output": (
        "lambda asked: subprocess.Popen(['sleep', '60']) and os._exit(0)",
        "BOT_TOO_SLOW",
    ),
    "talks without end": ("lambda asked: [say('info ' + 'x' * 999) for _ in iter(int, 1)]", "BOT_FLOODS"),
    "never ends its line": ("lambda asked: [sys.stdout.write('x' * 4096) for _ in iter(int, 1)]", "BOT_FLOODS"),
    "is not text": ("lambda asked: os.write(1, b'move \\xff\\xfe\\n')", "BOT_NOT_TEXT"),
    "answers nonsense": ("lambda asked: say('Traceback')", "BOT_UNREADABLE"),
    "answers nothing": ("lambda asked: say('')", "BOT_UNREADABLE"),
    "names no move": ("lambda asked: say('move')", "BOT_ILLEGAL_MOVE"),
    "plays what is no move": ("lambda asked: say('move castle')", "BOT_ILLEGAL_MOVE"),
    "plays an illegal move": ("lambda asked: say('move recall')", "BOT_ILLEGAL_MOVE"),
    "closes its input and hangs": ("lambda asked: [os.close(0), time.sleep(60)]", "BOT_TOO_SLOW"),
}


def command(script: str) -> str:
    """How to start a bot that greets as it should and goes on like this."""
    return shlex.join([sys.executable, "-IS", "-c", GREET + script])


def after_one_move(then: str) -> str:
    return command(f"decisions({then})")
