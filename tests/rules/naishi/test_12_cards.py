"""NA-12. The cards."""

import pytest

from tests.rules.naishi.table import among_mountains, at_the_end, items

pytestmark = pytest.mark.rule("NA-12")

COLUMNS = [1, 2, 3, 4, 5]


def worth(card, line=None, hand=None):
    """What all the cards of one kind score in a territory of mountains but for these."""
    return items(at_the_end(among_mountains(line or {}, hand or {})))[card]


@pytest.mark.parametrize(("count", "points"), [(1, 5), (2, -5), (5, -5), (10, -5)])
def test_one_mountain_is_worth_five_points_more_lose_five(count, points):
    others = ["monk", "monk", "advisor", "advisor", "fort", "fort", "torii", "torii", "banner"]
    cards = ["mountain"] * count + others[: 10 - count]
    assert items(at_the_end((cards[:5], cards[5:])))["mountain"] == points


@pytest.mark.parametrize("column", COLUMNS)
def test_a_naishi_scores_in_the_centre_twelve_in_the_line_eight_in_the_hand(column):
    assert worth("naishi", line={column: "naishi"}) == (12 if column == 3 else 0)
    assert worth("naishi", hand={column: "naishi"}) == (8 if column == 3 else 0)


def test_both_naishi_may_score():
    assert worth("naishi", line={3: "naishi"}, hand={3: "naishi"}) == 20


@pytest.mark.parametrize("row", ["line", "hand"])
@pytest.mark.parametrize(("column", "points"), [(1, 2), (2, 4), (3, 3), (4, 4), (5, 2)])
def test_an_advisor_scores_by_its_position(row, column, points):
    assert worth("advisor", **{row: {column: "advisor"}}) == points


def test_an_advisor_scores_four_for_each_adjacent_naishi():
    assert worth("advisor", line={2: "advisor", 3: "naishi"}) == 4 + 4
    assert worth("advisor", line={2: "advisor", 3: "naishi"}, hand={2: "naishi"}) == 4 + 4 + 4
    assert worth("advisor", line={2: "advisor", 3: "naishi", 4: "advisor"}) == 2 * (4 + 4)


@pytest.mark.parametrize("row", ["line", "hand"])
@pytest.mark.parametrize("column", COLUMNS)
def test_a_fort_scores_six_at_the_left_and_right_limits(row, column):
    assert worth("fort", **{row: {column: "fort"}}) == (6 if column in (1, 5) else 0)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_forts_at_the_limits_score_six_each(count):
    corners = [("line", 1), ("line", 5), ("hand", 1), ("hand", 5)][:count]
    rows = {row: {column: "fort" for place, column in corners if place == row} for row in ("line", "hand")}
    assert worth("fort", **rows) == 6 * count


def test_a_sentinel_scores_three_unless_another_is_adjacent():
    assert worth("sentinel", line={2: "sentinel"}) == 3
    assert worth("sentinel", line={2: "sentinel", 3: "sentinel"}) == 0
    assert worth("sentinel", line={2: "sentinel"}, hand={2: "sentinel"}) == 0
    assert worth("sentinel", line={2: "sentinel"}, hand={3: "sentinel"}) == 6
    assert worth("sentinel", line={1: "sentinel", 2: "sentinel", 4: "sentinel"}) == 3


def test_a_sentinel_scores_four_for_each_adjacent_fort_in_any_case():
    assert worth("sentinel", line={1: "fort", 2: "sentinel"}) == 3 + 4
    assert worth("sentinel", line={1: "fort", 2: "sentinel", 3: "fort"}, hand={2: "fort"}) == 3 + 12
    assert worth("sentinel", line={1: "fort", 2: "sentinel", 3: "sentinel"}) == 4


@pytest.mark.rule("NA-R9")
@pytest.mark.parametrize(("count", "points"), [(1, -5), (2, 0), (3, 30), (4, 30)])
def test_one_torii_loses_five_two_score_nothing_three_or_more_thirty_once(count, points):
    assert worth("torii", line=dict.fromkeys(COLUMNS[:count], "torii")) == points


