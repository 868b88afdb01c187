// A game as an animated picture (GIF), one frame for each move. Loaded when one is wanted.

import { GIFEncoder, applyPalette, quantize } from "gifenc";
import { make } from "../base/dom.js";
import { settings } from "../base/settings.js";
import * as pieces from "../board/piece-art.js";
import { mainLine } from "../game/record.js";
import { BoardView, Session } from "../program.js";

/** @import { GameData } from "../game/game-store.js" */

/** Milliseconds that the last position stays, before it begins again. */
const END = 3000;

/** Colours of the picture, besides the one that lets the frame before through. */
const COLOURS = 255;
const UNCHANGED = 255;

/** The format in which colours are compared: five or six bits of each part are as many as boards need. */
const FORMAT = "rgb565";

/**
 * Makes the picture. Gives its bytes, or nothing if it was stopped.
 * @param {GameData} data
 * @param {{ side: number, delay: number }} looks pixels of a square's side, milliseconds of a move
 * @param {(done: number, total: number) => boolean} progress hears how many frames are made; false stops
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
      return pixels(view.picture("png", side));
    };
    const line = [0, ...mainLine(session.tree())];
    const middle = await frame(line[Math.floor(line.length / 2)]);
    const last = await frame(line[line.length - 1]);
    const first = await frame(0);
    const palette = quantize(joined([first, middle, last].map(({ data }) => data)), COLOURS, { format: FORMAT });
    const gif = GIFEncoder();
    /** @type {Uint8Array | null} */
    let before = null;
    for (const [index, node] of line.entries()) {
      if (!progress(index, line.length)) return null;
      const { data, width, height } = await frame(node);
      const colours = applyPalette(data, palette, FORMAT);
      const only = before ? changed(before, colours) : colours;
      const whole = index === 0 ? { palette: [...palette, ...Array.from({ length: COLOURS + 1 - palette.length }, () => [0, 0, 0])], repeat: 0 } : {};
      gif.writeFrame(only, width, height, { ...whole, delay: index === line.length - 1 ? END : delay, transparent: before !== null, transparentIndex: UNCHANGED, dispose: 1 });
      before = colours;
      // The page stays as quick as ever.
      await new Promise((resolve) => setTimeout(resolve));
    }
    progress(line.length, line.length);
    gif.finish();
    return gif.bytes();
  } finally {
    view.free();
    session.free();
  }
}

/** The pixels of a picture whose address holds it. */
async function pixels(/** @type {string} */ address) {
  const letters = atob(address.slice(address.indexOf(",") + 1));
  const image = await createImageBitmap(new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type: "image/png" }));
  const { width, height } = image;
  const brush = make("canvas", { width, height }).getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("there is nothing to draw on");
  brush.drawImage(image, 0, 0);
  image.close();
  return brush.getImageData(0, 0, width, height);
}

/** A colour for each pixel that differs from the frame before, and for the others the one that lets that through. */
const changed = (/** @type {Uint8Array} */ before, /** @type {Uint8Array} */ now) => now.map((colour, at) => (colour === before[at] ? UNCHANGED : colour));

function joined(/** @type {Uint8ClampedArray[]} */ parts) {
  const all = new Uint8ClampedArray(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
