"""WC-17. The visit of the Tokugawa clan: set-up, the rival's turn, end of a round, final scoring."""

from itertools import count, product

import pytest

import himeji
from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import (
    COLOURS,
    asked,
    at_turn,
    bridge,
    bridges,
    clan,
    codes,
    have,
    new,
    stores,
)
from tests.rules.white_castle.tokugawa import BACKS, DECK, RIVAL, deck, rival_plays, solo

pytestmark = pytest.mark.rule("WC-17")


def test_a_solo_game_is_set_up_for_two_clans_one_of_them_the_rival():
    view = new(1, 3).view(0)
    assert [found["rival"] for found in view["clans"]] == [False, True]
    assert view["decks"] == {"steward": 6, "diplomat": 7}
    assert view["pairs"] == []


def test_you_begin_with_one_random_starting_card_of_each_kind():
    starts = {(clan(new(1, seed))["card"], clan(new(1, seed))["lantern"][0]) for seed in range(60)}
    assert len({action for action, _ in starts}) == 6
    assert len({resource for _, resource in starts}) == 9
    assert len(starts) > 25


def test_the_rival_has_no_domain():
    rival = clan(new(1, 3), RIVAL)
    assert (rival["card"], rival["lantern"], rival["stores"]["seal"]) == (None, [], 0)


@pytest.mark.rule("WC-R24")
@pytest.mark.parametrize(
    ("level", "points", "order", "place"), [(0, 0, [0, 1], 0), (1, 3, [1, 0], 1), (2, 8, [1, 0], 3)]
)
def test_the_level_sets_the_rival_s_points_place_in_the_order_and_influence(level, points, order, place):
    games = (himeji.new("white_castle", seats=1, seed=seed, options={"level": level}) for seed in count())
    fresh = next(game.encode() for game in games if game.encode()["round"] == 0)  # you are asked for a resource
    assert (fresh["order"], fresh["time"], fresh["stores"][RIVAL]) == (order, [0, place], have(points=points))


@pytest.mark.rule("WC-R24")
@pytest.mark.parametrize(("level", "first"), [(0, 0), (1, 1), (2, 1)])
def test_whoever_is_first_in_the_order_begins(level, first):
    state = himeji.new("white_castle", seats=1, seed=3, options={"level": level})
    while state.encode()["round"] == 0:
        play(state, moves(state)[0])
    assert sum(die > 0 for row in state.encode()["dice"] for die in row) == 9 - first


def test_only_the_back_of_the_card_on_top_of_the_shuffled_deck_is_seen():
    tops = set()
    for seed in range(40):
        seen = new(1, seed).view(0)["solo_deck"]
        assert [card is None for card in seen] == [False] + [True] * 8
        tops.add(seen[0])
    assert tops == set(DECK)


def test_the_rival_turns_a_card_and_takes_the_die_on_the_back_of_the_next():
    state, events = rival_plays("solo-1", "solo-2")
    assert told(events, "rival_card_turned") == [{"card": "solo-1"}]
    assert told(events, "rival_took") == [{"colour": "coral", "value": 3}]
    assert told(events, "die_placed") == [{"seat": RIVAL, "space": "diplomat_left", "value": 3}]
    assert {tuple(audience(event)) for event in events} == {(0, 1, None)}
    assert told(events, "courtier_at_gate") == [{"seat": RIVAL}]
    assert told(events, "influence_gained") == [{"seat": RIVAL, "place": 1}]
    assert asked(state) == [(0, "take_a_die")]


def test_cards_are_turned_until_a_back_shows_a_die_that_is_there():
    state, events = rival_plays("solo-4", "solo-8", "solo-7", dice=bridges((1, 3, 5), (0, 0), (1, 2)))
    assert told(events, "rival_card_turned") == [{"card": "solo-4"}, {"card": "solo-8"}]
    assert told(events, "rival_took") == [{"colour": "white", "value": 1}]
    assert state.view(0)["bridges"]["white"] == {"left": None, "centre": [], "right": None}


