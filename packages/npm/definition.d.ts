// The types of a game's definition. `cargo xtask schema` writes this file: it is made of schema/definition.json.

/** A game's definition, as read from JSON. Variant is what becomes of it. */
export interface Definition {
  /** The address of the JSON Schema, by which editors help to write the file. It means nothing here. */
  $schema?: string;
  /** A paragraph about the game. */
  about?: string;
  /**
   * Other names that programs and people have for it. Small and capital letters, spaces, hyphens and the word “chess” make no
   * difference.
   */
  alsoCalled?: string[];
  /** The board. */
  board: BoardDefinition;
  /** What capturing does beyond taking a piece away. */
  capture?: CaptureDefinition;
  /** Castling moves. */
  castling?: CastlingDefinition[];
  /** What check means, and which moves it forbids. */
  check?: CheckDefinition;
  /** Whether King and Rook castle from wherever they begin on their rank, as in Chess960. Where they arrive is what `castling` says. */
  chess960Castling?: boolean;
  /** What was decided where sources differ or say nothing. */
  decisions?: string[];
  /** How the game ends for want of a move, by repetition and by counting. */
  ends?: EndsDefinition;
  /** Which set of rules the pieces move under. */
  family: Family;
  /** How position texts record which pieces still have their first moves (`i` in Betza notation) that may come back to where they began. */
  firstMovesText?: FirstMovesText;
  /** The version of the format: 1, which is what a file without it is, or 2, which has all that is described here. */
  format?: number;
  /** The points and lengths of a game for four players. */
  fourPlayers?: FourPlayersDefinition;
  /** Goals besides checkmate. */
  goals?: GoalDefinition[];
  /** Pieces in the hand. */
  hands?: HandsDefinition;
  /** The name used in commands and links, such as `janus`. */
  id: string;
  /** What is too little to go on with: the pieces that one side has besides its King, against a bare King, by their letters. */
  insufficient?: Letters[];
  /** Who invented the game, and when, as far as known. */
  inventor?: string;
  /** Whether each King has, once and if not in check, a leap to distance two: a right in the start position as its option has it. */
  kingLeap?: boolean;
  /** The licence of the rules, where the source names one. */
  licence?: string;
  /** Whether a piece must not move or be dropped to where it could never move again. */
  mustBeAbleToMove?: boolean;
  /** The name for people, such as “Janus Chess”. */
  name: string;
  /** The names of the pieces in other languages than English: in JSON, by the language's tag and then by the piece's letter. */
  names?: Record<string, Record<string, string>>;
  /** Whether a player who castles takes from the other the right to castle to the same side. */
  oppositeCastling?: boolean;
  /** Options a player may choose. */
  options?: OptionDefinition[];
  /** By player, whether the turn may be passed. */
  passing?: Passing;
  /** The kinds of piece. */
  pieces: PieceDefinition[];
  /** Who plays, in the order of turns. */
  players: PlayerDefinition[];
  /**
   * Promotion by square instead of by piece: for each player, which letter belongs to each square of its far rank, in the
   * order of files or ranks. Only for the Chaturaji family.
   */
  promotionSquares?: string[];
  /** Which pieces may begin in several orders, each group by itself: by chance, or as players choose. `start` is one of the positions. */
  shuffle?: ShuffleDefinition[];
  /** Where the rules stand, such as an address. */
  source?: string;
  /** The start position, in the game's position notation. */
  start: string;
  /**
   * What other programs call it in the `Variant` tag of a game text, if not by its name; empty for orthodox chess, whose
   * games have no such tag.
   */
  variantTag?: string | null;
  /** When it was invented, as far as known. */
  year?: string;
}

/** The board. */
export interface BoardDefinition {
  /** Whether the squares have two colours. */
  checkered: boolean;
  /** How many files, 1 to 16. */
  files: number;
  /** The squares that are missing, as a Zone's text. */
  holes?: string;
  /** How many ranks, 1 to 16. */
  ranks: number;
}

