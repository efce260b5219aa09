### Ce que le terminal dit de lui-même.

## Pendant la partie

welcome = { $title }. Tapez un coup, ou « { $help } ».
farewell = Au revoir.
game-over = La partie est finie. « { $save } FICHIER » la conserve, « { $quit } » quitte.
pass-the-keyboard = Passez le clavier à { $name }, puis appuyez sur Entrée.
did-you-mean = Peut-être vouliez-vous dire :
did-you-mean-command = Vouliez-vous dire la commande « { $command } » ?
see-help = « { $moves } » montre ce que vous pouvez jouer, « { $help } » toutes les commandes.
why-what = Dites quel coup, par exemple « { $command } { $move } ».
why-legal = « { $move } » est permis : { $words }.
hint-ask-why = « { $why } » en donne les raisons.
section = { $section } : { $heading }
undone = Le coup est annulé.
which-file = Dites quel fichier : « { $command } FICHIER ».
saved = La partie est dans { $file }, avec sa graine secrète : gardez-la pour vous jusqu'à la fin.
saved-record = La partie finie est dans { $file } ; « himeji verify » la vérifie.
loaded = { $moves ->
    [one] { $file } : { $moves } coup rejoué.
   *[other] { $file } : { $moves } coups rejoués.
}
seat-human = { $several ->
    [yes] Joueur { $number }
   *[no] Joueur
}
seat-random = { $several ->
    [yes] Hasard { $number }
   *[no] Hasard
}
error-cannot-write = « { $place } » ne peut pas être écrit.
error-not-our-file = « { $place } » contient autre chose et ne sera pas remplacé.

## La feuille de score

score-total = Total
score-points = Points
score-so-far = Si la partie finissait ici, vous auriez :
score-winner = { $you ->
    [yes] Vous gagnez, { $decided }.
   *[no] { $name } gagne, { $decided }.
}
score-shared = Victoire partagée entre { $names } : { $decided }.

## Commandes

command-moves = coups
command-hint = conseil
command-why = pourquoi
command-board = plateau
command-undo = annuler
command-save = sauver
command-load = charger
command-score = score
command-help = aide
command-quit = quitter
help = Tapez les coups comme « { $moves } » les montre. Les mots s'abrègent tant qu'un seul coup est possible : « dev l 3 ».
help-moves = tous les coups que vous pouvez jouer
    .form = { $word }
help-hint = les meilleurs coups, par une recherche (de N simulations) qui sait ce que vous savez ; puis « pourquoi » en donne les raisons
    .form = { $word } [N]
help-why = pourquoi un coup est permis ou non, avec la section des règles
    .form = { $word } COUP
help-board = revoir le plateau
    .form = { $word }
help-undo = annuler votre dernier coup, si personne n'en a rien appris
    .form = { $word }
help-save = sauver la partie ; une fois finie, la conserver
    .form = { $word } FICHIER
help-load = quitter cette partie pour une partie sauvée
    .form = { $word } FICHIER
help-score = vos points si la partie finissait ici
    .form = { $word }
help-help = cette liste
    .form = { $word }
help-quit = partir ; rien n'est sauvé tout seul
    .form = { $word }
