// The types of the page's program. `cargo xtask types` writes this file: it is made of the Rust types in crates/page.

/* eslint-disable */

/**
* If `module_or_path` is {RequestInfo} or {URL}, makes a request and
* for everything else, calls `WebAssembly.instantiate` directly.
*
* @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
*
* @returns {Promise<InitOutput>}
*/
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;

/**
 * Tags to be added to a game's text, by their names.
 */
export type AddedTags = Record<string, string>;

/**
 * A square and how many pieces attack it.
 */
export interface AttackCount {
    square: Square;
    count: number;
}

/**
 * How often squares are attacked.
 */
export type AttackCountList = AttackCount[];

/**
 * What attacks a piece, and what guards it.
 */
export interface AttackersAndDefenders {
    attackers: Square[];
    defenders: Square[];
}

/**
 * What bears on a piece.
 */
export interface AttackMarks {
    /**
     * The piece.
     */
    of?: Square | null;
    /**
     * What attacks it.
     */
    attackers?: Square[];
    /**
     * What guards it.
     */
    defenders?: Square[];
}

/**
 * Why a piece cannot move.
 */
export interface BlockedPiece {
    /**
     * The squares that it would reach if nothing blocked it.
     */
    squares: MoveTarget[];
    /**
     * The reason, as a sentence.
     */
    why: Text;
}

/**
 * An arrow from the middle of a square to that of another; a ring where both are the same.
 */
export interface BoardArrow {
    /**
     * Where it begins.
     */
    from: Square;
    /**
     * Where it points.
     */
    to: Square;
    /**
     * 1 for the best, which is drawn thickest.
     */
    place?: number;
}

/**
 * The boards there are.
 */
export type BoardColours = "wood" | "green" | "blue" | "grey" | "contrast" | "walnut" | "sea" | "slate";

/**
 * Everything over the position. What is left out is not drawn.
 */
export interface BoardMarks {
    /**
     * The piece whose reach is shown faintly.
     */
    reachOf?: Square | null;
    /**
     * Its reach. Arrows drawn from its square snap to it.
     */
    faint?: MoveTarget[];
    /**
     * Squares that are attacked, and how often.
     */
    heat?: HeatMark[];
    /**
     * What bears on a piece.
     */
    bearing?: AttackMarks;
    /**
     * Pieces that can be captured with gain.
     */
    threatened?: Square[];
    /**
     * Moves that wait for their turn.
     */
    premoves?: Premove[];
    /**
     * What the person has drawn.
     */
    shapes?: BoardShape[];
    /**
     * Stars that a piece is to reach.
     */
    stars?: Square[];
    /**
     * How good the last move was, on the square where it ended.
     */
    glyph?: MoveGlyph | null;
}

/**
 * An arrow or, without an end, a circle drawn by the person.
 */
export interface BoardShape {
    /**
     * Where it begins.
     */
    from: Square;
    /**
     * Where it points.
     */
    to?: Square | null;
    /**
     * Its colour.
     */
    colour?: ShapeColour;
}

/**
 * What the person has chosen; whatever is left out has its default.
 */
export interface BoardTheme {
    /**
     * The colours of the squares.
     */
    board?: BoardColours;
    /**
     * How pieces are drawn.
     */
    pieces?: PieceSet;
    /**
     * Where file letters and rank numbers are written.
     */
    coordinates?: CoordinatePlace;
    /**
     * The colour of coordinates beside the board, as it can be read on the page.
     */
    text?: string;
}

/**
 * A board drawn on a canvas. It follows the canvas's size on the page by itself and stays crisp at any pixel ratio.
 */
export class BoardView {
  free(): void;
  /**
   * The square so many columns to the right of another on the screen, and so many rows below it; at the edge it
   * goes no further.
   */
  beside(square: string, right: number, down: number): string;
  /**
   * Draws at once what would be drawn in the next frame.
   */
  draw_now(): void;
  /**
   * Ends the current press without a gesture, because another game begins on the board.
   */
  letGo(): void;
  /**
   * Shows a board on `canvas`. `on_gesture` is called with each gesture: a `pick` when a pointer goes down, then one of
   * `tap`, `drop` and `cancel`; a `hover` when a pointer that is not pressed comes over a square or leaves the board; a
   * `hold` when a finger stays, after which no tap follows; a `shape` for an arrow or, with the same square twice, a
   * circle; a `retract` when a press turned out to mean the board and no square; and a `zoom` when a part of the board
   * has been enlarged, or all of it is shown again.
   */
  constructor(canvas: HTMLCanvasElement, on_gesture: (gesture: Gesture) => void);
  /**
   * The position as a picture, without marks: `svg` gives its text, `png` an address with the picture in it, `pixels`
   * for each square.
   */
  picture(format: string, pixels?: number | null): string;
  /**
   * The square under a place on the canvas, in CSS pixels from its top left, and the target near it that a finger there means.
   */
  placeAt(x: number, y: number): PlaceOnBoard;
  /**
   * Shows arrows over the scene instead of those before.
   */
  setArrows(arrows: BoardArrow[]): void;
  /**
   * Gives the picture of the pieces whose `art` is `id`: an SVG of 100 by 100 units, a flat list of paths with
   * `data-role`. Throws a string if it cannot be read.
   */
  setArt(id: string, svg: string): void;
  /**
   * Shows the keyboard's cursor on a square, or nowhere.
   */
  setCursor(square?: string | null): void;
  /**
   * Says which letter stands for the pieces whose `art` is `id`, where letters are shown.
   */
  setLetter(id: string, letter: string): void;
  /**
   * Whether a finger on small squares has a loupe over it. At first it has none.
   */
  setLoupe(on: boolean): void;
  /**
   * Shows marks over the scene instead of those before.
   */
  setMarks(marks: BoardMarks): void;
  /**
   * Whether pieces glide. Where people have asked their system for less motion, they never do.
   */
  setMotion(on: boolean): void;
  /**
   * Shows a scene. The pieces glide there from where they stood, unless `animate` is false. Throws a
   * string if it cannot be read, and then still shows the one before.
   */
  setScene(scene: Scene, animate?: boolean | null): void;
  /**
   * Chooses what the board looks like.
   */
  setTheme(theme: BoardTheme): void;
  /**
   * Whether fingers and the wheel can enlarge a part of the board. At first they cannot.
   */
  setZoomable(on: boolean): void;
  /**
   * Shows a game; arrows and cursor stay. The pieces glide there from where they stood, unless `animate` is false.
   */
  show(session: Session, view: GameView, animate?: boolean | null): void;
  /**
   * Shows a position that is set up, turned by `orientation` quarters, with the piece on `selected` picked up.
   */
  showEditor(editor: Editor, selected: string | null | undefined, orientation: number): void;
  /**
   * Shows a lesson; marks and cursor stay. The pieces glide there from where they stood, unless `animate` is false.
   */
  showLesson(school: School, view: LessonView, animate?: boolean | null): void;
  /**
   * Where a square lies on the canvas, in CSS pixels from its top left: `[left, top, side]`. Throws a string if
   * there is no such square.
   */
  squareBox(square: string): Float64Array;
  /**
   * The squares that have a piece or a mark, for screen readers.
   */
  squares(): ShownSquareList;
  /**
   * Shows all of the board again, if a part of it is enlarged.
   */
  zoomOut(): void;
}

