"""A node of the tree: what comes after a plan depends on what chance brings to light."""

import pytest

from himeji.bots.search_node import Node
from himeji.bots.search_turn import Plan
from himeji.engine.numbers import numbers

FIRST, SECOND, OTHER = (4, 1), (4, 2), (5, 1)  # the codes of three plans


@pytest.fixture
def node() -> Node:
    made = Node()
    for mark, codes in enumerate((OTHER, FIRST, SECOND)):
        assert made.add(Plan(numbers(codes), 0.0, mark))
    return made


def test_a_plan_that_comes_to_the_same_is_not_added_again(node):
    assert not node.add(Plan(numbers((4, 3)), 1.0, 2))
    assert node.add(Plan(numbers((6, 3)), 1.0, 2))


def test_turns_after_different_sights_are_different_turns(node):
    assert node.child(1, 7) is node.child(1, 7)
    assert len({id(node.child(plan, sight)) for plan in (0, 1) for sight in (7, 8)}) == 4


def test_the_likeliest_turn_after_a_plan_is_the_one_met_most(node):
    node.child(1, 7).visits = 3
    node.child(1, 8).visits = 5
    node.child(2, 7).visits = 9
    assert node.likeliest(1) is node.child(1, 8)
    assert node.likeliest(0).visits == 0


def test_what_was_learned_of_a_turn_goes_on_with_its_first_move(node):
    node.taken[1], node.worth[1] = 6, 2.5
    later = node.child(2, 8)
    rest = node.after(4)
    assert [list(plan.codes) for plan in rest.plans] == [[1], [2]]
    assert (rest.visits, rest.total, list(rest.taken)) == (6, 2.5, [6, 0])
    assert rest.child(1, 8) is later
