# Notes on the text of a game or of a position. As in errors.ftl, no message chooses between plurals.

fault-at = Line { $line }, column { $column }: { $fault }
fault-start = The position it begins with: { $reasons }
no-text = There is nothing to open
fault-nothing = There is no game here: “{ $what }” is neither a tag, a move nor a position
fault-address = “{ $what }” is the address of a web page, which is not opened: paste what stands there
fault-tag = This tag should be of the form [Name "value"]; it was read as { $name } “{ $what }”
fault-comment = This comment has no closing { "}" }: it was taken to end with its paragraph
fault-bracket = This bracket closes nothing and was passed over
fault-variation = This variation has no closing bracket: it was taken to end with the game
fault-too-deep = Variations lie in variations more than { $limit } deep here: this one is kept as a comment
fault-too-many-moves = This is too long to be a game: at most { $limit } moves are read

# Where they stand in the text.
pgn-before = This stands before the game and is kept as a comment: “{ $what }”
pgn-after = This stands after the result and is kept as a comment: “{ $what }”
pgn-escape = A line that begins with % is not part of the game and was passed over
pgn-brackets = This belongs between { "{" } and { "}" }: it is kept as a comment
pgn-move = “{ $move }”: { $fault }. From here on this line is kept as a comment
pgn-null-move = “{ $move }” passes the turn, which the rules do not allow. From here on this line is kept as a comment
pgn-word = “{ $what }” is not a move: it is kept as a comment
pgn-nag = “{ $what }” is not an annotation: their numbers go up to 255
pgn-result = The result “{ $what }” cannot be kept: the game is left open
pgn-results = The Result tag says { $tag }, the moves end with { $end }, which counts
pgn-rules-result = The text says { $what }; by the rules the result is { $rules }
pgn-drawn = The game was a draw { $why } before this move, but play went on
pgn-guessed = The text does not say which game it is; it was read as { $game }
pgn-castling = Programs name castling here in two ways, and both are legal in this game: “{ $castling }” was read as the King’s move to { $square }
pgn-other-castling = Castling was read as Fairy-Stockfish and PyChess write it: “{ $castling }” is the King’s move to { $square }
pgn-more = more notes from here on: { $count }

# How the text of a position was read.
note-missing = The position does not say { $field }: “{ $what }” was taken
note-move-number = The move number { $what } was read as 1
note-holdings = Pieces in hand ({ $what }) are not part of this game and were left out
note-operations = “{ $what }” says nothing about the position and was left out
note-right = The right { $right } was left out: { $why }
note-rights-none = this game has no rights
note-rights = the rights of this game are { $letters }
note-en-passant = The en-passant square { $square } was left out: { $why }
note-sfen = This was read as SFEN, in which b moves first: it is { $player }’s turn
note-unused = “{ $what }” was left out: it is no part of a position
field-turn = whose turn it is
field-rights = which castling rights are left
field-en-passant = the en-passant square
field-halfmove-clock = the halfmove clock
field-move-number = the move number
field-four-players = all that four players need