/**
 * Pieces of one kind and colour.
 */
export interface CapturedPieces {
    name: Text;
    art: string;
    colour: PieceColour;
    count: number;
}

/**
 * The moves between two squares.
 */
export type ChoiceList = MoveChoice[];

/**
 * The clocks of all players of a game; at most one of them runs.
 */
export class Clock {
  free(): void;
  /**
   * How many milliseconds the computer may take for a player's move.
   */
  budget(player: number, now: number): number;
  /**
   * The player whose clock runs and whose time is up, if that is so.
   */
  flagged(now: number): number | undefined;
  /**
   * Clocks as `saved` has written them, of so many players and set so; none of them runs.
   */
  static fromSaved(saved: SavedClocks, settings: GivenClocks, players: number): Clock;
  /**
   * Clocks for so many players, with common settings or with settings for each.
   */
  constructor(settings: GivenClocks, players: number);
  /**
   * Stops the clock that runs, in the middle of a turn.
   */
  pause(now: number): void;
  /**
   * Ends the turn of the player whose clock runs: it stops, and gets its increment or a new period.
   */
  press(now: number): void;
  /**
   * How the clocks stand.
   */
  read(now: number): ClockReadingList;
  /**
   * The clocks as they stand now.
   */
  saved(now: number): SavedClocks;
  /**
   * Begins a player's turn: that clock runs, and no other.
   */
  start(player: number, now: number): void;
  /**
   * Whether one of the clocks runs.
   */
  readonly running: boolean;
}

/**
 * How one player's clock stands.
 */
export interface ClockReading {
    /**
     * Milliseconds left of the time that is being used.
     */
    left: number;
    /**
     * Periods left, that which is being used among them; none where there are none.
     */
    periods: number | null;
    running: boolean;
    /**
     * Whether little time is left.
     */
    low: boolean;
}

/**
 * Every player's clock.
 */
export type ClockReadingList = ClockReading[];

/**
 * How one player's clock is set.
 */
export type ClockSettings = { kind: "sudden-death"; minutes: number } | { kind: "increment"; minutes: number; seconds: number } | { kind: "byoyomi"; minutes: number; seconds: number; periods: number };

/**
 * Where file letters and rank numbers are written.
 */
export type CoordinatePlace = "inside" | "outside" | "off";

/**
 * How many checks a player has given, of those that win.
 */
export interface CountedChecks {
    given: number;
    needed: number;
}

/**
 * A position that is being set up: it need not be one of the game until it is done.
 */
export class Editor {
  free(): void;
  /**
   * How many checks each player has given; nothing in games in which they are not counted.
   */
  checks(): Uint8Array;
  /**
   * Takes all pieces away.
   */
  clear(): void;
  /**
   * The text of the position as it is, playable or not.
   */
  fen(): string;
  /**
   * How many pieces of each kind are in each hand; nothing in games without hands.
   */
  hands(): EditorHandList;
  /**
   * Moves a piece, onto whatever stands there.
   */
  move(from: string, to: string): void;
  /**
   * Begins with a position of a game, as anybody may have written it.
   */
  constructor(id: string, options: GameOptions | null | undefined, position: string);
  /**
   * Puts a piece on a square, in place of what stands there: a kind by its id (`rhinoceros`) or its letter, and a
   * player counted from 0. A player's King moves there from where it stood.
   */
  place(square: string, kind: string, player: number): void;
  /**
   * Everything that is wrong with the position; nothing when it can be played.
   */
  problems(): TextList;
  /**
   * Takes a piece away.
   */
  remove(square: string): void;
  /**
   * The rights there are in this game.
   */
  rights(): RightList;
  /**
   * What the board shows, turned by `orientation` quarters.
   */
  scene(orientation: number): Scene;
  /**
   * Says how many checks a player, counted from 0, has given.
   */
  setChecks(player: number, given: number): void;
  /**
   * Puts so many pieces of a kind (`rhinoceros`) into the hand of a player, counted from 0.
   */
  setHand(player: number, kind: string, count: number): void;
  /**
   * Gives or takes a right.
   */
  setRight(id: string, on: boolean): void;
  /**
   * Gives the turn to a player, counted from 0.
   */
  setTurn(player: number): void;
  /**
   * Sets up the start position.
   */
  start(): void;
  /**
   * Whose turn it is, counted from 0.
   */
  turn(): number;
}

/**
 * How many pieces of a kind are in a hand.
 */
export interface EditorHandCount {
    /**
     * Whose hand it is, counted from 0.
     */
    player: number;
    /**
     * The kind by its id: `rhinoceros`.
     */
    kind: string;
    name: Text;
    art: string;
    colour: PieceColour;
    count: number;
}

/**
 * How many pieces of each kind are in each hand.
 */
export type EditorHandList = EditorHandCount[];

/**
 * A move that was played in kept games.
 */
export interface ExploredMove {
    /**
     * As people write it.
     */
    text: string;
    /**
     * In coordinates.
     */
    coordinates: string;
    games: number;
    wins: number[];
    draws: number;
    open: number;
}

/**
 * The moves played from a position, the most frequent first.
 */
export type ExploredMoveList = ExploredMove[];

/**
 * The summary of a game, made without playing its moves.
 */
export interface FileGame {
    /**
     * Whether it is a position alone.
     */
    position: boolean;
    /**
     * Who played, in the order of turns; nothing for those who are not named.
     */
    names: string[];
    event: string;
    date: string;
    /**
     * The result as it is written. Nothing if there is none.
     */
    result: string;
    /**
     * Moves of the main line.
     */
    plies: number;
}

/**
 * The games of a file.
 */
export type FileGameList = FileGame[];

/**
 * Something that a player must have signed.
 */
export interface FriendClaim {
    key: string;
    message: string;
    signature: string;
}

/**
 * What the players must have signed.
 */
export type FriendClaimList = FriendClaim[];

/**
 * A game with a friend.
 */
