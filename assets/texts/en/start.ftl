# The gallery: what is shown before a game is opened. { $it } and the like are filled in by the page's script.

start-lead = Large chess, played in your browser
start-play = Play
start-friend = Play with a friend
start-puzzle = Puzzle of the day
start-puzzles = Puzzles
start-rules = Rules
start-learn = Learn
start-workshop = Workshop
start-diagrams = Diagrams
start-look = Look
start-skip = Skip to the games

start-new-here = Try an Eagle
start-first-ask = An Eagle goes one square diagonally, then straight on as far as it likes. It is your move: the Eagle can take something.
start-first-to = Eagle to
start-first-capture = Eagle takes on
start-first-moved = That is an Eagle’s move. There is a better one: around the corner, something can be taken.
start-first-captured = The Rook did not see that coming. Gigachess has many more kinds of piece: lions, camels, cannons.
start-first-again = Again
start-knows-chess = I know chess
start-is-new = I am new
start-today = Today
start-today-about = A new piece, a small game with it, and your two mistakes: ten minutes a day.
start-today-go = Today’s practice
start-today-streak = Streak
start-show-games = Show me the games

start-continue = Continue
start-all = All my games
start-fewer = Fewer
start-move = Move { $number }
start-over = Finished

start-games = Games
start-find = Find a game
start-none-found = No game is like that.

start-players = players
start-minutes = min
start-easy = Easy
start-medium = A bit to learn
start-hard = Much to learn
start-rules-of = Rules

start-language = Language
start-colours = Colours
start-auto = As the system
start-light = Light
start-dark = Dark
start-motion = Movement
start-motion-auto = As the system
start-motion-on = On
start-motion-off = Off

start-no-script = To play, please allow JavaScript for this page. The rules can be read without it.
start-not-loaded = The game cannot be loaded: there is no network, or the server does not answer. Try again.

start-own = My own games
start-own-change = Change
start-own-save = Download
start-own-remove = Remove
start-own-removed = is removed. Games of it that are kept can still be opened.
start-own-back = Put it back

start-add-about = You know another one? A definition of it will do: as Fairy-Stockfish, XBoard or the Interactive Diagram write it, or in JSON.
start-add = Add a game

# Figures about what a person has done.
start-glance = Your progress
start-glance-played = Games played
start-glance-won = Games won
start-glance-streak = Wins in a row
start-glance-levels = Levels beaten
start-glance-pieces = Pieces learned
start-glance-puzzles = Puzzles solved
start-glance-rating = Puzzle rating
start-glance-row = Puzzles in a row

# The shelves.
start-shelf-new = New to you
start-shelf-inventor = By the inventor of { $game }
start-shelf-quick = Quick
start-shelf-large = Large
start-shelf-four = Four players
start-shelf-drops = Drops
start-shelf-historic = Historic
start-shelf-near = Close to chess
start-shelf-new-pieces = New pieces
start-shelf-back = Back
start-shelf-on = Further
start-shelf-all = Show all
start-games-not-loaded = The games cannot be loaded: there is no network, or the server does not answer.
start-games-again = Try again
start-star = Favourite
start-save-file = Save as one file
start-save-failed = The file could not be made. Try again later.

# The filters.
start-find-size = Size of the board
start-find-size-small = Up to 8×8
start-find-size-medium = Up to 10×10
start-find-size-large = Larger
start-find-players = Players
start-find-players-2 = 2 players
start-find-players-4 = 4 players
start-find-difficulty = How hard it is
start-find-has = What it has
start-find-has-drops = Drops
start-find-has-hoppers = Hopping pieces
start-find-has-short = Short games
start-find-has-favourite = Favourites
start-find-clear = Clear the filters
start-find-found = Games found:
