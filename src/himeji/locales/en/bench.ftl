### What `himeji bench` says.

bench-heading = himeji { $himeji } ({ $flavour }), Python { $python }, { $machine }; medians of { $rounds } round(s) of { $seconds } s
bench-game = game
bench-decisions-per-second = decisions/s
bench-games-per-second = games/s
bench-decisions-per-game = per game
bench-stepping-per-second = stepped/s
bench-simulations-per-second = searched/s
bench-clone-ns = clone ns
bench-form = { $title } ({ $seats }), { $flavour }
bench-number = { $n }
bench-pass = PASS
bench-fail = FAIL
bench-not-measured = ----
bench-goal-inside-over-go = { $title } inside: { $have } × OpenSpiel go 9×9 (goal: at least { $need } ×)
bench-goal-inside-over-catan = { $title } inside: { $have } × Catanatron (goal: at least { $need } ×)
bench-goal-stepping-over-go = { $title } stepped from Python: { $have } × OpenSpiel go 9×9 (goal: at least { $need } ×)
bench-goal-compiled-over-interpreted = { $title } compiled: { $have } × interpreted (goal: at least { $need } ×)
bench-goal-search-over-mcts = { $title } search: { $have } × OpenSpiel MCTSBot on go 9×9 (goal: at least { $need } ×)
bench-goal-clone = { $title }: one clone in { $have } ns (goal: at most { $need } ns)
error-nothing-to-measure = { $rounds } rounds of { $seconds } seconds measure nothing.
error-measurement-failed = The measurement of { $place } failed: { $reason }
error-no-peers-here = The peers are measured from the repository: there is no “{ $place }” in this folder or above.
error-peers-unavailable = The peers cannot be installed: { $reason }