export class FriendGame {
  private constructor();
  free(): void;
  /**
   * A player accepts what the other has offered, or declines it.
   */
  answer(player: number, yes: boolean): void;
  /**
   * Answers whether the signature of a claim, counted from 0 in the list of `claims`, holds.
   */
  answerClaim(claim: number, holds: boolean): void;
  /**
   * A player asks to take back their last move, with what was played after it.
   */
  askBack(player: number): void;
  /**
   * What the players must have signed for the link to be theirs. Every claim is then checked and answered with `answerClaim`.
   */
  claims(): FriendClaimList;
  /**
   * How its clocks are set, if it has any.
   */
  clock(): ClockSettings | undefined;
  /**
   * Takes down the move that a session has just played at the end of its line.
   */
  follow(session: Session): void;
  /**
   * The game of a link.
   */
  static fromLink(letters: string): FriendGame;
  /**
   * The game that `saved` has written.
   */
  static fromSaved(saved: string): FriendGame;
  /**
   * A new game from the position on the board of a session. `id` is made by chance. With a clock, it is played live.
   */
  static invite(id: string, session: Session, clock?: ClockSettings | null): FriendGame;
  /**
   * The letters of its link. What was done here has to be signed before.
   */
  link(): string;
  /**
   * Whether a player may ask to take a move back now.
   */
  mayAskBack(player: number): boolean;
  /**
   * Whether a player may offer a draw now.
   */
  mayOfferDraw(player: number): boolean;
  /**
   * Whether a player may resign now.
   */
  mayResign(player: number): boolean;
  /**
   * Takes in what a link adds; `player` sits here. All claims of the link must have been answered with true.
   */
  merge(link: FriendGame, player: number): FriendUpdate;
  /**
   * What a player signs before the link is sent.
   */
  message(player: number): string;
  /**
   * A player offers a draw.
   */
  offerDraw(player: number): void;
  /**
   * The options of its rules.
   */
  options(): GameOptions;
  /**
   * A player resigns.
   */
  resign(player: number): void;
  /**
   * The game, for `fromSaved`.
   */
  saved(): string;
  /**
   * The game for the board.
   */
  session(): Session;
  /**
   * Lets a session show what was done. What was said of the moves that stand stays.
   */
  show(session: Session): void;
  /**
   * Puts a player's signature of that in.
   */
  sign(player: number, signature: string): void;
  /**
   * A player sits down on a free seat, with a public key and perhaps a name.
   */
  sit(player: number, key: string, name: string): void;
  /**
   * How it stands.
   */
  state(): FriendState;
  /**
   * A player says that the time of whoever is to move is up.
   */
  timeIsUp(player: number): void;
  /**
   * What the game is called in every link of it.
   */
  readonly id: string;
  /**
   * Whether it is over.
   */
  readonly over: boolean;
  /**
   * The id of its rules: `janus`.
   */
  readonly variant: string;
}

/**
 * An offer that is not answered yet.
 */
export interface FriendOfferInfo {
    /**
     * Whose it is.
     */
    player: number;
    /**
     * Whether it is a draw that is offered; otherwise a move is to be taken back.
     */
    draw: boolean;
}

/**
 * Who sits on a seat.
 */
export interface FriendSeatInfo {
    /**
     * What the player is called; may be empty.
     */
    name: string;
    key: string;
    /**
     * How much the player has done.
     */
    done: number;
}

/**
 * How a game with a friend stands.
 */
export interface FriendState {
    /**
     * The player to move, counted from 0; nobody once it is over.
     */
    turn: number | null;
    over: boolean;
    /**
     * What is offered and not answered yet.
     */
    offer: FriendOfferInfo | null;
    /**
     * Who sits on each seat; nobody where it is free.
     */
    seats: (FriendSeatInfo | null)[];
    /**
     * How much was done since the beginning.
     */
    actions: number;
    /**
     * Whether the last that was done is a move.
     */
    moved: boolean;
    /**
     * Whose flags have fallen, in this order.
     */
    times: FriendTimeInfo[];
}

/**
 * A flag that has fallen.
 */
export interface FriendTimeInfo {
    /**
     * Whose time was up.
     */
    player: number;
    /**
     * Who has said so.
     */
    by: number;
}

/**
 * What has come of a link.
 */
export interface FriendUpdate {
    /**
     * What it is to the game that is known here: `added`, `same`, `older`, `overtaken`, `branched`, `not-yours`, `seat-taken`,
     * `another-game`. The last four are refused.
     */
    verdict: string;
    /**
     * What was done, for people.
     */
    news: Text[];
    /**
     * Whether something that was done here has become void.
     */
    withdrawn: boolean;
}

/**
 * How a game of two ended, if not by the rules alone.
 */
export type GameEnding = "agreement" | { stopped: { player: number; how: StopReason; draw: boolean } };

/**
 * A text with any number of games and positions, as it was pasted, or as it stood in a file.
 */
export class GameFile {
  private constructor();
  free(): void;
  /**
   * The names of games that a position without a name may be of and nobody here has; the library may have them. Without them it is
   * read as orthodox chess.
   */
  guessedGames(): string[];
  /**
   * Whether nothing but games and positions stands in the bytes of a text. What else there may be is found out by the program that
   * reads other programs' games.
   */
  static holdsGamesAlone(bytes: Uint8Array): boolean;
  /**
   * The games, as JSON: `[{position, names, event, date, result, plies}]`.
   */
  list(): FileGameList;
  /**
   * The names of games that the text is of and nobody here has; the library may have them.
   */
  missingGames(): string[];
  /**
   * Takes the bytes of a file apart, in whatever encoding they are, as `read` does.
   */
  static ofBytes(id: string, options: GameOptions | null | undefined, bytes: Uint8Array): GameFile;
  /**
   * Takes a text apart. One that does not say which game it is of is read as one of `id` with these options.
   */
  static read(id: string, options: GameOptions | null | undefined, text: string): GameFile;
  /**
   * A game, counted from 0. `otherCastling` reads the names of castling the other way, in games in which programs do not
   * agree on them.
   */
  session(index: number, other_castling?: boolean | null): Session;
  /**
   * How many games and positions there are; 1 if there is nothing: then reading it fails.
   */
  readonly length: number;
}

/**
 * The options of a game, each on or off: `{"king-leap": true}`.
 */
export type GameOptions = Record<string, boolean>;

/**
 * How a game ended.
 */
export interface GameOver {
    /**
     * Why, for programs: `checkmate`, `resignation`, `time`, `agreement`, …
     */
    reason: string;
    /**
     * Who has won, counted from 0; nobody in a draw.
     */
    winners: number[];
    /**
     * Who has won and why, in a sentence.
     */
    text: Text;
}

/**
 * Everything needed to play a game again.
 */
export interface GameRecord {
    /**
     * The id of what is played: `gigachess`.
     */
    variant: string;
    /**
     * Its definition as JSON, if it does not come with the rules.
     */
    definition?: string;
    /**
     * Its options.
     */
    options: GameOptions;
    /**
     * The position it begins with, as FEN.
     */
    start: string;
    /**
     * The moves in coordinates.
     */
    moves: string[];
}

/**
 * What a review has found of a game.
 */
export interface GameReview {
    /**
     * How many positions of the main line are evaluated, and how many there are.
     */
    done: number;
    total: number;
    players: PlayerReview[];
    /**
     * The positions of the main line, the start first.
     */
    positions: ReviewedPosition[];
    /**
     * The place among them after the move that decided the game; none before all are evaluated, or if no single move did.
     */
    decisive: number | null;
}

/**
 * The state of the game with the position on the board.
 */
