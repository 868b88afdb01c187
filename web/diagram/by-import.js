// The other files, for modules: literal addresses, so that a bundler finds them.

import { GAMES, KINDS, PROGRAMS } from "./addresses.js";
import { parts } from "./parts.js";
import { PIECES, SETS } from "./imports.js";
import { fetched } from "./program-file.js";

/** @import { Parts } from "./parts.js" */

Object.assign(parts, /** @type {Parts} */ ({
  glue: (language, program) => PROGRAMS[language][program][0](),
  program: (language, program) => fetched(PROGRAMS[language][program][1].href),
  game: (id) => GAMES[id](),
  kinds: (id) => KINDS[id](),
  piece: (id) => PIECES[id](),
  names: async () => Object.keys(PIECES),
  set: (id) => SETS[id](),
  opponent: () => import("./opponent.js"),
  png: () => import("./png.js"),
  finding: () => import("./finding.js"),
}));
