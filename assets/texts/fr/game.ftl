# La partie : où elle en est, ce qu’elle raconte, ce qui ne va pas.

# Où elle en est.
status-to-move = Trait { $player-to }.
status-must-pass = { $player-The } n’ont aucun coup et doivent passer.
status-check = Échec !
news-boat-triumph = Triomphe du bateau pour { $player-the } !
news-promoted = Le Pion { $player-of } en { $square } est devenu { $piece-a }.
news-out = { $player-The } sont éliminés.
news-resigned = { $player-The } abandonnent et sont éliminés.
news-time = Le temps { $player-of } est écoulé : ils sont éliminés.

# Comment elle a fini.
over-checkmate = { $player-The } gagnent par échec et mat.
over-stalemate = Nulle par pat.
over-threefold = Nulle : la même position est venue trois fois.
over-fifty-move = Nulle après cinquante coups sans prise ni coup de Pion.
over-bare-kings = Nulle : il ne reste que les Rois.
over-insufficient-material = Nulle : il reste trop peu de matériel.
over-score = { $player-The } gagnent aux points.
over-shared = { $players } se partagent la victoire aux points.
over-agreement = Nulle par accord mutuel.
over-resignation = { $loser-The } abandonnent : { $player-the } gagnent.
over-time = Le temps { $loser-of } est écoulé : { $player-the } gagnent.
over-time-draw = Le temps { $loser-of } est écoulé, mais { $player-the } n’ont plus que le Roi : nulle.

# Dans la liste des coups, là où un joueur est parti.
move-resigns = abandon
move-time = temps

# Pourquoi un coup n’est pas permis.
why-over = La partie est finie
why-empty = Il n’y a pas de pièce en { $square }
why-not-yours = { $piece } en { $square } : cette pièce est { $owner-to }, et le trait est { $player-to }
why-own-piece = Votre propre { $piece } occupe { $square }
why-blocked = Le chemin { $piece-of } est barré en { $square }
why-blocked-target = { $piece } : pas de prise dans cette direction, et { $square } est occupée
why-needs-capture = { $piece } : cette case ne s’atteint qu’en prenant, et { $square } est vide
why-needs-screen = { $piece } : la prise se fait en sautant une pièce, et il n’y en a pas sur le chemin
why-many-screens = { $piece } : la prise se fait en sautant exactement une pièce, et il y en a { $count } sur le chemin
why-jumps-to-capture = { $piece } : le saut ne sert qu’à prendre, et { $square } est vide
why-not-like-that = Ce n’est pas un coup { $piece-of }. { $line }
why-king-left = Votre Roi en { $square } serait attaqué par { $attackers }
why-king-goes = En { $square }, votre Roi serait attaqué par { $attackers }
why-king-still = Votre Roi en { $square } reste attaqué par { $attackers }
why-castling-none = Il n’y a pas de roque dans ce jeu
why-castling-king-away = Le roque n’est pas permis : le Roi n’est pas en { $square }, sa case de départ
why-castling-rook-away = Ce roque n’est pas permis : { $piece-the } n’est pas en { $square }, sa case de départ
why-castling-moved = Ce roque n’est plus permis : le Roi ou la Tour a bougé
why-castling-check = On ne roque pas en échec : le Roi est attaqué par { $attackers }
why-castling-blocked = On ne roque pas tant qu’une pièce barre le chemin : { $blocker }
why-castling-crossed = Le Roi ne roque pas par { $square }, où il serait attaqué par { $attackers }
why-castling-arrives = Le Roi ne roque pas jusqu’en { $square }, où il serait attaqué par { $attackers }
why-castling-elsewhere = Pour roquer, posez le Roi en { $square }
why-leap-gone = Le Roi a bougé : il n’a plus son saut
why-leap-check = Le Roi ne saute pas en échec : il est attaqué par { $attackers }
why-leap-capture = Le saut du Roi ne prend pas, et { $square } est occupée
why-leap-crossed = Le Roi ne saute pas par-dessus des cases attaquées
why-double-step = { $piece } : le double pas ne se fait que depuis la case de départ
on-square = { $piece-the } en { $square }

