### Ce que la commande dit d'elle-même.

cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-not-understood = Ces arguments ne se comprennent pas ; voir « { $command } ».
cli-himeji = Jouer, héberger et étudier des jeux de société modernes dans le Japon féodal.
cli-help = montrer cette aide
cli-language = la langue à parler
cli-version = montrer la version, et si le moteur est compilé ou interprété
cli-play = jouer dans ce terminal
cli-title = le jeu
cli-seats = qui joue à chaque place, dans l'ordre : human (une personne) ou random (le hasard)
cli-seed = partir de cette graine plutôt que d'une graine secrète
cli-option = une option du jeu ; « himeji titles » les énumère
cli-load = reprendre une partie sauvée
cli-replay = montrer une position d'une partie enregistrée ou sauvée
cli-file = une partie enregistrée ou sauvée
cli-at = après tant de coups, au lieu de tous
cli-seat = vue de cette place, 1 pour la première, au lieu d'un spectateur
cli-verify = prouver qu'une partie a été jouée selon les règles, depuis la graine promise
cli-bench = mesurer la vitesse des jeux
cli-peers = mesurer aussi les programmes comparables, dans les mêmes tours
cli-json = écrire aussi les chiffres dans ce fichier
cli-seconds = combien dure chaque mesure dans chaque tour
cli-rounds = combien de tours ; les chiffres sont leurs médianes
cli-titles = énumérer les jeux et leurs options
cli-components = montrer en mots chaque carte et chaque tuile d'un jeu, avec sa source
cli-corrected = jouer avec un fichier de matériel corrigé
cli-as-json = en JSON
cli-one-title = { $title } : { $name }, à { $seats } joueurs
verified = { $file } est en règle : { $moves } coups permis, depuis la graine promise, jusqu'à { $scores }.
verified-so-far = { $file } est en règle jusqu'ici : { $moves } coups permis, depuis la graine promise.
error-not-an-option = « { $text } » n'est pas de la forme NOM=VALEUR.
error-no-such-move = La partie compte { $moves } coups : il n'y a pas de position après { $at }.
error-not-a-component-file = « { $text } » n'est pas de la forme JEU=FICHIER.
