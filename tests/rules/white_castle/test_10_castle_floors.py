"""WC-10. What a courtier does on arrival: room cards, and the daimyo's favours."""

import pytest

from tests.positions import audience, moves, play, refusal, told
from tests.rules.white_castle.table import LANTERNS, about_to, asked, castle_cards, clan, codes, have, stores

pytestmark = pytest.mark.rule("WC-10")


def climbing(*courtiers, **given):
    return about_to("climb", **{"stores": [have(pearl=7)], "courtiers": [list(courtiers)], **given})


@pytest.mark.parametrize(
    ("move", "card"), [("climb gate steward_right", "steward-12"), ("climb gate diplomat_right", "diplomat-05")]
)
def test_the_old_card_goes_to_the_lantern_area_and_the_card_of_the_room_takes_its_place(move, card):
    state = climbing(1, 0, 0, 0)
    room = move.split()[-1]
    events = play(state, move)
    assert told(events, "card_turned") == [{"seat": 0, "card": "start-action-1"}]
    assert told(events, "card_taken") == [{"seat": 0, "card": card, "room": room}]
    assert {tuple(audience(event)) for event in events} == {(0, 1, None)}
    assert clan(state)["lantern"] == [*LANTERNS[0], "start-action-1"]
    assert clan(state)["card"] == card


def test_one_of_its_light_actions_is_done():
    state = climbing(1, 0, 0, 0)
    play(state, "climb gate steward_right")
    assert asked(state) == [(0, "choose")]
    assert state.pending()[0].cause == "steward-12"
    assert moves(state) == ["do 2 pearl", "do (1 seal & 1 points)"]
    assert refusal(state, "decline") == "MUST_CHOOSE"
    play(state, "do (1 seal & 1 points)")
    assert stores(state) == {"pearl": 5, "seal": 1, "points": 1}
    assert asked(state) == [(1, "take_a_die")]


def test_the_room_gets_a_new_card_after_the_light_action():
    state = climbing(1, 0, 0, 0)
    play(state, "climb gate steward_right")
    assert state.encode()["rooms"][2] is None
    assert state.view(None)["rooms"]["steward_right"]["card"] is None
    (gained, revealed) = play(state, "do 2 pearl")
    assert (gained.code, revealed.code) == ("gained", "room_card_revealed")
    assert revealed.figures == {"room": "steward_right", "card": state.encode()["rooms"][2]}
    assert revealed.figures["card"] in castle_cards("steward", 2)
    assert state.view(None)["decks"] == {"steward": 5, "diplomat": 7}


def test_a_single_light_action_is_done_without_asking():
    state = climbing(0, 1, 0, 0)
    events = play(state, "climb steward diplomat_left")
    assert codes(events)[-3:] == ["influence_gained", "influence_gained", "room_card_revealed"]
    assert clan(state)["time"] == 2


def test_of_two_floors_only_the_room_reached_gives_its_card():
    state = climbing(1, 0, 0, 0)
    before = state.encode()["rooms"]
    play(state, "climb gate diplomat_left")
    after = state.encode()["rooms"]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, True, True, False, True]


def test_the_lantern_of_the_new_card_s_light_action_counts_the_old_card_already():
    rooms = ("steward-13", "steward-10", "steward-12", "diplomat-02", "diplomat-05")
    state = climbing(1, 0, 0, 0, rooms=rooms)
    play(state, "climb gate steward_left", "do lantern")
    assert clan(state)["time"] == 1


@pytest.mark.rule("WC-R8")
@pytest.mark.parametrize("floor", ["steward", "diplomat"])
def test_a_card_that_cannot_be_replaced_stays_and_only_its_light_action_is_done(floor):
    state = climbing(1, 0, 0, 0, **{f"{floor}s": []})
    before = state.encode()
    room = f"{floor}_right"
    events = play(state, f"climb gate {room}")
    if floor == "steward":
        events += play(state, "do 2 pearl")
        assert stores(state) == {"pearl": 7}
    else:
        events += play(state, "gain food", "gain food", "gain food")
        assert stores(state) == {"pearl": 2, "food": 3}
    after = state.encode()
    assert [after[name] for name in ("rooms", "domain", "lantern")] == [
        before[name] for name in ("rooms", "domain", "lantern")
    ]
    assert codes(events, "card_taken", "card_turned", "room_card_revealed") == []


def test_the_last_card_of_a_deck_still_replaces_one():
    state = climbing(1, 0, 0, 0, stewards=["steward-04"])
    play(state, "climb gate steward_right", "do 2 pearl")
    assert state.encode()["rooms"][2] == "steward-04"
    assert state.view(None)["decks"]["steward"] == 0


def test_the_daimyo_s_apartments_light_the_lantern_and_then_grant_a_favour():
    state = climbing(0, 0, 1, 0)
    events = play(state, "climb diplomat daimyo")
    assert codes(events) == ["paid", "courtier_climbed", "lantern_lit", "gained"]
    assert asked(state) == [(0, "favour")]
    assert state.pending()[0].cause == "favour"
    assert moves(state) == ["favour 1", "favour 2", "favour 3"]
    assert refusal(state, "decline") == "NOT_OFFERED"


@pytest.mark.parametrize(
    ("favour", "gained"), [(1, {"seal": 1, "pearl": 6, "iron": 1}), (2, {"points": 2}), (3, {"seal": 2})]
)
def test_the_favour_gives_what_it_shows(favour, gained):
    state = climbing(0, 0, 1, 0)
    play(state, "climb diplomat daimyo")
    events = play(state, f"favour {favour}", *(["gain iron"] if favour == 1 else []))
    assert told(events, "favour_taken") == [{"seat": 0, "favour": favour}]
    assert stores(state) == {"food": 1, "pearl": 5} | gained
    taken = state.view(None)["daimyo"]["favours"]
    assert taken == [0 if at + 1 == favour else None for at in range(3)]


@pytest.mark.parametrize(
    ("card", "favour", "then"),
    [
        ("daimyo-07", 1, (0, "any_light_action")),
        ("daimyo-05", 2, (1, "take_a_die")),
        ("daimyo-04", 1, (1, "take_a_die")),
    ],
)
def test_a_favour_may_be_a_light_action_influence_or_another_lantern(card, favour, then):
    state = climbing(0, 0, 1, 0, daimyo=card)
    events = play(state, "climb diplomat daimyo", f"favour {favour}")
    assert asked(state) == [then]
    assert len(told(events, "lantern_lit")) == (2 if card == "daimyo-04" else 1)
    assert clan(state)["time"] == (2 if card == "daimyo-05" else 0)


def test_a_favour_is_granted_once_in_the_game():
    state = climbing(favours=[-1, 1, -1], courtiers=[[0, 0, 1, 0], [0, 0, 0, 1]])
    play(state, "climb diplomat daimyo")
    assert refusal(state, "favour 2") == "FAVOUR_ALREADY_TAKEN @ WC-10"
    assert moves(state) == ["favour 1", "favour 3"]


@pytest.mark.rule("WC-R9")
def test_with_no_favour_free_the_courtier_stays_and_only_the_lantern_is_lit():
    state = climbing(favours=[0, 1, 0], courtiers=[[0, 0, 1, 2], [0, 0, 0, 1]])
    events = play(state, "climb diplomat daimyo")
    assert codes(events) == ["paid", "courtier_climbed", "lantern_lit", "gained"]
    assert clan(state)["courtiers"]["daimyo"] == 3
    assert asked(state) == [(1, "take_a_die")]
