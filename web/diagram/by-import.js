// The other files, for modules: their addresses are written out, so that a bundler finds them.

import { parts } from "./parts.js";
import { PIECES, SETS } from "./imports.js";

/** @import { GameDefinition } from "../types/built.js" */
/** @import { Parts } from "./parts.js" */

/** @type {Record<string, () => Promise<{ default: GameDefinition }>>} */
const GAMES = {
  gigachess: () => import("./games/gigachess.js"),
  gigachess2: () => import("./games/gigachess2.js"),
  janus: () => import("./games/janus.js"),
  chaturaji: () => import("./games/chaturaji.js"),
  chess: () => import("./games/chess.js"),
  capablanca: () => import("./games/capablanca.js"),
};
/** @type {Record<string, [() => ReturnType<Parts["glue"]>, URL]>} */
const PROGRAMS = {
  en: [() => import("./en/menagerie_diagram.js"), new URL("./en/menagerie_diagram.lzma", import.meta.url)],
  fr: [() => import("./fr/menagerie_diagram.js"), new URL("./fr/menagerie_diagram.lzma", import.meta.url)],
};

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
