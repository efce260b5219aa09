### What the server says.

## Why a table does not follow

error-not-your-seat = You do not sit there.
error-not-playing = No game is being played at this table now.
error-zombie-plays = Somebody else plays for you: take your seat back first.
error-nobody-plays-for-you = Nobody plays in your place.
error-undo-not-here = Moves are not taken back at this table.
error-nothing-asked = Nobody is waiting for your consent.
error-nothing-said = There is nothing to say in that line.
error-game-has-begun = The game has begun: seats no longer change hands.
error-seat-taken = That seat is taken.
error-one-seat-each = You already sit at this table.
error-not-owner = Only whoever opened the table may do that.
error-rematch-is-open = The rematch is already open: { $table }.
error-too-fast = Not so fast.
error-busy = The table is busy; try again in a moment.
error-internal-fault = Something broke that is not your fault. Nothing has changed; the number for a report is { $fault }.
error-bad-message = That message cannot be read.
error-version = This client speaks another version of the protocol: reload the page.
error-no-such-table = There is no such table.

## What is stored

error-log-broken = The log of table { $table } does not hold at entry { $seq }.
