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
start-filters = Filters
start-none-found = No game is like that.

start-players = players
start-kinds = kinds of piece
start-minutes = min
start-about-time = about
start-easy = Easy
start-medium = Takes a while to learn
start-hard = Much to learn
start-rules-of = Rules
start-learn-of = Learn

start-learn-about = A short lesson on each piece: see it move, find its squares, reach the stars, take what is free.

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

start-library = More games
start-library-about = Games of the world, old and new: each is fetched when you choose it, and from then on it can be played without a network.
start-library-show = Show them
start-library-not-loaded = These games cannot be loaded: there is no network, or the server does not answer. Try again.
start-add-about = You know another one? A definition of it will do: as Fairy-Stockfish, XBoard or the Interactive Diagram write it, or in JSON.
start-add = Add a game

# The filters of the gallery, and the star of a card. They are fetched when somebody begins to do something there.

finder-size = Size of the board
finder-size-small = Small, up to 8×8
finder-size-medium = Medium, up to 10×10
finder-size-large = Large
finder-players = Players
finder-players-2 = Two players
finder-players-4 = Four players
finder-difficulty = How hard it is
finder-difficulty-easy = Easy
finder-difficulty-medium = Takes a while to learn
finder-difficulty-hard = Much to learn
finder-has = What it has
finder-has-drops = Drops from the hand
finder-has-hoppers = Hopping pieces
finder-has-short = Short games
finder-has-favourite = Favourites
finder-clear = Clear the filters
finder-found = Games found:
finder-star = Favourite
