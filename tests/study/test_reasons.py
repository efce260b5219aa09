"""Reasons: what differs at the end of a turn, in components that add up."""

import pytest

from himeji.bots.heuristic import heuristic
from himeji.engine.chance import streams
from himeji.engine.codec import digest_of
from himeji.locales import message_id
from himeji.study.books import books
from himeji.study.reasons import BEYOND, DENIAL, LEAST, NOW, Component, Part, Reason, compare, played_on
from himeji.study.words import reason_in_words
from tests.study.conftest import NAMES


@pytest.fixture
def two_ways(asked):
    """A position, and two of its moves."""
    state = asked[1]
    port = state.port(int(state.to_move()))
    decision = port.decision()
    assert decision is not None
    moves = decision.moves()
    return port, [moves[0].text], [moves[-1].text]


def own(reason: Reason) -> list[Component]:
    return [component for component in reason.components if component.code not in (DENIAL, BEYOND)]


def test_the_components_add_up_to_the_difference_in_value(two_ways):
    port, first, second = two_ways
    value = heuristic(port.world.sheet().title)
    worlds = 3
    reason = compare(port, first, second, worlds=worlds)
    assert reason == compare(port, first, second, worlds=worlds)
    told = sum(component.amount for component in own(reason))
    differences = []
    chance = streams(digest_of(port.view), "reasons")
    for _ in range(worlds):
        world = port.sample_world(chance)
        world.turn_to(port.seat)
        differences.append(played_on(value, world, first).value - played_on(value, world, second).value)
    assert told == pytest.approx(sum(differences) / worlds, abs=5 * LEAST)


def test_the_other_way_round_everything_is_lost_that_was_gained(two_ways):
    port, first, second = two_ways
    there, back = compare(port, first, second, worlds=2), compare(port, second, first, worlds=2)
    amounts = {(each.code, each.seat): each.amount for each in there.components}
    assert {(each.code, each.seat): -each.amount for each in back.components} == pytest.approx(amounts)


def test_nothing_speaks_for_a_chain_against_itself(two_ways):
    port, first, _ = two_ways
    assert compare(port, first, first, worlds=2) == Reason(first[0], ())


def test_what_the_turn_does_not_explain_lies_beyond_it(two_ways):
    port, first, second = two_ways
    plain = compare(port, first, second, worlds=2)
    total = sum(component.amount for component in own(plain))
    (beyond,) = [each for each in compare(port, first, second, total + 7, worlds=2).components if each.code == BEYOND]
    assert beyond.amount == pytest.approx(7, abs=5 * LEAST)
    assert not [each for each in compare(port, first, second, total, worlds=2).components if each.code == BEYOND]


def test_points_now_are_told_by_the_lines_of_the_score_sheet(two_ways):
    port, first, second = two_ways
    title = port.world.sheet().title
    lines = {item.code for items in port.world.outcome().items for item in items} | {books(title).place("points")[1]}
    for component in compare(port, first, second, worlds=2).components:
        if component.code == NOW and title == "white_castle":
            assert {part.code for part in component.parts} <= lines


def test_every_place_of_a_feature_has_a_word_and_every_component_a_sentence(voice, title):
    for component, part in books(title).places.values():
        assert voice.bundle.has_message(message_id("reason", component))
        assert voice.bundle.has_message(message_id("word", part))


def test_a_reason_is_said_with_its_numbers(voice, title):
    part = books(title).place("points")[1]
    reason = Reason(
        "decline",
        (
            Component(NOW, 3.0, (Part(part, 3.0),)),
            Component("later", -2.14, (Part("prospects", -1.1), Part(part, -1.04))),
            Component(BEYOND, 1.5),
            Component(DENIAL, 1.4, (), 1),
            Component(DENIAL, -0.6, (), 0),
        ),
    )
    said = reason_in_words(voice, reason, NAMES)
    comma = "," if voice.language == "fr" else "."
    for words in ("+3", f"−2{comma}1", f"−1{comma}1", voice.word("prospects"), f"+1{comma}5", "Ōta", f"0{comma}6"):
        assert words in said, said
    assert voice.move("decline") in reason_in_words(voice, Reason("decline", ()), NAMES)
