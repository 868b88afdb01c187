# The rules of any game in words, made from its definition by crates/rulebook. Each message is a sentence or a part of one.
# What fills a gap: $piece and $pieces, names of pieces; $a-piece, “a Pawn”; $the-piece, “the Pawn”; $squares, squares and groups of squares,
# with the player behind them where players differ: “rank 8 (White), rank 1 (Black)”; $player, a player’s name; $movement, sentences of
# movement.ftl; $result, what follows: “that player loses”, “the game is drawn”.

rulebook-title-board = Board and start
rulebook-title-pieces = Pieces
rulebook-title-castling = Castling
rulebook-title-promotion = Promotion
rulebook-title-en-passant = En passant
rulebook-title-capture = Captures
rulebook-title-hands = Pieces in the hand
rulebook-title-check = Check
rulebook-title-goals = Ways to win and lose
rulebook-title-ends = End of the game
rulebook-title-turns = Turns

# Joining words.
rulebook-and = { $first } and { $last }
rulebook-or = { $first } or { $last }

# A piece whose name is in no catalogue, with articles; and what a Pawn becomes, with an article or without one.
rulebook-unknown-the = the { $name }
rulebook-unknown-a = a { $name }
rulebook-unknown-a-before-vowel = an { $name }
rulebook-promotion-target = { $a-piece }
rulebook-of-player = { $what } ({ $player })

# Squares and groups of squares.
rulebook-every-square = every square
rulebook-no-square = no square
rulebook-rank = rank { $number }
rulebook-ranks = ranks { $first } to { $last }
rulebook-file = the { $letter }-file
rulebook-files = files { $first } to { $last }
rulebook-rectangle = rectangle { $first }–{ $last }

# Board and start.
rulebook-board-size = The board has { $files } files and { $ranks } ranks.
rulebook-board-light-and-dark = Light and dark squares alternate.
rulebook-board-plain = All squares have the same colour.
rulebook-board-holes = Missing from the board: { $squares }. No piece stands there, and no piece slides across.
rulebook-forward-rank = { $player } plays towards rank { $number }.
rulebook-forward-file = { $player } plays towards the { $letter }-file.
rulebook-first-move = First to move: { $player }.
rulebook-order = The players take turns in this order: { $players }.
rulebook-setup = { $player } at the start: { $pieces }.
rulebook-setup-none = { $player } has nothing on the board at the start.
rulebook-shuffle = These pieces of { $player } are shuffled at the start: { $pieces }. They change places among themselves on these squares: { $squares }.
rulebook-shuffle-chosen = Before the first move, { $chooser } chooses how these pieces of { $player } stand: { $pieces }. They change places among themselves on these squares: { $squares }.
rulebook-shuffle-chosen-apart = Before the first move, each player chooses how some of their own pieces stand. For { $player } these are: { $pieces }. They change places among themselves on these squares: { $squares }.
rulebook-shuffle-alike = The other player’s pieces stand as these do.
rulebook-shuffle-apart = The other player’s pieces are placed by themselves on the opposite squares.
rulebook-shuffle-within = { $the-piece } stands only on these of the squares: { $squares }.
rulebook-shuffle-setups = There are these set-ups, here for { $player }: { $setups }.
rulebook-shuffle-setup = { $name } ({ $pieces })
rulebook-shuffle-differ = Of pieces that keep to squares of one colour, half stand on light squares and half on dark ones.
rulebook-shuffle-king = The royal piece stands between the two pieces that castle with it.

# Pieces.
rulebook-piece-moves = { $piece } ({ $letter }): { $movement }
rulebook-piece-stays = { $piece } ({ $letter }): it does not move.
rulebook-zone-move = { $the-piece } has one more way to move from these squares: { $squares }. { $movement }
rulebook-zone-within = All of that way must lie on these squares: { $squares }.
rulebook-hops-not = { $the-piece } cannot hop over these pieces: { $pieces }.
rulebook-first-moves-lost = A royal piece loses the moves of its starting square for good when one of these pieces of the enemy comes to its rank or file: { $pieces }.
rulebook-confined = { $the-piece } never leaves these squares: { $squares }.
rulebook-able-to-move = No piece may go to a square from which it could never move again, unless it promotes there.

