# Names: pieces, players, games, levels.
# Attributes are put into other texts beside the name itself: where a text is given $piece, it has $piece-plural as well.

piece-king = King
    .plural = Kings
piece-queen = Queen
    .plural = Queens
piece-rook = Rook
    .plural = Rooks
piece-bishop = Bishop
    .plural = Bishops
piece-knight = Knight
    .plural = Knights
piece-pawn = Pawn
    .plural = Pawns
piece-corporal = Corporal
    .plural = Corporals
piece-prince = Prince
    .plural = Princes
piece-camel = Camel
    .plural = Camels
piece-giraffe = Giraffe
    .plural = Giraffes
piece-elephant = Elephant
    .plural = Elephants
piece-machine = Machine
    .plural = Machines
piece-bow = Bow
    .plural = Bows
piece-archer = Archer
    .plural = Archers
piece-cannon = Cannon
    .plural = Cannons
piece-sorceress = Sorceress
    .plural = Sorceresses
piece-ship = Ship
    .plural = Ships
piece-rhinoceros = Rhinoceros
    .plural = Rhinoceroses
piece-eagle = Eagle
    .plural = Eagles
piece-buffalo = Buffalo
    .plural = Buffaloes
piece-lion = Lion
    .plural = Lions
piece-duchess = Duchess
    .plural = Duchesses
piece-centaur = Centaur
    .plural = Centaurs
piece-admiral = Admiral
    .plural = Admirals
piece-missionary = Missionary
    .plural = Missionaries
piece-cardinal = Cardinal
    .plural = Cardinals
piece-marshall = Marshall
    .plural = Marshalls
piece-amazon = Amazon
    .plural = Amazons
piece-janus = Janus
    .plural = Januses
piece-archbishop = Archbishop
    .plural = Archbishops
piece-chancellor = Chancellor
    .plural = Chancellors
piece-boat = Boat
    .plural = Boats

# What a piece does, in a line; where games differ, the id ends with the game's.
line-king = One step in any direction
line-king-janus = One step in any direction; may castle
line-king-chess = One step in any direction; may castle
line-king-capablanca = One step in any direction; may castle
line-king-chaturaji = One step in any direction; may be captured
line-queen = Any distance along rank, file or diagonal
line-rook = Any distance along rank or file
line-bishop = Any distance along a diagonal
line-knight = Leaps two squares and one aside
line-pawn = 1 or 2 ahead without capturing; captures 1 diagonally ahead
line-pawn-janus = 1 ahead, 2 from its start, without capturing; captures 1 diagonally ahead
line-pawn-chess = 1 ahead, 2 from its start, without capturing; captures 1 diagonally ahead
line-pawn-capablanca = 1 ahead, 2 from its start, without capturing; captures 1 diagonally ahead
line-pawn-chaturaji = 1 ahead without capturing; captures 1 diagonally ahead
line-corporal = 1 or 2 ahead without capturing; moves or captures 1 diagonally ahead
line-prince = One step in any direction; 2 ahead without capturing
line-elephant = 1 or 2 diagonally, leaping
line-elephant-chaturaji = Any distance along rank or file
line-machine = 1 or 2 along rank or file, leaping
line-camel = Leaps three squares and one aside
line-giraffe = Leaps three squares and two aside
line-buffalo = Leaps 2 and 1, 3 and 1, or 3 and 2 squares
line-lion = Leaps to any square within distance two
line-eagle = 1 diagonally, then on along rank or file
line-ship = 1 diagonally, then on along the file
line-rhinoceros = 1 along rank or file, then on along a diagonal
line-cannon = Moves as a Rook; captures by jumping one piece
line-bow = Moves as a Bishop; captures by jumping one piece
line-archer = Moves as a Bishop; captures by jumping one piece
line-sorceress = Moves as a Queen; captures by jumping one piece
line-marshall = Rook or Knight
line-cardinal = Bishop or Knight
line-janus = Bishop or Knight
line-archbishop = Bishop or Knight
line-chancellor = Rook or Knight
line-amazon = Queen or Knight
line-centaur = King’s step or Knight
line-admiral = Rook, or 1 diagonally
line-missionary = Bishop, or 1 along rank or file
line-duchess = 1, 2 or 3 on any straight line, leaping
line-boat = Leaps exactly two diagonally

# Players. The name is also the colour of the pieces.
player-white = White
player-black = Black
player-red = Red
player-green = Green
player-blue = Blue
player-yellow = Yellow

# Games: the name, and what they are in a sentence.
game-gigachess = Gigachess
about-gigachess = Fourteen files, twenty kinds of piece: a whole menagerie meets.
game-gigachess2 = Gigachess II
about-gigachess2 = Twenty-five kinds of piece, among them Amazon, Duchess and Sorceress.
game-janus = Janus Chess
about-janus = Chess on ten files, with two Januses a side: Bishop and Knight in one.
game-chaturaji = Imperial Chaturaji
about-chaturaji = Four players, each for himself: Kings are captured, points decide.
game-chess = Chess
about-chess = The game everybody knows, on eight by eight.
game-capablanca = Capablanca Chess
about-capablanca = Chess on ten files, with Archbishop and Chancellor.

# Levels of the computer, weakest first.
level-1 = Learning the moves
level-2 = Beginner
level-3 = Casual
level-4 = Club
level-5 = Strong club
level-6 = Expert
level-7 = Master
level-8 = Full strength

# Options of games.
option-king-leap = King’s leap
option-king-leap-about = Once in the game, a King that has not moved and is not in check may leap to an empty square at distance two.

# Several things in a row.
list-and = { " " }and{ " " }
list-separate = ;{ " " }
