# Suppléments : apparence, sons, niveaux, statistiques, images animées.

# Les réglages.
set-board-walnut = Noyer
set-board-sea = Mer
set-board-slate = Ardoise
set-pieces-flat = Aplats
set-pieces-ink = Encre
set-pieces-shapes = Lettres sur des formes, sans couleurs
set-boardSize = Taille de l’échiquier
set-figurines = Pièces au lieu de lettres dans la liste des coups
set-speech = Dire chaque coup
set-blindfold = À l’aveugle : cacher les pièces
set-allLevels = Tous les niveaux au choix
percent = { $percent } %

# Les interrupteurs du menu.
full-screen = Plein écran
leave-full-screen = Quitter le plein écran
full-screen-about = Plein écran (Alt+Entrée)
blindfold-about = Cache les pièces (Alt+B)
blindfold-on = À l’aveugle : les pièces sont cachées. Alt+B ou le menu les montre à nouveau.
blindfold-off = Les pièces sont à nouveau visibles.

# Les coups dits à haute voix.
spoken-move = { $piece } en { $square }
spoken-drop = { $piece } de la réserve en { $square }
spoken-takes = { $piece } prend en { $square }
spoken-castles = petit roque
spoken-castles-long = grand roque
spoken-check = échec

# Les niveaux qui s’ouvrent un par un.
level-closed = { $name }, pas encore ouvert
levels-closed = Gagnez contre le niveau { $name } pour ouvrir le niveau { $next }.
open-all-levels = Ouvrir tous les niveaux
level-opened = Le niveau { $name } est maintenant ouvert.

# Le résultat, dit à la personne qui a joué.
result-you-won = { $level ->
    [0] Vous avez gagné
   *[other] Vous avez gagné contre le niveau { $level }
}
result-you-lost = { $level ->
    [0] Vous avez perdu
   *[other] Vous avez perdu contre le niveau { $level }
}
result-you-drew = { $level ->
    [0] Partie nulle
   *[other] Partie nulle contre le niveau { $level }
}
result-you-shared = Vous partagez la victoire
result-you-place = { $place ->
    [1] Vous partagez la première place
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
   *[other] Vous êtes dernier
}, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Les statistiques.
statistics = Statistiques
statistics-reading = Lecture des parties…
statistics-about = { $count ->
    [one] D’après la partie gardée sur cet appareil.
   *[other] D’après les { $count } parties gardées sur cet appareil.
}
statistics-count = Parties
statistics-score = Score
statistics-streak = Plus longue série de victoires
statistics-streak-now = Série de victoires en cours
statistics-time = Temps de jeu
statistics-average = Longueur moyenne
statistics-games = Par jeu
statistics-levels = Contre l’ordinateur, par niveau
statistics-openings = Premiers coups les plus joués
statistics-won = Gagnées
statistics-lost = Perdues
statistics-drawn = Nulles
statistics-open = En cours
statistics-length = Coups
statistics-first = Premiers coups
statistics-move = { $move } ({ $count })

# La partie en image animée.
animation = Image animée de la partie
animation-size = Taille
animation-size-small = Petite
animation-size-medium = Moyenne
animation-size-large = Grande
animation-speed = Vitesse
animation-speed-slow = Lente
animation-speed-medium = Moyenne
animation-speed-fast = Rapide
picture-gif = Enregistrer en GIF
animation-making = L’image est en préparation…
animation-made = L’image animée est enregistrée.