# Castling.
rulebook-castling = Castling moves two pieces in one turn. Neither may have moved before. Every square between the two, and every square that one of them crosses or reaches, must be empty of other pieces.
rulebook-castling-safe = { $the-piece } must not be in check, must not cross an attacked square and must not arrive on one.
rulebook-castling-move = { $player }: { $king } and { $rook }, written { $san }.
rulebook-castling-step = { $piece } { $from } to { $to }
rulebook-castling-anywhere = The pieces castle from wherever they begin on their rank. They arrive on the squares that are given here.
rulebook-castling-opposite = A player who castles takes from the other player the right to castle to the same side.
rulebook-king-leap = Once in the game, { $the-piece } may leap to an empty square at distance two in any direction, a Knight’s leap included. It must not have moved, must not be in check, and must not arrive on an attacked square. The square in between must not be attacked; of the two ways of a Knight’s leap, one safe way is enough.
rulebook-king-leap-of = This leap belongs to { $players }.
rulebook-option = This rule is an option, chosen before the game.

# Promotion.
rulebook-promotion = { $a-piece } that { $trigger } on one of these squares { $duty } { $to }: { $squares }.
rulebook-promotion-own-move = { $a-piece } on one of these squares, or the only such piece of its player anywhere, may promote as a move of its own: it becomes { $to } where it stands, or on an empty square to which that piece could move. There it must neither attack anything nor give check. Squares: { $squares }.
rulebook-trigger-end = ends its move
rulebook-trigger-end-capture = ends a capture
rulebook-trigger-end-quiet = ends a move without capture
rulebook-trigger-both = begins or ends its move
rulebook-trigger-both-capture = begins or ends a capture
rulebook-trigger-both-quiet = begins or ends a move without capture
rulebook-trigger-enter = arrives from outside
rulebook-trigger-enter-capture = arrives from outside with a capture
rulebook-trigger-enter-quiet = arrives from outside without a capture
rulebook-duty-must = must become
rulebook-duty-may = may become
rulebook-promotion-must-in = On these squares { $the-piece } has no choice and must promote: { $squares }.
rulebook-promotion-moves = { $the-piece } promotes only with moves of this kind. { $movement }
rulebook-promotion-not-en-passant = { $the-piece } does not promote when it captures en passant.
rulebook-promotion-lost = { $the-piece } may become only a kind of piece of which its player has fewer than at the start.
rulebook-promotion-barred = If there is no such kind, { $the-piece } cannot move there.
rulebook-promotion-reverts = When the promoted piece is captured, it goes to the hand as { $a-piece } again.
rulebook-promotion-order = If several of these promotions fit a move of { $the-piece }, the one named first counts.
rulebook-promotion-limit = A piece may become one of these only if its player has fewer than { $count } of that kind on the board: { $pieces }.
rulebook-promotion-limit-one = A piece may become one of these only if its player has none of that kind on the board: { $pieces }.

# En passant.
rulebook-en-passant = When { $taken } has just gone several squares in one move, { $takers } may capture it en passant with the very next move: with a capture onto a square that it passed over, as if it stood there.
rulebook-en-passant-zone = { $the-piece } captures en passant only on these squares: { $squares }.

# Captures.
rulebook-capture-forced = A player who can capture must capture. Among several captures the player chooses.
rulebook-explodes = Every capture explodes. It takes away the captured piece, the capturing piece and all pieces of both sides on the squares around, also diagonally.
rulebook-explosion-spares = An explosion on a square next to it does not take away: { $pieces }.
rulebook-explosion-immune = No explosion ever takes away: { $pieces }.
rulebook-explosion-petrifies = The pieces around that an explosion takes away turn to stone: nothing can enter their squares any more.
rulebook-explosion-royal = Nobody may blow up a royal piece of their own. A move that blows up an enemy’s royal piece is allowed even in check.
rulebook-explosion-neighbours = A royal piece next to an enemy’s royal piece is not in check, because a capture there would blow up both.
rulebook-not-alike = { $a-piece } cannot capture { $a-piece }.
rulebook-petrifies = When one of these pieces captures, it turns to stone: { $pieces }. The piece is gone, and nothing can enter its square any more.
rulebook-iron = Nothing can capture these pieces: { $pieces }.
rulebook-trade = These pieces must not capture one another where the capturing piece could be captured back: { $pieces }.
rulebook-trade-adjacent = On a neighbouring square they may capture one another all the same.
rulebook-trade-double = They may also do so when the same move captures another piece as well.
rulebook-trade-minor = These do not count as such another piece: { $pieces }.
rulebook-trade-counter = When one of them has just been captured by a piece of another kind, the next move must not capture one of them on another square with a piece of another kind.

