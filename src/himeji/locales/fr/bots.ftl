### Comment s'appellent les joueurs sans corps.

bot-random = le hasard
bot-greedy = le glouton
bot-level-1 = niveau 1, débutant
bot-level-2 = niveau 2, élève
bot-level-3 = niveau 3, habitué
bot-level-4 = niveau 4, expert
bot-level-5 = niveau 5, maître

tune-error = { $iteration } : sur { $turns } tours non appris, l’écart de points entre deux façons de jouer le tour est prévu à { $after } près (avant : { $before })
tune-surprise = { $iteration } : le vainqueur surprend de { $after } nats par position (avant : { $before } ; { $positions } positions)
tune-match = nouveaux poids contre anciens : { $percent } % de { $games } parties
train-error = { $iteration } : { $positions } positions ; dans des parties non apprises, l’écart final est prévu à { $after } points près (avant : { $before })
train-match = nouveau réseau contre ancien : { $percent } % de { $games } parties
