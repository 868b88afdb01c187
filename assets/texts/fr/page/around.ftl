# Autour de la partie : l’ordinateur, les joueurs, la liste des coups.

# Pourquoi une pièce en main ne bouge pas.
blocked-by = { $piece } : la route est barrée par { $blockers }.
blocked-by-many = { $piece } : { $count } pièces barrent le chemin.
blocked-screen = { $piece } : il faut une pièce à sauter.
blocked-nowhere = { $piece } : aucune case à atteindre.
blocked-in-hand = { $piece } : cette pièce ne peut pas être posée maintenant.
blocked-gates = { $piece } : cette pièce entre sur l’échiquier quand une pièce de la première rangée joue pour la première fois ; jouez cette pièce.

# Contre l’ordinateur.
problem-not-your-turn = Le trait est { $player-to }, et c’est l’ordinateur qui les joue
problem-overtaken = Cette partie a été continuée dans un autre onglet : voici où elle en est
notice-restarted = L’ordinateur s’est arrêté ({ $reason }) et a été relancé
reason-silent = il ne répondait plus
reason-not-started = il n’a pu être démarré
problem-computer-failed = L’ordinateur s’est arrêté ({ $reason }) chaque fois qu’on l’a relancé
problem-not-loaded = Cette partie de la page n’a pas pu être chargée. Vérifiez le réseau et réessayez.
problem-no-hint = Pas d’indice trouvé ({ $reason })
notice-draw-declined = L’ordinateur refuse la nulle : il veut continuer
notice-known-link = Vous avez déjà ouvert ce lien : voici votre partie

# Les joueurs.
count-of-pieces = { $count ->
    [one] { $piece }
   *[other] { $count } { $piece-plural }
}
captured = Pris : { $pieces }
more-material = { $player-The } ont { $points } d’avance
points = Points
note-out = éliminés
note-kings = Rois pris : { $players }
note-waiting = { $count ->
    [one] Pion en attente en { $squares }
   *[other] Pions en attente en { $squares }
}
sudden-death-left = { $count ->
    [one] Mort subite : un coup restant
   *[other] Mort subite : { $count } coups restants
}
time-left = Temps restant { $player-to } : { $time }
periods-left = { $count ->
    [one] Une période restante
   *[other] { $count } périodes restantes
}

# Les coups.
variation = Variante
variation-promote = En faire la ligne principale
variation-remove = Supprimer à partir d’ici
variation-restore = Rétablir ce qui a été supprimé

# Ce que l’ordinateur trouve.
analysis-over = La partie est finie : il n’y a rien à analyser.
analysis-failed = L’analyse s’est arrêtée ({ $reason }).
can-expect = { $player-The } peuvent espérer { $points }
