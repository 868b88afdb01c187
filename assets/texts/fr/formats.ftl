# Ce qui est dit des jeux lus dans les fichiers d’autres programmes, ou écrits dans ceux-ci, par crates/formats. Une note nomme ce qui est dans le texte ; elle suit la ligne, la colonne et la clé.
# $what, $key et $value, ce qui est dans le texte ; $piece et $pieces, des noms ou des lettres de pièces ; $letter, une lettre ; $names, des noms de jeux.

# Où, et de quelle sorte.
format-line = ligne { $line } : { $what }
format-place = ligne { $line }, colonne { $column } : { $what }
format-key = { $key } : { $what }
format-not-needed = inutile : { $what }
format-unsupported = non reconnu : { $what }
format-unreadable = non lu : { $what }
format-assumed = supposé : { $what }
format-or = { $first } ou { $last }

# Le texte entier.
format-unknown = ce n’est pas un jeu qui se lit ici : il faut du JSON, un fichier ini de Fairy-Stockfish, le texte d’un Interactive Diagram, ou les commandes piece et setup de XBoard
format-several = il y a { $count } jeux ; donnez le nom de l’un d’eux : { $names }
format-not-among = il n’y a pas de jeu « { $name } » ; il y a { $names }
format-more-notes = { $count } autres notes de cette sorte, ou plus légères, sont omises

# Noms qui ne peuvent pas s’afficher.
format-name-repaired = { $fault } ; c’est ici « { $name } »
format-name-empty = un nom doit avoir au moins une lettre
format-name-long = un texte de cette sorte a au plus { $most } lettres, et non { $letters }
format-name-control = le caractère de commande U+{ $code } ne doit pas s’y trouver
format-name-direction = le caractère U+{ $code }, qui change le sens de l’écriture, ne doit pas s’y trouver

# JSON. $fault, les mots de son lecteur, qui sont anglais.
format-json-end = le texte finit trop tôt : une parenthèse, un crochet ou un guillemet n’est pas fermé
format-json-syntax = ce n’est pas du JSON : « { $fault } »
format-json-missing-field = il manque le champ « { $field } »
format-json-unknown-field = le champ « { $field } » n’est pas connu ; sont connus { $known }
format-json-value = la valeur ne peut pas être lue : « { $fault } »

# La marche des pièces, dans le dialecte des diagrammes.
format-move-no-atom = « { $term } » n’a pas d’atome, c’est-à-dire de capitale comme W, F ou N
format-move-no-castling = « { $term } » n’est pas un roque qui puisse s’écrire : O, et de combien de cases va le Roi
format-move-chain = la chaîne de coups « { $term } » ne peut pas s’écrire : { $fault }
format-move-fault = « { $term } » ne peut pas s’écrire : { $fault }
format-move-only-en-passant = « { $term } » ne prend qu’en passant, ce qui ne peut pas s’écrire
format-chain-before = « { $letter } » doit se trouver devant l’un des coups entre crochets
format-chain-ways = elle a trop de chemins
format-chain-nowhere = elle ne mène nulle part
format-chain-ranges = ses coups ont des portées qui ne peuvent pas se suivre
format-chain-first-direction = a, z et q sont des directions que seul un coup suivant peut avoir
format-chain-knight-first = un saut de Cavalier ne peut être que le premier coup d’une chaîne, dans toutes les directions ou dans certaines de f et b, ou de l et r
format-chain-long = elle a plus de { $most } coups
format-chain-atom = « { $atom } » ne peut pas être un coup d’une chaîne ; W, F, K, R, B, Q le peuvent, avec une portée, ainsi que D, A, N
format-chain-after-knight = après un saut de Cavalier, un coup ne peut que continuer vers l’extérieur, tout droit ou en diagonale
format-chain-not-there = « { $letter } » ne peut pas s’écrire là

