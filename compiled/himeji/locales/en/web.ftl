### What the browser client says on every page.

## The page

web-home = Himeji: to the lobby
web-language = { $language ->
    [fr] Lire en français
   *[other] Read in English
}
web-light = Light or dark
web-skip = To the question
web-doors = Parts of the table

## The question

web-ask = The question
web-choices = { $count ->
    [0] Choose on the board.
    [one] { $count } choice.
   *[other] { $count } choices.
}
web-your-turn = Your turn, { $name }
web-you = you
web-bot = bot, { $bot }
web-by-the-rules = played by the rules
web-seat = Seat { $number }
web-looking-on = You are looking on
web-others-turn = { $names } to play
web-over = The game is over
web-back = Back
web-at-any-time = At any time
web-undo = Undo
web-restart = Restart turn
web-sending = Sending…
web-lost = { $count ->
    [0] Connection lost: trying again…
    [one] Connection lost, { $count } message not sent: trying again…
   *[other] Connection lost, { $count } messages not sent: trying again…
}
web-closed = The server has ended the connection: { $code }
web-connecting = Opening the table…
web-waiting-for-players = Waiting for the other players
web-empty-seat = empty
web-invite = Send this address to whoever is to join:

## The roll

web-roll = Log, score, talk
web-log = Log
web-score = Score
web-score-line = Line
web-total = Total
web-chat = Talk
web-say = Say something
web-send = Send
web-command = Type a move
web-completions = Moves that fit

## The end

web-winner = { $you ->
    [yes] You win, { $decided }.
   *[no] { $name } wins, { $decided }.
}
web-winners = { $names } share the victory: { $decided }.