def test_only_the_last_two_cards_turned_are_carried_out_the_earlier_one_first():
    """solo-7 is turned in vain and left aside; solo-2 gives a gardener and coins, solo-6 a climb and points."""
    state, events = rival_plays(
        "solo-7",
        "solo-8",
        "solo-2",
        "solo-6",
        "solo-1",
        round=3,
        dice=bridges((2, 4), (3, 0), (2, 4)),
    )
    assert [event["card"] for event in told(events, "rival_card_turned")] == ["solo-7", "solo-8", "solo-2", "solo-6"]
    assert codes(events, "gardener_placed", "gained", "rival_cannot") == [
        "gardener_placed",
        "gained",  # 3 coins
        "rival_cannot",  # nobody to climb
        "gained",  # the number of the round
        "gained",  # 2 points
    ]
    assert stores(state, RIVAL) == {"coin": 3, "points": 5}


def test_the_cards_turned_go_under_the_deck_in_their_order():
    state, _ = rival_plays("solo-4", "solo-8", "solo-7", dice=bridges((1, 3, 5), (0, 0), (1, 2)))
    assert state.encode()["solo_deck"] == [*deck("solo-4", "solo-8", "solo-7")["solo_deck"][2:], "solo-4", "solo-8"]


@pytest.mark.parametrize(
    ("top", "after"),
    [
        ("solo-1", {"left": 3, "centre": [], "right": 5}),
        ("solo-2", {"left": 1, "centre": [], "right": 5}),
        ("solo-3", {"left": 1, "centre": [], "right": 3}),
    ],
)
def test_the_die_leaves_its_bridge_as_for_a_player(top, after):
    state, _ = rival_plays("solo-9", top)
    assert state.view(0)["bridges"]["coral"] == after


def test_the_rival_gains_the_coins_of_a_difference_but_never_pays():
    assert stores(rival_plays("solo-1", "solo-3", dice=bridges((1, 6), (2, 4, 6), (1, 4)))[0], RIVAL) == {"coin": 1}
    assert stores(rival_plays("solo-1", "solo-2")[0], RIVAL) == {}


def test_the_rival_places_dice_in_rooms_of_other_colours_and_does_not_do_their_actions():
    state, events = rival_plays("solo-1", "solo-6", dice=bridges((1, 2), (1, 4, 6), (1, 4)))
    assert told(events, "die_placed") == [{"seat": RIVAL, "space": "diplomat_left", "value": 6}]
    assert clan(state, RIVAL)["time"] == 1  # of its card, not of the room


@pytest.mark.rule("WC-R23")
def test_a_die_whose_space_is_taken_goes_to_the_well_for_its_coins_alone():
    left = bridges((1, 3, 5), (2, 6), (1, 5))
    state, events = rival_plays("solo-1", "solo-2", placed={"diplomat_left": [("white", 4)]}, dice=left)
    assert told(events, "die_placed") == [{"seat": RIVAL, "space": "well", "value": 3}]
    assert stores(state, RIVAL) == {"coin": 2}


@pytest.mark.rule("WC-R4")
def test_you_do_not_exchange_seals_in_the_rival_s_turn():
    state, _ = rival_plays("solo-8", "solo-1", courtiers=[[0] * 4, [1, 0, 0, 0]], stores=[have(seal=3)])
    assert asked(state) == [(0, "remove_a_steward_card")]
    assert refusal(state, "exchange coin") == "NOT_YOUR_TURN_TO_EXCHANGE @ WC-12"


LEFT, CENTRE, RIGHT = "left", "center", "right"
WHERE = ((), (LEFT,), (RIGHT,), (LEFT, RIGHT), (LEFT, CENTRE, RIGHT))  # the dice of a bridge can be
FOUR_LEFT = [there for there in product(WHERE, repeat=3) if sum(map(len, there)) == 4]


def turned_at_worst(there, top):
    """How many cards the rival turns if every back that shows no die comes before those that do; you take a fifth."""
    shown = {(colour, side) for colour, sides in zip(COLOURS, there, strict=True) for side in sides}
    at, sides = next((at, sides) for at, sides in enumerate(there) if len(sides) < 3)
    end = LEFT if sides == (RIGHT,) else RIGHT
    left = [bridge(*(int(side in dice) for side in (LEFT, CENTRE, RIGHT))) for dice in there]
    left[at] = bridge(*[(0, 1), (1, 1), (1, 1, 1)][len(sides)])
    state = solo(top, *(card for card in DECK if card != top and BACKS[card] not in shown), dice=left)
    events = play(state, f"take {COLOURS[at]} {end}", "place well", "gain iron")
    return codes(events, "rival_card_turned", "rival_took").index("rival_took")


