"""The combo explorer of The White Castle."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from himeji.engine.errors import Refused
from himeji.engine.state import State
from himeji.games.white_castle.board import STORES
from himeji.study.combos import Combo, combos
from tests.leaks.worlds import redealt
from tests.positions import changed
from tests.walks import Table, dice, positions

WIDTH = 12
DICE = ("coral left", "coral right", "black left", "black right", "white left", "white right")


@pytest.fixture(scope="module")
def turns() -> list[State]:
    """Positions of random games in which somebody takes a die."""
    found = []
    for seats in (1, 2, 3):
        table = Table("white_castle", seats)
        found += [state for state in positions(table, "combos") if state.pending() and may_take(state)][2::4]
    return found


def may_take(state: State) -> bool:
    return state.pending()[0].asks == "take_a_die"


def dice_of(state: State) -> list[str]:
    return [move.text for move in state.pending()[0].moves() if move.text.startswith("take")]


def found_in(state: State) -> list[Combo]:
    port = state.port(int(state.to_move()))
    return [combo for die in dice_of(state)[:2] for combo in combos(port, [die], width=WIDTH).combos]


def test_every_chain_begins_with_the_die_and_can_be_played(turns):
    for state in turns:
        for combo in found_in(state):
            played = state.clone()
            assert combo.chain[0] in dice_of(state)
            known = len(combo.chain) if combo.revealed_after is None else combo.revealed_after
            for text in combo.chain[:known]:
                played.apply(played.parse(text))


def test_what_a_chain_costs_and_gives_is_what_the_stores_show(turns):
    checked = 0
    for state in turns:
        seat, before = int(state.to_move()), stores(state)
        for combo in found_in(state):
            if combo.revealed_after is not None or combo.is_open:
                continue
            played = state.clone()
            for text in combo.chain:
                played.apply(played.parse(text))
            if played.view(None)["round"] != state.view(None)["round"] or not played.pending():
                continue  # the end of the round has brought more
            gives, costs = Counter(combo.gives), Counter(combo.costs)
            change = {store: gives[store] - costs[store] for store in (*STORES, "influence")}
            assert change == {store: stores(played)[seat][store] - before[seat][store] for store in change}
            checked += 1
    assert checked > 50


def stores(state: State) -> list[dict[str, int]]:
    clans = state.view(None)["clans"]
    return [clan["stores"] | {"influence": clan["time"]} for clan in clans]


def test_the_best_chain_comes_first_and_none_twice(turns):
    for state in turns[::3]:
        port = state.port(int(state.to_move()))
        found = combos(port, dice_of(state)[:1], width=WIDTH)
        values = [combo.value for combo in found.combos]
        assert values == sorted(values, reverse=True)
        assert len({tuple(sorted(combo.chain)) for combo in found.combos}) == len(values)
        assert combos(port, dice_of(state)[:1], width=WIDTH) == found


def test_without_a_die_the_chains_of_all_dice_are_compared(turns):
    state = turns[1]
    port = state.port(int(state.to_move()))
    best = max(combos(port, [die], width=64).combos[0].value for die in dice_of(state))
    assert combos(port, width=512).combos[0].value == pytest.approx(best, abs=1)


def test_a_die_that_is_not_there_is_refused(turns):
    state = next(state for state in turns if len(dice_of(state)) < len(DICE))
    (die, *_) = [f"take {die}" for die in DICE if f"take {die}" not in dice_of(state)]
    with pytest.raises(Refused, match="NO_DIE_THERE"):
        combos(state.port(int(state.to_move())), [die])


def test_in_the_middle_of_a_turn_the_chains_go_on_from_there():
    state = next(
        state for state in positions(Table("white_castle", 2), 7) if state.pending()[0].asks == "place_the_die"
    )
    found = combos(state.port(int(state.to_move())), width=WIDTH)
    assert {combo.chain[0].split()[0] for combo in found.combos} <= {"place", "exchange"}


def test_figures_are_plain_json(turns):
    data = combos(turns[0].port(int(turns[0].to_move())), width=WIDTH).to_json()
    assert data["combos"][0].keys() == {"chain", "value", "points", "costs", "gives", "revealed_after", "is_open"}


def test_a_chain_stops_where_it_would_depend_on_a_card_that_nobody_has_seen():
    state, combo = next(found for seed in range(5, 12) for found in open_chains(f"open {seed}"))
    assert combo.revealed_after is not None
    assert combo.revealed_after <= len(combo.chain)
    for n in range(6):
        world = redealt(state, int(state.to_move()), dice("unseen", n))
        for text in combo.chain:
            world.apply(world.parse(text))
        assert world.to_move() == state.to_move()  # the turn goes on


def open_chains(seed: str) -> Iterator[tuple[State, Combo]]:
    """In turns of a random game, with full stores and more courtiers at the gate."""
    for state in positions(Table("white_castle", 2), seed):
        if state.pending() and may_take(state):
            rich = changed(state, **riches(state.encode()))
            found = combos(rich.port(int(rich.to_move()))).combos
            yield from ((rich, combo) for combo in found if combo.is_open)


def riches(data: dict[str, Any]) -> dict[str, Any]:
    stores = [[12, 5, points, 7, 7, 7] for _, _, points, *_ in data["stores"]]
    courtiers = [[gate + 2 if gate + sum(floors) < 4 else gate, *floors] for gate, *floors in data["courtiers"]]
    return {"stores": stores, "courtiers": courtiers}
