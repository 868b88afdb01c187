# A diagram: its legend, its sentences for readers without sight, what is wrong with its attributes.
# A diagram knows pieces of other people's games, whose names have no gender and no plural: its sentences ask for none.
# The program of the diagrams is built from this file, and cannot choose between plurals.

# The legend: what a kind of mark means.
diagram-legend-slide = Along a line, to move or capture: blocked by the first piece on it
diagram-legend-leap = Step or leap, to move or capture: nothing in between blocks it
diagram-legend-bent = Second part of a bent move: each square on the way must be empty
diagram-legend-move-only = Only to move, not to capture
diagram-legend-move-only-line = Only to move, not to capture: blocked by any piece on its line
diagram-legend-move-only-some = Only to move, not to capture; along a line it can be blocked
diagram-legend-capture-only = Only to capture
diagram-legend-capture-only-line = Only to capture; along a line it can be blocked
diagram-legend-hop = Hop, to move or capture: over exactly one piece, the screen (in a dashed frame)
diagram-legend-hop-move = Hop, only to move: over exactly one piece, the screen (in a dashed frame)
diagram-legend-hop-capture = Hop, only to capture: over exactly one piece, the screen (in a dashed frame)
diagram-legend-double-step = Double step, only to move: the square passed must be empty; can be answered en passant
diagram-legend-en-passant = En passant: captures the piece that has just passed over this square
diagram-legend-castling = Castling: the King goes here, the Rook to his other side
diagram-legend-promotion = Promotion: it becomes another piece here
diagram-legend-taken = Such a mark around a piece: it can be captured
diagram-legend-passed = Passed on the way: must be empty

# What a piece can do besides its movement.
diagram-can-castle = It can also castle.
diagram-can-leap = Once in the game, as long as it has not moved and is not in check, it can leap to any empty square two squares away, over whatever stands in between, if a square on a shortest way there is not attacked.
diagram-can-capture-en-passant = It captures en passant.
diagram-can-be-captured-en-passant = After its double step it can be captured en passant.
diagram-can-promote = It promotes on the farthest rank.

# A square: whose piece stands there, and what the picked piece can do there.
diagram-piece-of = { $colour } { $piece }
diagram-piece = piece
diagram-colon = :{ " " }
diagram-does-en-passant = captures en passant
diagram-does-castle = castles
diagram-does-capture = captures
diagram-does-both = moves, or captures
diagram-does-move = moves, cannot capture
diagram-does-threaten = could capture an enemy here, cannot move
diagram-over-screen = , over the screen on { $square }
diagram-over-anything = , whatever stands in between
diagram-captures-on = { " " }what stands on { $squares }
diagram-if-empty = { " " }if nothing stands on { $squares }
diagram-and-promotes = ; promotes
diagram-no-capture-after = ; an enemy here could not be captured
diagram-no-capture = : an enemy here could not be captured
diagram-leaves-king = : that would leave its King in check
diagram-squares-of = { " " }{ $kind }: { $squares }.
diagram-no-move = { " " }It has no move.

# How the game stands.
diagram-lacks-screen = It has nothing to hop over here: put a piece on one of its lines.
diagram-by-hand-legal = Set up by hand: King’s safety counts, turns do not.
diagram-by-hand = Set up by hand.
diagram-all-leave-king = { " " }It has no move: each would leave its King in check.
diagram-passes = { $player } has no move and passes.{ " " }
diagram-over = { $how }
diagram-to-move = { $player } to move.
diagram-kings = { " " }(Kings: { $players })
diagram-sudden-death = { " " }· sudden death, moves left: { $count }
diagram-as-if = Shown as if it were { $player }’s turn.
diagram-unnamed = How this piece moves

# What of the attributes could not be shown.
diagram-note-term = Not drawn: “{ $term }”, { $why }.
diagram-note-board = No position of the game: { $why }.
diagram-note-move = Not shown: “{ $text }”
diagram-note-why = , { $why }
diagram-note-more = , and moves after it: { $count }

