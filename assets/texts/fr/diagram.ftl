# Un diagramme : sa légende, ses phrases pour qui ne voit pas, ce qui ne va pas dans ses attributs.
# Un diagramme connaît des pièces d’autres jeux, dont le nom n’a ni genre ni pluriel : ses phrases n’en demandent pas.

# La légende : le sens de chaque sorte de marque.
diagram-legend-slide = Le long d’une ligne, pour jouer ou prendre : la première pièce l’arrête
diagram-legend-leap = Pas ou saut, pour jouer ou prendre : rien entre les deux ne l’arrête
diagram-legend-bent = Seconde partie d’un coup coudé : chaque case du trajet doit être vide
diagram-legend-move-only = Pour jouer sans prendre
diagram-legend-move-only-line = Pour jouer sans prendre : toute pièce sur sa ligne l’arrête
diagram-legend-move-only-some = Pour jouer sans prendre ; sur une ligne, toute pièce l’arrête
diagram-legend-capture-only = Seulement pour prendre
diagram-legend-capture-only-line = Seulement pour prendre ; sur une ligne, toute pièce l’arrête
diagram-legend-hop = Saut, pour jouer ou prendre : par-dessus exactement une pièce, l’écran (encadré de tirets)
diagram-legend-hop-move = Saut sans prendre : par-dessus exactement une pièce, l’écran (encadré de tirets)
diagram-legend-hop-capture = Saut pour prendre : par-dessus exactement une pièce, l’écran (encadré de tirets)
diagram-legend-double-step = Double pas, sans prendre : la case franchie doit être vide ; peut être pris en passant
diagram-legend-en-passant = En passant : prend la pièce qui vient de franchir cette case
diagram-legend-castling = Roque : le Roi vient ici, la Tour de l’autre côté de lui
diagram-legend-promotion = Promotion : elle devient ici une autre pièce
diagram-legend-taken = Une telle marque autour d’une pièce : elle peut être prise
diagram-legend-passed = Franchie en chemin : doit être vide

# Ce qu’une pièce peut faire en plus de ses coups.
diagram-can-castle = Peut aussi roquer.
diagram-can-leap = Une fois dans la partie, tant qu’il n’a pas bougé et n’est pas en échec, peut sauter sur n’importe quelle case vide à deux cases de distance, par-dessus tout ce qui se trouve entre les deux, si une case d’un plus court chemin n’est pas attaquée.
diagram-can-capture-en-passant = Prend en passant.
diagram-can-be-captured-en-passant = Son double pas peut être suivi d’une prise en passant.
diagram-can-promote = Promotion sur la dernière rangée.

# Une case : la pièce qui s’y trouve, à qui elle est, et ce que peut y faire la pièce choisie.
diagram-piece-of = { $piece } { $owner }
diagram-piece = pièce
diagram-colon = { " " }:{ " " }
diagram-does-en-passant = prend en passant
diagram-does-castle = roque
diagram-does-capture = prend
diagram-does-both = joue, ou prend
diagram-does-move = joue, ne peut prendre
diagram-does-threaten = prendrait un ennemi ici, ne peut y jouer
diagram-over-screen = , par-dessus l’écran en { $square }
diagram-over-anything = , quoi qu’il y ait entre les deux
diagram-captures-on = { " " }ce qui est en { $squares }
diagram-if-empty = { " " }si rien n’est en { $squares }
diagram-and-promotes = { " " }; promotion
diagram-no-capture-after = { " " }; un ennemi ici ne pourrait être pris
diagram-no-capture = { " " }: un ennemi ici ne pourrait être pris
diagram-leaves-king = { " " }: ce serait laisser son Roi en échec
diagram-squares-of = { " " }{ $kind } : { $squares }.
diagram-no-move = { " " }Elle n’a aucun coup.

