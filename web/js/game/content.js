// A text or a file that somebody gives the page.

import { faultOf } from "../base/faults.js";
import { tooLong } from "../base/files.js";
import { loadReader } from "../base/importer.js";
import { list, or, readJson, record, text as words } from "../base/schema.js";
import { text } from "../base/texts.js";
import { GameFile, Session } from "../program.js";
import { library } from "./own-games.js";

/** @import { Content } from "../base/files.js" */
/** @import { Game } from "./game.js" */

const LONGEST = 4_000_000;
const RECOGNISED = record({ kind: words(20), text: or(words(LONGEST), ""), game: or(words(200), ""), words: or(words(1000), "") });
const READ = record({ pgn: words(LONGEST), faults: list(words(10_000)) });

/**
 * Lets the game read a text or the bytes of a file: whatever it is, the person sees what was read before it replaces anything, unless the text
 * is a position that was written to be loaded (`asks`). Gives what is wrong, or nothing.
 */
export async function readContent(/** @type {Game} */ game, /** @type {Content} */ content, { asks = true } = {}) {
  if (typeof content !== "string" && !(content instanceof Uint8Array)) return content;
  if (typeof content === "string" && !content.trim()) return text("no-text");
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const long = tooLong(bytes.length);
  if (long) return long;
  try {
    return GameFile.holdsGamesAlone(bytes) ? await readGames(game, content, asks) : await readOther(game, content, bytes, asks);
  } catch (error) {
    return faultOf(error);
  }
}

/** Lets the person see what was read, with what could not be; without being asked, a single game or position is opened at once. */
async function readGames(/** @type {Game} */ game, /** @type {string | Uint8Array} */ content, asks = true, faults = /** @type {string[]} */ ([])) {
  const file = await game.opening.fileOf(content);
  if (file.length === 1 && !asks && faults.length === 0) {
    game.opening.openFrom(file, 0);
    return null;
  }
  // What is wrong with a single game is said at once.
  if (file.length === 1) file.session(0).free();
  game.store.emit("choose", { file, faults });
  return null;
}

/** Reads what may be something else than games: the program that knows other programs' texts says what it is. */
async function readOther(/** @type {Game} */ game, /** @type {string | Uint8Array} */ content, /** @type {Uint8Array} */ bytes, /** @type {boolean} */ asks) {
  const reader = await loadReader().catch((error) => {
    console.warn(error);
    throw text("problem-not-loaded");
  });
  const it = readJson(reader.recognise(bytes, document.documentElement.lang), RECOGNISED);
  switch (it?.kind) {
    case "definitions":
      game.store.emit("define", it.text);
      return null;
    case "foreign":
      return text("fault-words", { words: it.words });
    case "notation": {
      const id = Session.idOf(it.game) ?? (await (await library()).fromLibrary(it.game));
      const definition = id === null ? undefined : Session.definitionOf(id);
      if (definition === undefined) return text("link-no-game", { game: it.game, games: [] });
      const read = readJson(reader.gamesOfNotation(bytes, definition), READ);
      if (!read?.pgn) return text("fault-words", { words: read?.faults[0] ?? "" });
      return readGames(game, read.pgn, asks, read.faults);
    }
    default:
      return readGames(game, content, asks);
  }
}
