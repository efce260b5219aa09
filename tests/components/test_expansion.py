"""Room for an expansion: a fourth colour, row, resource and profession, more spaces, cards and decks are only data.

In a process of its own the shipped file is joined with a made-up one, its words are enrolled, and games are played.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.components.files import python

EXPANSION = Path(__file__).with_name("expansion.yaml")
BITS = 62  # of a mask: the 63rd would be its sign
PROGRAM = """
import json, sys, himeji
from pathlib import Path
from himeji.engine.effect import TABLE
from himeji.engine.moves import DO, Moves
from himeji.engine.zone import Deck
from himeji.games.components import CHOSEN, read, shipped

def joined(base, more):
    if isinstance(base, dict):
        return base | {name: joined(base[name], value) if name in base else value for name, value in more.items()}
    return [*base, *more] if isinstance(base, list) else more

more = read(Path(sys.argv[1]))[0]
for name, count in more.pop("copies").items():
    cards = more[name]["cards"]
    cards += [cards[0] | {"id": f"{cards[0]['id']}-{n}"} for n in range(len(cards), count)]
CHOSEN["white_castle"] = joined(read(shipped("white_castle"))[0], more), "joined"

from himeji.games.white_castle import board, cards, gardens, members, rival, yards
from himeji.games.white_castle.stores import Gain
from himeji.games.white_castle.vocabulary import WORDS, number

WORDS["geisha"] = WORDS["curtains upper"] = Gain(number("chasen", ""), 1)
members.PROFESSIONS["geisha"] = members.PROFESSIONS["warrior"]
rival.ICONS["solo_geisha_to"] = lambda place: Gain(board.POINTS, 1)
game = himeji.game("white_castle")

from himeji.games.white_castle import castle, domain, lantern, solo, tiles

def play(seats):
    state, deepest, decisions, buffer = game.new(seats, {}, seats), 0, 0, Moves()
    while state.legal(buffer):
        deepest = max(deepest, int(state.top) // 4 + 1)
        state.play(buffer.codes[(decisions * 7 + 3) % buffer.n])
        decisions += 1
        if decisions % 10 == 0:
            assert game.decode(state.encode()).encode() == state.encode()
    return {"round": int(state.round), "deepest": deepest, "turns": int(sum(die > 0 for die in state.dice))}

state = game.new(4, {}, 1)
print(json.dumps({
    "stores": dict(zip(board.STORES, map(int, board.LIMIT))),
    "moves": game.sheet.grammar.texts,
    "causes": dict(game.sheet.causes),
    "values": dict(zip(board.SPACES, map(int, board.PRINTED))),
    "rows": [row.text for row in domain.DOMAIN_ROWS],
    "any row": [row.text for row in WORDS["domain_row"].parts],
    "die tiles": [name for name in WORDS if name.startswith("any_die_tile")],
    "diamonds": sorted(board.COLOURS[castle.TILE_COLOUR[state.tiles[slot]]] for slot in tiles.DIAMONDS),
    "dark actions": len(cards.DARK_ACTIONS),
    "unused": [name for name in state.encode()["unused"]],
    "lantern": [int(board.LANTERN_CARDS), int(lantern.ICON), len(lantern.ICONS) * int(lantern.DIGIT)],
    "again": [again.action.text for again in gardens.AGAIN],
    "rival goes to": [board.SPACES[space] for space in solo.SPACES_OF[cards.SOLO_CARDS.index("solo-m1")]],
    "left": {effect.text: int(effect.most_left(state)) for effect in TABLE.of("white_castle")},
    "masks": {field.name: len(field.words) for field in game.sheet.fields if isinstance(field, Deck)},
    "room for verbs": int(DO),
    "depth": game.sheet.depth,
    "games": [play(seats) for seats in game.seats],
}))
"""


@pytest.fixture(scope="module")
def joined() -> dict[str, Any]:
    found: dict[str, Any] = python(PROGRAM, EXPANSION)
    return found


def beginning(joined: dict[str, Any], verb: str) -> list[str]:
    return [text.removeprefix(f"{verb} ") for text in joined["moves"] if text.startswith(f"{verb} ")]


def test_a_new_resource_has_its_store_and_limit_and_seals_buy_it_but_any_does_not_give_it(joined):
    assert joined["stores"] == {"coin": 999, "seal": 5, "points": 999, "food": 7, "iron": 7, "pearl": 7, "chasen": 7}
    assert beginning(joined, "exchange") == ["coin", "food", "iron", "pearl", "chasen"]
    assert beginning(joined, "gain") == ["food", "iron", "pearl"]


def test_a_new_colour_has_its_bridge_and_row_but_no_die_tile(joined):
    assert beginning(joined, "take")[-2:] == ["green left", "green right"]
    assert joined["rows"] == ["coral row", "black row", "white row", "green row"]
    assert joined["diamonds"] == ["black", "coral", "white"]
    assert joined["die tiles"] == [f"any_die_tile {colour}" for colour in ("coral", "black", "white", "any")]


def test_any_row_means_the_rows_beside_the_action_card(joined):
    assert joined["any row"] == ["coral row", "black row", "white row"]


def test_new_spaces_take_dice_and_are_causes_in_their_own_section(joined):
    spaces = ["tea_field_left", "tea_field_right", "outskirts_upper"]
    assert [joined["values"][space] for space in (*spaces, "well", "domain")] == [5, 5, 5, 1, 6]
    assert beginning(joined, "place")[-5:] == [*spaces, "well", "domain"]
    assert {joined["causes"][space] for space in spaces} == {"WC-06"}
    assert [joined["causes"][space] for space in ("steward_left", "well", "domain")] == ["WC-05", "WC-07", "WC-08"]
    assert "pond" not in joined["values"]


def test_a_card_of_the_rival_may_name_several_spaces(joined):
    assert joined["rival goes to"] == ["tea_field_left", "tea_field_right"]


def test_a_dark_block_may_offer_a_choice(joined):
    assert joined["dark actions"] == 3 + 2


def test_new_decks_are_put_aside_and_lantern_areas_have_room_for_their_cards(joined):
    assert [card for card in joined["unused"] if card.startswith(("ikebana", "calligraphy"))] == joined["unused"][-16:]
    capacity, most_of_an_icon, bits = joined["lantern"]
    assert capacity == 2 + 5 * (2 + 2)
    assert most_of_an_icon >= capacity
    assert bits <= BITS


def test_new_gardens_come_again(joined):
    assert joined["again"][5:8] == ["3 coin -> 1 chasen"] * 3
    assert joined["again"][-1] == "2 chasen"


def test_all_that_is_left_and_every_mask_fits_into_a_number(joined):
    assert max(joined["left"].values()) < 1 << BITS
    assert min(joined["left"].values()) >= 0
    assert joined["masks"] == {"stewards": 18, "diplomats": 15, "box": 33, "unused": 39, "solo_bag": 12}
    assert max(joined["masks"].values()) <= BITS
    assert len(joined["moves"]) < joined["room for verbs"]


def test_games_are_played_to_their_end_and_saved_on_the_way(joined):
    for game in joined["games"]:
        assert (game["round"], game["turns"]) == (3, 4)  # four dice are left when everybody has had four turns
        assert game["deepest"] < joined["depth"]