# Où en est la partie.
diagram-lacks-screen = Rien par-dessus quoi sauter ici : placez une pièce sur l’une de ses lignes.
diagram-by-hand-legal = Position modifiée : la sécurité du Roi compte, le trait non.
diagram-by-hand = Position modifiée.
diagram-all-leave-king = { " " }Elle n’a aucun coup : chacun laisserait son Roi en échec.
diagram-passes = { $player } n’ont aucun coup et passent.{ " " }
diagram-over = La partie est finie : { $how }
diagram-to-move = Trait : { $player }.
diagram-kings = { " " }(Rois : { $players })
diagram-sudden-death = { " " }· mort subite, coups restants : { $count }
diagram-as-if = Comme si { $player } avaient le trait.
diagram-unnamed = Comment cette pièce se joue

# Ce qui, des attributs, n’a pu être montré.
diagram-note-term = Non dessiné : « { $term } », { $why }.
diagram-note-board = Ce n’est pas une position du jeu : { $why }.
diagram-note-move = Non montré : « { $text } »
diagram-note-why = , { $why }
diagram-note-more = , et coups suivants : { $count }

# Ce qui ne va pas dans un attribut.
diagram-fault-missing = L’attribut qui dit quoi montrer manque : l’un de { $attributes }.
diagram-fault-key = La clé { $value }
diagram-fault-attribute = L’attribut { $attribute }
diagram-fault-choice = { " " }n’est pas dans cette liste : { $known }
diagram-fault-reason = { " " }ne peut être lu : { $why }
diagram-fault-unknown = { " " }est introuvable ici
diagram-fault-needs = { " " }demande un autre attribut : { $attribute }
diagram-fault-meant = { " " }Vouliez-vous dire { $meant } ?
diagram-fault-outside = hors de { $size }
diagram-fault-empty = une case vide
diagram-fault-no-definition = sa définition manque
diagram-fault-no-picture = il n’y a pas d’image de ce nom
diagram-fault-no-svg = ce n’est pas un fichier SVG

# Pourquoi une valeur ne peut être lue. Une raison est dans une phrase : elle commence par une minuscule.
diagram-reason-square = « { $text } » n’est pas une case : une case est une lettre et un nombre, comme e4
diagram-reason-no-game = il n’y a pas de jeu « { $given } » ; les jeux sont { $known }
diagram-reason-no-option = ce jeu n’a pas d’option « { $given } »
diagram-reason-has-options =  ; il a { $known }
diagram-reason-definition = la définition est fautive : { $what }

# Comment une partie s’est terminée.
diagram-reason-game-over = la partie est finie : { $how }
diagram-end-win = { $player } gagnent { $why }.
diagram-end-shared = { $players } et { $last } se partagent la victoire { $why }.
diagram-end-draw = nulle { $why }.
diagram-end-checkmate = par échec et mat
diagram-end-stalemate = par pat
diagram-end-threefold = parce que la même position est venue trois fois
diagram-end-fifty-move = après cinquante coups sans prise ni coup de Pion
diagram-end-bare-kings = parce qu’il ne reste que les Rois
diagram-end-insufficient-material = parce qu’il reste trop peu de matériel
diagram-end-score = aux points
diagram-end-goal = en atteignant le but
diagram-end-checks = en donnant échec assez souvent
diagram-end-counting = parce que les coups comptés sont épuisés
diagram-end-extinction = parce que l’autre camp a perdu ce qu’il ne devait pas perdre