/** What capturing does beyond taking a piece away. */
export interface CaptureDefinition {
  /** Whether a capture takes the capturing piece away, too, and all pieces next to the square but those that are spared. */
  explodes?: boolean;
  /** Whether a player who can capture must. */
  forced?: boolean;
  /** The kinds no explosion takes away, even when they capture. */
  immune?: Letters;
  /** The kinds that nothing can capture. */
  iron?: Letters;
  /** The kinds that cannot capture a piece of their own kind. */
  notAlike?: Letters;
  /** The kinds that turn to stone when they capture: the piece is gone, and nothing can enter its square any more. */
  petrifies?: Letters;
  /** Whether the other pieces that an explosion takes away turn to stone, too (`petrifyBlastPieces` of Fairy-Stockfish). */
  petrifiesBlasted?: boolean;
  /** The kinds that an explosion next to them spares. */
  spared?: Letters;
  /** Kinds that are not simply traded for each other. */
  trade?: TradeDefinition | null;
}

/** One castling move. */
export interface CastlingDefinition {
  /** Where the King starts. */
  king: string;
  /** The letter of the piece that castles, if it is not the royal one. */
  kingLetter?: Letter | null;
  /** Where the King arrives. */
  kingTo: string;
  /** What some programs call it instead. */
  otherSan?: string | null;
  /** The letter of the right in position texts. */
  right: string;
  /** Where the Rook starts. */
  rook: string;
  /** The letter of its partner, if it is not the kind that castles. */
  rookLetter?: Letter | null;
  /** Where the Rook arrives. */
  rookTo: string;
  /** `O-O` or `O-O-O`. */
  san: string;
}

/**
 * What chasing is, by the rules of the Asian Xiangqi Federation: with each move since the position first occurred to attack the same
 * piece anew, which is not protected or is stronger. Check is no chase.
 */
export interface ChasingDefinition {
  /** The kinds that chase, by letter, and how strong each is: a stronger piece is chased although it is protected. */
  strength?: Record<string, number>;
  /** Other kinds that can be chased. */
  weak?: Letters;
  /** Where these can be chased; by default anywhere. */
  weakZone?: Zone | null;
}

/** What check means, and which moves it forbids. */
export interface CheckDefinition {
  /** Whether a player with several royal pieces is also in check when all of those of which one alone would not be are attacked at once. */
  allAttacked?: boolean;
  /**
   * The lines along which two royal pieces must not face each other with nothing in between: `true` for files and ranks, or a list of
   * `files`, `ranks` and `diagonals`.
   */
  facing?: Facing;
  /** The kinds that take a royal piece's first moves away when they come to its rank or file (Cambodian Chess). */
  firstMovesLostTo?: Letters;
  /** Whether no move may give check. */
  forbidden?: boolean;
  /** Whether a King in check may move only to capture what checks it (Makpong). */
  kingStays?: boolean;
  /** Kinds that are royal when they are the last, and are counted together: the last of all of them is royal. */
  royalGroup?: Letters;
  /** The kinds with one of which a checkmated royal piece may change places, wherever that stands (Tamerlane II). */
  substitutes?: Letters;
}

/** How moves are counted at the end. Who has less counts, and draws when the other has not mated in so many moves. */
export interface CountingDefinition {
  /** In how many moves a player must be mated who has more than the royal piece; 0 if such a player does not count. */
  board?: number;
  /** How many pieces such a player may have at most, the royal one included; 0 for any number. */
  boardMost?: number;
  /** Whether such a player counts although there are Pawns. */
  boardWithPawns?: boolean;
  /** Whether a bare player begins with the number of all pieces on the board. */
  fromPieces?: boolean;
  /** In how many moves where no row fits; 0 if such a player does not count. */
  others?: number;
  /** The kinds of which none may be left on the board for the counting to begin. */
  pawns?: Letters;
  /** In how many moves a bare player must be mated, by the pieces of the other: the first row that fits counts. */
  rows?: CountingRow[];
}