export interface GameState {
    /**
     * The id of the position on the board.
     */
    node: number;
    /**
     * Whether it is the end of the line being played, and no earlier position.
     */
    atTip: boolean;
    /**
     * The player to move, counted from 0. None when the game is over.
     */
    turn: number | null;
    /**
     * Whether the game is over.
     */
    over: boolean;
    /**
     * How it ended: why, and who has won.
     */
    ending: GameOver | null;
    /**
     * The winners, counted from 0. Nobody while the game goes on, and in a draw.
     */
    winners: number[];
    /**
     * The status lines: who is to move, or who has won and why, and what the last move did.
     */
    status: Text[];
    /**
     * The FEN of the position.
     */
    fen: string;
    /**
     * Whether the player has no move and can only pass.
     */
    mustPass: boolean;
    /**
     * Whether the player may pass.
     */
    canPass: boolean;
    /**
     * What each player has.
     */
    players: PlayerState[];
    /**
     * By how much each player's material exceeds the least of any player, in the game's unit. None where points decide.
     */
    material: number[] | null;
    /**
     * Moves left in sudden death. None before it, and in other games.
     */
    suddenDeath: number | null;
    /**
     * How good a review has found the last move.
     */
    glyph: MoveGlyph | null;
    /**
     * The arrows and circles that comments draw here.
     */
    shapes: BoardShape[];
    /**
     * The moves played to get here.
     */
    moves: PlayedMove[];
    /**
     * Whether there is something to take back, to play again, and before and after the position on the board.
     */
    canUndo: boolean;
    canRedo: boolean;
    canBack: boolean;
    canForward: boolean;
}

/**
 * What a board shows of a game besides its position.
 */
export interface GameView {
    /**
     * How far the board is turned.
     */
    orientation?: Orientation;
    /**
     * Where the piece picked up is: on a square, or in the hand (`N@`).
     */
    selected?: string | null;
    /**
     * Whether it is picked up for a premove: then the targets of premoves are marked.
     */
    premove?: boolean;
    /**
     * A move that is shown as if it were played.
     */
    unconfirmed?: UnconfirmedMove | null;
}

/**
 * What a hand did on the board.
 */
export type Gesture = { type: "pick"; square: Square; near?: Square; touch?: boolean } | { type: "tap"; square: Square } | { type: "drop"; from: Square; square: Square; near?: Square; touch?: boolean } | { type: "cancel" } | { type: "retract" } | { type: "zoom"; whole: boolean } | { type: "hover"; square: Square | null } | { type: "hold"; square: Square } | { type: "shape"; from: Square; to: Square; colour: ShapeColour | null };

/**
 * How the clocks of a game are set.
 */
export type GivenClocks = ClockSettings | ClockSettings[];

/**
 * How often a square is attacked.
 */
export interface HeatMark {
    /**
     * The square.
     */
    square: Square;
    /**
     * By how many pieces.
     */
    count: number;
    /**
     * Whether by those of the player at the bottom of the board.
     */
    mine?: boolean;
}

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
}

/**
* Instantiates the given `module`, which can either be bytes or
* a precompiled `WebAssembly.Module`.
*
* @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
*
* @returns {InitOutput}
*/
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * The card of a kind of piece.
 */
export interface KindCard {
    /**
     * The kind's id, the same in every game and language: `rhinoceros`.
     */
    kind: string;
    name: Text;
    letter: string;
    art: string;
    /**
     * What it does, in a line.
     */
    line: Text;
    /**
     * Its value in the game's unit, from the game's source or computed.
     */
    value: number | null;
    /**
     * Whether the value is computed.
     */
    reckoned: boolean;
    /**
     * The address of the rules on it below those of all games, if there are any.
     */
    page: string | null;
    /**
     * Whether it is another kind of the same name but for what it goes back to when it is captured.
     */
    twin: boolean;
    /**
     * What it goes back to when it is captured. None if it stays what it is.
     */
    reverts: Text | null;
    /**
     * What it promotes to.
     */
    promotes: PromotionKind[];
}

/**
 * A card for every kind of piece of a game.
 */
export type KindCardList = KindCard[];

/**
 * A legal move.
 */
export interface LegalMove {
    /**
     * In coordinates: `g7g8q`; `0000` for a pass.
     */
    move: string;
    /**
     * As people write it: `g8=Q+`.
     */
    san: string;
    /**
     * The square that the piece leaves. None for a pass and for a drop.
     */
    from: string | null;
    /**
     * The square that it arrives on. None for a pass.
     */
    to: string | null;
    /**
     * Whether it captures.
     */
    takes: boolean;
    /**
     * The letter of what the piece promotes to. None if it does not promote.
     */
    promotion: string | null;
    /**
     * The letter of the piece that comes from the hand. None if none does.
     */
    enters: string | null;
}

/**
 * All legal moves.
 */
export type LegalMoveList = LegalMove[];

/**
 * A piece that can be learned.
 */
export interface LessonPiece {
    /**
     * The kind's id: `rhinoceros`.
     */
    kind: string;
    name: Text;
    letter: string;
    art: string;
    /**
     * What it does, in a line.
     */
    line: Text;
}

/**
 * The pieces of a game in the order in which they are learned.
 */
export type LessonPieceList = LessonPiece[];

/**
 * What comes of a press on a square.
 */
export interface LessonReply {
    square: Square;
    /**
     * Whether it was right; none if it was neither right nor wrong.
     */
    right: boolean | null;
    /**
     * Why it was wrong.
     */
    why: Text | null;
}

/**
 * How a step stands.
 */
export interface LessonState {
    step: LessonStepName;
    /**
     * What is to be done, as a sentence.
     */
    task: Text;
    /**
     * Where the piece is that the lesson is about.
     */
    pupil: Square;
    done: boolean;
    /**
     * Moves that show how the piece moves.
     */
    examples: Square[];
    /**
     * The squares that were found.
     */
    found: Square[];
    /**
     * How many there are.
     */
    all: number;
    /**
     * The stars that are left.
     */
    stars: Square[];
    /**
     * How many moves were made.
     */
    made: number;
    /**
     * The fewest moves that do it, where they count.
     */
    par: number | null;
    /**
     * Whether the opponent has just moved.
     */
    passed: boolean;
    /**
     * What came of the last press.
     */
    reply: LessonReply | null;
}

/**
 * The steps of a lesson.
 */
export type LessonStepList = LessonStepName[];

/**
 * What a step is about.
 */
export type LessonStepName = "watch" | "find" | "stars" | "take" | "first" | "en-passant" | "promotion" | "castling" | "king-leap";

/**
 * What a board shows of a lesson besides its position.
 */
export interface LessonView {
    /**
     * How far the board is turned.
     */
    orientation?: Orientation;
    /**
     * Whether the squares are marked that the piece can reach.
     */
    targets?: boolean;
    /**
     * The piece is shown on this square, to which it can go.
     */
    at?: Square | null;
    /**
     * Whether the position is shown from which the opponent has just moved.
     */
    before?: boolean;
}

/**
 * How strong the computer may play.
 */
export interface LevelInfo {
    /**
     * From 1, the weakest.
     */
    level: number;
    name: string;
    /**
     * Whether games begin with it.
     */
    isDefault: boolean;
}

/**
 * The levels there are, the weakest first.
 */
export type LevelList = LevelInfo[];

/**
 * The levels there are, weakest first.
 */
export function levels(): LevelList;

/**
 * A small diagram: the piece in the middle, squares as files to the right and ranks ahead of it.
 */
export interface MiniDiagram {
    art: string;
    radius: number;
    squares: MiniMark[];
    /**
     * Pieces to be jumped over, where it captures in no other way.
     */
    screens: MiniPlace[];
}

export interface MiniMark extends MiniPlace {
    kind: TargetKind;
    /**
     * Whether the line goes on beyond the diagram.
     */
    on: boolean;
}

