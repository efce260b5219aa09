### Ce que dit « himeji bench ».

bench-heading = himeji { $himeji } ({ $flavour }), Python { $python }, { $machine } ; médianes de { $rounds } tour(s) de { $seconds } s
bench-game = jeu
bench-decisions-per-second = décisions/s
bench-games-per-second = parties/s
bench-decisions-per-game = par partie
bench-stepping-per-second = pas à pas/s
bench-simulations-per-second = simulations/s
bench-clone-ns = clone ns
bench-form = { $title } ({ $seats }), { $flavour }
bench-number = { $n }
bench-pass = TENU
bench-fail = RATÉ
bench-not-measured = ----
bench-goal-inside-over-go = { $title } à l'intérieur : { $have } × OpenSpiel go 9×9 (but : au moins { $need } ×)
bench-goal-inside-over-catan = { $title } à l'intérieur : { $have } × Catanatron (but : au moins { $need } ×)
bench-goal-stepping-over-go = { $title } pas à pas depuis Python : { $have } × OpenSpiel go 9×9 (but : au moins { $need } ×)
bench-goal-compiled-over-interpreted = { $title } compilé : { $have } × interprété (but : au moins { $need } ×)
bench-goal-search-over-mcts = { $title }, recherche : { $have } × MCTSBot d'OpenSpiel sur go 9×9 (but : au moins { $need } ×)
bench-goal-clone = { $title } : un clone en { $have } ns (but : au plus { $need } ns)
error-nothing-to-measure = { $rounds } tours de { $seconds } secondes ne mesurent rien.
error-measurement-failed = La mesure de { $place } a échoué : { $reason }
error-no-peers-here = Les programmes comparables se mesurent depuis le dépôt : pas de « { $place } » dans ce dossier ni au-dessus.
error-peers-unavailable = Les programmes comparables ne peuvent pas être installés : { $reason }