/** A row of a table of counting. */
export interface CountingRow {
  /** How many of them at least. */
  count?: number;
  /** In how many moves. */
  moves: number;
  /** The kinds of the other's pieces. */
  pieces: Letters;
}

/** How a game ends for want of a move, by repetition and by counting. */
export interface EndsDefinition {
  /** Whether a player of whom only the royal piece is left loses at once, unless the other is bared in answer. */
  bareKingLoses?: boolean;
  /** Whether the game is drawn when nothing but one King a side is left; by default, where only checkmate wins or a bare King loses. */
  bareKingsDraw?: boolean | null;
  /**
   * Kinds that keep to one colour of squares: the game is drawn when nothing else but royal pieces is left, and all of them stand on
   * squares of one colour (chess).
   */
  bishopsAlike?: Letters;
  /**
   * Kinds that keep to one colour of squares: the game is drawn when nothing else but royal pieces is left, and those of one player
   * stand on light squares and those of the other on dark ones (Antichess).
   */
  bishopsApart?: Letters;
  /** Which pieces must not be chased by a repetition: who does so loses (Xiangqi). */
  chasing?: ChasingDefinition | null;
  /** What checkmate is worth to the player who is mated. */
  checkmate?: GameResult;
  /** How many checks of a player count for that limit; 0 if all do (Xiangqi: 10). */
  countedChecks?: number;
  /** How moves are counted at the end in the chess games of South-East Asia. */
  counting?: CountingDefinition | null;
  /**
   * Whether the game ends when royal pieces face each other on an open rank or file after a move and still after the answer. Where
   * the turn may be passed, the answer must end it or be a pass.
   */
  facingTwice?: boolean;
  /** Whether who passed first loses by the repetition, if every move since the position first occurred was a pass (Chu Shogi). */
  firstPassLoses?: boolean;
  /** Kinds with which nobody can win, however many there are: the game is drawn when nothing else but royal pieces is left. */
  harmless?: Letters;
  /** Kinds of which one must have given check in the unbroken series of checks that ends in mate; otherwise the mate is a draw (Shatar). */
  mateNeedsCheckBy?: Letters;
  /**
   * Who wins by the pieces that are left, where the game would be drawn by the limit of moves or by repetition, or ends with royal
   * pieces that face each other or with two passes.
   */
  material?: MaterialDefinition | null;
  /** After how many moves of each side without progress the game is drawn; 0 if never. */
  moveLimit?: number;
  /** Kinds that alone must not mate: who does so loses (Shatar). */
  noMateBy?: Letters;
  /** Whether the game ends when both players pass, one after the other. */
  passingTwice?: boolean;
  /**
   * Whether who has attacked with every move since the position first occurred, while the other has not, loses by the repetition: the
   * piece that moved could capture something next, or something royal was attacked (Chu Shogi).
   */
  perpetualAttackLoses?: boolean;
  /** Whether who has given check with every move since the position first occurred loses by the repetition. */
  perpetualCheckLoses?: boolean;
  /** Whether every promotion is progress, whatever promotes. */
  promotionIsProgress?: boolean;
  /** What such a repetition is worth to the player who is to move then. */
  repetition?: GameResult;
  /** What it is worth to the first player instead, whoever is to move. */
  repetitionFirst?: GameResult | null;
  /** How often a position must occur for the game to end; 0 if it never ends so. */
  repetitions?: number;
  /** What it is worth to the player to move, not in check, to have no move. */
  stalemate?: GameResult;
  /** Whether, for want of a move, who has fewer pieces wins instead; at equal numbers it is a draw. */
  stalemateCountsPieces?: boolean;
}

/** The lines along which royal pieces must not face each other. */
export type Facing = boolean | ("files" | "ranks" | "diagonals")[];

/** A set of rules. */
export type Family = "chess" | "chaturaji";

/** How position texts record which pieces still have their first moves. */
export type FirstMovesText = "returned" | "files";

