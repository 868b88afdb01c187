# Les règles de n’importe quel jeu en mots, faites de sa définition par crates/rulebook. Chaque message est une phrase ou un morceau de phrase.
# Ce qui remplit les trous : $piece et $pieces, des noms de pièces ; $a-piece, « un Pion » ; $the-piece, « le Pion » ; $squares, des cases et des
# groupes de cases, avec le joueur derrière là où les joueurs diffèrent ; $player, le nom d’un joueur ; $movement, des phrases de movement.ftl ;
# $result, ce qui suit : « ce joueur perd », « la partie est nulle ».

rulebook-title-board = Échiquier et départ
rulebook-title-pieces = Pièces
rulebook-title-castling = Roque
rulebook-title-promotion = Promotion
rulebook-title-en-passant = En passant
rulebook-title-capture = Prises
rulebook-title-hands = Pièces en main
rulebook-title-check = Échec
rulebook-title-goals = Gagner et perdre
rulebook-title-ends = Fin de la partie
rulebook-title-turns = Tours

# Mots de liaison.
rulebook-and = { $first } et { $last }
rulebook-or = { $first } ou { $last }

# Une pièce dont aucun catalogue n’a le nom, avec des articles ; et ce que devient un Pion, avec un article ou sans.
rulebook-unknown-the = la pièce { $name }
rulebook-unknown-a = une pièce { $name }
rulebook-unknown-a-before-vowel = une pièce { $name }
rulebook-promotion-target = { $piece }
rulebook-of-player = { $what } ({ $player })

# Cases et groupes de cases.
rulebook-every-square = toutes les cases
rulebook-no-square = aucune case
rulebook-rank = rangée { $number }
rulebook-ranks = rangées { $first } à { $last }
rulebook-file = colonne { $letter }
rulebook-files = colonnes { $first } à { $last }
rulebook-rectangle = rectangle { $first }–{ $last }

# Échiquier et départ.
rulebook-board-size = L’échiquier a { $files } colonnes et { $ranks } rangées.
rulebook-board-light-and-dark = Les cases sont tour à tour claires et foncées.
rulebook-board-plain = Toutes les cases ont la même couleur.
rulebook-board-holes = Il manque à l’échiquier : { $squares }. Aucune pièce ne s’y tient, et aucune n’y passe en glissant.
rulebook-forward-rank = Sens de marche, { $player } : vers la rangée { $number }.
rulebook-forward-file = Sens de marche, { $player } : vers la colonne { $letter }.
rulebook-first-move = Premier coup : { $player }.
rulebook-order = Les joueurs jouent tour à tour, dans cet ordre : { $players }.
rulebook-setup = Au départ, { $player } : { $pieces }.
rulebook-setup-none = Au départ, { $player } : rien sur l’échiquier.
rulebook-shuffle = Au départ, ces pièces sont mélangées, { $player } : { $pieces }. Elles changent de place entre elles sur ces cases : { $squares }.
rulebook-shuffle-chosen = Avant le premier coup, un joueur choisit la place de certaines pièces. Qui choisit : { $chooser }. Ces pièces, { $player } : { $pieces }. Elles changent de place entre elles sur ces cases : { $squares }.
rulebook-shuffle-chosen-apart = Avant le premier coup, chaque joueur choisit la place de certaines de ses pièces. Ces pièces, { $player } : { $pieces }. Elles changent de place entre elles sur ces cases : { $squares }.
rulebook-shuffle-alike = Celles de l’autre joueur se placent comme elles.
rulebook-shuffle-apart = Celles de l’autre joueur se placent à part, sur les cases opposées.
rulebook-shuffle-within = Seules cases permises, { $the-piece } : { $squares }.
rulebook-shuffle-setups = Il y a ces dispositions, ici { $player } : { $setups }.
rulebook-shuffle-setup = { $name } ({ $pieces })
rulebook-shuffle-differ = Les pièces qui restent sur des cases d’une seule couleur se placent par moitié sur les cases claires et sur les foncées.
rulebook-shuffle-king = La pièce royale se place entre les deux pièces qui roquent avec elle.

