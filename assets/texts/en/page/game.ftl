# The game: its state, notes on saved games, and errors.

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

# What is wrong with a move that was written.
fault-words = { $words }
fault-out-already = { $player } is out already
saved-review-damaged = The review of this game is damaged and was left out. The game is whole
saved-after-ending = The game was over before move { $number }, { $move }: what follows is kept as a variation
saved-not-legal = Move { $number }, { $move }, is not legal by the rules of this game as they are now: it is kept in a comment, with what followed
fault-damaged = This game cannot be read: it is damaged ({ $what })
fault-no-such-ending = This game cannot be read: it says that it ended in a way in which these rules end no game
fault-newer = This game was written by a newer version of this page: reload the page to get that version
fault-no-draw = There is no draw by agreement in this game
definition-too-long = The definition of this game is too long: at most { $limit } letters are read
text-too-long = This is too long to be a game: at most { $limit } letters are read

# What is wrong with a position.
fault-position = This is not a position of { $game }: { $reasons }
right-castling = { $player } may castle { $castling }
right-gate = A piece of { $player } may still enter on { $square }
right-leap = { $player }’s King still has its leap

# Choosing between several moves.
choice-stays = { $piece }, not promoted
choice-enters = { $piece } enters on { $square }
choice-enters-nothing = Nothing enters
choice-via = By way of { $square }
choice-straight = Straight there
choice-written = { $move }
