# Les pages de règles : les mots entre ce que disent les définitions des jeux. Ce qui est écrit sur un seul jeu est dans games/ID/rules, ce que plusieurs disent de même dans web/rules.
# { $it } est ce que la page y met : un nom ou un nombre.

rules-skip = Aller aux règles
rules-rules = Règles
rules-foot = Les règles sont dites dans nos propres mots. Textes et dessins peuvent être utilisés sous la licence MIT ou Apache-2.0, comme le reste de Menagerie.
rules-builder = Mettez de tels diagrammes dans votre page.
rules-line-of = Coups :
rules-written = s’écrit
rules-how-moves = Les coups de la pièce « { $it } » :
rules-points = Points
rules-value = Valeur
rules-royal = aucune, il est royal
rules-no-value = pas de valeur donnée
rules-side-has = Par camp
rules-promotes-to = Devient
rules-glance-of = Les { $it } sortes de pièces :
rules-glance-values =  ; l’unité des valeurs :
rules-piece = Pièce
rules-letter = Lettre
rules-move = Coup
rules-promotion-in = Promotions : { $it }
rules-far-rank = Sur la dernière rangée
rules-becomes = devient
rules-setup-of = { $it } : les pièces au départ, à partir de la colonne a
rules-rank = Rangée
rules-pieces = Pièces
rules-unit-pawn = Pion = 1
rules-unit-rook = Tour = 5
rules-rules-of = Règles : { $it }
rules-contents = Sommaire
rules-start = Position de départ
rules-glance = Les coups d’un coup d’œil
rules-the-pieces = Les pièces
rules-notation = Notation
rules-differ = Quand les sources diffèrent
rules-decisions = Quand les sources diffèrent, et ce qui se joue ici
rules-sources = Sources
rules-play-it = Jouer : { $it }
rules-card = Fiche à imprimer
rules-board = Échiquier
rules-files = colonnes
rules-ranks = rangées
rules-players = Joueurs
rules-a-side = Pièces par camp
rules-of-kinds = de { $it } sortes
rules-start-caption = Le départ. Prenez une pièce pour voir où elle peut aller.
rules-pick-in = Prenez une pièce dans
rules-pick-see = pour voir ses cases ; le tableau dit la même chose en une ligne.
rules-others = Autres jeux
rules-card-about = { $it } sur une page à imprimer : position de départ, chaque pièce et ses coups, promotion et règles particulières.
rules-squares = cases
rules-n-players = joueurs
rules-n-a-side = pièces par camp
rules-all-rules = Toutes les règles
rules-play = Jouer
rules-change-it = Le modifier à l’atelier
rules-sign = → ce qu’elle devient sur la dernière rangée.
rules-index-title = Règles de quatre grands jeux d’échecs
rules-index-about = Les règles complètes, avec un diagramme vivant de chaque pièce, des Giga-échecs, des Giga-échecs II, des Échecs Janus et du Chaturaji impérial.
rules-index-lead = Chaque jeu a toutes ses pièces à prendre en main, toutes ses règles particulières à parcourir coup par coup, et une fiche à imprimer. Les pages disent ce qui se joue ici, d’où cela vient, et ce qui a été décidé quand les sources se taisent ou se contredisent.
rules-n-kinds = sortes de pièces
rules-inventor = Auteur
rules-year = Année
rules-start-of = La position de départ : { $it }
rules-as-data = Le jeu sous forme de définition, que des programmes lisent :
rules-library = D’autres jeux
rules-library-lead = Chacun de ces jeux a sa page avec le départ, toutes les pièces et toutes les règles, et une fiche à imprimer, faites d’après sa définition.
rules-own-title = Règles de votre jeu
rules-own-about = Les règles d’un jeu à vous, faites d’après sa définition, avec un diagramme vivant de chaque pièce.
rules-own-reading = Lecture du jeu …
rules-own-missing = Ce navigateur ne garde pas de tel jeu. Ouvrez-le ou collez-le d’abord sur la page d’accueil : ses règles se font là où il est gardé.
rules-own-broken = Les règles de ce jeu n’ont pas pu être faites ici. Rechargez la page ; si cela ne suffit pas, collez de nouveau le jeu sur la page d’accueil.
rules-trial = Que vaut ce jeu ?
rules-own-script = Cette page est faite par un script, que ce navigateur n’exécute pas.

# Pages et fiches faites d’après les définitions

rules-examples = Les règles spéciales pas à pas
rules-glance-made = Toutes les sortes de pièces, une ligne chacune
rules-card-of = Fiche : { $it }
rules-colon = {" "}:
rules-made-sign = → ce qu’elle peut devenir par promotion.
rules-print = Imprimer
rules-own-card = La fiche de votre jeu
rules-own-card-about = Un jeu à vous sur une fiche à imprimer : le départ, les règles, et chaque pièce avec ses coups.
rules-card-short = fiche
