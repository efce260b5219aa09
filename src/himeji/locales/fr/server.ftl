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
error-not-over = Cette partie n’est pas terminée : elle pourra être rejouée ensuite.
error-nothing-to-advise = On ne vous demande rien en ce moment.
error-no-first-game = Ce titre n’a pas de première partie guidée.
error-begins-elsewhere = Cette partie a commencé au milieu d’une autre : elle n’a pas de fichier à elle.
error-too-fast = Pas si vite.
error-busy = La table est occupée ; réessayez dans un instant.
error-internal-fault = Quelque chose a cassé, et ce n’est pas votre faute. Rien n’a changé ; le numéro à signaler est { $fault }.
error-bad-message = Ce message est illisible.
error-version = Ce client parle une autre version du protocole : rechargez la page.
error-no-such-table = Cette table n’existe pas.

## Ce qui est enregistré

error-log-broken = Le journal de la table { $table } ne tient pas à l’entrée { $seq }.

error-storage-full = Le disque est plein : le coup n’a pas été enregistré.
error-storage-fault = Le coup n’a pas pu être enregistré ; réessayez.
error-conflict = Quelqu’un a été plus rapide.
error-database-is-newer = La base { $place } vient d’une version plus récente de Himeji.

## Qui a le droit de quoi

error-not-signed-in = Choisissez d’abord un nom.
error-forged = Cette requête ne vient pas d’une page de ce serveur.
error-bad-name = Ce nom ne peut pas être affiché ; choisissez-en un autre, de 40 caractères au plus.
error-name-taken = Ce nom est pris ; choisissez-en un autre.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-too-many-tries = Trop d’essais ; attendez une minute.
error-not-an-account = Pour cela, il faut un compte.
error-no-such-account = Ce compte n’existe pas.
error-not-admin = Seuls ceux qui s’occupent de ce serveur peuvent le faire.
error-not-invited = On vient à cette table sur invitation : demandez un lien à quelqu’un qui y joue.
error-no-such-invitation = Cette invitation n’est plus valable : demandez-en une autre.
error-signed-out = Vous vous êtes déconnecté.
error-too-many = Trop à la fois ; réessayez plus tard.
error-too-many-tables = Vous avez ouvert assez de tables pour le moment.
error-no-such-page = Il n’y a rien à cette adresse.
error-too-large = C’est trop gros.
error-too-long = « { $place } » est trop long : { $need } au plus.

## Démarrer, et prendre soin

server-serves = Himeji est servi à l’adresse { $address } ; Ctrl+C l’arrête.
server-backed-up = La base de données est copiée dans { $file }.
server-restored = { $file } est maintenant la base de données ; l’ancienne est gardée à côté.
server-account-changed = Le compte « { $name } » est modifié ; il faudra s’y connecter à nouveau.
server-reports = { $count ->
    [0] Rien n’a été signalé.
    [one] { $count } rapport.
   *[other] { $count } rapports.
}
server-examined = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $moves } coups rejoués, { $broken ->
    [0] tout tient.
   *[other] { $broken } ne tiennent pas.
}
error-folder-not-writable = On ne peut pas écrire dans le dossier « { $place } ».
error-already-running = Un serveur tourne déjà dans le dossier « { $place } ».
error-database-unreachable = La base de données « { $place } » ne s’ouvre pas.
error-driver-missing = Pour « { $place } » il faut le paquet Python { $word } : pip install "himeji[cluster]".
error-port-taken = On ne peut pas écouter à « { $place } » : c’est pris, ou l’adresse n’est pas de cette machine.
error-public-without-tls = « { $place } » est joignable par d’autres : donnez un certificat (HIMEJI_TLS_CERTIFICATE, HIMEJI_TLS_KEY) ou déclarez un mandataire (HIMEJI_BEHIND_PROXY=1).
error-workers-need-postgresql = { $place } sert à plusieurs processus, et il leur faut PostgreSQL : réglez HIMEJI_DATABASE_URL.
error-not-a-setting = « { $text } » n’est pas une valeur pour { $place }.
error-not-a-file-database = « { $place } » n’est pas un fichier SQLite : copiez-la avec les outils de sa base de données.
error-file-exists = « { $place } » existe déjà.
error-not-our-database = « { $place } » n’est pas une base de Himeji entière.
error-unknown-scenario = Il n'y a pas de charge « { $text } », seulement { $place }.
error-load-not-set-up = La charge n'a pas pu être préparée : { $text }
error-too-few-files = Une charge demande { $need } fichiers ouverts, et ce système en permet { $have } : relevez sa limite (ulimit -n).
error-server-did-not-start = Le serveur n'a pas démarré : voir « { $place } ».