/** Which way is forward. */
export type Forward = "north" | "east" | "south" | "west";

/** The points and lengths of a four-player game. The defaults are those of Imperial Chaturaji. */
export interface FourPlayersDefinition {
  /** The moves without progress, all players' together, after which the game ends: 1 to 250. */
  moveLimit?: number;
  /** The moves that are left, all players' together, once only two players are in the game: 1 to 250. */
  suddenDeath?: number;
  /** The points for the capture that completes the Kings of all three opponents, instead of the King's own points. */
  thirdKing?: number;
}

/** What an end is worth to the player whom it is about. */
export type GameResult = "win" | "loss" | "draw";

/** A goal besides checkmate. The first that is reached ends the game. */
export type GoalDefinition = {
  /** How many of them. */
  count?: number;
  goal: "reach";
  /** Whether the goal is reached only when the other has moved and the pieces still stand there. */
  keep?: boolean;
  /** The kinds; none means any. */
  pieces?: Letters;
  /** Whether the second player, who has moved less often, may still draw by reaching it with the next move. */
  reply?: boolean;
  /** Whether the pieces count only if none of them can be captured. */
  safe?: boolean;
  /** The squares, for each player. */
  zone: Zone;
} | {
  /** How many pieces must be there besides the King. */
  count: number;
  /** How many points the first player needs. */
  first: number;
  goal: "enter";
  /** How many points the second player needs. */
  second: number;
  /** What a piece of these kinds is worth, by letter, in the zone or in the hand; one of any other kind is worth 1, the King nothing. */
  worth?: Record<string, number>;
  /** The squares, for each player. */
  zone: Zone;
} | {
  goal: "castle";
  /** The letters of the rights to castle that win, of one player or of both. */
  rights: string;
} | {
  /** How often. */
  count: number;
  goal: "checks";
} | {
  /** Only if the other has at least so many. */
  against?: number;
  /** At how many pieces, in the hand included, the player is counted out. */
  count?: number;
  /** Whether each kind counts by itself; otherwise all of them together. */
  each?: boolean;
  goal: "extinction";
  /** The kinds. */
  pieces: Letters;
  /** What it is worth to the player who has so few. */
  result?: GameResult;
};

/** Pieces in the hand. */
export interface HandsDefinition {
  /** Whether Bishops must be dropped on squares of different colours. */
  bishopsDiffer?: boolean;
  /** Whether a captured piece goes to the hand of who captured it. */
  captures?: boolean;
  /** Whether pieces in the hand may be dropped on empty squares, as a move. */
  drops?: boolean;
  /** Whether a King or Rook that is dropped on its square may castle. */
  dropsCastle?: boolean;
  /** Whether a piece in the hand may enter on the square that a piece of the first rank leaves with its first move. */
  gating?: boolean;
  /** Whether what a piece has become by promotion stays when it is captured; otherwise it goes to the hand as what it was. */
  keepPromotions?: boolean;
  /** Kinds, one of which must be dropped as long as it can be. */
  mustDrop?: Letters;
  /** Whether anything in the hand must be dropped as long as it can be. */
  mustDropAll?: boolean;
  /** Whether a drop must not give check. */
  noDropChecks?: boolean;
  /** Kinds of which a drop must not give checkmate. */
  noDropMates?: Letters;
}

/** How a kind is written in texts: a capital letter, with + before it or one of ' " ! behind it where 26 are too few. */
export type Letter = string;

/** Several kinds, as one text of their letters. */
export type Letters = string;

/** Letters for all players or for each. */
export type LettersByPlayer = Letters | Letters[];

/** What the pieces that are left are worth at the end. */
export interface MaterialDefinition {
  /** What the second player has besides. Who has more wins. */
  second?: number;
  /** What a piece of each kind is worth, by letter. If nothing is given, every piece is worth 1; otherwise the others are worth nothing. */
  worth?: Record<string, number>;
}

