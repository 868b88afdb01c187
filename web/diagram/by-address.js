// The other files, for a classic script: they are in the script's folder.

import { parts } from "./parts.js";
import { fetched } from "./program-file.js";

/** @import { Parts } from "./parts.js" */

const script = document.currentScript;
const here = script instanceof HTMLScriptElement ? script.src : location.href;
const address = (/** @type {string} */ path) => new URL(`diagram/${path}`, here).href;
const load = (/** @type {string} */ path) => import(address(path));

Object.assign(parts, /** @type {Parts} */ ({
  glue: (language, program) => load(`${language}/menagerie_${program}.js`),
  program: (language, program) => fetched(address(`${language}/menagerie_${program}.lzma`)),
  game: (id) => load(`games/${id}.js`),
  kinds: (id) => load(`kinds/${id}.js`),
  piece: (id) => load(`pieces/${id}.js`),
  names: async () => Object.keys((await load("pieces/index.js")).default),
  set: (id) => load(`sets/${id}.js`),
  opponent: () => load("opponent.js"),
  png: () => load("png.js"),
  finding: () => load("finding.js"),
}));
