// Saves a game as one file: a page that opens from a disk or a mail, without the site. Loaded on demand.

import { fetched } from "../base/library-index.js";
import { download } from "../base/saving.js";
import { SITE } from "../site.js";
import { contentsOf } from "./contents.js";
import { extrasIn, fill } from "./fill.js";

/** The template, which only a site has whose modules were bundled. */
const TEMPLATE = new URL("one-file.html", SITE);

/**
 * Offers the file for download. Fails if the site does not give something that belongs to it.
 * @param {string} id of the game
 * @param {string} name its name, for the title and the name of the file
 * @param {{ own?: string, network?: boolean }} [options] the definition of an own game, as JSON; whether the network is wanted
 */
export async function saveOneFile(id, name, options) {
  const template = await fetched(TEMPLATE);
  const contents = await contentsOf(id, extrasIn(template), options);
  download(`${slug(name) || "game"}.html`, await fill(template, contents, name), "text/html");
}

/** A name in a form for files. */
export const slug = (/** @type {string} */ name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
