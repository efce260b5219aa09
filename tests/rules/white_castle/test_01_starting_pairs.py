"""WC-01. The starting pairs."""

import pytest

import himeji
from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import COMPONENTS, asked, heard_in_setup, new

pytestmark = pytest.mark.rule("WC-01")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_pair_more_than_there_are_clans_is_offered(seats):
    state, events = heard_in_setup(seats)
    assert told(events, "pair_offered") == [{"pair": n + 1} for n in range(seats + 1)]
    pairs = state.view(None)["pairs"]
    assert len({pair["action"] for pair in pairs}) == len({pair["resource"] for pair in pairs}) == seats + 1
    assert moves(state) == [f"pair {n + 1}" for n in range(seats + 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pairs_are_chosen_in_reverse_turn_order(seats):
    state, seen = new(seats, 5), []
    while state.encode()["round"] == 0:
        if asked(state)[0][1] == "choose_a_pair":
            seen.append(state.to_move())
        play(state, moves(state)[0])
    assert seen == list(state.order)[::-1]


def offering(resource: str, action: str = "start-action-4"):
    """The last clan of two about to choose its pair: the first one on offer has these cards."""
    fresh = new(2, 7).encode()
    actions = [action, "start-action-1", "start-action-5"]
    resources = list(dict.fromkeys([resource, "start-resource-3", "start-resource-8", "start-resource-9"]))[:3]
    changes = {
        "pair_actions": [*actions, None, None],
        "pair_resources": [*resources, None, None],
        "unused": [card for card in all_starting_cards() if card not in actions + resources],
    }
    return himeji.decode(fresh | changes)


def all_starting_cards():
    sections = ("starting_action_cards", "starting_resource_cards", "decree_cards")
    return [card["id"] for section in sections for card in COMPONENTS[section]["cards"]]


STARTS = {
    "start-resource-1": ({"coin": 2, "seal": 1, "food": 2, "iron": 1}, 0, "decree-coin"),
    "start-resource-2": ({"coin": 4, "seal": 2}, 2, None),
    "start-resource-3": ({"coin": 5, "seal": 1, "iron": 2, "pearl": 1}, 0, None),
    "start-resource-4": ({"coin": 4, "iron": 1, "pearl": 2}, 0, "decree-seal"),
    "start-resource-5": ({"coin": 4, "seal": 1}, 3, None),
    "start-resource-6": ({"coin": 3, "seal": 1, "food": 1, "iron": 2, "pearl": 1}, 0, None),
    "start-resource-7": ({"coin": 2, "seal": 2}, 1, "decree-points"),
    "start-resource-8": ({"coin": 4, "seal": 1, "food": 2, "iron": 2, "pearl": 1}, 0, None),
    "start-resource-9": ({"coin": 3, "seal": 2, "food": 4, "iron": 2}, 0, None),
}


@pytest.mark.parametrize("resource", STARTS)
def test_a_starting_resource_card_gives_what_it_shows_and_joins_the_lantern_area(resource):
    gains, of_choice, decree = STARTS[resource]
    state = offering(resource)
    seat = state.to_move()
    events = play(state, "pair 1")
    for _ in range(of_choice):
        assert asked(state) == [(seat, f"{of_choice}_any")]
        events += play(state, "gain pearl")
    clan = state.view(None)["clans"][seat]
    got = {store: n for store, n in clan["stores"].items() if n}
    assert got == gains | ({"pearl": of_choice} if of_choice else {})
    assert clan["lantern"] == [resource, *([decree] if decree else [])]
    assert clan["card"] == "start-action-4"
    assert not {resource, decree} & set(state.encode()["unused"])
    (chosen,) = [event for event in events if event.code == "pair_chosen"]
    assert chosen.figures == {"seat": seat, "action": "start-action-4", "resource": resource}
    assert audience(chosen) == [0, 1, None]
    assert told(events, "decree_received") == ([{"seat": seat, "card": decree}] if decree else [])


def test_a_pair_that_was_chosen_cannot_be_chosen_again():
    state = offering("start-resource-8")
    play(state, "pair 1")
    assert refusal(state, "pair 1") == "NO_PAIR_THERE @ WC-01"
    assert refusal(state, "pair 5") == "NO_PAIR_THERE @ WC-01"
    assert moves(state) == ["pair 2", "pair 3"]


def test_a_pair_must_be_chosen():
    assert refusal(offering("start-resource-8"), "decline") == "NOT_OFFERED"


def test_the_pair_that_nobody_chose_goes_back_to_the_box():
    state = offering("start-resource-8")
    left_over = state.view(None)["pairs"][2]
    play(state, "pair 1", "pair 2")
    assert state.view(None)["pairs"] == []
    assert {left_over["action"], left_over["resource"]} <= set(state.encode()["unused"])
