# Les remarques sur le texte d’une partie ou d’une position. Comme dans errors.ftl, aucun message ne choisit de pluriel.

fault-at = Ligne { $line }, colonne { $column } : { $fault }
fault-start = La position de départ : { $reasons }
no-text = Il n’y a rien à ouvrir
fault-nothing = Il n’y a pas de partie ici : « { $what } » n’est ni une balise, ni un coup, ni une position
fault-address = « { $what } » est l’adresse d’une page web, qui n’est pas ouverte : collez ce qui s’y trouve
fault-tag = Cette balise devrait avoir la forme [Nom "valeur"] ; elle a été lue comme { $name } « { $what } »
fault-comment = Ce commentaire n’a pas de { "}" } à la fin : il a été arrêté à la fin de son paragraphe
fault-bracket = Cette parenthèse ne ferme rien et a été ignorée
fault-variation = Cette variante n’a pas de parenthèse à la fin : elle a été arrêtée à la fin de la partie
fault-too-deep = Des variantes sont imbriquées sur plus de { $limit } niveaux ici : celle-ci est gardée comme commentaire
fault-too-many-moves = C’est trop long pour une partie : on lit { $limit } coups au plus

# À leur place dans le texte.
pgn-before = Ceci précède la partie et est gardé comme commentaire : « { $what } »
pgn-after = Ceci suit le résultat et est gardé comme commentaire : « { $what } »
pgn-escape = Une ligne qui commence par % ne fait pas partie du jeu et a été ignorée
pgn-brackets = Ceci doit être entre { "{" } et { "}" } : c’est gardé comme commentaire
pgn-move = « { $move } » : { $fault }. À partir d’ici, cette ligne est gardée comme commentaire
pgn-null-move = « { $move } » passe le tour, ce que les règles interdisent. À partir d’ici, cette ligne est gardée comme commentaire
pgn-word = « { $what } » n’est pas un coup : c’est gardé comme commentaire
pgn-nag = « { $what } » n’est pas une annotation : leurs numéros vont jusqu’à 255
pgn-result = Le résultat « { $what } » ne peut pas être gardé : la partie reste ouverte
pgn-results = La balise Result dit { $tag }, mais les coups finissent par { $end }, qui compte
pgn-rules-result = Le texte dit { $what } ; selon les règles, le résultat est { $rules }
pgn-drawn = La partie était nulle { $why } avant ce coup, mais elle a continué
pgn-guessed = Le texte ne dit pas de quel jeu il s’agit ; il a été lu comme { $game }
pgn-castling = Les programmes nomment ici le roque de deux façons, toutes deux légales dans cette partie : « { $castling } » a été lu comme le coup du Roi en { $square }
pgn-other-castling = Le roque a été lu à la façon de Fairy-Stockfish et PyChess : « { $castling } » est le coup du Roi en { $square }
pgn-more = autres remarques à partir d’ici : { $count }

# Comment le texte d’une position a été lu.
note-missing = La position ne dit pas { $field } : « { $what } » a été pris
note-move-number = Le numéro de coup { $what } a été lu comme 1
note-holdings = Les pièces en main ({ $what }) n’existent pas dans ce jeu et ont été omises
note-operations = « { $what } » ne dit rien de la position et a été omis
note-right = Le droit { $right } a été omis : { $why }
note-rights-none = ce jeu n’a pas de droits
note-rights = les droits de ce jeu sont { $letters }
note-en-passant = La case de prise en passant { $square } a été omise : { $why }
note-sfen = Ce texte a été lu comme une SFEN, où b commence : le trait est { $player-to }
note-unused = « { $what } » a été omis : ce n’est pas une partie d’une position
field-turn = à qui est le trait
field-rights = quels droits de roque restent
field-en-passant = la case de prise en passant
field-halfmove-clock = le compte des demi-coups
field-move-number = le numéro du coup
field-four-players = tout ce qu’il faut à quatre joueurs
