// The page's program: the one place that knows the names of its files and types.

import init, { BoardView, Clock, Editor, FriendGame, GameFile, OpeningExplorer, School, Session, Texts, levels, nearestWord, nextStrength, streakOn, streakWith } from "../page.js";
import { compileFrom, startWith, taken } from "./wasm.js";

/** @import { ProgramSource } from "./wasm.js" */

const ADDRESS = new URL("../page_bg.wasm", import.meta.url);

export { BoardView, Clock, Editor, FriendGame, GameFile, OpeningExplorer, School, Session, Texts, levels, nearestWord, nextStrength, streakOn, streakWith };

// The types of the program's values come from its own file.
/** @typedef {import("../page.js").AttackCount} AttackCount */
/** @typedef {import("../page.js").AttackersAndDefenders} AttackersAndDefenders */
/** @typedef {import("../page.js").BlockedPiece} BlockedPiece */
/** @typedef {import("../page.js").BoardArrow} BoardArrow */
/** @typedef {import("../page.js").BoardMarks} BoardMarks */
/** @typedef {import("../page.js").BoardShape} BoardShape */
/** @typedef {import("../page.js").CapturedPieces} CapturedPieces */
/** @typedef {import("../page.js").ClockReading} ClockReading */
/** @typedef {import("../page.js").ClockSettings} ClockSettings */
/** @typedef {import("../page.js").ExploredMove} ExploredMove */
/** @typedef {import("../page.js").FileGame} FileGame */
/** @typedef {import("../page.js").FriendClaim} FriendClaim */
/** @typedef {import("../page.js").FriendUpdate} FriendUpdate */
/** @typedef {import("../page.js").GameReview} GameReview */
/** @typedef {import("../page.js").GameState} GameState */
/** @typedef {import("../page.js").Gesture} Gesture */
/** @typedef {import("../page.js").GameOptions} GameOptions */
/** @typedef {import("../page.js").GameRecord} GameRecord */
/** @typedef {import("../page.js").SavedClocks} SavedClocks */
/** @typedef {import("../page.js").TextArgument} TextArgument */
/** @typedef {import("../page.js").TextArguments} TextArguments */
/** @typedef {import("../page.js").GameView} GameView */
/** @typedef {import("../page.js").HeatMark} HeatMark */
/** @typedef {import("../page.js").KindCard} KindCard */
/** @typedef {import("../page.js").LessonPiece} LessonPiece */
/** @typedef {import("../page.js").LessonState} LessonState */
/** @typedef {import("../page.js").LessonView} LessonView */
/** @typedef {import("../page.js").LevelInfo} LevelInfo */
/** @typedef {import("../page.js").MiniDiagram} MiniDiagram */
/** @typedef {import("../page.js").MoveChoice} MoveChoice */
/** @typedef {import("../page.js").MoveTarget} MoveTarget */
/** @typedef {import("../page.js").PieceCard} PieceCard */
/** @typedef {import("../page.js").PiecesInHand} PiecesInHand */
/** @typedef {import("../page.js").PlayerState} PlayerState */
/** @typedef {import("../page.js").MoveMark} MoveMark */
/** @typedef {import("../page.js").PlayerReview} PlayerReview */
/** @typedef {import("../page.js").PositionEvaluation} PositionEvaluation */
/** @typedef {import("../page.js").PremoveTargets} PremoveTargets */
/** @typedef {import("../page.js").ReviewedPosition} ReviewedPosition */
/** @typedef {import("../page.js").ReviewQuestion} ReviewQuestion */
/** @typedef {import("../page.js").RightInfo} RightInfo */
/** @typedef {import("../page.js").Placement} Placement */
/** @typedef {import("../worker.js").SearchLine} SearchLine */
/** @typedef {import("../worker.js").SearchProgress} SearchProgress */
/** @typedef {import("../page.js").SavedGame} SessionRecord What the session saves of a game. */
/** @typedef {import("../page.js").ScenePiece} ScenePiece */
/** @typedef {import("../page.js").ShownSquare} ShownSquare */
/** @typedef {import("../page.js").Text} Text */
/** @typedef {import("../page.js").UnconfirmedMove} UnconfirmedMove */
/** @typedef {import("../page.js").TreeNode} TreeNode */
/** @typedef {import("../page.js").TreeView} TreeView */
/** @typedef {import("../page.js").StartChoice} StartChoice */
/** @typedef {import("../page.js").VariantInfo} VariantInfo */
/** @typedef {import("../page.js").VariantPlayer} VariantPlayer */

/** @type {Promise<void> | null} */
let loading = null;
/** @type {WebAssembly.Memory | null} */
let memory = null;

/** The memory of the program, in bytes. */
export const memorySize = () => memory?.buffer.byteLength ?? 0;

/**
 * Loads and starts the program, only once. Its bytes, or its compiled module, may be given.
 * @param {ProgramSource} [source]
 */
export function load(source) {
  if (loading) return loading;
  const started = loadOnce(source);
  loading = started;
  // A failed load may be tried again.
  started.catch(() => (loading = null));
  return started;
}

async function loadOnce(/** @type {ProgramSource | undefined} */ source) {
  memory = await startWith(init, await (source ? taken(source) : compileFrom(ADDRESS)));
}
