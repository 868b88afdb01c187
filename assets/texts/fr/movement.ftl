# Comment une pièce se joue, en phrases que les diagrammes font de propositions. La grammaire est dans crates/diagram/src/words ; les
# mots sont ici. Le sujet est « la pièce ». Ce qui remplit chaque trou est dit en tête du fichier anglais.

# Les directions, les plus larges d’abord.
movement-direction =
    .any = dans n’importe quelle direction
    .straight = le long de la colonne ou de la rangée
    .diagonal = en diagonale
    .three-forward = tout droit ou en diagonale vers l’avant
    .three-backward = tout droit ou en diagonale vers l’arrière
    .forward-or-backward = tout droit vers l’avant ou vers l’arrière
    .sideways = latéralement
    .diagonal-forward = en diagonale vers l’avant
    .diagonal-backward = en diagonale vers l’arrière
    .diagonal-right = en diagonale vers la droite
    .diagonal-left = en diagonale vers la gauche
    .forward = tout droit vers l’avant
    .backward = tout droit vers l’arrière
    .right = vers la droite
    .left = vers la gauche
    .forward-right = en diagonale vers l’avant à droite
    .backward-right = en diagonale vers l’arrière à droite
    .backward-left = en diagonale vers l’arrière à gauche
    .forward-left = en diagonale vers l’avant à gauche
movement-except = dans toutes les directions sauf{ " " }

# Les sauts obliques, les plus larges d’abord.
movement-oblique =
    .long-vertical = { $long } vers l’avant ou vers l’arrière et { $short } de côté
    .long-horizontal = { $long } de côté et { $short } vers l’avant ou vers l’arrière
    .long-forward = { $long } vers l’avant et { $short } de côté
    .long-backward = { $long } vers l’arrière et { $short } de côté
    .long-right = { $long } vers la droite et { $short } vers l’avant ou vers l’arrière
    .long-left = { $long } vers la gauche et { $short } vers l’avant ou vers l’arrière
    .short-forward = { $long } de côté et { $short } vers l’avant
    .short-backward = { $long } de côté et { $short } vers l’arrière
    .forward-right = { $long } vers l’avant et { $short } vers la droite
    .right-forward = { $long } vers la droite et { $short } vers l’avant
    .right-backward = { $long } vers la droite et { $short } vers l’arrière
    .backward-right = { $long } vers l’arrière et { $short } vers la droite
    .backward-left = { $long } vers l’arrière et { $short } vers la gauche
    .left-backward = { $long } vers la gauche et { $short } vers l’arrière
    .left-forward = { $long } vers la gauche et { $short } vers l’avant
    .forward-left = { $long } vers l’avant et { $short } vers la gauche

# Les nombres, et ce qui relie les mots.
movement-numbers =
    .zero = aucune
    .one = une
    .two = deux
    .three = trois
    .four = quatre
    .five = cinq
    .six = six
    .seven = sept
    .eight = huit
    .nine = neuf
    .ten = dix
    .eleven = onze
    .twelve = douze
movement-of =
    .several = de{ " " }
    .one = d’
movement-square = { " " }case
movement-squares = { " " }cases
movement-or = { " " }ou{ " " }
movement-or-else = , ou{ " " }
movement-or-clause =  ; ou{ " " }
movement-and = { " " }et{ " " }

# Débuts de phrase : la première, et les suivantes.
movement-initial =
    .first = uniquement depuis sa case de départ, elle{ " " }
    .also = de plus, depuis sa case de départ, elle{ " " }
movement-move-only =
    .first = sans prendre, elle{ " " }
    .also = de plus, sans prendre, elle{ " " }
movement-move-initial =
    .first = uniquement depuis sa case de départ et sans prendre, elle{ " " }
    .also = de plus, depuis sa case de départ et sans prendre, elle{ " " }
movement-capture-only =
    .first = pour prendre, elle{ " " }
    .also = de plus, pour prendre, elle{ " " }
movement-capture-initial =
    .first = uniquement depuis sa case de départ et pour prendre, elle{ " " }
    .also = de plus, depuis sa case de départ et pour prendre, elle{ " " }