# Pièces.
rulebook-piece-moves = { $piece } ({ $letter }) : { $movement }
rulebook-piece-stays = { $piece } ({ $letter }) : ne bouge pas.
rulebook-zone-move = De ces cases, { $the-piece } a une façon de plus de se déplacer : { $squares }. { $movement }
rulebook-zone-within = Tout ce chemin doit se trouver sur ces cases : { $squares }.
rulebook-hops-not = { $the-piece } ne peut pas sauter par-dessus ces pièces : { $pieces }.
rulebook-first-moves-lost = Une pièce royale perd pour toujours les coups de sa case de départ quand l’une de ces pièces ennemies arrive sur sa rangée ou sa colonne : { $pieces }.
rulebook-confined = { $the-piece } ne quitte jamais ces cases : { $squares }.
rulebook-able-to-move = Aucune pièce ne peut aller sur une case d’où elle ne pourrait plus jamais bouger, sauf avec une promotion.

# Roque.
rulebook-castling = Le roque déplace deux pièces en un coup. Aucune des deux ne doit avoir bougé. Toutes les cases entre les deux, et toutes celles que l’une d’elles franchit ou atteint, doivent être vides d’autres pièces.
rulebook-castling-safe = { $the-piece } ne doit ni être en échec, ni franchir une case attaquée, ni arriver sur une case attaquée.
rulebook-castling-move = { $player } : { $king } et { $rook }, écrit { $san }.
rulebook-castling-step = { $piece } de { $from } en { $to }
rulebook-castling-anywhere = Les pièces roquent d’où qu’elles partent sur leur rangée. Elles arrivent sur les cases dites ici.
rulebook-castling-opposite = Un joueur qui roque enlève à l’autre le droit de roquer du même côté.
rulebook-king-leap = Une fois dans la partie, { $the-piece } peut sauter sur une case vide à distance deux, dans n’importe quelle direction, saut de Cavalier compris. C’est permis à une pièce qui n’a pas bougé et qui n’est pas en échec. La case d’arrivée ne doit pas être attaquée. La case entre les deux ne doit pas l’être non plus ; des deux chemins d’un saut de Cavalier, un seul chemin sûr suffit.
rulebook-king-leap-of = Ce saut appartient à : { $players }.
rulebook-option = Cette règle est une option, choisie avant la partie.

# Promotion.
rulebook-promotion = { $a-piece } qui { $trigger } sur l’une de ces cases { $duty } { $to } : { $squares }.
rulebook-promotion-own-move = { $a-piece } sur l’une de ces cases, ou n’importe où si c’est la seule pièce de sa sorte de son joueur, peut prendre sa promotion par un coup à part : devenir { $to } sur place, ou sur une case vide où cette pièce pourrait aller. Là, elle ne doit rien attaquer ni donner échec. Cases : { $squares }.
rulebook-trigger-end = finit son coup
rulebook-trigger-end-capture = finit une prise
rulebook-trigger-end-quiet = finit un coup sans prise
rulebook-trigger-both = commence ou finit son coup
rulebook-trigger-both-capture = commence ou finit une prise
rulebook-trigger-both-quiet = commence ou finit un coup sans prise
rulebook-trigger-enter = arrive de l’extérieur
rulebook-trigger-enter-capture = arrive de l’extérieur par une prise
rulebook-trigger-enter-quiet = arrive de l’extérieur sans prise
rulebook-duty-must = doit devenir
rulebook-duty-may = peut devenir
rulebook-promotion-must-in = Sur ces cases, { $the-piece } n’a pas le choix, et la promotion est obligatoire : { $squares }.
rulebook-promotion-moves = Pour { $the-piece }, seuls les coups de cette sorte donnent la promotion. { $movement }
rulebook-promotion-not-en-passant = Pour { $the-piece }, la prise en passant ne donne pas la promotion.
rulebook-promotion-lost = { $the-piece } ne peut devenir qu’une sorte de pièce dont son joueur a moins d’exemplaires qu’au départ.
rulebook-promotion-barred = S’il n’y a pas de telle sorte, { $the-piece } ne peut pas y aller.
rulebook-promotion-reverts = Quand la pièce promue est prise, elle redevient { $a-piece } dans la main.
rulebook-promotion-order = Si plusieurs de ces promotions conviennent à un coup, pour { $the-piece }, la première nommée compte.
rulebook-promotion-limit = Une pièce ne peut devenir l’une de celles-ci que si son joueur en a moins de { $count } de cette sorte sur l’échiquier : { $pieces }.
rulebook-promotion-limit-one = Une pièce ne peut devenir l’une de celles-ci que si son joueur n’en a aucune de cette sorte sur l’échiquier : { $pieces }.

