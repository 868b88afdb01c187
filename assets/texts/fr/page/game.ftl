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
why-leap-gone = Le Roi a bougé : il n’a plus son saut
why-leap-check = Le Roi ne saute pas en échec : il est attaqué par { $attackers }
why-leap-capture = Le saut du Roi ne prend pas, et { $square } est occupée
why-leap-crossed = Le Roi ne saute pas par-dessus des cases attaquées
why-not-in-hand = { $piece } : il n’y en a pas dans votre réserve
why-drop-taken = On ne pose une pièce que sur une case vide : { $piece } en { $square }
why-drop-zone = { $piece } : cette pièce ne se pose pas en { $square }
why-drop-file = { $piece } : cette pièce ne se pose pas sur cette colonne, où il y en a déjà { $count }
why-double-step = { $piece } : le double pas ne se fait que depuis la case de départ

# Ce qui ne va pas dans un coup écrit.
fault-words = { $words }
fault-out-already = { $player-The } sont déjà éliminés
saved-review-damaged = La revue de cette partie est abîmée et a été laissée de côté. La partie est entière
saved-after-ending = La partie était finie avant le coup { $number }, { $move } : la suite est gardée comme variante
saved-not-legal = Le coup { $number }, { $move }, n’est pas légal selon les règles actuelles de ce jeu : il est gardé dans un commentaire, avec la suite
fault-damaged = Cette partie ne peut pas être lue : elle est endommagée ({ $what })
fault-no-such-ending = Cette partie ne peut pas être lue : elle dit s’être terminée d’une façon dont ces règles ne terminent aucune partie
fault-newer = Cette partie vient d’une version plus récente de cette page : rechargez la page pour avoir cette version
fault-no-draw = Ce jeu ne connaît pas la nulle par accord mutuel
definition-too-long = La définition de ce jeu est trop longue : on lit { $limit } caractères au plus
text-too-long = C’est trop long pour une partie : on lit { $limit } caractères au plus

# Ce qui ne va pas dans une position.
fault-position = Ce n’est pas une position de { $game } : { $reasons }
right-castling = Roque { $castling } permis { $player-to }
right-gate = Entrée en { $square } encore permise { $player-to }
right-leap = Saut du Roi encore permis { $player-to }

# Le choix entre plusieurs coups.
choice-stays = { $piece }, sans promotion
choice-enters = { $piece } entre en { $square }
choice-enters-nothing = Rien n’entre
choice-via = En passant par { $square }
choice-straight = Directement
choice-written = { $move }