# Pourquoi un texte n’est pas une position.
diagram-reason-and =  ;{ " " }
diagram-position-fields-two = une position a six champs (pièces, trait, droits, case de prise en passant, demi-coups, numéro du coup), et non { $count }
diagram-position-fields-four = une position a sept champs (pièces, trait, points, Rois pris, coups restants en mort subite, demi-coups calmes, demi-coup), et non { $count }
diagram-position-piece = « { $text } », rangée { $rank }, n’est pas une pièce de ce jeu ; ses pièces sont { $letters }
diagram-position-misplaced = { $piece } { $owner } : impossible en { $square }
diagram-position-pawn-misplaced = { $piece } { $owner } : impossible en { $square }
diagram-position-rights = « { $text } » n’est pas une liste de droits de ce jeu : { $why }
diagram-position-right-without-piece = le droit { $right } demande en { $square } « { $piece } » { $owner }
diagram-position-en-passant = « { $text } » ne peut pas être la case de prise en passant : { $why }
diagram-position-number = { $what } doit être un nombre entier{ $from }, et non « { $text } »
diagram-position-hole = { $square } est un trou de l’échiquier, où rien ne peut se trouver
diagram-position-no-hole = l’échiquier n’a pas de trou en { $square }
diagram-position-no-hands = « { $text } » désigne des pièces en main, et ce jeu n’en a pas
diagram-position-hand = « { $text } » ne commence pas par une pièce de ce jeu
diagram-position-checks = « { $text } » doit dire combien d’échecs chacun doit encore donner, { $most } au plus
diagram-position-scores = les points doivent être quatre nombres, et non « { $text } »
diagram-position-kings-taken = « { $text } » ne dit pas quels Rois chacun a pris
diagram-position-sudden-death-number = les coups restants en mort subite doivent être un nombre de 0 à { $most }, ou -, et non « { $text } »
diagram-position-sudden-death-missing = joueurs en jeu : { $count }, donc les coups restants en mort subite doivent être un nombre de 0 à { $most }
diagram-position-sudden-death-early = joueurs en jeu : { $count }, donc ce n’est pas encore la mort subite : le champ doit être -
diagram-rights-none = aucun dans ce jeu, donc le champ doit être -
diagram-rights-letters = les lettres sont { $letters }, ou -
diagram-rights-twice = { $letter } s’y trouve deux fois
diagram-en-passant-off-board = ce n’est pas une case de l’échiquier
diagram-en-passant-not-passed = aucune pièce n’a pu la franchir
diagram-en-passant-occupied = elle et la case derrière elle doivent être vides
diagram-en-passant-no-piece = aucune pièce qui a pu la franchir n’est au-delà
diagram-en-passant-no-double-step = la pièce au-delà n’a pas pu faire de double pas
diagram-number-halfmove-clock = le nombre de demi-coups
diagram-number-move = le numéro du coup
diagram-number-quiet-plies = le nombre de demi-coups calmes
diagram-number-ply = le numéro du demi-coup
diagram-number-from-one = { " " }à partir de 1

# Pourquoi un texte n’est pas un coup.
diagram-move-not-allowed = ce coup n’est pas permis ici
diagram-move-not-yours = { $piece } en { $square } : cette pièce est { $owner-to }, et le trait est { $turn-to }
diagram-move-none-can-reach = { $piece } : aucune pièce de ce nom ne peut aller en { $to }
diagram-move-cannot-drop = aucun parachutage possible en { $square } : { $piece }
diagram-move-must-pass = { $player } n’ont aucun coup et doivent passer : 0000
diagram-move-none = il n’y a aucun coup permis
diagram-castling-king-away = le roque n’est pas permis : le Roi n’est pas en { $square }, sa case de départ
diagram-castling-rook-away = ce roque n’est pas permis : pas de { $piece } en { $square }, sa case de départ
diagram-castling-gone = ce roque n’est plus permis : le Roi ou la Tour a bougé
diagram-castling-check = on ne roque pas en échec : { $attackers }
diagram-castling-blocked = on ne roque pas tant qu’une pièce barre le chemin : { $blocker }
diagram-castling-crossed = le Roi ne roque pas par { $square }, case attaquée : { $attackers }
diagram-castling-arrives = le Roi ne roque pas jusqu’en { $square }, case attaquée : { $attackers }
diagram-piece-on = { $piece } en { $square }
diagram-and = { " " }et{ " " }
diagram-choice = { $letter }

