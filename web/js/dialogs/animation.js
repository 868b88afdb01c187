// A game as an animated picture (GIF), one frame for each move. Loaded on demand.

import { make } from "../base/dom.js";
import { settings } from "../base/settings.js";
import * as pieces from "../board/piece-art.js";
import { mainLine } from "../game/record.js";
import { BoardView, Session } from "../program.js";
import { gifOf, pixels } from "./gif.js";

/** @import { GameData } from "../game/game-store.js" */

/** The time in milliseconds of the last position, before it starts again. */
const END = 3000;

/**
 * Makes the picture. Returns its bytes, or nothing if it was stopped.
 * @param {GameData} data
 * @param {{ side: number, delay: number }} looks pixels of a square's side, milliseconds of a move
 * @param {(done: number, total: number) => boolean} progress is called with the number of frames that are made; false stops
 */
export async function animate({ session: played, variant, orientation }, { side, delay }, progress) {
  const session = Session.fromSaved(played.saved());
  const view = new BoardView(make("canvas"), () => {});
  try {
    const { coordinates, pieces: set } = { coordinates: settings.get("coordinates"), pieces: settings.get("pieces") };
    view.setTheme({ board: settings.get("board"), pieces: set, coordinates: coordinates === "outside" ? "inside" : coordinates });
    for (const id of variant.art) {
      const text = pieces.text(id);
      if (text) view.setArt(id, text);
    }
    for (const { art, letter } of session.pieceList()) view.setLetter(art, letter);
    const frame = async (/** @type {number} */ node) => {
      session.goTo(node);
      view.show(session, { orientation });
      return pixels(pictureAt(view.picture("png", side)));
    };
    const line = [0, ...mainLine(session.tree())];
    return await gifOf({ frames: line.length, frame: (index) => frame(line[index]), delay: (index) => (index === line.length - 1 ? END : delay) }, progress);
  } finally {
    view.free();
    session.free();
  }
}

/** The picture of a data URL. */
function pictureAt(/** @type {string} */ address) {
  const letters = atob(address.slice(address.indexOf(",") + 1));
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type: "image/png" });
}
