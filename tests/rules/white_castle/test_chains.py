"""Actions inside actions: every decision of a chain can be saved, resumed and left for an exchange of seals."""

import json

import pytest

import himeji
from tests.positions import moves, play, told
from tests.rules.white_castle.table import asked, at_turn, bridges, clan, codes, have, stores, with_right

LANTERN_FULL = ("start-resource-8", "decree-seal", "start-action-2")


def domain_to_lantern():
    """A row of the domain, its card's courtier, a climb, the light action of the card taken, and its lantern."""
    state = at_turn(
        dice=with_right("coral", 6),
        rooms=("steward-05", "steward-10", "steward-12", "diplomat-02", "diplomat-05"),
        lantern=[LANTERN_FULL],
        courtiers=[[1, 1, 0, 0]],
        stores=[have(seal=4, pearl=2)],
        time=[5],
    )
    return state, [
        "take coral right",
        "place domain",  # 3 food; the starting card's courtier
        "do climb",
        "climb gate steward_left",
        "do (1 iron & lantern)",
        "do 1 seal",  # of the lantern, with food and influence twice: the starting card has just joined it
        "cross gate",
        "decline",  # the audience
    ]


def yard_to_domain():
    """A warrior, the domain row of its yard's tile, the row's card: another warrior, and its own tile."""
    state = at_turn(
        dice=with_right("coral", 5),
        domain=["start-action-4"],
        warriors=[[1, 1, 0]],
        stores=[have(coin=1, seal=3, iron=4)],
    )
    return state, [
        "take coral right",
        "place outside_right",
        "do warrior",
        "train 3",
        "do white row",  # 4 pearls and a seal; the starting card's warrior
        "train 1",  # 2 seals
        "accept seals",
    ]


def garden_to_domain():
    """A gardener, the domain row of its garden, the lantern in that row, and the courtier of its card."""
    state = at_turn(
        dice=with_right("coral", 5),
        lantern=[LANTERN_FULL],
        courtiers=[[0, 1, 0, 0]],
        gardeners=[["coral stone", "black stone"]],
        stores=[have(coin=6, seal=3, food=3, pearl=2)],
    )
    return state, [
        "take coral right",
        "place outside_left",
        "do gardener",
        "garden white plant",
        "do 4 coin -> any domain row",
        "do black row",
        "do 1 seal",
        "do 2 coin -> audience",
        "climb gate steward_right",
        "do (1 seal & 1 points)",
    ]


def warrior_at_round_end():
    """A garden pays for a warrior after the last turn of the round, and its two tiles lead on."""
    state = at_turn(
        1,
        turn=3,
        dice=bridges(coral=(1, 3, 5), black=(2, 0)),
        gardeners=[["black plant", "coral stone"]],
        stores=[have(coin=3, seal=3, iron=5, food=2)],
        time=[4, 0],
    )
    return state, [
        "take coral right",
        "place well",
        "gain iron",
        "do 3 coin -> warrior",
        "train 5",
        "do 2 influence",
        "cross gate",
        "block steward_right 3",  # beside a black tile: a seal for a gardener
        "garden white stone",
        "block steward_left 3",
    ]


CHAINS = {
    chain.__name__: chain for chain in (domain_to_lantern, yard_to_domain, garden_to_domain, warrior_at_round_end)
}


@pytest.fixture(params=CHAINS.values(), ids=list(CHAINS))
def chain(request):
    return request.param()


@pytest.mark.rule("WC-13")
def test_a_domain_row_leads_over_a_courtier_and_the_card_taken_to_the_lantern():
    state, chain = domain_to_lantern()
    events = play(state, *chain)
    assert codes(events, "card_taken", "lantern_lit", "gate_crossed", "room_card_revealed") == [
        "card_taken",
        "lantern_lit",
        "gate_crossed",
        "room_card_revealed",
    ]
    assert stores(state) == {"seal": 4, "food": 3 + 1, "iron": 1}
    assert clan(state)["time"] == 7
    assert clan(state)["card"] == "steward-05"
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-08")
def test_a_yard_tile_leads_to_a_domain_row_and_its_card_to_the_next_yard():
    state, chain = yard_to_domain()
    play(state, *chain)
    assert clan(state)["warriors"] == {"home": 1, "yard-5": 1, "yard-3": 2, "yard-1": 1}
    assert stores(state) == {"coin": 1, "seal": 5, "pearl": 3}
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-08")
def test_a_garden_leads_to_a_domain_row_with_its_lantern_and_card():
    state, chain = garden_to_domain()
    play(state, *chain)
    assert clan(state)["courtiers"]["steward"] == 2
    assert clan(state)["gardeners"]["home"] == 2
    assert clan(state)["time"] == 1
    assert asked(state) == [(1, "take_a_die")]


@pytest.mark.rule("WC-15")
def test_a_warrior_placed_by_a_garden_does_the_actions_of_its_yard():
    state, chain = warrior_at_round_end()
    play(state, *chain)
    assert clan(state)["warriors"]["yard-5"] == 1
    assert clan(state)["time"] == 6
    assert clan(state)["gardeners"]["home"] == 2
    assert state.encode()["round"] == 2


def test_a_save_in_the_middle_resumes_to_the_same_digest(chain):
    state, line = chain
    end = state.clone()
    play(end, *line)
    for at in range(len(line)):
        played = himeji.decode(json.loads(json.dumps(state.encode())))
        assert played.digest() == state.digest()
        play(played, *line[at:])
        assert played.digest() == end.digest()
        play(state, line[at])


@pytest.mark.rule("WC-R4")
def test_seals_may_be_exchanged_at_every_decision_of_a_chain(chain):
    state, line = chain
    for move in line:
        held = stores(state, state.to_move()).get("seal", 0)
        wanted = {"exchange coin": held >= 1, "exchange food": held >= 2}
        assert {exchange: exchange in moves(state) for exchange in wanted} == wanted
        if held:
            seat = state.to_move()
            other = state.clone()
            events = play(other, "exchange coin")
            assert told(events, "seals_exchanged") == [{"seat": seat, "count": 1, "store": "coin"}]
            assert stores(other, seat).get("coin", 0) == stores(state, seat).get("coin", 0) + 1
            assert asked(other) == asked(state) or move in ("accept seals", "cross gate")  # which it can settle
        play(state, move)
