"""Studying positions at the terminal: hints, and the combos of a turn."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from himeji.engine.errors import RecordError, UnreadableMove
from himeji.engine.port import SeatPort
from himeji.engine.replay import replay
from himeji.engine.state import State
from himeji.games import game
from himeji.locales import Voice
from himeji.study.combos import Combo, combos
from himeji.study.hints import Advice, Hint, hint
from himeji.study.words import chain_in_words, percent, points, reason_in_words, signed
from himeji.terminal import saves
from himeji.terminal.table import HUMAN


@dataclass(frozen=True)
class Desk:
    """Where somebody studies: a place to write, a voice, and what the contenders are called."""

    console: Console
    voice: Voice
    names: Sequence[str]

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, text: str, style: str = "", bold: str = "", indent: int = 0) -> None:
        """Broken into lines here: Rich would break a line at a no-break space too."""
        margin = " " * indent
        filled = textwrap.fill(
            text, self.console.width, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False
        )
        said = Text(filled, style)
        if bold in filled:
            said.stylize("bold", filled.index(bold), filled.index(bold) + len(bold))
        self.show(said)


def desk(console: Console, voice: Voice, state: State, players: Sequence[str] | None = None) -> Desk:
    """The seats by number, and by who sat there if that was written down; then a rival without a seat."""
    for subject in ("study", state.sheet().title):
        if subject not in voice.subjects:
            voice.learn(subject)
    seats = int(state.seats)
    named = [voice.say("seat-human", number=seat + 1, several="yes" if seats > 1 else "no") for seat in range(seats)]
    if players and set(players) != {HUMAN}:
        named = [f"{name} ({player})" for name, player in zip(named, players, strict=True)]
    return Desk(console, voice, named + [voice.say("rival") for _ in range(seats, len(state.order))])


def position(path: Path, at: int | None) -> State:
    """A position of a record or a save: after so many moves, by default the last in which somebody is asked."""
    saved = saves.read(path)
    moves = len(saved.record.entries)
    if at is not None and not 0 <= at <= moves:
        raise RecordError("NO_SUCH_MOVE", at=at, moves=moves)
    journal = replay(game(saved.record.title), saved.record, saved.seed, at)
    return journal.before[-1] if at is None and not journal.state.pending() else journal.state


def port_of(state: State, seat: int | None) -> SeatPort:
    """The port of the seat that is asked: of several, the one that was named, by default the first."""
    asked = [decision.seat for decision in state.pending()]
    if not asked:
        raise RecordError("NOTHING_TO_DECIDE", place="--at")
    if seat is not None and seat - 1 not in asked:
        raise RecordError("SEAT_NOT_ASKED", place="--seat")
    return state.port(asked[0] if seat is None else seat - 1)


def hints(options: Namespace, voice: Voice, console: Console) -> int:
    """The command `himeji hint`."""
    voice.learn("study")
    port = port_of(position(options.file, options.at), options.seat)
    found = hint(port, options.simulations)
    if options.json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
    else:
        show_hint(desk(console, voice, port.world), found)
    return 0


def explore(options: Namespace, voice: Voice, console: Console) -> int:
    """The command `himeji combos`."""
    voice.learn("study")
    port = port_of(position(options.file, options.at), options.seat)
    found = combos(port, first_move(port, options.die))
    if options.json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=2))
    else:
        show_combos(desk(console, voice, port.world), found.combos)
    return 0


def first_move(port: SeatPort, die: str | None) -> list[str]:
    """The move that takes a die, named by its bridge and side."""
    if die is None:
        return []
    try:
        return [port.world.parse(f"take {die.replace('-', ' ')}").text]
    except UnreadableMove:
        raise RecordError("NOT_A_DIE", place=die) from None


def show_hint(at: Desk, found: Hint, with_reasons: bool = True) -> None:
    """The best moves, each with its chances, points, play and reason; then everybody's chances."""
    voice = at.voice
    if found.choices == 1:
        at.say(voice.say("hint-no-choice", move=found.advice[0].move))
        return
    for number, advice in enumerate(found.advice, start=1):
        at.say(f"{number}  {advice.move}  {voice.move(advice.move)} · {figures(at, found, advice)}", bold=advice.move)
        if advice.turn > 1:
            at.say(voice.say("hint-then", chain=chain_in_words(voice, advice.chain[1 : advice.turn])), "dim", indent=3)
        if with_reasons and advice.reason is not None:
            at.say(reason_in_words(voice, advice.reason, at.names), indent=3)
    everybody = [
        voice.say("hint-chances", name=name, wins=percent(voice, share), points=points(voice, expected))
        for name, share, expected in zip(at.names, found.wins, found.points, strict=True)
    ]
    budget = voice.say("hint-budget", simulations=found.simulations)
    at.say(" · ".join([*everybody, budget]), "dim")


def show_reasons(at: Desk, found: Hint) -> None:
    """Why these moves, and not others."""
    for advice in found.advice:
        if advice.reason is not None:
            at.say(f"{advice.move}  {reason_in_words(at.voice, advice.reason, at.names)}", bold=advice.move)


def figures(at: Desk, found: Hint, advice: Advice) -> str:
    wins, expected = advice.wins[found.seat], advice.points[found.seat]
    return at.voice.say("hint-figures", wins=percent(at.voice, wins), points=points(at.voice, expected))


def show_combos(at: Desk, found: Sequence[Combo]) -> None:
    """The chains, best first: figures, then the moves as they are typed."""
    voice = at.voice
    if not found:
        at.say(voice.say("combos-none"))
    for combo in found:
        promised, now = points(voice, combo.value), signed(voice, combo.points)
        costs, gives = amounts(voice, combo.costs), amounts(voice, combo.gives)
        at.say(voice.say("combos-figures", value=promised, points=now, costs=costs, gives=gives))
        at.say(" → ".join(combo.chain), "bold", indent=3)
        if combo.revealed_after is not None:
            at.say(voice.say("combos-revealed", move=combo.chain[combo.revealed_after - 1]), "dim", indent=3)
        if combo.is_open:
            at.say(voice.say("combos-open"), "dim", indent=3)


def amounts(voice: Voice, stores: Mapping[str, int]) -> str:
    return ", ".join(voice.effect(f"{count} {store}") for store, count in stores.items()) or voice.say("combos-nothing")
