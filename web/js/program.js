// The one place that knows the names of the built files.

import init, { BoardView, Clock, Editor, FriendGame, GameFile, Searcher, Session, Texts, nearestWord } from "../page.js";

const ADDRESS = new URL("../page_bg.wasm", import.meta.url);

export { BoardView, Clock, Editor, FriendGame, GameFile, Searcher, Session, Texts, nearestWord };


// The types of what comes from the program are made of its own.
/** @typedef {import("../page.js").AttackCount} AttackCount */
/** @typedef {import("../page.js").AttackersAndDefenders} AttackersAndDefenders */
/** @typedef {import("../page.js").BlockedPiece} BlockedPiece */
/** @typedef {import("../page.js").BoardArrow} BoardArrow */
/** @typedef {import("../page.js").BoardMarks} BoardMarks */
/** @typedef {import("../page.js").BoardShape} BoardShape */
/** @typedef {import("../page.js").CapturedPieces} CapturedPieces */
/** @typedef {import("../page.js").ClockReading} ClockReading */
/** @typedef {import("../page.js").ClockSettings} ClockSettings */
/** @typedef {import("../page.js").FileGame} FileGame */
/** @typedef {import("../page.js").FriendClaim} FriendClaim */
/** @typedef {import("../page.js").FriendUpdate} FriendUpdate */
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
/** @typedef {import("../page.js").LanguageInfo} LanguageInfo */
/** @typedef {import("../page.js").LevelInfo} LevelInfo */
/** @typedef {import("../page.js").MiniDiagram} MiniDiagram */
/** @typedef {import("../page.js").MoveChoice} MoveChoice */
/** @typedef {import("../page.js").MoveTarget} MoveTarget */
/** @typedef {import("../page.js").PieceCard} PieceCard */
/** @typedef {import("../page.js").PlayerState} PlayerState */
/** @typedef {import("../page.js").PremoveTargets} PremoveTargets */
/** @typedef {import("../page.js").RightInfo} RightInfo */
/** @typedef {import("../page.js").PieceOnSquare} PieceOnSquare */
/** @typedef {import("../page.js").Placement} Placement */
/** @typedef {import("../page.js").SearchLine} SearchLine */
/** @typedef {import("../page.js").SearchProgress} SearchProgress */
/** @typedef {import("../page.js").SavedGame} SessionRecord What the session saves of a game. */
/** @typedef {import("../page.js").ShownSquare} ShownSquare */
/** @typedef {import("../page.js").Text} Text */
/** @typedef {import("../page.js").UnconfirmedMove} UnconfirmedMove */
/** @typedef {import("../page.js").TreeNode} TreeNode */
/** @typedef {import("../page.js").TreeView} TreeView */
/** @typedef {import("../page.js").VariantInfo} VariantInfo */
/** @typedef {import("../page.js").VariantPlayer} VariantPlayer */

/** @typedef {"loading" | "blocked" | "memory" | "other"} FailureKind Why the program cannot be started. */
/** @typedef {Error & { kind: FailureKind }} StartFailure */
/** @typedef {BufferSource | WebAssembly.Module} ProgramSource The bytes of the program, or the program compiled. */

/** @type {Promise<WebAssembly.Module> | null} */
let loading = null;
/** @type {WebAssembly.Memory | null} */
let memory = null;

/** How much memory the program has taken on this side, in bytes. */
export const memorySize = () => memory?.buffer.byteLength ?? 0;

/**
 * Loads and starts the program, once however often it is asked for. The promise gives the compiled module, which can be
 * handed to a worker: that starts without loading anything. Who has its bytes already, or such a module, may give them.
 * @param {ProgramSource} [source]
 */
export function load(source) {
  if (loading) return loading;
  const module = loadOnce(source);
  loading = module;
  // What could not be loaded may be tried again.
  module.catch(() => (loading = null));
  return module;
}

async function loadOnce(/** @type {ProgramSource | undefined} */ source) {
  const module = await (source ? taken(source) : compile());
  ({ memory } = await start(module));
  return module;
}

/** The compiled module of what was given. */
const taken = async (/** @type {ProgramSource} */ source) => (source instanceof WebAssembly.Module ? source : WebAssembly.compile(source));

/**
 * Compiles the program without starting it. What goes wrong has a `kind`: "loading", "blocked" by browser or server, or no
 * "memory" for it.
 */
export async function compile() {
  if (typeof WebAssembly !== "object") throw fault("blocked", "WebAssembly is switched off");
  const answer = await fetch(ADDRESS).catch(() => null);
  if (!answer?.ok) throw fault("loading", `${ADDRESS.pathname}: ${answer?.status ?? "no answer"}`);
  try {
    return await WebAssembly.compileStreaming(answer.clone());
  } catch {
    // A server that sends another type than application/wasm, slower, but it works; or an answer that breaks off.
    const bytes = await answer.arrayBuffer().catch((/** @type {Error} */ error) => {
      throw fault("loading", `${ADDRESS.pathname}: ${error.message}`);
    });
    return WebAssembly.compile(bytes).catch((/** @type {Error} */ error) => {
      throw fault(/content security|\bCSP\b|unsafe-eval/i.test(error.message) ? "blocked" : kindOf(error, "loading"), error.message);
    });
  }
}

/** @type {(kind: FailureKind, message: string) => StartFailure} */
const fault = (kind, message) => Object.assign(new Error(message), { kind });

/** Browsers that have no memory for the program throw a `RangeError`. @type {(error: unknown, otherwise: FailureKind) => FailureKind} */
const kindOf = (error, otherwise) => (error instanceof RangeError ? "memory" : otherwise);

/** Starts the program on this side; gives what it exports, its memory among it. */
export async function start(/** @type {WebAssembly.Module} */ module) {
  try {
    return await init({ module_or_path: module });
  } catch (error) {
    throw fault(kindOf(error, "other"), error instanceof Error ? error.message : String(error));
  }
}
