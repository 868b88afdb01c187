# Extras: looks, sounds, levels, statistics, animated pictures.

# Settings.
set-board-walnut = Walnut
set-board-sea = Sea
set-board-slate = Slate
set-pieces-flat = Flat
set-pieces-ink = Ink
set-pieces-shapes = Letters on shapes, without colours
set-boardSize = Size of the board
set-figurines = Pieces in place of letters in the list of moves
set-speech = Speak each move
set-blindfold = Blindfold: hide the pieces
set-allLevels = All levels can be chosen
percent = { $percent } %

# Switches of the menu.
full-screen = Full screen
leave-full-screen = Leave full screen
full-screen-about = Full screen (Alt+Enter)
blindfold-about = Hides the pieces (Alt+B)
blindfold-on = Blindfold: the pieces are hidden. Alt+B or the menu shows them again.
blindfold-off = The pieces are shown again.

# Moves that are spoken.
spoken-move = { $piece } to { $square }
spoken-drop = { $piece } dropped on { $square }
spoken-takes = { $piece } takes { $square }
spoken-castles = castles short
spoken-castles-long = castles long
spoken-check = check

# Levels that open one by one.
level-closed = { $name }, not open yet
levels-closed = Win against level { $name } to open level { $next }.
open-all-levels = Open all levels
level-opened = Level { $name } is open now.

# The result, shown to those who have played.
result-you-won = { $level ->
    [0] You won
   *[other] You won against level { $level }
}
result-you-lost = { $level ->
    [0] You lost
   *[other] You lost against level { $level }
}
result-you-drew = { $level ->
    [0] Draw
   *[other] Draw against level { $level }
}
result-you-shared = You share the win
result-you-place = { $place ->
    [1] You share the first place
    [2] You came second
    [3] You came third
   *[other] You came last
}, with { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Statistics.
statistics = Statistics
statistics-reading = The games are being read…
statistics-about = { $count ->
    [one] From the one game that is kept on this device.
   *[other] From the { $count } games that are kept on this device.
}
statistics-count = Games
statistics-score = Score
statistics-streak = Most wins in a row
statistics-streak-now = Wins in a row now
statistics-time = Time played
statistics-average = A game lasts
statistics-games = By game
statistics-levels = Against the computer, by level
statistics-openings = First moves played most
statistics-won = Won
statistics-lost = Lost
statistics-drawn = Drawn
statistics-open = Not over
statistics-length = Moves
statistics-first = First moves
statistics-move = { $move } ({ $count })

# A game as an animated picture.
animation = Animated picture of the game
animation-size = Size
animation-size-small = Small
animation-size-medium = Medium
animation-size-large = Large
animation-speed = Speed
animation-speed-slow = Slow
animation-speed-medium = Medium
animation-speed-fast = Fast
picture-gif = Save as GIF
animation-making = The picture is being made…
animation-made = The animated picture is saved.