# Phrases entières sur ce qui joue ou prend seulement.
movement-moves = se déplace sans prendre { $distances } { $directions }{ $jumping }
movement-moves-sliding = se déplace sans prendre { $length } { $directions }{ movement-obstacle }
movement-captures = prend à { $distances-bare } { $directions }{ $jumping }
movement-captures-sliding = prend à n’importe quelle distance { $directions }, si rien ne s’interpose
movement-captures-near = prend jusqu’à { $squares } de distance { $directions }, si rien ne s’interpose
movement-captures-hopping = prend { $directions } en sautant { -movement-screen }
movement-captures-hopping-same = prend le long des mêmes lignes en sautant { -movement-screen }

# Pas et sauts le long d’une ligne.
movement-step = se déplace { $distances } { $directions }
movement-leap = saute { $distances } { $directions }{ $jumping }
movement-go = se déplace { $distances } { $directions }{ $jumping }
movement-over = , par-dessus tout ce qui se trouve entre les deux
movement-leaping = , en sautant par-dessus tout ce qui se trouve entre les deux
movement-onward = , ou { $of-number } { $if-between }
movement-onward-initial = , ou, depuis sa case de départ, { $of-number } { $if-between }
movement-if-between =
    .one = si la case intermédiaire est vide
    .several = si les cases intermédiaires sont vides
movement-near = va sur n’importe quelle case à { $squares } de distance au plus, en sautant par-dessus tout ce qui se trouve entre les deux

# Glissades.
movement-slide = glisse { $length } { $directions }{ movement-obstacle }
movement-ski = saute par-dessus la case voisine { $directions }, quoi qu’il s’y trouve, et glisse plus loin { $length }{ movement-obstacle }
movement-obstacle = , jusqu’à rencontrer un obstacle
movement-times-any = d’un nombre quelconque de cases
movement-times-two = d’une ou deux cases
movement-times-many = { $of-squares } au plus

# Sauts obliques, répétés ou non.
movement-corner = saute { $leap }{ movement-over }
movement-to-corner = au coin opposé d’un rectangle de { $rectangles } cases
movement-forward = vers l’avant{ " " }
movement-backward = vers l’arrière{ " " }
movement-leap-line = { $of-squares } { $directions }
movement-ride = saute { $leap }{ movement-over }{ $repeat }
movement-repeat = , et peut continuer dans la même direction par { $more-leaps }{ -movement-landing }
movement-more-any = un nombre quelconque de sauts semblables
movement-more-one = un saut semblable
movement-more-many = { $number } sauts semblables au plus
-movement-landing = , tant que chaque case où elle se pose avant la dernière est vide

# Sauteurs boiteux, et sauts qui demandent une pièce à franchir.
movement-lame-line = va { $of-squares } { $directions }, { $if-between }{ $repeat }
movement-lame-all = va { $of-squares } le long de la colonne ou de la rangée, puis { $of-second-squares } en diagonale en s’éloignant{ $if-way }{ $repeat }
movement-lame-some = va { $oblique-leap }, en passant d’abord { $of-squares } tout droit dans le sens de la longueur, puis { $of-second-squares } en diagonale{ $if-way }{ $repeat }
movement-if-way =
    .one = , si la première de ces cases est vide
    .several = , si les cases traversées sont vides
movement-vault-line = saute { $leap }, mais seulement par-dessus une pièce de l’un ou l’autre camp
movement-vault-oblique = saute { $leap }, mais seulement si une pièce de l’un ou l’autre camp se trouve juste à côté d’elle dans le sens de la longueur

# Sauteurs par-dessus un écran.
-movement-screen = par-dessus exactement une pièce de l’un ou l’autre camp, l’écran, à quelque distance qu’il soit
movement-hop-over = saute { $directions }{ $within } { -movement-screen }, sur n’importe quelle case derrière lui, jusqu’à rencontrer un autre obstacle
movement-hop-behind = saute { $directions }{ $within } par-dessus la première pièce rencontrée, de l’un ou l’autre camp et à quelque distance qu’elle soit, sur la case juste derrière elle
movement-leap-over = saute plusieurs fois dans la même direction, chaque fois { $leap }{ $within } et passe { -movement-screen }, qui se trouve là où elle se poserait, pour se poser à n’importe quel saut suivant, jusqu’à rencontrer un autre obstacle
movement-leap-behind = saute plusieurs fois dans la même direction, chaque fois { $leap }{ $within } et passe par-dessus la première pièce sur laquelle elle se poserait, de l’un ou l’autre camp et à quelque distance qu’elle soit, pour se poser au saut suivant
movement-within-squares = , dans la limite { $of-squares } en tout,
movement-within-leaps = , dans la limite { $of-number } sauts,

