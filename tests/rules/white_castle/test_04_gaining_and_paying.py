"""WC-04. Gaining and paying."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import about_to, asked, at_turn, clan, have, stores

pytestmark = pytest.mark.rule("WC-04")

RICH = have(coin=9, seal=4, food=7, iron=7, pearl=7)


@pytest.mark.rule("WC-R16")
@pytest.mark.parametrize(
    ("effect", "gained"),
    [
        ("2 iron", {"iron": 2}),
        ("3 food", {"food": 3}),
        ("3 pearl", {"pearl": 3}),
        ("5 coin", {"coin": 5}),
        ("2 points", {"points": 2}),
        ("2 seal", {"seal": 2}),
    ],
)
def test_a_black_number_is_gained_from_the_supply_without_asking(effect, gained):
    state = about_to(effect)
    assert asked(state) == [(1, "take_a_die")]
    assert stores(state) == gained


@pytest.mark.rule("WC-R21")
@pytest.mark.parametrize("resource", ["food", "iron", "pearl"])
def test_an_eighth_resource_is_lost(resource):
    state = about_to("2 any", stores=[have(**{resource: 6})])
    (first,) = play(state, f"gain {resource}")
    assert (first.code, first.figures) == ("gained", {"seat": 0, "store": resource, "count": 1})
    lost = play(state, f"gain {resource}")[0]
    assert (lost.code, lost.figures) == ("lost_to_the_limit", {"seat": 0, "store": resource, "count": 1})
    assert audience(lost) == [0, 1, None]
    assert stores(state) == {resource: 7}


@pytest.mark.rule("WC-R21")
def test_what_still_fits_of_a_gain_is_kept():
    assert stores(about_to("3 food", stores=[have(food=5)])) == {"food": 7}


def test_coins_have_no_limit():
    assert stores(about_to("5 coin", stores=[have(coin=60)])) == {"coin": 65}


@pytest.mark.parametrize(
    ("chosen", "gained"),
    [
        (("food", "food", "food"), {"food": 3}),
        (("food", "iron", "pearl"), {"food": 1, "iron": 1, "pearl": 1}),
        (("pearl", "iron", "pearl"), {"iron": 1, "pearl": 2}),
    ],
)
def test_resources_of_your_choice_are_chosen_one_by_one_alike_or_not(chosen, gained):
    state = about_to("3 any")
    for resource in chosen:
        assert asked(state) == [(0, "3_any")]
        assert moves(state) == ["gain food", "gain iron", "gain pearl"]
        assert refusal(state, "decline") == "NOT_OFFERED"
        play(state, f"gain {resource}")
    assert stores(state) == gained


@pytest.mark.parametrize(
    ("effect", "price", "then"),
    [
        ("3 coin -> courtier", ("coin", 3), "choose"),
        ("3 coin -> gardener", ("coin", 3), "gardener"),
        ("3 coin -> warrior", ("coin", 3), "warrior"),
        ("4 coin -> any die tile", ("coin", 4), "any_die_tile"),
        ("4 coin -> any domain row", ("coin", 4), "choose"),
        ("1 seal -> courtier", ("seal", 1), "choose"),
        ("1 seal -> gardener", ("seal", 1), "gardener"),
        ("1 seal -> warrior", ("seal", 1), "warrior"),
    ],
)
def test_a_red_number_is_paid_to_do_what_follows(effect, price, then):
    state = about_to(effect, stores=[RICH], courtiers=[[1, 0, 0, 0]])
    assert asked(state) == [(0, "choose")]
    events = play(state, f"do {effect}")
    assert told(events, "paid") == [{"seat": 0, "store": price[0], "count": price[1]}]
    assert asked(state) == [(0, then)]


@pytest.mark.rule("WC-R16")
@pytest.mark.parametrize(
    "effect",
    [
        "3 coin -> courtier",
        "1 seal -> warrior",
        "4 coin -> any die tile",
        "4 coin -> any domain row",
        "may (gardener / courtier)",
        "may (courtier / warrior)",
        "courtier",
        "climb",
        "2 coin -> audience",
        "gardener",
        "warrior",
        "any coral tile",
        "any die tile",
        "any light action",
        "any domain row",
    ],
)
def test_every_action_and_every_payment_may_be_declined(effect):
    state = about_to(effect, stores=[RICH], courtiers=[[1, 1, 1, 0]])
    before = clan(state)
    assert asked(state)[0][0] == 0
    assert refusal(state, "decline") == ""
    assert play(state, "decline") == []
    assert clan(state) == before
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R16")
def test_in_a_list_of_actions_gains_remain_owed_when_the_rest_is_declined():
    state = at_turn(stores=[have(seal=1)])
    play(state, "take white right", "place steward_left")
    assert refusal(state, "decline") == "MUST_CHOOSE"
    play(state, "do 2 iron", "decline")
    assert stores(state) == {"coin": 2, "seal": 1, "iron": 2}
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.parametrize(
    ("effect", "move", "reason"),
    [
        ("warrior", "train 3", "TOO_FEW_IRON(need=3, have=2) @ WC-04"),
        ("gardener", "garden coral plant", "TOO_FEW_FOOD(need=4, have=2) @ WC-04"),
        ("climb", "climb gate diplomat_left", "TOO_FEW_PEARL(need=5, have=2) @ WC-04"),
        ("4 coin -> any die tile", "do 4 coin -> any die tile", "TOO_FEW_COIN(need=4, have=2) @ WC-04"),
        ("any die tile", "exchange food", ""),
    ],
)
def test_nobody_spends_more_than_there_is(effect, move, reason):
    state = about_to(effect, stores=[have(coin=2, seal=2, food=2, iron=2, pearl=2)], courtiers=[[1, 0, 0, 0]])
    assert refusal(state, move) == reason


def test_seals_too_are_spent_only_if_there_are_enough():
    state = about_to("any die tile", stores=[have(coin=2, food=7)])
    assert refusal(state, "block steward_right 3") == "TOO_FEW_SEAL(need=1, have=0) @ WC-04"
    assert refusal(about_to("gardener", stores=[have(seal=1, food=7)]), "exchange iron") == (
        "TOO_FEW_SEAL(need=2, have=1) @ WC-04"
    )


@pytest.mark.parametrize(
    ("effect", "amounts"),
    [
        ("3 coin -> warrior", {"coin": 2, "iron": 7}),
        ("3 coin -> warrior", {"coin": 9}),
        ("1 seal -> gardener", {"food": 7}),
        ("warrior", {"seal": 1}),
        ("gardener", {"seal": 1, "food": 0}),
    ],
)
def test_what_no_exchange_can_pay_is_not_asked(effect, amounts):
    assert asked(about_to(effect, stores=[have(**amounts)])) == [(1, "take_a_die")]


@pytest.mark.parametrize(
    ("effect", "amounts"),
    [
        ("3 coin -> warrior", {"coin": 2, "seal": 1, "iron": 1}),
        ("warrior", {"seal": 2}),
        ("gardener", {"seal": 3}),
        ("2 coin -> audience", {"seal": 2}),
    ],
)
def test_what_an_exchange_could_pay_is_asked(effect, amounts):
    state = about_to(
        effect,
        stores=[have(**amounts)],
        gardens=["plant-03", "stone-03", "plant-04", "stone-01", "plant-05", "stone-02"],
    )
    assert asked(state)[0][0] == 0
    assert set(moves(state)) - {"exchange coin", "exchange food", "exchange iron", "exchange pearl"} == {"decline"}