/** An option of a game. */
export interface OptionDefinition {
  /** What it does, in one sentence. */
  about: string;
  /** The name used in commands and links. */
  id: string;
  /** The name for people. */
  name: string;
  /** The letter of its right in position texts for the first player; the second player's is the small one. */
  right?: string;
  /** Which rule it switches on. */
  rule: OptionalRule;
  /** The start position with the option on. */
  start: string;
}

/** A rule that an option can switch on. */
export type OptionalRule = "king-leap";

/** Whether a player may pass the turn. */
export type Passing = "never" | "without-move" | "always";

/** A kind of piece. */
export interface PieceDefinition {
  /** Other names by which people know it, in any language; they only find it. */
  alsoCalled?: string[];
  /** The id of its picture. */
  art?: string;
  /** How it moves, in Betza notation. */
  betza: string;
  /** Whether four of it on a square of two by two are a boat triumph, in the Chaturaji family. */
  boat?: boolean;
  /** Whether it is the Rook of the castling moves. */
  castles?: boolean;
  /** The squares that it cannot leave; by default the whole board. */
  confined?: Zone | null;
  /** Where it may be dropped; by default everywhere. */
  dropZone?: Zone | null;
  /** How many of its kind a drop may make stand on a file; 0 for any number. */
  dropsOnFile?: number;
  /** Whether it may be dropped as what it promotes to: as a kind that names it in `promotedFrom`. */
  dropsPromoted?: boolean;
  /**
   * Whether a Pawn becomes it while its player has two Pawns, in the Chaturaji family. Into any other kind only the last
   * Pawn promotes.
   */
  earlyPromotion?: boolean;
  /** Where it may capture en passant; by default everywhere. */
  enPassantZone?: Zone | null;
  /** Its name in French, in definitions from before there was a table of names. */
  french?: string;
  /** Kinds that are no screens for its hops. */
  hopsNot?: Letters;
  /** The letter in position and move texts. */
  letter: Letter;
  /** The lowest rank it can stand on, counted from its owner's side from 1. */
  lowestRank?: number;
  /** The name in English. */
  name: string;
  /** Other letters by which texts of other programs call it; they are only read. */
  otherLetters?: Letters;
  /** Whether it is written without a letter in move texts. */
  pawn?: boolean;
  /** The points for capturing it, where points decide. */
  points?: number;
  /** Whether its moves start the counting of moves without progress anew; those do not that another of its steps takes back. */
  progress?: boolean;
  /** What it was before it was promoted: what it is in the hand of who captures it. */
  promotedFrom?: Letter | null;
  /** What it must become on the farthest rank: letters. */
  promotesTo?: Letters;
  /** How it promotes otherwise than by `promotes_to`: one row, or several for several zones. */
  promotion?: Promotions;
  /** How many of the kind a player may have for another piece to become one; 0 for any number. */
  promotionLimit?: number;
  /** Whether it must not be left where it can be captured. */
  royal?: Royal;
  /** Whether its double step lets it be captured en passant. */
  takenEnPassant?: boolean;
  /** Whether it captures en passant. */
  takesEnPassant?: boolean;
  /** Its worth, in the units of the game's source; none where the source gives none. */
  value?: number | null;
  /** Moves that it has from some squares only. */
  zoneMoves?: ZoneMovesDefinition[];
}

/** A player. */
export interface PlayerDefinition {
  /** Which way the Pawns go. */
  forward: Forward;
  /** The letter in position texts. */
  letter: string;
  /** The name, which is also the colour of the pieces. */
  name: string;
  /** Other letters by which position texts of other programs call the player, one after the other; they are only read. */
  otherLetters?: string;
}

