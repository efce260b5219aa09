### Ce que le moteur dit de n'importe quel jeu.

## Pourquoi un coup est refusé

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n'est pas à vous de jouer.
refusal-not-offered = Ce n'est pas ce qui est demandé maintenant.
refusal-must-choose = Vous ne pouvez pas renoncer : il reste un choix à faire.
refusal-nothing-possible = Rien de cela n'est possible maintenant.

## Pourquoi un coup ne peut pas être annulé

error-nothing-to-undo = Il n'y a aucun coup à annuler.
error-not-your-move = Le dernier coup n'était pas le vôtre.
error-others-were-asked = Trop tard pour annuler ce coup : la partie a continué.
error-chance-was-used = Trop tard pour annuler ce coup : le hasard a parlé.
error-something-was-revealed = Trop tard pour annuler ce coup : quelque chose a été révélé.

## Ce qui ne va pas dans ce qu'on nous donne

error-unreadable-move = « { $text } » n'est pas un coup de ce jeu.
error-unknown-title = Aucun jeu ne s'appelle « { $title } ».
error-unknown-bot = Aucun bot ne s'appelle « { $bot } » ; il y a : { $bots }.
error-nothing-to-learn = Pour apprendre, il faut au moins { $games } parties, et au moins un de tout le reste.
error-nothing-to-show = Les bots de { $title } n'ont pas de réseau à instruire.
error-train-missing = Ce qui instruit les réseaux n'est pas installé : pip install himeji[train]
error-wrong-seats = { $title } ne se joue pas à { $seats }.
error-unknown-option = { $title } n'a pas d'option « { $option } ».
error-wrong-option = L'option « { $option } » de { $title } ne peut pas valoir « { $value } ».
error-file-missing = Le fichier « { $place } » n'existe pas.
error-file-trouble = Le fichier « { $place } » ne peut être ni lu ni écrit.
error-not-text = « { $place } » n'est pas un fichier de texte.
error-not-json = Le fichier n'est pas du JSON lisible ({ $place }).
error-not-a-position = Ce n'est pas une position de Himeji (voir « { $place } »).
error-not-a-record = Ce n'est pas une partie enregistrée par Himeji (voir « { $place } »).
error-missing-field = Il manque « { $place } ».
error-unknown-field = « { $place } » n'a rien à faire ici.
error-wrong-kind = « { $place } » n'est pas de la bonne nature.
error-wrong-length = « { $place } » n'a pas la bonne longueur, { $need }.
error-wrong-sequence = « { $place } » n'est pas à sa place dans la suite des coups.
error-not-a-number = « { $place } » n'est pas un nombre possible à cet endroit.
error-not-a-table = « { $place } » n'est pas une table de noms et de valeurs.
error-not-a-frame = « { $place } » n'est pas un étage de la pile d'effets.
error-unknown-word = « { $word } », dans « { $place } », est un mot inconnu.
error-twice-the-same = « { $place } » contient deux fois la même chose, ou rien à un endroit.
error-impossible-position = Aucune partie ne mène à cette position (voir « { $place } »).
error-unknown-component-word = « { $word } », dans le matériel à « { $place } », est un mot inconnu.
error-components-in-use = { $title } est déjà chargé : il est trop tard pour un autre fichier de matériel.
error-not-yaml = Le fichier n'est pas du YAML lisible : { $place }
error-not-correctable = « { $place } » ne peut pas être corrigé : les règles y veulent { $value }.
error-wrong-total = { $place } : la somme n'est pas { $need }.
error-not-a-worker = { $place } : une action sur fond sombre envoie un courtisan, un jardinier ou un guerrier, payant ou non.
error-no-such-seat = « { $place } » désigne une place qui n'existe pas.
error-other-title = Cela vient d'un autre jeu, « { $title } » (voir « { $place } »).
error-other-edition = Cela a été joué selon l'édition { $edition } des règles et non { $need } (voir « { $place } »).
error-other-components = Cela a été joué avec d'autres cartes ou plateaux (voir « { $place } »).
error-seed-not-published = La partie n'est pas finie : sa graine est encore secrète (voir « { $place } »).
error-seed-does-not-match = La graine n'est pas celle qui avait été promise au départ (voir « { $place } »).
error-position-differs = La partie ne se rejoue pas comme elle est notée : position différente (voir « { $place } »).
error-chance-differs = La partie ne se rejoue pas comme elle est notée : tirage différent (voir « { $place } »).
error-scores-differ = Les scores ne sont pas ceux que donnent les règles (voir « { $place } »).
error-move-refused = « { $place } » : le coup « { $move } » ne peut pas être joué.
error-unknown-player = « { $player } » ne peut pas prendre place ; voici qui le peut : { $players }.

## Les coups de n'importe quel jeu

move-decline = renoncer

## Ce qui a décidé de la partie

decided-points = aux points
decided-shared = rien ne les départage
