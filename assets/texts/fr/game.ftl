# La partie : où elle en est, ce qu’elle raconte, ce qui ne va pas.

# Où elle en est.
status-to-move = Trait { $player-to }.
status-must-pass = { $player-The } n’ont aucun coup et doivent passer.
status-check = Échec !
news-boat-triumph = Triomphe du bateau pour { $player-the } !
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
over-checkmate-draw = Partie nulle par mat.
over-stalemate-win = { $player-The } gagnent : il ne reste aucun coup.
over-threefold-win = { $player-The } gagnent par répétition.
over-goal-win = { $player-The } gagnent en atteignant le but.
over-goal-draw = Partie nulle : les deux camps ont atteint le but.
over-checks-win = { $player-The } gagnent en donnant échec assez souvent.
over-score-draw = Partie nulle aux points.
over-counting = Partie nulle : les coups comptés sont épuisés.
over-extinction-win = { $player-The } gagnent : l’autre camp a perdu ce qu’il ne devait pas perdre.
over-extinction-draw = Partie nulle : un camp a perdu ce qu’il ne devait pas perdre.
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
why-castling-king-away = Le roque n’est pas permis : le Roi n’est pas en { $square }, sa case de départ
why-castling-rook-away = Ce roque n’est pas permis : { $piece-the } n’est pas en { $square }, sa case de départ
why-castling-moved = Ce roque n’est plus permis : le Roi ou la Tour a bougé
why-castling-check = On ne roque pas en échec : le Roi est attaqué par { $attackers }
why-castling-blocked = On ne roque pas tant qu’une pièce barre le chemin : { $blocker }
why-castling-crossed = Le Roi ne roque pas par { $square }, où il serait attaqué par { $attackers }
why-castling-arrives = Le Roi ne roque pas jusqu’en { $square }, où il serait attaqué par { $attackers }
why-castling-elsewhere = Pour roquer, posez le Roi en { $square }
why-leap-gone = Le Roi a bougé : il n’a plus son saut
why-leap-check = Le Roi ne saute pas en échec : il est attaqué par { $attackers }
why-leap-capture = Le saut du Roi ne prend pas, et { $square } est occupée
why-leap-crossed = Le Roi ne saute pas par-dessus des cases attaquées
why-not-in-hand = { $piece } : il n’y en a pas dans votre réserve
why-drop-taken = On ne pose une pièce que sur une case vide : { $piece } en { $square }
why-drop-zone = { $piece } : cette pièce ne se pose pas en { $square }
why-drop-file = { $piece } : cette pièce ne se pose pas sur cette colonne, où il y en a déjà { $count }
why-double-step = { $piece } : le double pas ne se fait que depuis la case de départ
on-square = { $piece-the } en { $square }

# Pourquoi une pièce en main ne bouge pas.
blocked-by = { $piece } : la route est barrée par { $blockers }.
blocked-by-many = { $piece } : { $count } pièces barrent le chemin.
blocked-screen = { $piece } : il faut une pièce à sauter.
blocked-nowhere = { $piece } : aucune case à atteindre.
blocked-in-hand = { $piece } : cette pièce ne peut pas être posée maintenant.
blocked-gates = { $piece } : cette pièce entre sur l’échiquier quand une pièce de la première rangée joue pour la première fois ; jouez cette pièce.

