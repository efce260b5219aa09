"""A random game of every title and seat count goes as it went before, to the letter."""

from tests.playthroughs.transcript import path, transcript


def test_the_game_goes_as_it_went_before(seating):
    golden = path(seating).read_bytes().decode()
    assert transcript(seating).splitlines(keepends=True) == golden.splitlines(keepends=True)


def test_a_transcript_is_small_enough_to_review(seating):
    assert path(seating).stat().st_size < 150_000
