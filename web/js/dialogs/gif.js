// An animated picture (GIF) from several pictures. Loaded on demand.

import { GIFEncoder, applyPalette, quantize } from "gifenc";
import { make } from "../base/dom.js";

/** The number of colours, besides the transparent one. */
const COLOURS = 255;
const UNCHANGED = 255;

/** The format for comparing colours: five or six bits of each component are enough for boards. */
const FORMAT = "rgb565";

/**
 * @typedef {object} Film
 * @property {number} frames the number of pictures
 * @property {(index: number) => Promise<ImageData>} frame one of them; all have the same size
 * @property {(index: number) => number} delay its duration in milliseconds
 */

/**
 * Makes the animated picture. Returns its bytes, or nothing if it was stopped.
 * @param {Film} film
 * @param {(done: number, total: number) => boolean} progress is called with the number of frames that are made; false stops
 */
export async function gifOf({ frames, frame, delay }, progress) {
  const samples = [];
  for (const index of [0, Math.floor(frames / 2), frames - 1]) samples.push((await frame(index)).data);
  const palette = quantize(joined(samples), COLOURS, { format: FORMAT });
  const gif = GIFEncoder();
  /** @type {Uint8Array | null} */
  let before = null;
  for (let index = 0; index < frames; index += 1) {
    if (!progress(index, frames)) return null;
    const { data, width, height } = await frame(index);
    const colours = applyPalette(data, palette, FORMAT);
    const only = before ? changed(before, colours) : colours;
    const whole = index === 0 ? { palette: [...palette, ...Array.from({ length: COLOURS + 1 - palette.length }, () => [0, 0, 0])], repeat: 0 } : {};
    gif.writeFrame(only, width, height, { ...whole, delay: delay(index), transparent: before !== null, transparentIndex: UNCHANGED, dispose: 1 });
    before = colours;
    // Keeps the page responsive.
    await new Promise((resolve) => setTimeout(resolve));
  }
  progress(frames, frames);
  gif.finish();
  return gif.bytes();
}

/** The pixels of a picture. */
export async function pixels(/** @type {Blob} */ picture) {
  const image = await createImageBitmap(picture);
  const { width, height } = image;
  const brush = make("canvas", { width, height }).getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("there is nothing to draw on");
  brush.drawImage(image, 0, 0);
  image.close();
  return brush.getImageData(0, 0, width, height);
}

/** A colour for each pixel that differs from the previous frame, and the transparent one for the others. */
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