# Pieces in the hand.
rulebook-hand-captures = A captured piece changes sides and goes to the hand of the player who captured it.
rulebook-hand-drops = Instead of a move, a player may put a piece from the hand on an empty square. This is called a drop.
rulebook-hand-start = In the hand at the start, { $player }: { $pieces }.
rulebook-hand-reverts = In the hand, { $the-piece } is { $a-base } again.
rulebook-hand-keeps = A promoted piece stays promoted in the hand.
rulebook-drop-zone = { $a-piece } may be dropped only on these squares: { $squares }.
rulebook-drop-file = { $a-piece } may be dropped only on a file where its player has fewer than { $count } of them.
rulebook-drop-file-one = { $a-piece } may not be dropped on a file where its player has { $a-piece } already.
rulebook-drop-promoted = { $a-piece } may also be dropped as { $pieces }.
rulebook-gating = When a piece of a player’s first rank makes its first move, the player may put a piece from the hand on the square that it leaves. This is part of the same move. With castling, one of the two squares that become empty may be used.
rulebook-gating-zone = { $a-piece } may enter only on these squares: { $squares }.
rulebook-must-drop = While one of these pieces is in the hand and can be dropped, the player must drop one of them: { $pieces }.
rulebook-must-drop-any = While a piece in the hand can be dropped, the player must make a drop.
rulebook-no-drop-check = A drop must not give check.
rulebook-no-drop-mate = A player who gives checkmate by dropping { $a-piece } loses.
rulebook-drops-differ = Pieces that keep to squares of one colour must be dropped on squares of both colours, as many on one as on the other.
rulebook-drops-castle = A piece that is dropped on its square of castling may castle as if it had never moved.

# Check.
rulebook-royal = Royal pieces: { $pieces }. A player whose royal piece is attacked is in check. No player may make a move that leaves a royal piece of their own attacked.
rulebook-royal-each = If a player has several royal pieces, none of them may be left attacked.
rulebook-royal-last = Royal only when the player has no second one: { $pieces }. While there are several, each of them may be captured.
rulebook-royal-none = There is no check and no checkmate: every piece may be captured.
rulebook-royal-group = These pieces are counted together, and the last of all of them is royal: { $pieces }.
rulebook-all-attacked = A player is also in check when all of these pieces are attacked at the same time: { $pieces }.
rulebook-facing-file = a file
rulebook-facing-rank = a rank
rulebook-facing-diagonal = a diagonal
rulebook-facing = Two royal pieces of different players must never face each other on { $lines } with nothing in between.
rulebook-king-stays = A royal piece in check may move only to capture the one piece that gives the check.
rulebook-substitutes = A checkmated royal piece may change places with one of these pieces of its own side, wherever that stands: { $pieces }.
rulebook-check-forbidden = No move may give check.

# Ways to win and lose.
rulebook-goal-reach-one = A player who has { $pieces } on one of these squares wins: { $squares }.
rulebook-goal-reach-many = A player who has { $count } pieces on these squares wins: { $squares }. What counts: { $pieces }.
rulebook-any-piece = any piece
rulebook-goal-safe = Pieces that can be captured do not count, unless there are more than needed.
rulebook-goal-keep = The goal is reached only if the pieces are still there after the next move of the other player.
rulebook-goal-reply = If { $first } gets there first, { $second } may still draw by getting there with the very next move.
rulebook-goal-castle = { $player } wins by castling { $san }, and loses as soon as that is no longer possible.
rulebook-goal-check = A player who gives check wins.
rulebook-goal-checks = A player who has given check { $count } times wins.
rulebook-goal-enter = A player who has the turn, is not in check, and has { $king } and at least { $count } other pieces on these squares wins with enough points: { $squares }.
rulebook-goal-enter-points = { $first } needs { $points } points, { $second } needs { $others }. The pieces on these squares and in the hand count.
rulebook-goal-enter-each = Every piece but the King is worth 1.
rulebook-goal-enter-worth = A piece is worth 1, except these: { $pieces }. The King is worth nothing.
rulebook-extinct-none = When a player has none of these pieces left, { $result }: { $pieces }.
rulebook-extinct-few = When a player has at most { $count } of these pieces left, { $result }: { $pieces }.
rulebook-extinct-none-each = When a player has no piece of one of these kinds left, { $result }: { $pieces }.
rulebook-extinct-few-each = When a player has at most { $count } pieces of one of these kinds left, { $result }: { $pieces }.
rulebook-extinct-all = When a player has no piece left, { $result }.
rulebook-extinct-all-few = When a player has at most { $count } pieces left, { $result }.
rulebook-extinct-hand = Pieces in the hand count as well.
rulebook-extinct-against = This holds only while the other player has at least { $count } of them.
rulebook-wins = wins
rulebook-loses = loses
rulebook-that-player-wins = that player wins
rulebook-that-player-loses = that player loses
rulebook-game-drawn = the game is drawn

