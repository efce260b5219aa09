### Ce que dit le client du navigateur sur chaque page.

## La page

web-home = Himeji : vers l’accueil
web-language = { $language ->
    [fr] Lire en français
   *[other] Read in English
}
web-light = Clair ou sombre
web-skip = Aller à la question
web-doors = Parties de la table

## La question

web-ask = La question
web-choices = { $count ->
    [0] Choisissez sur le plateau.
    [one] { $count } choix.
   *[other] { $count } choix.
}
web-your-turn = À vous de jouer, { $name }
web-you = vous
web-bot = bot, { $bot }
web-replaced = { $bot } joue en attendant
web-bot-names = Aya · Suzu · Kenji · Ren · Hana
web-by-the-rules = joué par les règles
web-seat = Place { $number }
web-looking-on = Vous regardez la partie
web-others-turn = { $names } joue
web-over = La partie est terminée
web-back = Retour
web-at-any-time = À tout moment
web-hint = Indice
web-undo = Annuler
web-recap = Récap
web-recap-title = Depuis votre dernier tour
web-recap-nothing = Rien ne s’est passé depuis votre dernier tour.
web-confirm = Confirmer
web-binding = Ce coup ne pourra plus être repris librement.
web-wish-to-confirm = Confirmer ce qui ne se reprend plus
web-menu = Plus
web-export = Partie (fichier)
web-fork = Continuer seul à partir d’ici
web-leave = Quitter ; un bot prend le relais
web-report = Signaler un problème
web-report-what = Que s’est-il passé ?
web-report-attached = La partie jusqu’ici part avec le message chez l’hôte. La copie ne contient que ce que vous pouvez savoir.
web-report-keep = Garder une copie
web-report-thanks = Merci. L’hôte le trouvera sous le numéro { $number }.
web-pass-the-device = Passez l’appareil à { $name }
web-it-is-me = C’est moi, { $name }
web-restart = Recommencer
web-sending = Envoi…
web-lost = { $count ->
    [0] Connexion perdue, nouvel essai…
    [one] Connexion perdue, { $count } message non envoyé, nouvel essai…
   *[other] Connexion perdue, { $count } messages non envoyés, nouvel essai…
}
web-closed = Le serveur a mis fin à la connexion : { $code }
web-connecting = Ouverture de la table…
web-waiting-for-players = En attente des autres joueurs
web-empty-seat = libre
web-invite = Envoyez cette adresse à qui doit vous rejoindre :

## Le rouleau

web-roll = Journal, points, discussion
web-log = Journal
web-score = Points
web-score-line = Ligne
web-total = Total
web-chat = Parler
web-combos = Combos
web-combos-later = Les enchaînements de votre tour s’affichent quand c’est à vous.
web-combos-beginning = En commençant par
web-combos-all = Tous
web-combos-goal = À la recherche de
web-combos-value = points à la fin, selon le bot
web-combos-now = points au décompte tout de suite
web-combos-begin = Commencer : { $move }
web-earlier = Depuis le début
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours } h { $minutes }
web-say = Dire quelque chose
web-send = Envoyer
web-command = Taper un coup
web-completions = Coups possibles

## La fin

web-winner = { $you ->
    [yes] Vous gagnez, { $decided }.
   *[no] { $name } gagne, { $decided }.
}
web-winners = { $names } se partagent la victoire : { $decided }.

## L’accueil

web-what-shall-we-play = À quoi jouons-nous ?
web-choose-title = Choisir un jeu
web-title-naishi = Naishi
web-title-white-castle = Le Château Blanc
web-players = { $same ->
    [yes] { $most } joueurs
   *[no] { $least } à { $most } joueurs
}
web-learn = Apprendre en jouant
web-only-decline = Rien d’autre n’est possible ici pour l’instant.
web-only-decline-or-aside = Rien d’autre n’est possible ici pour l’instant, à moins que ce qui se fait à tout moment n’y change quelque chose.
web-hidden-choice = Un choix caché.
web-see-position = Voir cette position
web-back-to-table = Retour à la table
web-player = Joueur { $number }
web-guest = Invité
web-first-time = Première fois ?
web-first-time-why = Une courte première partie vous montre { $title } : chaque étape s’éclaire et dit pourquoi. Aucune règle à lire avant.
web-guide = Votre première partie
web-guide-step = Étape { $step } sur { $of }
web-guide-leave = Continuer sans guide
web-guide-own-way = Vous suivez votre propre chemin : la partie est à vous. Un mot viendra encore à chaque nouveauté.
web-practice = Entraînement
web-understood = Compris
web-set-the-table = Mettre la table
web-your-name = Votre nom
web-who-sits = Place { $number }
web-friend = Quelqu’un qui a le lien
web-here = Quelqu’un ici, sur cet appareil
web-their-name = Son nom
web-how-many = Joueurs
web-pace = Rythme
web-clock-none = Sans pendule
web-clock-live = En direct, 20 minutes
web-clock-slow = Lent, 3 jours par coup
web-who-sees = Table
web-visible-link = Par lien
web-visible-invitation = Sur invitation
web-visible-public = Publique
web-open-the-table = Ouvrir la table
web-continue = Reprendre
web-nothing-yet = Vos tables seront listées ici.
web-public-tables = Tables publiques
web-no-public-table = Aucune table publique n’est ouverte.
web-table-state = { $state ->
    [open] en attente
    [playing] en cours
   *[other] terminée
}
web-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-join = Rejoindre par lien
web-link = Lien ou code
web-go = Aller
web-no-account = Sans compte. Un lien peut aussi permettre de regarder.
web-unofficial = Non officiel, libre. Dessins originaux ; les jeux appartiennent à leurs auteurs et éditeurs.
web-seed-promise = Chaque graine est engagée avant la donne et peut être vérifiée.
web-door-new = Nouvelle table
web-door-continue = Reprendre
web-door-join = Rejoindre
web-door-review = Analyse
web-sit-down = S’asseoir

