"""A process in which bots think: questions on its input, answers on its output, one line each."""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from himeji.bots import bot
from himeji.games import game
from himeji.server.table.effects import AskBot

NICE: Final = 10
DECODER: Final = msgspec.json.Decoder(AskBot)


def choose(question: AskBot) -> str | None:
    """The bot's move in the world it was given; None if it fails."""
    if question.known:
        return question.known
    try:
        world = game(question.title).decode(question.world)
        return str(bot(question.title, question.bot, question.seed).choose(world.port(question.seat)))
    except Exception:
        return None


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        question = DECODER.decode(line)
        sys.stdout.buffer.write(msgspec.json.encode((question.ask, choose(question))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
