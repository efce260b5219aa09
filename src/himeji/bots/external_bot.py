"""The bot's side of the protocol: a player of ours, asked over standard input and output."""

from __future__ import annotations

import json
from typing import Any, BinaryIO, final

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
        for line in self.asked:
            try:
                if not self.hear(line.decode().strip()):
                    return
            except (UnicodeDecodeError, json.JSONDecodeError, KeyError, TypeError):
                raise BotError("NOT_THE_PROTOCOL", text=line.decode(errors="replace").strip()) from None

    def hear(self, line: str) -> bool:
        """Answer, if it is a question; whether there can be more."""
        word, _, rest = line.partition(" ")
        if word == HIMEJI:
            self.say(f"{BOT} {VERSION} {self.name}")
        elif word == GAME:
            self.sit_down(json.loads(rest))
        elif word == DECIDE:
            self.say(WORLD)
        elif word == WORLD:
            self.answer(game(self.title).decode(json.loads(rest)))
        elif word not in (VIEW, QUIT):  # every world looks like the view
            raise BotError("NOT_THE_PROTOCOL", text=line)
        return word != QUIT

    def say(self, line: str) -> None:
        self.answers.write(line.encode() + b"\n")
        self.answers.flush()

    def sit_down(self, known: dict[str, Any]) -> None:
        if known["title"] != self.title:
            raise BotError("OTHER_TITLE", place=GAME, title=known["title"])
        self.player = ours(self.title, self.name, known["seed"])
        self.seat = int(known["seat"])

    def answer(self, world: State) -> None:
        """What the player chooses in a world is what it chooses in every world its seat cannot tell from it."""
        self.say(f"{MOVE} {self.player.choose(world.port(self.seat))}")
