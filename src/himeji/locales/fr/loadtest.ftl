### Ce que dit « himeji loadtest ».

loadtest-run = { $scenario } ({ $load }), retard du générateur : { $lag } ms au p99 :
loadtest-void = Le générateur lui-même avait du retard : ces chiffres sont nuls.
loadtest-pass = TENU
loadtest-fail = RATÉ
loadtest-p50 = p50
loadtest-p95 = p95
loadtest-p99 = p99
loadtest-max = max
loadtest-count = coups
loadtest-lost = coups confirmés puis perdus
loadtest-double = coups enregistrés deux fois
loadtest-unanswered = coups restés sans réponse
loadtest-unwanted = refus et connexions rompues
loadtest-stopped = secondes pour s'arrêter en plein jeu
loadtest-exit-code = code de sortie
loadtest-core = % d'un cœur
loadtest-crowding = fois plus lent, son cœur servant aussi à d'autres
loadtest-memory = mémoire en Mo
loadtest-memory-each = mémoire d'une connexion
loadtest-lag = retard du générateur
loadtest-growth = hausse du p99 des joueurs
loadtest-alone-p50 = p50 sans spectateurs
loadtest-alone-p99 = p99 sans spectateurs
loadtest-watched-p50 = p50 avec spectateurs
loadtest-watched-p99 = p99 avec spectateurs
loadtest-bot-moves = coups de bots par seconde
