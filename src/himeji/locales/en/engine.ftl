### What the engine says of any title.

## Why a move is refused

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-offered = That is not what is asked now.
refusal-must-choose = You cannot decline: something must still be chosen.
refusal-nothing-possible = Nothing of that can be done now.

## Why a move cannot be taken back

error-nothing-to-undo = There is no move to take back.
error-not-your-move = The last move was not yours.
error-others-were-asked = Too late to take it back: the game has moved on to others.
error-chance-was-used = Too late to take it back: chance has spoken.
error-something-was-revealed = Too late to take it back: something has been revealed.

## What is wrong with what was handed in

error-unreadable-move = “{ $text }” is no move of this game.
error-unknown-title = There is no game called “{ $title }”.
error-unknown-bot = There is no bot called “{ $bot }”; there are: { $bots }.
error-nothing-to-learn = To learn from, there must be { $games } games or more, and at least one of everything else.
error-nothing-to-show = Bots of { $title } have no network to teach.
error-train-missing = What teaches networks is not installed: pip install himeji[train]
error-wrong-seats = { $title } is not played by { $seats }.
error-unknown-option = { $title } has no option called “{ $option }”.
error-wrong-option = The option “{ $option }” of { $title } cannot be “{ $value }”.
error-file-missing = There is no file “{ $place }”.
error-file-trouble = The file “{ $place }” cannot be read or written.
error-not-text = “{ $place }” is not a text file.
error-not-json = The file is not readable JSON ({ $place }).
error-not-a-position = This is not a Himeji position (see “{ $place }”).
error-not-a-record = This is not a Himeji record (see “{ $place }”).
error-missing-field = “{ $place }” is missing.
error-unknown-field = “{ $place }” does not belong here.
error-wrong-kind = “{ $place }” is not of the right kind.
error-wrong-length = “{ $place }” does not have the right length, { $need }.
error-wrong-sequence = { $place } is out of sequence.
error-not-a-number = “{ $place }” is not a number that can stand there.
error-not-a-table = “{ $place }” is not a table of names and values.
error-not-a-frame = “{ $place }” is not a frame of the stack.
error-unknown-word = “{ $word }”, in “{ $place }”, is an unknown word.
error-twice-the-same = “{ $place }” holds the same thing twice, or nothing in some place.
error-impossible-position = No game leads to this position (see “{ $place }”).
error-unknown-component-word = “{ $word }”, in the components at “{ $place }”, is an unknown word.
error-components-in-use = { $title } is already loaded: another component file comes too late.
error-not-yaml = The file is not readable YAML: { $place }
error-not-correctable = “{ $place }” cannot be corrected: the rules need { $value } there.
error-wrong-total = { $place }: the sum is not { $need }.
error-not-a-worker = { $place }: a dark block sends one courtier, gardener or warrior, for a price or not.
error-no-such-seat = “{ $place }” names a seat that does not exist.
error-other-title = This belongs to another game, “{ $title }” (see “{ $place }”).
error-other-edition = This was played under edition { $edition } of the rules, not { $need } (see “{ $place }”).
error-other-components = This was played with other cards or boards than these (see “{ $place }”).
error-seed-not-published = The game is not over, so its seed is still secret (see “{ $place }”).
error-seed-does-not-match = The seed is not the one that was promised at the start (see “{ $place }”).
error-position-differs = The game does not come out as recorded: another position (see “{ $place }”).
error-chance-differs = The game does not come out as recorded: chance gave something else (see “{ $place }”).
error-scores-differ = The scores are not those that the rules give (see “{ $place }”).
error-move-refused = { $place }: the move “{ $move }” cannot be played.
error-unknown-player = “{ $player }” cannot take a seat; these can: { $players }.

## Moves of any title

move-decline = decline

## What decided a game

decided-points = on points
decided-shared = nothing separates them