# En passant.
rulebook-en-passant = Quand { $taken } vient de franchir plusieurs cases en un coup, { $takers } peut faire la prise en passant au coup qui suit : par une prise sur une case franchie, comme si la pièce s’y trouvait.
rulebook-en-passant-zone = { $the-piece } ne prend en passant que sur ces cases : { $squares }.

# Prises.
rulebook-capture-forced = Qui peut prendre doit prendre. Entre plusieurs prises, le joueur choisit.
rulebook-explodes = Toute prise explose. Elle enlève la pièce prise, celle qui prend, et toutes les pièces des deux camps sur les cases voisines, en diagonale aussi.
rulebook-explosion-spares = Une explosion sur une case voisine n’enlève pas : { $pieces }.
rulebook-explosion-immune = Aucune explosion n’enlève jamais : { $pieces }.
rulebook-explosion-petrifies = Les pièces voisines qu’une explosion enlève se changent en pierre : plus rien ne peut entrer sur leurs cases.
rulebook-explosion-royal = Personne ne peut faire exploser sa propre pièce royale. Un coup qui fait exploser une pièce royale ennemie est permis même en échec.
rulebook-explosion-neighbours = Une pièce royale à côté d’une pièce royale ennemie n’est pas en échec, car une prise là ferait exploser les deux.
rulebook-not-alike = { $a-piece } ne peut pas prendre { $a-piece }.
rulebook-petrifies = Quand l’une de ces pièces prend, elle se change en pierre : { $pieces }. La pièce disparaît, et rien ne peut plus entrer sur sa case.
rulebook-iron = Rien ne peut prendre ces pièces : { $pieces }.
rulebook-trade = Ces pièces ne doivent pas se prendre entre elles là où celle qui prend pourrait être reprise : { $pieces }.
rulebook-trade-adjacent = Sur une case voisine, elles peuvent se prendre tout de même.
rulebook-trade-double = Elles le peuvent aussi quand le même coup prend encore une autre pièce.
rulebook-trade-minor = Celles-ci ne comptent pas comme une telle autre pièce : { $pieces }.
rulebook-trade-counter = Quand l’une d’elles vient d’être prise par une pièce d’une autre sorte, le coup qui suit ne doit pas en prendre une sur une autre case avec une pièce d’une autre sorte.

# Pièces en main.
rulebook-hand-captures = Une pièce prise change de camp et va dans la main du joueur qui l’a prise.
rulebook-hand-drops = Au lieu de déplacer une pièce, un joueur peut poser une pièce de sa main sur une case vide. On dit qu’il la parachute.
rulebook-hand-start = En main au départ, { $player } : { $pieces }.
rulebook-hand-reverts = Dans la main, { $the-piece } redevient { $a-base }.
rulebook-hand-keeps = Une pièce promue reste promue dans la main.
rulebook-drop-zone = On ne peut poser { $a-piece } que sur ces cases : { $squares }.
rulebook-drop-file = On ne peut poser { $a-piece } que sur une colonne où son joueur en a moins de { $count }.
rulebook-drop-file-one = On ne peut pas poser { $a-piece } sur une colonne où son joueur a déjà { $a-piece }.
rulebook-drop-promoted = On peut aussi poser { $a-piece } comme { $pieces }.
rulebook-gating = Quand une pièce de la première rangée d’un joueur fait son premier coup, le joueur peut poser une pièce de sa main sur la case quittée. Cela fait partie du même coup. Avec un roque, l’une des deux cases qui deviennent vides peut servir.
rulebook-gating-zone = { $a-piece } ne peut entrer que sur ces cases : { $squares }.
rulebook-must-drop = Tant qu’une de ces pièces est en main et peut être posée, le joueur doit en poser une : { $pieces }.
rulebook-must-drop-any = Tant qu’une pièce en main peut être posée, le joueur doit en poser une.
rulebook-no-drop-check = Poser une pièce ne doit pas donner échec.
rulebook-no-drop-mate = Un joueur qui donne échec et mat en posant { $a-piece } perd.
rulebook-drops-differ = Les pièces qui restent sur des cases d’une seule couleur doivent être posées sur des cases des deux couleurs, autant sur l’une que sur l’autre.
rulebook-drops-castle = Une pièce posée sur sa case de roque peut roquer comme si elle n’avait jamais bougé.

