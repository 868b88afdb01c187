# The page around the board.

# Names of parts and buttons.
own-game = A game of your own
own-game-ask = The definition of a game
own-game-take = Read it
own-game-workshop = Open in the workshop
own-game-add = Add a game…
more-library = More games…
own-game-not-needed = not needed to play
own-game-unsupported = a rule that is not known
own-game-unreadable = cannot be read
own-game-assumed = not given, so the default is used
own-game-where = { $where }:
own-game-which = Which of these games?
own-game-read = { $game } can be played.
own-game-another = { $game } has rules that this page does not know. Without them it is another game:
own-game-wrong = { $count ->
    [one] This game cannot be played, for one reason:
   *[other] This game cannot be played, for { $count } reasons:
  }
own-game-rules = The rules
own-game-kept = { $game } is kept: it stands among the games.
own-game-not-kept = { $game } could not be kept: the browser has no room, or does not allow it.
own-game-place = line { $line }, column { $column }
own-game-line = line { $line }
keep-game = Keep
play-all-the-same = Play all the same
remove-game = Remove this game
download-definition = Download as JSON
new-game = New game
play = Play
share = Share
settings = Settings
menu = Menu
rules = Rules
diagrams = Diagrams
close = Close
board = Board
board-about = The board; moves can also be entered as text
promote-to = Promote to
choose-move = Which move?
hand-of = { $player }’s hand
in-hand = { $piece }, { $count } in hand
in-hand-none = { $piece }, none in hand
checks-given = Checks: { $given } of { $needed }
card-reverts = captured: { $piece }
players = Players
tools = Tools
undo = Undo
hint = Hint
hint-about = Shows a good move
analysis = Analysis
analysis-about = Shows the best moves until it is stopped
flip-board = Flip board
flip = Flip
pass = Pass
stop = Stop
try-again = Try again
continue = Continue
moves = Moves
pieces = Pieces
game = Game
level = Level
level-adapts = Adapts to you
human = Human
computer = Computer
random-side = Random side
seat-you = You
seat-computer = Menagerie, level { $level }
seat-change = Who plays { $player }
level-of = Level of { $player }
start-from = Start
whole-army = Whole army
half-army = Half the army, for a short game
ending-balanced = An ending, even
ending-won = An ending that White can win
ending-not-loaded = The endings cannot be loaded: there is no network, or the server does not answer.
without-piece = Handicap: without { $piece }
choose-by-clicking = Take off pieces by clicking
gives = Who plays without it
taken-off = Taken off (squares)
taken-off-wrong = There is no such square on this board.
start-position = Start position
start-random = By chance, one of { $count }
start-default = The default one, number { $number }
start-numbered = By its number
start-setups = By its set-ups
start-setup = Set-up
start-setup-of = Set-up, { $player }
start-swap = Press two of the marked pieces, and they change places where the rules allow it.
start-number = Number, 0 to { $most }
start-number-wrong = Write a whole number from 0 to { $most }.
game-started = { $game }, start { $number }
enter-move = Enter a move
enter-move-hint = { $one } or { $other }
position = Position
load-position = Play from this position

# What the computer finds.
engine = Engine
depth = Depth
nodes = Nodes
speed = Speed
lines = Lines
best-lines = Best lines
evaluation = Evaluation
evaluation-of-four = Evaluation: { $words }
not-known-yet = not known yet

# Marks on the board.
legend = Marks on the board
legend-slides = slides
legend-leaps = leaps
legend-moves = only moves
legend-captures = only captures
legend-hops = hops

# The status line.
status-thinking = The computer is thinking.
status-looking = Looking for a hint.
status-hint = Hint: { $move }.
status-broken = Press “Try again”, or take a move back.
status-paused = The game is paused.
status-starting = The computer is being started.
status-elsewhere = The computer is thinking in another tab.

# What is wrong with an address.
link-no-game = There is no game “{ $game }” here. These games come with the page: { $games }. More are on its start page. Of any other, paste or drop the definition first, then open this again
link-unknown = The address says “{ $name }”, which { $game } does not have
link-player = { $player } can be played by human or computer, not by “{ $who }”
link-level = There is no level “{ $level }”: the levels are { $first } to { $last }
link-strength = There is no strength “{ $strength }”: it is a whole number from { $first } to { $last }
link-option = { $option } can be on or off, not “{ $value }”
link-start = { $game } has no start “{ $start }”: the starts are 0 to { $most }, or random
link-fen-start = The address gives a position: its start is left out

