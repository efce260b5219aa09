### What players without a body are called.

bot-random = chance
bot-greedy = greedy
bot-level-1 = level 1, beginner
bot-level-2 = level 2, student
bot-level-3 = level 3, regular
bot-level-4 = level 4, expert
bot-level-5 = level 5, master

tune-error = { $iteration }: on { $turns } turns not learned from, what the other way of a turn comes to is foreseen with an error of { $after } points (before: { $before })
tune-surprise = { $iteration }: the winner surprises by { $after } nats a position (before: { $before }; { $positions } positions)
tune-match = new weights against old: { $percent } % of { $games } games
train-error = { $iteration }: { $positions } positions; in games not learned from, the lead in the end is foreseen with an error of { $after } points (before: { $before })
train-match = new network against old: { $percent } % of { $games } games