# Ce qui ne va pas dans un texte Betza.
diagram-betza = dans la notation Betza « { $text } », à la lettre { $place } : { $what }
diagram-betza-no-atom = il manque après les modificateurs un atome (une capitale comme W, F, N ou R)
diagram-betza-atom = « { $letter } » n’est pas un atome connu ici
diagram-betza-modifier = « { $letter } » n’est pas un modificateur connu ici
diagram-betza-unsupported = « { $letter } » ({ $what }) ne se dessine pas ici
diagram-betza-range = la portée est trop grande
diagram-betza-pair = la parenthèse commence un saut écrit en deux nombres, comme (1,4) ; les étapes répétées ne se lisent pas ici
diagram-betza-pair-numbers = les nombres d’un saut vont de 0 à 15, et ne sont pas tous deux 0
diagram-betza-no-direction = ces lettres de direction ne choisissent rien pour cet atome
diagram-betza-nowhere = cela ne mène nulle part
diagram-betza-no-move = il n’y a pas de coup
diagram-betza-legs = plus de { $most } étapes ne se dessinent pas ici
diagram-betza-ways = il y a plus de { $most } façons de jouer
diagram-betza-en-passant = « { $letter } » (en passant) ne se lit qu’après c, comme dans fmWfceF
diagram-betza-only-first = « { $letter } » n’a sa place que dans la première étape
diagram-betza-not-further = « { $letter } » ne se lit pas dans une étape suivante
diagram-betza-not-first = « { $letter } » ne se lit pas dans la première étape d’un coup coudé
diagram-betza-not-bent = « { $letter } » ne se lit pas dans un coup coudé
diagram-betza-not-last = « { $letter } » ne se lit pas dans la dernière étape d’un coup coudé
diagram-betza-captures-on-way = « { $letter } » prend en chemin une fois de plus, ou en sautant, ce qui ne se lit pas ici : une seule étape avant la dernière peut prendre
diagram-betza-hops-on-way = « { $letter } » en chemin ne se dessine pas ici : seul p par-dessus une voisine se dessine
diagram-betza-lame-bent = n dans un coup coudé demande un saut simple
diagram-betza-hop-neighbour = p en chemin saute par-dessus une voisine : il lui faut un pas simple
diagram-betza-hop-first = p en chemin ne se dessine que dans le premier de deux pas simples
diagram-betza-hop-then-slide = ce qui saute en chemin doit finir par un pas simple
diagram-betza-lame-hop = n et un saut par-dessus une pièce s’excluent
diagram-betza-initial-in-air = i ne se lit pas sur une glissade qui commence en l’air
diagram-betza-needs-leg = « { $letter } » demande une étape suivante, commencée par a
diagram-betza-excludes = « { $letter } » exclut les autres de n, j, p, g, z et q
diagram-betza-crooked-direction = « { $letter } » (une direction) ne se lit pas sur les lignes brisées ou circulaires
diagram-betza-crooked = « { $letter } » ne se lit pas sur les lignes brisées ou circulaires
diagram-betza-lame-step = n demande un saut : un pas ne franchit rien qui puisse l’arrêter
diagram-betza-jump = j est pour les glissades, et pour les sauts simples par-dessus une case
diagram-betza-no-room = « { $letter } » demande de la place pour sauter : une portée, ou un saut par-dessus une case
diagram-betza-crooked-step = z (ligne brisée) demande plusieurs pas, comme zB, zR ou zNN
diagram-betza-circular-straight = q (ligne circulaire) ne se lit que sur les sauts obliques, comme dans qN

