# The game: how it stands, what it was told, what is wrong.

# How it stands.
status-to-move = { $player } to move.
status-must-pass = { $player } has no move and must pass.
status-check = Check!
news-boat-triumph = Boat triumph for { $player }!
news-promoted = { $player }’s Pawn on { $square } became a { $piece }.
news-out = { $player } is out.
news-resigned = { $player } resigns and is out.
news-time = { $player }’s time is up: { $player } is out.

# How it ended; the ids are those of the reasons.
over-checkmate = { $player } wins by checkmate.
over-stalemate = Draw by stalemate.
over-threefold = Draw because the same position came up three times.
over-fifty-move = Draw after fifty moves without capture or Pawn move.
over-bare-kings = Draw because only the Kings are left.
over-insufficient-material = Draw because too little material is left.
over-score = { $player } wins on points.
over-checkmate-draw = Draw by checkmate.
over-stalemate-win = { $player } wins: there is no move left.
over-threefold-win = { $player } wins by repetition.
over-goal-win = { $player } wins by reaching the goal.
over-goal-draw = Draw: both have reached the goal.
over-checks-win = { $player } wins by giving check often enough.
over-score-draw = Draw on points.
over-counting = Draw: the counted moves have run out.
over-extinction-win = { $player } wins: the other has lost what must not be lost.
over-extinction-draw = Draw: a player has lost what must not be lost.
over-shared = { $players } share the win on points.
over-agreement = Draw by agreement.
over-resignation = { $loser } resigns: { $player } wins.
over-time = { $loser }’s time is up: { $player } wins.
over-time-draw = { $loser }’s time is up, but { $player } has nothing but the King: draw.

# What stands in the list of moves where a player left.
move-resigns = resigns
move-time = time

# Why a move is not allowed.
why-over = The game is over
why-empty = There is no piece on { $square }
why-not-yours = The { $piece } on { $square } is { $owner }’s, and it is { $player }’s turn
why-own-piece = Your own { $piece } stands on { $square }
why-blocked = The { $piece } is blocked on { $square }
why-blocked-target = The { $piece } does not capture straight ahead like that: { $square } is taken
why-needs-capture = The { $piece } goes there only to capture, and { $square } is empty
why-needs-screen = The { $piece } captures by jumping one piece, and there is none in between
why-many-screens = The { $piece } captures by jumping exactly one piece, and there are { $count } in between
why-jumps-to-capture = The { $piece } jumps only to capture, and { $square } is empty
why-not-like-that = The { $piece } does not move like that. { $line }
why-king-left = That leaves your King on { $square } attacked by { $attackers }
why-king-goes = Your King would be attacked on { $square } by { $attackers }
why-king-still = Your King on { $square } is still attacked by { $attackers }
why-castling-none = There is no castling in this game
why-castling-king-away = You may not castle: the King is not on { $square }, where it starts
why-castling-rook-away = You may not castle there: the { $piece } is not on { $square }, where it starts
why-castling-moved = You may not castle there any more: the King or the Rook has moved
why-castling-check = You may not castle out of check: the King is attacked by { $attackers }
why-castling-blocked = You may not castle while something stands in the way: { $blocker }
why-castling-crossed = The King may not castle through { $square }, where it would be attacked by { $attackers }
why-castling-arrives = The King may not castle to { $square }, where it would be attacked by { $attackers }
why-castling-elsewhere = To castle, put the King on { $square }
why-leap-gone = The King has moved, so its leap is gone
why-leap-check = The King may not leap out of check: it is attacked by { $attackers }
why-leap-capture = The King’s leap does not capture, and { $square } is taken
why-leap-crossed = The King may not leap over attacked squares
why-not-in-hand = There is no { $piece } in your hand
why-drop-taken = A piece is dropped on empty squares only: the { $piece } stands on { $square }
why-drop-zone = The { $piece } may not be dropped on { $square }
why-drop-file = The { $piece } may not be dropped on this file: { $count ->
    [one] 1 of its kind stands
   *[other] { $count } of its kind stand
} there already
why-double-step = The { $piece } takes two steps only from where it starts
on-square = the { $piece } on { $square }

