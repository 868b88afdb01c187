# « Que vaut ce jeu ? » : l’ordinateur joue de brèves parties contre lui-même, et un rapport dit ce qu’elles montrent. Le panneau lit ces
# mots dans un module que fait la construction. { $games }, { $player } et les autres y sont insérés ; il n’y a pas de pluriels.

trial-about = L’ordinateur y joue de brèves parties contre lui-même et dit ce qu’elles montrent : si tous les joueurs ont les mêmes chances, combien durent les parties et comment elles finissent, quelles pièces ne bougent pas, et ce que vaut chacune.
trial-games = Parties
trial-start = Les jouer
trial-stop = Arrêter
trial-progress = { $done } sur { $games }
trial-loading = Le programme se charge …
trial-playing = L’ordinateur joue. Sur un grand plateau, cela peut prendre quelques minutes ; vous pouvez continuer à lire.
trial-done = Les parties sont jouées.
trial-stopped = Arrêté. Ce qui est joué compte.
trial-none = Arrêté avant la fin de la première partie.
trial-failed = Les parties n’ont pas pu être jouées ici : { $reason }

trial-even = Les deux camps ont à peu près les mêmes chances.
trial-better = Plus que le hasard n’explique revient à : { $player }.
trial-alike = Aucun joueur n’a obtenu plus que le hasard n’explique.
trial-few = Trop peu de parties disent qui a les meilleures chances.
trial-drawish = La plupart des parties sont nulles.
trial-idle-some = N’ont jamais bougé : { $pieces }.
trial-idle-none = Toutes les pièces ont bougé.
trial-unseen = Jamais sur le plateau : { $pieces }.

trial-results = Ce que montrent { $games } parties
trial-score = Score, { $player }
trial-points = Points par partie, { $player }
trial-won = Gains et nulles
trial-draws = nulles
trial-ends = Comment elles ont fini
trial-cut = Interrompues
trial-cut-words = { $games } parties ont été interrompues après { $moves } coups. { $won } d’entre elles comptent comme gagnées par qui avait un net avantage, les autres comme nulles.
trial-cut-points = { $games } parties ont été interrompues après { $moves } coups. Qui avait le plus de points a gagné.
trial-length = Longueur en coups
trial-length-words = { $average } en moyenne, de { $shortest } à { $longest }
trial-choice = Coups légaux
trial-choice-words = { $moves } en moyenne, dans chaque position

trial-pieces = Les pièces
trial-piece = Pièce
trial-moves = Coups
trial-value = Valeur admise
trial-measured = Mesurée
trial-pieces-about = Coups : la part de tous les coups que la pièce a joués. Valeur admise : ce que l’ordinateur lui prête. Mesurée : ce que disent les résultats, selon qui a gagné en en ayant plus, dans la même unité. Ce qui suit ± contient la vraie valeur dix-neuf fois sur vingt. Un tiret dit que trop peu de parties en parlent.
trial-pieces-plain = Coups : la part de tous les coups que la pièce a joués. Valeur admise : ce que l’ordinateur lui prête, en points quand les points décident.
trial-values-few = Trop peu de parties disent ce que valent les pièces.
trial-values-not = Qui a plus de pièces n’y gagne pas plus souvent ; les valeurs ne sont donc pas mesurées.
trial-weak = Dans ces brèves parties, { $nodes } positions sont examinées par coup. Cela ne donne aucune pièce pour rien, mais laisse passer beaucoup de ce que verrait une personne.

trial-end-checkmate = mat
trial-end-stalemate = pat
trial-end-threefold = répétition
trial-end-fifty-move = coups sans progrès
trial-end-counting = coups comptés
trial-end-bare-kings = Rois seuls
trial-end-insufficient-material = matériel insuffisant
trial-end-score = points
trial-end-goal = but atteint
trial-end-checks = échecs donnés
trial-end-extinction = perte d’une pièce à ne pas perdre
