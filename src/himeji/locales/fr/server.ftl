### Ce que dit le serveur.

## Pourquoi une table ne suit pas

error-not-your-seat = Ce n’est pas votre place.
error-not-playing = Aucune partie n’est en cours à cette table.
error-zombie-plays = Quelqu’un joue pour vous : reprenez d’abord votre place.
error-nobody-plays-for-you = Personne ne joue à votre place.
error-undo-not-here = À cette table, on ne reprend pas ses coups.
error-nothing-asked = Personne n’attend votre accord.
error-nothing-said = Cette ligne ne dit rien.
error-game-has-begun = La partie a commencé : on ne change plus de place.
error-seat-taken = Cette place est prise.
error-one-seat-each = Vous êtes déjà à cette table.
error-not-owner = Seul celui qui a ouvert la table peut le faire.
error-rematch-is-open = La revanche est déjà ouverte : { $table }.
error-too-fast = Pas si vite.
error-busy = La table est occupée ; réessayez dans un instant.
error-internal-fault = Quelque chose a cassé, et ce n’est pas votre faute. Rien n’a changé ; le numéro à signaler est { $fault }.
error-bad-message = Ce message est illisible.
error-version = Ce client parle une autre version du protocole : rechargez la page.
error-no-such-table = Cette table n’existe pas.

## Ce qui est enregistré

error-log-broken = Le journal de la table { $table } ne tient pas à l’entrée { $seq }.