# Pièces et roques des diagrammes et des commandes de XBoard.
format-piece-no-move-left = il ne lui reste aucun coup : elle ne peut pas se déplacer
format-piece-faces = elle ne peut faire face à aucun autre Roi, le long de ses { $lines }, sans rien entre les deux
format-piece-captures-kings = elle ne prend que les Rois, le long de ses { $lines }, ce qui ne peut pas s’écrire
format-file = colonnes
format-rank = rangées
format-diagonal = diagonales
format-king-leap = elle peut sauter à deux cases à son premier coup, si elle n’est pas en échec et ne franchit aucune case attaquée
format-castling-no-partner = le roque de { $steps } cases n’a pas de partenaire dans la position de départ
format-castling-left-out = le roque depuis { $square } est laissé de côté, car une autre pièce de ce joueur roque

# Jeux écrits sous d’autres formes.
format-two-players = seuls les jeux à deux joueurs, qui se font face du nord au sud, peuvent s’écrire
format-option-left-out = l’option « { $option } » ne peut pas s’écrire ; le jeu est écrit sans elle
format-board-size = les échiquiers de Fairy-Stockfish ont au plus 12 colonnes et 10 rangées
format-letter-unsaid = la lettre { $letter } ne peut pas s’écrire : les lettres vont de A à Z
format-letter-none-left = il ne reste pas de lettre pour { $letter }
format-too-many-kinds = il y a trop de sortes de pièces pour { $letter }
format-move-unsaid = { $piece } : la marche { $move } ne peut pas s’écrire
format-piece = { $name } ({ $letter })
format-piece-unsaid = { $piece } ne peut pas s’écrire
format-part-unsaid = { $piece } : { $part } ne peut pas s’écrire sous cette forme
format-part-move = sa marche
format-part-leg = une prise en chemin
format-part-promotion = sa promotion
format-part-promoted-from = ce qu’elle était avant la promotion
format-part-en-passant-zone = sa zone de prise en passant
format-part-limit = sa limite
format-part-zone = sa zone
format-part-royal = son caractère royal
format-part-roles = la prise en passant ou le compte des coups
format-part-drop = son parachutage
format-part-hops = ce qu’elle saute
format-part-drops-promoted = le parachutage de ce qu’elle devient
format-unsaid-holes = les trous de l’échiquier ne peuvent pas s’écrire
format-unsaid-start = la position de départ ne peut pas s’écrire sous cette forme
format-unsaid-castling = le roque ne peut pas s’écrire sous cette forme
format-unsaid-castling-anywhere = que le roque parte de n’importe où sur la rangée ne peut pas s’écrire sous cette forme
format-unsaid-shuffle = quelles pièces sont mélangées ne peut pas s’écrire sous cette forme
format-unsaid-opposite-castling = que le roque en prive l’autre joueur ne peut pas s’écrire
format-unsaid-material = les nulles par manque de matériel ne peuvent pas s’écrire sous cette forme
format-unsaid-ends = la fin de la partie ne peut pas s’écrire sous cette forme
format-unsaid-goal = le but « { $goal } » ne peut pas s’écrire sous cette forme
format-unsaid-goal-more = il faut écrire un but que le jeu n’a pas
format-unsaid-royal-group = que la dernière de plusieurs sortes soit royale ne peut pas s’écrire
format-unsaid-check = ce que veut dire l’échec ne peut pas s’écrire sous cette forme
format-unsaid-capture = ce que fait une prise ne peut pas s’écrire sous cette forme
format-unsaid-hands = les règles des pièces en main ne peuvent pas s’écrire sous cette forme
format-unsaid-first-moves = la façon dont les positions disent qui a déjà joué ne peut pas s’écrire sous cette forme
format-unsaid-able-to-move = où les pièces doivent pouvoir se déplacer ne peut pas s’écrire
format-unsaid-king-leap = le saut du Roi ne peut pas s’écrire
format-unsaid-passing = le droit de passer ne peut pas s’écrire sous cette forme

