"""Games to study."""

import himeji
from himeji.engine.journal import Journal


def short_game() -> Journal:
    """A game of Naishi that is over soon."""
    journal = Journal(himeji.game("naishi"), 2, {}, "short")
    while pending := journal.state.pending():
        journal.play(pending[0].moves()[-1], pending[0].seat)
    return journal