# The clock of a new game.
clock = Clock
clock-none = None
clock-sudden-death = Time for the game
clock-increment = Time and increment
clock-byoyomi = Byoyomi
clock-minutes = Minutes
clock-seconds = Seconds a move
clock-periods = Periods

# Settings.
settings-looks = Looks
settings-help = Help on the board
settings-moving = Playing
set-language = Language
set-language-auto = As the browser
set-page = Page
set-page-auto = As the system
set-page-light = Light
set-page-dark = Dark
set-board = Board
set-board-wood = Wood
set-board-green = Green
set-board-blue = Blue
set-board-grey = Grey
set-board-contrast = High contrast
set-pieces = Pieces
set-pieces-drawn = Drawn
set-pieces-letters = Letters
set-coordinates = Coordinates
set-coordinates-inside = Inside
set-coordinates-outside = Outside
set-coordinates-off = Off
set-motion = Motion
set-motion-auto = As the system
set-motion-on = On
set-motion-off = Off
set-heat = Heat map
set-heat-off = Off
set-heat-mine = Squares I attack
set-heat-theirs = Squares they attack
set-heat-both = Both
set-threats = Mark threatened pieces
set-bearing = Show attackers and defenders
set-confirm = Confirm each move
set-sound = Sound

# Buttons of a game under way.
redo = Redo
resign = Resign
offer-draw = Draw
sure = Sure?
steps = Steps through the game
step-first = First move
step-back = Previous move
step-forward = Next move
middle = Last moves
step-last = Last move

# The cards of the pieces.
card-letter = The letter in move and position texts
card-value = Value { $value }
card-value-about = Value about { $value }
card-promotes = Becomes { $pieces }
card-rules = Rules

# The end of a game.
result-win = { $player } wins
result-shared = { $players } win
result-draw = Draw
review = Review this game
rematch = Rematch
play-level = Play level { $level }
turning-point = turning point
turning-point-was = Turning point: { $move }
learn-yours = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
}
learn-of = { $player }: { $count ->
    [one] learn from 1 mistake
   *[other] learn from { $count } mistakes
}
learn-number = Mistake { $number } of { $count }
learn-over = { $found ->
    [0] You found none of the { $count } better moves.
   *[other] You found { $found } of { $count } better moves.
}
learn-again = Once more

# The games that are kept.
own-name = { $name } (custom)
my-games = My games
editor = Position editor
no-games = No game has been kept yet: every game you play will be found here.
moves-played = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
rename = Rename
game-name = Name of the game
save = Save
delete = Delete
deleted = “{ $name }” is deleted.
undo-delete = Put it back
undo-delete-several = Put them back
damaged-game = “{ $name }” cannot be read. It has been set aside.
missing-game = “{ $name }” stays as it is, but it cannot be shown: the rules of { $game } are not here. Paste or drop the definition of that game, then open “{ $name }” again. ({ $why })
library-not-loaded = The rules of { $game } could not be fetched: there is no network, or it does not answer. Try again later
damaged-last = The game you played last cannot be read. It has been set aside, where it can be downloaded.
damaged-link = This link is damaged: the game in it cannot be read
newer-game = “{ $name }” was kept by a newer version of this page. It stays as it is: reload the page to get that version.
newer-last = The game you played last was kept by a newer version of this page. It stays as it is: reload the page to get that version.
no-room = There is no room to keep this game: delete some of the others, or download it.
no-room-back = There is no room to put it back: delete something else first.
keeps-nothing = This browser keeps nothing for this page: the game will be gone when the page is closed, unless you download it.
download-game = Download this game
set-aside = Set aside
set-aside-about = These could not be read. They are as they were found: download them for somebody who can, or delete them.
set-aside-size = { $count ->
    [one] 1 letter
   *[other] { $count } letters
}

# Finding kept games, and deleting several of them.
games-search = Search
games-search-hint = Name, game, player or date
games-state = Show
games-state-all = All
games-state-running = Unfinished
games-state-over = Finished
games-kind = Game
games-kind-all = All games
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
games-found = { $shown } of { $count } games
games-none-fit = No kept game fits.
games-select = Select “{ $name }”
games-select-all = Select all shown
games-delete-selected = Delete selected ({ $count })
games-deleted = { $count ->
    [one] 1 game is deleted.
   *[other] { $count } games are deleted.
}

# Everything that a person has made, in a file.
backup = Backup
backup-about = One file with everything that you have made here: games, own games and drafts, settings, puzzles and progress. It also holds the keys of your games with friends: give it to nobody.
backup-save = Save everything to a file
backup-load = Load from a file
backup-last = Last backup: { $when }
backup-never = There is no backup yet.
backup-saved = The backup “{ $name }” is being saved.
backup-games-added = { $count ->
    [one] 1 game was added.
   *[other] { $count } games were added.
}
backup-games-newer = { $count ->
    [one] 1 game was brought up to date.
   *[other] { $count } games were brought up to date.
}
backup-games-twice = { $count ->
    [one] 1 game differs from the one that is here: both are kept.
   *[other] { $count } games differ from those that are here: both are kept.
}
backup-others-added = { $count ->
    [one] 1 other thing was added.
   *[other] { $count } other things were added.
}
backup-left = { $count ->
    [one] 1 other thing stayed as it is here.
   *[other] { $count } other things stayed as they are here.
}
backup-no-room = { $count ->
    [one] There was no room for 1 of them.
   *[other] There was no room for { $count } of them.
}
backup-nothing-new = Everything in this file is here already.
backup-damaged = This file is no backup of Menagerie, or it is damaged. Nothing was changed.
backup-newer = This backup was written by a newer version of this page: reload the page to get that version. Nothing was changed.
keeps-small = This browser gives the page no database. Games are kept in its small storage, which has room for some hundreds of them.
keeps-seven-days = Safari deletes games after seven days without a visit: save them to a file, or add Menagerie to the Home Screen or the Dock.

# What is said besides the game, until it is closed.
notes = Notes
note-recovered = Something in the program went wrong, and it was started again. Your game is as it was.
note-recovered-anew = Something in the program went wrong twice with the same game, so another one is on the board. Yours is in My games.
note-elsewhere = This game is open in another tab as well: what is played there is shown here.
note-branched = This game was played on in another tab at the same moment. What was played here is kept as a game of its own, “{ $name }”.
copy-of = { $name } (2)
open-other = Open the other
new-version = A new version of Menagerie is here.
reload = Reload

# Taking a game elsewhere.
link = Link to this game
copy-link = Copy link
game-text = Game
copy-game = Copy game
download = Download
copy-position = Copy position
other-text = Open a position or a game
other-text-hint = Paste a text here, or drop a file on the page
open-text = Open
open-file = Choose a file
picture = Picture of the board
picture-png = PNG
picture-svg = SVG
copied = Copied.
not-copied = The browser does not allow copying: the text is marked, copy it with the keyboard.
file-unreadable = “{ $name }” cannot be read: it may be a folder, or gone from where it was
file-folder = “{ $name }” is a folder: open the file in it

# The editor.
editor-palette = What a press on the board does
editor-board = The position
editor-move = Move pieces
editor-remove = Take pieces away
editor-piece = { $piece }, { $player }
editor-start = Start position
editor-clear = Empty board
editor-hand = In { $player }’s hand
editor-in-hand = { $piece } in { $player }’s hand
editor-checks = Checks given by { $player }
editor-turn = To move
editor-play = Play from here

# Offers, and computers among themselves.
status-draw-offered = { $player } offers a draw.
status-draw-considered = The computer considers the draw.
accept = Accept
decline = Decline
pause = Pause
pace = Speed of the computers
pace-slow = Slow
pace-calm = Calm
pace-quick = Quick
pace-fastest = Fastest

# Where the pages of rules and of diagrams are.
rules-pages = rules/
builder-page = builder/

# Reading texts and files.
choose-game = Which game?
open-this = Open this?
open-it = Open it
what-was-read = What was read
keep-all = Keep all in My games
more-games = There are { $count } games; the first { $shown } are listed.
a-position = Position
a-game = Game
keeping-games = Keeping: { $done } of { $count }
kept-all = All { $count } games are in My games now.
show-all = Show all
read-other-way = Read castling the other way
castling-read = Castling can be read in two ways in this game; it was read { $way ->
    [other] as Fairy-Stockfish and PyChess write it
   *[default] as XBoard and Cute Chess write it
}.
notes-first = { $first }. And { $count } more.
comment-move = Comment

