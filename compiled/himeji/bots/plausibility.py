"""How bots score: `python -m himeji.bots.plausibility TITLE` prints what docs/plausibility.md shows."""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import mean, quantiles

from himeji.bots import bot
from himeji.games import game, titles

NAMES: tuple[str, str] = ("random", "greedy")
LEVEL = "level"  # the option of titles that play a rival of their own


@dataclass(frozen=True)
class Result:
    """How a game ended, in plain values that can travel between processes."""

    scores: list[int]
    sheets: list[dict[str, int]]
    winners: list[int]

    def share(self, seat: int) -> float:
        """A seat's part of the victory."""
        return (seat in self.winners) / len(self.winners)


@dataclass(frozen=True)
class Table:
    """A title, a bot for every seat, and the options."""

    title: str
    bots: tuple[str, ...]
    options: dict[str, int] = field(default_factory=dict)

    def play(self, seed: int) -> Result:
        state = game(self.title).new(len(self.bots), self.options, seed)
        players = [bot(self.title, name, seed) for name in self.bots]
        while pending := state.pending():
            seat = pending[0].seat
            state.apply(players[seat].choose(state.port(seat)), seat)
        end = state.outcome()
        return Result(end.scores, [{item.code: item.points for item in items} for items in end.items], end.winners)


@dataclass(frozen=True)
class Row:
    """The games of one bot in every seat."""

    bot: str
    seats: int
    results: list[Result]

    def spread(self) -> list[object]:
        """Mean, extremes and quartiles of the scores of all seats."""
        scores = [score for result in self.results for score in result.scores]
        quartiles = " · ".join(f"{quartile:.0f}" for quartile in quantiles(scores, n=4))
        return [self.seats, self.bot, f"{mean(scores):.1f}", min(scores), quartiles, max(scores)]

    def by_line(self, codes: list[str]) -> list[object]:
        """The mean of each line of the score sheet."""
        means = [mean(sheet.get(code, 0) for sheet in self.sheets()) for code in codes]
        return [self.seats, self.bot, *(f"{points:.1f}" for points in means)]

    def sheets(self) -> list[dict[str, int]]:
        return [sheet for result in self.results for sheet in result.sheets]


@dataclass(frozen=True)
class Printer:
    """Plays so many games of each table, on so many processes, and prints Markdown."""

    games: int
    jobs: int

    def results(self, table: Table) -> list[Result]:
        seeds = range(self.games)
        if self.jobs == 1:
            return [table.play(seed) for seed in seeds]
        with ProcessPoolExecutor(self.jobs) as pool:
            return list(pool.map(table.play, seeds, chunksize=5))

    def title(self, title: str) -> None:
        counts = [count for count in game(title).seats if count > 1]
        rows = [Row(name, seats, self.results(Table(title, (name,) * seats))) for seats in counts for name in NAMES]
        print(f"### {title}: the same bot in every seat, {self.games} games a row\n")
        print_table(["seats", "bot", "mean", "least", "quartiles", "most"], [row.spread() for row in rows])
        print("Points by line of the score sheet, on average:\n")
        codes = list({code: None for row in rows for sheet in row.sheets() for code in sheet})
        print_table(["seats", "bot", *codes], [row.by_line(codes) for row in rows])
        self.pairs(title)
        if 1 in game(title).seats:
            self.solo(title)

    def pairs(self, title: str) -> None:
        """Greedy against random, in either seat of the same deals."""
        first = self.results(Table(title, ("greedy", "random")))
        second = self.results(Table(title, ("random", "greedy")))
        won = [result.share(0) for result in first] + [result.share(1) for result in second]
        print(f"Greedy against random, two seats, {len(won)} games: greedy wins {mean(won):.1%}.\n")

    def solo(self, title: str) -> None:
        rows: list[list[object]] = []
        for level in game(title).options[LEVEL]:
            for name in NAMES:
                results = self.results(Table(title, (name,), {LEVEL: level}))
                means = [f"{mean(result.scores[clan] for result in results):.1f}" for clan in (0, 1)]
                rows.append([level, name, *means, f"{mean(result.share(0) for result in results):.0%}"])
        print(f"### {title}: alone against the rival, {self.games} games a row\n")
        print_table(["level", "bot", "its mean", "the rival's mean", "wins"], rows)


def print_table(heads: list[object], rows: list[list[object]]) -> None:
    rule: list[object] = ["---"] * len(heads)
    for row in [heads, rule, *rows]:
        print(f"| {' | '.join(map(str, row))} |")
    print()


def main(arguments: list[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m himeji.bots.plausibility", description="How bots score.")
    parser.add_argument("title", nargs="*", help="by default every title")
    parser.add_argument("--games", type=int, default=400, help="of each row")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args(arguments)
    for title in chosen.title or titles():
        Printer(chosen.games, chosen.jobs).title(title)


if __name__ == "__main__":
    main()