# Ce qu’une lettre veut dire dans un dialecte, et qui ne se dessine pas ici.
diagram-betza-means-own-pieces = prendre ses propres pièces
diagram-betza-means-en-passant-only = ne prendre qu’en passant ; ce se lit
diagram-betza-means-only-kings = ne prendre que les Rois
diagram-betza-means-cylinder = les échiquiers roulés en cylindre
diagram-betza-means-limits = les limites à ce qui se saute ou se prend
diagram-betza-means-unloading = déposer ce qui a été pris
diagram-betza-means-swapping = échanger ou pousser des pièces
diagram-betza-means-turning = tourner ou libérer d’autres pièces
diagram-betza-means-castling = le roque
diagram-betza-means-universal = le saut universel
diagram-betza-means-chain = une chaîne de coups entre crochets ; écrivez ses étapes avec a, comme FyafsF pour [F?R]

# Ce qui ne va pas dans la définition d’un jeu, avec les mots de son format.
diagram-definition-wrong = { $part } : { $fault }
diagram-definition-piece = pièce { $name }
diagram-definition-castling = roque { $letter }
diagram-definition-json = la ligne { $line }, colonne { $column }, ne peut être lue
diagram-definition-board-size = il faut de 1 à 16 colonnes et rangées
diagram-definition-royals = exactement une sorte de pièce doit être royale, et non { $count }
diagram-definition-moves = les pièces ont trop de coups : ensemble, ils passent par { $crossed } cases, et { $most } au plus sont possibles
diagram-definition-boats = une sorte de pièce au plus peut être un bateau
diagram-definition-format = le format doit être 1 ou 2, et non { $format }
diagram-definition-two-players = les buts, les mains, les règles d’échec et de prise et les tours passés ne valent qu’à deux joueurs
diagram-definition-no-checks = il faut au moins un échec pour gagner par échecs
diagram-definition-zone = « { $text } » n’est pas un ensemble de cases de cet échiquier
diagram-definition-zone-players = il faut un ensemble de cases, ou un pour chacun des { $needed } joueurs, et non { $found }
diagram-definition-castlers = exactement une sorte de pièce doit roquer avec le Roi, et non { $count }
diagram-definition-no-king = un joueur n’a pas de Roi
diagram-definition-rights = il y a au plus seize droits, chacun avec sa propre lettre
diagram-definition-no-piece = aucune pièce n’a la lettre « { $letter } »
diagram-definition-players = cette famille de jeux en demande { $needed }, et non { $found }
diagram-definition-kinds = il y a au plus { $most } sortes de pièces
diagram-definition-letter-taken = la lettre { $letter } est déjà prise
diagram-definition-lowest-rank = lowestRank n’est pas une rangée de l’échiquier
diagram-definition-initial-returns = i n’est que pour les pièces qui avancent toujours : rien ne retient si les autres ont bougé
diagram-definition-promotes-to-king = aucune pièce ne peut devenir un Roi
diagram-definition-off-board = { $square } n’est pas sur l’échiquier
diagram-definition-castling-rank = le Roi et la Tour doivent être sur une même rangée et y rester
diagram-definition-king-on-rook = le Roi ne peut arriver sur la case de la Tour : ce coup ne se distinguerait pas d’un pas
diagram-definition-right-letter = la lettre du droit doit être de A à Z, en minuscule pour le second joueur
diagram-definition-castling-san = le roque s’écrit O-O ou O-O-O
diagram-definition-same-king = un autre mène le Roi par le même chemin : ils ne se distingueraient pas
diagram-definition-same-san = un autre de ce joueur s’écrit de même
diagram-definition-text-empty = un nom doit avoir au moins une lettre
diagram-definition-text-long = un texte de ce genre a au plus { $most } lettres, et non { $letters }
diagram-definition-text-control = le caractère de commande { $number } ne doit pas s’y trouver
diagram-definition-text-direction = le caractère { $number }, qui change le sens de l’écriture, ne doit pas s’y trouver
diagram-definition-shuffle = ces pièces ne peuvent pas être mélangées ainsi
diagram-definition-promotion-rows = il faut une suite de lettres par joueur
diagram-definition-promotion-row-too-long = la suite de { $player } est trop longue