# The board on a phone.
set-loupe = Magnifier over the finger on small squares
set-vibration = Vibrate on captures and checks
whole-board = Whole board
sheets = More about the game
sheet-higher = Higher
sheet-lower = Lower
captures = Captured pieces
captured-none = none
confirm-offer = These squares are small. Should each move wait until you confirm it?
confirm-offer-yes = Confirm each move

# The tour: the first three moves, at somebody's first game.
tour = Your first three moves
show-tour = Tour: three moves
all-games = All games
tour-step = Move { $number } of { $count }
tour-pick = Press the piece in the green ring: { $piece }.
tour-capture = The piece in the green ring can take something: { $piece }. Press it.
tour-take = Red corners show what it can take. Press there.
tour-mark-slide = Round marks lie on a line.
tour-mark-leap = Pointed marks are leaps.
tour-mark-hop = Triangles are hops over a piece.
tour-mark-move = Green rings are moves without a capture.
tour-mark-capture = Red corners are captures.
tour-go = Press a mark, and the piece goes there.
tour-drop = Press a piece in your hand, then the square where you want it.
tour-answer = Well done. Now the other side moves.
tour-undo = You can take a move back: press the button in the green ring.
tour-done = Now you know how to play. Press a piece of the other side, too: it shows where it can go.
tour-skip = Skip
tour-end = Play on

# The review of a game.
reviewed = reviewed
review-moves = Review
review-title = Review
key-moments = Key moments
review-graph = How the game went: Left and Right go through it
review-running = Reviewing the game
review-progress = { $done } of { $total } positions
review-partly = Reviewed so far: { $done } of { $total } positions
review-continue = Go on
review-failed = The review could not go on: { $reason }
note-reviewed = The review of “{ $name }” is ready.
open-reviewed = Show it
accuracy = Accuracy
accuracy-percent = { $percent } %
mark-only = only move
mark-best = best move
mark-good = good move
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
better-was = Better: { $moves }.
error-before = Previous error
error-after = Next error
show-best = Show the best
find-better = Find a better move
annotated = Save as PGN
practice-find = { $player }: find a better move than { $move }.
practice-looking = Looking at your move…
practice-best = { $move } is the best move.
practice-good = { $move } is good: nearly as good as the best.
practice-same = { $move } is what was played. There is better.
practice-inaccuracy = { $move } is not quite good enough: an inaccuracy. Try again.
practice-mistake = { $move } is a mistake. Try again.
practice-blunder = { $move } is a blunder. Try again.
practice-next = Next
practice-end = End

# The opening explorer.
explorer = Opening explorer
explorer-move = Move
explorer-games = Games
explorer-results = Results
explorer-about = { $count ->
    [one] What was played here, in 1 game that is kept:
   *[other] What was played here, in { $count } games that are kept:
}
explorer-none = No game of this kind has been kept yet.
explorer-new = { $count ->
    [one] No move was played from here in the one game that is kept.
   *[other] No move was played from here in the { $count } games that are kept.
}
explorer-won = { $player } won { $count }
explorer-drawn = { $count } drawn
explorer-open = { $count } not over

# Taking a game elsewhere: where a link reaches, and the game as one file.
share-computer = Only this computer can open a link to this page. One file, the text of the game or a picture reaches others.
share-network = Only computers in this network can open a link to this page. One file, the text of the game or a picture reaches everybody.
share-nobody = This page is a file: pass it on, or send the text of the game or a picture.
share-code = QR code
share-code-long = This is too long for a QR code.
one-file = One file
one-file-about = A page that opens anywhere, from a disk or a mail, without a network: the game against the computer, its rules, and diagrams of its pieces.
file-network = With the game’s network, if it has one: a stronger computer, and 0.1 to 0.5 MB more
save-file = Save as one file
file-making = The file is being made…
file-made = The file is saved.
file-failed = The file could not be made: something that belongs to it could not be loaded. Try again later.
file-examples = Rules on the board