# Fichiers ini de Fairy-Stockfish.
format-ini-section-name = une section doit avoir un nom : [nom] ou [nom:base]
format-ini-section = une section s’écrit [nom] ou [nom:base], sans rien derrière
format-ini-key-missing = il manque une clé devant le =
format-ini-before-section = ceci se trouve avant la première section : un jeu commence par [nom]
format-ini-line = une ligne doit être une section, une clé suivie de = et d’une valeur, ou un commentaire qui commence par # ou ;
format-ini-no-game = il n’y a pas de jeu dedans : un jeu commence par son nom, comme [monjeu]
format-ini-again = il y a déjà un jeu « { $name } » à la ligne { $line }, et c’est lui qui compte ; celui-ci ne compte pas
format-ini-long-chain = le jeu en suit d’autres sur plus de { $most } étapes, à partir de « { $name } », ou en cercle
format-ini-circle = des jeux ne peuvent pas se suivre en cercle : { $names }
format-ini-other-game = « { $name } » a des règles qui ne peuvent pas s’écrire : des murs, ou des pièces qui se retournent
format-ini-unknown-game = il n’y a pas de jeu « { $name } » dans ce texte ni parmi les jeux connus
format-ini-unknown-game-near = il n’y a pas de jeu « { $name } » dans ce texte ni parmi les jeux connus ; { $near } est le plus proche
format-ini-key-again = elle est donnée de nouveau à la ligne { $line }, qui compte
format-ini-unknown-key = cette clé n’existe pas
format-ini-unknown-key-near = cette clé n’existe pas ; { $near } est la plus proche
format-ini-key-not-needed = elle ne change rien aux règles
format-ini-integer = « { $value } » doit être un nombre entier
format-ini-number = « { $value } » doit être un nombre entier, { $most } au plus
format-ini-flag = « { $value } » doit être true ou false
format-ini-rank = « { $value } » doit être une rangée de 1 à { $most }
format-ini-file = « { $value } » doit être une colonne : une lettre de a à p ou un nombre de 1 à 16
format-ini-result = « { $value } » doit être win, loss, draw ou none
format-ini-squares = « { $value } » doit être une case comme e4, une colonne comme e*, ou une rangée comme *4, jusqu’à p16
format-ini-right = un droit doit être l’un de K, Q, k et q
format-ini-word = « { $value } » doit être l’un de { $known }
format-ini-promoted-letter = il manque une lettre après les deux-points
format-ini-moves-missing = il manque sa marche : écrivez la lettre, deux-points et la marche, comme a:NB
format-ini-piece-letter = « { $value } » doit être une lettre de a à z, ou - pour une pièce que le jeu n’a pas
format-ini-piece-letter-missing = il manque une lettre de a à z, ou - pour une pièce que le jeu n’a pas
format-ini-no-type = aucune pièce de ce jeu n’a la lettre « { $letter } » ; les lettres sont { $letters }
format-ini-one-letter = « { $value } » doit être une seule lettre
format-ini-pair = « { $value } » doit être une lettre, deux-points et une valeur, comme p:1
format-ini-board = l’échiquier doit avoir de 1 à 16 colonnes et rangées
format-ini-no-piece = aucune pièce n’est sur l’échiquier ni en main au départ
format-ini-chess960 = les pièces de la première rangée sont mélangées : les Fous sur les deux couleurs, le Roi entre les Tours
format-ini-rule = la règle « { $value } » ne peut pas encore s’écrire
format-ini-stalemate-count = que celui qui a le plus de pièces gagne un pat ne peut pas s’écrire
format-ini-extinction-claim = que seul le joueur au trait puisse réclamer une extinction ne peut pas s’écrire
format-ini-no-king = sans Roi, elle ne change rien : Fairy-Stockfish ne parle que des échecs à cette pièce
format-ini-royal-groups = que la dernière de plusieurs sortes soit royale, pour plusieurs groupes de sortes, ne peut pas s’écrire
format-ini-passing = qu’un seul joueur puisse passer ne peut pas s’écrire
format-ini-left-out = Fairy-Stockfish ne connaît pas « { $what } » dans une marche ; c’est donc laissé de côté
format-ini-no-move = aucune marche n’est donnée pour elle : elle ne peut pas se déplacer
format-ini-promotes-again = ce qu’une pièce est devenue par promotion se promeut encore, ce qu’une définition ne peut pas dire
format-ini-last-royal = les { $count } dernières d’une sorte sont royales, ce qu’une définition ne peut dire que d’une seule
format-ini-hand-piece = « { $letter } », en main, n’est pas une pièce de ce jeu
format-ini-ranks-few = le texte ne donne que { $given } des { $ranks } rangées ; les autres, les plus basses, sont vides
format-ini-ranks-many = il y a { $given } rangées, mais l’échiquier en a { $ranks }
format-ini-right-again = le droit { $letter } est donné plus d’une fois ; il compte une fois
format-ini-tilde = « ~ » marque les pièces promues, ce qui ne change rien là où aucune ne redevient ce qu’elle était
format-ini-start-promoted = « +{ $letter } » n’est pas une pièce promue de ce jeu
format-ini-start-piece = « { $letter } » n’est pas une pièce de ce jeu
format-ini-rank-wide = la rangée { $rank } est plus large que l’échiquier

