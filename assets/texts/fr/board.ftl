# L’échiquier au clavier, et ce qui est demandé près d’une case.

board-keys = Les flèches déplacent le curseur, Entrée prend et pose une pièce, Échap annule, et les lettres commencent à écrire un coup.
square-empty = { $square } : vide
square-piece = { $square } : { $player }, { $piece }
square-picked = en main
square-target = peut aller ici
confirm-play = Jouer ce coup
confirm-cancel = Y renoncer