@pytest.mark.rule("WC-R25")
@pytest.mark.parametrize("top", DECK)
def test_whatever_four_dice_are_left_the_deck_does_not_run_out(top):
    assert {turned_at_worst(there, top) for there in FOUR_LEFT} == {5, 6}


@pytest.mark.rule("WC-R25")
def test_at_the_rival_s_turn_there_are_always_four_dice_or_more():
    fewest = []
    for seed in range(25):
        state = himeji.new("white_castle", seats=1, seed=seed, options={"level": seed % 3})
        while state.pending():
            options = [move for move in moves(state) if not move.startswith("exchange")]
            before = sum(die > 0 for row in state.encode()["dice"] for die in row)
            events = play(state, options[seed % len(options)])
            if codes(events, "round_began", "rival_took")[:1] == ["rival_took"]:
                fewest.append(before)
            assert len(told(events, "rival_card_turned")) <= 6 * len(told(events, "rival_took"))
    assert min(fewest) == 4


def last_turn(number, **given):
    """Your turn, the last of a round; the rival has taken its third."""
    return at_turn(
        **{"seats": 1, "order": [1, 0], "round": number, "dice": bridges((1, 0), (2, 6), (3, 0)), **deck(), **given}
    )


def finish_round(state):
    return play(state, "take black right", "place well", "gain iron")


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(
    ("time", "coins", "times", "kept"), [([0, 4], 11, 3, 2), ([0, 4], 2, 0, 2), ([4, 0], 11, 2, 1), ([4, 0], 4, 0, 4)]
)
def test_at_the_end_of_a_round_coins_become_points_by_the_round_s_number(number, time, coins, times, kept):
    """Every 3 coins if the rival is first in the new order, every 5 if it is second."""
    state = last_turn(number, time=time, stores=[have(), have(coin=coins)])
    finish_round(state)
    points = {"points": times * number} if times else {}
    got = {store: n for store, n in zip(("coin", "seal", "points"), state.encode()["stores"][RIVAL], strict=False) if n}
    assert {store: n for store, n in got.items() if store != "coin"} == points
    if number == 3:
        assert got.get("coin", 0) == kept


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 4), (3, 0)])
def test_each_gardener_beside_a_bridge_with_dice_scores_the_number_of_the_round(number, points):
    gardeners = [[], ["coral plant", "white stone"]]
    state = last_turn(number, gardeners=gardeners, time=[4, 0])
    finish_round(state)
    assert state.encode()["stores"][RIVAL][2] == points


def test_gardeners_beside_an_empty_bridge_score_nothing():
    left = bridges((1, 0), (2, 4, 6), (0, 0))
    state = last_turn(1, gardeners=[[], ["coral plant", "white stone"]], time=[4, 0], dice=left)
    finish_round(state)
    assert state.encode()["stores"][RIVAL][2] == 1


def test_the_deck_is_shuffled_at_the_end_of_a_round():
    seen = set()
    for seed in range(30):
        state = last_turn(1, time=[4, 0])
        state = himeji.decode(state.encode() | {"chance": new(1, seed).encode()["chance"]})
        finish_round(state)
        after = state.encode()
        assert after["solo_deck"][1:] == [None] * 8
        assert len(after["solo_bag"]) == 8
        seen.add(after["solo_deck"][0])
    assert len(seen) > 5


def test_the_rival_scores_like_a_player_but_nothing_for_what_it_has_left():
    state = at_turn(
        seats=1,
        **deck(),
        stores=[have(), have(points=9, coin=14, seal=1, food=7, iron=3)],
        time=[0, 16],
        courtiers=[[0] * 4, [1, 1, 0, 1]],
        warriors=[[0] * 3, [1, 0, 1]],
        gardeners=[[], ["coral plant"]],
    )
    items = {item.code: item.points for item in state.outcome().items[RIVAL]}
    assert items == {
        "collected": 9,
        "coins_and_seals": 0,
        "resources": 0,
        "passage_of_time": 11,
        "courtiers": 14,
        "warriors": 3 * 2,
        "gardeners": 7,
    }
    assert state.outcome().scores[RIVAL] == 47
    assert state.outcome().winners == [RIVAL]
