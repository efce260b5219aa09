### What “himeji arena” and “himeji bot” say.

## What a bot did wrong

error-bot-not-started = “{ $place }” cannot be started.
error-bot-gone = It ended, or closed its input or output.
error-bot-too-slow = It did not answer in time.
error-bot-floods = It wrote more than a bot may say.
error-bot-not-text = It answered in something that is not UTF-8.
error-bot-unreadable = It answered “{ $text }”, which is not in the protocol.
error-bot-illegal-move = It played “{ $text }”, which is not one of the moves it was offered.
error-not-the-protocol = “{ $text }” is not in the bot protocol.

## The arena

arena-playing = Playing
arena-heading = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} ({ $options })
arena-ratings = Ratings (Elo, mean 1500)
arena-player = Player
arena-against = Against
arena-games = Games
arena-wins = Wins
arena-margin = Margin
arena-points = Points
arena-rating = Rating
arena-rules = the rival of the rules
arena-number = { $n }
arena-decimal = { NUMBER($n, minimumFractionDigits: 1) }
arena-percent = { NUMBER($n, minimumFractionDigits: 1) } %
arena-interval = { $mean } ({ $low }–{ $high })
arena-plus-minus = { $mean } ± { $half }
arena-replaced = { $games ->
    [one] { $player } was replaced by level 1 in { $games } game: { $reason }
   *[other] { $player } was replaced by level 1 in { $games } games: { $reason }
}
error-nobody-plays = Name a game, at least one player, and at least one game, job and second.
error-no-matches-there = There is no match in { $place }.
error-not-a-match = “{ $place }” does not describe a match.
error-not-a-result = { $place } is not a line of results.
error-other-rules-there = The processes that play do not have the same rules, components or levels of { $title }.
error-worker-gone = A process that played was ended from outside. Start again: what is finished is kept.
error-game-failed = The game { $place } failed: { $error }
error-ray-missing = Ray is not installed: pip install himeji[ray]
error-ray-unreachable = No Ray cluster answers at “{ $place }”: { $error }
