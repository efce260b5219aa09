"""A random game as a text to review: who was asked what, what could be played, what was, and who learned of it."""

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from himeji.engine.codec import digest_of
from himeji.engine.decision import Decision
from himeji.engine.event import Event
from himeji.engine.state import State
from tests.walks import Table, dice, pick

FOLDER = Path(__file__).parent
WIDTH = 118
SEED = "playthrough"


def viewers(state: State) -> dict[str, int | None]:
    return {"onlookers": None, **{f"seat {seat}": seat for seat in range(int(state.seats))}}


def opening(table: Table, state: State) -> Iterator[str]:
    yield f"{table.title}, edition {table.game.edition}, {table.seats} seats, seed {SEED!r}"
    yield f"options {state.encode()['options']}"
    yield from views(state)


def views(state: State) -> Iterator[str]:
    """All that each viewer sees."""
    for name, viewer in viewers(state).items():
        yield from paragraph(f"{name} see: " if viewer is None else f"{name} sees: ", json.dumps(state.view(viewer)))


def paragraph(head: str, text: str) -> list[str]:
    return wrap(head + text, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def question(decision: Decision) -> Iterator[str]:
    yield f"seat {decision.seat} is asked {decision.asks}, by {decision.cause} in {decision.section}"
    yield from paragraph("  may ", " | ".join(map(str, decision.moves())))


def told(state: State, event: Event) -> str:
    hearers = [name for name, viewer in viewers(state).items() if event.heard_by(viewer)]
    figures = ", ".join(f"{name}={value}" for name, value in event.figures.items())
    return f"  {event.code}({figures})" + ("" if len(hearers) > state.seats else f" to {', '.join(hearers)} only")


def ending(state: State) -> Iterator[str]:
    outcome = state.outcome()
    for seat, items in enumerate(outcome.items):
        yield f"seat {seat} scores {outcome.scores[seat]}"
        for item in items:
            yield f"  {item.code} {item.points} ({item.section})"
    yield f"winners {outcome.winners}, decided by {outcome.decided_by}"


def transcript(table: Table) -> str:
    """The whole game of a table."""
    state = table.new(SEED)
    chance = dice(table, SEED)
    lines = list(opening(table, state))
    number = 0
    while state.pending():
        number += 1
        lines += ["", f"# {number}"]
        for decision in state.pending():
            lines += question(decision)
        decision = pick(state.pending(), chance)
        move = pick(decision.moves(), chance)
        lines.append(f"seat {decision.seat} plays {move}")
        lines += [told(state, event) for event in state.apply(move, decision.seat)]
        lines += [f"  chance gave {result} of {n} in {stream}" for stream, n, result in state.rolls()]
        seen = [f"{name} {digest_of(state.view(viewer))}" for name, viewer in viewers(state).items()]
        lines.append(f"  digests: position {state.digest()}, {', '.join(seen)}")
    return "\n".join([*lines, "", "# end", *ending(state), *views(state)]) + "\n"


def path(table: Table) -> Path:
    return FOLDER / f"{table}.txt"


def write(seatings: list[Table]) -> None:
    """The golden files of one title."""
    for table in seatings:
        path(table).write_text(transcript(table), encoding="utf-8")