export interface MiniPlace {
    file: number;
    rank: number;
}

/**
 * One of the moves that begin and end alike.
 */
export interface MoveChoice {
    /**
     * The move in coordinates: `g7g8q`.
     */
    move: string;
    /**
     * What distinguishes it from the others, in words.
     */
    name: Text;
    /**
     * The picture of what arrives: the piece itself, or what it promotes to.
     */
    art: string;
    /**
     * The picture of what distinguishes it from the others: of what arrives, or of what enters from the hand. None if nothing enters.
     */
    shown: string | null;
    /**
     * What else distinguishes it from the others, in a few letters: a square, or the move as people write it. Usually empty.
     */
    sign: string;
}

/**
 * How good a move was, as a sign on a square.
 */
export interface MoveGlyph {
    /**
     * The square.
     */
    square: Square;
    /**
     * The sign: `?!`.
     */
    sign: string;
    /**
     * What it says; it chooses the colour.
     */
    mark: MoveMark;
}

/**
 * How good a move was.
 */
export type MoveMark = "only" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/**
 * One square the picked piece may go to.
 */
export interface MoveTarget {
    /**
     * The square.
     */
    square: Square;
    /**
     * How the piece gets there.
     */
    kind: TargetKind;
    /**
     * Whether a piece is taken by going there.
     */
    takes?: boolean;
}

/**
 * The known word that is nearest to a mistyped one, if any is near.
 */
export function nearestWord(given: string, known: string[]): string | undefined;

/**
 * The strength of the next opponent in hundredths of a level, after `played` games and one more with this result, from
 * 0 to 1; `clear` says from 0 to 1 how clear it was.
 */
export function nextStrength(strength: number, played: number, points: number, clear: number): number;

/**
 * The ids of positions.
 */
export type NodeList = number[];

/**
 * The moves of kept games, by the positions they were played in. Positions are the same however they came about.
 */
export class OpeningExplorer {
  free(): void;
  /**
   * Adds the main line of a game that `Session.saved` has written. Throws if it cannot be read.
   */
  add(saved: SavedGame): void;
  /**
   * What was played from the position that a session shows.
   */
  moves(session: Session): ExploredMoveList;
  /**
   * An explorer without games.
   */
  constructor();
  /**
   * How many games were added.
   */
  readonly games: number;
}

/**
 * How far the board is turned, in quarter turns clockwise. Unturned, `a1` is at the bottom left.
 */
export type Orientation = 0 | 1 | 2 | 3;

/**
 * The card of a piece on the board.
 */
export interface PieceCard extends KindCard {
    square: Square;
    /**
     * Whose it is, counted from 0.
     */
    owner: number;
    /**
     * Whether its owner is out, so that it never moves.
     */
    out: boolean;
    /**
     * Its targets. If it is not its turn or the game is over: the squares that it could reach if it were its turn.
     */
    reach: MoveTarget[];
}

/**
 * The colours a piece can be painted in.
 */
export type PieceColour = "white" | "black" | "red" | "green" | "blue" | "yellow";

/**
 * The sets of pieces there are.
 */
export type PieceSet = "drawn" | "flat" | "ink" | "letters" | "shapes" | "hidden";

/**
 * Pieces of one kind in a hand.
 */
export interface PiecesInHand {
    /**
     * Where a drop of it begins: `N@`.
     */
    origin: string;
    name: Text;
    art: string;
    colour: PieceColour;
    /**
     * How many there are: none, where the kind keeps its place.
     */
    count: number;
}

/**
 * The pieces and their squares, for announcements and small pictures.
 */
export interface Placement {
    files: number;
    ranks: number;
    /**
     * Whether the squares alternate in colour.
     */
    checkered: boolean;
    /**
     * The places of the board that are no squares.
     */
    holes: Square[];
    pieces: ScenePiece[];
    /**
     * The squares of the last move: one of a drop. Empty before the first move and after a pass.
     */
    lastMove: Square[];
}

/**
 * What lies under a place on the canvas.
 */
export interface PlaceOnBoard {
    /**
     * The square there. None beside the board.
     */
    square: Square | null;
    /**
     * Where the piece picked up may go, if a finger covers that and the square under it is no such place.
     */
    near: Square | null;
}

/**
 * One move of the list.
 */
export interface PlayedMove {
    number: number;
    player: number;
    text: string;
}

/**
 * One player's clock.
 */
export interface PlayerClock {
    settings: ClockSettings;
    /**
     * What is left of the time for the whole game, in milliseconds.
     */
    left: number;
    /**
     * Periods that are left.
     */
    periods: number;
    /**
     * How much of the period under way is used.
     */
    used: number;
}

/**
 * How a player has played.
 */
export interface PlayerReview {
    /**
     * 0 to 100; none without an evaluated move.
     */
    accuracy: number | null;
    inaccuracies: number;
    mistakes: number;
    blunders: number;
}

/**
 * What one player has.
 */
export interface PlayerState {
    captured: CapturedPieces[];
    /**
     * Points. None where they do not count.
     */
    score: number | null;
    /**
     * What is in the hand. None in games without hands.
     */
    hand: PiecesInHand[] | null;
    /**
     * The checks given. None where they are not counted.
     */
    checks: CountedChecks | null;
    out: boolean;
    /**
     * The owners of the Kings that the player has captured.
     */
    kings: Text[];
    /**
     * The squares where the player's Pawns wait for their promotion.
     */
    waiting: string[];
}

/**
 * The evaluation of a position, by the engine, or by the rules if the game is over.
 */
export interface PositionEvaluation {
    /**
     * The depth of the search in plies; 0 if the game is over by the rules.
     */
    depth?: number;
    /**
     * With two players: the first player's lead in hundredths of a point. `None` for a forced mate, and if the game is won.
     */
    cp?: number;
    /**
     * With two players: the number of moves to the mate, negative if the first player is mated.
     */
    mate?: number;
    /**
     * With two players: the first player's expected part of the points, 0 to 1.
     */
    chance?: number;
    /**
     * With four players: the expected final points of each, in hundredths of a point, in the order of turns.
     */
    standing?: [number, number, number, number];
    /**
     * The best line, in coordinates; empty if the game is over.
     */
    line?: string[];
    /**
     * Whether every move but the best is a blunder.
     */
    only?: boolean;
}

/**
 * A move that is not played yet.
 */
export interface Premove {
    /**
     * Where it begins.
     */
    from: Square;
    /**
     * Where it ends.
     */
    to: Square;
}

/**
 * The targets of a premove.
 */
export interface PremoveTargets {
    /**
     * The player whose piece it is, counted from 0.
     */
    player: number;
    /**
     * Where it might go.
     */
    targets: MoveTarget[];
}

export interface PromotionKind {
    kind: string;
    name: Text;
    art: string;
}

/**
 * A position of the main line.
 */
export interface ReviewedPosition {
    node: number;
    /**
     * The move that led there: its number, who made it, and how people write it; an empty text at the start.
     */
    number: number;
    player: number;
    text: string;
    mark: MoveMark | null;
    /**
     * Of the move, 0 to 100.
     */
    accuracy: number | null;
    /**
     * What part of the points each player can expect, 0 to 1, in turn order; none before the position is evaluated.
     */
    expectations: number[] | null;
    cp: number | null;
    mate: number | null;
    /**
     * With four players: what each can expect, in hundredths of a point.
     */
    standing: [number, number, number, number] | null;
}

