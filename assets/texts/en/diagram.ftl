# A diagram: its legend, its sentences for readers without sight, what is wrong with its attributes.
# A diagram knows pieces of other people's games, whose names have no gender and no plural: its sentences ask for none.
# The program of the diagrams is built from this file, and cannot choose between plurals.

# The legend: what a kind of mark means.
diagram-legend-slide = Along a line, to move or capture: blocked by the first piece on it
diagram-legend-leap = Step or leap, to move or capture: nothing in between blocks it
diagram-legend-bent = Second part of a bent move: each square on the way must be empty
diagram-legend-move-only = Only to move, not to capture
diagram-legend-move-only-line = Only to move, not to capture: blocked by any piece on its line
diagram-legend-move-only-some = Only to move, not to capture; along a line it can be blocked
diagram-legend-capture-only = Only to capture
diagram-legend-capture-only-line = Only to capture; along a line it can be blocked
diagram-legend-hop = Hop, to move or capture: over exactly one piece, the screen (in a dashed frame)
diagram-legend-hop-move = Hop, only to move: over exactly one piece, the screen (in a dashed frame)
diagram-legend-hop-capture = Hop, only to capture: over exactly one piece, the screen (in a dashed frame)
diagram-legend-double-step = Double step, only to move: the square passed must be empty; can be answered en passant
diagram-legend-en-passant = En passant: captures the piece that has just passed over this square
diagram-legend-castling = Castling: the King goes here, the Rook to his other side
diagram-legend-promotion = Promotion: it becomes another piece here
diagram-legend-taken = Such a mark around a piece: it can be captured
diagram-legend-passed = Passed on the way: must be empty

# What a piece can do besides its movement.
diagram-can-castle = It can also castle.
diagram-can-leap = Once in the game, as long as it has not moved and is not in check, it can leap to any empty square two squares away, over whatever stands in between, if a square on a shortest way there is not attacked.
diagram-can-capture-en-passant = It captures en passant.
diagram-can-be-captured-en-passant = After its double step it can be captured en passant.
diagram-can-promote = It promotes on the farthest rank.

# A square: whose piece stands there, and what the picked piece can do there.
diagram-piece-of = { $colour } { $piece }
diagram-piece = piece
diagram-colon = :{ " " }
diagram-does-en-passant = captures en passant
diagram-does-castle = castles
diagram-does-capture = captures
diagram-does-both = moves, or captures
diagram-does-move = moves, cannot capture
diagram-does-threaten = could capture an enemy here, cannot move
diagram-over-screen = , over the screen on { $square }
diagram-over-anything = , whatever stands in between
diagram-captures-on = { " " }what stands on { $squares }
diagram-if-empty = { " " }if nothing stands on { $squares }
diagram-and-promotes = ; promotes
diagram-no-capture-after = ; an enemy here could not be captured
diagram-no-capture = : an enemy here could not be captured
diagram-leaves-king = : that would leave its King in check
diagram-squares-of = { " " }{ $kind }: { $squares }.
diagram-no-move = { " " }It has no move.

# How the game stands.
diagram-lacks-screen = It has nothing to hop over here: put a piece on one of its lines.
diagram-by-hand-legal = Set up by hand: King’s safety counts, turns do not.
diagram-by-hand = Set up by hand.
diagram-all-leave-king = { " " }It has no move: each would leave its King in check.
diagram-passes = { $player } has no move and passes.{ " " }
diagram-over = { $how }
diagram-to-move = { $player } to move.
diagram-kings = { " " }(Kings: { $players })
diagram-sudden-death = { " " }· sudden death, moves left: { $count }
diagram-as-if = Shown as if it were { $player }’s turn.
diagram-unnamed = How this piece moves

# What of the attributes could not be shown.
diagram-note-term = Not drawn: “{ $term }”, { $why }.
diagram-note-board = No position of the game: { $why }.
diagram-note-move = Not shown: “{ $text }”
diagram-note-why = , { $why }
diagram-note-more = , and moves after it: { $count }

# What is wrong with an attribute.
diagram-fault-missing = The attribute that says what to show is missing: one of { $attributes }.
diagram-fault-key = The key { $value }
diagram-fault-attribute = The attribute { $attribute }
diagram-fault-choice = { " " }is none of these: { $known }
diagram-fault-reason = { " " }cannot be read: { $why }
diagram-fault-unknown = { " " }is not known here
diagram-fault-needs = { " " }needs another attribute: { $attribute }
diagram-fault-meant = { " " }Did you mean { $meant }?
diagram-fault-outside = outside { $size }
diagram-fault-empty = an empty square
diagram-fault-no-definition = its definition is missing
diagram-fault-no-picture = there is no such picture
diagram-fault-no-svg = it is not an SVG file