# End of the game.
rulebook-checkmate = Checkmate: when a player is in check and has no legal move, { $result }.
rulebook-stalemate = Stalemate: when the player to move is not in check and has no legal move, { $result }.
rulebook-no-move = When the player to move has no legal move, { $result }.
rulebook-no-move-count = If a player who is not in check has no legal move, the player with fewer pieces on the board wins. With equal numbers the game is drawn.
rulebook-repetition-draw = The game is drawn when the same position occurs { $count } times.
rulebook-repetition-mover = When the same position occurs { $count } times, the player to move { $result }.
rulebook-repetition-first = When the same position occurs { $count } times, { $player } { $result }.
rulebook-repetition-never = The game does not end by repetition.
rulebook-perpetual = But if one player has given check with every move since the position first occurred, that player loses.
rulebook-perpetual-attack = If one player alone has attacked with every move since the position first occurred, that player loses. A move attacks if the piece that moved could capture something next, or if a royal piece is attacked.
rulebook-first-pass = If all moves since the position first occurred were passes, the player who passed first loses.
rulebook-chasing = If nobody has done so, a player loses who has chased the same piece with every move. A move chases what it attacks anew, if that is not protected and is not a piece of the same kind, which could take back. These pieces chase: { $pieces }.
rulebook-chasing-stronger = A stronger piece is chased although it is protected: { $pieces }.
rulebook-chasing-weak = These pieces do not chase, but can be chased: { $pieces }.
rulebook-chasing-weak-zone = These pieces do not chase, but can be chased on { $squares }: { $pieces }.
rulebook-move-limit = The game is drawn after { $count } moves of each player without progress.
rulebook-counted-checks = Of the checks that a player gives, only { $count } count among these moves.
rulebook-move-limit-never = The game does not end by counting moves.
rulebook-progress-capture = Progress is a capture.
rulebook-progress = Progress is a capture or a move of { $pieces }.
rulebook-progress-promotion = A promotion is progress, too.
rulebook-bare-kings = The game is drawn when only the two royal pieces are left on the board.
rulebook-insufficient = The game is also drawn when one player has only the royal piece left, and the other only the royal piece and: { $pieces }.
rulebook-harmless = The game is drawn when only royal pieces are left and any number of: { $pieces }.
rulebook-bishops-alike = The game is drawn when only royal pieces are left and any number of: { $pieces }, all of them on squares of one colour.
rulebook-bishops-apart = The game is drawn when only pieces of these kinds are left, besides royal ones: { $pieces }; and those of one player stand on light squares, those of the other on dark ones.
rulebook-bare-king = A player who has a single piece left loses, unless the very next move leaves the other player with a single piece, too.
rulebook-facing-twice = The game ends when royal pieces face each other on an open rank or file after a move and still after the answer.
rulebook-passing-twice = The game ends when both players pass, one after the other.
rulebook-material-each = Where the game would be drawn by repetition or by counting moves, and where it ends by passing or by facing royal pieces, the player with more pieces wins.
rulebook-material = Where the game would be drawn by repetition or by counting moves, and where it ends by passing or by facing royal pieces, the player whose pieces are worth more wins. Worth: { $pieces }.
rulebook-material-second = For this, { $player } has { $count } besides.
rulebook-mate-needs = A mate counts only if one of these pieces has given check in the unbroken series of checks that ends in it: { $pieces }. Otherwise the game is drawn.
rulebook-no-mate-by = A player who mates with one of these pieces alone loses: { $pieces }.
rulebook-counting = Moves are counted when none of these pieces is left on the board: { $pieces }. The player with less counts, and the game is drawn when the other has not mated in so many moves.
rulebook-counting-board = A player with more than the royal piece must be mated in { $count } moves.
rulebook-counting-most = This holds for a player with at most { $count } pieces, the royal one included.
rulebook-counting-with-pawns = This holds even while there are such pieces: { $pieces }.
rulebook-counting-row = A bare royal piece must be mated in { $count } moves if the other player has at least { $most } of these: { $pieces }.
rulebook-counting-others = In all other cases a bare royal piece must be mated in { $count } moves.
rulebook-counting-first = Of these numbers of moves the first that fits counts.
rulebook-counting-from = For a bare royal piece the counting begins with the number of all pieces on the board.

# Turns.
rulebook-passing-without-move = A player who has no legal move and is not in check passes.
rulebook-passing-always = A player who is not in check may pass instead of moving.