# Lignes brisées et circulaires.
movement-zigzag = glisse en zigzag : une case { $directions }, la suivante à angle droit, et ainsi de suite d’un côté puis de l’autre, { $length }{ movement-obstacle }
movement-zigzag-leaps = saute { $leap }{ movement-over }, et peut continuer en zigzag par { $more-leaps }, à angle droit à chaque fois, d’un côté puis de l’autre{ -movement-landing }
movement-circle = saute { $leap }{ movement-over }, et peut continuer en cercle par { $more-leaps }, en tournant chaque fois le moins possible et toujours du même côté{ -movement-landing }

# Coups coudés : la première étape, ce qui la relie à la suivante, et les tournants, en huitièmes de cercle.
movement-first-leg =
    .slide = glisse{ " " }
    .step = se déplace{ " " }
    .other = va{ " " }
movement-first-leaps = , et fait ainsi { $number } sauts semblables en tout dans cette direction
movement-joints =
    .stops-anywhere = , jusqu’à rencontrer un obstacle ; ou, de n’importe quelle case vide parcourue,{ " " }
    .stops = { " " }et peut s’y arrêter ; ou, si cette case est vide,{ " " }
    .stops-after-leap = , et peut s’y arrêter ; ou, si cette case est vide,{ " " }
    .slides = { " " }sur des cases vides, puis{ " " }
    .one = , si cette case est vide, puis{ " " }
    .several = , si ces cases sont vides, puis{ " " }
movement-further = va une case plus loin
movement-further-leap = fait encore un saut semblable
movement-on-from-it = continue à partir d’elle
movement-on = continue
movement-then = , puis
movement-last-slide = , { $length }{ movement-obstacle }
movement-last-leaps = , par { $more-leaps }{ -movement-landing }
movement-legs-end = , si toutes les cases où elle tourne ou par où elle passe avant sont vides
movement-leg =
    .squares = { $of-squares }
    .leap = un saut semblable
    .leaps = { $number } sauts semblables
    .some-leaps = un ou plusieurs sauts semblables
movement-by = par{ " " }
movement-away = , en s’éloignant de son point de départ
movement-turns =
    .none = dans la même direction
    .half-right-angle = à un demi-angle droit
    .right-angle = à angle droit
    .one-and-a-half = à un angle droit et demi
    .back = en revenant sur ses pas
movement-oblique-turns =
    .none = dans la même direction
    .half-right-angle = dans la direction voisine
    .right-angle = à angle droit
    .one-and-a-half = dans la troisième direction
    .back = en revenant sur ses pas
movement-sides =
    .either = { " " }d’un côté ou de l’autre
    .one = { " " }d’un côté
    .same = { " " }du même côté
    .other = { " " }de l’autre côté
    .right = { " " }vers sa droite
    .left = { " " }vers sa gauche

# Coups sans nom, dits case par case.
movement-odd = va, en comptant les cases depuis la sienne
movement-odd-bend = , par la case vide{ " " }
movement-odd-pass = , en passant par la case vide{ " " }
movement-odd-screen = , par-dessus une pièce{ " " }
movement-odd-over = , en sautant par-dessus la case{ " " }
movement-odd-to = , à la case{ " " }
movement-odd-on = { " " }et plus loin de la même façon
movement-odd-times = , { $number } fois au plus
movement-odd-everywhere =  ; et de même dans toutes les orientations, en miroir aussi
movement-points =
    .forward = { " " }vers l’avant
    .backward = { " " }vers l’arrière
    .right = { " " }vers la droite
    .left = { " " }vers la gauche
movement-home = d’où elle vient

# Les coups en plusieurs étapes : ce qui est pris en chemin.
movement-legs-jump = elle saute par-dessus un ennemi sur la case voisine { $directions } vers la case vide juste derrière, et le prend
movement-legs-on = elle prend un ennemi sur la case voisine { $directions } et continue d’un pas dans le même coup, là où elle peut prendre encore
movement-legs-straight = elle prend un ennemi sur la case voisine { $directions } et continue d’un pas dans la même direction, là où elle peut prendre encore
movement-legs-stay = elle prend un ennemi sur la case voisine { $directions } sans bouger
movement-legs-pass = elle va sur une case vide { $directions } et revient, ce qui passe le tour
movement-legs-return = elle va sur une case vide et revient, ce qui passe le tour
movement-legs-other = elle prend aussi en chemin et continue