# Ce qui ne va pas dans un coup écrit.
fault-words = { $words }
fault-over = La partie est finie
fault-unreadable = « { $what } » n’est pas un coup : écrivez-le comme e2e4 ou Nf3
fault-off-board = { $square } n’est pas une case de cet échiquier
fault-cannot-reach = { $piece } en { $from } : { $to } n’est pas à sa portée
fault-king-in-check = Cela laisserait le Roi en échec
fault-none-can-reach = { $piece } : aucune ne peut aller en { $to }
fault-ambiguous = Plusieurs pièces peuvent le faire : { $moves }
fault-promotion-needed = Dites ce que la pièce devient : { $choices }
fault-wrong-promotion = La pièce ne peut pas devenir « { $what } » ici
fault-cannot-pass = { $player-The } ont un coup : passer n’est pas permis
fault-out-already = { $player-The } sont déjà éliminés
fault-at = Ligne { $line }, colonne { $column } : { $fault }
fault-in-move = « { $move } » : { $fault }
fault-tag = Cette balise n’est pas de la forme [Nom "valeur"]
fault-comment = Ce commentaire n’a pas de { "}" } à la fin
fault-bracket = Cette parenthèse ne ferme rien
fault-variation = Cette variante n’est pas refermée
fault-start = La position de départ : { $reasons }
fault-damaged = Cette partie ne peut pas être lue : elle est endommagée ({ $what })
fault-newer = Cette partie vient d’une version plus récente de cette page : rechargez la page pour avoir cette version
fault-too-many-moves = C’est trop long pour une partie : on lit { $limit } coups au plus
fault-too-deep = Il y a ici plus de { $limit } variantes les unes dans les autres : on n’en lit pas autant
fault-no-draw = Ce jeu ne connaît pas la nulle par accord mutuel

# Ce qui ne va pas dans une position.
fault-position = Ce n’est pas une position de { $game } : { $reasons }
position-fields-two = elle a { $count } champs au lieu de six (pièces, trait, droits, case de prise en passant, demi-coups, numéro du coup)
position-fields-four = elle a { $count } champs au lieu de sept (pièces, trait, points, Rois pris, coups restants en mort subite, demi-coups calmes, demi-coup)
position-kings = { $player-the } doivent avoir exactement un Roi, et non { $count }
position-kings-four = { $player-the } ne doivent pas avoir { $count } Rois
position-misplaced = { $piece } { $player-of } : impossible en { $square }
position-opponent-in-check = { $player-the } sont en échec sans avoir le trait
position-right-without-piece = le droit { $right } demande sa pièce en { $square }
position-turn-two = le trait doit être w ou b, et non « { $what } »
position-turn-four = le trait doit être r, g, b ou y, et non « { $what } »
position-turn-of-out = { $player-the } ne peuvent pas avoir le trait : ils sont éliminés
position-rights = « { $what } » n’est pas une liste de droits de ce jeu
position-en-passant = « { $what } » ne peut pas être la case de prise en passant
position-number = « { $what } » n’est pas le nombre attendu
position-scores = les points doivent être quatre nombres, et non « { $what } »
position-kings-taken = « { $what } » ne dit pas quels Rois chacun a pris
position-sudden-death = les coups restants en mort subite ne vont pas avec le nombre de joueurs en jeu
position-ranks = l’échiquier a { $expected } rangées, mais le texte en a { $found }
position-width = la rangée { $rank } doit avoir { $expected } cases, et non { $found }
right-castling = Roque { $castling } permis { $player-to }
right-leap = Saut du Roi encore permis { $player-to }
position-piece = « { $what } », rangée { $rank }, n’est pas une pièce de ce jeu

# Contre l’ordinateur.
problem-not-your-turn = Le trait est { $player-to }, et c’est l’ordinateur qui les joue
problem-overtaken = Cette partie a été continuée dans un autre onglet : voici où elle en est
notice-restarted = L’ordinateur s’est arrêté ({ $reason }) et a été relancé
reason-silent = il ne répondait plus
reason-not-started = il n’a pu être démarré
problem-computer-failed = L’ordinateur s’est arrêté ({ $reason }) chaque fois qu’on l’a relancé
problem-no-hint = Pas d’indice trouvé ({ $reason })
notice-draw-declined = L’ordinateur refuse la nulle : il veut continuer

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