# Ce qui ne va pas dans un coup écrit.
fault-words = { $words }
fault-definition = La définition de ce jeu est fautive : { $what }
fault-over = La partie est finie
fault-unreadable = « { $what } » n’est pas un coup : écrivez-le comme e2e4 ou Nf3
fault-off-board = { $square } n’est pas une case de cet échiquier
fault-cannot-reach = { $piece } en { $from } : { $to } n’est pas à sa portée
fault-cannot-drop = Aucun parachutage possible en { $to } : { $piece }
fault-king-in-check = Cela laisserait le Roi en échec
fault-none-can-reach = { $piece } : aucune ne peut aller en { $to }
fault-none-moves-so = Aucune pièce ne peut faire ce que dit « { $what } »
fault-ambiguous = Plusieurs pièces peuvent le faire : { $moves }
fault-promotion-needed = Dites ce que la pièce devient : { $choices }
fault-wrong-promotion = La pièce ne peut pas devenir « { $what } » ici
fault-cannot-pass = { $player-The } ont un coup : passer n’est pas permis
fault-out-already = { $player-The } sont déjà éliminés
fault-at = Ligne { $line }, colonne { $column } : { $fault }
fault-start = La position de départ : { $reasons }
fault-nothing = Il n’y a pas de partie ici : « { $what } » n’est ni une balise, ni un coup, ni une position
fault-address = « { $what } » est l’adresse d’une page web, qui n’est pas ouverte : collez ce qui s’y trouve
fault-tag = Cette balise devrait avoir la forme [Nom "valeur"] ; elle a été lue comme { $name } « { $what } »
fault-comment = Ce commentaire n’a pas de { "}" } à la fin : il a été arrêté à la fin de son paragraphe
fault-bracket = Cette parenthèse ne ferme rien et a été ignorée
fault-variation = Cette variante n’a pas de parenthèse à la fin : elle a été arrêtée à la fin de la partie
fault-too-deep = Des variantes sont imbriquées sur plus de { $limit } niveaux ici : celle-ci est gardée comme commentaire
fault-no-such-piece = Aucune pièce de ce jeu n’a la lettre { $letter } ; les lettres sont { $letters }
position-piece = « { $what } » sur la rangée { $rank } n’est pas une pièce de ce jeu ; ses pièces sont { $letters }
told-before = Ceci précède la partie et est gardé comme commentaire : « { $what } »
told-after = Ceci suit le résultat et est gardé comme commentaire : « { $what } »
told-escape = Une ligne qui commence par % ne fait pas partie du jeu et a été ignorée
told-brackets = Ceci doit être entre { "{" } et { "}" } : c’est gardé comme commentaire
told-move = « { $move } » : { $fault }. À partir d’ici, cette ligne est gardée comme commentaire
told-null-move = « { $move } » passe le tour, ce que les règles interdisent. À partir d’ici, cette ligne est gardée comme commentaire
told-word = « { $what } » n’est pas un coup : c’est gardé comme commentaire
told-nag = « { $what } » n’est pas une annotation : leurs numéros vont jusqu’à 255
told-result = Le résultat « { $what } » ne peut pas être gardé : la partie reste ouverte
told-review-damaged = La revue de cette partie est abîmée et a été laissée de côté. La partie est entière
told-results = La balise Result dit { $tag }, mais les coups finissent par { $end }, qui compte
told-rules-result = Le texte dit { $what } ; selon les règles, le résultat est { $rules }
told-drawn = { $reason } avant ce coup, mais la partie a continué
told-guessed = Le texte ne dit pas de quel jeu il s’agit ; il a été lu comme { $game }
told-castling = Les programmes nomment ici le roque de deux façons, toutes deux légales dans cette partie : « { $castling } » a été lu comme le coup du Roi en { $square }
told-other-castling = Le roque a été lu à la façon de Fairy-Stockfish et PyChess : « { $castling } » est le coup du Roi en { $square }
told-more = { $count ->
    [one] une autre remarque à partir d’ici
   *[other] { $count } autres remarques à partir d’ici
}
told-after-ending = La partie était finie avant le coup { $number }, { $move } : la suite est gardée comme variante
told-not-legal = Le coup { $number }, { $move }, n’est pas légal selon les règles actuelles de ce jeu : il est gardé dans un commentaire, avec la suite
note-missing = La position ne dit pas { $field } : « { $what } » a été pris
note-move-number = Le numéro de coup { $what } a été lu comme 1
note-holdings = Les pièces en main ({ $what }) n’existent pas dans ce jeu et ont été omises
note-operations = « { $what } » ne dit rien de la position et a été omis
note-right = Le droit { $right } a été omis : personne ne peut l’avoir dans cette position
note-en-passant = La case de prise en passant { $square } a été omise : rien ne peut y être pris
note-sfen = Ce texte a été lu comme une SFEN, où b commence : le trait est { $player-to }
note-unused = « { $what } » a été omis : ce n’est pas une partie d’une position
field-turn = à qui est le trait
field-rights = quels droits de roque restent
field-en-passant = la case de prise en passant
field-halfmove-clock = le compte des demi-coups
field-move-number = le numéro du coup
field-four-players = tout ce qu’il faut à quatre joueurs
fault-damaged = Cette partie ne peut pas être lue : elle est endommagée ({ $what })
fault-no-such-ending = Cette partie ne peut pas être lue : elle dit s’être terminée d’une façon dont ces règles ne terminent aucune partie
fault-newer = Cette partie vient d’une version plus récente de cette page : rechargez la page pour avoir cette version
fault-too-many-moves = C’est trop long pour une partie : on lit { $limit } coups au plus
fault-no-option = Ce jeu n’a pas d’option « { $option } »
fault-option = « { $what } » ne règle pas une option : écrivez nom=on ou nom=off
fault-no-draw = Ce jeu ne connaît pas la nulle par accord mutuel

# Ce qui ne va pas dans une position.
fault-position = Ce n’est pas une position de { $game } : { $reasons }
position-fields-two = elle a { $count ->
    [one] { $count } champ
   *[other] { $count } champs
} au lieu de six (pièces, trait, droits, case de prise en passant, demi-coups, numéro du coup)
position-fields-four = elle a { $count ->
    [one] { $count } champ
   *[other] { $count } champs
} au lieu de sept (pièces, trait, points, Rois pris, coups restants en mort subite, demi-coups calmes, demi-coup)
position-empty = il n’y a aucune pièce sur l’échiquier
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
position-no-hands = « { $what } » désigne des pièces en main, et ce jeu n’en a pas
position-hand = « { $what } » ne commence pas par une pièce de ce jeu
position-checks = « { $what } » doit dire combien d’échecs chacun doit encore donner, par exemple { $most }+{ $most }
position-scores = les points doivent être quatre nombres, et non « { $what } »
position-kings-taken = « { $what } » ne dit pas quels Rois chacun a pris
position-sudden-death = les coups restants en mort subite ne vont pas avec le nombre de joueurs en jeu
position-ranks = l’échiquier a { $expected } rangées, mais le texte en a { $found }
position-width = la rangée { $rank } doit avoir { $expected } cases, et non { $found }
position-hole = l’échiquier a un trou en { $square }, où rien ne peut se trouver
position-no-hole = l’échiquier n’a pas de trou en { $square }
right-castling = Roque { $castling } permis { $player-to }
right-gate = Entrée en { $square } encore permise { $player-to }
right-leap = Saut du Roi encore permis { $player-to }

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
