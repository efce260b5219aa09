"""Chance: a known generator, in streams that know nothing of each other."""

from collections import Counter

from himeji.engine.chance import advance, below, renew, streams
from himeji.engine.numbers import numbers


def test_the_generator_is_xorshift128():
    chance = numbers([123456789, 362436069, 521288629, 88675123])
    assert [advance(chance, 0) for _ in range(5)] == [3701687786, 458299110, 2500872618, 3633119408, 516391518]


def test_the_streams_of_a_seed_are_frozen():
    assert list(streams(0, "dice")) == [1492503047, 756305881, 2153366949, 689103483]
    assert list(streams("7", "deck", "river")) == [
        4153756076,
        1466205063,
        3516180187,
        1783327567,
        474926447,
        1588443914,
        1482714567,
        1005445667,
    ]


def test_the_numbers_of_a_stream_are_frozen():
    chance = streams("himeji", "dice")
    assert [below(chance, 0, 6) for _ in range(12)] == [5, 4, 4, 2, 1, 2, 3, 5, 1, 1, 4, 0]


def test_any_seed_of_any_length_will_do():
    seeds = [0, 1, "", "0", "é", "f" * 64, 2**256, -1]
    opened = {tuple(streams(seed, "dice")) for seed in seeds}
    assert len(opened) == len({str(seed) for seed in seeds})


def test_a_number_and_its_text_are_the_same_seed():
    assert streams(7, "dice") == streams("7", "dice")


def test_streams_are_told_apart_by_name_not_by_place():
    assert list(streams(5, "dice", "deck"))[4:] == list(streams(5, "deck"))
    assert list(streams(5, "dice")) != list(streams(5, "deck"))


def test_drawing_from_one_stream_never_moves_another():
    apart, together = streams(5, "dice", "deck"), streams(5, "dice", "deck")
    drawn = []
    for _ in range(20):
        below(together, 0, 6)
        drawn.append(below(together, 1, 6))
    assert drawn == [below(apart, 1, 6) for _ in range(20)]


def test_every_number_below_the_limit_comes_as_often():
    chance = streams("fair", "dice")
    found = Counter(below(chance, 0, 6) for _ in range(60_000))
    assert set(found) == set(range(6))
    assert all(9_500 < count < 10_500 for count in found.values())


def test_below_one_is_always_zero():
    chance = streams(1, "dice")
    assert {below(chance, 0, 1) for _ in range(50)} == {0}


def test_renewed_streams_depend_on_their_source_alone():
    first, second = streams(1, "dice", "deck"), streams(2, "dice", "deck")
    renew(first, streams("source", "x"))
    renew(second, streams("source", "x"))
    assert first == second
    assert all(0 < word < 2**32 for word in first)