# Textes des Interactive Diagrams.
format-diagram-name = un diagramme ne dit pas comment s’appelle son jeu ; il s’appelle ici { $name }
format-diagram-fields = « { $what } » : une pièce n’a pas plus de six champs
format-diagram-stray = « { $what } » n’est ni un paramètre (clé=valeur), ni une pièce (nom:ID:marche:image:cases)
format-diagram-no-piece = il n’y a aucune ligne de pièce (nom:ID:marche:image:cases)
format-diagram-other-letter = l’ID « { $id } » est celui d’une autre pièce, ou n’est pas une lettre qui convienne ; c’est ici { $letter }
format-diagram-no-moves = sa marche n’est pas donnée, et aucune pièce de ce nom n’est connue
format-diagram-hand = « { $value } » doit être le nombre de pièces en main, { $most } au plus
format-diagram-square-again = { $square } est donnée aussi pour { $piece }
format-diagram-no-royal = il n’y a pas de pièce de numéro ou d’ID { $value }
format-diagram-last-royal = aucune pièce royale n’est donnée ; la dernière, { $piece }, est donc royale
format-diagram-succession = qui a perdu le Roi continue tant qu’il lui reste cette pièce : { $piece }
format-diagram-no-number = il n’y a pas de pièce de numéro { $value }
format-diagram-counterstrike = n’est lu que pour la sorte que nomme aussi « protected »
format-diagram-no-zone = aucune rangée ne promeut, donc rien ne se promeut ici : un script de la page le fait peut-être autrement
format-diagram-promotes-to = ce qu’une pièce devient par promotion n’est pas donné ; le joueur choisit donc parmi { $pieces }
format-diagram-promotes-to-none = la pièce { $offset } lignes plus bas, que l’on devient par promotion, n’est pas donnée pour { $pieces } : pas de promotion pour elles
format-diagram-captured-before = seuls certains choix doivent avoir été pris auparavant ; les autres n’ont pas de limite
format-diagram-no-id = il n’y a pas de pièce d’ID { $letter }
format-diagram-shuffle-id = « { $what } » ne commence pas par l’ID d’une pièce ; ce qui précède est mélangé
format-diagram-shuffle-again = { $pieces } : déjà mélangées avec d’autres plus haut, et avec celles-ci seulement ; des pièces de deux groupes ne peuvent pas s’écrire
format-diagram-shuffle-king = le Roi commence entre ses Tours, et le roque les mène aux mêmes cases à chaque départ
format-diagram-no-square = « { $what } » n’est pas une case : les cases s’écrivent e4, ou a2-h2 pour toutes celles d’un groupe, avec ,, devant celles du second joueur
format-diagram-off-board = { $square } n’est pas sur l’échiquier de { $files } colonnes et { $ranks } rangées
format-diagram-board-size = « { $value } » doit être un nombre de 1 à 16 : on ne joue pas sur des échiquiers plus grands
format-diagram-number = « { $value } » doit être un nombre de { $low } à { $high } ; { $default } est pris
format-diagram-symmetry = « { $value } » doit être mirror, rotate ou none
format-diagram-looks = dit à quoi ressemble le diagramme ou comment il se comporte
format-diagram-nothing = ne dit rien
format-diagram-unknown-key = cette clé n’est pas connue ici (sa valeur est « { $value } ») ; si c’est une règle, le jeu ne l’a pas
format-diagram-script = le script « { $value } » de la page change les règles ; dites ce qu’il fait
format-diagram-morph = des pièces changent sur certaines cases ou quand elles prennent ({ $value })
format-diagram-capture-matrix = un tableau dit quelle pièce peut prendre quelle autre
format-diagram-confine = des pièces ne peuvent pas quitter certaines cases ({ $value })
format-diagram-spell = des pièces ont un pouvoir sur d’autres ({ $value })
format-diagram-hand-rules = la main a ses propres règles ({ $value })
format-diagram-baring = le Roi dépouillé a sa propre règle ({ $value })
format-diagram-repetition = la répétition a sa propre règle ({ $value })
format-diagram-track-pieces = le script de la page suit les pièces ({ $value })
format-diagram-multimove = plusieurs coups se jouent par tour ({ $value })
format-diagram-passing = on peut passer son tour ({ $value })
format-diagram-en-passant = la prise en passant a sa propre règle ({ $value })
format-diagram-cylinder = l’échiquier est roulé en cylindre ({ $value })
format-diagram-topology = l’échiquier n’est pas plat ({ $value })
format-diagram-rifle = des pièces prennent sans se déplacer ({ $value })
format-diagram-stalemate = le pat a sa propre valeur ({ $value })

