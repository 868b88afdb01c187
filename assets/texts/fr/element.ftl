# L’élément d’un diagramme : ce qu’il dit avant que son programme soit là, et autour de ce que celui-ci dessine.

# Ce qui empêche un diagramme d’être montré.
element-lacks = Ce diagramme a besoin de { $attribute }, que ce navigateur n’a pas ou ne permet pas.
element-memory = Cet appareil n’a plus de mémoire pour ce diagramme.
element-not-compiled = Ce navigateur ne peut compiler le programme de ce diagramme.
element-blocked = La politique de sécurité (CSP) de cette page bloque WebAssembly. Son auteur peut le permettre par 'wasm-unsafe-eval' dans script-src.
element-unreachable = Un fichier de ce diagramme n’a pu être chargé : il est absent, son serveur ne permet pas à cette page de le lire (CORS), ou la politique de sécurité (CSP) de cette page le bloque.
element-missing = Un fichier de ce diagramme manque sur son serveur.
element-wrong-type = Un fichier de ce diagramme n’est pas ce qu’il devrait être ; le serveur a peut-être envoyé une page.
element-game = L’attribut game n’est pas dans la liste des jeux.
element-json = Le JSON de ce diagramme ne peut être lu.
element-no-definition = Cette page n’a pas d’élément qui contienne la définition nommée ici.
element-size = L’attribut size n’est ni un nombre de pixels ni une longueur CSS.
element-theme = L’attribut theme n’est pas dans cette liste : wood, green, blue, grey, contrast.
element-picture = Il n’y a pas d’image de pièce de ce nom.
element-broken = Ce diagramme a rencontré une erreur.
element-engine = L’ordinateur ne peut jouer ici.
element-level = L’attribut level n’est pas dans cette liste : 1, 2, 3, 4, 5, 6, 7, 8.
element-choice = L’attribut { $attribute } n’est pas dans cette liste : yes, no.

# L’échiquier et ses commandes.
element-board = Diagramme de coups
element-help = Les flèches vont de case en case. Entrée prend une pièce, la pose, ou met un ennemi puis une pièce amie sur une case vide autour d’une pièce seule. F met une pièce amie, E un ennemi, Suppr enlève une pièce, Échap lâche.
element-first = Au début
element-back = Précédent
element-on = Suivant
element-last = À la fin
element-reset = Remettre
element-take-back = Reprendre votre coup
element-friend = Pièce amie : à glisser sur l’échiquier, ou cliquer ici puis sur des cases
element-enemy = Ennemi : à glisser sur l’échiquier, ou cliquer ici puis sur des cases
element-promote = Promotion en
element-cancel = Annuler
element-legend = Sens des marques
element-squares = Les cases en toutes lettres
element-thinking = L’ordinateur réfléchit …
element-loading = Chargement …
element-hint-piece = Pointez une case pour y imaginer un ennemi ; un clic ou un toucher l’y laisse, un autre y met une pièce amie.
element-hint-position = Prenez une pièce pour voir où elle peut aller.
element-hint-line = Avancez coup par coup, ou prenez une pièce.
element-hint-play = Prenez une de vos pièces.
element-moves = Coups

# Les jeux dont le texte vient d’un autre programme et n’est pas du JSON.
reading-wrong = Le texte de ce jeu ne peut pas être lu.
reading-several = Ce texte contient { $count } jeux ; voici { $game }. L’attribut game en choisit un autre : { $games }.
reading-line = Ligne { $line } :
