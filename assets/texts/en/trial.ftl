# “Is it any good?”: the computer plays quick games against itself, and a report says what they show. The panel reads these words from a
# module that the build makes. { $games }, { $player } and the like are put in there; there are no plurals.

trial-about = The computer plays quick games of it against itself, and reports what they show: whether all players have the same chances, how long games are and how they end, which pieces stay where they are, and what each piece is worth.
trial-games = Games
trial-start = Play them
trial-stop = Stop
trial-progress = { $done } of { $games }
trial-loading = The program is being loaded …
trial-playing = The computer plays. It may take some minutes on a large board; you can go on reading.
trial-done = The games have been played.
trial-stopped = Stopped. What has been played counts.
trial-none = Stopped before the first game was over.
trial-failed = The games could not be played here: { $reason }

trial-even = Both sides have about the same chances.
trial-better = More than chance explains goes to: { $player }.
trial-alike = No player has got more than chance explains.
trial-few = There are too few games to say who has the better chances.
trial-drawish = Most games are drawn.
trial-idle-some = Never moved: { $pieces }.
trial-idle-none = Every piece was moved.
trial-unseen = Never on the board: { $pieces }.

trial-results = What { $games } games show
trial-score = Score, { $player }
trial-points = Points a game, { $player }
trial-won = Won and drawn
trial-draws = drawn
trial-ends = How they ended
trial-cut = Stopped
trial-cut-words = { $games } games were stopped after { $moves } moves. { $won } of them count as won by who was clearly ahead, the others as drawn.
trial-cut-points = { $games } games were stopped after { $moves } moves. Who had the most points has won.
trial-length = Length in moves
trial-length-words = { $average } on average, from { $shortest } to { $longest }
trial-choice = Legal moves
trial-choice-words = { $moves } on average, in each position

trial-pieces = The pieces
trial-piece = Piece
trial-moves = Moves
trial-value = Value used
trial-measured = Measured
trial-pieces-about = Moves: how many of all moves the piece made. Value used: what the computer takes it to be worth. Measured: what the results say, by who won with more of it, in the same unit. What is after ± holds the true value nineteen times out of twenty. A dash says that too few games tell.
trial-pieces-plain = Moves: how many of all moves the piece made. Value used: what the computer takes it to be worth, in points where points decide.
trial-values-few = There are too few games to say what the pieces are worth.
trial-values-not = Who has more pieces does not win more often here, so the values are not measured.
trial-weak = Quick games are searched { $nodes } positions a move. That gives no piece away for nothing, and overlooks much that people would see.

trial-end-checkmate = checkmate
trial-end-stalemate = stalemate
trial-end-threefold = repetition
trial-end-fifty-move = moves without progress
trial-end-counting = counted moves
trial-end-bare-kings = bare Kings
trial-end-insufficient-material = too little material
trial-end-score = points
trial-end-goal = goal reached
trial-end-checks = checks given
trial-end-extinction = a piece that must not be lost
