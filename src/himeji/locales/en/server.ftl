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
error-not-over = This game is not over yet: it can be replayed once it is.
error-nothing-to-advise = You are asked nothing now.
error-no-first-game = This title has no first game.
error-begins-elsewhere = This game began in the middle of another one: it has no record of its own.
error-too-fast = Not so fast.
error-busy = The table is busy; try again in a moment.
error-internal-fault = Something broke that is not your fault. Nothing has changed; the number for a report is { $fault }.
error-bad-message = That message cannot be read.
error-version = This client speaks another version of the protocol: reload the page.
error-no-such-table = There is no such table.

## What is stored

error-log-broken = The log of table { $table } does not hold at entry { $seq }.

error-storage-full = The disk is full: the move was not stored.
error-storage-fault = The move could not be stored; try again.
error-conflict = Somebody was quicker.
error-database-is-newer = The database { $place } was made by a newer version of Himeji.

## Who may do what

error-not-signed-in = Take a name first.
error-forged = This request does not come from a page of this server.
error-bad-name = This name cannot be shown; choose another one, of at most 40 characters.
error-name-taken = That name is taken; choose another one.
error-wrong-password = That name and that password do not belong together.
error-too-many-tries = Too many tries; wait a minute.
error-not-an-account = That takes an account.
error-no-such-account = There is no such account.
error-not-admin = Only those who look after this server may do that.
error-not-invited = This table is by invitation: ask somebody at it for a link.
error-no-such-invitation = This invitation is no longer good: ask for a new one.
error-signed-out = You have logged out.
error-too-many = Too many at once; try again later.
error-too-many-tables = You have opened enough tables for now.
error-no-such-page = There is nothing at this address.
error-too-large = That is too large.
error-too-long = “{ $place }” is too long: { $need } at most.

## Starting and taking care

server-serves = Himeji is served at { $address }; Ctrl+C stops it.
server-backed-up = The database is copied to { $file }.
server-restored = { $file } is now the database; the one before is kept beside it.
server-account-changed = The account “{ $name }” is changed; whoever used it logs in again.
server-reports = { $count ->
    [0] Nothing was reported.
    [one] { $count } report.
   *[other] { $count } reports.
}
server-examined = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $moves } moves played again, { $broken ->
    [0] everything holds.
   *[other] { $broken } do not hold.
}
error-folder-not-writable = The folder “{ $place }” cannot be written.
error-already-running = A server already runs in the folder “{ $place }”.
error-database-unreachable = The database “{ $place }” cannot be opened.
error-driver-missing = For “{ $place }” the Python package { $word } is needed: pip install "himeji[cluster]".
error-port-taken = “{ $place }” cannot be listened at: something else does, or the address is not of this machine.
error-public-without-tls = “{ $place }” can be reached by others: give a certificate (HIMEJI_TLS_CERTIFICATE, HIMEJI_TLS_KEY) or declare a proxy (HIMEJI_BEHIND_PROXY=1).
error-workers-need-postgresql = { $place } is for several workers, and they need PostgreSQL: set HIMEJI_DATABASE_URL.
error-not-a-setting = “{ $text }” is no value for { $place }.
error-not-a-file-database = “{ $place }” is no SQLite file: use the tools of its database for copies.
error-file-exists = “{ $place }” is already there.
error-not-our-database = “{ $place }” is no whole database of Himeji.
error-unknown-scenario = There is no load “{ $text }”: only { $place }.
error-load-not-set-up = The load could not be set up: { $text }
error-too-few-files = A load needs { $need } open files, and this system allows { $have }: raise its limit (ulimit -n).
error-server-did-not-start = The server did not start: see “{ $place }”.
