"""A clan's domain: its stores and place in time, the rows with their members, icons and card, and the lantern."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from himeji.catalogue import things
from himeji.games.white_castle.board import BOARD, FLOORS, MEMBERS, ROW_LIST
from himeji.locales import Voice
from himeji.terminal.words import capital

NAME: Final = 12  # columns
RIVAL_STORES: Final = ("coin", "points")


def clan_lines(
    view: dict[str, Any], voice: Voice, names: Sequence[str], clan: int, place: int
) -> Iterator[Text | Grid]:
    found = view["clans"][clan]
    you = "yes" if clan == view["seat"] else "no"
    to_move = "yes" if clan in view["to_move"] else "no"
    head = voice.say("board-clan", place=place, clan=names[clan], you=you, to_move=to_move)
    time = voice.say("board-time", time=found["time"], **season(found["time"]))
    yield Text.assemble((head, "bold"), f" · {time}")
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=NAME)
    grid.add_column()
    kinds = RIVAL_STORES if found["rival"] else found["stores"]
    rows = [(voice.say("board-stores"), ", ".join(voice.effect(f"{found['stores'][kind]} {kind}") for kind in kinds))]
    for row in ROW_LIST:
        rows.append(domain_row(found, row, voice))
    if found["rival"]:
        rows.append(next_card(view, voice))
    else:
        rows.append((voice.say("board-lantern"), lantern(found["lantern"], voice)))
    for name, shown in rows:
        grid.add_row(Text(name), Text(shown))
    yield grid


def season(time: int) -> dict[str, int]:
    """The season of a place on the passage of time, and the seals that the next one costs; 0 if it is the last."""
    now, *later = [each for each in BOARD["passage_of_time"]["seasons"] if time <= each["spaces"][1]]
    return {"season": now["season"], "toll": later[0]["entry_cost"]["seal"] if later else 0}


def domain_row(clan: Mapping[str, Any], row: Mapping[str, Any], voice: Voice) -> tuple[str, str]:
    """The members that are left, where the others went if that is not shown elsewhere, and what the row does."""
    members = f"{row['clan_member']}s"
    away = clan[members]
    where = [voice.say(f"board-{members}", count=away["home"])]
    if members == "courtiers":
        where += [f"{voice.say(f'word-{floor}', 'short')} {away[floor]}" for floor in FLOORS if away[floor]]
    said = ", ".join(where)
    if clan["rival"]:
        return capital(voice.word(members)), said
    icons = summed(
        str(icon["effect"])
        for icon in things("white_castle")[row["id"]].said("icon")
        if int(str(icon["count"])) <= MEMBERS - away["home"]
    )
    shown = [", ".join(map(voice.effect, icons))]
    if clan["card"]:
        blocks = things("white_castle")[clan["card"]].said("block")
        shown += [
            voice.effect(str(block["effect"])) for block in blocks if row["card_row"] in str(block["rows"]).split()
        ]
    dice = " ".join(f" [{voice.word(die['colour'])} {die['value']}]" for die in clan["rows"][row["die"]])
    head = f"{capital(voice.word(row['die']))} ({row['value']})"
    return head, f"{said} · {' → '.join(shown)}{dice}"


def summed(effects: Iterable[str]) -> list[str]:
    """Equal icons together: 1 food, 1 food and 2 coins are 2 food and 2 coins."""
    total: Counter[str] = Counter()
    for effect in effects:
        counted = re.fullmatch(r"(\d+) (\w+)", effect)
        total[counted[2] if counted else effect] += int(counted[1]) if counted else 0
    return [f"{count} {what}" if count else what for what, count in total.items()]


def lantern(cards: Sequence[str], voice: Voice) -> str:
    icons = [str(fact["effect"]) for card in cards for fact in things("white_castle")[card].said("lantern")]
    return ", ".join(map(voice.effect, summed(icons))) or "-"


def next_card(view: dict[str, Any], voice: Voice) -> tuple[str, str]:
    """The card on top of the rival's deck."""
    card = things("white_castle")[view["solo_deck"][0]]
    (die,) = card.said("die")
    effects = ", ".join(map(voice.effect, card.effects()))
    return voice.say("board-next-card"), voice.say("board-next", **voice.worded(die), effects=effects)
