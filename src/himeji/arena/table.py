"""The table of a run: for the screen and as Markdown, one block for each title, number of seats and options."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from himeji.arena.figures import Figure, standings
from himeji.arena.match import Match
from himeji.arena.rating import pairs, ratings
from himeji.arena.results import Result
from himeji.engine.errors import HimejiError
from himeji.locales import Voice

Found = Sequence[tuple[Match, list[Result]]]
STANDINGS: Final = ("player", "against", "games", "wins", "margin", "points")
RATINGS: Final = ("player", "rating")
WORDS: Final = {"player", "against"}  # columns that are read from the left


@dataclass(frozen=True)
class Block:
    """A heading, and rows under columns."""

    heading: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


def blocks(found: Found, voice: Voice) -> Iterator[Block]:
    """Standings by title, seats and options, each with the ratings that come from them."""
    tables: dict[str, list[tuple[Match, list[Result]]]] = defaultdict(list)
    for match, results in found:
        tables[heading(match, voice)].append((match, results))
    for name, played in tables.items():
        rows = [row for match, results in played for row in rows_of(match, results, voice)]
        yield Block(name, STANDINGS, rows)
        rated = ratings(pairs(played)) if len(played) > 1 else []
        if rated:
            yield Block(voice.say("arena-ratings"), RATINGS, [(each.player, elo(each.elo, voice)) for each in rated])


def heading(match: Match, voice: Voice) -> str:
    options = ", ".join(f"{name}={value}" for name, value in match.options)
    return voice.say("arena-heading", title=match.title, seats=len(match.players), options=options)


def rows_of(match: Match, results: list[Result], voice: Voice) -> Iterator[tuple[str, ...]]:
    for each in standings(match, results):
        against = ", ".join(each.against) or voice.say("arena-rules")
        games = voice.say("arena-number", n=each.games)
        points = [mean(each.margin, voice, "+"), mean(each.points, voice)]
        yield each.player, against, games, share(each.wins.times(100), voice), *points


def share(value: Figure, voice: Voice) -> str:
    """71.2 % (68.9–73.4), nearer to one end than to the other."""
    said = voice.say("arena-percent", n=round(value.mean, 1))
    if value.interval is None:
        return said
    low, high = (voice.say("arena-decimal", n=round(bound, 1)) for bound in value.interval)
    return voice.say("arena-interval", mean=said, low=low, high=high)


def mean(value: Figure, voice: Voice, plus: str = "") -> str:
    """12.4 ± 1.1, the same to both sides."""
    rounded = round(value.mean, 1)
    sign = "\N{MINUS SIGN}" if rounded < 0 else plus if rounded > 0 else ""
    said = sign + voice.say("arena-decimal", n=abs(rounded))
    if value.interval is None:
        return said
    low, high = value.interval
    return voice.say("arena-plus-minus", mean=said, half=voice.say("arena-decimal", n=round((high - low) / 2, 1)))


def elo(value: Figure, voice: Voice) -> str:
    """Whole points, and never grouped by thousands."""
    mean, *bounds = (str(round(number)) for number in (value.mean, *(value.interval or ())))
    return voice.say("arena-interval", mean=mean, low=bounds[0], high=bounds[1]) if bounds else mean


def show(found: Found, voice: Voice, console: Console) -> None:
    for block in blocks(found, voice):
        grid = Grid(title=block.heading, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
        for column in block.columns:
            words = column in WORDS
            grid.add_column(title_of(column, voice), justify="left" if words else "right", no_wrap=not words)
        for row in block.rows:
            grid.add_row(*map(Text, row))
        console.print(grid)
    for line in complaints(found, voice):
        console.print(Text(line))


def markdown(found: Found, voice: Voice) -> str:
    """The same, to be included in a page."""
    lines = []
    for block in blocks(found, voice):
        marks = [":--" if column in WORDS else "--:" for column in block.columns]
        rows = [[title_of(column, voice) for column in block.columns], marks, *block.rows]
        cells = [" | ".join(cell.replace("|", "\\|") for cell in row) for row in rows]
        lines += [f"**{block.heading}**", "", *(f"| {row} |" for row in cells), ""]
    return "\n".join([*lines, *complaints(found, voice)]).strip() + "\n"


def title_of(column: str, voice: Voice) -> str:
    return voice.say(f"arena-{column}")


def complaints(found: Found, voice: Voice) -> Iterator[str]:
    """Which bots were replaced, how often and why, with the last they wrote to standard error."""
    said: Counter[tuple[str, str]] = Counter()
    last: dict[tuple[str, str], str] = {}
    for match, results in found:
        for result in results:
            for each in result.replaced:
                reason = voice.error(HimejiError(each["reason"], **each["figures"]))
                key = match.seatings()[result.turn][each["seat"]], reason
                said[key] += 1
                last[key] = each["stderr"].strip().rpartition("\n")[2]
    for (player, reason), games in said.items():
        yield voice.say("arena-replaced", player=player, games=games, reason=reason)
        if last[player, reason]:
            yield f"    {last[player, reason]}"
