# Les leçons sur les pièces.

learn = Apprendre les pièces
school-title = Apprendre : { $game }
school-about = Une courte leçon par pièce. Commencez en haut : chaque leçon n’utilise que ce qui précède.
school-progress = { $learned ->
    [one] { $learned } apprise sur { $all }
   *[other] { $learned } apprises sur { $all }
  }
school-continue = Continuer : { $piece }
school-begin = Commencer : { $piece }
school-all-learned = Vous connaissez toutes les pièces. Jouez une partie, ou revoyez une leçon.
school-play = Jouer : { $game }
school-rules = Règles
school-games = Tous les jeux
school-map = Toutes les pièces
school-pieces = Pièces
school-anew = Tout recommencer
school-anew-sure = Oublier ce qui est appris dans ce jeu ?
school-forget = Oublier
school-keep = Garder
school-no-game = Aucun jeu ne s’appelle « { $game } ». Choisissez parmi ceux-ci :
school-no-piece = Aucune pièce ne s’appelle « { $piece } » dans ce jeu. Choisissez parmi celles-ci :

# Une case de la carte : le nom, et ce qui est fait.
school-tile-new = { $piece } : pas commencé
school-tile-some = { $piece } : { $done } étapes sur { $all }
school-tile-learned = { $piece } : appris

# Les étapes.
school-steps = Étapes de la leçon
school-step = { $number }. { $step }
school-step-done = { $number }. { $step }, fait
school-step-watch = Voir le mouvement
school-step-find = Trouver les cases
school-step-stars = Atteindre les étoiles
school-step-take = Prendre sans risque
school-step-first = Le premier coup
school-step-en-passant = En passant
school-step-promotion = Promotion
school-step-castling = Le roque
school-step-king-leap = Le saut du Roi

# Les tâches.
school-watch = Voyez comment elle va.
school-find = Touchez toutes les cases que peut atteindre { $piece-the } : il y en a { $count }.
school-stars = Menez { $piece-the } { $count ->
    [one] à l’étoile
   *[other] aux { $count } étoiles
  }. { $par ->
    [one] Un coup suffit.
   *[other] { $par } coups suffisent.
  }
school-take = Parmi les pièces que peut prendre { $piece-the }, une seule n’est pas protégée. Prenez-la.
school-first = De sa case de départ, { $piece-the } a un coup qui ne lui reste pas ensuite. Jouez-le.
school-en-passant = Un ennemi vient de passer. Votre { $piece } peut le prendre comme s’il n’avait fait qu’un pas, et seulement maintenant. Touchez la case qu’il a franchie.
school-promotion = Au bout de l’échiquier, { $piece-the } change et devient : { $becomes }. Allez-y.
school-promotion-choice = Au bout de l’échiquier, { $piece-the } devient ce que vous choisissez : { $becomes }. Allez-y.
school-castling = Une fois par partie, { $piece-the } et une Tour vont ensemble, si aucun n’a bougé. Touchez la case, à deux pas ou plus sur le côté, où va { $piece-the }.
school-king-leap = Si les joueurs en ont convenu, { $piece-the } peut sauter une fois par partie, s’il n’a pas bougé : sur une case vide à distance deux. Sautez.

# Ce qui est dit.
school-found = { $found } sur { $all }
school-right-left = Juste. Encore { $left }.
school-star-got = Une étoile ! Encore { $left }.
school-moved = { $made ->
    [one] Un coup
   *[other] { $made } coups
  } jusqu’ici
school-done-find = Toutes trouvées. Bravo !
school-done-par = Toutes les étoiles, en aussi peu de coups que possible. Parfait !
school-done-stars = Toutes les étoiles, en { $made } coups. { $par } suffisent : réessayez, ou continuez.
school-done-take = Pris, et rien ne reprend. Bravo !
school-done-special = C’est cela. Bravo !
school-wrong = Pas celle-là. { $why }.
school-again = { $square } est déjà trouvée
school-protected = Elle est protégée : { $guards } reprendrait
school-nothing-there = Il n’y a rien à prendre en { $square }
school-would-change = Là-bas, { $piece-the } changerait de nature. Les étoiles sont ailleurs
school-hinted = Regardez la case marquée, { $square }.
school-shown = Voici les cases.

# Les boutons d’une leçon.
school-next = Suivant
school-hint = Indice
school-replay = Revoir
school-show = Montrer
school-again-button = Réessayer
school-next-piece = Suivante : { $piece }
school-praise = Vous connaissez { $piece-the }.
school-praise-all = Vous connaissez { $piece-the }, et avec cela toutes les pièces de ce jeu.
school-board = Échiquier de la leçon
school-keys = Les flèches parcourent l’échiquier, Entrée touche une case. Tab quitte l’échiquier.
school-star-on = étoile
school-found-on = trouvée
school-hint-on = marquée

# L’entraînement du jour.
today = Aujourd’hui
today-practice = L’entraînement du jour
today-path = Les étapes du jour
today-no-game = Aucun jeu ne s’appelle « { $game } ». Voici l’entraînement du jour d’un autre.
today-know-chess = Je connais les échecs
today-lesson = Une nouvelle pièce : { $piece }
today-lesson-door = Commencer
today-again = Revoir
today-small-game = Une petite partie
today-small-game-about = Peu de pièces, dont { $piece-the }. L’adversaire s’adapte à vous.
today-small-game-door = Jouer
today-play-again = Rejouer
today-won = Vous avez gagné. Le prochain adversaire sera un peu plus fort.
today-lost = Vous avez perdu. Le prochain adversaire sera un peu plus faible.
today-drawn = Nulle. Le prochain adversaire sera aussi fort.
today-mistakes = Vos deux erreurs
today-mistakes-about = L’ordinateur montre les positions. Trouvez de meilleurs coups.
today-mistakes-door = Trouver de meilleurs coups
today-done = fait
today-back = Retour à aujourd’hui
today-streak = Série : { $count } (record : { $best })
today-no-streak = Série : 0
today-streak-about = Les jours d’affilée où vous avez fait au moins une étape. Un seul jour manqué n’arrête pas la série.
today-tomorrow = C’est fini pour aujourd’hui. Demain : { $piece-the }.
today-tomorrow-all = C’est fini pour aujourd’hui. Vous connaissez toutes les pièces de ce jeu.
today-map = Les pièces : { $game }
today-levels = Niveaux battus
today-level = niveau { $level }
today-no-level = aucun niveau
today-strength = petites parties : niveau { $strength }