/** How a kind promotes. */
export interface PromotionDefinition {
  /** Whether only a capture promotes. */
  byCapture?: boolean;
  /** The moves that promote, in Betza notation; by default all. */
  byMoves?: string | null;
  /** Whether a move that begins in the zone does not promote. */
  entering?: boolean;
  /** Whether a move that begins in the zone promotes as well as one that ends there. */
  leaving?: boolean;
  /** Where it must promote though it may be left as it is elsewhere. It cannot move there if there is nothing that it may become. */
  mustIn?: Zone | null;
  /** Whether a capture en passant does not promote. */
  notEnPassant?: boolean;
  /** Whether it may only become what its owner has fewer of than at the start. */
  onlyCaptured?: boolean;
  /** Whether its owner may leave it as it is. */
  optional?: boolean;
  /**
   * Whether promotion is a move of its own, as in Sittuyin: from a square of the zone, or from any square if the piece is its player's
   * only one of the kind, it becomes the other where it stands or on an empty square to which that could move. There it must neither
   * attack anything nor give check.
   */
  ownMove?: boolean;
  /** Whether what it becomes goes back to it when it is captured and goes to a hand: written with `~` behind its letter. */
  reverts?: boolean;
  /** What it may become: letters, for both players or for each in the order of turns. */
  to: LettersByPlayer;
  /** Whether only a move without capture promotes. */
  withoutCapture?: boolean;
  /** Where; by default on the farthest rank. */
  zone?: Zone | null;
}

export type Promotions = PromotionDefinition | PromotionDefinition[];

export type Royal = false | true | "last";

/** An order of pieces that has a name. */
export interface SetupDefinition {
  /** The name in English. */
  name: string;
  /** The name in other languages, by their tags, such as `fr`. */
  names?: Record<string, string>;
  /** The pieces in the order of their squares: along the ranks, from the first player's first rank and file on. */
  pieces: Letters;
}

/** Pieces that change places among themselves at the start. The second player's stand as the first player's do. */
export interface ShuffleDefinition {
  /** Whether each player's pieces are placed by themselves, not as the other player's. */
  apart?: boolean;
  /** Whether half of the pieces of a kind that keeps to one colour stand on light squares, and half on dark ones. */
  bishopsDiffer?: boolean;
  /** Whether the players choose: the second player for both or, with `apart`, each for their own pieces. Otherwise chance chooses. */
  chosen?: boolean;
  /** Whether the King stands between the two Rooks that castle. */
  kingBetweenRooks?: boolean;
  /** The kinds. */
  pieces: Letters;
  /** The only orders there are, each with its name; without any, every order. */
  setups?: SetupDefinition[];
  /** Where the first player's pieces of these kinds stand that are shuffled, as a Zone's text; by default everywhere. */
  squares?: string;
  /** By kind: on which of these squares its pieces stand, if not on any, as a Zone's text for the first player. */
  within?: Record<string, string>;
}

/**
 * Kinds that are not simply traded for each other, as Lions in Chu Shogi: one of them must not capture another where it could be
 * captured back.
 */
export interface TradeDefinition {
  /** Whether one on the next square may be captured all the same. */
  adjacentAllowed?: boolean;
  /** Whether it is allowed, too, where the same move captures another piece. */
  doubleAllowed?: boolean;
  /** The kinds that do not count as such another piece. */
  minor?: Letters;
  /**
   * Whether, when one has been captured by a piece of another kind, the next move must not capture one elsewhere by a piece of
   * another kind.
   */
  noCounterstrike?: boolean;
  /** The kinds. */
  pieces?: Letters;
}

/**
 * A set of squares for each player.
 * 
 * A set is written as squares and groups of squares with blanks or commas between them: `e4`, `*8` (a whole rank), `a*` (a whole
 * file), `a1-h3` (a rectangle) and `*` (the whole board). One text says it as the first player sees the board, and the other
 * players' squares are where they see them; several texts say it for each player in the order of turns, on the board as it is.
 */
export type Zone = string | string[];

/** Moves that a kind has from some squares only, besides its others. */
export interface ZoneMovesDefinition {
  /** The moves, in Betza notation. */
  betza: string;
  /** The squares. */
  from: Zone;
  /** The squares that they must not leave on the way; by default the whole board. */
  within?: Zone | null;
}
