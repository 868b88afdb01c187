# The rules pages: the words between what the games’ definitions say. What is written about one game is in games/ID/rules, what several say alike in web/rules.
# { $it } is what the page puts there: a name or a number.

rules-skip = Skip to the rules
rules-rules = Rules
rules-foot = The rules are given in our own words. Words and drawings may be used under the MIT or the Apache-2.0 licence, like the rest of Menagerie.
rules-builder = Put such diagrams into a page of your own.
rules-line-of = Moves:
rules-written = written
rules-how-moves = How the { $it } moves:
rules-points = Points
rules-value = Value
rules-royal = none, it is royal
rules-no-value = no value given
rules-side-has = A side has
rules-promotes-to = Promotes to
rules-glance-of = The { $it } kinds of piece of
rules-glance-values = ; values in units of
rules-piece = Piece
rules-letter = Letter
rules-move = Move
rules-promotion-in = Promotion in { $it }
rules-far-rank = On the farthest rank
rules-becomes = becomes
rules-setup-of = { $it }’s pieces at the start, from the a-file on
rules-rank = Rank
rules-pieces = Pieces
rules-unit-pawn = Pawn = 1
rules-unit-rook = Rook = 5
rules-rules-of = Rules of { $it }
rules-contents = Contents
rules-start = Start position
rules-glance = Moves at a glance
rules-the-pieces = The pieces
rules-notation = Notation
rules-differ = Where the sources differ
rules-decisions = Where the sources differ, and what is played here
rules-sources = Sources
rules-play-it = Play { $it }
rules-card = Card to print
rules-board = Board
rules-files = files
rules-ranks = ranks
rules-players = Players
rules-a-side = Pieces a side
rules-of-kinds = of { $it } kinds
rules-start-caption = The start. Pick up a piece to see where it can go.
rules-pick-in = Pick up any piece in
rules-pick-see = to see its squares; the table says the same in a line.
rules-others = Other games
rules-card-about = { $it } on one printed page: start position, every piece and how it moves, promotion and the special rules.
rules-squares = squares
rules-n-players = players
rules-n-a-side = pieces a side
rules-all-rules = All the rules
rules-play = Play
rules-change-it = Change it in the workshop
rules-sign = → what it becomes on the farthest rank.
rules-index-title = Rules of four large chess games
rules-index-about = Complete rules, with live diagrams of every piece, of Gigachess, Gigachess II, Janus Chess and Imperial Chaturaji.
rules-index-lead = Each game has every piece to pick up, every special rule to step through, and a card to print. The pages say what is played here, where it comes from, and what was decided where the sources are silent or disagree.
rules-n-kinds = kinds of piece
rules-inventor = Inventor
rules-year = Year
rules-start-of = The start position of { $it }
rules-as-data = The game as a definition that programs read:
rules-library = More games
rules-library-lead = Each of these games has its start, every piece, all rules and a card to print, made from its definition.
rules-own-title = Rules of your own game
rules-own-about = The rules of a game of your own, made from its definition, with a live diagram of every piece.
rules-own-reading = The game is being read …
rules-own-missing = This browser keeps no such game. Open or paste it on the start page first; its rules are made where it is kept.
rules-own-broken = The rules of this game could not be made here. Load the page again; if that does not help, paste the game anew on the start page.
rules-trial = Is it any good?
rules-own-script = This page is made by a script, which this browser does not run.

# Pages and cards that are made from definitions

rules-examples = Special rules, step by step
rules-glance-made = All kinds of piece, a line each
rules-card-of = Card of { $it }
rules-colon = :
rules-made-sign = → what it may become by promotion.
rules-print = Print
rules-own-card = Card of your own game
rules-own-card-about = A game of your own on a card to print: start, rules, and every piece with how it moves.
rules-card-short = card
