"""What is wrong with a corrected component file is named, with its place, and said in every language."""

from importlib import import_module

import pytest

from himeji.engine.errors import ComponentError
from himeji.locales import LANGUAGES, Voice
from tests.components.files import MISSING, changed, original, put

BLOCK = "steward_cards.cards[3].blocks[1].effects"
YARDS = "board.training_yards.list"
WRONG = {
    "a section is missing": ("yard_tiles", MISSING, "MISSING_FIELD", "yard_tiles"),
    "a section too many": ("extra", {"cards": []}, "UNKNOWN_FIELD", "extra"),
    "a card is missing": ("daimyo_cards.cards[8]", MISSING, "WRONG_LENGTH", "daimyo_cards.cards"),
    "a field is missing": ("plant_garden_cards.cards[0].points", MISSING, "MISSING_FIELD", None),
    "a field too many": ("plant_garden_cards.cards[0].name", "Bamboo", "UNKNOWN_FIELD", None),
    "another id": ("die_tiles.cards[2].id", "die-1", "NOT_CORRECTABLE", None),
    "what the rulebook says": ("structure.rounds", 4, "NOT_CORRECTABLE", None),
    "another kind of value": ("structure.rounds", "three", "WRONG_KIND", None),
    "a table for a list": ("daimyo_cards.cards", {}, "WRONG_KIND", None),
    "a list for a table": ("board.castle", [], "NOT_A_TABLE", None),
    "a word for a number": (f"{YARDS}[0].iron_cost", "five", "NOT_A_NUMBER", None),
    "yes for a number": (f"{YARDS}[0].iron_cost", True, "NOT_A_NUMBER", None),
    "a number too high": ("stone_garden_cards.cards[1].food_cost", 8, "NOT_A_NUMBER", None),
    "a number for a word": ("solo_cards.cards[0].back.to", 3, "WRONG_KIND", None),
    "an unknown word": ("solo_cards.cards[0].back.to", "cellar", "UNKNOWN_WORD", None),
    "unknown evidence": ("yard_tiles.evidence", "rumour", "UNKNOWN_WORD", None),
    "a note that is no text": ("yard_tiles.cards[0].note", 3, "WRONG_KIND", None),
    "no effect": (BLOCK, [], "WRONG_LENGTH", None),
    "an effect that is no list": (BLOCK, {"do": "well"}, "WRONG_KIND", None),
    "a step that is a word": (f"{BLOCK}[0]", "well", "WRONG_KIND", None),
    "an unknown verb": (f"{BLOCK}[0]", {"steal": 1}, "UNKNOWN_WORD", None),
    "an unknown action": (f"{BLOCK}[0]", {"do": "geisha"}, "UNKNOWN_WORD", f"{BLOCK}[0].do"),
    "an action that no castle card has": (f"{BLOCK}[0]", {"light_action": 1}, "UNKNOWN_WORD", f"{BLOCK}[0]"),
    "two verbs in a step": (f"{BLOCK}[0]", {"do": "well", "gain": {"food": 1}}, "WRONG_LENGTH", None),
    "an unknown store": (f"{BLOCK}[0]", {"gain": {"rice": 1}}, "UNKNOWN_WORD", f"{BLOCK}[0].gain"),
    "a gain of nothing": (f"{BLOCK}[0]", {"gain": {"food": 0}}, "NOT_A_NUMBER", f"{BLOCK}[0].gain.food"),
    "no gain at all": (f"{BLOCK}[0]", {"gain": {}}, "WRONG_LENGTH", f"{BLOCK}[0].gain"),
    "a gain without a store": (f"{BLOCK}[0]", {"gain": 2}, "NOT_A_TABLE", f"{BLOCK}[0].gain"),
    "a price for nothing": (f"{BLOCK}[0]", {"pay": {"coin": 1}}, "MISSING_FIELD", f"{BLOCK}[0].then"),
    "steps within steps within steps": (
        f"{BLOCK}[0]",
        {"choose": [[{"do": "well"}], [{"choose": [[{"choose": []}], [{"do": "well"}]]}]]},
        "UNKNOWN_WORD",
        f"{BLOCK}[0].choose[1][0].choose[0][0]",
    ),
    "rows in another order": ("steward_cards.cards[0].blocks[0].rows", ["bottom"], "WRONG_SEQUENCE", "…blocks: rows"),
    "no dark block": ("diplomat_cards.cards[0].blocks[0].tone", "light", "WRONG_TOTAL", "…blocks (dark)"),
    "a dark block without a worker": (
        "diplomat_cards.cards[0].blocks[0].effects",
        [{"do": "well"}],
        "NOT_A_WORKER",
        "diplomat_cards.cards[0].blocks (dark)",
    ),
    "too many cards for few players": ("steward_cards.cards[0].min_players", 1, "WRONG_TOTAL", "…(min_players < 3)"),
    "two icons on a back": ("diplomat_cards.lantern", [{"gain": {"food": 1, "iron": 1}}], "WRONG_LENGTH", None),
    "a slot printed twice": ("board.die_tile_slots.layout.steward_left[1]", 2, "TWICE_THE_SAME", "….layout"),
    "a slot that there is not": ("board.die_tile_slots.layout.steward_left[1]", 11, "NOT_A_NUMBER", None),
    "two yards of one cost": (f"{YARDS}[0].iron_cost", 3, "TWICE_THE_SAME", YARDS),
    "a warrior without a yard": ("solo_cards.cards[2].actions[0].solo_warrior", 4, "UNKNOWN_WORD", None),
    "one die on two backs": ("solo_cards.cards[0].back.position", "right", "TWICE_THE_SAME", "solo_cards.cards: back"),
    "one decree on two cards": (
        "starting_resource_cards.cards[1].effects",
        [{"decree": "coin"}],
        "TWICE_THE_SAME",
        "starting_resource_cards.cards",
    ),
    "a gap between the seasons": ("board.passage_of_time.seasons[1].spaces[0]", 7, "WRONG_SEQUENCE", "…: spaces"),
}


def problem(title: str, *changes) -> ComponentError:
    with pytest.raises(ComponentError) as caught:
        import_module(f"himeji.games.{title}.corrections").check(changed(title, *changes), original(title))
    return caught.value


@pytest.mark.parametrize(("place", "value", "code", "named"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_named_with_its_place(place, value, code, named):
    found = problem("white_castle", put(place, value))
    assert found.code == code
    assert str(found.figures["place"]).endswith((named or place).removeprefix("…"))
    for language in LANGUAGES:
        assert str(found.figures["place"]) in Voice(language).error(found)


def test_the_cards_of_naishi_add_up():
    found = problem("naishi", put("cards.items[4].copies", 4))
    assert (found.code, found.figures["need"]) == ("WRONG_TOTAL", 19)
    assert problem("naishi", put("imperial_court.spaces[0].count", 9)).code == "NOT_A_NUMBER"


@pytest.mark.parametrize("title", ["naishi", "white_castle"])
def test_the_shipped_file_passes_with_any_evidence_and_notes(title):
    data = changed(title)
    for section in data.values():
        if isinstance(section, dict) and "evidence" in section:
            section |= {"evidence": "box", "note": "looked at", "back_evidence": "single"}
    import_module(f"himeji.games.{title}.corrections").check(data, original(title))