/**
 * How much of a game a review has looked at.
 */
export type ReviewExtent = "none" | "part" | "whole";

/**
 * A position that a review asks the engine about.
 */
export interface ReviewQuestion {
    /**
     * How many steps of the main line lead there.
     */
    ply: number;
    /**
     * The position, so that the answer is only taken where it belongs.
     */
    fen: string;
    record: GameRecord;
    /**
     * The move that was played there, in coordinates.
     */
    played: string | null;
}

/**
 * A right as the page shows it.
 */
export interface RightInfo {
    /**
     * Its letter in position texts.
     */
    id: string;
    name: Text;
    /**
     * Whether it is held.
     */
    on: boolean;
    /**
     * Whether the pieces it needs stand where they start: it counts only there.
     */
    possible: boolean;
}

/**
 * The rights there are.
 */
export type RightList = RightInfo[];

/**
 * Clocks as they are kept.
 */
export interface SavedClocks {
    version: number;
    sides: PlayerClock[];
}

/**
 * A game with its variations.
 */
export interface SavedGame {
    version: number;
    variant: string;
    /**
     * Its definition as JSON, if it is somebody's own game: whoever gets it has no other.
     */
    definition?: string;
    /**
     * The options that are on.
     */
    options?: GameOptions;
    /**
     * The position it begins with, if that is not the default one.
     */
    start?: string;
    /**
     * How the game ended at its start, if it did.
     */
    ending?: GameEnding;
    /**
     * Every position but the start, each before what was played from it, the main line first.
     */
    nodes: SavedNode[];
    /**
     * The position on the board and the end of the line being played: places in the list from 1, and 0 for the start.
     */
    current: number;
    tip: number;
    /**
     * How the first position stands, if a review has looked at it.
     */
    v?: PositionEvaluation;
    /**
     * The comments before the first move.
     */
    comments?: string[];
    /**
     * The tags of the text it was read from.
     */
    tags?: [string, string][];
}

/**
 * One position: what led to it.
 */
export interface SavedNode {
    /**
     * The move, in coordinates.
     */
    m?: string;
    /**
     * Or which of four players left, and why.
     */
    l?: [number, StopReason];
    /**
     * Where the position before stands, if not right before.
     */
    p?: number;
    /**
     * How the game ended here.
     */
    e?: GameEnding;
    /**
     * The comments before the move.
     */
    b?: string[];
    /**
     * The comments after the move.
     */
    c?: string[];
    /**
     * Annotations.
     */
    n?: number[];
    /**
     * How the position stands, if a review has looked at it.
     */
    v?: PositionEvaluation;
}

/**
 * Everything that is drawn, but for the piece under the pointer.
 */
export interface Scene {
    /**
     * Number of files, 1 to 16.
     */
    files: number;
    /**
     * Number of ranks, 1 to 16.
     */
    ranks: number;
    /**
     * Whether the squares alternate in colour; otherwise all are alike, with lines between.
     */
    checkered?: boolean;
    /**
     * The places of the board that are no squares.
     */
    holes?: Square[];
    /**
     * Whether file letters and rank numbers are written, where the squares are large enough to read them.
     */
    coordinates?: boolean;
    /**
     * How far the board is turned.
     */
    orientation?: Orientation;
    /**
     * The pieces, at most one on a square.
     */
    pieces?: ScenePiece[];
    /**
     * The squares of the last move.
     */
    lastMove?: Square[];
    /**
     * Where a King stands in check.
     */
    check?: Square[];
    /**
     * The square of the piece picked up.
     */
    selected?: Square | null;
    /**
     * Where the piece picked up may go.
     */
    targets?: MoveTarget[];
    /**
     * The square of the keyboard's cursor.
     */
    cursor?: Square | null;
    /**
     * Arrows over everything else.
     */
    arrows?: BoardArrow[];
}

/**
 * One piece on the board.
 */
export interface ScenePiece {
    /**
     * Where it stands.
     */
    square: Square;
    /**
     * Which picture shows it: an id given to `set_art`.
     */
    art: string;
    /**
     * Whose it is.
     */
    colour: PieceColour;
    /**
     * Drawn faintly: its owner is out.
     */
    dim?: boolean;
    /**
     * Marked as waiting for its promotion.
     */
    waiting?: boolean;
    /**
     * Marked as one that goes back to what it was when it is captured.
     */
    reverts?: boolean;
    /**
     * The square before it, where it is to be seen which way it goes.
     */
    ahead?: Square;
}

/**
 * The lessons on the pieces of a game. Only one step of one lesson is done at a time.
 */
export class School {
  free(): void;
  /**
   * Squares that would be right to press now.
   */
  answers(): SquareList;
  /**
   * Begins a step of the open lesson, counted from 0.
   */
  begin(step: number): LessonState;
  /**
   * What the learner's pieces are painted in.
   */
  colour(): string;
  /**
   * The kinds that somebody knows who plays orthodox chess: those that move as one of its pieces.
   */
  knownFromChess(): string[];
  /**
   * The lessons of the game with this id or name.
   */
  constructor(id: string);
  /**
   * Opens the lesson on a kind of piece, and gives its steps.
   */
  open(kind: string): LessonStepList;
  /**
   * The pieces in the order in which they are learned.
   */
  pieces(): LessonPieceList;
  /**
   * Presses a square.
   */
  press(square: string): LessonState;
  /**
   * The start of a small game with a new kind of piece among learned ones, as FEN.
   */
  smallGame(kind: string, learned: string[]): string;
  /**
   * How the step stands.
   */
  state(): LessonState;
  /**
   * The piece has been seen to move: the first step is done.
   */
  watched(): LessonState;
}

/**
 * A game being played, with its variations. What fails throws a [`Text`] that says why.
 */
