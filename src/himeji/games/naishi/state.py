"""NA-02. What lies on the table: one array a concept."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from himeji.engine.numbers import EMPTY, Numbers, mask_of, total, zeros
from himeji.engine.outcome import Outcome
from himeji.engine.state import Sheet, State
from himeji.engine.zone import NOBODY, Bag, Counts, Field, Hand, Marks, Name, Names, Pile, Row
from himeji.games.naishi import census, knowledge, scoring, view
from himeji.games.naishi.board import CAUSES, COURT_PLACES, EMISSARIES, FACE_DOWN, PILES, STREAMS, room_at
from himeji.games.naishi.cards import CARDS, COLUMNS, KINDS, SLOTS
from himeji.games.naishi.moves import GRAMMAR

SHEET: Final = Sheet(
    "naishi",
    1,
    GRAMMAR,
    CAUSES,
    STREAMS,
    ("open_discard",),
    (
        Row("lines", CARDS, COLUMNS),
        Hand("hands", CARDS, COLUMNS),
        Row("river", CARDS),
        Counts("hidden", most=int(FACE_DOWN)),
        Bag("bag", CARDS),
        Pile("discard", CARDS),
        Name("discard_top", CARDS),
        Counts("court", len(COURT_PLACES), most=int(EMISSARIES)),
        Marks("known", knowledge.SLOT_NAMES, NOBODY),
        Counts("held", KINDS, most=COLUMNS, seen_by=NOBODY),
        Names("copies", CARDS, SLOTS),
        Field("turn"),
        Field("turns_left", least=-1, most=2),
    ),
    depth=8,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Naishi(State):
    def __init__(self) -> None:
        super().__init__()
        self.lines: Numbers = EMPTY  # seat * 5 + column
        self.hands: Numbers = EMPTY  # seat * 5 + column
        self.river: Numbers = EMPTY  # the card face up on each pile, -1 for none
        self.hidden: Numbers = EMPTY  # how many lie face down under it
        self.bag: Numbers = EMPTY  # which cards these are, together: how many of each kind
        self.discard: Numbers = EMPTY  # how many of each kind
        self.court: Numbers = (
            EMPTY  # seat * 4 + place: how many emissaries, the first place is home; not changed in place
        )
        self.known: Numbers = EMPTY  # which slots of the hands others know, as masks (knowledge.py)
        self.held: Numbers = EMPTY  # what else they know of a hand; not changed in place
        self.copies: Numbers = EMPTY  # seat * 10 + slot: what a ninja copies, -1 for nothing; never changed in place
        self.showing: i64 = 0  # derived: the piles that show a card, as a mask
        self.room: i64 = 0  # derived: the places of the court where an emissary can be sent, as a mask
        self.face_down: i64 = 0  # derived: how many cards lie face down in the river
        self.discard_top: i64 = -1
        self.turn: i64 = 0  # 0 during the opening exchange
        self.turns_left: i64 = -1  # this turn included, once the end is triggered

    def clone(self) -> Naishi:
        copy = Naishi()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Naishi)
        self.copy_stack(other)
        self.lines = other.lines[:]
        self.hands = other.hands[:]
        self.river = other.river[:]
        self.hidden = other.hidden[:]
        self.bag = other.bag[:]
        self.discard = other.discard[:]
        self.court = other.court
        self.known = other.known[:]
        self.held = other.held
        self.copies = other.copies
        self.showing = other.showing
        self.room = other.room
        self.face_down = other.face_down
        self.discard_top = other.discard_top
        self.turn = other.turn
        self.turns_left = other.turns_left

    def card_at(self, seat: i64, slot: i64) -> i64:
        """The card in a slot of a territory: the line first, then the hand."""
        if slot < COLUMNS:
            return self.lines[seat * COLUMNS + slot]
        return self.hands[seat * COLUMNS + slot - COLUMNS]

    def slots_with(self, seat: i64, card: i64) -> i64:
        """Where in a territory a kind of card lies, as a mask."""
        lines: Numbers = self.lines
        hands: Numbers = self.hands
        found: i64 = 0
        column: i64
        for column in range(COLUMNS):
            if lines[seat * COLUMNS + column] == card:
                found |= 1 << column
            if hands[seat * COLUMNS + column] == card:
                found |= 1 << COLUMNS + column
        return found

    def throw_away(self, card: i64) -> None:
        """A card goes to the top of the discard pile, face up."""
        self.discard[card] += 1
        self.discard_top = card

    def recall_derived(self) -> None:
        self.showing = mask_of(card >= 0 for card in self.river)
        self.room = room_at(self.court)
        self.face_down = total(self.hidden)

    def impossible(self) -> str:
        return census.impossible(self)

    def redeal(self, seat: i64, chance: Numbers) -> None:
        knowledge.redeal(self, seat, chance)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def sheet(self) -> Sheet:
        return SHEET

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)


def blank() -> Naishi:
    """Arrays in place, nothing on them."""
    s = Naishi()
    s.lines = zeros(2 * COLUMNS)
    s.hands = zeros(2 * COLUMNS)
    s.river = zeros(int(PILES))
    s.hidden = zeros(int(PILES))
    s.bag = zeros(KINDS)
    s.discard = zeros(KINDS)
    s.court = zeros(2 * len(COURT_PLACES))
    s.known = zeros(3)
    s.held = zeros(knowledge.SHARES * KINDS)
    s.copies = zeros(2 * SLOTS)
    return s