# Échec.
rulebook-royal = Pièces royales : { $pieces }. Un joueur dont une pièce royale est attaquée est en échec. Aucun joueur ne peut jouer un coup qui laisse attaquée une pièce royale à lui.
rulebook-royal-each = Si un joueur a plusieurs pièces royales, aucune ne doit rester attaquée.
rulebook-royal-last = Royale seulement quand le joueur n’en a pas d’autre : { $pieces }. Tant qu’il y en a plusieurs, chacune peut être prise.
rulebook-royal-none = Il n’y a ni échec ni mat : toute pièce peut être prise.
rulebook-royal-group = Ces pièces comptent ensemble, et la dernière de toutes est royale : { $pieces }.
rulebook-all-attacked = Un joueur est aussi en échec quand toutes ces pièces sont attaquées en même temps : { $pieces }.
rulebook-facing-file = une colonne
rulebook-facing-rank = une rangée
rulebook-facing-diagonal = une diagonale
rulebook-facing = Deux pièces royales de joueurs différents ne doivent jamais se faire face sur { $lines } sans rien entre elles.
rulebook-king-stays = Une pièce royale en échec ne peut bouger que pour prendre la seule pièce qui donne l’échec.
rulebook-substitutes = Une pièce royale matée peut changer de place avec l’une de ces pièces de son camp, où qu’elle soit : { $pieces }.
rulebook-check-forbidden = Aucun coup ne peut donner échec.

# Gagner et perdre.
rulebook-goal-reach-one = Un joueur qui a { $pieces } sur l’une de ces cases gagne : { $squares }.
rulebook-goal-reach-many = Un joueur qui a { $count } pièces sur ces cases gagne : { $squares }. Ce qui compte : { $pieces }.
rulebook-any-piece = n’importe quelle pièce
rulebook-goal-safe = Les pièces qui peuvent être prises ne comptent pas, sauf s’il y en a plus qu’il n’en faut.
rulebook-goal-keep = Le but n’est atteint que si les pièces sont encore là après le coup suivant de l’autre joueur.
rulebook-goal-reply = Le premier joueur ({ $first }) y est-il d’abord, le second ({ $second }) peut encore faire nulle en y arrivant au coup qui suit.
rulebook-goal-castle = Un joueur ({ $player }) gagne par le roque { $san }, et perd dès que ce roque ne lui est plus possible.
rulebook-goal-check = Un joueur qui donne échec gagne.
rulebook-goal-checks = Un joueur qui a donné échec { $count } fois gagne.
rulebook-goal-enter = Gagne un joueur au trait, qui n’est pas en échec, et qui a { $king } et au moins { $count } autres pièces sur ces cases, avec assez de points : { $squares }.
rulebook-goal-enter-points = Il faut { $points } points au premier joueur ({ $first }), { $others } au second ({ $second }). Comptent les pièces sur ces cases et en main.
rulebook-goal-enter-each = Chaque pièce vaut 1, sauf le Roi.
rulebook-goal-enter-worth = Une pièce vaut 1, sauf celles-ci : { $pieces }. Le Roi ne vaut rien.
rulebook-extinct-none = Quand un joueur n’a plus aucune de ces pièces, { $result } : { $pieces }.
rulebook-extinct-few = Quand il reste à un joueur au plus { $count } de ces pièces, { $result } : { $pieces }.
rulebook-extinct-none-each = Quand un joueur n’a plus de pièce de l’une de ces sortes, { $result } : { $pieces }.
rulebook-extinct-few-each = Quand il reste à un joueur au plus { $count } pièces de l’une de ces sortes, { $result } : { $pieces }.
rulebook-extinct-all = Quand un joueur n’a plus aucune pièce, { $result }.
rulebook-extinct-all-few = Quand il reste à un joueur au plus { $count } pièces, { $result }.
rulebook-extinct-hand = Les pièces en main comptent aussi.
rulebook-extinct-against = Cela ne vaut que tant que l’autre joueur en a au moins { $count }.
rulebook-wins = gagne
rulebook-loses = perd
rulebook-that-player-wins = ce joueur gagne
rulebook-that-player-loses = ce joueur perd
rulebook-game-drawn = la partie est nulle

