// A text or a file that was given to the page.

import { faultOf } from "../base/faults.js";
import { tooLong } from "../base/files.js";
import { loadImporter } from "../base/importer.js";
import { text } from "../base/texts.js";
import { GameFile, Session } from "../program.js";
import { library } from "./own-games.js";

/** @import { Content } from "../base/files.js" */
/** @import { Game } from "./game.js" */

/**
 * Reads a text or the bytes of a file. The person sees what was read before it replaces anything, unless the text is a position that was written to
 * be loaded (`asks`). Returns an error, or nothing.
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

/** Shows what was read, with the notes; with `asks` false, a single game or position is opened at once. */
async function readGames(/** @type {Game} */ game, /** @type {string | Uint8Array} */ content, asks = true, faults = /** @type {string[]} */ ([])) {
  const file = await game.loader.fileOf(content);
  if (file.length === 1 && !asks && faults.length === 0) {
    game.loader.openFrom(file, 0);
    return null;
  }
  // Notes on a single game are shown at once.
  if (file.length === 1) file.session(0).free();
  game.store.emit("choose", { file, faults });
  return null;
}

/** Reads other content than games: the importer recognises it. */
async function readOther(/** @type {Game} */ game, /** @type {string | Uint8Array} */ content, /** @type {Uint8Array} */ bytes, /** @type {boolean} */ asks) {
  const reader = await loadImporter().catch((error) => {
    console.warn(error);
    throw text("problem-not-loaded");
  });
  const it = reader.recognise(bytes, document.documentElement.lang);
  switch (it.kind) {
    case "definitions":
      game.store.emit("define", it.text);
      return null;
    case "foreign":
      return text("fault-words", { words: it.words });
    case "notation": {
      const id = Session.idOf(it.game) ?? (await (await library()).fromLibrary(it.game));
      const definition = id === null ? undefined : Session.definitionOf(id);
      if (definition === undefined) return text("link-no-game", { game: it.game, games: [] });
      const { pgn, faults } = reader.gamesOfNotation(bytes, definition, document.documentElement.lang);
      if (!pgn) return text("fault-words", { words: faults[0] ?? "" });
      return readGames(game, pgn, asks, faults);
    }
    case "games":
      return readGames(game, content, asks);
  }
}
