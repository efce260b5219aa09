"""The bot's side of the protocol: a player of ours, asked over standard input and output."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import BinaryIO, final

from himeji.bots.external import ours
from himeji.bots.external_process import BotError
from himeji.bots.external_protocol import BOT, DECIDE, GAME, HIMEJI, MOVE, QUIT, VERSION, VIEW, WORLD
from himeji.bots.player import Player
from himeji.engine.state import State
from himeji.games import game


@final
class Speaker:
    """Answers until it is told to quit or nobody asks any more."""

    def __init__(self, title: str, name: str, asked: BinaryIO, answers: BinaryIO) -> None:
        self.title = title
        self.name = name
        self.asked = asked
        self.answers = answers
        self.player: Player = ours(title, name)
        self.seat = 0

    def run(self) -> None:
        for word, rest in self.messages():
            if word == QUIT:
                return
            elif word == HIMEJI:
                self.say(f"{BOT} {VERSION} {self.name}")
            elif word == GAME:
                self.sit_down(json.loads(rest))
            elif word == DECIDE:
                self.say(WORLD)
            elif word == WORLD:
                self.answer(game(self.title).decode(json.loads(rest)))
            elif word != VIEW:  # which every world looks like
                raise BotError("BOT_UNREADABLE", text=f"{word} {rest}")

    def messages(self) -> Iterator[tuple[str, str]]:
        for line in self.asked:
            word, _, rest = line.decode().strip().partition(" ")
            yield word, rest

    def say(self, line: str) -> None:
        self.answers.write(line.encode() + b"\n")
        self.answers.flush()

    def sit_down(self, known: dict[str, object]) -> None:
        if known["title"] != self.title:
            raise BotError("OTHER_TITLE", place=GAME, title=known["title"])
        self.player = ours(self.title, self.name, known["seed"])
        self.seat = int(str(known["seat"]))

    def answer(self, world: State) -> None:
        """What the player chooses in a world is what it chooses in every world its seat cannot tell from it."""
        self.say(f"{MOVE} {self.player.choose(world.port(self.seat))}")