# Why a piece that is picked up cannot move.
blocked-by = The { $piece } is blocked by { $blockers }.
blocked-by-many = The { $piece } is blocked: { $count } pieces are in its way.
blocked-screen = The { $piece } needs a piece to jump over.
blocked-nowhere = The { $piece } has nowhere to go.
blocked-in-hand = The { $piece } cannot be dropped now.
blocked-gates = The { $piece } enters the board when a piece of the first rank moves for the first time: move that piece.

# What is wrong with a move that was written.
fault-words = { $words }
fault-definition = The definition of this game is wrong: { $what }
fault-over = The game is over
fault-unreadable = “{ $what }” is not a move: write it like e2e4 or Nf3
fault-off-board = { $square } is not a square of this board
fault-cannot-reach = The { $piece } on { $from } cannot go to { $to }
fault-cannot-drop = No { $piece } can be dropped on { $to }
fault-king-in-check = That would leave the King in check
fault-none-can-reach = No { $piece } can go to { $to }
fault-none-moves-so = No piece can do what “{ $what }” says
fault-ambiguous = Several pieces can do that: { $moves }
fault-promotion-needed = Say what it becomes: { $choices }
fault-wrong-promotion = It cannot become “{ $what }” there
fault-cannot-pass = { $player } has a move, so passing is not allowed
fault-out-already = { $player } is out already
fault-at = Line { $line }, column { $column }: { $fault }
fault-start = The position it begins with: { $reasons }
fault-nothing = There is no game here: “{ $what }” is neither a tag, a move nor a position
fault-address = “{ $what }” is the address of a web page, which is not opened: paste what stands there
fault-tag = This tag should be of the form [Name "value"]; it was read as { $name } “{ $what }”
fault-comment = This comment has no closing { "}" }: it was taken to end with its paragraph
fault-bracket = This bracket closes nothing and was passed over
fault-variation = This variation has no closing bracket: it was taken to end with the game
fault-too-deep = Variations lie in variations more than { $limit } deep here: this one is kept as a comment
fault-no-such-piece = No piece of this game has the letter { $letter }; the letters are { $letters }
position-piece = “{ $what }” on rank { $rank } is not a piece of this game; its pieces are { $letters }
told-before = This stands before the game and is kept as a comment: “{ $what }”
told-after = This stands after the result and is kept as a comment: “{ $what }”
told-escape = A line that begins with % is not part of the game and was passed over
told-brackets = This belongs between { "{" } and { "}" }: it is kept as a comment
told-move = “{ $move }”: { $fault }. From here on this line is kept as a comment
told-null-move = “{ $move }” passes the turn, which the rules do not allow. From here on this line is kept as a comment
told-word = “{ $what }” is not a move: it is kept as a comment
told-nag = “{ $what }” is not an annotation: their numbers go up to 255
told-result = The result “{ $what }” cannot be kept: the game is left open
told-review-damaged = The review of this game is damaged and was left out. The game is whole
told-results = The Result tag says { $tag }, the moves end with { $end }, which counts
told-rules-result = The text says { $what }; by the rules the result is { $rules }
told-drawn = { $reason } before this move, but play went on
told-guessed = The text does not say which game it is; it was read as { $game }
told-castling = Programs name castling here in two ways, and both are legal in this game: “{ $castling }” was read as the King’s move to { $square }
told-other-castling = Castling was read as Fairy-Stockfish and PyChess write it: “{ $castling }” is the King’s move to { $square }
told-more = { $count ->
    [one] one more note from here on
   *[other] { $count } more notes from here on
}
told-after-ending = The game was over before move { $number }, { $move }: what follows is kept as a variation
told-not-legal = Move { $number }, { $move }, is not legal by the rules of this game as they are now: it is kept in a comment, with what followed
note-missing = The position does not say { $field }: “{ $what }” was taken
note-move-number = The move number { $what } was read as 1
note-holdings = Pieces in hand ({ $what }) are not part of this game and were left out
note-operations = “{ $what }” says nothing about the position and was left out
note-right = The right { $right } was left out: nobody can have it in this position
note-en-passant = The en-passant square { $square } was left out: nothing can be captured there
note-sfen = This was read as SFEN, in which b moves first: it is { $player }’s turn
note-unused = “{ $what }” was left out: it is no part of a position
field-turn = whose turn it is
field-rights = which castling rights are left
field-en-passant = the en-passant square
field-halfmove-clock = the halfmove clock
field-move-number = the move number
field-four-players = all that four players need
fault-damaged = This game cannot be read: it is damaged ({ $what })
fault-no-such-ending = This game cannot be read: it says that it ended in a way in which these rules end no game
fault-newer = This game was written by a newer version of this page: reload the page to get that version
fault-too-many-moves = This is too long to be a game: at most { $limit } moves are read
fault-no-option = This game has no option “{ $option }”
fault-option = “{ $what }” does not switch an option: write it as name=on or name=off
fault-no-draw = There is no draw by agreement in this game

