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

start-new-here = New here?
start-new-about = These are games like chess with more room and more animals: lions, eagles, camels, each with a move of its own. You play against the computer, with a friend at this screen, or just look on. Touch a piece, and it shows where it can go and says why when it cannot.
start-begin = Begin with the smallest:

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
