# L’échiquier au clavier, et ce qui est demandé près d’une case.

board-keys = Les flèches déplacent le curseur, Entrée prend et pose une pièce, Échap annule, et les lettres commencent à écrire un coup.
square-empty = { $square }, vide
square-piece = { $square }, { $piece } { $player-of }
square-reverts = promue, redevient ce qu’elle était si elle est prise
square-picked = en main
square-target = peut aller ici
square-takes = peut être prise
said-reach = { $count ->
    [one] En main. Elle peut aller en { $squares }.
   *[other] En main. Elle peut aller sur { $count } cases : { $squares }.
}
said-no-reach = En main. Elle ne peut aller nulle part.
said-move = { $player } : { $piece } de { $from } à { $to }
said-drop = { $player } : { $piece } de la réserve en { $square }
said-enters = { $piece } entre en { $square }
said-reach-drop = { $piece }, pièce de la réserve prise en main. Elle peut être posée sur { $count ->
    [one] 1 case
   *[other] { $count } cases
}.
said-takes = prend { $piece } { $player-of }
said-becomes = devient { $piece }
said-other = { $player } : { $what }
said-back = Retour à : { $move }
said-start = Retour au début.
said-analysis-on = L’analyse est activée.
said-analysis-off = L’analyse est arrêtée.
said-sure = Vraiment ? Appuyez encore une fois sur « { $action } ».
editor-keys = Les flèches déplacent le curseur, Entrée fait ce qui est choisi à côté de l’échiquier, Suppr enlève une pièce.
confirm-play = Jouer ce coup
confirm-cancel = Y renoncer