# What is wrong with a position.
fault-position = This is not a position of { $game }: { $reasons }
position-fields-two = it has { $count ->
    [one] 1 field
   *[other] { $count } fields
} instead of six (pieces, side to move, rights, en-passant square, halfmove clock, move number)
position-fields-four = it has { $count ->
    [one] 1 field
   *[other] { $count } fields
} instead of seven (pieces, side to move, scores, Kings taken, moves left in sudden death, quiet plies, ply)
position-empty = there is no piece on the board
position-kings = { $player } must have exactly one King, not { $count }
position-kings-four = { $player } must not have { $count } Kings
position-misplaced = a { $piece } of { $player } cannot stand on { $square }
position-opponent-in-check = { $player } is in check, but it is not { $player }’s turn
position-right-without-piece = the right { $right } needs its piece on { $square }
position-turn-two = the side to move must be w or b, not “{ $what }”
position-turn-four = the side to move must be r, g, b or y, not “{ $what }”
position-turn-of-out = it cannot be { $player }’s turn: { $player } is out
position-rights = “{ $what }” is not a list of rights of this game
position-en-passant = “{ $what }” cannot be the en-passant square
position-number = “{ $what }” is not the number that must stand there
position-no-hands = “{ $what }” stands for pieces in the hand, and this game has no hands
position-hand = “{ $what }” does not begin with a piece of this game
position-checks = “{ $what }” must say how many checks each has still to give, such as { $most }+{ $most }
position-scores = the scores must be four numbers, not “{ $what }”
position-kings-taken = “{ $what }” does not say whose Kings each player took
position-sudden-death = the moves left in sudden death do not fit the number of players still in
position-ranks = the board has { $expected } ranks, but the text has { $found }
position-width = rank { $rank } must have { $expected } squares, but has { $found }
position-hole = the board has a hole on { $square }, where nothing can stand
position-no-hole = the board has no hole on { $square }
right-castling = { $player } may castle { $castling }
right-gate = A piece of { $player } may still enter on { $square }
right-leap = { $player }’s King still has its leap

# Playing against the computer.
problem-not-your-turn = It is { $player }’s turn, and the computer plays { $player }
problem-overtaken = This game was played on in another tab: this is how it stands now
notice-restarted = The computer stopped working ({ $reason }) and was started again
reason-silent = it did not answer
reason-not-started = it could not be started
problem-computer-failed = The computer stopped working ({ $reason }), each time it was started again
problem-not-loaded = This part of the page could not be loaded. Look at the network and try again.
problem-no-hint = No hint could be found ({ $reason })
notice-draw-declined = The computer declines the draw: it wants to play on
notice-known-link = You have opened this link before: this is your game from it

# The players.
count-of-pieces = { $count ->
    [one] { $piece }
   *[other] { $count } { $piece-plural }
}
captured = Captured: { $pieces }
more-material = { $player } is ahead by { $points }
points = Points
note-out = out
note-kings = Kings taken: { $players }
note-waiting = { $count ->
    [one] Pawn waits on { $squares }
   *[other] Pawns wait on { $squares }
}
sudden-death-left = { $count ->
    [one] Sudden death: one move left
   *[other] Sudden death: { $count } moves left
}
time-left = Time left to { $player }: { $time }
periods-left = { $count ->
    [one] One period left
   *[other] { $count } periods left
}

# The moves.
variation = Variation
variation-promote = Make this the main line
variation-remove = Delete from here
variation-restore = Bring back what was deleted

# What the computer finds.
analysis-over = The game is over: there is nothing to analyse.
analysis-failed = Analysis has stopped ({ $reason }).
can-expect = { $player } can expect { $points }
