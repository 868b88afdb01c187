# Notes on games that crates/formats reads from files of other programs, or writes for them. A note names what stands in the text. The line, the column and the key come before it.
# $what, $key and $value, what stands in the text; $piece and $pieces, names or letters of pieces; $letter, a letter; $names, names of games.

# Where, and of what kind.
format-line = line { $line }: { $what }
format-place = line { $line }, column { $column }: { $what }
format-key = { $key }: { $what }
format-not-needed = not needed: { $what }
format-unsupported = not supported: { $what }
format-unreadable = not read: { $what }
format-assumed = assumed: { $what }
format-or = { $first } or { $last }

# The text as a whole.
format-unknown = this is no game that can be read: it must be JSON, a Fairy-Stockfish ini file, the text of an Interactive Diagram, or XBoard's piece and setup commands
format-several = there are { $count } games; name one of them: { $names }
format-not-among = there is no game “{ $name }”; there are { $names }
format-more-notes = { $count } more notes of this kind or lighter ones are left out

# Names that cannot be shown.
format-name-repaired = { $fault }; it is “{ $name }” here
format-name-empty = a name must have at least one letter
format-name-long = a text of this kind has at most { $most } letters, not { $letters }
format-name-control = the control character U+{ $code } must not be in it
format-name-direction = the character U+{ $code }, which turns the direction of writing, must not be in it

# JSON. $fault, the words of its reader, which are English.
format-json-end = the text ends too early: a bracket or a quote is not closed
format-json-syntax = this is no JSON: { $fault }
format-json-missing-field = the field “{ $field }” is missing
format-json-unknown-field = the field “{ $field }” is not known; known are { $known }
format-json-value = the value cannot be read: { $fault }

# How pieces move, in the dialect of diagrams.
format-move-no-atom = “{ $term }” has no atom, a capital letter such as W, F or N
format-move-no-castling = “{ $term }” is no castling that can be said: O with how far the King goes
format-move-chain = the chain of moves “{ $term }” cannot be said: { $fault }
format-move-fault = “{ $term }” cannot be said: { $fault }
format-move-only-en-passant = “{ $term }” captures nothing but en passant, which cannot be said
format-chain-before = “{ $letter }” must stand before one of the moves in the brackets
format-chain-ways = it has too many ways
format-chain-nowhere = it leads nowhere
format-chain-ranges = its moves are of ranges that cannot follow each other
format-chain-first-direction = a, z and q are directions that only a further move can have
format-chain-knight-first = a Knight's leap can only be the first move of a chain, in all directions or some of f, b, or l, r
format-chain-long = it has more than { $most } moves
format-chain-atom = “{ $atom }” cannot be a move of a chain; W, F, K, R, B, Q can, with a range, and D, A, N
format-chain-after-knight = a move after a Knight's leap can only go on outward, straight or diagonally
format-chain-not-there = “{ $letter }” cannot be said there

# Pieces and castling of diagrams and of XBoard's commands.
format-piece-no-move-left = no move of it is left, so it cannot move
format-piece-faces = it may face no other King along its { $lines }, with nothing in between
format-piece-captures-kings = it captures nothing but Kings along its { $lines }, which cannot be said
format-file = file
format-rank = rank
format-diagonal = diagonal
format-king-leap = it may leap to a square two away as its first move, when it is not in check and crosses no attacked square
format-castling-no-partner = castling over { $steps } squares has no partner in the start position
format-castling-left-out = castling from { $square } is left out, as another piece of this player castles