# Fin de la partie.
rulebook-checkmate = Échec et mat : quand un joueur est en échec et n’a aucun coup permis, { $result }.
rulebook-stalemate = Pat : quand le joueur au trait n’est pas en échec et n’a aucun coup permis, { $result }.
rulebook-no-move = Quand le joueur au trait n’a aucun coup permis, { $result }.
rulebook-no-move-count = Si un joueur qui n’est pas en échec n’a aucun coup permis, le joueur qui a le moins de pièces sur l’échiquier gagne. À nombre égal, la partie est nulle.
rulebook-repetition-draw = La partie est nulle quand la même position se présente { $count } fois.
rulebook-repetition-mover = Quand la même position se présente { $count } fois, le joueur au trait { $result }.
rulebook-repetition-first = Quand la même position se présente { $count } fois, le premier joueur ({ $player }) { $result }.
rulebook-repetition-never = La partie ne finit pas par répétition.
rulebook-perpetual = Mais si un joueur a donné échec à chacun de ses coups depuis que la position s’est présentée d’abord, ce joueur perd.
rulebook-perpetual-attack = Si un seul des joueurs a attaqué à chacun de ses coups depuis que la position s’est présentée d’abord, il perd. Un coup attaque si la pièce jouée peut prendre quelque chose au coup suivant, ou si une pièce royale est attaquée.
rulebook-first-pass = Si tous les coups depuis que la position s’est présentée d’abord étaient des tours passés, le joueur qui a passé le premier perd.
rulebook-chasing = Si personne ne l’a fait, perd le joueur qui a pourchassé la même pièce à chacun de ses coups. Un coup pourchasse ce qu’il attaque de nouveau, si cela n’est pas protégé et n’est pas une pièce de la même sorte, qui pourrait prendre à son tour. Ces pièces pourchassent : { $pieces }.
rulebook-chasing-stronger = Une pièce plus forte est pourchassée même si elle est protégée : { $pieces }.
rulebook-chasing-weak = Ces pièces ne pourchassent pas, mais peuvent être pourchassées : { $pieces }.
rulebook-chasing-weak-zone = Ces pièces ne pourchassent pas, mais peuvent être pourchassées sur { $squares } : { $pieces }.
rulebook-move-limit = La partie est nulle après { $count } coups de chaque joueur sans progrès.
rulebook-counted-checks = Des échecs que donne un joueur, { $count } seulement comptent parmi ces coups.
rulebook-move-limit-never = La partie ne finit pas par le compte des coups.
rulebook-progress-capture = Une prise est un progrès.
rulebook-progress = Une prise est un progrès, et aussi tout coup joué avec { $pieces }.
rulebook-progress-promotion = Une promotion est un progrès aussi.
rulebook-bare-kings = La partie est nulle quand il ne reste que les deux pièces royales sur l’échiquier.
rulebook-insufficient = La partie est nulle aussi quand il ne reste à un joueur que sa pièce royale, et à l’autre que sa pièce royale et : { $pieces }.
rulebook-harmless = La partie est nulle quand il ne reste que des pièces royales et, en nombre quelconque : { $pieces }.
rulebook-bishops-alike = La partie est nulle quand il ne reste que des pièces royales et, en nombre quelconque : { $pieces }, toutes sur des cases d’une même couleur.
rulebook-bishops-apart = La partie est nulle quand il ne reste, hors pièces royales, que des pièces de ces sortes : { $pieces } ; celles d’un joueur sur des cases claires, celles de l’autre sur des cases foncées.
rulebook-bare-king = Un joueur à qui il ne reste qu’une pièce perd, sauf si le coup qui suit ne laisse aussi qu’une pièce à l’autre.
rulebook-facing-twice = La partie finit quand des pièces royales se font face sur une rangée ou une colonne ouverte après un coup et encore après la réponse.
rulebook-passing-twice = La partie finit quand les deux joueurs passent leur tour l’un après l’autre.
rulebook-material-each = Là où la partie serait nulle par répétition ou par le compte des coups, et là où elle finit par deux tours passés ou par des pièces royales face à face, le joueur qui a le plus de pièces gagne.
rulebook-material = Là où la partie serait nulle par répétition ou par le compte des coups, et là où elle finit par deux tours passés ou par des pièces royales face à face, le joueur dont les pièces valent le plus gagne. Valeurs : { $pieces }.
rulebook-material-second = Pour cela, le second joueur ({ $player }) a { $count } de plus.
rulebook-mate-needs = Un mat ne compte que si l’une de ces pièces a donné échec dans la suite ininterrompue d’échecs qui y mène : { $pieces }. Sinon la partie est nulle.
rulebook-no-mate-by = Un joueur qui mate avec l’une de ces pièces seule perd : { $pieces }.
rulebook-counting = Les coups se comptent quand il ne reste aucune de ces pièces sur l’échiquier : { $pieces }. Le joueur qui a le moins compte, et la partie est nulle si l’autre n’a pas maté en autant de coups.
rulebook-counting-board = Un joueur qui a plus que sa pièce royale doit être maté en { $count } coups.
rulebook-counting-most = Cela vaut pour un joueur qui a au plus { $count } pièces, la royale comprise.
rulebook-counting-with-pawns = Cela vaut même tant qu’il y a de ces pièces : { $pieces }.
rulebook-counting-row = Une pièce royale seule doit être matée en { $count } coups si l’autre joueur a au moins { $most } de ces pièces : { $pieces }.
rulebook-counting-others = Dans tous les autres cas, une pièce royale seule doit être matée en { $count } coups.
rulebook-counting-first = De ces nombres de coups, le premier qui convient compte.
rulebook-counting-from = Pour une pièce royale seule, le compte commence par le nombre de toutes les pièces sur l’échiquier.