# Commandes de XBoard.
format-xboard-name = les commandes ne disent pas comment s’appelle le jeu ; il s’appelle ici { $name }
format-xboard-nothing = il n’y a ni commande setup, qui donne la position de départ, ni commande piece
format-xboard-default-start = il n’y a pas de commande setup, qui donne la position de départ ; on prend celle de ce jeu : { $game }
format-xboard-orthodox-start = il n’y a pas de commande setup, qui donne la position de départ ; on prend celle des échecs
format-xboard-parent = ce que les règles de « { $parent } » ajoutent à ces commandes n’est pas connu ici
format-xboard-table = « { $letters } » n’a pas autant de pièces blanches que de noires
format-xboard-field = ce que veut dire « { $what } » dans la position n’est pas donné
format-xboard-no-piece = il n’y a aucune pièce sur l’échiquier
format-xboard-no-royal = aucune pièce n’est connue comme royale, donc rien ne peut être maté
format-xboard-not-in-table = « { $letter } » n’est une pièce ni du tableau ni de l’échiquier
format-xboard-no-letter = « { $letter } » n’est pas une lettre de pièce
format-xboard-moves-taken = sa marche n’est pas donnée ; on prend « { $moves } »
format-xboard-castling = la position donne des droits de roque, mais la marche du Roi ne dit pas comment ; on prend « { $moves } »
format-xboard-keeps-promotion = ce qu’un Pion est devenu le reste quand il est pris, car le tableau n’a pas de « ~ »
format-xboard-drops = ce que « { $letter } » dit de ses parachutages n’est pas connu ici
format-xboard-shogi = la répétition et le manque de coup comptent comme au shogi, et aucun Pion ne peut être parachuté pour mater
format-xboard-chu = les règles sur l’échange des Lions et sur la répétition ne sont pas données
format-xboard-xiangqi = les Rois et les Conseillers restent dans leurs palais, les Rois ne se font pas face, et qui ne peut pas jouer perd
format-xboard-xiangqi-rest = les règles sur la rivière et sur la poursuite ne sont pas données
format-xboard-counting = les règles sur le compte des coups ne sont pas données
format-xboard-parent-pieces = ce qu’ajoute le jeu parent n’est connu que pour les pièces des échecs
format-xboard-start-again = le départ est donné deux fois ; on prend le dernier
format-xboard-piece-form = une pièce se donne par « piece LETTRE& MARCHE », comme piece N& N
format-xboard-command-not-needed = ne dit rien des règles
format-xboard-unknown-command = « { $command } » n’est pas une commande qui décrit un jeu : setup, piece, choice et variant le font
format-xboard-table-end = les lettres des pièces doivent finir par « ) »
format-xboard-size = « { $what } » n’est pas une taille d’échiquier : elle s’écrit COLONNESxRANGÉES+MAIN_PARENT, comme 10x8+0_capablanca
format-xboard-position-missing = il manque la position
format-xboard-size-differs = la position a { $given-files } colonnes et { $given-ranks } rangées, mais l’échiquier { $files } et { $ranks }
format-xboard-ranks = un échiquier a au plus 16 rangées
format-xboard-files = un échiquier a au plus 16 colonnes
format-xboard-empty = « { $digits } » cases, c’est trop
format-xboard-no-sign = « { $letter } » n’est ni une pièce ni un nombre de cases vides
format-xboard-rank-differs = la rangée { $rank } a { $given } cases, et celles du dessus en ont { $files }
format-xboard-no-squares = l’échiquier n’a pas de cases
format-xboard-promotes-to = ce qu’elle devient par promotion n’est pas donné ; le joueur choisit donc parmi { $letters }