export class Session {
  free(): void;
  /**
   * Adds the best line from a position as a variation; gives the ids of its positions. What is on the board stays there.
   */
  addBestLine(id: number): NodeList;
  /**
   * Takes in a game of the library, as the JSON of its definition. `names` has the names of the game and its pieces in other languages:
   * `{"fr": {"name": "…", "about": "…", "pieces": {"Cannon": "Canon"}}}`.
   */
  static addFromLibrary(definition: string, names: string): VariantInfo;
  /**
   * Takes in a game that does not come with the page, as the JSON of its definition. From then on its id stands for it everywhere.
   */
  static addGame(definition: string): VariantInfo;
  /**
   * Takes in an own game that was kept, as `definitionOf` gave it. It is compiled when it is chosen.
   */
  static addKept(definition: string): VariantInfo;
  /**
   * Both players agree on a draw.
   */
  agreeDraw(): void;
  /**
   * The game as text with what a review has found: annotations, evaluations, and a better line for each error. Otherwise as
   * `gameText`.
   */
  annotatedText(tags?: AddedTags | null): string;
  /**
   * The squares a player, counted from 0, attacks or guards.
   */
  attacked(player: number): AttackCountList;
  /**
   * The pieces that attack the piece on a square, and those that guard it.
   */
  attackers(square: string): AttackersAndDefenders;
  /**
   * Shows the position before; false at the start.
   */
  back(): boolean;
  /**
   * The better move and what follows it, as people write them, where the move that led to a position was an error.
   */
  betterLine(id: number): string[];
  /**
   * Why the piece on a square, or in the hand (`N@`), cannot move. Nothing if it can, or if it is not its turn.
   */
  blocked(from: string): BlockedPiece | undefined;
  /**
   * The name of the opening book that may know moves here.
   */
  bookName(): string | undefined;
  /**
   * The legal moves from a square, or from the hand (`N@`), to a square: several where a promotion, or what enters from the hand,
   * is chosen.
   */
  choices(from: string, to: string): ChoiceList;
  /**
   * A game of its own that stands as this one does, with all that may be taken back.
   */
  copy(): Session;
  /**
   * The definition of an own game, as JSON without default values.
   */
  static definitionOf(id: string): string | undefined;
  /**
   * Two moves in both ways of writing them: from the start of this game, or from the default one where it began from another position.
   */
  examples(): string[];
  /**
   * Why the piece on a square, or in the hand (`N@`), may not go to a square. Nothing if the move is legal.
   */
  explain(from: string, to: string): Text | undefined;
  /**
   * A player's time is up. Of two players the other wins or, with nothing but the King, draws; of four the player is
   * out.
   */
  flag(player: number): void;
  /**
   * Forgets what a review has found.
   */
  forgetReview(): void;
  /**
   * Shows the next position; false at the end.
   */
  forward(): boolean;
  /**
   * The game that `link` has written. It may have been made by anybody: it is read only if it is not too large.
   */
  static fromLink(text: string): Session;
  /**
   * A game from any position.
   */
  static fromPosition(id: string, options: GameOptions | null | undefined, position: string): Session;
  /**
   * The game that `saved` has written.
   */
  static fromSaved(saved: SavedGame): Session;
  /**
   * The first game or position of a text, see `GameFile`.
   */
  static fromText(id: string, options: GameOptions | null | undefined, text: string): Session;
  /**
   * The game with everything in it as text: PGN, for four players likewise. `tags` are added where the game has none of
   * their names: `{"Date": "2026.01.31"}`.
   */
  gameText(tags?: AddedTags | null): string;
  /**
   * Shows a position by its id, 0 for the start; false if it is not part of the game.
   */
  goTo(id: number): boolean;
  /**
   * Shows the end of the line being played.
   */
  goToTip(): boolean;
  /**
   * The id of the game with this id or name, or another name it has, however it is written: `Janus-Chess` is `janus`.
   */
  static idOf(name: string): string | undefined;
  /**
   * Whether two names of a game are the same: small and capital letters, blanks, hyphens and the word “chess” make no difference.
   */
  static isSameName(one: string, other: string): boolean;
  /**
   * All legal moves; none if the game is over.
   */
  legalMoves(): LegalMoveList;
  /**
   * The whole game with its variations, but without its review, in few letters, all of which may stand in an address.
   */
  link(): string;
  /**
   * A small diagram of how a kind of piece (`rhinoceros`) moves; nothing if the game has no such kind.
   */
  mini(kind: string): MiniDiagram | undefined;
  /**
   * A game from its start.
   */
  constructor(id: string, options?: GameOptions | null);
  /**
   * Notes on how the game was read, with line and column.
   */
  notes(): TextList;
  /**
   * The options of this game.
   */
  options(): GameOptions;
  /**
   * The number of lines of so many legal moves from the position on the board (perft).
   */
  perft(depth: number): number;
  /**
   * The card of the piece on a square, anybody's and in a finished game too; nothing for an empty square.
   */
  pieceCard(square: string): PieceCard | undefined;
  /**
   * A card for every kind of piece of this game.
   */
  pieceList(): KindCardList;
  /**
   * The pieces and their squares.
   */
  placement(): Placement;
  /**
   * Plays a move from the position on the board. It is given in coordinates or in SAN. A move that was played there before is
   * followed. Any other move becomes a variation, which is then the line being played.
   */
  play(text: string): void;
  /**
   * Makes the line that ends with the position on the board the line being played.
   */
  playFromHere(): void;
  /**
   * The targets of a premove with the piece on a square, or in the hand of the player who waits (`N@`). Nothing for an empty
   * square, and for a player whose turn it is or who is out.
   */
  premoveTargets(from: string): PremoveTargets | undefined;
  /**
   * Makes the variation with this position the main one where it branches off; false if it is that already.
   */
  promote(id: number): boolean;
  /**
   * What to ask about a position of the tree.
   */
  questionAbout(id: number): ReviewQuestion | undefined;
  /**
   * The record of the game, for `Searcher.search`. The search needs the past for repetitions.
   */
  record(): GameRecord;
  /**
   * Plays again what was taken back; false if there is nothing.
   */
  redo(): boolean;
  /**
   * Removes a position and everything after it; false for the start.
   */
  remove(id: number): boolean;
  /**
   * A player, counted from 0, gives up. Of two players the other wins; of four the player is out, leaving the pieces
   * on the board, and the others play on.
   */
  resign(player: number): void;
  /**
   * Puts back what was removed last; false if there is nothing.
   */
  restore(): boolean;
  /**
   * What a review has found.
   */
  review(): GameReview;
  /**
   * The next position that a review of the main line asks about, from its end to its start. `None` if all are evaluated.
   */
  reviewQuestion(): ReviewQuestion | undefined;
  /**
   * The whole game with its variations, for `fromSaved`.
   */
  saved(): SavedGame;
  /**
   * What a board shows of the game: with the piece on `selected` picked up, and turned by `orientation` quarters.
   */
  scene(selected: string | null | undefined, orientation: number): Scene;
  /**
   * Replaces the comment after a move; 0 stands for the comment before the first move. Clocks and shapes stay. False if the
   * position is not part of the game.
   */
  setComment(id: number, words: string): boolean;
  /**
   * Takes the answer to a question of `reviewQuestion`. False if this is another game by now.
   */
  setEvaluation(ply: number, fen: string, evaluation: PositionEvaluation): boolean;
  /**
   * Takes the answer to a question of `questionAbout`.
   */
  setEvaluationOf(id: number, fen: string, evaluation: PositionEvaluation): boolean;
  /**
   * The set-ups that can be chosen by their names, in the language with this tag.
   */
  startChoices(language: string): StartChoiceList;
  /**
   * How the game stands.
   */
  state(): GameState;
  /**
   * The number of the start that comes of another one when the pieces on two squares change places. None if it is no start.
   */
  swappedStart(number: number, one: string, other: string): number | undefined;
  /**
   * The tags of the text that the game was read from, names first.
   */
  tags(): TagList;
  /**
   * Where the piece on a square, or in the hand (`N@`), may go now; nowhere if it is not its turn.
   */
  targets(from: string): TargetList;
  /**
   * The squares of all pieces, anybody's, that can be captured with gain.
   */
  threatened(): SquareList;
  /**
   * The game with its variations. The start, which has the id 0, is not among the nodes.
   */
  tree(): TreeView;
  /**
   * Takes back the end of the line being played: a resignation or the like, otherwise the last move. False at the
   * beginning.
   */
  undo(): boolean;
  /**
   * The game with this id, as `variants` lists those that come with the page.
   */
  static variantInfo(id: string): VariantInfo;
  /**
   * The games there are.
   */
  static variants(): VariantList;
  /**
   * The same game with the same options, from the start with this number, or with set-ups of these names. It is a text, because an address
   * may say anything.
   */
  withStart(number: string): Session;
  /**
   * Whether something removed can be put back.
   */
  readonly canRestore: boolean;
  /**
   * Whether the names of castling could also be read the other way, and mean something else then; and whether they were.
   */
  readonly castlesBothWays: boolean;
  /**
   * Whether castling was read by its other names.
   */
  readonly otherCastling: boolean;
  /**
   * The number of the start that the definition writes. None if nothing is shuffled.
   */
  readonly standardStart: number | undefined;
  /**
   * How many starts the game has: 1 if nothing is shuffled. They are numbered from 0, and there are so few that a number of JavaScript
   * holds each exactly.
   */
  readonly startCount: number;
  /**
   * The number of the start from which this game was played. None if nothing is shuffled, or if the game began from another position.
   */
  readonly startNumber: number | undefined;
  /**
   * Whether chance chooses the start of a game for which nobody has chosen one.
   */
  readonly startsByChance: boolean;
  /**
   * The id of this game's rules: `janus`.
   */
  readonly variant: string;
}

