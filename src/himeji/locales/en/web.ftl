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
web-replaced = played by { $bot } meanwhile
web-bot-names = Aya · Suzu · Kenji · Ren · Hana
web-by-the-rules = played by the rules
web-seat = Seat { $number }
web-looking-on = You are looking on
web-others-turn = { $names } to play
web-over = The game is over
web-back = Back
web-at-any-time = At any time
web-hint = Hint
web-undo = Undo
web-recap = Recap
web-recap-title = Since your last turn
web-recap-nothing = Nothing has happened since your last turn.
web-confirm = Confirm
web-binding = This cannot be taken back freely.
web-wish-to-confirm = Confirm what cannot be taken back
web-menu = More
web-export = Record
web-fork = Play on alone from here
web-leave = Leave; a bot plays on
web-report = Report a problem
web-report-what = What went wrong?
web-report-attached = The game so far goes to the host with it. A copy holds what you may know, nothing else.
web-report-keep = Keep a copy
web-report-thanks = Thank you. The host finds it under { $number }.
web-pass-the-device = Pass the device to { $name }
web-it-is-me = I am { $name }
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
web-combos = Combos
web-combos-later = The chains of your turn are shown when you are to play.
web-combos-beginning = Beginning with
web-combos-all = All
web-combos-goal = Looking for
web-combos-value = points at the end, as the bot sees it
web-combos-now = points on the score sheet at once
web-combos-begin = Begin: { $move }
web-earlier = From the start
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes }
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

## The lobby

web-what-shall-we-play = What shall we play?
web-choose-title = Choose a title
web-title-naishi = Naishi
web-title-white-castle = The White Castle
web-players = { $same ->
    [yes] { $most } players
   *[no] { $least }–{ $most } players
}
web-learn = Learn by playing
web-only-decline = Nothing else is possible here now.
web-only-decline-or-aside = Nothing else is possible here now, unless what can be done at any time changes that.
web-hidden-choice = A hidden choice.
web-see-position = See this position
web-back-to-table = Back to the table
web-player = Player { $number }
web-guest = Guest
web-first-time = First time?
web-first-time-why = A short first game shows you { $title }: every step is lit and says why. No rules to read first.
web-guide = Your first game
web-guide-step = Step { $step } of { $of }
web-guide-leave = Play on without the guide
web-guide-own-way = You go your own way: the game is yours. A word still comes when something is new.
web-practice = Practice
web-understood = Understood
web-set-the-table = Set the table
web-your-name = Your name
web-who-sits = Seat { $number }
web-friend = Somebody with the link
web-here = Somebody here, on this device
web-their-name = Their name
web-how-many = Players
web-pace = Pace
web-clock-none = No clock
web-clock-live = Live, 20 minutes
web-clock-slow = Slow, 3 days a move
web-who-sees = Table
web-visible-link = By link
web-visible-invitation = By invitation
web-visible-public = Public
web-open-the-table = Open the table
web-continue = Continue
web-nothing-yet = Your tables will be listed here.
web-public-tables = Public tables
web-no-public-table = No public table is open.
web-table-state = { $state ->
    [open] waiting
    [playing] being played
   *[other] finished
}
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-join = Join by link
web-link = Link or code
web-go = Go
web-no-account = No account needed. A link may also let you watch.
web-unofficial = Unofficial, open source. Original drawings; the games belong to their authors and publishers.
web-seed-promise = Every seed is committed before the deal and can be verified.
web-door-new = New table
web-door-continue = Continue
web-door-join = Join
web-door-review = Review
web-sit-down = Sit down

## Replay

web-replay = Replay
web-record = Record
web-rematch = Play again
web-review = Review the game
web-chances = Chances to win, as each could judge them then
web-position = Position { $at } of { $last }
web-position-only = Position { $at }
web-hide-what-comes = Hide the end
web-show-what-comes = Show the end
web-link-here = Link to here
web-try-it = Try it yourself
web-try-it-as = You take the place of { $name } at position { $at }. It is practice: nothing counts.
web-try-it-against = Against whom
web-try-it-alone = Nobody: I play every seat
web-practice-at = Practice from position { $at }
web-opening = The opening
web-move-shown = The move shown
web-timeline = Timeline
web-play = Play
web-pause = Pause
web-go-first = First position
web-go-prev-turn = A turn back
web-go-prev = A move back
web-go-next = A move on
web-go-next-turn = A turn on
web-go-last = Last position
web-points-line = Points, if the game had ended there

## What else may need an answer

web-ask-undo = Ask the others to take it back
web-undo-asked = { $name } asks to take a move back.
web-undo-waits = Waiting for the others to agree.
web-yes = Agree
web-no = Refuse
web-zombie-plays = Somebody plays in your place.
web-take-seat-back = Take my seat back
web-rematch-open = The same table is set again.
web-away = away
web-entry-undone = { $name } takes back.
web-entry-replaced = { $reason ->
    [left] { $name } leaves; a bot plays on.
    [clock] The clock of { $name } has run out; a bot plays on.
    [away] { $name } has been away; a bot plays on.
   *[bot_failed] The bot of { $name } failed; another one plays on.
}
web-entry-returned = { $name } is back.

## Help

web-help = What is it?
web-signs = the signs
web-tap-what = Tap what you want explained
web-close = Close

## Links

web-why-word = why

## Invitations

web-invite-others = Invite
web-invite-to = To
web-invite-seat = a seat
web-invite-watch = look on
web-invite-coach = look over my shoulder
web-invite-whom = For
web-invite-uses = { $uses ->
    [one] one person
   *[other] { $uses } people
}
web-invite-until = Good for
web-invite-days = { $days ->
    [one] a day
   *[other] { $days } days
}
web-invite-make = Make a link
web-invite-once = Copy it now: it is not shown again.
web-invite-standing = Invitations that stand
web-invite-used = { $used } of { $uses } came
web-invite-revoke = Withdraw
web-invited = You are invited to a table
web-copy = Copy

## Accounts

web-account = Account
web-account-why = You can play without one. With an account you find your games on every device; those you play now come along.
web-log-in = Log in
web-log-out = Log out
web-log-out-means = This browser forgets the guest you were. The games remain, but nobody can take that seat again.
web-register = Create an account
web-change-password = Change the password
web-give-up = Delete the account
web-give-up-means = The account and its password are deleted. Games keep the name that you played under.
web-field-name = Name
web-field-password = Password
web-field-old = Password until now
web-field-new = New password, of 8 characters or more
