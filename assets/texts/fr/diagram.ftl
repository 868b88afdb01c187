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
