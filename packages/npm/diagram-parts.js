// What diagrams load on demand, from modules with packed programs.

import { GAMES, KINDS, PROGRAMS } from "./diagram/addresses.js";
import { PIECES, SETS } from "./diagram/imports.js";
import { unpacked } from "./packed.js";

/** @import { Parts } from "./diagram/parts.js" */

/** @type {Parts} */
export const found = {
  glue: (language, program) => PROGRAMS[language][program][0](),
  program: async (language, program) => unpacked((await PROGRAMS[language][program][1]()).default),
  game: (id) => GAMES[id](),
  kinds: (id) => KINDS[id](),
  piece: (id) => PIECES[id](),
  names: async () => Object.keys(PIECES),
  set: (id) => SETS[id](),
  opponent: () => import("./diagram/opponent.js"),
  png: () => import("./diagram/png.js"),
  finding: () => import("./diagram/finding.js"),
};
