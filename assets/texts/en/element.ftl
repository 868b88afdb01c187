# The element of a diagram: what it says before its program is there, and around what the program draws.

# What keeps a diagram from being shown.
element-lacks = This diagram needs { $attribute }, which this browser does not have or does not allow.
element-memory = This device has no memory left for this diagram.
element-not-compiled = This browser cannot compile the program of this diagram.
element-blocked = This page’s Content Security Policy blocks WebAssembly. Its author can allow it with 'wasm-unsafe-eval' in script-src.
element-unreachable = A file of this diagram could not be loaded: it is not there, its server does not allow this page to read it (CORS), or this page’s Content Security Policy blocks it.
element-missing = A file of this diagram is missing on its server.
element-wrong-type = A file of this diagram is not what it should be; perhaps its server sent a page instead.
element-game = The attribute game is none of the games there are.
element-json = The JSON inside this diagram cannot be read.
element-no-definition = This page has no element that holds the definition named here.
element-size = The attribute size is neither a number of pixels nor a CSS length.
element-theme = The attribute theme is none of these: wood, green, blue, grey, contrast.
element-picture = There is no picture of a piece called so.
element-broken = Something went wrong in this diagram.
element-engine = The computer cannot play here.
element-level = The attribute level is none of these: 1, 2, 3, 4, 5, 6, 7, 8.
element-choice = The attribute { $attribute } is none of these: yes, no.

# The board and its controls.
element-board = Move diagram
element-help = Arrow keys move from square to square. Enter picks a piece up, puts it down, or puts an enemy, then an own piece, on an empty square around a single piece. F puts an own piece, E an enemy, Delete takes a piece away, Escape lets go.
element-first = To the start
element-back = Back
element-on = Forward
element-last = To the end
element-reset = Reset
element-take-back = Take back your move
element-friend = Own piece: drag it onto the board, or click here and then squares
element-enemy = Enemy: drag it onto the board, or click here and then squares
element-promote = Promote to
element-cancel = Cancel
element-legend = What the marks mean
element-squares = The squares in words
element-thinking = The computer is thinking …
element-loading = Loading …
element-hint-piece = Point at a square to imagine an enemy on it; click or tap to leave one there, again for an own piece.
element-hint-position = Pick up any piece to see where it may go.
element-hint-line = Step through the moves, or pick up a piece.
element-hint-play = Pick up one of your pieces.
element-moves = Moves

# Games whose text is of another program, and of no JSON.
reading-wrong = The text of this game cannot be read.
reading-several = { $count } games stand in this text; this is { $game }. The attribute game chooses another: { $games }.
reading-line = Line { $line }:
