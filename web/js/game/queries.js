// Questions to the session of a game, answered in objects.

/** @import { AttackersAndDefenders, AttackCount, BlockedPiece, GameState, TreeView, KindCard, MiniDiagram, MoveChoice, MoveTarget, PieceCard, PremoveTargets, Scene, Session, Text } from "../program.js" */
/** @import { GameData, Orientation } from "./game-store.js" */

/** @type {(session: Session) => GameState} */
export const readState = (session) => JSON.parse(session.state());

/** @type {(session: Session) => TreeView} */
export const readTree = (session) => JSON.parse(session.tree());

/** What the board shows; with the piece on `selected` picked up. @type {(session: Session, selected: string | null, orientation: Orientation) => Scene} */
export const readScene = (session, selected, orientation) => JSON.parse(session.scene(selected ?? undefined, orientation));

/** The legal moves between two squares: more than one where a promotion can be chosen. @type {(session: Session, from: string, to: string) => MoveChoice[]} */
export const choices = (session, from, to) => JSON.parse(session.choices(from, to));

/** Where the piece on a square may go. @type {(session: Session, square: string) => MoveTarget[]} */
export const targets = (session, square) => JSON.parse(session.targets(square));

/** Where the piece on a square might go when its player's turn comes. @type {(session: Session, square: string) => PremoveTargets | null} */
export const premoveTargets = (session, square) => JSON.parse(session.premoveTargets(square));

/** What keeps the piece on a square where it is, if it cannot move. @type {(session: Session, square: string) => BlockedPiece | null} */
export const blocked = (session, square) => JSON.parse(session.blocked(square));

/** Why the piece on a square may not go to another, if it may not. @type {(session: Session, from: string, to: string) => Text | null} */
export const explain = (session, from, to) => JSON.parse(session.explain(from, to));

/** The card of the piece on a square. @type {(session: Session, square: string) => PieceCard | null} */
export const pieceCard = (session, square) => JSON.parse(session.pieceCard(square));

/** A card for every kind of piece of the game. @type {(session: Session) => KindCard[]} */
export const pieceList = (session) => JSON.parse(session.pieceList());

/** A small diagram of how a kind of piece moves. @type {(session: Session, kind: string) => MiniDiagram} */
export const mini = (session, kind) => JSON.parse(session.mini(kind));

/** The squares a player attacks or guards. @type {(session: Session, player: number) => AttackCount[]} */
export const attacked = (session, player) => JSON.parse(session.attacked(player));

/** What attacks and what guards the piece on a square. @type {(session: Session, square: string) => AttackersAndDefenders} */
export const bearing = (session, square) => JSON.parse(session.bearing(square));

/** The squares of all pieces that can be captured with gain. @type {(session: Session) => string[]} */
export const threatened = (session) => JSON.parse(session.threatened());

/** What there is to tell of how the game was read. @type {(session: Session) => Text[]} */
export const readingNotes = (session) => JSON.parse(session.notes());

/** The options that the game is played with. @type {(session: Session) => Record<string, boolean>} */
export const readOptions = (session) => JSON.parse(session.options());

/** What the board shows of a game. */
export const sceneOf = (/** @type {GameData} */ { session, orientation }, /** @type {string | null} */ selected) => readScene(session, selected, orientation);
