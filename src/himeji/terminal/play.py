"""The game at the terminal: show, ask, and do what is typed. It knows no title."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from rich.console import Console
from rich.control import Control

from himeji.engine.decision import Decision, Move
from himeji.engine.errors import HimejiError, UnreadableMove
from himeji.study.hints import SIMULATIONS, Hint, hint
from himeji.study.judge import FEWEST
from himeji.terminal import keyboard, saves
from himeji.terminal.screen import Screen
from himeji.terminal.study import Desk, show_hint, show_reasons
from himeji.terminal.suggest import abbreviated, closest
from himeji.terminal.table import Table

COMMANDS: Final = ("moves", "hint", "why", "board", "undo", "save", "load", "score", "help", "quit")
CLEAR_SCROLLBACK: Final = "\x1b[3J"


class Quit(Exception):
    """Somebody has had enough."""


@final
class Sitting:
    """One terminal, one table, until the game is over or left."""

    def __init__(self, console: Console, language: str, table: Table) -> None:
        self.console = console
        self.language = language
        self.sit_down(table)
        self.words = {word: name for name in COMMANDS for word in (name, self.screen.command(name))}
        self.obey: dict[str, Callable[[Decision | None, str], None]] = {
            "moves": self.list_moves,
            "hint": self.advise,
            "why": self.explain,
            "board": self.show_board,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "score": self.score,
            "help": self.help,
            "quit": self.quit,
        }

    def sit_down(self, table: Table) -> None:
        self.table = table
        self.screen = Screen(self.console, self.language, table.journal.state, table.players)
        self.facing = self.alone()  # the seat whose person sits at the keyboard
        self.shown = False  # is the position on the screen?
        self.advised: tuple[int, Hint] | None = None  # the last hint, and after how many moves it was given

    def alone(self) -> int | None:
        """The seat of the only person, if there is one."""
        humans = self.table.humans()
        return humans[0] if len(humans) == 1 else None

    def run(self) -> None:
        if self.table.humans():
            self.screen.say("welcome", title=self.screen.voice.say("title"), help=self.screen.command("help"))
        try:
            while True:
                self.table.let_random_seats_play()
                decision = self.table.asked()
                if not self.shown:
                    self.show(decision)
                if decision is None and not self.table.humans():
                    return
                self.answer(decision, keyboard.read("> "))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.screen.say("farewell")
        except Quit:
            self.screen.say("farewell")

    # -- showing

    def show(self, decision: Decision | None) -> None:
        self.shown = True
        if decision is None:
            self.show_end()
            return
        if decision.seat != self.facing:
            self.hand_over(decision.seat)
        self.screen.events(self.table.hear(decision.seat), decision.seat)
        if not self.goes_on(decision) or not self.screen.is_tall(self.table.journal.state, decision.seat):
            self.screen.board(self.table.journal.state, decision.seat)
        self.screen.question(decision)

    def goes_on(self, decision: Decision) -> bool:
        """Is this a further question of one action? Then a tall board would only push it away."""
        entries = self.table.journal.entries
        return bool(entries) and entries[-1].seat == decision.seat and decision.cause != "turn"

    def hand_over(self, seat: int) -> None:
        """Several people share the keyboard: nobody sees another's cards."""
        if self.console.is_terminal:
            self.console.control(Control.clear(), Control.home())
            self.console.file.write(CLEAR_SCROLLBACK)
        self.screen.say("pass-the-keyboard", "bold", name=self.screen.names[seat])
        keyboard.forget()
        keyboard.read("")
        self.facing = seat

    def show_end(self) -> None:
        state = self.table.journal.state
        if self.facing is not None:
            self.screen.events(self.table.hear(self.facing), self.facing)
        self.screen.board(state, self.facing)
        self.screen.final_score(state.outcome(), self.alone())
        if self.table.humans():
            self.screen.say("game-over", save=self.screen.command("save"), quit=self.screen.command("quit"))

    # -- doing what is typed

    def answer(self, decision: Decision | None, line: str) -> None:
        word, _, rest = line.partition(" ")
        name = self.words.get(word.lower())
        try:
            if name is not None:
                self.obey[name](decision, rest.strip())
            elif line:
                self.play(decision, line)
        except (HimejiError, OSError) as error:
            self.screen.error(error)

    def play(self, decision: Decision | None, line: str) -> None:
        move = self.meant(decision, line)
        if move is None:
            return
        state = self.table.journal.state
        refusal = state.why_not(move, self.facing)
        if refusal is not None:
            self.screen.refusal(refusal)
        elif decision is not None:
            self.table.play(move, decision.seat)
            self.shown = False

    def meant(self, decision: Decision | None, line: str) -> Move | None:
        """The move somebody typed; if there is none, say what it may have been."""
        moves = decision.moves() if decision else []
        listed = self.screen.listed if decision else []
        if line.isdecimal() and 1 <= int(line) <= len(listed):
            return listed[int(line) - 1]
        try:
            return abbreviated(line, moves) or self.table.journal.state.parse(line)
        except UnreadableMove as error:
            self.screen.error(error)
        near = closest(line, moves)
        commands = difflib.get_close_matches(line.partition(" ")[0].lower(), self.words, 1, 0.75)
        if near:
            self.screen.say("did-you-mean")
            self.screen.suggestions(near)
        if commands:
            self.screen.say("did-you-mean-command", command=commands[0])
        if not near and not commands:
            self.screen.say("see-help", moves=self.screen.command("moves"), help=self.screen.command("help"))
        return None

    def list_moves(self, decision: Decision | None, rest: str) -> None:
        if decision is None:
            self.screen.say("refusal-game-over")
        else:
            self.screen.moves(decision.moves())

    def show_board(self, decision: Decision | None, rest: str) -> None:
        self.screen.board(self.table.journal.state, self.facing)
        if decision is not None:
            self.screen.question(decision)

    def advise(self, decision: Decision | None, rest: str) -> None:
        if decision is None:
            self.screen.say("refusal-game-over")
            return
        simulations = max(int(rest), FEWEST) if rest.isdecimal() else SIMULATIONS
        found = hint(self.table.journal.state.port(decision.seat), simulations)
        self.advised = (len(self.table.journal.entries), found)
        show_hint(self.desk(), found, with_reasons=False)
        self.screen.say("hint-ask-why", "dim", why=self.screen.command("why"))

    def desk(self) -> Desk:
        if "study" not in self.screen.voice.subjects:
            self.screen.voice.learn("study")
        return Desk(self.console, self.screen.voice, self.screen.names)

    def explain(self, decision: Decision | None, rest: str) -> None:
        if not rest and self.advised is not None and self.advised[0] == len(self.table.journal.entries):
            show_reasons(self.desk(), self.advised[1])
            return
        if not rest:
            example = self.table.journal.game.sheet.grammar.texts[-1]
            self.screen.say("why-what", command=self.screen.command("why"), move=example)
            return
        move = self.meant(decision, rest)
        if move is None:
            return
        refusal = self.table.journal.state.why_not(move, self.facing)
        if refusal is None:
            self.screen.say("why-legal", move=move.text, words=self.screen.voice.move(move.text))
        else:
            self.screen.refusal(refusal)

    def undo(self, decision: Decision | None, rest: str) -> None:
        self.table.undo(-1 if self.facing is None else self.facing)
        self.screen.say("undone")
        self.shown = False

    def save(self, decision: Decision | None, rest: str) -> None:
        if not rest:
            self.screen.say("which-file", command=self.screen.command("save"))
            return
        saves.write(Path(rest).expanduser(), self.table)
        self.screen.say("saved" if decision else "saved-record", file=rest)

    def load(self, decision: Decision | None, rest: str) -> None:
        if not rest:
            self.screen.say("which-file", command=self.screen.command("load"))
            return
        self.sit_down(saves.load(Path(rest).expanduser()))
        self.screen.say("loaded", file=rest, moves=len(self.table.journal.entries))

    def score(self, decision: Decision | None, rest: str) -> None:
        outcome = self.table.journal.state.outcome()
        if decision is None:
            self.screen.final_score(outcome, self.alone())
        else:
            self.screen.say("score-so-far")
            self.screen.score_so_far(outcome.items[decision.seat], outcome.scores[decision.seat])

    def help(self, decision: Decision | None, rest: str) -> None:
        self.screen.help(COMMANDS)

    def quit(self, decision: Decision | None, rest: str) -> None:
        raise Quit
