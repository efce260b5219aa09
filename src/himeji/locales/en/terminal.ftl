### What the terminal says for itself.

## Playing

welcome = { $title }. Type a move, or “{ $help }”.
farewell = Goodbye.
game-over = The game is over. “{ $save } FILE” keeps its record, “{ $quit }” leaves.
pass-the-keyboard = Pass the keyboard to { $name }, who presses Enter.
did-you-mean = Did you mean:
did-you-mean-command = Did you mean the command “{ $command }”?
see-help = “{ $moves }” lists what you can play, “{ $help }” all commands.
why-what = Name a move, for example “{ $command } { $move }”.
why-legal = “{ $move }” is allowed: { $words }.
hint-ask-why = “{ $why }” gives the reasons.
section = { $section }: { $heading }
undone = The move is taken back.
which-file = Name a file: “{ $command } FILE”.
saved = The game is saved in { $file }, with its secret seed: keep it to yourself until the end.
saved-record = The record of the game is in { $file }; “himeji verify” checks it.
loaded = { $moves ->
    [one] { $file }: { $moves } move played again.
   *[other] { $file }: { $moves } moves played again.
}
seat-human = { $several ->
    [yes] Player { $number }
   *[no] Player
}
seat-random = { $several ->
    [yes] Random { $number }
   *[no] Random
}
error-cannot-write = “{ $place }” cannot be written.
error-not-our-file = “{ $place }” holds something else and is not written over.

## The score sheet

score-total = Total
score-points = Points
score-so-far = If the game ended here, you would have:
score-winner = { $you ->
    [yes] You win, { $decided }.
   *[no] { $name } wins, { $decided }.
}
score-shared = { $names } share the victory: { $decided }.

## Commands

command-moves = moves
command-hint = hint
command-why = why
command-board = board
command-undo = undo
command-save = save
command-load = load
command-score = score
command-help = help
command-quit = quit
help = Type moves as “{ $moves }” lists them. Words may be cut short while they mean one move only: “dev l 3”.
help-moves = every move you can play now
    .form = { $word }
help-hint = the best moves by a search (of N simulations) that knows what you know; then “why” gives the reasons
    .form = { $word } [N]
help-why = why a move is allowed or not, with the section of the rules
    .form = { $word } MOVE
help-board = show the board again
    .form = { $word }
help-undo = take your last move back, if nobody has learned anything from it
    .form = { $word }
help-save = save the game; once it is over, its record
    .form = { $word } FILE
help-load = leave this game for a saved one
    .form = { $word } FILE
help-score = your points if the game ended here
    .form = { $word }
help-help = this list
    .form = { $word }
help-quit = leave; nothing is saved by itself
    .form = { $word }