# Games written in other forms.
format-two-players = only games of two players, who look north and south, can be said
format-option-left-out = the option “{ $option }” cannot be said; the game is written without it
format-board-size = Fairy-Stockfish has boards of up to 12 files and 10 ranks
format-letter-unsaid = the letter { $letter } cannot be said: letters are from A to Z
format-letter-none-left = there is no letter left for { $letter }
format-too-many-kinds = there are too many kinds of piece for { $letter }
format-move-unsaid = the move { $move } of { $piece } cannot be said
format-piece = { $name } ({ $letter })
format-piece-unsaid = { $piece } cannot be said
format-part-unsaid = { $part } of { $piece } cannot be said as it is
format-part-move = the move
format-part-leg = a capture on the way
format-part-promotion = the promotion
format-part-promoted-from = what it was before promotion
format-part-en-passant-zone = the zone of en passant
format-part-limit = the limit
format-part-zone = the zone
format-part-royal = being royal
format-part-roles = en passant or the counting of moves
format-part-drop = the drop
format-part-hops = what it hops over
format-part-drops-promoted = the drop of what it becomes
format-unsaid-holes = the holes of the board cannot be said
format-unsaid-start = the start position cannot be said as it is
format-unsaid-castling = castling cannot be said as it is
format-unsaid-castling-anywhere = that castling begins anywhere on the rank cannot be said as it is
format-unsaid-shuffle = which pieces are shuffled cannot be said as it is
format-unsaid-opposite-castling = that castling takes the other's right to it cannot be said
format-unsaid-material = draws for want of material cannot be said as they are
format-unsaid-ends = how the game ends cannot be said as it is
format-unsaid-goal = the goal “{ $goal }” cannot be said as it is
format-unsaid-goal-more = a goal must be said that the game has not
format-unsaid-royal-group = that the last of several kinds is royal cannot be said
format-unsaid-check = what check means cannot be said as it is
format-unsaid-capture = what capturing does cannot be said as it is
format-unsaid-hands = the rules of pieces in the hand cannot be said as they are
format-unsaid-first-moves = how positions record who has moved cannot be said as it is
format-unsaid-able-to-move = where pieces must be able to move cannot be said
format-unsaid-king-leap = the King's leap cannot be said
format-unsaid-passing = passing cannot be said as it is

# Fairy-Stockfish's ini files.
format-ini-section-name = a section needs a name: [name] or [name:base]
format-ini-section = a section is written [name] or [name:base], with nothing behind it
format-ini-key-missing = a key is missing before the =
format-ini-before-section = this stands before the first section: a game begins with [name]
format-ini-line = a line must be a section, a key with = and a value, or a comment that begins with # or ;
format-ini-no-game = there is no game in it: a game begins with its name, as in [mygame]
format-ini-again = there is a game “{ $name }” in line { $line } already, which counts; this one does not
format-ini-long-chain = the game is like others over more than { $most } steps, from “{ $name }” on, or in a circle
format-ini-circle = games cannot be like each other in a circle: { $names }
format-ini-other-game = “{ $name }” has rules that cannot be said: walls, or pieces that are turned over
format-ini-unknown-game = there is no game “{ $name }” in this text or built in
format-ini-unknown-game-near = there is no game “{ $name }” in this text or built in; { $near } is the nearest
format-ini-key-again = it is given again in line { $line }, which counts
format-ini-unknown-key = there is no such key
format-ini-unknown-key-near = there is no such key; { $near } is the nearest
format-ini-key-not-needed = it makes no difference to the rules
format-ini-integer = “{ $value }” must be a whole number
format-ini-number = “{ $value }” must be a whole number, at most { $most }
format-ini-flag = “{ $value }” must be true or false
format-ini-rank = “{ $value }” must be a rank from 1 to { $most }
format-ini-file = “{ $value }” must be a file: a letter from a to p or a number from 1 to 16
format-ini-result = “{ $value }” must be win, loss, draw or none
format-ini-squares = “{ $value }” must be a square such as e4, a file such as e*, or a rank such as *4, up to p16
format-ini-right = a right must be one of K, Q, k and q
format-ini-word = “{ $value }” must be one of { $known }
format-ini-promoted-letter = a letter is missing behind the colon
format-ini-moves-missing = how it moves is missing: write the letter, a colon and the move, as in a:NB
format-ini-piece-letter = “{ $value }” must be a letter from a to z, or - for a piece that the game has not
format-ini-piece-letter-missing = a letter from a to z is missing, or - for a piece that the game has not
format-ini-no-type = no piece of this game has the letter “{ $letter }”; the letters are { $letters }
format-ini-one-letter = “{ $value }” must be one letter
format-ini-pair = “{ $value }” must be a letter, a colon and a value, as in p:1
format-ini-board = the board must have from 1 to 16 files and ranks
format-ini-no-piece = no piece stands on the board or is in a hand at the start
format-ini-chess960 = the pieces of the first rank are shuffled: Bishops on both colours, the King between the Rooks
format-ini-rule = the rule “{ $value }” cannot be said yet
format-ini-stalemate-count = that who has more pieces wins a stalemate cannot be said
format-ini-extinction-claim = that only the player to move can claim an extinction cannot be said
format-ini-no-king = it makes no difference without a King: Fairy-Stockfish means checks of that piece only
format-ini-royal-groups = that the last of several kinds is royal, for several groups of kinds, cannot be said
format-ini-passing = that only one player may pass cannot be said
format-ini-left-out = Fairy-Stockfish does not know “{ $what }” in a move, so it was left out
format-ini-no-move = no move of it is given, so it cannot move
format-ini-promotes-again = what a piece has become by promotion promotes again, which a definition cannot say
format-ini-last-royal = the last { $count } of a kind are royal, which a definition cannot say of more than one
format-ini-hand-piece = “{ $letter }” in the hand is no piece of this game
format-ini-ranks-few = only { $given } of the { $ranks } ranks are given; the others, the lowest, are empty
format-ini-ranks-many = there are { $given } ranks, but the board has { $ranks }
format-ini-right-again = the right { $letter } is given more than once; it counts once
format-ini-tilde = “~” marks pieces that have been promoted, which makes no difference where none goes back to what it was
format-ini-start-promoted = “+{ $letter }” is no piece of this game that has been promoted
format-ini-start-piece = “{ $letter }” is no piece of this game
format-ini-rank-wide = rank { $rank } is wider than the board

