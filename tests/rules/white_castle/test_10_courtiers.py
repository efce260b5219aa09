"""WC-10. Courtiers: audience and climb."""

from typing import Any

import pytest

from himeji.engine.effect import TABLE
from himeji.engine.refusal import refusal as spelled
from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import about_to, asked, clan, have, stores

pytestmark = pytest.mark.rule("WC-10")

STEWARD_ROOMS = ("steward_left", "steward_center", "steward_right")
DIPLOMAT_ROOMS = ("diplomat_left", "diplomat_right")


def floors(state, which=0):
    """Courtiers at home, at the gate, and on the three floors."""
    return list(clan(state, which)["courtiers"].values())


def test_for_two_coins_a_courtier_asks_for_an_audience_at_the_gate():
    state = about_to("courtier", stores=[have(coin=2)])
    events = play(state, "do 2 coin -> audience")
    assert told(events, "paid") == [{"seat": 0, "store": "coin", "count": 2}]
    (arrived,) = [event for event in events if event.code == "courtier_at_gate"]
    assert (arrived.figures, audience(arrived)) == ({"seat": 0}, [0, 1, None])
    assert floors(state) == [4, 1, 0, 0, 0]


def test_any_number_of_courtiers_wait_at_the_gate():
    state = about_to("courtier", stores=[have(coin=2)], courtiers=[[4, 0, 0, 0], [5, 0, 0, 0]])
    play(state, "do 2 coin -> audience")
    assert floors(state) == [0, 5, 0, 0, 0]


def test_an_audience_needs_a_courtier_at_home():
    state = about_to("courtier", stores=[have(coin=2, pearl=2)], courtiers=[[5, 0, 0, 0]])
    assert asked(state) == [(0, "climb")]
    audience_asked = TABLE.named("white_castle", "audience")
    assert str(spelled(audience_asked.bar(state))) == "NO_COURTIER_AT_HOME @ WC-10"


CLIMBS = {
    (1, 0, 0, 0): [*(f"climb gate {room}" for room in (*STEWARD_ROOMS, *DIPLOMAT_ROOMS))],
    (0, 1, 0, 0): [*(f"climb steward {room}" for room in DIPLOMAT_ROOMS), "climb steward daimyo"],
    (0, 0, 1, 0): ["climb diplomat daimyo"],
}


@pytest.mark.parametrize("courtiers", CLIMBS)
def test_a_courtier_climbs_one_or_two_floors_into_any_room(courtiers):
    state = about_to("climb", stores=[have(pearl=7)], courtiers=[list(courtiers)])
    assert moves(state, "climb") == CLIMBS[courtiers]
    others = [move for found, options in CLIMBS.items() if found != courtiers for move in options]
    for move in others:
        assert refusal(state, move) == "NO_COURTIER_THERE @ WC-10"


@pytest.mark.parametrize(
    ("courtiers", "move", "pearls", "after"),
    [
        ([1, 0, 0, 0], "climb gate steward_center", 2, [4, 0, 1, 0, 0]),
        ([1, 0, 0, 0], "climb gate diplomat_left", 5, [4, 0, 0, 1, 0]),
        ([1, 2, 0, 0], "climb steward diplomat_right", 2, [2, 1, 1, 1, 0]),
        ([0, 1, 0, 0], "climb steward daimyo", 5, [4, 0, 0, 0, 1]),
        ([0, 0, 2, 1], "climb diplomat daimyo", 2, [2, 0, 0, 1, 2]),
    ],
)
def test_one_floor_costs_two_pearls_and_two_floors_five(courtiers, move, pearls, after):
    state = about_to("climb", stores=[have(pearl=7)], courtiers=[courtiers])
    events = play(state, move)
    assert told(events, "paid") == [{"seat": 0, "store": "pearl", "count": pearls}]
    floor = ["gate", "steward", "diplomat", "daimyo"][
        [a - b for a, b in zip(after[1:], courtiers, strict=True)].index(1)
    ]
    assert told(events, "courtier_climbed") == [{"seat": 0, "floor": floor}]
    assert floors(state) == after


def test_two_floors_need_five_pearls():
    state = about_to("climb", stores=[have(pearl=4)], courtiers=[[1, 1, 0, 0]])
    assert refusal(state, "climb steward daimyo") == "TOO_FEW_PEARL(need=5, have=4) @ WC-04"
    assert refusal(state, "climb gate diplomat_left") == "TOO_FEW_PEARL(need=5, have=4) @ WC-04"
    assert refusal(state, "climb gate steward_left") == ""


@pytest.mark.rule("WC-R2")
def test_two_floors_straight_from_the_gate_are_allowed_unless_the_table_forbids_it():
    rich: dict[str, Any] = {"stores": [have(pearl=7)], "courtiers": [[1, 1, 0, 0]]}
    assert refusal(about_to("climb", **rich), "climb gate diplomat_left") == ""
    strict = about_to("climb", options={"two_floors_from_gate": 0}, **rich)
    assert refusal(strict, "climb gate diplomat_left") == "ONE_FLOOR_FROM_THE_GATE @ WC-R2"
    assert moves(strict, "climb") == [*CLIMBS[1, 0, 0, 0][:3], *CLIMBS[0, 1, 0, 0]]


@pytest.mark.rule("WC-R17")
def test_a_courtier_action_has_two_halves_and_either_may_come_first():
    state = about_to("courtier", stores=[have(coin=2, pearl=2)], courtiers=[[1, 0, 0, 0]])
    assert moves(state) == ["decline", "do 2 coin -> audience", "do climb"]


@pytest.mark.rule("WC-R17")
def test_the_same_courtier_may_come_to_the_gate_and_climb():
    state = about_to("courtier", stores=[have(coin=2, pearl=2)])
    play(state, "do 2 coin -> audience", "climb gate steward_right", "do 2 pearl")
    assert floors(state) == [4, 0, 1, 0, 0]
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R17")
def test_one_courtier_may_climb_and_another_come_to_the_gate_after_it():
    state = about_to("courtier", stores=[have(coin=2, pearl=2)], courtiers=[[0, 1, 0, 0]])
    play(state, "do climb", "climb steward diplomat_left", "do 2 coin -> audience")
    assert floors(state) == [3, 1, 0, 1, 0]


@pytest.mark.rule("WC-R17")
@pytest.mark.parametrize("half", ["do 2 coin -> audience", "do climb"])
def test_only_one_half_may_be_done(half):
    state = about_to("courtier", stores=[have(coin=4, pearl=4)], courtiers=[[2, 0, 0, 0]])
    play(state, half, *(["climb gate steward_right", "do 2 pearl"] if half == "do climb" else []), "decline")
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-R17")
def test_each_half_is_done_once_with_one_courtier():
    state = about_to("courtier", stores=[have(coin=9, pearl=7)], courtiers=[[2, 0, 0, 0]])
    play(state, "do climb", "climb gate steward_right", "do 2 pearl", "do 2 coin -> audience")
    assert floors(state) == [2, 2, 1, 0, 0]
    assert asked(state) == [(1, "take_a_die")]


def test_a_courtier_on_the_third_floor_climbs_no_more():
    assert asked(about_to("climb", stores=[have(pearl=7)], courtiers=[[0, 0, 0, 5]])) == [(1, "take_a_die")]


def test_what_a_climb_costs_stays_unpaid_when_it_is_declined():
    state = about_to("climb", stores=[have(pearl=7)], courtiers=[[1, 0, 0, 0]])
    play(state, "decline")
    assert stores(state) == {"pearl": 7}
