// Fills the template of a saved file, which the build makes. The program `menagerie bundle` does the same: see crates/cli/src/bundle.rs.

import { inBase64 } from "./base64.js";

/** @import { Contents } from "./contents.js" */

/** What is replaced in the template: the title, the id of the game, and the place of the contents. */
const TITLE = "<title>Menagerie</title>";
const ONLY = 'data-only=""';
const PLACE = 'id="contents">';

/** What the template lists: opening books and endings, which only some games have. */
export const extrasIn = (/** @type {string} */ template) => /data-extras="([^"]*)"/.exec(template)?.[1].split(" ") ?? [];

/** The file with a game of this name. No part of a game can end the element that it is put into: the contents are Base64. */
export async function fill(/** @type {string} */ template, /** @type {Contents} */ contents, /** @type {string} */ name) {
  const packed = await pack(JSON.stringify(contents));
  const values = [[TITLE, `<title>${escaped(name)} · Menagerie</title>`], [ONLY, `data-only="${escaped(contents.id)}"`], [PLACE, PLACE + packed]];
  return values.reduce((page, [place, value]) => {
    if (!page.includes(place)) throw new Error(`the template has no ${place}`);
    return page.replace(place, () => value);
  }, template);
}

/** A text for an element or an attribute. */
const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A text, compressed with gzip, in Base64. */
async function pack(/** @type {string} */ text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return inBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}
