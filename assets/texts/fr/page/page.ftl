# La page autour de l’échiquier.

# Noms des parties et des boutons.
own-game = Un jeu à vous
own-game-ask = La définition d’un jeu
own-game-take = La lire
own-game-workshop = Ouvrir à l’atelier
own-game-add = Ajouter un jeu…
more-library = D’autres jeux…
own-game-not-needed = inutile pour jouer
own-game-unsupported = règle inconnue
own-game-unreadable = illisible
own-game-assumed = non indiqué, valeur par défaut
own-game-where = { $where } :
own-game-which = Lequel de ces jeux ?
own-game-read = Ce jeu peut être joué : { $game }.
own-game-another = { $game } a des règles que cette page ne connaît pas. Sans elles, c’est un autre jeu :
own-game-wrong = { $count ->
    [one] On ne peut pas jouer à ce jeu, pour une raison :
   *[other] On ne peut pas jouer à ce jeu, pour { $count } raisons :
  }
own-game-rules = Les règles
own-game-kept = { $game } est gardé : il figure parmi les jeux.
own-game-not-kept = { $game } n’a pas pu être gardé : le navigateur n’a plus de place, ou ne le permet pas.
own-game-place = ligne { $line }, colonne { $column }
own-game-line = ligne { $line }
keep-game = Garder
play-all-the-same = Jouer quand même
remove-game = Retirer ce jeu
download-definition = Télécharger en JSON
new-game = Nouvelle partie
play = Jouer
share = Partager
settings = Réglages
menu = Menu
rules = Règles
diagrams = Diagrammes
close = Fermer
board = Échiquier
board-about = L’échiquier ; les coups peuvent aussi être écrits
promote-to = Promouvoir en
choose-move = Quel coup ?
hand-of = Réserve { $player-of }
in-hand = { $piece }, { $count } en réserve
in-hand-none = { $piece }, rien en réserve
checks-given = Échecs : { $given } sur { $needed }
card-reverts = prise : { $piece }
players = Joueurs
tools = Outils
undo = Annuler
hint = Indice
hint-about = Montre un bon coup
analysis = Analyse
analysis-about = Montre les meilleurs coups jusqu’à ce qu’on l’arrête
flip-board = Tourner l’échiquier
flip = Tourner
pass = Passer
stop = Arrêter
try-again = Réessayer
continue = Continuer
moves = Coups
pieces = Pièces
game = Jeu
level = Niveau
level-adapts = S’adapte à vous
human = Humain
computer = Ordinateur
random-side = Côté au hasard
seat-you = Vous
seat-computer = Menagerie, niveau { $level }
seat-change = Qui joue { $player-the }
level-of = Niveau : { $player }
start-from = Départ
whole-army = Armée entière
half-army = Demi-armée, pour une partie courte
ending-balanced = Une finale équilibrée
ending-won = Une finale que les Blancs peuvent gagner
ending-not-loaded = Les finales ne peuvent être chargées : il n’y a pas de réseau, ou le serveur ne répond pas.
without-piece = Handicap : sans { $piece }
choose-by-clicking = Ôter des pièces en les touchant
gives = Qui joue sans elle
taken-off = Ôtées (cases)
taken-off-wrong = Il n’y a pas de telle case sur cet échiquier.
start-position = Position de départ
start-random = Au hasard, une sur { $count }
start-default = Celle par défaut, numéro { $number }
start-numbered = Par son numéro
start-setups = Par ses dispositions
start-setup = Disposition
start-setup-of = Disposition, { $player }
start-swap = Appuyez sur deux des pièces marquées : elles changent de place si les règles le permettent.
start-number = Numéro, de 0 à { $most }
start-number-wrong = Écrivez un nombre entier de 0 à { $most }.
game-started = { $game }, départ { $number }
enter-move = Écrire un coup
enter-move-hint = { $one } ou { $other }
position = Position
load-position = Jouer à partir de cette position

# Ce que trouve l’ordinateur.
engine = Moteur
depth = Prof.
nodes = Nœuds
speed = Vitesse
lines = Lignes
best-lines = Meilleures lignes
evaluation = Évaluation
evaluation-of-four = Évaluation : { $words }
not-known-yet = encore inconnue

# Les marques sur l’échiquier.
legend = Marques sur l’échiquier
legend-slides = glisse
legend-leaps = saute
legend-moves = va sans prendre
legend-captures = prend seulement
legend-hops = saute par-dessus