# The texts of Interactive Diagrams.
format-diagram-name = a diagram does not say what its game is called; it is called { $name } here
format-diagram-fields = “{ $what }”: a piece has no more than six fields
format-diagram-stray = “{ $what }” is neither a parameter (key=value) nor a piece (name:ID:moves:picture:squares)
format-diagram-no-piece = there is no line of a piece (name:ID:moves:picture:squares)
format-diagram-other-letter = the ID “{ $id }” is another piece's, or no letter that can be used; it is { $letter } here
format-diagram-no-moves = its moves are not given, and no piece of this name is known
format-diagram-hand = “{ $value }” must be the number of pieces in the hand, { $most } at most
format-diagram-square-again = { $square } is given for { $piece } as well
format-diagram-no-royal = there is no piece with the number or ID { $value }
format-diagram-last-royal = no royal piece is given, so the last one, { $piece }, is royal
format-diagram-succession = who has lost the King goes on as long as there is a { $piece }
format-diagram-no-number = there is no piece with the number { $value }
format-diagram-counterstrike = is read only for the kind that “protected” names, too
format-diagram-no-zone = no rank promotes, so nothing promotes here: a script of the page may do so otherwise
format-diagram-promotes-to = what a piece promotes to is not given, so it is the player's choice of { $pieces }
format-diagram-promotes-to-none = the piece { $offset } lines further down, to which a piece promotes, does not exist for { $pieces }: no promotion for these
format-diagram-captured-before = only some choices must have been captured before; the others have no limit
format-diagram-no-id = there is no piece with the ID { $letter }
format-diagram-shuffle-id = “{ $what }” does not begin with the ID of a piece; what is before it is shuffled
format-diagram-shuffle-again = { $pieces } are shuffled with others before, and only with these: pieces of two groups cannot be said
format-diagram-shuffle-king = the King begins between its Rooks, and castling takes them to the same squares in every start
format-diagram-no-square = “{ $what }” is no square: squares are written such as e4, a2-h2 for all between, and ,, before the second player's
format-diagram-off-board = { $square } is not on the board of { $files } files and { $ranks } ranks
format-diagram-board-size = “{ $value }” must be a number from 1 to 16: larger boards cannot be played
format-diagram-number = “{ $value }” must be a number from { $low } to { $high }; { $default } is taken
format-diagram-symmetry = “{ $value }” must be mirror, rotate or none
format-diagram-looks = says how the diagram looks or behaves
format-diagram-nothing = says nothing
format-diagram-unknown-key = this key is not known here (its value is “{ $value }”); if it is a rule, the game lacks it
format-diagram-script = the page's own script “{ $value }” changes the rules; say what it does
format-diagram-morph = pieces change on some squares or when they capture ({ $value })
format-diagram-capture-matrix = which piece may capture which is said by a table
format-diagram-confine = pieces cannot leave some squares ({ $value })
format-diagram-spell = pieces have power over others ({ $value })
format-diagram-hand-rules = the hand has rules of its own ({ $value })
format-diagram-baring = a bare King has a rule of its own ({ $value })
format-diagram-repetition = repetition has a rule of its own ({ $value })
format-diagram-track-pieces = pieces are followed by the page's own script ({ $value })
format-diagram-multimove = several moves are made a turn ({ $value })
format-diagram-passing = the turn may be passed ({ $value })
format-diagram-en-passant = en passant has a rule of its own ({ $value })
format-diagram-cylinder = the board is rolled into a cylinder ({ $value })
format-diagram-topology = the board is not flat ({ $value })
format-diagram-rifle = pieces capture without moving ({ $value })
format-diagram-stalemate = stalemate has a value of its own ({ $value })

