# Lessons on the pieces.

learn = Learn the pieces
school-title = Learn: { $game }
school-about = One short lesson for each piece. Begin at the top: each lesson uses only what came before.
school-progress = { $learned } of { $all } learned
school-continue = Continue: { $piece }
school-begin = Begin: { $piece }
school-all-learned = You know all the pieces. Play a game, or look at any lesson again.
school-play = Play { $game }
school-rules = Rules
school-games = All games
school-map = All pieces
school-pieces = Pieces
school-anew = Begin anew
school-anew-sure = Forget what is learned in this game?
school-forget = Forget it
school-keep = Keep it
school-no-game = There is no game called “{ $game }”. Choose one of these:
school-no-piece = There is no piece called “{ $piece }” in this game. Choose one of these:

# A tile of the map: the name, and how much is done.
school-tile-new = { $piece }: not begun
school-tile-some = { $piece }: { $done } of { $all } steps done
school-tile-learned = { $piece }: learned

# The steps.
school-steps = Steps of the lesson
school-step = { $number }. { $step }
school-step-done = { $number }. { $step }, done
school-step-watch = See it move
school-step-find = Find its squares
school-step-stars = Reach the stars
school-step-take = Take what is free
school-step-first = Its first move
school-step-en-passant = En passant
school-step-promotion = Promotion
school-step-castling = Castling
school-step-king-leap = The King’s leap

# The tasks.
school-watch = See how it moves.
school-find = Press every square that the { $piece } can reach: { $count ->
    [one] there is one
   *[other] there are { $count }
  }.
school-stars = Bring the { $piece } to { $count ->
    [one] the star
   *[other] all { $count } stars
  }. { $par ->
    [one] One move is enough.
   *[other] { $par } moves are enough.
  }
school-take = Of the pieces that the { $piece } can take, only one is unprotected. Take it.
school-first = From where it starts, the { $piece } has a move that it never has later. Make it.
school-en-passant = An enemy has just passed by. The { $piece } may take it as if it had gone one step only, and only now. Press the square that it passed over.
school-promotion = On the far side the { $piece } becomes something else: the { $becomes }. Go there.
school-promotion-choice = On the far side the { $piece } becomes what you choose: { $becomes }. Go there.
school-castling = Once in a game, the { $piece } and a Rook move together, if neither has moved. Press the square two or more steps to the side where the { $piece } goes.
school-king-leap = Where players have agreed on it, the { $piece } may leap once in a game, if it has not moved: to an empty square at distance two. Leap.

# What is said.
school-found = { $found } of { $all } found
school-right-left = Right. { $left ->
    [one] One more.
   *[other] { $left } more.
  }
school-star-got = A star! { $left ->
    [one] One more.
   *[other] { $left } more.
  }
school-moved = { $made ->
    [one] One move
   *[other] { $made } moves
  } so far
school-done-find = All found. Well done!
school-done-par = All stars, in as few moves as can be. Perfect!
school-done-stars = All stars, in { $made } moves. { $par } are enough: try again, or go on.
school-done-take = Taken, and nothing takes back. Well done!
school-done-special = That is it. Well done!
school-wrong = Not that one. { $why }.
school-again = { $square } is found already
school-protected = It is protected: { $guards } would take back
school-nothing-there = There is nothing to take on { $square }
school-would-change = There the { $piece } would become something else. The stars are elsewhere
school-hinted = Look at the marked square, { $square }.
school-shown = These are the squares.

# Buttons of a lesson.
school-next = Next
school-hint = Hint
school-replay = Show it again
school-show = Show me
school-again-button = Try again
school-next-piece = Next: { $piece }
school-praise = You know the { $piece }.
school-praise-all = You know the { $piece }, and with it every piece of this game.
school-board = Board of the lesson
school-keys = Arrow keys walk over the board, Enter presses a square. Tab leaves the board.
school-star-on = star
school-found-on = found
school-hint-on = marked

# The practice of the day.
today = Today
today-practice = Today’s practice
today-path = Today’s steps
today-no-game = There is no game called “{ $game }”. This is today’s practice of another one.
today-know-chess = I know chess
today-lesson = A new piece: { $piece }
today-lesson-door = Begin
today-again = Look again
today-small-game = A small game
today-small-game-about = Few pieces, among them the { $piece }. The opponent adapts to you.
today-small-game-door = Play
today-play-again = Play again
today-won = You won. The next opponent is a little stronger.
today-lost = You lost. The next opponent is a little weaker.
today-drawn = A draw. The next opponent is just as strong.
today-mistakes = Your two mistakes
today-mistakes-about = The computer shows the positions. You find better moves.
today-mistakes-door = Find better moves
today-done = done
today-back = Back to today
today-streak = Streak: { $count } (best: { $best })
today-no-streak = Streak: 0
today-streak-about = Days in a row on which you did at least one step. One missed day does not end the streak.
today-tomorrow = Done for today. Tomorrow: the { $piece }.
today-tomorrow-all = Done for today. You know all the pieces of this game.
today-map = Pieces of { $game }
today-levels = Levels beaten
today-level = level { $level }
today-no-level = no level yet
today-strength = small games: level { $strength }
