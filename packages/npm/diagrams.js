// <move-diagram> as a classic script, which a browser runs where it is: the elements after it have their size at once. Everything else is loaded on
// demand, from modules beside the script.

import { MoveDiagram } from "./diagram/element.js";
import { parts } from "./diagram/parts.js";

/** @import { Parts } from "./diagram/parts.js" */

const script = document.currentScript;
const here = script instanceof HTMLScriptElement ? script.src : location.href;

/** @returns {Promise<Parts>} */
const rest = async () => (await import(new URL("diagram-parts.js", here).href)).found;

Object.assign(parts, /** @type {Parts} */ ({
  glue: async (...names) => (await rest()).glue(...names),
  program: async (...names) => (await rest()).program(...names),
  game: async (id) => (await rest()).game(id),
  kinds: async (id) => (await rest()).kinds(id),
  piece: async (id) => (await rest()).piece(id),
  names: async () => (await rest()).names(),
  set: async (id) => (await rest()).set(id),
  opponent: async () => (await rest()).opponent(),
  png: async () => (await rest()).png(),
  finding: async () => (await rest()).finding(),
}));

if (!customElements.get("move-diagram")) customElements.define("move-diagram", MoveDiagram);