# Four players.
rulebook-four-kings = There is no check. A King may be captured like any other piece.
rulebook-four-out = A player who has no King left, or nothing but a King, is out. The pieces stay on the board: they no longer move, still stand in the way, and may be captured.
rulebook-four-pass = A player who has no move passes.
rulebook-four-points = Who captures a piece scores its points: { $pieces }.
rulebook-four-third-king = Who captures the Kings of all three other players, with the own King still on the board, scores { $points } points for the third one.
rulebook-four-boat = When a move of { $the-piece } completes a square of two by two that holds four of them, it captures the other three.
rulebook-four-promotion = { $a-piece } on its farthest rank becomes the piece of its square as soon as its player has no piece of that kind. To become { $early }, it must be one of its player’s last two of its kind. To become anything else, it must be the last one, and its player may have besides it only a King and a single piece of this kind: { $boat }. Until then it waits there and does not move.
rulebook-four-promotion-square = { $piece }: { $squares }.
rulebook-four-sudden-death = When the second player goes out, the two others make at most ten more moves each. The game is over when these are made, or when one of the two goes out.
rulebook-four-sudden-death-moves = When the second player goes out, at most { $count } more moves are made, both players’ together. The game is over when these are made, or when one of the two goes out.
rulebook-four-move-limit = The game is also over after { $count } moves, all players’ together, without a capture, a move of { $pieces } or a promotion.
rulebook-four-win = The highest score wins, also that of a player who is out. Players with the same highest score share the win.

# Rules shown on the board

rulebook-example-castling-title = Castling
rulebook-example-castling = { $the-king } goes from { $king-from } to { $king-to }, and { $the-rook } from { $rook-from } to { $rook-to }.
rulebook-example-leap-title = The leap
rulebook-example-leap = Once in the game, { $the-piece } may leap: here from { $from } to { $to }.
rulebook-example-promotion-title = Promotion
rulebook-example-promotes = { $the-piece } moves to { $to } and becomes { $a-piece }.
rulebook-example-promotes-by-choice = { $the-piece } moves to { $to }. There is a choice: here it becomes { $a-piece }.
rulebook-example-promotes-standing = { $the-piece } stays on { $square } and becomes { $a-piece }: this is the whole move.
rulebook-example-en-passant-title = En passant
rulebook-example-en-passant = { $the-piece } goes from { $from } to { $to }, in one move. At once, { $the-taker } on { $square } captures it by moving to { $passed }, as if it had stopped there.
rulebook-example-hop-title = Hopping
rulebook-example-hop = { $the-piece } hops over the piece on { $screen } to { $to }. Without a piece there it could not go so.
rulebook-example-hop-capture = { $the-piece } hops over the piece on { $screen } and captures on { $to }. Without a piece in between it could not capture there.
rulebook-example-leg-title = A capture on the way
rulebook-example-leg-back = { $the-piece } captures on { $via } and returns to its square: it has not moved.
rulebook-example-leg-twice = { $the-piece } captures on { $via }, goes on in the same move, and captures again on { $to }.
rulebook-example-leg-on = { $the-piece } captures on { $via } and goes on to { $to } in the same move.
rulebook-example-zone-title = More moves from some squares
rulebook-example-zone = From { $from }, { $the-piece } may also go to { $to }. From other squares it could not move so.
rulebook-example-forced-title = A capture must be made
rulebook-example-forced = { $the-piece } can capture on { $to }, so it must: no other move is allowed.
rulebook-example-explosion-title = An explosion
rulebook-example-explosion = { $the-piece } captures on { $to }. Both disappear, and with them pieces on the squares around.
rulebook-example-stone-title = Turned to stone
rulebook-example-stone = { $the-piece } captures on { $to } and turns to stone: nobody can enter the square any more.
rulebook-example-drop-title = A drop
rulebook-example-drop = { $the-piece } comes from the hand to { $to }. This is the whole move.
rulebook-example-drop-captured = { $the-piece } captures on { $to }: what it captures goes to the hand. Later, { $a-piece } is dropped from the hand on { $square } instead of a move on the board.
rulebook-example-gate-title = Entering the game
rulebook-example-gate = { $the-piece } makes its first move, to { $to }, and in the same move { $a-piece } enters on { $from }.
rulebook-example-facing-title = Facing each other
rulebook-example-facing = { $the-piece } may not go to { $square }: the two would face each other with nothing in between.
rulebook-example-reach-title = The goal is reached
rulebook-example-reach = With this move a piece arrives at its goal, and the game is won.
rulebook-example-checks-title = The last check
rulebook-example-checks = This is the last check that was missing: the game is won, whether or not the check can be answered.
rulebook-example-lost-title = Too few are left
rulebook-example-lost = With this capture the other player has lost what must not be lost, and the game is won.
rulebook-example-lost-wins = With this capture the other player has nothing left, and wins by that.
rulebook-example-lost-drawn = With this capture the other player has too little left, and the game is drawn.