# What is wrong with an attribute.
diagram-fault-missing = The attribute that says what to show is missing: one of { $attributes }.
diagram-fault-key = The key { $value }
diagram-fault-attribute = The attribute { $attribute }
diagram-fault-choice = { " " }is none of these: { $known }
diagram-fault-reason = { " " }cannot be read: { $why }
diagram-fault-unknown = { " " }is not known here
diagram-fault-needs = { " " }needs another attribute: { $attribute }
diagram-fault-meant = { " " }Did you mean { $meant }?
diagram-fault-outside = outside { $size }
diagram-fault-empty = an empty square
diagram-fault-no-definition = its definition is missing
diagram-fault-no-picture = there is no such picture
diagram-fault-no-svg = it is not an SVG file

# Why a value cannot be read. A reason stands inside a sentence: it begins with a small letter.
diagram-reason-square = “{ $text }” is not a square: a square is a file letter and a rank number, such as e4
diagram-reason-no-game = there is no game “{ $given }”; the games are { $known }
diagram-reason-no-option = { $game } has no option “{ $given }”
diagram-reason-has-options = ; it has { $known }
diagram-reason-definition = { $what }

# How a game ended.
diagram-reason-game-over = the game is over: { $how }
diagram-end-win = { $player } wins { $why }.
diagram-end-shared = { $players } and { $last } share the win { $why }.
diagram-end-draw = Draw { $why }.
diagram-end-checkmate = by checkmate
diagram-end-stalemate = by stalemate
diagram-end-threefold = because the same position came up three times
diagram-end-fifty-move = after fifty moves without capture or Pawn move
diagram-end-bare-kings = because only the Kings are left
diagram-end-insufficient-material = because too little material is left
diagram-end-score = on points
diagram-end-goal = by reaching the goal
diagram-end-checks = by giving check often enough
diagram-end-counting = because the counted moves have run out
diagram-end-extinction = because the other has lost what must not be lost

# Why a text is no position.
diagram-reason-and = ;{ " " }
diagram-position-fields-two = a position has six fields (pieces, side to move, rights, en-passant square, halfmove clock, move number), not { $count }
diagram-position-fields-four = a position has seven fields (pieces, side to move, scores, Kings taken, moves left in sudden death, quiet plies, ply), not { $count }
diagram-position-piece = “{ $text }” on rank { $rank } is not a piece of this game, nor a number of empty squares; the pieces are { $letters }
diagram-position-misplaced = a { $player } { $piece } cannot stand on { $square }
diagram-position-pawn-misplaced = a { $player } { $piece } cannot stand on { $square }, behind where its Pawns start
diagram-position-rights = “{ $text }” is not a list of rights: { $why }
diagram-position-right-without-piece = the right { $right } needs the { $player } { $piece } on { $square }
diagram-position-en-passant = “{ $text }” cannot be the en-passant square: { $why }
diagram-position-number = the { $what } must be a whole number{ $from }, not “{ $text }”
diagram-position-hole = { $square } is a hole of the board, where nothing can stand
diagram-position-no-hole = the board has no hole on { $square }
diagram-position-no-hands = “{ $text }” stands for pieces in the hand, and this game has no hands
diagram-position-hand = “{ $text }” does not begin with a piece of this game
diagram-position-checks = “{ $text }” must say how many checks each has still to give, at most { $most }
diagram-position-scores = the scores must be four numbers for r,g,b,y, not “{ $text }”
diagram-position-kings-taken = “{ $text }” is not a list of Kings taken: for each of r,g,b,y the colours of the Kings it took in that order, or -
diagram-position-sudden-death-number = the moves left in sudden death must be a number from 0 to { $most }, or -, not “{ $text }”
diagram-position-sudden-death-missing = players still in: { $count }, so the moves left in sudden death must be a number from 0 to { $most }
diagram-position-sudden-death-early = players still in: { $count }, so it is not sudden death yet: the field must be -
diagram-rights-none = { $game } has none, so the field must be -
diagram-rights-letters = it may hold { $letters }, or be -
diagram-rights-twice = { $letter } stands there twice
diagram-en-passant-off-board = it is not a square of the board
diagram-en-passant-not-passed = nothing can have passed over it
diagram-en-passant-occupied = it and the square behind it must be empty
diagram-en-passant-no-piece = no piece that could have passed over it stands beyond
diagram-en-passant-no-double-step = the piece beyond cannot have made a double step
diagram-number-halfmove-clock = halfmove clock
diagram-number-move = move number
diagram-number-quiet-plies = number of quiet plies
diagram-number-ply = ply number
diagram-number-from-one = { " " }from 1