# Tours.
rulebook-passing-without-move = Un joueur qui n’a aucun coup permis et n’est pas en échec passe son tour.
rulebook-passing-always = Un joueur qui n’est pas en échec peut passer son tour.

# Quatre joueurs.
rulebook-four-kings = Il n’y a pas d’échec. Un Roi peut être pris comme toute autre pièce.
rulebook-four-out = Un joueur qui n’a plus de Roi, ou plus rien que son Roi, est éliminé. Ses pièces restent sur l’échiquier : elles ne bougent plus, elles barrent encore le chemin, et elles peuvent être prises.
rulebook-four-pass = Un joueur qui n’a aucun coup passe son tour.
rulebook-four-points = Qui prend une pièce en marque les points : { $pieces }.
rulebook-four-third-king = Qui prend les Rois des trois autres joueurs, son propre Roi étant encore sur l’échiquier, marque { $points } points pour le troisième.
rulebook-four-boat = Quand un coup de cette pièce complète un carré de deux cases sur deux qui en contient quatre, il prend les trois autres : { $the-piece }.
rulebook-four-promotion = { $a-piece } sur sa dernière rangée devient la pièce de sa case dès que son joueur n’a plus de pièce de cette sorte. Pour devenir { $early }, ce doit être l’une des deux dernières pièces de sa sorte chez son joueur. Pour devenir autre chose, ce doit être la dernière, et son joueur ne peut avoir en plus qu’un Roi et une seule pièce de cette sorte : { $boat }. Jusque-là la pièce attend là et ne bouge pas.
rulebook-four-promotion-square = { $piece } : { $squares }.
rulebook-four-sudden-death = Quand le deuxième joueur est éliminé, les deux autres font encore dix coups chacun au plus. La partie est finie quand ces coups sont faits, ou quand l’un des deux est éliminé.
rulebook-four-sudden-death-moves = Quand le deuxième joueur est éliminé, il reste { $count } coups au plus, ceux des deux joueurs ensemble. La partie est finie quand ces coups sont faits, ou quand l’un des deux est éliminé.
rulebook-four-move-limit = La partie est finie aussi après { $count } coups, ceux de tous les joueurs ensemble, sans prise, sans promotion et sans coup joué avec { $pieces }.
rulebook-four-win = Le plus haut total de points gagne, aussi celui d’un joueur éliminé. Les joueurs au même plus haut total partagent la victoire.

