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
start-filters = Filtres
start-none-found = Aucun jeu n’est ainsi.

start-players = joueurs
start-kinds = sortes de pièces
start-minutes = min
start-about-time = environ
start-easy = Facile
start-medium = Demande un peu de temps
start-hard = Beaucoup à apprendre
start-rules-of = Règles
start-learn-of = Apprendre

start-learn-about = Une courte leçon par pièce : la voir aller, trouver ses cases, atteindre les étoiles, prendre sans risque.

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

start-library = D’autres jeux
start-library-about = Des jeux du monde, anciens et nouveaux : chacun se charge quand vous le choisissez, et se joue ensuite sans réseau.
start-library-show = Les montrer
start-library-not-loaded = Ces jeux ne peuvent être chargés : il n’y a pas de réseau, ou le serveur ne répond pas. Réessayez.
start-add-about = Vous en connaissez un autre ? Sa définition suffit : comme l’écrivent Fairy-Stockfish, XBoard ou l’Interactive Diagram, ou en JSON.
start-add = Ajouter un jeu

# Les filtres de la galerie, et l’étoile d’une fiche. Ils sont chargés dès que l’on y fait quelque chose.

finder-size = Taille de l’échiquier
finder-size-small = Petit, jusqu’à 8×8
finder-size-medium = Moyen, jusqu’à 10×10
finder-size-large = Grand
finder-players = Joueurs
finder-players-2 = Deux joueurs
finder-players-4 = Quatre joueurs
finder-difficulty = Difficulté
finder-difficulty-easy = Facile
finder-difficulty-medium = Demande un peu de temps
finder-difficulty-hard = Beaucoup à apprendre
finder-has = Ce qu’on y trouve
finder-has-drops = Parachutages de la main
finder-has-hoppers = Pièces qui sautent par-dessus
finder-has-short = Parties courtes
finder-has-favourite = Favoris
finder-clear = Effacer les filtres
finder-found = Jeux trouvés :
finder-star = Favori
