// The other files, for modules: literal addresses, so that a bundler finds them.

import { GAMES, PROGRAMS } from "./addresses.js";
import { parts } from "./parts.js";
import { PIECES, SETS } from "./imports.js";

/** @import { Parts } from "./parts.js" */

Object.assign(parts, /** @type {Parts} */ ({
  glue: (language) => PROGRAMS[language][0](),
  program: (language) => PROGRAMS[language][1].href,
  game: (id) => GAMES[id](),
  piece: (id) => PIECES[id](),
  names: async () => Object.keys(PIECES),
  set: (id) => SETS[id](),
  opponent: () => import("./opponent.js"),
  png: () => import("./png.js"),
  finding: () => import("./finding.js"),
}));