def test_torii_need_not_be_adjacent():
    assert worth("torii", line={1: "torii", 5: "torii"}, hand={3: "torii"}) == 30


@pytest.mark.parametrize("column", COLUMNS)
def test_a_monk_scores_five_in_the_hand_only(column):
    assert worth("monk", hand={column: "monk"}) == 5
    assert worth("monk", line={column: "monk"}) == 0


def test_a_monk_scores_two_for_each_adjacent_torii_in_either_row():
    assert worth("monk", line={2: "torii"}, hand={2: "monk", 3: "torii"}) == 5 + 4
    assert worth("monk", line={2: "monk", 3: "torii"}, hand={2: "torii", 3: "torii"}) == 4


@pytest.mark.rule("NA-R9")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 10), (3, 20), (4, 30), (5, 30)])
def test_a_group_of_rice_fields_scores_by_its_size(count, points):
    assert worth("rice_field", line=dict.fromkeys(COLUMNS[:count], "rice_field")) == points


@pytest.mark.rule("NA-R9")
def test_rice_fields_form_groups_across_line_and_hand():
    square = {1: "rice_field", 2: "rice_field"}
    assert worth("rice_field", line=square, hand=square) == 30
    assert worth("rice_field", line={1: "rice_field", 2: "rice_field"}, hand={2: "rice_field", 3: "rice_field"}) == 30


@pytest.mark.rule("NA-R9")
def test_every_group_of_rice_fields_scores():
    pair = {1: "rice_field", 2: "rice_field"}
    assert worth("rice_field", line=pair | {4: "rice_field", 5: "rice_field"}) == 20
    assert worth("rice_field", line=pair, hand={4: "rice_field"}) == 10
    assert worth("rice_field", line=pair, hand={3: "rice_field", 4: "rice_field", 5: "rice_field"}) == 30


def test_rice_fields_that_touch_at_a_corner_are_no_group():
    assert worth("rice_field", line={1: "rice_field"}, hand={2: "rice_field"}) == 0


@pytest.mark.rule("NA-R9")
def test_banners_score_in_the_line_three_for_one_eight_for_two():
    assert worth("banner", line={2: "banner"}) == 3
    assert worth("banner", line={1: "banner", 5: "banner"}) == 8
    assert worth("banner", line={1: "banner"}, hand={1: "banner"}) == 3
    assert worth("banner", hand={1: "banner", 2: "banner"}) == 0


@pytest.mark.parametrize("column", COLUMNS)
def test_a_horseman_scores_three_in_the_hand_and_ten_more_under_a_banner(column):
    assert worth("horseman", hand={column: "horseman"}) == 3
    assert worth("horseman", line={column: "horseman"}) == 0
    assert worth("horseman", line={column: "banner"}, hand={column: "horseman"}) == 3 + 10


def test_a_horseman_scores_nothing_for_a_banner_elsewhere():
    assert worth("horseman", line={2: "horseman", 3: "banner"}, hand={2: "banner"}) == 0
    assert worth("horseman", line={1: "banner"}, hand={2: "horseman", 3: "banner"}) == 3
    assert worth("horseman", line={2: "banner", 4: "banner"}, hand={2: "horseman", 4: "horseman"}) == 26


TEN_TYPES = ["ronin", "naishi", "advisor", "sentinel", "monk", "horseman", "fort", "torii", "rice_field", "banner"]


@pytest.mark.rule("NA-R8")
@pytest.mark.parametrize(("types", "points"), [(1, 0), (7, 0), (8, 8), (9, 15), (10, 45)])
def test_a_ronin_scores_by_the_types_in_the_territory_itself_included(types, points):
    cards = TEN_TYPES[:types] + ["mountain"] * (10 - types)
    assert items(at_the_end((cards[:5], cards[5:])))["ronin"] == points


@pytest.mark.rule("NA-R8")
def test_two_ronin_score_each_but_are_one_type():
    cards = [*TEN_TYPES[:9], "ronin"]
    assert items(at_the_end((cards[:5], cards[5:])))["ronin"] == 30