# La ligne d’état.
status-thinking = L’ordinateur réfléchit.
status-looking = Recherche d’un indice.
status-hint = Indice : { $move }.
status-broken = Appuyez sur « Réessayer », ou reprenez un coup.
status-paused = La partie est en pause.
status-starting = L’ordinateur démarre.
status-elsewhere = L’ordinateur réfléchit dans un autre onglet.

# Ce qui ne va pas dans une adresse.
link-no-game = Il n’y a pas de jeu « { $game } » ici. Ces jeux viennent avec la page : { $games }. D’autres sont sur sa page d’accueil. De tout autre, collez ou déposez d’abord la définition, puis ouvrez ceci de nouveau
link-unknown = L’adresse dit « { $name } », que { $game } n’a pas
link-player = { $player-The } peuvent être joués par human ou computer, pas par « { $who } »
link-level = Il n’y a pas de niveau « { $level } » : les niveaux vont de { $first } à { $last }
link-strength = Il n’y a pas de force « { $strength } » : c’est un nombre entier de { $first } à { $last }
link-option = { $option } peut être on ou off, pas « { $value } »
link-start = { $game } n’a pas de départ « { $start } » : les départs vont de 0 à { $most }, ou random
link-fen-start = L’adresse donne une position : son départ est laissé de côté

# La pendule d’une nouvelle partie.
clock = Pendule
clock-none = Aucune
clock-sudden-death = Temps pour la partie
clock-increment = Temps et incrément
clock-byoyomi = Byoyomi
clock-minutes = Minutes
clock-seconds = Secondes par coup
clock-periods = Périodes

# Les réglages.
settings-looks = Apparence
settings-help = Aides sur l’échiquier
settings-moving = Jeu
set-language = Langue
set-language-auto = Celle du navigateur
set-page = Page
set-page-auto = Comme le système
set-page-light = Claire
set-page-dark = Sombre
set-board = Échiquier
set-board-wood = Bois
set-board-green = Vert
set-board-blue = Bleu
set-board-grey = Gris
set-board-contrast = Contraste élevé
set-pieces = Pièces
set-pieces-drawn = Dessinées
set-pieces-letters = Lettres
set-coordinates = Coordonnées
set-coordinates-inside = Dedans
set-coordinates-outside = Dehors
set-coordinates-off = Sans
set-motion = Mouvement
set-motion-auto = Comme le système
set-motion-on = Avec
set-motion-off = Sans
set-heat = Carte de chaleur
set-heat-off = Sans
set-heat-mine = Mes cases attaquées
set-heat-theirs = Leurs cases attaquées
set-heat-both = Les deux
set-threats = Marquer les pièces menacées
set-bearing = Montrer attaquants et défenseurs
set-confirm = Confirmer chaque coup
set-sound = Son

# Les boutons d’une partie en cours.
redo = Refaire
resign = Abandon
offer-draw = Nulle
sure = Sûr ?
steps = Parcourir la partie
step-first = Premier coup
step-back = Coup précédent
step-forward = Coup suivant
middle = Derniers coups
step-last = Dernier coup

# Les fiches des pièces.
card-letter = La lettre dans les textes des coups et des positions
card-value = Valeur { $value }
card-value-about = Valeur environ { $value }
card-promotes = Devient { $pieces }
card-rules = Règles

# La fin d’une partie.
result-win = { $player-The } gagnent
result-shared = { $players } gagnent
result-draw = Partie nulle
review = Revoir cette partie
rematch = Revanche
play-level = Jouer le niveau { $level }
turning-point = tournant de la partie
turning-point-was = Tournant : { $move }
learn-yours = { $count ->
    [one] Apprendre de votre erreur
   *[other] Apprendre de vos { $count } erreurs
}
learn-of = { $player } : apprendre { $count ->
    [one] d’une erreur
   *[other] de { $count } erreurs
}
learn-number = Erreur { $number } sur { $count }
learn-over = { $found ->
    [0] Vous n’avez trouvé aucun meilleur coup sur { $count }.
    [one] Vous avez trouvé un meilleur coup sur { $count }.
   *[other] Vous avez trouvé { $found } meilleurs coups sur { $count }.
}
learn-again = Encore une fois

