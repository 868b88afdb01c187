// What the oldest browsers have, after MDN's data on browsers.

import { createRequire } from "node:module";

/** Loads a package that is a CommonJS module. */
export const load = createRequire(import.meta.url);

const data = load("@mdn/browser-compat-data");

/** The oldest versions that everything works in. */
export const FLOOR = { safari: "16.4", firefox: "115", chrome: "110" };

/** The parts of MDN's data. */
export const { api, css, html, svg, javascript: { builtins } } = data;

const numbers = (version) => String(version).replace("≤", "").split(".").map(Number);

/** Whether a version is at most the other. */
function atMost(version, other) {
  const [mine, theirs] = [numbers(version), numbers(other)];
  for (let place = 0; place < Math.max(mine.length, theirs.length); place++) {
    const difference = (mine[place] ?? 0) - (theirs[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** Whether a browser has it, by its own name and without being asked for specially. */
function has(support, version) {
  return [support].flat().some((one) => one && one.version_added && one.version_added !== "preview" && !one.flags && !one.prefix && !one.alternative_name
    && atMost(one.version_added, version) && !(one.version_removed && atMost(one.version_removed, version)));
}

/** The browsers of the floor that lack an entry of MDN's; none where MDN knows nothing of it. */
export function lacking(entry) {
  const support = entry?.__compat?.support;
  return support ? Object.keys(FLOOR).filter((browser) => support[browser] !== undefined && !has(support[browser], FLOOR[browser])) : [];
}

/** An entry below these keys. */
export const at = (root, ...keys) => keys.reduce((entry, key) => (entry && Object.hasOwn(entry, key) ? entry[key] : undefined), root);