# Why a text is no move.
diagram-move-not-allowed = that move is not legal here
diagram-move-not-yours = the { $piece } on { $square } is { $owner }'s, and it is { $turn }'s turn
diagram-move-none-can-reach = no { $piece } can go to { $to }
diagram-move-cannot-drop = no { $piece } can be dropped on { $square }
diagram-move-must-pass = { $player } has no move and must pass: 0000
diagram-move-none = there is no legal move: the game is over
diagram-castling-king-away = castling is not allowed: the King is not on { $square }, where it starts
diagram-castling-rook-away = castling is not allowed: the { $piece } is not on { $square }, where it starts
diagram-castling-gone = castling there is not allowed any more: the King or the Rook has moved
diagram-castling-check = castling out of check is not allowed: the King is attacked by { $attackers }
diagram-castling-blocked = castling is not allowed while something stands in the way: { $blocker }
diagram-castling-crossed = castling is not allowed: the King would pass through { $square }, attacked by { $attackers }
diagram-castling-arrives = castling is not allowed: the King would arrive on { $square }, attacked by { $attackers }
diagram-piece-on = the { $piece } on { $square }
diagram-and = { " " }and{ " " }
diagram-choice = { $piece } ({ $letter })

# What is wrong with a Betza text.
diagram-betza = in the Betza notation “{ $text }”, at letter { $place }: { $what }
diagram-betza-no-atom = an atom (a capital letter such as W, F, N or R) is missing after the modifiers
diagram-betza-atom = “{ $letter }” is not an atom known here
diagram-betza-modifier = “{ $letter }” is not a modifier known here
diagram-betza-unsupported = “{ $letter }” ({ $what }) is not drawn here
diagram-betza-range = the range is too large
diagram-betza-pair = “(” begins a leap written as two numbers, such as (1,4); repeated legs are not read here
diagram-betza-pair-numbers = the numbers of a leap are from 0 to 15, and not both 0
diagram-betza-no-direction = these direction letters choose nothing for this atom
diagram-betza-nowhere = this goes nowhere
diagram-betza-no-move = there is no move in it
diagram-betza-legs = more than { $most } legs are not drawn here
diagram-betza-ways = there are more than { $most } ways to move
diagram-betza-en-passant = “{ $letter }” (en passant) is only read after “c”, as in fmWfceF
diagram-betza-only-first = “{ $letter }” belongs to the first leg
diagram-betza-not-further = “{ $letter }” is not read in a further leg
diagram-betza-not-first = “{ $letter }” is not read in the first leg of a bent move
diagram-betza-not-bent = “{ $letter }” is not read in a bent move
diagram-betza-not-last = “{ $letter }” is not read in the last leg of a bent move
diagram-betza-captures-on-way = “{ $letter }” captures on the way once more, or while it hops, which is not read here: one leg before the last may capture
diagram-betza-hops-on-way = “{ $letter }” on the way is not drawn here: only “p” over a neighbour is
diagram-betza-lame-bent = “n” in a bent move needs a single leap
diagram-betza-hop-neighbour = “p” on the way must hop over a neighbour: it needs a single step
diagram-betza-hop-first = “p” on the way is only drawn in the first of two single steps
diagram-betza-hop-then-slide = what hops on the way must end with a single step
diagram-betza-lame-hop = “n” and a hop exclude each other
diagram-betza-initial-in-air = “i” is not read on a slide that begins in the air
diagram-betza-needs-leg = “{ $letter }” needs a further leg, begun by “a”
diagram-betza-excludes = “{ $letter }” excludes the others of “n”, “j”, “p”, “g”, “z” and “q”
diagram-betza-crooked-direction = “{ $letter }” (a direction) is not read on crooked and circular lines
diagram-betza-crooked = “{ $letter }” is not read on crooked and circular lines
diagram-betza-lame-step = “n” needs a leap: a step passes nothing that could block it
diagram-betza-jump = “j” is for slides, and for single leaps over one square
diagram-betza-no-room = “{ $letter }” needs room to hop: a range, or a leap over one square
diagram-betza-crooked-step = “z” (crooked) needs a rider, such as zB, zR or zNN
diagram-betza-circular-straight = “q” (circular) is only read on oblique leaps, as in qN

# What a letter means in some dialect, which is not drawn here.
diagram-betza-means-own-pieces = capturing one's own pieces
diagram-betza-means-en-passant-only = en passant as the only capture; “ce” is read
diagram-betza-means-only-kings = capturing only Kings
diagram-betza-means-cylinder = boards rolled into a cylinder
diagram-betza-means-limits = limits on what is hopped over or captured
diagram-betza-means-unloading = unloading what was captured
diagram-betza-means-swapping = swapping or pushing pieces
diagram-betza-means-turning = turning or setting free other pieces
diagram-betza-means-castling = castling
diagram-betza-means-universal = the universal leap
diagram-betza-means-chain = a chain of moves in brackets; write its legs with “a”, as in FyafsF for [F?R]

# What is wrong with the definition of a game, in the words of its format.
diagram-definition-wrong = { $part }: { $fault }
diagram-definition-piece = piece { $name }
diagram-definition-castling = castling { $letter }
diagram-definition-json = line { $line }, column { $column } of the definition cannot be read
diagram-definition-board-size = files and ranks must be from 1 to 16
diagram-definition-royals = exactly one kind must be royal, not { $count }
diagram-definition-moves = the pieces have too many moves: together they cross { $crossed } squares, and at most { $most } are possible
diagram-definition-boats = at most one kind may be a boat
diagram-definition-format = the format must be 1 or 2, not { $format }
diagram-definition-two-players = goals, hands, rules of check and capture, and passing are only for games of two players
diagram-definition-no-checks = a number of checks that wins must be at least 1
diagram-definition-zone = “{ $text }” is not a set of squares of this board
diagram-definition-zone-players = there must be one set of squares, or one for each of the { $needed } players, not { $found }
diagram-definition-castlers = exactly one kind must castle with the King, not { $count }
diagram-definition-no-king = a player has no King
diagram-definition-rights = there may be at most sixteen rights, each with a letter of its own
diagram-definition-no-piece = there is no piece with the letter “{ $letter }”
diagram-definition-players = this family of games needs { $needed }, not { $found }
diagram-definition-kinds = there may be at most { $most } kinds
diagram-definition-letter-taken = the letter { $letter } is taken
diagram-definition-lowest-rank = lowestRank is not a rank of the board
diagram-definition-initial-returns = “i” is only for pieces that always go forward: nothing remembers whether others have moved
diagram-definition-promotes-to-king = nothing may promote to a King
diagram-definition-off-board = { $square } is not on the board
diagram-definition-castling-rank = King and Rook must be on one rank and stay there
diagram-definition-king-on-rook = the King may not arrive on the Rook's square: such a move could not be told from a step
diagram-definition-right-letter = the letter of the right must be from A to Z, small for the second player
diagram-definition-castling-san = castling is written O-O or O-O-O
diagram-definition-same-king = another one takes the King the same way: they could not be told apart
diagram-definition-same-san = another one of this player is written alike
diagram-definition-text-empty = a name must have at least one letter
diagram-definition-text-long = a text of this kind has at most { $most } letters, not { $letters }
diagram-definition-text-control = the control character { $number } must not be in it
diagram-definition-text-direction = the character { $number }, which turns the direction of writing, must not be in it
diagram-definition-shuffle = these pieces cannot be shuffled so
diagram-definition-promotion-rows = there must be one row of letters for each player
diagram-definition-promotion-row-too-long = the row of { $player } is too long