# Les parties gardées.
own-name = { $name } (personnel)
my-games = Mes parties
editor = Éditeur de position
no-games = Aucune partie n’est encore gardée : toutes celles que vous jouez se retrouveront ici.
moves-played = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
rename = Renommer
game-name = Nom de la partie
save = Enregistrer
delete = Supprimer
deleted = « { $name } » est supprimée.
undo-delete = La remettre
undo-delete-several = Les remettre
damaged-game = « { $name } » est illisible. Elle a été mise de côté.
missing-game = « { $name } » reste intacte, mais ne peut pas être montrée : les règles de { $game } ne sont pas ici. Collez ou déposez la définition de ce jeu, puis rouvrez « { $name } ». ({ $why })
library-not-loaded = Les règles de { $game } n’ont pas pu être chargées : il n’y a pas de réseau, ou il ne répond pas. Réessayez plus tard
damaged-last = Votre dernière partie est illisible. Elle a été mise de côté, où l’on peut la télécharger.
damaged-link = Ce lien est abîmé : la partie qu’il contient est illisible
newer-game = « { $name } » a été gardée par une version plus récente de cette page. Elle reste intacte : rechargez la page pour avoir cette version.
newer-last = Votre dernière partie a été gardée par une version plus récente de cette page. Elle reste intacte : rechargez la page pour avoir cette version.
no-room = Il n’y a plus de place pour garder cette partie : supprimez-en d’autres, ou téléchargez-la.
no-room-back = Il n’y a pas de place pour la remettre : supprimez d’abord autre chose.
keeps-nothing = Ce navigateur ne garde rien pour cette page : la partie sera perdue quand la page sera fermée, à moins de la télécharger.
download-game = Télécharger cette partie
set-aside = Mises de côté
set-aside-about = Celles-ci n’ont pu être lues. Elles sont telles qu’on les a trouvées : téléchargez-les pour quelqu’un qui sait les lire, ou supprimez-les.
set-aside-size = { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
}

# Retrouver des parties gardées, et en supprimer plusieurs.
games-search = Rechercher
games-search-hint = Nom, jeu, joueur ou date
games-state = Afficher
games-state-all = Toutes
games-state-running = En cours
games-state-over = Terminées
games-kind = Jeu
games-kind-all = Tous les jeux
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-found = { $shown } parties sur { $count }
games-none-fit = Aucune partie gardée ne correspond.
games-select = Sélectionner « { $name } »
games-select-all = Tout sélectionner
games-delete-selected = Supprimer la sélection ({ $count })
games-deleted = { $count ->
    [one] { $count } partie est supprimée.
   *[other] { $count } parties sont supprimées.
}