# Des règles montrées sur l’échiquier

rulebook-example-castling-title = Roque
rulebook-example-castling = { $the-king } va de { $king-from } en { $king-to }, et { $the-rook } de { $rook-from } en { $rook-to }.
rulebook-example-leap-title = Le saut
rulebook-example-leap = Une fois dans la partie, { $the-piece } peut sauter : ici de { $from } en { $to }.
rulebook-example-promotion-title = Promotion
rulebook-example-promotes = { $the-piece } va en { $to } et devient { $a-piece }.
rulebook-example-promotes-by-choice = { $the-piece } va en { $to }. On a le choix : ici, la pièce devient { $a-piece }.
rulebook-example-promotes-standing = { $the-piece } reste en { $square } et devient { $a-piece } : c’est tout le coup.
rulebook-example-en-passant-title = En passant
rulebook-example-en-passant = { $the-piece } va de { $from } en { $to }, en un coup. Aussitôt, { $the-taker } en { $square } fait la prise en allant en { $passed }, comme si la pièce s’y était arrêtée.
rulebook-example-hop-title = Sauter par-dessus
rulebook-example-hop = { $the-piece } saute par-dessus la pièce en { $screen } jusqu’en { $to }. Sans pièce à cet endroit, ce coup n’existe pas.
rulebook-example-hop-capture = { $the-piece } saute par-dessus la pièce en { $screen } et prend en { $to }. Sans pièce entre les deux, cette prise n’existe pas.
rulebook-example-leg-title = Une prise en chemin
rulebook-example-leg-back = { $the-piece } prend en { $via } et revient sur sa case, comme sans bouger.
rulebook-example-leg-twice = { $the-piece } prend en { $via }, continue dans le même coup, et prend encore en { $to }.
rulebook-example-leg-on = { $the-piece } prend en { $via } et continue jusqu’en { $to } dans le même coup.
rulebook-example-zone-title = Plus de coups depuis certaines cases
rulebook-example-zone = De { $from }, { $the-piece } peut aussi aller en { $to }. D’autres cases, ce coup n’existe pas.
rulebook-example-forced-title = La prise est obligatoire
rulebook-example-forced = { $the-piece } peut prendre en { $to } : c’est donc obligatoire, et aucun autre coup n’est permis.
rulebook-example-explosion-title = Une explosion
rulebook-example-explosion = { $the-piece } prend en { $to }. Les deux disparaissent, et avec eux des pièces sur les cases autour.
rulebook-example-stone-title = Changée en pierre
rulebook-example-stone = { $the-piece } prend en { $to } et se change en pierre : plus personne ne peut entrer sur cette case.
rulebook-example-drop-title = Un parachutage
rulebook-example-drop = { $the-piece } vient de la main en { $to }. C’est tout le coup.
rulebook-example-drop-captured = { $the-piece } prend en { $to } : ce qui est pris va dans la main. Plus tard, au lieu d’un coup sur l’échiquier, on parachute { $a-piece } de la main en { $square }.
rulebook-example-gate-title = L’entrée en jeu
rulebook-example-gate = { $the-piece } fait son premier coup, en { $to }, et dans le même coup { $a-piece } entre en { $from }.
rulebook-example-facing-title = Face à face
rulebook-example-facing = { $the-piece } ne peut pas aller en { $square } : ce serait un face à face, sans rien entre les deux.
rulebook-example-reach-title = Le but est atteint
rulebook-example-reach = Par ce coup, une pièce arrive à son but, et la partie est gagnée.
rulebook-example-checks-title = Le dernier échec
rulebook-example-checks = C’est le dernier échec qui manquait : la partie est gagnée, que l’on puisse parer l’échec ou non.
rulebook-example-lost-title = Il en reste trop peu
rulebook-example-lost = Par cette prise, l’autre joueur a perdu ce qu’il ne faut pas perdre, et la partie est gagnée.
rulebook-example-lost-wins = Par cette prise, l’autre joueur n’a plus rien, et gagne ainsi.
rulebook-example-lost-drawn = Par cette prise, il reste trop peu à l’autre joueur, et la partie est nulle.