## Relecture

web-replay = Relecture
web-record = Partie (JSON)
web-rematch = Rejouer
web-review = Analyser la partie
web-chances = Chances de gagner, telles que chacun pouvait les voir alors
web-position = Position { $at } sur { $last }
web-position-only = Position { $at }
web-hide-what-comes = Cacher la fin
web-show-what-comes = Voir la fin
web-link-here = Lien d’ici
web-try-it = Essayez vous-même
web-try-it-as = Vous prenez la place de { $name } à la position { $at }. C’est un entraînement : rien ne compte.
web-try-it-against = Contre qui
web-try-it-alone = Personne : je joue tous les sièges
web-practice-at = Entraînement depuis la position { $at }
web-opening = La mise en place
web-move-shown = Le coup montré
web-timeline = Fil de la partie
web-play = Lecture
web-pause = Pause
web-go-first = Première position
web-go-prev-turn = Un tour en arrière
web-go-prev = Un coup en arrière
web-go-next = Un coup en avant
web-go-next-turn = Un tour en avant
web-go-last = Dernière position
web-points-line = Points, si la partie s’était arrêtée là

## Ce qui peut encore demander une réponse

web-ask-undo = Demander aux autres de revenir en arrière
web-undo-asked = { $name } demande à reprendre un coup.
web-undo-waits = En attente de l’accord des autres.
web-yes = Accepter
web-no = Refuser
web-zombie-plays = Quelqu’un joue à votre place.
web-take-seat-back = Reprendre ma place
web-rematch-open = La même table est remise.
web-away = absent
web-entry-undone = { $name } revient en arrière.
web-entry-replaced = { $reason ->
    [left] { $name } quitte la table ; un bot continue.
    [clock] La pendule de { $name } est tombée ; un bot continue.
    [away] { $name } est absent ; un bot continue.
   *[bot_failed] Le bot de { $name } a failli ; un autre continue.
}
web-entry-returned = { $name } est de retour.

## Aide

web-help = Qu’est-ce ?
web-signs = les signes
web-tap-what = Touchez ce que vous voulez comprendre
web-close = Fermer

## Liens

web-why-word = pourquoi

## Invitations

web-invite-others = Inviter
web-invite-to = Pour
web-invite-seat = prendre une place
web-invite-watch = regarder
web-invite-coach = voir par-dessus mon épaule
web-invite-whom = Valable pour
web-invite-uses = { $uses ->
    [one] une personne
   *[other] { $uses } personnes
}
web-invite-until = Pendant
web-invite-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
web-invite-make = Créer un lien
web-invite-once = Copiez-le maintenant : il ne sera plus affiché.
web-invite-standing = Invitations en cours
web-invite-used = { $used } venus sur { $uses }
web-invite-revoke = Retirer
web-invited = Vous êtes invité à une table
web-copy = Copier

## Comptes

web-account = Compte
web-account-why = On peut jouer sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils ; celles en cours vous suivent.
web-log-in = Se connecter
web-log-out = Se déconnecter
web-log-out-means = Ce navigateur oublie l’invité que vous étiez. Ses parties restent, mais personne ne pourra y reprendre sa place.
web-register = Créer un compte
web-change-password = Changer de mot de passe
web-give-up = Supprimer le compte
web-give-up-means = Le compte et son mot de passe seront supprimés. Les parties gardent le nom sous lequel vous avez joué.
web-field-name = Nom
web-field-password = Mot de passe
web-field-old = Mot de passe actuel
web-field-new = Nouveau mot de passe, 8 caractères au moins
