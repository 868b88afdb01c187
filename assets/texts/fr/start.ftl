# La galerie : ce qui est montré avant qu’une partie soit ouverte. { $it } et ses semblables sont remplis par le script de la page.

start-lead = De grands échecs, dans votre navigateur
start-play = Jouer
start-friend = Jouer avec un ami
start-puzzle = Problème du jour
start-puzzles = Problèmes
start-rules = Règles
start-learn = Apprendre
start-workshop = Atelier
start-diagrams = Diagrammes
start-look = Apparence
start-skip = Aller aux jeux

start-new-here = Essayez un Aigle
start-first-ask = L’Aigle avance d’une case en diagonale, puis tout droit, aussi loin qu’il veut. À vous de jouer : l’Aigle peut prendre quelque chose.
start-first-to = Aigle en
start-first-capture = L’Aigle prend en
start-first-moved = C’est bien un coup de l’Aigle. Il y en a un meilleur : au détour du chemin, il y a quelque chose à prendre.
start-first-captured = La Tour n’avait rien vu venir. Les Giga-échecs ont bien d’autres sortes de pièces : lions, chameaux, canons.
start-first-again = Encore
start-knows-chess = Je connais les échecs
start-is-new = Je débute
start-today = Aujourd’hui
start-today-about = Une nouvelle pièce, une petite partie avec elle, et vos deux erreurs : dix minutes par jour.
start-today-go = L’entraînement du jour
start-today-streak = Série
start-show-games = Voir les jeux

start-continue = Reprendre
start-all = Toutes mes parties
start-fewer = Moins
start-move = Coup { $number }
start-over = Terminée

start-games = Jeux
start-find = Chercher un jeu
start-none-found = Aucun jeu n’est ainsi.

start-players = joueurs
start-minutes = min
start-easy = Facile
start-medium = Un peu à apprendre
start-hard = Beaucoup à apprendre
start-rules-of = Règles

start-language = Langue
start-colours = Couleurs
start-auto = Comme le système
start-light = Claires
start-dark = Sombres
start-motion = Mouvement
start-motion-auto = Comme le système
start-motion-on = Oui
start-motion-off = Non

start-no-script = Pour jouer, veuillez autoriser JavaScript pour cette page. Les règles se lisent sans lui.
start-not-loaded = La partie ne peut être chargée : il n’y a pas de réseau, ou le serveur ne répond pas. Réessayez.

start-own = Mes propres jeux
start-own-change = Modifier
start-own-save = Télécharger
start-own-remove = Retirer
start-own-removed = est retiré. Les parties gardées peuvent encore être ouvertes.
start-own-back = Le remettre

start-add-about = Vous en connaissez un autre ? Sa définition suffit : comme l’écrivent Fairy-Stockfish, XBoard ou l’Interactive Diagram, ou en JSON.
start-add = Ajouter un jeu

# Les chiffres de ce que l’on a fait.
start-glance = Vos progrès
start-glance-played = Parties jouées
start-glance-won = Parties gagnées
start-glance-streak = Victoires d’affilée
start-glance-levels = Niveaux battus
start-glance-pieces = Pièces apprises
start-glance-puzzles = Problèmes résolus
start-glance-rating = Classement aux problèmes
start-glance-row = Problèmes d’affilée

# Les rayons.
start-shelf-new = Nouveaux pour vous
start-shelf-inventor = Par l’inventeur de « { $game } »
start-shelf-quick = Parties rapides
start-shelf-large = Grands échiquiers
start-shelf-four = Quatre joueurs
start-shelf-drops = Parachutages
start-shelf-historic = Jeux historiques
start-shelf-near = Proches des échecs
start-shelf-new-pieces = Nouvelles pièces
start-shelf-back = En arrière
start-shelf-on = Plus loin
start-shelf-all = Tout voir
start-games-not-loaded = Les jeux ne peuvent être chargés : il n’y a pas de réseau, ou le serveur ne répond pas.
start-games-again = Réessayer
start-star = Favori
start-save-file = Enregistrer en un seul fichier
start-save-failed = Le fichier n’a pas pu être fait. Réessayez plus tard.

# Les filtres.
start-find-size = Taille de l’échiquier
start-find-size-small = Jusqu’à 8×8
start-find-size-medium = Jusqu’à 10×10
start-find-size-large = Plus grand
start-find-players = Joueurs
start-find-players-2 = 2 joueurs
start-find-players-4 = 4 joueurs
start-find-difficulty = Difficulté
start-find-has = Ce qu’il a
start-find-has-drops = Parachutages
start-find-has-hoppers = Pièces sauteuses
start-find-has-short = Parties courtes
start-find-has-favourite = Favoris
start-find-clear = Effacer les filtres
start-find-found = Jeux trouvés :