# Tout ce qu’une personne a fait, dans un fichier.
backup = Sauvegarde
backup-about = Un seul fichier avec tout ce que vous avez fait ici : parties, jeux à vous et brouillons, réglages, problèmes et progrès. Il contient aussi les clés de vos parties entre amis : ne le donnez à personne.
backup-save = Tout enregistrer dans un fichier
backup-load = Charger un fichier
backup-last = Dernière sauvegarde : { $when }
backup-never = Il n’y a pas encore de sauvegarde.
backup-saved = La sauvegarde « { $name } » s’enregistre.
backup-games-added = { $count ->
    [one] { $count } partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
backup-games-newer = { $count ->
    [one] { $count } partie a été mise à jour.
   *[other] { $count } parties ont été mises à jour.
}
backup-games-twice = { $count ->
    [one] { $count } partie diffère de celle qui est ici : les deux sont gardées.
   *[other] { $count } parties diffèrent de celles qui sont ici : les deux sont gardées.
}
backup-others-added = { $count ->
    [one] { $count } autre élément a été ajouté.
   *[other] { $count } autres éléments ont été ajoutés.
}
backup-left = { $count ->
    [one] { $count } autre élément reste tel qu’il est ici.
   *[other] { $count } autres éléments restent tels qu’ils sont ici.
}
backup-no-room = { $count ->
    [one] Il n’y avait pas de place pour { $count } d’entre eux.
   *[other] Il n’y avait pas de place pour { $count } d’entre eux.
}
backup-nothing-new = Tout ce que contient ce fichier est déjà ici.
backup-damaged = Ce fichier n’est pas une sauvegarde de Menagerie, ou il est abîmé. Rien n’a été changé.
backup-newer = Cette sauvegarde vient d’une version plus récente de cette page : rechargez la page pour avoir cette version. Rien n’a été changé.
keeps-small = Ce navigateur ne donne pas de base de données à la page. Les parties sont gardées dans son petit stockage, qui a la place d’en contenir quelques centaines.
keeps-seven-days = Safari supprime les parties après sept jours sans visite : enregistrez-les dans un fichier, ou ajoutez Menagerie à l’écran d’accueil ou au Dock.

# Ce qui est dit à côté de la partie, jusqu’à ce qu’on le ferme.
notes = Avis
note-recovered = Quelque chose a échoué dans le programme, qui a été relancé. Votre partie est telle qu’elle était.
note-recovered-anew = Quelque chose a échoué deux fois avec la même partie : une autre est sur l’échiquier. La vôtre est dans Mes parties.
note-elsewhere = Cette partie est aussi ouverte dans un autre onglet : ce qui s’y joue se voit ici.
note-branched = Cette partie a été continuée au même instant dans un autre onglet. Ce qui a été joué ici est gardé comme une partie à part, « { $name } ».
copy-of = { $name } (2)
open-other = Ouvrir l’autre
new-version = Une nouvelle version de Menagerie est là.
reload = Recharger

# Emporter une partie.
link = Lien vers cette partie
copy-link = Copier le lien
game-text = Partie
copy-game = Copier la partie
download = Télécharger
copy-position = Copier la position
other-text = Ouvrir une position ou une partie
other-text-hint = Collez un texte ici, ou déposez un fichier sur la page
open-text = Ouvrir
open-file = Choisir un fichier
picture = Image de l’échiquier
picture-png = PNG
picture-svg = SVG
copied = Copié.
not-copied = Le navigateur ne permet pas de copier : le texte est marqué, copiez-le au clavier.
file-unreadable = « { $name } » ne peut pas être lu : c’est peut-être un dossier, ou il n’est plus là
file-folder = « { $name } » est un dossier : ouvrez le fichier qui s’y trouve

# L’éditeur.
editor-palette = Ce que fait un appui sur l’échiquier
editor-board = La position
editor-move = Déplacer les pièces
editor-remove = Enlever des pièces
editor-piece = { $piece }, { $player }
editor-start = Position de départ
editor-clear = Échiquier vide
editor-hand = Réserve { $player-of }
editor-in-hand = { $piece }, réserve { $player-of }
editor-checks = Échecs donnés, { $player }
editor-turn = Trait
editor-play = Jouer d’ici

# Les offres, et les ordinateurs entre eux.
status-draw-offered = { $player-The } proposent la nulle.
status-draw-considered = L’ordinateur considère la nulle.
accept = Accepter
decline = Refuser
pause = Pause
pace = Vitesse des ordinateurs
pace-slow = Lente
pace-calm = Calme
pace-quick = Vive
pace-fastest = La plus vive

# Où sont les pages de règles et de diagrammes.
rules-pages = rules/fr/
builder-page = builder/?language=fr

# Lire des textes et des fichiers.
choose-game = Quelle partie ?
open-this = Ouvrir ceci ?
open-it = Ouvrir
what-was-read = Ce qui a été lu
keep-all = Tout garder dans Mes parties
more-games = Il y a { $count } parties ; voici les { $shown } premières.
a-position = Position
a-game = Partie
keeping-games = Sauvegarde : { $done } sur { $count }
kept-all = Les { $count } parties sont maintenant dans Mes parties.
show-all = Tout montrer
read-other-way = Lire le roque de l’autre façon
castling-read = Le roque peut être lu de deux façons dans cette partie ; il a été lu { $way ->
    [other] à la façon de Fairy-Stockfish et PyChess
   *[default] à la façon de XBoard et Cute Chess
}.
notes-first = { $first }. Et { $count } de plus.
comment-move = Commenter

# L’échiquier sur un téléphone.
set-loupe = Loupe au-dessus du doigt sur les petites cases
set-vibration = Vibrer aux prises et aux échecs
whole-board = Plateau entier
sheets = Autour de la partie
sheet-higher = Agrandir
sheet-lower = Réduire
captures = Pièces prises
captured-none = aucune
confirm-offer = Ces cases sont petites. Chaque coup doit-il attendre votre confirmation ?
confirm-offer-yes = Confirmer chaque coup

# La visite : les trois premiers coups, à la première partie de quelqu’un.
tour = Vos trois premiers coups
show-tour = Visite : trois coups
all-games = Tous les jeux
tour-step = Coup { $number } sur { $count }
tour-pick = Touchez la pièce dans l’anneau vert : { $piece }.
tour-capture = La pièce dans l’anneau vert peut prendre : { $piece }. Touchez-la.
tour-take = Les coins rouges montrent ce qu’elle peut prendre. Touchez-les.
tour-mark-slide = Les marques rondes sont sur une ligne.
tour-mark-leap = Les marques pointues sont des sauts.
tour-mark-hop = Les triangles sont des sauts par-dessus une pièce.
tour-mark-move = Les anneaux verts sont des coups sans prise.
tour-mark-capture = Les coins rouges sont des prises.
tour-go = Touchez une marque : la pièce y va.
tour-drop = Touchez une pièce de votre main, puis la case où vous la voulez.
tour-answer = Bien joué. À l’autre camp maintenant.
tour-undo = Un coup peut être repris : touchez le bouton dans l’anneau vert.
tour-done = Vous savez jouer. Touchez aussi une pièce adverse : elle montre où elle peut aller.
tour-skip = Passer
tour-end = Continuer

# La revue d’une partie.
reviewed = revue
review-moves = Revoir
review-title = Revue
key-moments = Moments clés
review-graph = Le cours de la partie : Gauche et Droite la parcourent
review-running = Revue de la partie
review-progress = { $done } positions sur { $total }
review-partly = Revue interrompue : { $done } positions sur { $total }
review-continue = Continuer
review-failed = La revue n’a pas pu continuer : { $reason }
note-reviewed = La revue de « { $name } » est prête.
open-reviewed = La montrer
accuracy = Précision
accuracy-percent = { $percent } %
mark-only = seul coup
mark-best = meilleur coup
mark-good = bon coup
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
better-was = Mieux : { $moves }.
error-before = Faute précédente
error-after = Faute suivante
show-best = Montrer le meilleur
find-better = Trouver mieux
annotated = Enregistrer (PGN)
practice-find = { $player } : trouvez mieux que { $move }.
practice-looking = Votre coup est examiné…
practice-best = { $move } est le meilleur coup.
practice-good = { $move } est bon : presque aussi bon que le meilleur.
practice-same = { $move } est le coup joué. Il y a mieux.
practice-inaccuracy = { $move } ne suffit pas tout à fait : une imprécision. Essayez encore.
practice-mistake = { $move } est une erreur. Essayez encore.
practice-blunder = { $move } est une gaffe. Essayez encore.
practice-next = Suivante
practice-end = Terminer

# L’explorateur des ouvertures.
explorer = Explorateur d’ouvertures
explorer-move = Coup
explorer-games = Parties
explorer-results = Résultats
explorer-about = { $count ->
    [one] Ce qui fut joué ici, dans la partie gardée :
   *[other] Ce qui fut joué ici, dans les { $count } parties gardées :
}
explorer-none = Aucune partie de ce jeu n’a encore été gardée.
explorer-new = { $count ->
    [one] Aucun coup n’a été joué à partir d’ici dans la seule partie gardée.
   *[other] Aucun coup n’a été joué à partir d’ici dans les { $count } parties gardées.
}
explorer-won = { $player } a gagné { $count }
explorer-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
explorer-open = { $count ->
    [one] { $count } non terminée
   *[other] { $count } non terminées
}

# Emporter une partie : la portée d’un lien, et le jeu en un seul fichier.
share-computer = Seul cet ordinateur peut ouvrir un lien vers cette page. Un fichier unique, le texte de la partie ou une image atteignent les autres.
share-network = Seuls les ordinateurs de ce réseau peuvent ouvrir un lien vers cette page. Un fichier unique, le texte de la partie ou une image atteignent tout le monde.
share-nobody = Cette page est un fichier : transmettez-la, ou envoyez le texte de la partie ou une image.
share-code = Code QR
share-code-long = C’est trop long pour un code QR.
one-file = Un seul fichier
one-file-about = Une page qui s’ouvre partout, depuis un disque ou un courriel, sans réseau : le jeu contre l’ordinateur, ses règles et les diagrammes de ses pièces.
file-network = Avec le réseau du jeu, s’il en a un : un ordinateur plus fort, et 0,1 à 0,5 Mo de plus
save-file = Enregistrer en un seul fichier
file-making = Le fichier est en préparation…
file-made = Le fichier est enregistré.
file-failed = Le fichier n’a pas pu être fait : une de ses parties n’a pas pu être chargée. Réessayez plus tard.
file-examples = Les règles sur l’échiquier
