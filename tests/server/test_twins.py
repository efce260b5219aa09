"""Two worlds on the wire: what a seat or an onlooker is sent depends on what it may know and on nothing else."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from himeji.server.table import acts, render
from himeji.server.table.bots import Bots
from himeji.server.table.core import TableCore
from himeji.server.table.effects import AskBot, Reader
from tests.leaks.worlds import hidden_zones
from tests.server.real.goals import goal, sized
from tests.server.twins import Twins, Unlike
from tests.walks import Table, seatings

GAMES = sized(20, 500)
PATHS = {"move", "zombie", "return", "reconnect", "resync", "why", "stale", "http", "undo"}
HIDDEN = [table for table in seatings() if hidden_zones(table.new(1))]


def games() -> list[tuple[Table, int | None, int]]:
    """Titles with something to hide get most of them; viewers take turns."""
    tables = [*HIDDEN * 3, *(table for table in seatings() if table.seats > 1)]
    found = []
    for number in range(GAMES):
        table = tables[number % len(tables)]
        found.append((table, [*range(table.seats), None][number % (table.seats + 1)], number))
    return found


def test_h2_h4_h8_h9_no_byte_tells_the_worlds_apart_for_whole_games():
    compared: Counter[str] = Counter()
    differed: Counter[str] = Counter()
    unlike: list[Unlike] = []
    for table, viewer, number in games():
        twins = Twins(table, viewer, number)
        try:
            twins.play()
        except Unlike as told:
            unlike.append(told)
        compared.update(twins.compared)
        differed[table.title] += twins.differed
    print(*unlike, sep="\n")
    goal("H2", f"games in which a byte differed, of {GAMES} ({sum(compared.values())} messages)", len(unlike), "==", 0)
    goal("H4", "games in which the size of a message differed", sum(each.sizes for each in unlike), "==", 0)
    goal("H8", f"ways to look that were compared: {', '.join(sorted(compared))}", len(compared), "==", len(PATHS))
    same = {table.title for table in HIDDEN} - {title for title, count in differed.items() if count}
    goal("H9", "titles that hide something whose worlds never differed", len(same), "==", 0)


# -- ten leaks, planted where a server could have them


Plant = Callable[[pytest.MonkeyPatch], None]


def with_field(patch: pytest.MonkeyPatch, secret: Callable[..., Any], place: str = "scene") -> None:
    real = getattr(render, place)
    patch.setattr(render, place, lambda *given: {**real(*given), "more": secret(*given)})


def digest(table: Any, *_: Any) -> Any:
    return table.position and table.position.state.digest()


def field_in_a_scene(patch: pytest.MonkeyPatch) -> None:
    with_field(patch, lambda table, *_: table.position and table.position.state.view(0))


def sizes_that_tell(patch: pytest.MonkeyPatch) -> None:
    with_field(patch, lambda *given: "x" * (int(digest(*given) or "0", 16) % 7))


def digest_in_a_summary(patch: pytest.MonkeyPatch) -> None:
    with_field(patch, digest, "summary")


def seed_in_a_summary(patch: pytest.MonkeyPatch) -> None:
    with_field(patch, lambda table: table.seed, "summary")


def digest_in_an_entry(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(render, "SECRET", render.SECRET - {"digest"})


def move_in_an_entry(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(render, "SECRET", render.SECRET - {"move"})


def events_for_everybody(patch: pytest.MonkeyPatch) -> None:
    real = render.shown

    def shouted(table: Any, reader: Reader, seq: int, entry: Any, events: Any) -> dict[str, Any]:
        told = real(table, reader, seq, entry, events)
        return {**told, "events": [[event.code, event.figures] for event in events]} if events else told

    patch.setattr(render, "shown", shouted)


def questions_of_others(patch: pytest.MonkeyPatch) -> None:
    real = render.decision
    patch.setattr(render, "decision", lambda table, seat: real(table, next(iter(table.asked), None)))


def onlookers_with_eyes(patch: pytest.MonkeyPatch) -> None:
    real = render.eyes
    patch.setattr(render, "eyes", lambda table, reader: real(table, reader) or [0])


def bots_that_see_all(patch: pytest.MonkeyPatch) -> None:
    real = Bots.ask

    def told(self: Bots, table: Any, seat: int, *given: Any) -> AskBot:
        asked = real(self, table, seat, *given)
        return AskBot(asked.ask, seat, asked.bot, asked.title, table.position.state.encode(), asked.seed, asked.seconds)

    patch.setattr(Bots, "ask", told)


def reasons_for_anybody(patch: pytest.MonkeyPatch) -> None:
    real = acts.own_seat
    patch.setattr(
        acts, "own_seat", lambda table, reader, wanted: wanted if wanted is not None else real(table, reader, wanted)
    )


def marks_by_position(patch: pytest.MonkeyPatch) -> None:
    real = TableCore.append

    def marked(self: TableCore, steps: Any, *given: Any) -> None:
        ids = self.ids
        self.ids = lambda: next((step.entry.digest for step in steps if hasattr(step.entry, "digest")), ids())
        real(self, steps, *given)
        self.ids = ids

    patch.setattr(TableCore, "append", marked)


PLANTS = [
    field_in_a_scene,
    sizes_that_tell,
    digest_in_a_summary,
    seed_in_a_summary,
    digest_in_an_entry,
    move_in_an_entry,
    events_for_everybody,
    questions_of_others,
    onlookers_with_eyes,
    bots_that_see_all,
    reasons_for_anybody,
    marks_by_position,
]


def caught(plant: Plant) -> bool:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        for number in range(12):
            try:
                Twins(HIDDEN[0], (0, 1, None)[number % 3], f"planted {number}").play()
            except Unlike:
                return True
    return False


def test_h10_every_leak_that_is_planted_is_caught():
    missed = [plant.__name__ for plant in PLANTS if not caught(plant)]
    print(*missed, sep="\n")
    goal("H10", f"planted leaks that were missed, of {len(PLANTS)}", len(missed), "==", 0)