# XBoard's commands.
format-xboard-name = the commands do not say what the game is called; it is called { $name } here
format-xboard-nothing = there is neither a setup command, which gives the start position, nor a piece command
format-xboard-default-start = there is no setup command, which gives the start position; that of { $game } is taken
format-xboard-orthodox-start = there is no setup command, which gives the start position; that of chess is taken
format-xboard-parent = what the rules of “{ $parent }” add to these commands is not known here
format-xboard-table = “{ $letters }” does not have as many pieces of White as of Black
format-xboard-field = what “{ $what }” in the position means is not stated
format-xboard-no-piece = there is no piece on the board
format-xboard-no-royal = no piece is known to be royal, so nothing can be mated
format-xboard-not-in-table = “{ $letter }” is a piece neither of the table nor of the board
format-xboard-no-letter = “{ $letter }” is no letter of a piece
format-xboard-moves-taken = its moves are not given; they are taken as “{ $moves }”
format-xboard-castling = the position has rights to castle, but the moves of the King do not say how; “{ $moves }” is taken
format-xboard-keeps-promotion = what a Pawn has become stays so when it is captured, as the table has no “~”
format-xboard-drops = what “{ $letter }” says of its drops is not known here
format-xboard-shogi = repetition and the want of a move count as in Shogi, and no Pawn may be dropped for mate
format-xboard-chu = rules on trading Lions and on repetition are not stated
format-xboard-xiangqi = Kings and Advisors stay in their palaces, Kings do not face each other, and who cannot move loses
format-xboard-xiangqi-rest = rules on the river and on chasing are not stated
format-xboard-counting = rules on counting moves are not stated
format-xboard-parent-pieces = what the parent adds is only known of the pieces of chess
format-xboard-start-again = the start is given twice; the last one is taken
format-xboard-piece-form = a piece is written “piece LETTER& MOVES”, such as piece N& N
format-xboard-command-not-needed = says nothing of the rules
format-xboard-unknown-command = “{ $command }” is no command that describes a game: setup, piece, choice and variant do
format-xboard-table-end = the letters of the pieces must end with “)”
format-xboard-size = “{ $what }” is no size of a board: it is written FILESxRANKS+HAND_PARENT, such as 10x8+0_capablanca
format-xboard-position-missing = the position is missing
format-xboard-size-differs = the position has { $given-files } files and { $given-ranks } ranks, but the board { $files } and { $ranks }
format-xboard-ranks = a board has at most 16 ranks
format-xboard-files = a board has at most 16 files
format-xboard-empty = “{ $digits }” squares are too many
format-xboard-no-sign = “{ $letter }” is no piece and no number of empty squares
format-xboard-rank-differs = rank { $rank } has { $given } squares, and the ranks above have { $files }
format-xboard-no-squares = the board has no squares
format-xboard-promotes-to = what it promotes to is not given, so it is the player's choice of { $letters }

# The page on which games are made.
format-bare-side = each side needs a piece at the start
format-no-winner = no piece is royal and there is no other goal, so nobody can win

# Why a game cannot be changed like that. These stand inside a sentence.
edit-players = only the boards of games of two or four players can be changed here
edit-promoted = { $letter } is a promoted kind itself
edit-size = a board has from 1 to 16 files and ranks
edit-start-piece = the start position cannot be read: “{ $what }” is no piece and no number of empty squares
edit-start-hand = the start position cannot be read: “{ $what }” is no piece in a hand
edit-holes = the missing squares cannot be read: { $fault }
edit-square = there is no square “{ $square }” on this board
edit-piece = there is no piece with the number { $number }
edit-taken = another piece has the letter { $letter }
edit-no-letter = there is no letter left for another piece
edit-castling = castling needs one King for each side, on its first rank, and pieces of one kind at least two squares beside it
edit-value = that value is not possible here

# What is no game.
foreign-picture = This is a picture ({ $ending }), not a text
foreign-archive = This is an archive ({ $ending }): unpack it, and open the files in it
foreign-document = This is a document ({ $ending }), not a text: copy the text out of it
foreign-media = This is sound or a film ({ $ending }), not a text
foreign-other = This is a file of another kind ({ $ending }), not a text
foreign-bytes = This is not a text
foreign-json = This is JSON, but it defines no game
foreign-page = This is a web page without a diagram of a game: copy the text out of it
foreign-zillions = These are rules for Zillions of Games, which are not read
foreign-two-boards = This game was played on two boards (Bughouse), which is not supported