/**
 * The colours a person draws in; each has a line of its own as well.
 */
export type ShapeColour = "green" | "red" | "blue" | "yellow";

/**
 * What is shown on one square.
 */
export interface ShownSquare {
    square: Square;
    /**
     * The picture of the piece there; none on an empty square.
     */
    art: string | null;
    /**
     * Whose it is.
     */
    colour: PieceColour | null;
    mark: SquareMark | null;
    /**
     * Whether the piece goes back to what it was when it is captured.
     */
    reverts: boolean;
}

/**
 * What is shown on some squares.
 */
export type ShownSquareList = ShownSquare[];

/** The name of a square, such as `e4`. */
export type Square = string;

/**
 * Squares by their names.
 */
export type SquareList = Square[];

/**
 * How a square is marked.
 */
export type SquareMark = "picked" | "target" | "takes";

/**
 * Sends panics, should there be one, to the browser's console with their place, and reports them to the page, where it has a function
 * `onMenageriePanic`: nothing here can be relied on any more. In a worker the page sees that it has failed.
 */
export function start(): void;

/**
 * Set-ups of which a start has one: a digit of its number.
 */
export interface StartChoice {
    /**
     * Whose pieces stand so. None if both players' do.
     */
    player: Text | null;
    /**
     * What the set-ups are called, in the order of their numbers.
     */
    names: string[];
    /**
     * What one more of this digit adds to the number of the start.
     */
    worth: number;
}

/**
 * The set-ups of which a start has some.
 */
export type StartChoiceList = StartChoice[];

/**
 * Why a player stops.
 */
export type StopReason = "resignation" | "time";

/**
 * The streak on a day, of `count` days up to the day `last`; 0 if it is broken. Days are numbered.
 */
export function streakOn(count: number, last: number, today: number): number;

/**
 * The streak after something was done today.
 */
export function streakWith(count: number, last: number, today: number): number;

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Tags, each with its name and its value.
 */
export type TagList = [string, string][];

/**
 * How a target is reached; each kind has its own colour and its own shape.
 */
export type TargetKind = "slide" | "leap" | "move" | "capture" | "hop";

/**
 * Where a piece may go.
 */
export type TargetList = MoveTarget[];

/**
 * A text of the catalogue, in no language yet. As JSON: `{"text": "status-to-move", "args": {"player": …}}`.
 */
export interface Text {
    text: string;
    args?: TextArguments;
}

/**
 * What is put into a text.
 */
export type TextArgument = number | string | Text | TextArgument[];

/**
 * What is put into a text, by the names it has there.
 */
export type TextArguments = Record<string, TextArgument>;

/**
 * Several texts.
 */
export type TextList = Text[];

/**
 * The texts in one language.
 */
export class Texts {
  free(): void;
  /**
   * Whether there is a text with this id.
   */
  has(id: string): boolean;
  /**
   * The texts of a catalogue, in Fluent; `language` is the tag of its language: `fr`.
   */
  constructor(language: string, catalogue: string);
  /**
   * The text with this id. What is put into it are numbers, words, texts, or lists of these. A text that there is not
   * says its id.
   */
  say(id: string, args?: TextArguments | null): string;
  /**
   * The tag of the language: `en`, `fr`.
   */
  readonly language: string;
}

export interface TreeNode {
    id: number;
    parent: number;
    children: number[];
    number: number;
    player: number;
    text: string;
    /**
     * What a player did instead of a move.
     */
    instead?: Text;
    /**
     * The comments before and after the move.
     */
    before: string;
    comment: string;
    /**
     * Annotations in signs.
     */
    signs: string;
    /**
     * How good a review has found the move, and the sign of it, unless the annotations say how good it is.
     */
    mark?: MoveMark;
    sign: string;
    /**
     * What the clock showed after the move.
     */
    clock?: string;
    /**
     * The rule by which the game was drawn here, though play went on.
     */
    drawn?: Text;
}

/**
 * The whole tree.
 */
export interface TreeView {
    /**
     * Every position but the start, each before what was played from it, the main line first.
     */
    nodes: TreeNode[];
    /**
     * The ids from the start, which is left out, to the position on the board.
     */
    path: number[];
    /**
     * The first moves, the main line first.
     */
    first: number[];
    /**
     * The last position of the line being played.
     */
    tip: number;
    /**
     * Whether the players, or the clock, have ended the game there: that can be taken back.
     */
    ended: boolean;
    /**
     * How much of the main line a review has looked at.
     */
    review: ReviewExtent;
    /**
     * The comment before the first move.
     */
    comment: string;
}

/**
 * A move that waits until the player confirms it.
 */
export interface UnconfirmedMove {
    /**
     * Where it begins: on a square, or in the hand (`N@`).
     */
    from: string;
    /**
     * Where it ends.
     */
    to: Square;
    /**
     * The picture of what arrives there.
     */
    art: string;
}

/**
 * One game.
 */
export interface VariantInfo {
    /**
     * In addresses: `gigachess`.
     */
    id: string;
    name: string;
    files: number;
    ranks: number;
    /**
     * The pictures of its pieces.
     */
    art: string[];
    /**
     * The letters of these pieces.
     */
    letters: string[];
    /**
     * In the order in which they move.
     */
    players: VariantPlayer[];
    /**
     * What may be chosen before the game.
     */
    options: VariantOption[];
}

/**
 * The games there are.
 */
export type VariantList = VariantInfo[];

export interface VariantOption {
    id: string;
    name: string;
    about: string;
}

export interface VariantPlayer {
    name: string;
    /**
     * What the player's pieces are painted in.
     */
    colour: PieceColour;
    /**
     * How far the board is turned for the player to sit at the bottom.
     */
    turns: Orientation;
}
