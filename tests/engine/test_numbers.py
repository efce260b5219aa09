"""Arrays of integers and masks."""

import pytest

from himeji.engine.numbers import bit, lowest, mask_of, nth, numbers, size, total, zeros


def test_arrays_are_made_of_zeros_or_of_values():
    assert list(zeros(3)) == [0, 0, 0]
    assert list(numbers(n * n for n in range(4))) == [0, 1, 4, 9]


def test_a_slice_is_a_copy():
    row = numbers([1, 2, 3])
    copy = row[:]
    copy[0] = 9
    assert list(row) == [1, 2, 3]


@pytest.mark.parametrize(("mask", "place", "bits"), [(1, 0, 1), (0b1010, 1, 2), (1 << 40, 40, 1), (2**20 - 1, 0, 20)])
def test_masks_know_their_lowest_bit_and_their_size(mask, place, bits):
    assert (lowest(mask), size(mask)) == (place, bits)


def test_an_empty_mask_has_no_size():
    assert size(0) == 0


def test_flags_make_a_mask_the_first_one_lowest():
    assert mask_of([True, False, True]) == 0b101


def test_the_nth_thing_is_found_kind_after_kind():
    counts = numbers([2, 0, 1, 3])
    assert total(counts) == 6
    assert [nth(counts, n) for n in range(6)] == [0, 0, 2, 3, 3, 3]


def test_a_mask_of_one_place_reaches_as_far_as_a_number_has_bits():
    assert [bit(place) for place in range(63)] == [1 << place for place in range(63)]