# La page où se font les jeux.
format-bare-side = chaque camp doit avoir une pièce au début
format-no-winner = aucune pièce n’est royale et il n’y a pas d’autre but : personne ne peut gagner

# Pourquoi un jeu ne se change pas ainsi. Ces textes sont à l’intérieur d’une phrase.
edit-players = seuls les échiquiers des jeux à deux ou à quatre se changent ici
edit-promoted = { $letter } est déjà une espèce promue
edit-size = un échiquier a de 1 à 16 colonnes et rangées
edit-start-piece = la position de départ est illisible : « { $what } » n’est ni une pièce ni un nombre de cases vides
edit-start-hand = la position de départ est illisible : « { $what } » n’est pas une pièce en main
edit-holes = les cases manquantes sont illisibles : { $fault }
edit-square = il n’y a pas de case « { $square } » sur cet échiquier
edit-piece = aucune pièce n’a le numéro { $number }
edit-taken = une autre pièce a la lettre { $letter }
edit-no-letter = il ne reste pas de lettre pour une autre pièce
edit-castling = le roque demande un Roi par camp, sur sa première rangée, et des pièces d’une même sorte à deux cases au moins de lui
edit-value = cette valeur n’est pas possible ici

# Ce qui n’est pas une partie.
foreign-picture = C’est une image ({ $ending }), pas un texte
foreign-archive = C’est une archive ({ $ending }) : décompressez-la, puis ouvrez les fichiers qu’elle contient
foreign-document = C’est un document ({ $ending }), pas un texte : copiez-en le texte
foreign-media = C’est un son ou un film ({ $ending }), pas un texte
foreign-other = C’est un fichier d’un autre genre ({ $ending }), pas un texte
foreign-bytes = Ce n’est pas un texte
foreign-json = C’est du JSON, mais il ne définit aucun jeu
foreign-page = C’est une page web sans diagramme de jeu : copiez-en le texte
foreign-zillions = Ce sont des règles pour Zillions of Games, qui ne sont pas lues
foreign-two-boards = Cette partie a été jouée sur deux échiquiers (Bughouse), ce qui n’est pas prévu
