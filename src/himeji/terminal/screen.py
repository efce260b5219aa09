"""What the terminal shows of any title: sentences, the board, the moves, the score sheet."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import final

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from himeji.engine.decision import Decision, Move
from himeji.engine.errors import HimejiError
from himeji.engine.event import Event
from himeji.engine.outcome import Item, Outcome
from himeji.engine.refusal import Refusal
from himeji.engine.state import State
from himeji.locales import Voice, message_id
from himeji.terminal.boards import board
from himeji.terminal.rulebook import heading
from himeji.terminal.words import capital


@final
class Screen:
    def __init__(self, console: Console, language: str, state: State, players: Sequence[str]) -> None:
        self.console = console
        self.title = state.sheet().title
        self.voice = Voice(language, "terminal", self.title)
        self.names = [self.name(seat, players) for seat in range(len(players))]
        self.names += [self.voice.say("rival") for _ in range(len(players), len(state.order))]  # whom the rules play
        self.listed: list[Move] = []  # the moves that a number means

    def name(self, seat: int, players: Sequence[str]) -> str:
        several = "yes" if players.count(players[seat]) > 1 else "no"
        return self.voice.say(message_id("seat", players[seat]), number=seat + 1, several=several)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, message: str, style: str = "", **figures: object) -> None:
        self.sentence(self.voice.say(message, **figures), style)

    def sentence(self, text: str, style: str = "") -> None:
        """Broken into lines here: Rich would break it at a no-break space too."""
        self.show(Text(textwrap.fill(text, self.console.width, break_on_hyphens=False), style))

    def board(self, state: State, seat: int | None) -> None:
        self.show(board(state.view(seat), self.voice, self.names))

    def is_tall(self, state: State, seat: int | None) -> bool:
        """Does the board fill more than the screen?"""
        return len(self.console.render_lines(board(state.view(seat), self.voice, self.names))) > self.console.height

    def events(self, events: Iterable[Event], seat: int | None) -> None:
        for event in events:
            self.sentence("· " + self.voice.event(event, self.names, seat))

    def question(self, decision: Decision) -> None:
        """What is asked and why; where effects are chosen by their texts, numbers mean them too."""
        cause = capital(self.voice.cause(decision.cause))
        self.sentence(f"{cause} — {self.voice.question(decision.asks, typing=True)}".removeprefix(" — "), "bold")
        self.listed = decision.moves() if decision.asks == "choose" else []
        if self.listed:
            self.menu(decision)

    def menu(self, decision: Decision) -> None:
        """What may be chosen, by number or by text; and what may not, with the reason."""
        grid = Grid.grid(padding=(0, 2))
        for number, move in enumerate(self.listed, start=1):
            grid.add_row(str(number), Text(self.voice.move(move.text)), Text(move.text, "dim"))
        for move in decision.candidates():
            refusal = decision.state.why_not(move, decision.seat)
            if refusal is not None and move.text.startswith("do "):
                grid.add_row("–", Text(self.voice.move(move.text)), Text(self.voice.refusal(refusal), "dim"))
        self.show(grid)

    def error(self, error: HimejiError | OSError) -> None:
        self.sentence(self.voice.error(error))

    def refusal(self, refusal: Refusal) -> None:
        """The obstacle, and the section of the rules it comes from."""
        self.sentence(self.voice.refusal(refusal))
        if refusal.section:
            named = heading(self.title, refusal.section, self.voice.language)
            self.say("section", "dim", section=refusal.section, heading=named)

    def moves(self, moves: Iterable[Move]) -> None:
        """Every move as it is typed, those that differ by numbers on one line, with its meaning."""
        families: dict[str, list[str]] = {}
        for move in moves:
            words = re.fullmatch(r"(.*?)((?: \d+)*)", move.text)
            assert words is not None
            families.setdefault(words[1], []).append(words[2].strip())
        for head, numbers in families.items():
            places = " …" * len(numbers[0].split())
            self.show(Text.assemble((head + places, "bold"), "  ", self.voice.move(head + places)))
            if places:
                self.show(Padding(Text(" · ".join(numbers)), (0, 0, 0, 4)))

    def suggestions(self, moves: Iterable[Move]) -> None:
        for move in moves:
            self.show(Text.assemble("  ", (move.text, "bold"), "  ", self.voice.move(move.text)))

    def command(self, name: str) -> str:
        """The word for a command in this language."""
        return self.voice.say(f"command-{name}")

    def help(self, commands: Iterable[str]) -> None:
        self.say("help", moves=self.command("moves"))
        grid = Grid.grid(padding=(0, 2))
        for name in commands:
            form = self.voice.say(f"help-{name}", "form", word=self.command(name))
            grid.add_row(Text(form, "bold"), self.voice.say(f"help-{name}"))
        self.show(grid)

    def score_so_far(self, items: Sequence[Item], points: int) -> None:
        """One seat's sheet, if the game ended here."""
        self.sheet([items], [points], [self.voice.say("score-points")])

    def final_score(self, outcome: Outcome, reader: int | None) -> None:
        """Every seat's points line by line, who won, and what decided it."""
        self.sheet(outcome.items, outcome.scores, self.names)
        winners = [self.names[seat] for seat in outcome.winners]
        you = "yes" if outcome.winners == [reader] else "no"
        decided = self.voice.say(message_id("decided", outcome.decided_by))
        if len(winners) == 1:
            self.say("score-winner", "bold", name=winners[0], you=you, decided=decided)
        else:
            self.say("score-shared", "bold", names=", ".join(winners), decided=decided)

    def sheet(self, items: Sequence[Sequence[Item]], totals: Sequence[int], heads: Sequence[str]) -> None:
        grid = Grid(box=box.SIMPLE_HEAD)
        grid.add_column("")
        for head in heads:
            grid.add_column(head, justify="right")
        points = [{item.code: item.points for item in column} for column in items]
        codes = dict.fromkeys(item.code for column in items for item in column)
        for code in codes:
            grid.add_row(capital(self.voice.word(code)), *[str(column.get(code, "–")) for column in points])
        grid.add_section()
        grid.add_row(self.voice.say("score-total"), *map(str, totals), style="bold")
        self.show(grid)
