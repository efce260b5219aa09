"""Moves that are well formed and not allowed, options that cannot be: refused with a code, and nothing is changed."""

import itertools
import random
import time
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import himeji
from himeji.engine.errors import HimejiError
from himeji.server.table.settings import MONTH, Settings, checked
from tests.server.conftest import seated
from tests.server.real.goals import goal, in_time, sized
from tests.server.tables import AIKO, KEN, Desk, Seen

TEXTS = {title: himeji.game(title).sheet.grammar.texts for title in himeji.titles()}
NOWHERE = ["", "decline decline", "develop line 9", "take die", "give naishi 2", "\u202e", "x" * 500]
UNHEARD = {"refused", "stale"}


class Tried:
    """Moves that must all be refused, at one table."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.count, self.wrong = desk, 0, 0

    def move(self, seen: Seen, text: str, seat: int | None = None, seq: int | None = None) -> None:
        table = self.desk.core.table
        seq = seen.follower.seq if seq is None else seq
        answer = self.desk.say(seen, "move", seq=seq, move=text, seat=seat)
        self.count += 1
        self.wrong += answer["type"] not in UNHEARD or self.desk.core.table is not table


def illegal(title: str, seed: int) -> tuple[int, int]:
    """A random game with every move that is not allowed tried at every decision: how many, how many got through."""
    desk, chance = seated(Desk(Settings(title, 2), seed=f"{seed}")), random.Random(f"illegal {seed}")
    people = desk.come(AIKO), desk.come(KEN)
    tried = Tried(desk)
    elsewhere = [text for other, texts in TEXTS.items() if other != title for text in texts if text not in TEXTS[title]]
    while not people[0].follower.over:
        mover = next(seen for seen in people if seen.follower.decision)
        other = people[1 - people.index(mover)]
        decision = mover.follower.decision
        assert decision is not None
        for text in itertools.chain(TEXTS[title], chance.sample(elsewhere, 5), NOWHERE):
            if text not in decision["moves"]:
                tried.move(mover, text)
        chosen = chance.choice(decision["moves"])
        tried.move(other, chosen, seat=decision["seat"])  # for another seat
        tried.move(mover, chosen, seat=7)
        tried.move(mover, chosen, seq=0)  # for another decision
        if not other.follower.decision:
            tried.move(other, chosen)
        desk.move(mover, chosen, decision["seat"])
    for text in TEXTS[title]:
        tried.move(people[0], text)  # when all is over
    assert not desk.reports
    return tried.count, tried.wrong


@pytest.mark.parametrize("title", himeji.titles())
def test_b3_every_move_that_is_not_allowed_is_refused_and_changes_nothing(title):
    begun = time.process_time()
    found = [illegal(title, seed) for seed in range(sized(2, 20))]
    tried, wrong = (sum(each) for each in zip(*found, strict=True))
    goal("B3", f"of {tried} moves of {title} that are not allowed, played", wrong, "==", 0)
    in_time("B3", "CPU for each", (time.process_time() - begun) / tried * 1000, 5, " ms")


READ = TypeAdapter(Settings)
GOOD, BAD = True, False


def values(title: str) -> dict[tuple[str, ...], list[tuple[Any, bool]]]:
    """Everything that can be set for a table of this title: good values and bad ones."""
    known = himeji.game(title)
    strange: list[Any] = [-1, 99, 2**63, "1", 0.5, None, True, [], {}]
    bad = [(each, BAD) for each in strange]
    return {
        ("title",): [(title, GOOD), ("go", BAD), ("", BAD), (7, BAD), ("x" * 41, BAD)],
        ("seats",): [*((each, GOOD) for each in known.seats), (0, BAD), (9, BAD), ("2", BAD), (2.5, BAD), (None, BAD)],
        **{("options", name): [*((each, GOOD) for each in allowed), *bad] for name, allowed in known.options.items()},
        ("options", "expansion"): [(0, BAD), (1, BAD)],
        ("visibility",): [("public", GOOD), ("link", GOOD), ("invitation", GOOD), ("secret", BAD), (1, BAD)],
        ("clock", "kind"): [("none", GOOD), ("live", GOOD), ("slow", GOOD), ("fast", BAD)],
        ("clock", "base"): [(0, GOOD), (MONTH, GOOD), (MONTH + 1, BAD), (-1, BAD), ("x", BAD)],
        ("clock", "increment"): [(60, GOOD), (2**63, BAD)],
        ("absence", "rule"): [("wait", GOOD), ("zombie", GOOD), ("resign", BAD)],
        ("absence", "bot"): [("random", GOOD), ("greedy", GOOD), ("strongest", BAD), (None, BAD)],
        ("absence", "after"): [(0, GOOD), (-1, BAD)],
        ("undo",): [("none", GOOD), ("free", GOOD), ("consent", GOOD), ("always", BAD)],
        ("wizards",): [(1, BAD)],
    }


def put(settings: dict[str, Any], place: tuple[str, ...], value: object) -> None:
    inner = settings.setdefault(place[0], {}) if len(place) > 1 else settings
    inner[place[-1]] = value


@pytest.mark.parametrize("title", himeji.titles())
def test_b8_every_pair_of_settings_makes_a_table_or_is_refused(title):
    pairs = wrong = 0
    for (one, ones), (two, twos) in itertools.combinations(values(title).items(), 2):
        for (first, good), (second, fine) in itertools.product(ones, twos):
            settings: dict[str, Any] = {"title": title, "seats": himeji.game(title).seats[0]}
            put(settings, one, first)
            put(settings, two, second)
            pairs += 1
            try:
                Desk(checked(READ.validate_python(settings)))
                wrong += not (good and fine)
            except (ValidationError, HimejiError):
                wrong += good and fine
    goal("B8", f"of {pairs} pairs of settings of {title}, judged wrongly", wrong, "==", 0)
