"""A process in which bots think: questions on its input, answers on its output, one line each."""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

import msgspec

from himeji.bots import bot
from himeji.bots.external import PREFIX, ExternalPlayer
from himeji.engine.port import SeatPort
from himeji.games import game
from himeji.server.background import give_way
from himeji.server.config import commands
from himeji.server.table.effects import AskBot

THEIR_SECONDS: Final = 5.0  # to answer in; with the start, less than the table waits
THEIR_START: Final = 3.0
DECODER: Final = msgspec.json.Decoder(AskBot)


def choose(question: AskBot) -> str | None:
    """The bot's move in the world it was given; None if it fails."""
    if question.known:
        return question.known
    try:
        world = game(question.title).decode(question.world)
        port = world.port(question.seat)
        if question.bot.startswith(PREFIX):
            return theirs(question, port)
        return str(bot(question.title, question.bot, question.seed).choose(port))
    except Exception:
        return None


def theirs(question: AskBot, port: SeatPort) -> str | None:
    """A bot of somebody else's, started for this one question; None if it misbehaves."""
    command = commands(os.environ)[question.bot]
    player = ExternalPlayer(question.title, command, question.seed, THEIR_SECONDS, THEIR_START)
    try:
        move = player.choose(port)
        return None if player.failure else str(move)
    finally:
        player.close()


def main() -> None:
    give_way()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # whom we started is ended with us
    for line in sys.stdin.buffer:
        question = DECODER.decode(line)
        sys.stdout.buffer.write(msgspec.json.encode((question.ask, choose(question))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
