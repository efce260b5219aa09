### What the command says for itself.

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-not-understood = These arguments are not understood; see “{ $command }”.
cli-himeji = Play, host and study modern board games set in feudal Japan.
cli-help = show this help
cli-language = the language to speak
cli-version = show the version, and whether the engine is compiled or interpreted
cli-play = play at this terminal
cli-title = the game
cli-seats = who plays each seat: human or random, in order
cli-seed = begin from this seed instead of a secret one
cli-option = an option of the game; “himeji titles” lists them
cli-load = go on with a saved game
cli-replay = show a position of a recorded or saved game
cli-file = a record or a saved game
cli-at = after this many moves, instead of all
cli-seat = as this seat saw it, 1 for the first, instead of one who looked on
cli-verify = prove that a recorded game was played by the rules, from the seed it promised
cli-bench = measure how fast the games are
cli-peers = measure the peers too, in the same rounds
cli-json = also write the figures to this file
cli-seconds = how long each measurement lasts in each round
cli-rounds = how many rounds; the figures are their medians
cli-titles = list the games and their options
cli-components = print every card and tile of a game in words, with its evidence
cli-corrected = play with a corrected component file
cli-as-json = as JSON
cli-one-title = { $title }: { $name }, for { $seats } players
verified = { $file } holds: { $moves } moves by the rules, from the promised seed, to { $scores }.
verified-so-far = { $file } holds so far: { $moves } moves by the rules, from the promised seed.
error-not-an-option = “{ $text }” is not of the form NAME=VALUE.
error-no-such-move = The game has { $moves } moves, so there is no position after { $at }.
error-not-a-component-file = “{ $text }” is not of the form TITLE=FILE.
