# Around the game: the computer, the players, the list of moves.

# Why a piece that is picked up cannot move.
blocked-by = The { $piece } is blocked by { $blockers }.
blocked-by-many = The { $piece } is blocked: { $count } pieces are in its way.
blocked-screen = The { $piece } needs a piece to jump over.
blocked-nowhere = The { $piece } has nowhere to go.
blocked-in-hand = The { $piece } cannot be dropped now.
blocked-gates = The { $piece } enters the board when a piece of the first rank moves for the first time: move that piece.

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
