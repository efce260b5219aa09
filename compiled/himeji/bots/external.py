"""Bots of other people: a command that speaks the bot protocol, replaced by level 1 when it misbehaves."""

from __future__ import annotations

import shlex
from time import monotonic
from typing import Final, final

from himeji.bots import bot
from himeji.bots.external_process import BotError, BotProcess
from himeji.bots.external_protocol import BOT, DECIDE, GAME, HIMEJI, INFO, MOVE, VERSION, VIEW, WORLD, message
from himeji.bots.player import Player
from himeji.bots.search_player import SearchPlayer
from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.engine.decision import Decision, Move
from himeji.engine.errors import UnreadableMove
from himeji.engine.port import SeatPort

PREFIX: Final = "cmd:"
SEARCH: Final = "search"
SUBSTITUTE: Final = "level 1"
SECONDS: Final = 5.0  # for each decision
START: Final = 10.0  # seconds until the bot has answered the greeting
SHARE: Final = 0.9  # of a decision's time is the bot's; the rest is kept for its substitute


def player(title: str, name: str, seed: object = 0, seconds: float = SECONDS) -> Player:
    """A player of a title by its name: one of ours, or `cmd:` and a command."""
    if name.startswith(PREFIX):
        return ExternalPlayer(title, name.removeprefix(PREFIX), seed, seconds)
    return ours(title, name, seed)


def ours(title: str, name: str, seed: object = 0) -> Player:
    """One of our players: by its name, or `search` and how many simulations it makes for a decision."""
    word, _, simulations = name.partition(" ")
    if word == SEARCH and simulations.isdecimal() and int(simulations) > 0:
        return SearchPlayer(title, int(simulations), None, seed)
    return bot(title, name, seed)


def dismiss(seated: Player) -> None:
    """The game is over for this player: its process is ended, if it has one."""
    if isinstance(seated, ExternalPlayer):
        seated.close()


@final
class ExternalPlayer:
    """Tells a process what its seat's port gives, and nothing else, and plays what it answers in time."""

    def __init__(
        self, title: str, command: str, seed: object = 0, seconds: float = SECONDS, start: float = START
    ) -> None:
        self.title = title
        self.seed = str(seed)
        self.seconds = seconds * SHARE
        self.start = start
        self.substitute = bot(title, SUBSTITUTE, seed)
        self.name = ""  # what the bot calls itself
        self.failure: BotError | None = None
        self.complaints = ""  # the last it wrote to standard error, if it failed
        self.process: BotProcess | None = None
        try:
            self.process = BotProcess(words_of(command))
        except BotError as failure:
            self.failure = failure

    def choose(self, port: SeatPort) -> Move:
        if self.process is not None:
            try:
                return self.ask(self.process, port)
            except BotError as failure:
                self.fail(self.process, failure)
        return self.substitute.choose(port)

    def ask(self, process: BotProcess, port: SeatPort) -> Move:
        if not self.name:
            self.greet(process, port)
        until = monotonic() + self.seconds
        decision = port.decision()
        assert decision is not None
        process.forget()
        process.tell(message(VIEW, port.view), until)
        process.tell(message(DECIDE, self.question(decision)), until)
        chance = streams(f"{self.seed}/{digest_of(port.view)}", "worlds")
        while True:
            said = process.hear(until)
            word, _, rest = said.partition(" ")
            if word == MOVE:
                return legal(decision, rest)
            elif said == WORLD:
                process.tell(message(WORLD, port.sample_world(chance).encode()), until)
            elif word != INFO:
                raise BotError("BOT_UNREADABLE", text=said)

    def greet(self, process: BotProcess, port: SeatPort) -> None:
        """Agree on the version, learn the bot's name, and tell it what is played."""
        until = monotonic() + self.start
        process.tell(f"{HIMEJI} {VERSION}", until)
        said = process.hear(until)
        word, version, *name = [*said.split(" ", 2), "", ""][:3]
        if (word, version) != (BOT, str(VERSION)):
            raise BotError("BOT_UNREADABLE", text=said)
        self.name = " ".join(name) or "?"
        world = port.world.encode()
        known = {part: world[part] for part in ("title", "edition", "seats", "options")}
        process.tell(message(GAME, known | {"seat": port.seat, "seed": self.seed}), until)

    def question(self, decision: Decision) -> dict[str, object]:
        return {
            "asks": decision.asks,
            "cause": decision.cause,
            "section": decision.section,
            "seconds": round(self.seconds, 3),
            "moves": [move.text for move in decision.moves()],
        }

    def fail(self, process: BotProcess, failure: BotError) -> None:
        """The substitute plays from now on."""
        self.failure = failure
        self.process = None
        process.end()
        self.complaints = process.complaints.decode(errors="replace")

    def close(self) -> None:
        if self.process is not None:
            self.process.quit()
            self.process = None


def words_of(command: str) -> list[str]:
    """A command as a shell would take it apart; there is no shell."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BotError("BOT_NOT_STARTED", place=command)
    return words


def legal(decision: Decision, text: str) -> Move:
    """The move, if it is one and may be played."""
    try:
        move = decision.parse(text)
    except UnreadableMove:
        raise BotError("BOT_ILLEGAL_MOVE", text=text) from None
    if move not in decision.moves():
        raise BotError("BOT_ILLEGAL_MOVE", text=text)
    return move
